"""Each move has its own time, from receiving a piece until giving the next."""

import pytest

from fourfold.rules import Reason, Result
from fourfold.table import (
    Accept,
    Ended,
    Event,
    Late,
    Leave,
    Left,
    Moved,
    Offer,
    Options,
    Play,
    Propose,
    Resumed,
    TimeUp,
    decide,
    pass_time,
    replay,
    resume,
    view,
)
from tests.table.tables import FIRST, LAST_LINE, SECOND, after, begun, events, played, refusal

MINUTE = Options(seconds_per_move=60)
WARNS = Options(seconds_per_move=60, late=Late.WARNED)


def test_without_a_clock_nothing_happens_in_time() -> None:
    table = begun()
    assert table.deadline is None
    assert pass_time(table, 1e9) == ()


def test_a_move_lasts_until_the_next_piece_is_given() -> None:
    table = begun("", MINUTE, at=100.0)
    assert table.deadline == 160.0
    table = played(table, "0", at=110.0)
    assert table.deadline == 170.0
    table = played(table, "a1", at=120.0)
    assert table.deadline == 170.0
    table = played(table, "1", at=130.0)
    assert view(table).deadline == 190.0


def test_the_receivers_last_done_has_its_own_time() -> None:
    table = played(begun(LAST_LINE, MINUTE), "done", at=30.0)
    assert table.deadline == 90.0
    assert pass_time(table, 90.0) == (Ended(Result.FIRST, Reason.TIME),)


@pytest.mark.parametrize(("moves", "result"), [("", Result.SECOND), ("0", Result.FIRST)])
def test_whose_time_is_up_loses(moves: str, result: Result) -> None:
    table = begun(moves, MINUTE)
    assert pass_time(table, 59.9) == ()
    assert pass_time(table, 60.0) == (Ended(result, Reason.TIME),)
    table = replay(pass_time(table, 60.0), table)
    assert (table.deadline, pass_time(table, 1e9)) == (None, ())


def test_a_move_that_comes_late_is_not_made() -> None:
    over: tuple[Event, ...] = (Ended(Result.FIRST, Reason.TIME),)
    assert events(begun("0", MINUTE), SECOND, "a1", at=60.0) == over
    assert events(begun("0", MINUTE), FIRST, "7", at=60.0) == over


def test_one_who_leaves_late_has_left() -> None:
    ended = Ended(Result.FIRST, Reason.TIME)
    assert decide(begun("0", MINUTE), SECOND, Leave(), 60.0) == (ended, Left(SECOND, 60.0))


def test_a_table_may_warn_only_and_once_for_each_move() -> None:
    table = begun("0", WARNS)
    assert pass_time(table, 60.0) == (TimeUp(SECOND),)
    late = replay(pass_time(table, 60.0), table)
    assert (late.deadline, pass_time(late, 61.0), late.turn) == (None, (), SECOND)
    late = played(late, "a1", at=70.0)
    assert (late.deadline, pass_time(late, 71.0)) == (None, ())
    assert played(late, "1", at=80.0).deadline == 140.0


def test_the_warning_comes_before_a_late_move() -> None:
    assert [type(event) for event in events(begun("0", WARNS), SECOND, "a1", at=60.0)] == [
        TimeUp,
        Moved,
    ]
    assert refusal(begun("0", WARNS), FIRST, "a1", at=60.0) == "not-your-turn"


def test_a_take_back_starts_the_time_afresh() -> None:
    for options in (MINUTE, WARNS):
        table = after(begun("0", options), FIRST, Propose(Offer.TAKE_BACK), 50.0)
        table = after(table, SECOND, Accept(), 55.0)
        assert (table.turn, table.deadline) == (FIRST, 115.0)


def test_a_restart_of_the_server_starts_the_time_afresh() -> None:
    table = begun("0 a1", MINUTE)
    assert resume(table, 500.0) == (Resumed(500.0),)
    table = replay(resume(table, 500.0), table)
    assert (table.deadline, pass_time(table, 559.0)) == (560.0, ())


def test_a_restart_neither_warns_again_nor_wakes_a_finished_game() -> None:
    table = begun("0", WARNS)
    late = replay(pass_time(table, 60.0), table)
    assert replay(resume(late, 500.0), late).deadline is None
    over = begun("0 a1 1 b1 2 c1 3 d1 !a1d1", MINUTE)
    assert resume(over, 500.0) == ()


def test_a_late_warning_does_not_outlive_a_take_back() -> None:
    table = begun("0", WARNS)
    late = replay(pass_time(table, 60.0), table)
    late = after(late, FIRST, Propose(Offer.TAKE_BACK), 61.0)
    assert after(late, SECOND, Accept(), 62.0).deadline == 122.0


def test_a_refused_move_leaves_the_time_as_it_was() -> None:
    table = begun("0 a1 1", MINUTE)
    assert refusal(table, FIRST, "a1", at=59.0) == "cell-taken"
    assert decide(table, FIRST, Play(begun("0 b1").game.moves[1]), 59.0)
