"""The solver, judged by the rules: plain search, consistency, symmetry, played-out games."""

from __future__ import annotations

import random

import pytest

from fourfold.engine import EngineCode, Progress, Score, Solver, Value, legal_turns
from fourfold.rules import VARIANTS, Position, Symmetry, Trait, Variant, parse_game, parse_position
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.symmetry import BLOCK_SYMMETRIES, LINE_SYMMETRIES, PIECE_SYMMETRIES
from tests.engine.plain import plain_analysis, plain_score
from tests.examples import counts_of
from tests.refusals import refused
from tests.strategies import quiet_game
from tests.table.games import ROW


def late_position(chance: random.Random, variant: Variant, pieces: tuple[int, int]) -> Position:
    """A random position with expired and open lines, with or without a piece in hand."""
    while True:
        length = 2 * chance.randint(*pieces) + chance.randint(0, 1)
        position = quiet_game(chance, variant, min(length, 33)).position
        if not position.is_over:
            return position


@pytest.mark.parametrize(
    ("count", "pieces"),
    [
        (6, (12, 16)),
        pytest.param(80, (12, 16), marks=pytest.mark.proof),
        pytest.param(2, (11, 11), marks=pytest.mark.proof),
    ],
)
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_scores_against_plain_search(variant: Variant, count: int, pieces: tuple[int, int]) -> None:
    chance, solver = random.Random(1), Solver(variant)
    known: dict[Position, Score] = {}
    for _ in range(count):
        position = late_position(chance, variant, pieces)
        assert solver.solve(position) == plain_score(position, known), repr(position)


@pytest.mark.parametrize(
    ("count", "fewest"), [(4, 12), pytest.param(10, 11, marks=pytest.mark.proof)]
)
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_analysis_against_plain_search(variant: Variant, count: int, fewest: int) -> None:
    chance, solver = random.Random(2), Solver(variant, threads=1)
    for _ in range(count):
        position = late_position(chance, variant, (fewest, 16))
        found = [(str(turn), turn.score) for turn in solver.analyse(position)]
        assert found == plain_analysis(position, {}), repr(position)


@pytest.mark.parametrize("variant", [Variant(), Variant(blocks=True), *VARIANTS[5:8]])
def test_a_score_is_that_of_the_best_turn(variant: Variant) -> None:
    chance = random.Random(4)
    for _ in range(6):
        position = late_position(chance, variant, (6, 9))
        solver = Solver(variant)
        score = Solver(variant, threads=1).solve(position)
        analysis = solver.analyse(position)
        assert [each.turn for each in analysis] == list(legal_turns(position))
        assert max(each.score for each in analysis) == score
        assert solver.best(position) == next(each for each in analysis if each.score == score)
        assert solver.value(position) is score.value


@pytest.mark.parametrize("blocks", [False, True])
def test_symmetric_positions_have_one_score(blocks: bool) -> None:
    chance = random.Random(5)
    for traits in (tuple(Trait), tuple(Trait)[1:], (Trait.HEIGHT,)):
        variant = Variant(traits, blocks)
        for _ in range(4):
            position = late_position(chance, variant, (5, 9))
            cells = chance.choice(BLOCK_SYMMETRIES if blocks else LINE_SYMMETRIES)
            image = Symmetry(cells, chance.choice(PIECE_SYMMETRIES)).position(position)
            assert Solver(image.variant).solve(image) == Solver(variant).solve(position)


@pytest.mark.parametrize("variant", [Variant(), Variant(blocks=True), Variant((Trait.SHAPE,))])
def test_distances_come_true_when_both_sides_play_their_best(variant: Variant) -> None:
    chance, solver = random.Random(6), Solver(variant)
    decided = 0
    for _ in range(40):
        position = late_position(chance, variant, (7, 10))
        score = solver.solve(position)
        start = position.count
        if score.plies is None:
            continue
        decided += 1
        winner = position.turn if score.value is Value.WIN else (position.turn or 0).other  # type: ignore[union-attr]
        while not position.is_over:
            for move in solver.best(position).turn:
                position = position.play(move)
        assert position.count - start == score.plies
        assert position.called is not None
        assert position._actor is winner
    assert decided > 5


@pytest.mark.parametrize(
    ("text", "score", "best"),
    [
        ("..../..../..../0123 - d1", Score.win(0), "!a1d1"),
        ("..../..../..../0123 f d1", Score.win(0), "!a1d1"),
        ("..../..../..../012. 3", Score.win(1), "d1 !a1d1"),
        ("6eb0/217d/538f/9c4a -", Score.draw(), "done"),
        ("6eb0/217d/538f/9c4a done", Score.draw(), "done"),
        ("478b/12de/569a/03cf done d4", Score.win(0), "!d1d4"),
        (".eb0/217d/538f/9c4a 6", Score.draw(), "a4 done"),
    ],
)
def test_positions_that_need_no_search(text: str, score: Score, best: str) -> None:
    turn = Solver().best(parse_position(text))
    assert (str(turn), turn.score) == (best, score)


def test_scores_do_not_depend_on_threads_or_memory() -> None:
    chance = random.Random(7)
    for _ in range(5):
        position = late_position(chance, Variant(), (6, 7))
        scores = {
            Solver(threads=threads, memory=memory).solve(position)
            for threads in (1, 2, 5)
            for memory in (1, 64)
        }
        assert len(scores) == 1


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Solver(memory=0), EngineCode.BAD_MEMORY),
        (lambda: Solver(memory=-5), EngineCode.BAD_MEMORY),
        (lambda: Solver(memory=10**9), EngineCode.BAD_MEMORY),
        (lambda: Solver(threads=0), EngineCode.BAD_THREADS),
        (lambda: Solver(threads=10_000), EngineCode.BAD_THREADS),
        (lambda: Solver().solve(Position(Variant(blocks=True))), EngineCode.WRONG_VARIANT),
        (lambda: Solver().solve(parse_game(ROW + " !a1d1").position), RulesCode.GAME_OVER),
        (lambda: Solver().analyse(parse_position("6eb0/217d/538f/9c4a draw")), RulesCode.GAME_OVER),
    ],
)
def test_what_cannot_be_solved_is_refused(make: object, code: str) -> None:
    with refused(SetupError, code):
        make()  # type: ignore[operator]


def test_progress_is_reported_and_may_end_the_search() -> None:
    class EnoughError(Exception):
        pass

    seen: list[Progress] = []

    def watch(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) == 3:
            raise EnoughError

    solver = Solver(memory=64, book=False)
    with pytest.raises(EnoughError):
        solver.solve(Position(), watch)
    assert [progress.total for progress in seen] == [1, 1, 1]  # sixteen gives, all equal
    assert seen[-1].nodes > 0
