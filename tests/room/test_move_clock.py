"""The clock of a move: time that is the server's does not count."""

from __future__ import annotations

from dataclasses import replace

from fourfold.room.audience import GRACE_AFTER_RESTART
from fourfold.room.listener import Listener
from fourfold.room.move_clock import NOTICEABLE, MoveClock
from fourfold.room.room import Room
from fourfold.table.event import Began, Ended, Joined, Opened, Resumed
from fourfold.table.options import Options
from fourfold.table.player import Player
from fourfold.table.table import Table, replay

SECONDS = 10
BEGINNING = (Opened(Options(seconds_per_move=SECONDS)), Joined("A"), Joined("B"), Began(0, 100.0))
PLAYERS = (Player(0, "a"), Player(1, "b"))


def table() -> Table:
    """The first player has to give since 100."""
    return replay(BEGINNING)


def room() -> Room:
    return Room("t", PLAYERS, BEGINNING, (None,) * 4, new_id=lambda: "next")


def test_what_was_lost_is_left_out_of_this_move_alone() -> None:
    clock = MoveClock()
    assert (clock.deadline(table()), clock.seconds_left(table(), 104.0)) == (110.0, 6.0)
    clock.lose(table(), 3.0)
    clock.lose(table(), -1.0)
    assert (clock.deadline(table()), clock.seconds_left(table(), 104.0)) == (112.0, 8.0)
    later = replace(table(), since=105.0)
    assert (clock.deadline(later), clock.seconds_left(later, 106.0)) == (115.0, 9.0)
    over = replay(BEGINNING[:3])
    assert clock.deadline(over) is clock.seconds_left(over, 106.0) is None


def test_time_waits_for_whoever_the_server_sent_away() -> None:
    """Nobody loses on time on the way back; who is back has the whole time again."""
    at = room()
    at.wait_for((0, 1), 102.0)
    assert at.deadline == 102.0 + GRACE_AFTER_RESTART + SECONDS
    assert at.pass_time(111.0) is None
    assert at.seconds_left(111.0) == SECONDS
    at.enter(Listener(frozenset({0})), 0, 112.0)
    assert at.due() == 0.0
    plan = at.pass_time(112.0)
    assert plan is not None
    assert plan.events == (Resumed(112.0),)
    at.kept(plan)
    assert at.deadline == 122.0
    ended = at.pass_time(122.0)
    assert ended is not None
    assert isinstance(ended.events[0], Ended)


def test_whoever_does_not_come_back_loses_at_last() -> None:
    at = room()
    at.wait_for((0,), 102.0)
    assert at.deadline is not None
    assert at.pass_time(at.deadline - 0.1) is None
    assert at.pass_time(at.deadline) is not None


def test_a_short_wait_is_left_out_and_no_more() -> None:
    at = room()
    at.wait_for((0,), 100.0)
    at.enter(Listener(frozenset({0})), 0, 100.0 + NOTICEABLE / 2)
    assert at.pass_time(101.0) is None
    assert at.deadline == 110.0 + NOTICEABLE / 2


def test_a_room_that_does_not_hold_its_table_judges_nothing() -> None:
    at = room()
    at.is_holder = False
    assert at.due() is None
    assert at.pass_time(1e9) is None
    command = {"type": "command", "seen": 4, "command": "play", "move": "0"}
    plan = at.receive(Listener(frozenset({0})), command, 1e9)
    assert not getattr(plan, "is_late", True)
