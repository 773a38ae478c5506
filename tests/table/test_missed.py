"""The lines that nobody called, which are shown when the game is over."""

from fourfold.rules import Line
from fourfold.table.missed import Missed, missed_lines
from tests.table.games import LAST_LINE, ROW
from tests.table.tables import FIRST, SECOND, after, begun, played


def test_a_line_that_has_expired_is_missed() -> None:
    table = after(begun(ROW + " 4 a2"), FIRST, "resign")
    assert missed_lines(table) == (Missed(Line.A1D1, 8),)


def test_a_line_still_open_at_the_end_is_missed() -> None:
    assert missed_lines(after(begun(ROW), FIRST, "resign")) == (Missed(Line.A1D1, 8),)
    (line,) = begun(LAST_LINE).position.callable_lines
    assert missed_lines(begun(LAST_LINE + " done done")) == (Missed(line, 32),)


def test_the_line_that_won_and_its_twin_are_not_missed() -> None:
    both = "1 b1 2 c1 3 d1 4 a2 5 a3 6 a4 0 a1"
    table = begun(both)
    assert table.position.callable_lines == (Line.A1D1, Line.A1A4)
    assert missed_lines(played(table, "!a1a4")) == ()
    over = after(played(table, "7 b2"), FIRST, "resign")
    assert missed_lines(over) == (Missed(Line.A1D1, 14), Missed(Line.A1A4, 14))


def test_lines_of_moves_taken_back_are_not_missed() -> None:
    table = after(begun(ROW), FIRST, "take-back")
    table = after(after(table, SECOND, "accept"), FIRST, "resign")
    assert missed_lines(table) == ()
