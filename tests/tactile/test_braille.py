"""Positions in braille: every trait has its own dot, and what is written is read back."""

from __future__ import annotations

import unicodedata
from contextlib import suppress

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import PIECES, Position, Trait, Variant, parse_position
from fourfold.rules.errors import FourfoldError, RulesCode, SetupError, TextError
from fourfold.tactile.braille import DOTS, EMPTY, SPINE, braille, parse_braille, sign, spelled
from tests.refusals import refused
from tests.strategies import positions


def dots(character: str) -> set[int]:
    """The dots of a character, by what Unicode calls it."""
    name = unicodedata.name(character)
    return {int(digit) for digit in name.removeprefix("BRAILLE PATTERN DOTS-") if digit.isdigit()}


def test_every_piece_has_the_spine_and_a_dot_for_each_second_value() -> None:
    for piece in PIECES:
        second = {DOTS[trait] for trait in Trait if piece[trait].has_bit}
        assert dots(sign(piece)) == {*SPINE, *second}, piece


def test_each_trait_has_its_own_pair_of_dots_side_by_side() -> None:
    order = (Trait.HEIGHT, Trait.SHAPE, Trait.BODY, Trait.COLOUR)
    pairs = [(left, DOTS[trait]) for left, trait in zip(SPINE, order, strict=True)]
    assert pairs == [(1, 4), (2, 5), (3, 6), (7, 8)]


def test_an_empty_cell_can_be_felt_and_is_like_no_piece() -> None:
    assert dots(EMPTY) == {3, 6}
    assert all(len(dots(sign(piece)) ^ dots(EMPTY)) >= 3 for piece in PIECES)


@given(positions())
def test_what_is_written_is_read_back(position: Position) -> None:
    read = parse_braille(braille(position), position.variant)
    assert (read.board, read.hand) == (position.board, position.hand)
    assert read.callable_lines == ()
    assert braille(read) == braille(position)


@given(positions())
def test_only_board_and_hand_are_told(position: Position) -> None:
    """Neither a line that can be called nor what counts shows."""
    told = str(position).split()[0]
    hand = "-" if position.hand is None else str(position.hand)
    assert braille(parse_position(f"{told} {hand}", Variant())) == braille(position)


EMPTY_BOARD = "⠀".join(["⠤⠤⠤⠤"] * 4) + "⠀⠤"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        EMPTY_BOARD[:-1],
        EMPTY_BOARD + "⠤",
        EMPTY_BOARD + "\n",
        EMPTY_BOARD.replace("⠀", " "),
        EMPTY_BOARD.replace("⠀", "⠤"),
        "⠤" + EMPTY_BOARD[:-1],
        EMPTY_BOARD[:-1] + "⠀",
        EMPTY_BOARD[:-1] + "⠁",
        "." + EMPTY_BOARD[1:],
    ],
)
def test_nothing_else_is_read(text: str) -> None:
    with refused(TextError, RulesCode.BAD_POSITION):
        parse_braille(text)


def test_a_piece_is_not_twice_on_the_board() -> None:
    with refused(SetupError, RulesCode.PIECE_TWICE):
        parse_braille(EMPTY_BOARD.replace("⠤", "⡇", 2))


@given(st.text(st.sampled_from("⠤⠀⡇⡏⣿⡷/. x"), max_size=24) | st.text(max_size=24))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(FourfoldError):
        assert braille(parse_braille(text)) == text


def test_spelling() -> None:
    assert spelled("quarto") == "⠟⠥⠁⠗⠞⠕"
    assert spelled("in der hand") == "⠊⠝⠀⠙⠑⠗⠀⠓⠁⠝⠙"
    assert spelled("a1") == "⠁⠼⠁"
    assert spelled("-") == EMPTY
