"""Clocks are deadlines that the server keeps."""

from __future__ import annotations

import time

from tests.server.games import kinds, pair, reach
from tests.server.histories import (
    kept_facts,
    stored,
)
from tests.server.running import Server


def test_time_runs_out_for_a_player_who_is_there(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        began = time.monotonic()
        game.play("0")
        ended = reach(game.second, "ended")
        assert 0.95 < time.monotonic() - began < 2.5
        outcome = ended["view"]["outcome"]
        assert (outcome["result"], outcome["reason"], outcome["line"]) == ("first", "time", None)
        late = game.second.play("a1")
        assert late["code"] == "game-over"


def test_time_runs_out_for_a_player_who_vanished(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.play("0")
        game.second.close()
        assert reach(game.first, "ended")["view"]["outcome"]["result"] == "first"


def test_time_runs_out_when_nobody_is_there(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.play("0")
        game.first.close()
        game.second.close()
        time.sleep(1.5)
        kept = kept_facts(stored(server.database, game.table))
        assert kept[-1] == {"event": "ended", "result": "first", "reason": "time"}


def test_a_warning_does_not_end_the_game(server: Server) -> None:
    with pair(server.url, seconds_per_move=1, late="warned") as game:
        warned = reach(game.first, "time-up")
        assert warned["view"]["state"] == "on"
        assert warned["view"]["seconds_left"] is None
        game.second.until_seen(warned["seen"])
        game.play("0")
        assert game.second.view["seconds_left"] > 0.5


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
            answer = game.first.play("0", **more)
            assert answer["code"] == "bad-message"
        time.sleep(1.0)
        seen = game.first.seen
        game.first.send(type="command", seen=seen, command="play", move="0")
        assert kinds(game.first.receive()) == ["ended"]


def test_a_restart_gives_the_time_back(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=2) as game:
        game.play("0 a1")
        seen = game.second.seen
        own_server.kill()
        time.sleep(2.2)
        own_server.start()
        with game.guests[1].sit(game.seats[1], seen) as second:
            assert kinds(second.welcome) == ["resumed"]
            assert second.view["seconds_left"] > 1.2
            assert second.play("1")["type"] == "events"
