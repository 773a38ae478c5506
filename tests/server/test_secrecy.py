"""Nobody is told more than they may know, checked on the wire.

What a room says is compared widely in tests/room/test_secrecy.py, and what a server makes of it in
tests/room/test_drivers.py; here is what only a server adds.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from typing import Any

import pytest

from tests.server.games import pair
from tests.server.running import Guest, Server, Socket, ask
from tests.table.games import ROW


@pytest.mark.parametrize("options", [{}, {"hints": True}, {"coach": True}, {"mask": True}], ids=str)
def test_over_http_all_are_told_what_a_watcher_is(server: Server, options: dict[str, Any]) -> None:
    with pair(server.url, **options) as game, Socket(server.url, game.table) as watcher:
        path = f"{server.url}/api/v2/tables/{game.table}"
        for move in f"{ROW} f a2 !a1d1".split():
            game.play(move)
            watcher.until_seen(game.first.seen)
            for session in (None, game.guests[0].session):
                assert ask("GET", path, session=session)[1]["view"] == watcher.view
        assert (watcher.view["board"] is None) == ("mask" in options)
        for what in ("game", "review"):
            assert ask("GET", f"{path}/{what}")[0] == 409
        game.second.do("resign")
        assert ask("GET", f"{path}/game")[0] == 200


# The time that an answer takes


ROWS = ("0123", "4567", "89ab")
QUIET_ROWS = ("0f12", "4956", "87ab")


def measure(guest: Guest, rows: Sequence[str], sink: list[float]) -> None:
    """Fills three rows, and takes the time of the placements that complete them."""
    seats = guest.open(name="Ada", opponent={"kind": "same-screen"}, first="me")
    with guest.sit(seats) as both:
        for row, pieces in enumerate(rows, 1):
            for column, piece in zip("abcd", pieces, strict=True):
                both.play(piece, seat=both.view["turn"])
                seat = both.view["turn"]
                began = time.perf_counter()
                answer = both.play(f"{column}{row}", seat=seat)
                seconds = time.perf_counter() - began
                assert answer["type"] == "events", answer
                if column == "d":
                    sink.append(seconds)


@pytest.mark.proof
def test_the_time_of_an_answer_does_not_tell_of_lines(ada: Guest) -> None:
    for games in (67, 200):
        lines: list[float] = []
        quiet: list[float] = []
        for _ in range(games):
            guest = Guest(ada.url)
            measure(guest, ROWS, lines)
            measure(guest, QUIET_ROWS, quiet)
        assert len(lines) == len(quiet) > 200
        one, other = statistics.median(lines), statistics.median(quiet)
        if abs(one - other) < max(0.0005, 0.2 * min(one, other)):
            return
    pytest.fail(f"{one * 1000:.3f} ms with a line, {other * 1000:.3f} ms without")
