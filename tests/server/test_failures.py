"""When the database fails, or something in it is damaged: nobody else is harmed, and it passes."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fourfold.rules import ErrorCode, Seat, parse_move
from fourfold.service import Service, ServiceError, Setup
from fourfold.service.service import GRACE
from fourfold.store import Store
from fourfold.table import Play
from tests.server.games import pair
from tests.server.hostile import last_words, seen_by_all
from tests.server.running import Server, Socket, running


@contextmanager
def unwritable(database: Path) -> Iterator[None]:
    """A database that can be read, and fails whenever an event is written."""
    _run(database, "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT abs(-1 << 63); END")
    try:
        yield
    finally:
        _run(database, "DROP TRIGGER full")


def _run(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database, timeout=5.0)) as connection, connection:
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
            for _ in range(3):
                assert game.second.play("a1")["code"] == "not-stored"
            status, answer = game.guests[0].post("/tables")
            assert (status, answer["code"]) == (503, "not-stored")
        assert seen_by_all(own.url, game.table) == before
        game.play("a1 1")


def test_time_is_up_once_it_can_be_stored(own: Server) -> None:
    """And other tables have their clocks meanwhile."""
    with pair(own.url, seconds_per_move=1) as game, pair(own.url, seconds_per_move=3) as other:
        with unwritable(own.database):
            time.sleep(1.5)
            assert seen_by_all(own.url, game.table)[1]["state"] == "on"
        assert game.first.until("events")["view"]["outcome"]["reason"] == "time"
        assert other.first.until("events")["view"]["outcome"]["reason"] == "time"


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


def test_one_who_comes_back_while_the_absence_is_noted_is_there(tmp_path: Path) -> None:
    asyncio.run(_come_back(tmp_path / "games.db"))


async def _come_back(database: Path) -> None:
    clock = [1_000.0]
    service = Service(Store(f"sqlite:///{database}"), now=lambda: clock[0], has_timer=False)
    await service.start()
    live = await service.open("ada", Setup("Ada", first=0))
    await service.join(live.id, "grace", "Grace")
    clock[0] += GRACE
    with closing(sqlite3.connect(database)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        tending = asyncio.create_task(service.pass_time())
        await asyncio.sleep(0.1)
        _, first, _ = await service.subscribe(live.id, frozenset({0}))
        _, second, _ = await service.subscribe(live.id, frozenset({1}))
        holder.rollback()
    await tending
    await asyncio.sleep(0.1)
    assert not live.table.is_away(Seat.FIRST)
    assert not live.table.is_away(Seat.SECOND)
    service.unsubscribe(live, first)
    service.unsubscribe(live, second)
    await service.stop()
    with pytest.raises(ServiceError) as stopping:
        await service.command(live, 0, Play(parse_move("0")), live.table.seen)
    assert stopping.value.code is ErrorCode.STOPPING
