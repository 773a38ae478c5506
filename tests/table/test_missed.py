"""The lines that nobody called: shown when the game is over, and with a coach as they expire."""

from fourfold.rules import Line
from fourfold.table.missed import Missed, missed_as_told, missed_by_move, missed_lines
from fourfold.table.options import Options
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


def test_a_line_that_can_still_be_called_is_not_missed() -> None:
    for moves in (ROW, f"{ROW} 4"):
        assert missed_lines(begun(moves)) == ()
    assert missed_lines(begun(f"{ROW} 4 a2")) == (Missed(Line.A1D1, 8),)


def test_a_coach_tells_of_a_line_with_the_move_by_which_it_expires() -> None:
    coached = Options(coach=True)
    table = begun("", coached)
    told = []
    for move in f"{ROW} 4 a2 5 a3".split():
        before, table = table, played(table, move)
        told.append((missed_by_move(before, table), len(missed_as_told(table))))
    assert told == [((), 0)] * 9 + [((Line.A1D1,), 1)] + [((), 1)] * 2


def test_a_coach_tells_of_the_last_line_and_never_of_one_that_won() -> None:
    coached = Options(coach=True)
    (line,) = begun(LAST_LINE).position.callable_lines
    before = begun(f"{LAST_LINE} done", coached)
    assert missed_by_move(begun(LAST_LINE, coached), before) == ()
    assert missed_by_move(before, played(before, "done")) == (line,)
    assert missed_by_move(before, played(before, f"!{line}")) == ()


def test_without_a_coach_and_under_the_mask_missed_lines_are_told_at_the_end() -> None:
    for options in (Options(), Options(coach=True, mask=True)):
        before = begun(f"{ROW} 4", options)
        table = played(before, "a2")
        assert (missed_by_move(before, table), missed_as_told(table)) == ((), ())
        assert missed_as_told(after(table, FIRST, "resign")) == (Missed(Line.A1D1, 8),)
