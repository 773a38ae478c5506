"""Many callers of one solver: each is answered rightly, or told that its call was ended."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache, partial

import pytest

from fourfold.engine import Level, Opponent, Progress, Score, Solver, legal_turns
from fourfold.engine.cancelling import CancelledError, CancelToken
from fourfold.engine.errors import EngineCode
from fourfold.engine.signature import random_position
from fourfold.rules import Position, Variant, parse_position
from tests.refusals import refused

CALLERS = 6
SHORT = parse_position("..../..../.6../9de1 5")
"""A position whose search is short."""

QUESTIONS: dict[str, tuple[Callable[[Solver, Position, CancelToken | None], object], float]] = {
    "solve": (lambda solver, position, token: solver.solve(position, token=token), 40),
    "value": (lambda solver, position, token: solver.value(position, token=token), 30),
    "solve_all": (lambda solver, position, token: solver.solve_all([position], token=token), 10),
    "mistakes": (
        lambda solver, position, token: solver.mistakes(
            position, legal_turns(position)[:6], 4, token
        ),
        10,
    ),
    "best": (lambda solver, position, token: solver.best(position, token=token), 1),
    "look": (lambda solver, position, token: solver.look(position, 3, token), 1),
    "analyse": (lambda solver, position, token: solver.analyse(position, token=token), 0.5),
}
"""What can be asked, and how often."""


def short_lived(chance: random.Random, canceller: ThreadPoolExecutor) -> CancelToken:
    """A token that ends at once, soon, or when another thread comes to cancel it."""
    match chance.randrange(4):
        case 0:
            return CancelToken(seconds=0)
        case 1:
            return CancelToken(seconds=chance.uniform(0, 0.005))
        case 2:
            token = parent = CancelToken()
        case _:
            parent = CancelToken()
            token = CancelToken(parent=parent)
    canceller.submit(parent.cancel)
    return token


@pytest.mark.proof
@pytest.mark.parametrize("count", [1_500, pytest.param(9_000, marks=pytest.mark.proof)])
def test_all_callers_of_one_solver_are_answered_rightly(count: int) -> None:
    chance = random.Random(1)
    positions = [random_position(chance, 5 + i % 4 // 3 * (1 + i % 3)) for i in range(60)]
    shared, alone = Solver(threads=2, book=False), Solver(threads=1, book=False)

    def ask(caller: int, canceller: ThreadPoolExecutor) -> Iterator[tuple[str, Position, object]]:
        chance = random.Random(caller)
        weights = [weight for _, weight in QUESTIONS.values()]
        for _ in range(count // CALLERS):
            name, position = chance.choices(list(QUESTIONS), weights)[0], chance.choice(positions)
            token = short_lived(chance, canceller) if chance.random() < 0.2 else None
            try:
                yield name, position, QUESTIONS[name][0](shared, position, token)
            except CancelledError:
                assert token is not None
                assert token.is_cancelled
                yield "cancelled", position, None

    @cache
    def expected(name: str, position: Position) -> object:
        return QUESTIONS[name][0](alone, position, None)

    with ThreadPoolExecutor(1) as canceller, ThreadPoolExecutor(CALLERS) as pool:
        asked = pool.map(lambda caller: list(ask(caller, canceller)), range(CALLERS))
        answers = [each for some in asked for each in some]
    given = [(name, position, found) for name, position, found in answers if name != "cancelled"]
    wrong = Counter(name for name, position, found in given if found != expected(name, position))
    assert not wrong, f"of {len(given)} answers"
    assert len(answers) == count
    assert count / 2 < len(given) < count


def searching(solver: Solver, *asked: Callable[[], object]) -> list[Future[object]]:
    """Asks each question in a thread of its own, and waits until a search has begun or failed."""
    pool = ThreadPoolExecutor(len(asked))
    answers = [pool.submit(each) for each in asked]
    pool.shutdown(wait=False)
    while solver.nodes == 0 and not any(answer.done() for answer in answers):
        time.sleep(0.005)
    return answers


def test_closing_ends_the_searches_of_all_threads_and_lets_none_begin() -> None:
    solver = Solver(book=False)
    perfect = Opponent(solver, Level.PERFECT)
    asked: list[Callable[[Position], object]] = [solver.solve, solver.value, solver.best]
    asked += [solver.analyse, perfect.choose]
    answers = searching(solver, *(partial(each, Position()) for each in asked))
    solver.close()
    assert [type(answer.exception(60)) for answer in answers] == [CancelledError] * len(asked)
    with refused(CancelledError, EngineCode.CANCELLED):
        solver.solve(SHORT)
    assert solver.solve(parse_position("..../..../..../0123 f d1")) == Score.win(0)


def test_a_token_ends_its_own_calls_and_no_others() -> None:
    solver = Solver(book=False)
    family, token = CancelToken(), CancelToken()
    child = CancelToken(parent=family)
    one, other = searching(
        solver, *(partial(solver.value, Position(), token=each) for each in (child, token))
    )
    family.cancel()
    assert isinstance(one.exception(60), CancelledError)
    assert not other.done()
    assert not token.is_cancelled
    token.cancel()
    assert isinstance(other.exception(60), CancelledError)
    assert solver.solve(SHORT) == solver.solve(SHORT, token=CancelToken(seconds=float("inf")))


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 0.05])
def test_time_counts_from_when_the_token_was_made(seconds: float) -> None:
    solver = Solver(book=False)
    with pytest.raises(CancelledError):
        solver.solve(Position(), token=CancelToken(seconds))
    with pytest.raises(CancelledError):
        solver.solve(SHORT, token=CancelToken(60, parent=CancelToken(0)))


def test_progress_counts_what_its_own_call_has_searched() -> None:
    class EnoughError(Exception):
        pass

    def watch(progress: Progress) -> None:
        seen.append((progress.nodes, solver.nodes))
        if progress.nodes:
            raise EnoughError

    solver = Solver(book=False)
    with pytest.raises(CancelledError):
        solver.value(Position(), token=CancelToken(0.5))
    before, token = solver.nodes, CancelToken()
    seen: list[tuple[int, int]] = []
    with pytest.raises(EnoughError):
        solver.value(Position(), watch, token)
    assert all(own <= total - before for own, total in seen)
    assert not token.is_cancelled, "what progress raises ends one call alone"
    assert solver.solve(SHORT, token=token) == Solver(book=False).solve(SHORT)


def test_an_opponent_answers_several_threads() -> None:
    opponent = Opponent(Solver(), Level.PERFECT, 5)
    positions = [parse_position(".6../9de1/0f../b2.a 5"), parse_position("..../.5../..a./0..f 7")]
    alone = [str(Opponent(Solver(), Level.PERFECT, 5).choose(each)) for each in positions]
    hasty, token = Opponent(opponent.solver, Level.PERFECT), CancelToken()
    token.cancel()
    with ThreadPoolExecutor(CALLERS) as pool:
        choices = [pool.submit(opponent.choose, position) for position in positions * 3]
        soon = [pool.submit(hasty.choose, Position(), 0) for _ in range(3)]
        stopped = [pool.submit(hasty.choose, Position(), None, token) for _ in range(3)]
    assert [str(choice.result()) for choice in choices] == alone * 3
    for choice in soon + stopped:
        assert choice.result().turn in legal_turns(Position())


def test_a_growing_table_takes_no_answer_from_those_who_use_the_old_one() -> None:
    chance = random.Random(3)
    positions = [random_position(chance, pieces) for pieces in (9, 8, 7, 6, 5, 4, 4, 5)]
    expected = [Solver(threads=1, book=False).solve(position) for position in positions]
    for _ in range(5):
        solver = Solver(book=False)
        with ThreadPoolExecutor(len(positions)) as pool:
            assert list(pool.map(solver.solve, positions)) == expected


@pytest.mark.parametrize("plies", [-(2**40), 2**40])
def test_any_number_of_placements_can_be_looked_ahead(plies: int) -> None:
    solver, position = Solver(), parse_position(".6../9de1/0f../b2.a 5")
    bound = max(0, min(plies, 16))
    turns = legal_turns(position)
    assert solver.look(position, plies) == solver.look(position, bound)
    assert solver.mistakes(position, turns, plies) == solver.mistakes(position, turns, bound)


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program that must end long before its search would."""
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False
    )


