"""What the server thinks: the same as the solver, once for all that are alike."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Sequence
from random import Random
from typing import TypeVar

import pytest

from fourfold.engine import CancelledError, Level, Opponent, Solver
from fourfold.engine.turn import legal_turns
from fourfold.rules import VARIANTS, Position, RulesCode, SetupError, Variant, parse_position
from fourfold.rules.symmetry import canonical, symmetries
from fourfold.service.fair_queue import BusyError, FairQueue
from fourfold.service.solver_pool import WAITING_PER_ADDRESS, SolverPool
from fourfold.service.thinker import Thinker, Watch
from tests.refusals import refused
from tests.strategies import quiet_game

pytestmark = pytest.mark.anyio
SECONDS = 60.0
"""More than anything here takes on a busy machine."""

Answer = TypeVar("Answer")


@pytest.fixture
def solvers() -> Iterator[SolverPool]:
    made = SolverPool()
    yield made
    made.close()


def late_positions(count: int) -> list[Position]:
    chance = Random(5)
    return [
        quiet_game(chance, chance.choice(VARIANTS), chance.randrange(20, 29)).position
        for _ in range(count)
    ]


async def test_an_analysis_is_that_of_the_solver(solvers: SolverPool) -> None:
    for position in late_positions(40):
        found = await solvers.analyse("", position)
        assert found == Solver(position.variant).analyse(position)
        assert tuple(each.turn for each in found) == legal_turns(position)


async def test_a_best_turn_is_the_first_of_those_in_an_analysis(solvers: SolverPool) -> None:
    for position in late_positions(40):
        turns = Solver(position.variant).analyse(position)
        assert await solvers.best("", position) == max(turns, key=lambda each: each.score)


async def test_positions_that_are_alike_are_solved_once(solvers: SolverPool) -> None:
    position = late_positions(1)[0]

    async def analyse_all() -> None:
        images = [each.position(position) for each in symmetries(position.variant)]
        await asyncio.gather(*(solvers.analyse("", each) for each in images[:: len(images) // 50]))

    await analyse_all()
    assert len(solvers._scores.known) == 1


async def test_a_finished_game_is_not_analysed(solvers: SolverPool) -> None:
    for ask in (solvers.analyse, solvers.best):
        with refused(SetupError, RulesCode.GAME_OVER):
            await ask("", parse_position("0123/4567/89ab/cdef draw"))


def endless(_: Solver, watch: Watch) -> object:
    """A real search that takes longer than any test."""
    return Solver(threads=1, book=False).analyse(parse_position("..../..../..../.... 0"), watch)


async def fill(thinker: Thinker) -> list[asyncio.Task[object]]:
    """Has a thread search without end, with as much waiting behind it as may wait."""
    tasks = [asyncio.create_task(thinker.think("", Variant(), endless))]
    while not thinker._solvers:
        await asyncio.sleep(0.01)
    tasks += [
        asyncio.create_task(thinker.think("", Variant(), endless))
        for _ in range(WAITING_PER_ADDRESS)
    ]
    await asyncio.sleep(0)
    with pytest.raises(BusyError):
        await thinker.think("", Variant(), endless)
    return tasks


async def give_up(tasks: Sequence[asyncio.Task[object]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


def early_positions(count: int) -> list[Position]:
    """Those that take the longest: just beyond the book."""
    chance = Random(8)
    found: dict[Position, Position] = {}
    while len(found) < count:
        position = quiet_game(chance, Variant(), 9).position
        found[canonical(position)[0]] = position
    return list(found.values())


async def test_who_asks_for_too_much_is_refused_and_others_are_served_in_turn(
    solvers: SolverPool,
) -> None:
    async with asyncio.timeout(SECONDS):
        positions = early_positions(2 * WAITING_PER_ADDRESS)
        much = [asyncio.create_task(solvers.analyse("much", each)) for each in positions]
        await asyncio.sleep(0)
        for position in late_positions(3):
            await solvers.analyse("little", position)
        done = [each for each in much if each.done()]
        busy = [each for each in done if isinstance(each.exception(), BusyError)]
        assert len(busy) >= WAITING_PER_ADDRESS - 1
        assert len(done) - len(busy) < WAITING_PER_ADDRESS / 2
        await give_up(much)


async def test_a_long_search_gives_way_and_goes_on(solvers: SolverPool) -> None:
    async with asyncio.timeout(SECONDS):
        long = asyncio.create_task(solvers._analyses.think("long", Variant(), endless))
        for position in late_positions(3):
            assert await solvers.analyse("short", position) == Solver(position.variant).analyse(
                position
            )
        assert not long.done()
        await give_up([long])


@pytest.mark.proof
async def test_searches_that_give_way_to_each_other_are_exact(solvers: SolverPool) -> None:
    positions = early_positions(2)
    asked = (solvers.analyse(str(number), each) for number, each in enumerate(positions))
    found = await asyncio.wait_for(asyncio.gather(*asked), SECONDS)
    assert found == [Solver().analyse(each) for each in positions]


async def test_who_stops_waiting_stops_the_search(solvers: SolverPool) -> None:
    async with asyncio.timeout(SECONDS):
        begun = threading.Event()

        def think(solver: Solver, watch: Watch) -> object:
            begun.set()
            return endless(solver, watch)

        thinking = asyncio.create_task(solvers._analyses.think("", Variant(), think))
        position = late_positions(1)[0]
        waiting = [asyncio.create_task(solvers.analyse("", position)) for _ in range(2)]
        await asyncio.to_thread(begun.wait)
        waiting[0].cancel()
        thinking.cancel()
        assert await waiting[1] == Solver(position.variant).analyse(position)
        assert not solvers._scores.asked


async def test_what_nobody_waits_for_is_not_thought_about(solvers: SolverPool) -> None:
    async with asyncio.timeout(SECONDS):
        thinking = asyncio.create_task(solvers._analyses.think("", Variant(), endless))
        for position in early_positions(2 * WAITING_PER_ADDRESS):
            asked = asyncio.create_task(solvers.analyse("", position))
            await asyncio.sleep(0.001)
            asked.cancel()
            await asyncio.wait([asked])
            assert asked.cancelled()
        assert not solvers._scores.asked
        await give_up([thinking])


@pytest.mark.proof
async def test_computers_move_however_much_is_thought_about(solvers: SolverPool) -> None:
    async with asyncio.timeout(SECONDS):
        much = await fill(solvers._play)
        position = parse_position("..../.5../..a./0..f 7")
        for level in Level:
            for seconds in (0.0, 0.1):
                choice = await solvers.choose("", level, 1, position, seconds)
                assert choice.turn in legal_turns(position)
        await give_up(much)
        perfect = await solvers.choose("", Level.PERFECT, 1, position, 60.0)
        assert perfect == Opponent(Solver(), Level.PERFECT, 1).choose(position)


async def test_closing_ends_all_thinking_at_once() -> None:
    async with asyncio.timeout(SECONDS):
        solvers = SolverPool()
        thinking = [asyncio.create_task(solvers.analyse("", each)) for each in early_positions(9)]
        while not solvers._analyses._solvers:
            await asyncio.sleep(0.01)
        solvers.close()
        ended = await asyncio.gather(*thinking, return_exceptions=True)
        assert {type(each) for each in ended} <= {BusyError, CancelledError}
        with pytest.raises(BusyError):
            await solvers.analyse("", parse_position("..../.5../..a./0..e 7"))


async def test_closing_ends_what_is_about_to_be_thought() -> None:
    begun, may_go_on = threading.Event(), threading.Event()

    def think_late(solver: Solver, _: Watch) -> object:
        begun.set()
        may_go_on.wait()
        return solver.analyse(parse_position("..../.5../..a./0..f 7"))

    async with asyncio.timeout(SECONDS):
        thinker = Thinker("late", FairQueue())
        thinking = asyncio.create_task(thinker.think("", Variant(), think_late))
        await asyncio.to_thread(begun.wait)
        thinker.close()
        may_go_on.set()
        with pytest.raises(CancelledError):
            await thinking
