"""A look back at games: exact at every move, and only a move that cost something is spoken of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from fourfold.engine import (
    Level,
    ReviewedMove,
    Score,
    ScoredTurn,
    Solver,
    Value,
    review as review_now,
)
from fourfold.rules import (
    Call,
    Calling,
    Done,
    Game,
    Move,
    Place,
    Position,
    Seat,
    Trait,
    Variant,
    parse_game,
    parse_position,
)
from fourfold.service.review import review, said as message_of
from fourfold.service.solver_pool import SolverPool
from fourfold.words import Language, Texts
from tests.strategies import quiet_game
from tests.table.games import ROW

pytestmark = pytest.mark.anyio
PLAIN = Variant()
SQUARES = Variant(blocks=True)
FEW = Variant((Trait.SHAPE, Trait.BODY), blocks=True)
FULL = "2 b1 b c2 8 c3 f c1 d d3 c d2 7 a4 a a2 0 d1 5 a1 9 b3 4 c4 6 b2 e d4 1 b4 3 a3"
"""Without any line."""


@pytest.fixture(scope="module")
def solvers() -> Iterator[SolverPool]:
    made = SolverPool()
    yield made
    made.close()


def random_game(seed: int, variant: Variant) -> Game:
    """A game to its end, in which about every second line is called."""
    chance = Random(seed)
    game = Game(Position(variant))
    while moves := game.legal_moves():
        calls = [move for move in moves if isinstance(move, Call)]
        others = [move for move in moves if not isinstance(move, Call)]
        game = game.play(chance.choice(calls if calls and chance.random() < 0.5 else others))
    return game


def score_of(move: Move, turns: Sequence[ScoredTurn]) -> Score:
    """The score of a move: the best of the turns that begin with it."""
    return max(each.score for each in turns if each.turn[0] == move)


async def reviewed(moves: str, solvers: SolverPool) -> tuple[ReviewedMove, ...]:
    return await review(parse_game(moves), solvers, "")


def said(each: ReviewedMove) -> str | None:
    told = message_of(each)
    return None if told is None else Texts(Language.EN).say(told)


GAMES = [
    *(random_game(seed, variant) for variant in (PLAIN, SQUARES, FEW) for seed in (1, 2)),
    *(quiet_game(Random(3), variant, 34) for variant in (PLAIN, SQUARES, FEW)),
    *(quiet_game(Random(4), PLAIN, length) for length in (13, 20)),
]


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{len(game.moves)} moves")
async def test_every_score_is_that_of_the_solver(solvers: SolverPool, game: Game) -> None:
    solver = Solver(game.start.variant)
    moves = await review(game, solvers, "")
    assert moves == review_now(game, solver)
    assert tuple(each.move for each in moves) == game.moves
    assert tuple(each.position for each in moves) == game.positions[: len(moves)]
    for each in moves:
        turns = solver.analyse(each.position)
        assert each.seat is each.position.turn
        assert each.before == max(turn.score for turn in turns)
        assert each.after == score_of(each.move, turns)
        assert each.before == score_of(each.best, turns)
        assert (each.best == each.move) == (each.before == each.after)
        told = message_of(each)
        assert (told is None) == (each.before.value is each.after.value)
        assert told is None or all(Texts(language).say(told) for language in Language)


async def test_the_games_of_these_tests_turn_in_every_way(solvers: SolverPool) -> None:
    moves = [each for game in GAMES for each in await review(game, solvers, "")]
    told = [(message_of(each), each.before.value, each.after.value) for each in moves]
    turns = [(said.id, before, after) for said, before, after in told if said]
    assert {id_ for id_, _, _ in turns} == {"turned-place", "turned-give", "turned-missed"}
    assert {(before, after) for _, before, after in turns} == {
        (Value.WIN, Value.DRAW),
        (Value.WIN, Value.LOSS),
        (Value.DRAW, Value.LOSS),
    }


async def test_a_line_that_the_placer_missed_and_the_receiver_called(solvers: SolverPool) -> None:
    *_, placed, gave, called = await reviewed(f"{ROW} f !a1d1", solvers)
    assert (placed.seat, placed.before, placed.after) == (Seat.FIRST, Score.win(1), Score.win(1))
    assert (gave.seat, gave.before, gave.after) == (Seat.FIRST, Score.win(0), Score.loss(0))
    assert str(gave.best) == "!a1d1"
    assert said(gave) == "Overlooked row 1: all four are round and light."
    assert (called.seat, called.before, called.after) == (Seat.SECOND, Score.win(0), Score.win(0))
    assert said(called) is None


async def test_a_line_that_both_missed_expires(solvers: SolverPool) -> None:
    *_, gave, placed, then = await reviewed(f"{ROW} f a2 4", solvers)
    assert str(gave.best) == str(placed.best) == "!a1d1"
    assert placed.before == Score.win(0)
    assert placed.after < placed.before
    assert said(placed) == said(gave)
    assert then.position.last is None
    assert then.before == placed.after.later(-1)


async def test_the_sixteenth_piece_and_done(solvers: SolverPool) -> None:
    *_, placed, one, other = await reviewed(f"{FULL} done done", solvers)
    assert [each.seat for each in (placed, one, other)] == [Seat.FIRST, Seat.FIRST, Seat.SECOND]
    assert {each.after for each in (placed, one, other)} == {Score.draw()}
    assert [str(each.best) for each in (placed, one, other)] == ["a3", "done", "done"]
    assert {said(each) for each in (placed, one, other)} == {None}


async def test_a_line_of_the_sixteenth_piece_that_both_missed(solvers: SolverPool) -> None:
    start = parse_position("0123/4567/89ab/cde. f")
    game = Game(start).play(Place(start.empty_cells[0])).play(Done()).play(Done())
    placed, one, other = await review(game, solvers, "")
    assert (placed.before, placed.after) == (Score.win(1), Score.win(1))
    assert (one.before, one.after) == (Score.win(0), Score.loss(0))
    assert (other.before, other.after) == (Score.win(0), Score.draw())
    assert {told.id for each in (one, other) if (told := message_of(each))} == {"turned-missed"}


async def test_automatic_calls_are_moves_like_any_others(solvers: SolverPool) -> None:
    game = Game(calling=Calling.AUTOMATIC)
    for move in parse_game(ROW).moves:
        game = game.play(move)
    *_, called = await review(game, solvers, "")
    assert str(called.move) == str(called.best) == "!a1d1"
    assert called.after == Score.win(0)


async def test_a_game_without_a_move(solvers: SolverPool) -> None:
    assert await review(Game(), solvers, "") == ()


async def test_many_reviews_hold_up_nobody() -> None:
    """Moves are chosen, and other positions analysed, while many games are looked back at."""
    games = [quiet_game(Random(seed), PLAIN, 34) for seed in range(30)]
    solvers = SolverPool()
    reviews = [asyncio.create_task(review(game, solvers, "")) for game in games]
    await asyncio.sleep(0.1)
    await solvers.choose("", Level.BEGINNER, 1, parse_position("..../..../..../.... 0"), 1.0)
    await solvers.analyse("", parse_position("0123/4567/89ab/cde. f"))
    assert not all(each.done() for each in reviews)
    for each in reviews:
        each.cancel()
    await asyncio.gather(*reviews, return_exceptions=True)
    solvers.close()