SEARCHING = """
import random, threading, time
from fourfold.engine import CancelledError, Solver
from fourfold.engine.signature import random_position

def search():
    chance = random.Random(1)
    positions = [random_position(chance, 4) for _ in range(3000)]  # the work of minutes
    while True:
        try:
            solver.solve_all(positions)
        except CancelledError:
            pass

solver = Solver(book=False, threads=1)
for _ in range(3):
    threading.Thread(target=search, daemon=True).start()
while not solver.nodes:
    time.sleep(0.005)
"""


@pytest.mark.proof
@pytest.mark.parametrize("end", ["", "solver.close()", "raise SystemExit(0)"])
def test_a_program_ends_though_daemon_threads_search(end: str) -> None:
    ended = run(SEARCHING + end)
    assert (ended.returncode, ended.stderr) == (0, "")


ASKING = """
import random, threading, time
from fourfold.engine import Solver
from fourfold.engine.signature import random_position

def ask():
    while True:
        for position in positions:
            solver.solve(position)
            solver.best(position)
            solver.look(position, 2)

chance = random.Random(1)
solver, positions = Solver(), [random_position(chance, 9) for _ in range(100)]
for _ in range(3):
    threading.Thread(target=ask, daemon=True).start()
while solver.nodes < 10_000:
    time.sleep(0.005)
"""


