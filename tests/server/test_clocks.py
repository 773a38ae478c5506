"""Clocks are deadlines that the server keeps."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.games import kinds, pair, reach, until_over
from tests.server.histories import (
    kept_facts,
    stored,
)
from tests.server.running import PATIENCE, Server, wait_until


def test_time_runs_out_for_a_player_who_is_there(server: Server) -> None:
    began = time.monotonic()
    with pair(server.url, seconds_per_move=1) as game:
        outcome = until_over(game.first)
        assert 1 <= time.monotonic() - began < PATIENCE
        assert (outcome["result"], outcome["reason"], outcome["line"]) == ("second", "time", None)
        assert until_over(game.second)["result"] == "second"
        late = game.first.play("0")
        assert late["code"] == "game-over"


def test_time_runs_out_for_a_player_who_vanished(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.first.close()
        assert until_over(game.second)["result"] == "second"


def test_time_runs_out_when_nobody_is_there(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.first.close()
        game.second.close()
        ended = {"event": "ended", "result": "second", "reason": "time"}
        wait_until(lambda: kept_facts(stored(server.database, game.table))[-1] == ended)


def test_a_warning_does_not_end_the_game(server: Server) -> None:
    with pair(server.url, seconds_per_move=1, late="warned") as game:
        welcome = game.first.welcome
        warned = welcome if "time-up" in kinds(welcome) else reach(game.first, "time-up")
        assert warned["view"]["state"] == "on"
        assert warned["view"]["seconds_left"] is None
        game.second.until_seen(warned["seen"])
        game.play("0")
        assert game.second.view["seconds_left"] > 0.5
        assert reach(game.second, "time-up")["view"]["turn"] == "second"


def test_placing_does_not_give_the_time_back(server: Server) -> None:
    with pair(server.url, seconds_per_move=30) as game:
        game.play("0")
        time.sleep(0.3)
        game.play("a1")
        assert game.second.view["seconds_left"] < 29.8
        game.play("1")
        assert game.first.view["seconds_left"] > 29.8


def test_the_clients_clock_is_not_believed(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        for more in ({"at": 0.0}, {"at": 9e9}, {"seconds_left": 60}):
            move = {"type": "command", "seen": game.first.seen, "command": "play", "move": "0"}
            game.first.send(**move, **more)
            assert game.first.until("refused")["code"] == "bad-message"
        outcome = until_over(game.first)
        assert (outcome["result"], outcome["reason"]) == ("second", "time")
        assert game.first.view["moves"] == []


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
