"""Who is at a table: comings and goings, absence, and watchers."""

from __future__ import annotations

import pytest

from fourfold.room.audience import GRACE, HOUR
from fourfold.room.room import WATCHING_DELAY
from fourfold.rules import Seat
from fourfold.table.event import Left, Returned
from fourfold.table.options import Options
from fourfold.table.player import Computer, Player
from tests.room.rooms import (
    NOON,
    PLAYERS,
    Ear,
    Hall,
    deliver,
    full_room,
    kinds,
)


def test_who_is_gone_for_a_while_is_away_until_they_are_back() -> None:
    hall = Hall()
    ears = [hall.enter(0), hall.enter(1), hall.enter()]
    assert hall.room.due() == pytest.approx(NOON + WATCHING_DELAY)
    hall.wait(1)
    assert hall.room.due() is None
    hall.room.leave(ears[1], hall.now)
    assert hall.room.due() == hall.now + GRACE
    hall.wait(GRACE - 1)
    hall.room.leave(hall.enter(1), hall.now)
    ears[0].take()
    hall.wait(GRACE - 1)
    assert not ears[0].take()
    hall.wait(1)
    assert kinds(ears[0].last()) == ["left"]
    assert hall.room.table.is_away(Seat.SECOND)
    hall.wait(100)
    assert not ears[0].take()
    hall.enter(1)
    assert hall.room.due() == 0.0
    hall.wait(0)
    assert kinds(ears[0].last()) == ["returned"]
    assert not hall.room.table.is_away(Seat.SECOND)


def test_one_of_two_connections_is_enough() -> None:
    hall = Hall()
    one, _, _ = hall.enter(0), hall.enter(0), hall.enter(1)
    hall.room.leave(one, hall.now)
    assert hall.room.due() is None


def test_absence_is_noted_even_if_something_else_is_kept_first() -> None:
    hall = Hall()
    hall.enter(0)
    grace = hall.enter(1)
    hall.room.leave(grace, hall.now)
    hall.now += GRACE + 1
    hall.play("0")
    hall.wait(0)
    assert isinstance(hall.room.events[-1], Left)


def test_absence_is_noted_even_if_it_is_not_kept_at_first() -> None:
    hall = Hall()
    hall.room.expect_back((0, 1), hall.now)
    hall.now += GRACE
    lost, plan = hall.room.pass_time(hall.now), hall.room.pass_time(hall.now)
    assert lost == plan is not None
    assert plan.events == (Left(Seat.FIRST, hall.now), Left(Seat.SECOND, hall.now))
    deliver(hall.room.kept(plan))
    assert hall.room.pass_time(hall.now) is None
    assert not hall.room.leaving
    hall.enter(1)
    back = hall.room.pass_time(hall.now)
    assert back is not None
    assert back.events == (Returned(Seat.SECOND),)


def test_a_computer_is_always_there() -> None:
    computer = Player(1, computer=Computer("club", 1))
    hall = Hall(players=(PLAYERS[0], computer))
    hall.enter(0)
    hall.room.expect_back((0, 1), hall.now)
    assert hall.room.due() is None


def test_coming_and_going_without_end_is_hardly_noted() -> None:
    hall = full_room()
    hall.room.leave(hall.enter(0), hall.now)
    assert hall.room.due() == hall.now + HOUR


def test_who_waits_long_enough_may_claim_and_is_told_so() -> None:
    hall = Hall(Options(patience=30))
    grace = hall.enter(1)
    hall.room.expect_back((0,), hall.now)
    hall.wait(GRACE)
    assert grace.take()[-1]["view"]["claim_in"] == 30
    assert hall.room.due() == hall.now + 30
    hall.wait(29)
    seen = hall.room.table.seen
    assert not grace.take()
    assert hall.ask(Ear(1), type="command", seen=seen, command="claim")["code"] == "no-claim"
    hall.wait(1)
    told = grace.last()
    assert (told["events"], told["view"]["may"]["claim"]) == ([], True)
    hall.wait(100)
    assert not grace.take()
    hall.do(1, "claim")
    assert grace.last()["view"]["outcome"]["reason"] == "abandoned"


def test_watchers_are_counted_once_for_many() -> None:
    hall = Hall()
    ada = hall.listen(0)
    watchers = [hall.enter() for _ in range(20)]
    assert hall.room.watching == 20
    hall.wait(WATCHING_DELAY)
    assert ada.last() == {"type": "watching", "count": 20}
    assert watchers[0].take()[-1] == {"type": "watching", "count": 20}
    for each in watchers:
        hall.room.leave(each, hall.now)
    hall.wait(WATCHING_DELAY)
    assert ada.last() == {"type": "watching", "count": 0}