def test_a_program_ends_though_daemon_threads_ask_short_questions() -> None:
    """Those are answered in the threads that ask, which nobody joins."""
    ended = run(ASKING)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_solver_that_nobody_holds_any_more_is_kept_until_its_search_ends() -> None:
    def ask(seed: int) -> Score:
        return Solver(book=False).solve(random_position(random.Random(seed), 5))

    with ThreadPoolExecutor(CALLERS) as pool:
        found = list(pool.map(ask, [*range(6), *range(6)]))
    assert found[:6] == found[6:]


@pytest.mark.skipif(sys.platform != "linux", reason="limits its own memory by what Linux tells")
def test_where_threads_are_scarce_fewer_search() -> None:
    ended = run("""
import resource
from fourfold.engine import Solver
from fourfold.rules import parse_position

position = parse_position("..../..../.6../9de1 5")
expected = Solver(threads=1, book=False).solve(position)
with open("/proc/self/statm") as file:
    used = int(file.read().split()[0]) * resource.getpagesize()
limit = used + 256 * 1024 * 1024  # room for a few stacks
resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
assert Solver(threads=256, book=False).solve(position) == expected
""")
    assert ended.returncode == 0, ended.stderr


@pytest.mark.parametrize("blocks", [False, True])
def test_solvers_of_one_variant_share_nothing_that_closing_ends(blocks: bool) -> None:
    one, other = (Solver(Variant(blocks=blocks), book=False) for _ in range(2))
    one.close()
    position = random_position(random.Random(2), 8)
    position = Position(one.variant, position.board, position.hand)
    with pytest.raises(CancelledError):
        one.solve(position)
    assert other.solve(position) == Solver(one.variant).solve(position)


INTERRUPTED = """
import random, signal
from fourfold.engine import CancelledError, CancelToken, Solver
from fourfold.rules import parse_position

is_armed = False

def interrupt(*_):
    global is_armed
    if is_armed:
        is_armed = False
        raise KeyboardInterrupt

signal.signal(signal.SIGALRM, interrupt)
chance = random.Random(1)
solver = Solver(book=False)
position = parse_position("..../..../..../0... 1")
for _ in range(40):
    try:
        is_armed = True
        signal.setitimer(signal.ITIMER_REAL, chance.uniform(1e-5, 1e-3))
        solver.solve(position, token=CancelToken(seconds=0.2))  # Python may swallow an interrupt.
    except (KeyboardInterrupt, CancelledError, RuntimeError):
        pass  # An interrupt may leave a condition of Python's own without its lock.
is_armed = False
signal.setitimer(signal.ITIMER_REAL, 0)
"""


def test_an_interrupt_at_any_moment_loses_no_thread() -> None:
    """One that came while a thread began left it to search on when the program had ended."""
    ended = run(INTERRUPTED)
    assert ended.returncode == 0, ended.stderr
