"""Whole games: replay, undo and automatic calling."""

from collections.abc import Callable

import pytest
from hypothesis import given

from fourfold.rules import (
    PIECES,
    Call,
    Calling,
    Done,
    Draw,
    Game,
    Give,
    Line,
    Place,
    Position,
    Result,
    TraitValue,
    Variant,
    Win,
)
from fourfold.rules.cell import Cell
from fourfold.rules.errors import FourfoldError, MoveError, RulesCode
from fourfold.rules.notation import parse_game, parse_position
from tests.refusals import refused
from tests.strategies import EVERY_MOVE, callings, games

ANY_GAME = callings.flatmap(lambda calling: games(calling=calling))


@given(ANY_GAME)
def test_replay_equals_live(game: Game) -> None:
    replayed = Game(game.start, game.moves, game.calling)
    assert replayed == game
    assert replayed.positions == game.positions
    assert replayed.outcome == game.outcome


@given(games(calling=Calling.AUTOMATIC))
def test_an_automatic_game_replays_by_hand(game: Game) -> None:
    by_hand = Game(game.start, game.moves, Calling.HAND)
    assert by_hand.positions == game.positions


@given(games(calling=Calling.AUTOMATIC))
def test_automatic_calling_leaves_no_line_open(game: Game) -> None:
    assert game.position.last is None or game.position.is_over
    assert all(not position.expired_lines for position in game.positions)
    assert not game.position.is_full or game.position.is_over


@given(ANY_GAME)
def test_undo_takes_back_one_decision(game: Game) -> None:
    if not game.moves:
        with refused(FourfoldError, RulesCode.NOTHING_TO_UNDO):
            game.undo()
        return
    shorter = game.undo()
    assert game.moves[: len(shorter.moves)] == shorter.moves
    assert shorter.play(game.moves[len(shorter.moves)]) == game
    assert shorter == Game(shorter.start, shorter.moves, shorter.calling)


@given(ANY_GAME)
def test_legal_moves_are_those_that_play_accepts(game: Game) -> None:
    for move in EVERY_MOVE:
        if move in game.legal_moves():
            assert game.play(move).moves[len(game.moves)] == move
        else:
            with pytest.raises(MoveError):
                game.play(move)


@given(ANY_GAME)
def test_the_result_follows_from_the_outcome(game: Game) -> None:
    match game.outcome:
        case Win(winner, line, shared):
            assert game.result.value == winner.value
            assert game.moves[-1] == Call(line)
            assert set(shared) <= {v for v in TraitValue if v.trait in game.start.variant.traits}
            assert shared == game.position.shared(line) != ()
        case Draw():
            assert game.result is Result.DRAW
            assert game.moves[-2:] == (Done(), Done())
        case None:
            assert game.result is Result.UNFINISHED
            assert game.legal_moves()


def test_a_game_may_start_anywhere() -> None:
    start = parse_position("..../..../..../0123 f d1")
    assert Game(start).play(Call(Line.A1D1)).result is Result.SECOND
    assert Game(start, calling=Calling.AUTOMATIC).legal_moves() == (Call(Line.A1D1),)
    with refused(MoveError, RulesCode.CALL_DUE):
        Game(start, (Place(Cell.A2),), Calling.AUTOMATIC)


FULL = "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6 a4"


def test_automatic_calling_says_done_at_the_end() -> None:
    game = Game(calling=Calling.AUTOMATIC)
    for move in parse_game(FULL).moves:
        game = game.play(move)
    assert str(game) == FULL + " done done"
    assert game.result is Result.DRAW


def test_a_game_by_hand_can_be_settled_when_calling_becomes_automatic() -> None:
    moves = parse_game("0 a1 1 b1 2 c1 3 d1").moves
    game = Game(moves=moves, calling=Calling.AUTOMATIC)
    assert str(game.settled()) == "0 a1 1 b1 2 c1 3 d1 !a1d1"
    assert game.settled().settled() == game.settled()
    assert Game(moves=moves).settled() == Game(moves=moves)


def test_a_turn_is_played_whole_or_not_at_all() -> None:
    game = parse_game("0 a1 1 b2")
    assert game.play_turn((Give(PIECES[2]), Place(Cell.C3))) == parse_game("0 a1 1 b2 2 c3")
    assert game.play_turn(()) is game
    with refused(MoveError, RulesCode.CELL_TAKEN):
        game.play_turn((Give(PIECES[2]), Place(Cell.A1)))


def test_a_turn_leaves_to_automatic_calling_what_it_has_played() -> None:
    game = parse_game("0 a1 1 b1 2 c1 3", calling=Calling.AUTOMATIC)
    called = game.play_turn((Place(Cell.D1), Call(Line.A1D1)))
    assert str(called) == "0 a1 1 b1 2 c1 3 d1 !a1d1"
    last = parse_position(".eb0/217d/538f/9c4a 6")
    full = Game(last, calling=Calling.AUTOMATIC).play_turn((Place(Cell.A4), Done()))
    assert str(full) == "a4 done done"
    with refused(MoveError, RulesCode.GAME_OVER):
        called.play_turn((Done(),))


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        (Position, {"hand": "7"}),
        (Position, {"board": ("0", *[None] * 15)}),
        (Position, {"variant": "traits=shape"}),
        (Position, {"last": "a1"}),
        (Variant, {"blocks": "off"}),
        (Variant, {"traits": "shape"}),
        (Game, {"start": "..../..../..../.... -"}),
        (Game, {"moves": ("0",)}),
    ],
)
def test_a_text_where_a_value_belongs_is_a_type_error(
    kind: Callable[..., object], parts: dict[str, object]
) -> None:
    with pytest.raises(TypeError, match=r"^not a "):
        kind(**parts)
