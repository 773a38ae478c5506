"""When the database fails, or something in it is damaged: nobody else is harmed, and it passes."""

from __future__ import annotations

import asyncio
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

from fourfold.engine import EngineCode
from fourfold.room import GRACE
from fourfold.rules import FourfoldError, Seat, parse_move, parse_position
from fourfold.service import Service, ServiceCode, ServiceError, Setup, SolverPool
from fourfold.service.solver_pool import WAITING_PER_ADDRESS
from fourfold.store import Store, url_of
from fourfold.store.errors import TOLD
from fourfold.table import Play
from tests.server.games import pair, until_over
from tests.server.hostile import last_words, seen_by_all
from tests.server.running import SECONDS, Guest, Server, Socket, running, wait_until
from tests.service.stage import Ear, send


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


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()
    assert "ERROR" not in started.logged()


def test_what_cannot_be_stored_is_refused_and_can_be_tried_again(own: Server) -> None:
    with pair(own.url) as game:
        game.play("0")
        before = seen_by_all(own.url, game.table)
        with unwritable(own.database):
            refusals = [game.second.play("a1") for _ in range(3)]
            status, answer = game.guests[0].post("/tables")
            assert status == 503
        assert {each["code"] for each in (*refusals, answer)} == {"not-stored"}
        assert {each["message"] for each in (*refusals, answer)} == {TOLD}
        assert seen_by_all(own.url, game.table) == before
        game.play("a1 1")


def test_time_is_up_once_it_can_be_stored(own: Server) -> None:
    """And other tables have their clocks meanwhile."""
    with ExitStack() as stack:
        with unwritable(own.database, "ended"):
            game = stack.enter_context(pair(own.url, seconds_per_move=1))
            other = stack.enter_context(pair(own.url, seconds_per_move=3))
            wait_until(lambda: seen_by_all(own.url, game.table)[1]["seconds_left"] == 0)
            time.sleep(0.5)
            assert seen_by_all(own.url, game.table)[1]["state"] == "on"
        assert until_over(game.first)["reason"] == until_over(other.first)["reason"] == "time"


def test_a_damaged_table_keeps_nobody_else_from_playing(own: Server) -> None:
    with pair(own.url, seconds_per_move=600) as game:
        game.play("0")
    with pair(own.url, seconds_per_move=600) as whole:
        whole.play("0")
    own.stop()
    damaged = "UPDATE events SET body = '{}' WHERE number = 3 AND \"table\" = ?"
    _run(own.database, damaged, game.table)
    own.start()
    status, answer = whole.guests[0].get(f"/tables/{game.table}")
    assert (status, answer["code"]) == (503, "bad-event")
    with Socket(own.url, game.table) as client:
        assert client.welcome["code"] == "bad-event"
        assert last_words(client) == ([], 1008)
    with whole.guests[1].sit(whole.seats[1]) as second:
        assert second.play("a1")["type"] == "events"


def test_what_is_begun_while_the_server_stops_is_refused_or_done(own: Server) -> None:
    guest = Guest(own.url)
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
    with pair(own.url) as game:
        for thread in threads:
            thread.start()
        wait_until(lambda: 201 in [status for status, _ in answers])
        own.stop()
        for thread in threads:
            thread.join()
        said, closed = last_words(game.first)
        assert (said[-1]["reason"], closed) == ("restart", 1012)
    assert {status for status, _ in answers} <= {200, 201, 503}
    made = [answer["table"] for status, answer in answers if status == 201]
    own.start()
    assert all(guest.get(f"/tables/{table}")[0] == 200 for table in made)


def _until_gone(work: Callable[[], tuple[int, Any]], answers: list[tuple[int, Any]]) -> None:
    """Asks again and again, until nobody answers."""
    with suppress(OSError, http.client.HTTPException):
        while True:
            answers.append(work())


def test_one_who_comes_back_while_the_absence_is_noted_is_there(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with closing(Store(url_of(database))) as store:
        asyncio.run(_come_back(database, store))


async def _come_back(database: Path, store: Store) -> None:
    clock = [1_000.0]
    service = Service(store, now=lambda: clock[0], has_timer=False)
    await service.start()
    live = await service.open("ada", Setup("Ada", first=0))
    await service.join(live, "grace", "Grace")
    clock[0] += GRACE
    with closing(sqlite3.connect(database)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        tending = asyncio.create_task(service.pass_time())
        await asyncio.sleep(0.1)
        both = Ear(frozenset({0, 1}))
        service.enter(live, both, 0)
        holder.rollback()
    await tending
    await service.pass_time()
    assert not live.table.is_away(Seat.FIRST)
    assert not live.table.is_away(Seat.SECOND)
    service.leave(live, both)
    await service.stop()
    with pytest.raises(ServiceError) as stopping:
        await send(service, live, 0, Play(parse_move("0")), live.table.seen)
    assert stopping.value.code == ServiceCode.STOPPING


def test_more_questions_than_can_be_thought_about_are_refused() -> None:
    async def ask_all() -> list[object]:
        solvers = SolverPool()
        pieces = [each for each in "0123456789abcdef" if each not in "0147"]
        positions = [
            parse_position(f"0.../.1../..4./...{a} {b}") for a in pieces for b in pieces if a != b
        ]
        asked = [asyncio.create_task(solvers.analyse("", each)) for each in positions]
        await asyncio.sleep(0.1)
        solvers.close()
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(ask_all())
    refused = [each for each in answers if isinstance(each, FourfoldError)]
    assert {each.code for each in refused} <= {ServiceCode.BUSY, EngineCode.CANCELLED}
    assert len(refused) > len(answers) - WAITING_PER_ADDRESS
    assert not [each for each in answers if isinstance(each, asyncio.CancelledError)]


def test_everybody_is_told_to_come_back(own: Server) -> None:
    table = Guest(own.url).open()["table"]
    with ExitStack() as stack:
        watchers = [stack.enter_context(Socket(own.url, table)) for _ in range(30)]
        own.stop()
        for each in watchers:
            said, closed = last_words(each)
            assert (said[-1]["type"], said[-1]["reason"], closed) == ("goodbye", "restart", 1012)
