"""How soon a server is ready on a database with very many finished games."""

from __future__ import annotations

from contextlib import closing
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, insert, select

from benchmarks.cluster.figures import Start
from benchmarks.server import Server
from fourfold.rules import Reason, Result, Seat, parse_move
from fourfold.store import Change, Store, standing_of
from fourfold.store.database import connect, take_time, writing
from fourfold.store.location import parse_url
from fourfold.store.schema import events, players, tables
from fourfold.table.event import Began, Ended, Event, Joined, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player
from fourfold.table.table import replay

FIRST: Final = 200
"""So many games are written as a server writes them; the others are copies."""


def measure_start(name: str, url: str, doublings: int) -> Start:
    """Fills a database, on which no node runs, and starts a server on it."""
    finished = fill(url, doublings)
    server = Server(url)
    server.end()
    return Start(name, finished, server.seconds_to_ready)


def fill(url: str, doublings: int) -> int:
    """Writes finished games, and doubles them so often; how many there are then."""
    with closing(Store(url)) as store:
        store.write([(_finished(f"finished{number:04}"),) for number in range(FIRST)])
    engine = connect(parse_url(url))
    try:
        with writing(engine) as connection, connection.begin():
            take_time(connection)
            for number in range(doublings):
                for each in (tables, players, events):
                    _double(connection, each, f"-{number}")
    finally:
        engine.dispose()
    return FIRST << doublings


def _double(connection: Connection, table: Table, suffix: str) -> None:
    """Copies all rows of a table, under longer ids."""
    columns: dict[str, ColumnElement[Any]] = {
        name: column for name, column in table.c.items() if name != "follows"
    }
    key = "id" if table is tables else "table"
    columns[key] = (columns[key] + suffix).label(key)
    old = table.c[key].not_like(f"%{suffix}")
    connection.execute(
        insert(table).from_select(list(columns), select(*columns.values()).where(old))
    )


def _finished(name: str) -> Change:
    """A short game that was given up."""
    told: list[Event] = [Opened(Options()), Joined("Ada"), Joined("Grace"), Began(0, 0.0)]
    seats = (Seat.FIRST, Seat.SECOND, Seat.SECOND, Seat.FIRST)
    for seat, move in zip(seats, ["0", "a1", "1", "b1"], strict=True):
        told.append(Moved(seat, parse_move(move), 1.0))
    told.append(Ended(Result.FIRST, Reason.RESIGN))
    seated = (Player(0, "ada"), Player(1, "grace"))
    return Change(name, 0, tuple(told), 1.0, seated, standing=standing_of(replay(told)))
