"""The drawing of a position."""

from itertools import product

from hypothesis import given

from fourfold.rules import Edition, Piece, Position, parse_position
from fourfold.terminal.picture import describe, draw, legend
from tests.strategies import positions


def test_a_board_with_every_kind_of_piece() -> None:
    expected = """\
      a       b       c       d         beside the board:
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


def test_every_piece_has_a_drawing_and_words_of_its_own() -> None:
    for edition in Edition:
        drawings = set()
        for piece in Piece:
            board = draw(Position(board=(piece,) + (None,) * 15), edition).split("\n")
            drawings.add((board[-3][4:9], board[-2][4:9]))
        assert len(drawings) == 16
        assert len({describe(piece, edition) for piece in Piece}) == 16


def test_traits_are_said_in_one_order() -> None:
    texts = [describe(Piece(d), e) for d, e in product("0f", Edition)]
    assert texts == [
        "tall round solid light",
        "tall round solid smooth",
        "short square hollow dark",
        "short square hollow grooved",
    ]


def test_the_legend_names_both_fillings() -> None:
    assert "light :, dark #" in legend(Edition.CLASSIC)
    assert "smooth ., grooved =" in legend(Edition.ACCESS)
