"""Clocks are deadlines that the server keeps."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.room.rooms import kinds
from tests.server.games import pair, until_over
from tests.server.histories import kept_facts, stored
from tests.server.running import PATIENCE, Server, wait_until


def test_time_runs_out_whoever_is_there(server: Server) -> None:
    with (
        pair(server.url, seconds_per_move=1) as game,
        pair(server.url, seconds_per_move=1) as vanished,
        pair(server.url, seconds_per_move=1) as unattended,
    ):
        began = time.monotonic()
        for each in (vanished.first, unattended.first, unattended.second):
            each.close()
        for each in (game.first, game.second, vanished.second):
            outcome = until_over(each)
            assert (outcome["result"], outcome["reason"]) == ("second", "time")
        assert time.monotonic() - began < PATIENCE
        assert game.first.play("0")["code"] == "game-over"
        ended = {"event": "ended", "result": "second", "reason": "time"}
        wait_until(lambda: kept_facts(stored(server.database, unattended.table))[-1] == ended)


@pytest.mark.proof
def test_a_restart_gives_the_time_back(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=60) as game:
        game.play("0 a1")
        seen = game.second.seen
        own_server.kill()
        move_into_the_past(own_server.database, 3_600)
        own_server.start()
        with game.guests[1].sit(game.seats[1], seen) as second:
            assert kinds(second.welcome) == ["resumed"]
            assert second.view["seconds_left"] > 30
            assert second.play("1")["type"] == "events"


def move_into_the_past(database: Path, seconds: float) -> None:
    """Has all that is stored have happened so long before."""
    at = "json_extract(body, '$.at')"
    shift = f"UPDATE events SET body = json_set(body, '$.at', {at} - ?) WHERE {at} > 0"  # noqa: S608
    with closing(sqlite3.connect(database)) as connection, connection:
        assert connection.execute(shift, (seconds,)).rowcount > 0
        connection.execute("UPDATE tables SET touched_at = touched_at - ?", (seconds,))
