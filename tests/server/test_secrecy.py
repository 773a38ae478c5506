"""Nobody is told more than they may know, checked on the wire.

What a room says is compared widely in tests/room/test_secrecy.py; here is what only a server adds.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import pytest

from fourfold.rules import PIECES
from tests.room.test_secrecy import SAME, Renaming, queries, shown
from tests.server.games import pair
from tests.server.running import Guest, Json, Server, Socket, ask

TIMES = {"at", "seconds_left", "claim_in", "table", "waiting", "watching"}
"""What differs between two tables anyhow."""

LINE = "0 a1 1 b1 2 c1 3 d1"
"""`first` has placed the piece that completes a line."""

ASKED_AFTER = ("d1", "!a1d1")
"""Moves after which all is asked; a connection may not say much more."""


def timeless(body: Any) -> Any:
    if isinstance(body, list):
        return [timeless(each) for each in body]
    if not isinstance(body, dict):
        return body
    return {name: timeless(value) for name, value in body.items() if name not in TIMES}


def heard(socket: Socket) -> Json:
    """The next message but those of how many watch."""
    while (message := socket.receive())["type"] == "watching":
        pass
    return message


def told_of(url: str, renaming: Renaming) -> list[Json]:
    """All that a server says of a game, in which pieces have other names."""
    told: list[Json] = []
    with ExitStack() as stack:
        game = stack.enter_context(pair(url))
        everybody = [game.first, game.second, stack.enter_context(Socket(url, game.table))]
        for move in f"{LINE} f a2 !a1d1".split():
            one, seen = game.in_turn, game.first.seen
            command = {"command": "play", "move": renaming.move(move), "id": f"after {seen}"}
            one.send(type="command", seen=seen, **command)
            for each in everybody:
                while each.seen == seen:
                    told.append(heard(each))
                for query in queries(renaming.move("7"), ()) if move in ASKED_AFTER else ():
                    each.send(type="query", **query)
                    told.append(heard(each))
            told.append(ask("GET", f"{url}/api/v2/tables/{game.table}")[1])
        for guest, seats in zip(game.guests, game.seats, strict=True):
            told.append(stack.enter_context(guest.sit(seats)).welcome)
    return told


def test_twins_look_alike_until_somebody_calls(server: Server) -> None:
    digits = [str(piece) for piece in PIECES]
    other = Renaming(
        dict(zip(digits, [*digits[3:], *digits[:3]], strict=True)) | {"3": "c", "9": "6"}
    )
    assert sorted(other.names.values()) == digits
    told, twins = told_of(server.url, SAME), told_of(server.url, other)
    assert len(told) == len(twins)
    for one, another in zip(told, twins, strict=True):
        assert timeless(shown(SAME.message(another))) == timeless(shown(other.message(one)))


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


# The mask and hints


def test_under_the_mask_no_overview_is_told(server: Server) -> None:
    with pair(server.url, mask=True) as game:
        game.play(f"{LINE} f")
        path = f"{server.url}/api/v2/tables/{game.table}"
        for view in (game.first.view, ask("GET", path)[1]["view"]):
            assert view["board"] is view["left"] is view["moves"] is None
        for what in ("game", "review"):
            assert ask("GET", f"{path}/{what}")[0] == 409
        game.second.do("resign")
        assert ask("GET", f"{path}/game")[0] == 200


def test_advice_is_given_to_the_seat_whose_moment_it_is(server: Server) -> None:
    with pair(server.url, hints=True) as game, Socket(server.url, game.table) as watcher:
        game.play(f"{LINE} f")
        watcher.until_seen(game.first.seen)
        advised = []
        for each in (game.first, game.second, watcher):
            each.send(type="query", query="hint", id="h")
            answer = each.until("answer")
            assert answer["id"] == "h"
            advised.append([said["id"] for said in answer["said"]])
        assert advised == [["waiting-place"], ["hint-call"], ["waiting-place"]]


@pytest.mark.parametrize("last", ["5", "b"])
def test_advice_is_given_alike_after_a_wrong_call(server: Server, last: str) -> None:
    """Whether the first row is open, with the piece 5 on it, or shares nothing, with b."""
    with pair(server.url, hints=True) as game:
        game.play(f"0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 {last} d1 6 !a2d2")
        game.second.send(type="query", query="hint")
        answer = heard(game.second)
        assert answer["type"] == "answer", answer
        assert [said["id"] for said in answer["said"]] == ["hint-place"]
