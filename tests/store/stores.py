"""Changes to write, and processes that write them."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

from fourfold.rules import Give, Piece, Seat
from fourfold.store import Change, Record, Store, url_of
from fourfold.table.event import Began, Event, Joined, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player

NOON = 1_800_000_000.0
BEGINNING: tuple[Event, ...] = (Opened(Options()), Joined("Ada"), Joined("Grace"), Began(0, NOON))
PLAYERS = (Player(0, "ada's key"), Player(1, "grace's key"))
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


def sql(path: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    """What SQLite itself says of a database."""
    connection = sqlite3.connect(path)
    try:
        with connection:
            return connection.execute(statement, values).fetchall()
    finally:
        connection.close()


def process(path: Path, program: str) -> subprocess.Popen[bytes]:
    """A process that runs a program with a `store` on a file."""
    prelude = (
        "from fourfold.store import *\n"
        "from tests.store.stores import *\n"
        f"store = Store({url_of(path)!r})\n"
    )
    return subprocess.Popen(
        [sys.executable, "-c", prelude + program],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
