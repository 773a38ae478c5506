"""What goes wrong with the machine costs no player time, and no game is lost by it."""

from __future__ import annotations

import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager

import pytest

from fourfold.table.event import Ended
from tests.room.rooms import kinds
from tests.server.games import Pair, pair, until_over
from tests.server.histories import stored
from tests.server.hostile import seen_by_all
from tests.server.running import SECONDS, Guest, Server, ask, wait_until
from tests.server.test_clocks import move_into_the_past
from tests.server.test_failures import unwritable

DAY = 86_400.0


def _is_on(server: Server, table: str) -> bool:
    return seen_by_all(server.url, table)[1]["state"] in ("on", "waiting")


def _goes_on(server: Server, game: Pair) -> None:
    """Both come back to a game with a minute a move, and play on."""
    seen = game.first.seen
    with (
        game.guests[0].sit(game.seats[0], seen) as first,
        game.guests[1].sit(game.seats[1], seen) as second,
    ):
        assert kinds(first.welcome)[-1] == "resumed"
        assert 30 < first.view["seconds_left"] <= 60
        game.first, game.second = first, second
        move = {0: "0", 1: "a1"}.get(len(first.view["moves"]), "1")
        game.play(move)
        assert _is_on(server, game.table)


@pytest.mark.proof
def test_no_game_ends_because_the_server_was_off_or_its_clock_wrong(own_server: Server) -> None:
    """Off for 32 days, then on with a clock 40 days ahead, then with the right one."""
    host = Guest(own_server.url)
    waiting = host.open()["table"]
    with pair(own_server.url) as unclocked, pair(own_server.url, seconds_per_move=60) as game:
        unclocked.play("0")
        tables = (waiting, unclocked.table, game.table)
        own_server.stop()
        move_into_the_past(own_server.database, 32 * DAY)
        for ahead in (0.0, 40 * DAY, 0.0):
            own_server.start(ahead)
            time.sleep(1.5)  # Nothing is closed in the first moments either.
            assert all(_is_on(own_server, each) for each in tables)
            _goes_on(own_server, game)
            kept = [stored(own_server.database, each).events for each in tables]
            assert not any(isinstance(each, Ended) for events in kept for each in events)
            own_server.kill()


@contextmanager
def _stopped(server: Server) -> Iterator[None]:
    """A process that does not run."""
    server.signal(signal.SIGSTOP)
    try:
        yield
    finally:
        server.signal(signal.SIGCONT)


@contextmanager
def _locked(server: Server) -> Iterator[None]:
    """A database that somebody else writes."""
    with closing(sqlite3.connect(server.database, timeout=SECONDS)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        yield
        holder.rollback()


@contextmanager
def _full(server: Server) -> Iterator[None]:
    """A disk on which nothing can be written."""
    with unwritable(server.database), unwritable(server.database, table="counters"):
        yield


@pytest.mark.proof
@pytest.mark.parametrize("trouble", [_stopped, _locked, _full])
def test_a_move_that_was_sent_in_time_is_not_lost_on_time(
    own_server: Server, trouble: Callable[[Server], AbstractContextManager[None]]
) -> None:
    """The trouble lasts far longer than what the move's clock has left."""
    with pair(own_server.url, seconds_per_move=4) as game:
        with trouble(own_server):
            game.first.send(type="command", seen=game.first.seen, command="play", move="0")
            time.sleep(6)
        answer = game.first.receive()
        while answer["type"] == "refused":
            assert answer["code"] == "not-stored"
            answer = game.first.play("0")
        assert game.first.view["outcome"] is None, answer
        wait_until(lambda: "0" in seen_by_all(own_server.url, game.table)[1]["moves"])
        game.second.until_seen(game.first.seen)
        assert game.second.view["seconds_left"] > 0
        outcome = until_over(game.first)
        assert (outcome["result"], outcome["reason"]) == ("first", "time")


@pytest.mark.proof
def test_who_runs_the_server_is_told_that_nothing_can_be_kept(own_server: Server) -> None:
    health = f"{own_server.url}/readyz"
    assert ask("GET", health)[0] == 200
    with pair(own_server.url) as game:
        with _full(own_server):
            wait_until(lambda: ask("GET", health)[0] == 503)
            assert ask("GET", health)[1]["code"] == "not-stored"
            assert ask("GET", f"{own_server.url}/healthz")[0] == 200
            refused = game.first.play("0")
            assert refused["code"] == "not-stored"
            assert str(own_server.database) not in refused["message"]
            for _ in range(5):
                assert game.first.play("0")["code"] == "not-stored"
        wait_until(lambda: ask("GET", health)[0] == 200)
        assert (
            own_server.logged().count(
                f"The database failed: games cannot be kept in {own_server.database}"
            )
            == 1
        )
        game.play("0")


@pytest.mark.proof
def test_players_are_told_of_the_time_that_they_have_after_a_trouble(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=60) as game:
        with _stopped(own_server):
            time.sleep(3)
        news = game.second.receive()
        assert (news["type"], news["events"]) == ("events", [])
        assert news["view"]["seconds_left"] > 57
