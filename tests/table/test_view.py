"""What the two players and those who watch may see."""

import pytest

from fourfold.rules import Line, Piece, Seat
from fourfold.table.options import Options
from fourfold.table.view import Missed, view
from tests.table.games import LAST_LINE, QUIET, ROW, ROWS
from tests.table.tables import FIRST, SECOND, after, begun, played

EYES = (*Seat, None)
MASK = Options(mask=True)


@pytest.mark.parametrize(
    ("moves", "seat", "may"),
    [
        ("", FIRST, "give"),
        ("0", SECOND, "place"),
        ("0 a1", SECOND, "give"),
        (QUIET, FIRST, "say_done"),
        (QUIET + " done", SECOND, "say_done"),
    ],
)
def test_a_seat_is_told_what_it_may_do(moves: str, seat: Seat, may: str) -> None:
    table = begun(moves)
    flags = ("give", "place", "say_done")
    told = {flag: getattr(view(table, seat), f"may_{flag}") for flag in flags}
    assert told == {flag: flag == may for flag in flags}
    for other in (seat.other, None):
        assert not any(getattr(view(table, other), f"may_{flag}") for flag in (*flags, "call"))


def test_everybody_sees_the_board() -> None:
    for eyes in EYES:
        seen = view(begun("0 a1 7"), eyes)
        assert seen.board == (Piece.P0, *[None] * 15)
        assert seen.hand is Piece.P7
        assert seen.left == tuple(piece for piece in Piece if str(piece) not in "07")
        assert seen.moves is not None
        assert seen.turn is FIRST


@pytest.mark.parametrize("moves", [ROW, ROW + " 4", ROW + " 4 a2", LAST_LINE, LAST_LINE + " done"])
def test_no_line_is_told_during_the_game(moves: str) -> None:
    table = begun(moves)
    for eyes in EYES:
        seen = view(table, eyes)
        assert (seen.missed, seen.open_lines) == ((), ())


def test_hints_show_open_lines_to_whose_moment_it_is_but_under_the_mask() -> None:
    table = begun(ROWS, Options(hints=True))
    assert [view(table, eyes).open_lines for eyes in EYES] == [(Line.A1D1,), (), ()]
    table = played(table, "6")
    assert [view(table, eyes).open_lines for eyes in EYES] == [(), (Line.A1D1,), ()]
    assert view(played(table, "!a2d2"), SECOND).open_lines == ()
    assert view(played(table, "a3"), SECOND).open_lines == ()
    assert view(begun(ROW, Options(mask=True, hints=True)), FIRST).open_lines == ()


def test_the_mask_hides_board_reserve_and_moves_from_everybody() -> None:
    table = begun("0 a1 1 b1 2", MASK)
    for eyes in EYES:
        seen = view(table, eyes)
        assert (seen.board, seen.left, seen.moves) == (None, None, None)
    assert view(table, SECOND).hand is Piece.P2
    assert view(table, SECOND).may_place


def test_the_mask_falls_when_the_game_is_over() -> None:
    table = begun(ROW + " !a1d1", MASK)
    for eyes in EYES:
        seen = view(table, eyes)
        assert (seen.board, seen.left) == (table.position.board, table.position.left)
        assert seen.moves == table.game.moves


def test_missed_lines_are_shown_when_it_is_over() -> None:
    table = after(begun(ROW + " 4 a2"), FIRST, "resign")
    for eyes in EYES:
        assert view(table, eyes).missed == (Missed(Line.A1D1, 8),)


def test_a_line_still_open_at_the_end_is_missed() -> None:
    assert view(after(begun(ROW), FIRST, "resign")).missed == (Missed(Line.A1D1, 8),)
    (line,) = begun(LAST_LINE).position.callable_lines
    assert view(begun(LAST_LINE + " done done")).missed == (Missed(line, 32),)


def test_the_line_that_won_and_its_twin_are_not_missed() -> None:
    both = "1 b1 2 c1 3 d1 4 a2 5 a3 6 a4 0 a1"
    table = begun(both)
    assert table.position.callable_lines == (Line.A1D1, Line.A1A4)
    assert view(played(table, "!a1a4")).missed == ()
    over = after(played(table, "7 b2"), FIRST, "resign")
    assert view(over).missed == (Missed(Line.A1D1, 14), Missed(Line.A1A4, 14))


def test_lines_of_moves_taken_back_are_not_missed() -> None:
    table = after(begun(ROW), FIRST, "take-back")
    table = after(after(table, SECOND, "accept"), FIRST, "resign")
    assert view(table).missed == ()
