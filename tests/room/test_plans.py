"""What a room has to keep: told once it is kept, and what it adopts that others have kept."""

from __future__ import annotations

import pytest

from fourfold.room.audience import GRACE
from fourfold.room.flood_control import EVENTS_AT_MOST, OFFERS
from fourfold.room.plan import Json
from fourfold.rules import Seat
from fourfold.table.command import Cause, Offer
from fourfold.table.event import Ended, Left, Offered, Returned, TimeUp
from fourfold.table.options import Late, Options
from tests.room.rooms import (
    NEXT,
    NOON,
    PLAYERS,
    Ear,
    Hall,
    beginning,
    deliver,
    full_room,
    room_of,
    state,
)
from tests.table.games import ROW


@pytest.mark.parametrize(
    ("player", "command"),
    [
        (0, {"command": "play", "move": "!a1d1"}),
        (0, {"command": "play", "move": "5"}),
        (1, {"command": "propose", "offer": "draw"}),
        (1, {"command": "resign"}),
    ],
)
def test_a_plan_that_is_not_kept_changes_nothing(player: int, command: Json) -> None:
    hall = Hall(moves=ROW)
    for each in (0, 1):
        hall.enter(each)
    before = state(hall)
    plan = hall.plan(player, id="x", **command)
    assert state(hall) == before
    assert (plan.seen, plan.cause, plan.is_late) == (before[0].seen, Cause(player, "x"), False)
    again = hall.plan(player, id="x", **command)
    assert again == plan
    deliver(hall.room.kept(again))
    assert hall.room.table == plan.table != before[0]


def test_an_offer_that_is_not_kept_counts_for_nothing() -> None:
    hall = Hall()
    for _ in range(OFFERS.burst):
        hall.plan(0, "propose", offer="draw")
    for _ in range(OFFERS.burst):
        hall.do(0, "propose", offer="draw")
        hall.do(0, "decline")
    seen = hall.room.table.seen
    answer = hall.ask(Ear(0), type="command", seen=seen, command="propose", offer="draw")
    assert answer["code"] == "too-fast"
    hall.plan(1, "propose", offer="draw")
    hall.now += 1 / OFFERS.per_second
    hall.plan(0, "propose", offer="draw")


def test_a_full_table_takes_moves_and_answers_and_no_offers_or_wrong_calls() -> None:
    hall = full_room(Offered(Seat.FIRST, Offer.DRAW))
    hall.do(1, "decline")
    hall.play("0 a2 f b2 3 c2 c d2 1 a1")
    for command in ({"command": "propose", "offer": "draw"}, {"command": "play", "move": "!a2d2"}):
        answer = hall.ask(Ear(1), type="command", seen=hall.room.table.seen, **command)
        assert answer["code"] == "too-many"


def test_who_comes_and_goes_for_weeks_may_still_make_an_offer() -> None:
    hall = Hall()
    visits = (Left(Seat.FIRST, NOON), Returned(Seat.FIRST)) * (EVENTS_AT_MOST // 2)
    hall.room = room_of((*beginning(), *visits))
    hall.do(0, "propose", offer="draw")


@pytest.mark.parametrize(("late", "event"), [(Late.LOSES, Ended), (Late.WARNED, TimeUp)])
def test_time_comes_before_a_late_command(late: Late, event: type) -> None:
    hall = Hall(Options(seconds_per_move=5, late=late))
    hall.now += 5
    plan = hall.plan(0, "play", move="0", id="a1")
    assert [type(each) for each in plan.events] == [event]
    assert plan.is_late
    assert plan.cause is None
    deliver(hall.room.kept(plan))
    message = {"type": "command", "seen": 4, "command": "play", "move": "0", "id": "a1"}
    stale = hall.room.stale(Ear(0), message, hall.now)
    assert (stale["type"], stale["id"], len(stale["events"])) == ("stale", "a1", 1)
    if late is Late.WARNED:
        hall.do(0, "play", move="0", id="a1")
        assert hall.room.causes[-1] == Cause(0, "a1")


# What somebody else has kept


def test_what_was_kept_elsewhere_is_told_with_its_causes() -> None:
    hall, other = Hall(), Hall()
    ears = [hall.listen(0), hall.listen(1)]
    other.do(0, "play", move="0", id="a1")
    other.do(1, "play", move="a1", id="g1")
    kept = other.room.events, other.room.causes
    deliver(hall.room.adopt(PLAYERS, *kept, None, hall.now))
    told = [ear.last() for ear in ears]
    assert [event.get("command") for event in told[0]["events"]] == ["a1", None]
    assert [event.get("command") for event in told[1]["events"]] == [None, "g1"]
    assert hall.room.table == other.room.table
    seen = hall.room.table.seen
    again = {"type": "command", "seen": seen, "command": "play", "move": "0", "id": "a1"}
    assert hall.ask(Ear(0), **again)["type"] == "stale"


def test_absence_that_was_kept_elsewhere_is_not_noted_again() -> None:
    hall = Hall()
    hall.room.expect_back((0, 1), hall.now)
    hall.now += GRACE
    events = [*hall.room.events, Left(Seat.FIRST, hall.now), Left(Seat.SECOND, hall.now)]
    deliver(hall.room.adopt(PLAYERS, events, [None] * len(events), None, hall.now))
    assert not hall.room.leaving


def test_nothing_is_adopted_that_is_known() -> None:
    hall = Hall()
    before = hall.room.events[:], hall.room.causes[:]
    hall.play("0 a1")
    for events, causes in (before, (hall.room.events, hall.room.causes)):
        assert hall.room.adopt(PLAYERS, events[:], causes[:], None, hall.now) == []
    assert hall.room.table.seen == 6


def test_another_game_that_was_kept_elsewhere_is_told() -> None:
    hall, other = Hall(), Hall()
    other.do(0, "resign")
    other.do(0, "propose", offer="rematch")
    other.do(1, "accept")
    grace = hall.listen(1)
    kept = other.room.events, other.room.causes
    deliver(hall.room.adopt(PLAYERS, *kept, NEXT, hall.now))
    assert [each["type"] for each in grace.take()] == ["events", "next"]
    assert hall.room.following == NEXT


def test_a_late_command_gets_the_missed_events_and_one_from_the_future_all() -> None:
    hall = Hall(moves="0 a1")
    assert hall.room.missed({}) == 0
    for seen, first in ((0, 1), (1, 2), (4, 5), (5, 6), (7, 1), (10**30, 1)):
        stale = hall.ask(Ear(0), type="command", seen=seen, command="resign")
        assert stale["type"] == "stale"
        assert [event["number"] for event in stale["events"]] == list(range(first, 7))
        assert hall.room.missed({"seen": seen}) == 7 - first
