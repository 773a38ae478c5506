"""The drawing of a position."""

import re
from itertools import product

import pytest
from hypothesis import given

from fourfold.rules import CELLS, Cell, Edition, Piece, Position, parse_position
from fourfold.terminal.picture import draw, paint
from tests.strategies import positions


def test_a_board_with_every_kind_of_piece() -> None:
    expected = """\
      a       b       c       d
  +-------+-------+-------+-------+
  | (:::) | (: :) |       |       |                     [:::]   [: :]
4 | (:::) | (: :) | (:::) | (: :) |   .       .       4 [:::] 5 [: :]
  +-------+-------+-------+-------+
  |       |       |       |       |
3 |       |       |       |       |   .       .       6 [:::] 7 [: :]
  +-------+-------+-------+-------+
  |       |       |       |       |     (###)   (# #)
2 |       |       |       |       |   8 (###) 9 (# #) .       .
  +-------+-------+-------+-------+
  | [###] | [# #] |       |       |
1 | [###] | [# #] | [###] | [# #] |   a (###) b (# #) .       .
  +-------+-------+-------+-------+"""
    assert draw(parse_position("0123/..../..../cdef -"), Edition.CLASSIC) == expected


@given(positions())
def test_it_fits_80_columns_of_plain_characters(position: Position) -> None:
    for edition in Edition:
        picture = draw(position, edition)
        assert picture.isascii()
        assert max(map(len, picture.split("\n"))) <= 80
        assert picture.count("\n") == 13
        narrow = draw(position, edition, 40)
        assert max(map(len, narrow.split("\n"))) <= 40
        assert sorted(narrow.replace("\n", "").replace(" ", "")) == sorted(
            picture.replace("\n", "").replace(" ", "")
        )


def test_every_piece_has_a_drawing_of_its_own() -> None:
    for edition in Edition:
        drawings = set()
        for piece in Piece:
            board = draw(Position(board=(piece,) + (None,) * 15), edition).split("\n")
            drawings.add((board[-3][4:9], board[-2][4:9]))
        assert len(drawings) == 16


@given(positions())
def test_a_painting_fits_and_resets_its_colours(position: Position) -> None:
    for edition, columns, last in product(Edition, (40, 80), (None, Cell("b3"))):
        painting = paint(position, edition, columns, last)
        assert all(line.endswith("\x1b[0m") for line in painting.split("\n"))
        lines = _stripped(painting).split("\n")
        assert all(line.isprintable() and len(line) <= columns for line in lines)
        assert len(lines) <= 24
        assert "".join(line[0] for line in lines if line[0].isdigit()) == "4321"
        (names,) = (line for line in lines if line.split()[:4] == list("abcd"))
        reserve = (
            "".join(line[44:] for line in lines)
            if columns == 80
            else "".join(line[1:] for line in lines[lines.index(names) + 1 :])
        )
        assert sorted(filter(str.isalnum, reserve)) == sorted(map(str, position.left))


@pytest.mark.parametrize(("columns", "rows", "width"), [(40, 3, 8), (80, 4, 9)])
def test_no_trait_is_painted_by_colour_alone(columns: int, rows: int, width: int) -> None:
    drawings = set()
    for piece, edition in product(Piece, Edition):
        painting = paint(Position(board=(piece,) + (None,) * 15), edition, columns)
        a1 = _stripped(painting).split("\n")[3 * rows : 4 * rows]
        drawings.add(tuple(line[2 : 2 + width] for line in a1))
    assert len(drawings) == 32


@pytest.mark.parametrize("columns", [40, 80])
def test_brackets_mark_the_last_placement(columns: int) -> None:
    position = parse_position("0123/4567/89ab/cdef -")
    plain = _stripped(paint(position, Edition.CLASSIC, columns))
    marked = {_stripped(paint(position, Edition.CLASSIC, columns, cell)) for cell in CELLS}
    assert len(marked) == 16
    for painting in marked:
        assert re.sub("[┏┃┗┓┛]", " ", painting) == plain


def test_a_narrow_painting_has_the_pieces_below() -> None:
    heights = [paint(Position(), Edition.CLASSIC, columns).count("\n") for columns in (77, 78)]
    assert heights == [23, 16]


def _stripped(painting: str) -> str:
    """The characters without the escapes that colour them."""
    return re.sub(r"\x1b\[[0-9;]*m", "", painting)
