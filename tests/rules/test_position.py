"""Positions: what is legal, what is refused, and that nothing ever changes."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given

from fourfold import rules
from fourfold.rules import PIECES, Cell, Game, Line, Piece, Position, TraitValue, Variant
from fourfold.rules.errors import MoveError, RulesCode, SetupError
from fourfold.rules.move import Call, Give, Place
from fourfold.rules.notation import parse_game, parse_position
from tests import oracle
from tests.examples import oracle_rules
from tests.refusals import refused
from tests.strategies import EVERY_MOVE, games, positions


@given(positions())
def test_legal_moves_are_exactly_those_that_play_accepts(position: Position) -> None:
    legal = position.legal_moves()
    before = (repr(position), hash(position), copy.deepcopy(position))
    assert len(set(legal)) == len(legal)
    for move in EVERY_MOVE:
        assert position.is_legal(move) == (move in legal)
        if move in legal:
            assert position.play(move) != position
        else:
            with pytest.raises(MoveError) as caught:
                position.play(move)
            assert caught.value.position is position
            assert caught.value.move == move
    assert (repr(position), hash(position), position) == before


@given(positions())
def test_legal_moves_and_texts_agree_with_the_oracle(position: Position) -> None:
    counted = oracle_rules(position.variant)
    state = oracle.read(str(position), counted)
    assert oracle.write(state) == str(position)
    if position.is_over:
        assert position.turn is None
    else:
        assert str(position.turn) == oracle.to_act(state)
    if position.called is None:
        legal = position.legal_moves()
        assert [str(move) for move in legal] == oracle.legal_moves(state, counted)
        for move in legal:
            expected = oracle.play(state, str(move), counted)
            assert str(position.play(move)) == oracle.write(expected)
            assert position.play(move).is_over == oracle.is_over(expected)


@given(games())
def test_a_line_can_be_called_in_its_turn_and_never_again(game: Game) -> None:
    """Follows each line through the game by what stands on the board, and by nothing else."""
    variant = game.start.variant
    completed_at: dict[Line, int] = {}
    for position in game.positions:
        for line in variant.lines:
            if position.is_complete(line) and position.shared(line):
                completed_at.setdefault(line, position.count)
        fresh = {line for line, count in completed_at.items() if count == position.count}
        if position.dones < 2:
            assert set(position.callable_lines) == (set() if position.is_over else fresh)
            assert set(position.expired_lines) == set(completed_at) - fresh
        else:
            assert set(position.expired_lines) == set(completed_at)


def test_values_cannot_be_changed() -> None:
    values: list[tuple[object, str]] = [
        (Position(), "hand"),
        (Game(), "moves"),
        (Variant(), "blocks"),
        (Give(Piece.P0), "piece"),
        (Place(Cell.A1), "cell"),
        (Call(Line.A1D1), "line"),
    ]
    for value, name in values:
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)
        hash(value)


@given(positions())
def test_a_position_made_in_another_way_is_the_same(position: Position) -> None:
    twins = [
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),  # noqa: S301 - our own bytes
        eval(repr(position), vars(rules).copy()),  # noqa: S307 - our own text
    ]
    if position.called is None:
        parts = (position.board, position.hand, position.last, position.dones)
        twins.append(Position(position.variant, *parts))
    for twin in twins:
        assert twin == position
        assert hash(twin) == hash(position)
        assert twin.legal_moves() == position.legal_moves()


@given(positions())
def test_every_piece_is_in_one_place(position: Position) -> None:
    on_board = [piece for piece in position.board if piece is not None]
    in_hand = [] if position.hand is None else [position.hand]
    assert sorted([*on_board, *in_hand, *position.left], key=str) == list(PIECES)
    assert len(on_board) == position.count == 16 - len(position.empty_cells)


def test_what_a_line_shares_so_far() -> None:
    position = parse_position("..../..../..../01.. -")
    assert position.shared(Line.A1D1) == (TraitValue.LIGHT, TraitValue.ROUND, TraitValue.TALL)
    assert position.shared(Line.A4D4) == ()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Position(board=(None,) * 15), RulesCode.BOARD_SIZE),
        (lambda: Position(board=(None,) * 17), RulesCode.BOARD_SIZE),
        (lambda: Position(board=()), RulesCode.BOARD_SIZE),
        (lambda: Position(board=tuple(PIECES), dones=3), RulesCode.DONE_TOO_EARLY),
        (lambda: Position(board=tuple(PIECES), dones=-1), RulesCode.DONE_TOO_EARLY),
    ],
)
def test_a_set_up_that_no_game_reaches_is_refused(
    make: Callable[[], Position], code: RulesCode
) -> None:
    with refused(SetupError, code):
        make()


def test_a_piece_in_hand_is_the_first_reason_against_giving() -> None:
    with refused(MoveError, RulesCode.PIECE_IN_HAND):
        parse_position("..../..../..../0... 1").play(Give(Piece.P0))


def test_what_is_no_move_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        Position().play("7")  # type: ignore[arg-type]


def test_a_refusal_survives_pickling() -> None:
    with pytest.raises(MoveError) as caught:
        parse_game("0 a1 1 a1")
    error = caught.value
    thawed = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(thawed) == str(error) == "move 4: cell a1 already holds piece 0"
    assert (thawed.code, thawed.position, thawed.move) == (error.code, error.position, error.move)
