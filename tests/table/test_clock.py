"""Each move has its own time, from receiving a piece until giving the next."""

import pytest

from fourfold.rules import Seat
from fourfold.table.decide import pass_time, resume
from fourfold.table.options import Late, Options
from fourfold.table.table import Table, replay
from tests.table.games import LAST_LINE, ROW
from tests.table.tables import FIRST, SECOND, after, begun, played, refusal, told, written

MINUTE = Options(seconds_per_move=60)
WARNS = Options(seconds_per_move=60, late=Late.WARNED)


def passed(table: Table, at: float) -> Table:
    """The table after what time has brought about."""
    return replay(pass_time(table, at), table)


def test_without_a_clock_nothing_happens_in_time() -> None:
    table = begun()
    assert (table.deadline, pass_time(table, 1e9)) == (None, ())


def test_a_move_lasts_until_the_next_piece_is_given() -> None:
    table = begun("", MINUTE, at=100.0)
    assert table.deadline == 160.0
    for move, at, deadline in (("0", 110.0, 170.0), ("a1", 120.0, 170.0), ("1", 130.0, 190.0)):
        table = played(table, move, at)
        assert table.deadline == deadline


def test_the_receivers_last_done_has_its_own_time() -> None:
    table = played(begun(LAST_LINE, MINUTE), "done", at=30.0)
    assert table.deadline == 90.0
    assert written(pass_time(table, 90.0)) == "ended first time"


@pytest.mark.parametrize(("moves", "winner"), [("", SECOND), ("0", FIRST)])
def test_whose_time_is_up_loses(moves: str, winner: Seat) -> None:
    table = begun(moves, MINUTE)
    assert pass_time(table, 59.9) == ()
    assert written(pass_time(table, 60.0)) == f"ended {winner} time"
    table = passed(table, 60.0)
    assert (table.deadline, pass_time(table, 1e9)) == (None, ())


def test_what_comes_late_is_not_done_but_leaving() -> None:
    table = begun("0", MINUTE)
    assert told(table, SECOND, "a1", 60.0) == told(table, FIRST, "7", 60.0) == "ended first time"
    assert told(table, SECOND, "leave", 60.0) == "ended first time; left second 60.0"


def test_a_table_may_warn_only_and_once_for_each_move() -> None:
    table = begun("0", WARNS)
    assert written(pass_time(table, 60.0)) == "time-up second"
    late = passed(table, 60.0)
    assert (late.deadline, pass_time(late, 61.0), late.turn) == (None, (), SECOND)
    late = played(late, "a1", at=70.0)
    assert (late.deadline, pass_time(late, 71.0)) == (None, ())
    assert played(late, "1", at=80.0).deadline == 140.0


def test_the_warning_comes_before_a_late_move() -> None:
    table = begun("0", WARNS)
    assert told(table, SECOND, "a1", 60.0) == "time-up second; moved second a1 60.0"
    assert refusal(table, FIRST, "a1", at=60.0) == "not-your-turn"


def test_a_take_back_starts_the_time_afresh() -> None:
    for table in (begun("0", MINUTE), begun("0", WARNS), passed(begun("0", WARNS), 60.0)):
        taken = after(after(table, FIRST, "take-back", 50.0), SECOND, "accept", 55.0)
        assert (taken.turn, taken.deadline) == (FIRST, 115.0)


def test_a_restart_of_the_server_starts_the_time_afresh() -> None:
    table = begun("0 a1", MINUTE)
    assert written(resume(table, 500.0)) == "resumed 500.0"
    table = replay(resume(table, 500.0), table)
    assert (table.deadline, pass_time(table, 559.0)) == (560.0, ())


def test_a_restart_neither_warns_again_nor_wakes_a_finished_game() -> None:
    late = passed(begun("0", WARNS), 60.0)
    assert replay(resume(late, 500.0), late).deadline is None
    assert resume(begun(ROW + " !a1d1", MINUTE), 500.0) == ()


def test_a_refused_move_leaves_the_time_as_it_was() -> None:
    table = begun("0 a1 1", MINUTE)
    assert refusal(table, FIRST, "a1", at=59.0) == "cell-taken"
    assert told(table, FIRST, "b1", 59.0) == "moved first b1 59.0"
