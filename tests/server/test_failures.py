"""When the database fails, or something in it is damaged: nobody else is harmed, and it passes."""

from __future__ import annotations

import http.client
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fourfold.store.errors import TOLD
from tests.server.games import pair, until_over
from tests.server.hostile import last_words, seen_by_all
from tests.server.running import SECONDS, Guest, Server, Socket, wait_until


@contextmanager
def unwritable(database: Path, event: str = "", table: str = "events") -> Iterator[None]:
    """A database that can be read, and fails whenever an event is written, or one of a kind."""
    when = f"NEW.body LIKE '%\"{event}\"%'" if event else "TRUE"
    fail = "BEGIN SELECT abs(-1 << 63); END"
    _run(database, f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} WHEN {when} {fail}")
    try:
        yield
    finally:
        _run(database, f"DROP TRIGGER full_{table}")


def _run(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database, timeout=SECONDS)) as connection, connection:
        connection.execute(statement, values)


def test_what_cannot_be_stored_is_refused_and_can_be_tried_again(own_server: Server) -> None:
    with pair(own_server.url) as game:
        game.play("0")
        before = seen_by_all(own_server.url, game.table)
        with unwritable(own_server.database):
            refusals = [game.second.play("a1") for _ in range(3)]
            status, answer = game.guests[0].post("/tables")
            assert status == 503
        assert {each["code"] for each in (*refusals, answer)} == {"not-stored"}
        assert {each["message"] for each in (*refusals, answer)} == {TOLD}
        assert seen_by_all(own_server.url, game.table) == before
        game.play("a1 1")


@pytest.mark.proof
def test_time_is_up_once_it_can_be_stored(own_server: Server) -> None:
    """And other tables have their clocks meanwhile."""
    with ExitStack() as stack:
        with unwritable(own_server.database, "ended"):
            game = stack.enter_context(pair(own_server.url, seconds_per_move=1))
            other = stack.enter_context(pair(own_server.url, seconds_per_move=3))
            wait_until(lambda: seen_by_all(own_server.url, game.table)[1]["seconds_left"] == 0)
            time.sleep(0.5)
            assert seen_by_all(own_server.url, game.table)[1]["state"] == "on"
        assert until_over(game.first)["reason"] == until_over(other.first)["reason"] == "time"


def test_a_damaged_table_keeps_nobody_else_from_playing(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=600) as game:
        game.play("0")
    with pair(own_server.url, seconds_per_move=600) as whole:
        whole.play("0")
    own_server.stop()
    damaged = "UPDATE events SET body = '{}' WHERE number = 3 AND \"table\" = ?"
    _run(own_server.database, damaged, game.table)
    own_server.start()
    status, answer = whole.guests[0].get(f"/tables/{game.table}")
    assert (status, answer["code"]) == (503, "bad-event")
    with Socket(own_server.url, game.table) as client:
        assert client.welcome["code"] == "bad-event"
        assert last_words(client) == ([], 1008)
    with whole.guests[1].sit(whole.seats[1]) as second:
        assert second.play("a1")["type"] == "events"


def test_what_is_begun_while_the_server_stops_is_refused_or_done(own_server: Server) -> None:
    guest = Guest(own_server.url)
    chance = Random(7)

    def make() -> tuple[int, Any]:
        return guest.post("/tables")

    def analyse() -> tuple[int, Any]:
        a, b, c, d, e = chance.sample("0123456789abcdef", 5)
        return guest.get(f"/analysis?position={a}.../.{b}../..{c}./...{d}%20{e}")

    answers: list[tuple[int, Any]] = []
    threads = [
        threading.Thread(target=_until_gone, args=(work, answers))
        for work in [make] * 6 + [analyse] * 4
    ]
    with pair(own_server.url) as game:
        for thread in threads:
            thread.start()
        wait_until(lambda: 201 in [status for status, _ in answers])
        own_server.stop()
        for thread in threads:
            thread.join()
        said, closed = last_words(game.first)
        assert (said[-1]["reason"], closed) == ("restart", 1012)
    assert {status for status, _ in answers} <= {200, 201, 503}
    made = [answer["table"] for status, answer in answers if status == 201]
    own_server.start()
    assert all(guest.get(f"/tables/{table}")[0] == 200 for table in made)


def _until_gone(work: Callable[[], tuple[int, Any]], answers: list[tuple[int, Any]]) -> None:
    """Asks again and again, until nobody answers."""
    with suppress(OSError, http.client.HTTPException):
        while True:
            answers.append(work())
