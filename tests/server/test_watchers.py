"""A slow or silent watcher never slows a player down."""

from __future__ import annotations

import socket
import statistics
import time
from pathlib import Path

import pytest

from fourfold.table.codec import VERSION
from tests.server.games import Pair, numbers, pair
from tests.server.histories import UNLIKE, Keeper
from tests.server.hostile import framed, narrow_socket
from tests.server.running import PATIENCE, Server, Socket, ask


def silent_watcher(url: str, table: str) -> socket.socket:
    """A connection that reads nothing, with a small buffer."""
    watcher = narrow_socket(url)
    watcher.sendall(framed(type="hello", version=VERSION, table=table))
    return watcher


def resident_bytes(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def call_wrongly(game: Pair, times: int) -> list[float]:
    """How long each of many wrong calls takes; by a new connection when one has said enough."""
    seconds = []
    while times > 0:
        with game.guests[1].sit(game.seats[1], game.first.seen) as second:
            for _ in range(min(times, 30)):
                began = time.monotonic()
                answer = second.play("!a1d1")
                seconds.append(time.monotonic() - began)
                assert answer["type"] == "events", answer
                times -= 1
            game.first.until_seen(second.seen)
    game.second.until_seen(game.first.seen)
    return seconds


@pytest.mark.proof
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_silent_watchers_are_dropped_and_slow_nobody_down(server: Server) -> None:
    with (
        pair(server.url, wrong_calls="nothing") as unwatched,
        pair(server.url, wrong_calls="nothing") as game,
    ):
        for each in (unwatched, game):
            each.play(f"{UNLIKE} 2")
        before = resident_bytes(server)
        silent = [silent_watcher(server.url, game.table) for _ in range(8)]
        seen = game.first.seen
        with Keeper(server.url, game.table) as watcher:
            alone, watched = [], []
            for _ in range(5):
                alone += call_wrongly(unwatched, 20)
                watched += call_wrongly(game, 80)
                watcher.until_seen(game.first.seen)
            assert statistics.median(watched) < 3 * statistics.median(alone) + 0.02
            assert max(watched) < PATIENCE
            assert resident_bytes(server) - before < 40_000_000
            began = time.monotonic()
            while ask("GET", f"{server.url}/api/v2/tables/{game.table}")[1]["watching"] > 1:
                assert time.monotonic() - began < PATIENCE
                time.sleep(0.05)
        for one in silent:
            one.close()
        with Socket(server.url, game.table, seen=seen) as back:
            assert back.welcome["events"] == watcher.history[seen:]
            assert numbers(back.welcome) == list(range(seen + 1, game.first.seen + 1))


@pytest.mark.proof
@pytest.mark.parametrize("calls", [pytest.param(0, marks=pytest.mark.proof), 150])
def test_a_silent_watcher_does_not_hold_up_a_restart(own_server: Server, calls: int) -> None:
    with pair(own_server.url, wrong_calls="nothing") as game:
        game.play(f"{UNLIKE} 2")
        silent = silent_watcher(own_server.url, game.table)
        call_wrongly(game, calls)
        assert own_server.stop() == 0
        silent.close()
    assert "ERROR" not in own_server.logged()  # Nobody had to be cut off.
