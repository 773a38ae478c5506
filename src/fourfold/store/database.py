"""Connections to a database: all that differs between SQLite and others is here."""

from sqlite3 import Connection as SqliteConnection
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY_SECONDS: Final = 5
"""So long a process waits while another one writes."""

_WRITES: Final = "fourfold_writes"

_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


def connect(url: URL) -> Engine:
    """A pool of connections."""
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _connect_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def writing(engine: Engine) -> Connection:
    """A connection of which each transaction writes, and is the only one to."""
    return engine.connect().execution_options(**{_WRITES: True})


def _connect_sqlite(connection: SqliteConnection, _: object) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions, and nothing else.
    for setting in _SETTINGS:
        connection.execute(setting).close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that had read before could not wait for it."""
    is_writing = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")
