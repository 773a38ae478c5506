"""Changes to write, and processes that write them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import NullPool, create_engine

from fourfold.rules import Give, Piece, Seat
from fourfold.store import Change, Record, Store, url_of
from fourfold.store.location import parse_url
from fourfold.store.migrate import configuration
from fourfold.table.event import Began, Event, Joined, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player

NOON = 1_800_000_000.0
BEGINNING: tuple[Event, ...] = (Opened(Options()), Joined("Ada"), Joined("Grace"), Began(0, NOON))
PLAYERS = (Player(0, "ada's key"), Player(1, "grace's key"))
on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""For what only a file can do, or only SQLite."""
MOVED = Moved(Seat.FIRST, Give(Piece("7")), NOON)


def made(table: str, *more: Event, options: Options = Options(), at: float = NOON) -> Change:
    """Makes a table with a game that has begun."""
    return Change(table, 0, (Opened(options), *BEGINNING[1:], *more), at, PLAYERS)


def moved(table: str, seen: int, count: int = 1, at: float = NOON) -> Change:
    """One event or more."""
    return Change(table, seen, (MOVED,) * count, at)


def kept(store: Store, table: str) -> Record:
    """All that is kept of a table."""
    record = store.read(table)
    assert record is not None
    return record


def seen(store: Store, table: str) -> int:
    """How many events of a table are kept."""
    record = store.read(table)
    return 0 if record is None else len(record.events)


def sql(where: str | Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    """What the database itself says. Values take the places of question marks."""
    url = url_of(where) if isinstance(where, Path) else where
    engine = create_engine(parse_url(url), poolclass=NullPool)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            statement = statement.replace("%", "%%").replace("?", "%s")
        answer = connection.exec_driver_sql(statement, values)
        return [tuple(row) for row in answer] if answer.returns_rows else []


def make_older(url: str, version: str) -> None:
    """Makes a database as the program did when it had that version of the schema."""
    from alembic import command  # noqa: PLC0415 - slow to load

    engine = create_engine(parse_url(url))
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


def process(url: str, program: str) -> subprocess.Popen[bytes]:
    """A process that runs a program with a `store` on a database."""
    prelude = (
        f"from fourfold.store import *\nfrom tests.store.stores import *\nstore = Store({url!r})\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", prelude + program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
