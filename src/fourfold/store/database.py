"""Connections to a database: all that differs between SQLite and PostgreSQL is here."""

import time
from contextlib import closing
from sqlite3 import Connection as SqliteConnection
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, InvalidatePoolError
from sqlalchemy.pool import ConnectionPoolEntry

from fourfold.store.errors import UnfitError
from fourfold.store.location import POSTGRESQL, SQLITE
from fourfold.store.patience import Patience, have_patience

BUSY_SECONDS: Final = 5
"""So long a process waits while another one writes."""

_WRITES: Final = "fourfold_writes"

# SQLite

_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

# PostgreSQL

SERVER, MOVER = "fourfold", "fourfold migrate"
"""What connections are called before whoever looks after PostgreSQL."""
_DRIVER: Final = "postgresql+psycopg"
_POOL: Final = {"pool_size": 5, "max_overflow": 5, "pool_timeout": BUSY_SECONDS}
_CONNECTION: Final[dict[str, Any]] = {
    "application_name": SERVER,
    "connect_timeout": BUSY_SECONDS,
    # A machine that is gone says nothing: its silence ends a connection within ten seconds.
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_SESSION: Final = {
    "synchronous_commit": "on",
    # A process that was stopped within a transaction keeps others waiting for less than they wait.
    "idle_in_transaction_session_timeout": f"{BUSY_SECONDS}s",
    "lock_timeout": "8s",
    "statement_timeout": "10s",
}
_TIMEOUTS: Final = [name for name in _SESSION if name.endswith("_timeout")]
PATIENCE_SECONDS: Final = 12.0
"""A connection that is in use for longer is ended: the database does not answer."""
_IDLE_SECONDS: Final = 1.0
"""A connection that nobody used for longer is tried before it is used."""
_USED_AT: Final = "fourfold_used_at"
_MIGRATION: Final = 0x466F7572666F6C64
"""The number of the lock that a process holds while it migrates."""
_DEADLOCK: Final = "40P01"


def connect(url: URL) -> Engine:
    """A pool of connections. Raises `UnfitError`, among others."""
    match url.get_backend_name():
        case "sqlite":
            return _connect_sqlite(url)
        case "postgresql":
            return _connect_postgresql(url)
    raise UnfitError("games are kept in SQLite or in PostgreSQL")


def close(engine: Engine) -> None:
    """Closes all connections; one that a thread still uses is closed when it is done with it."""
    event.listen(engine, "checkin", _close_returned)
    engine.dispose()


def _close_returned(_: object, entry: ConnectionPoolEntry) -> None:
    entry.close()


def writing(engine: Engine) -> Connection:
    """A connection of which each transaction writes.

    In SQLite it is the only one to; in PostgreSQL it waits for others at the rows that it locks,
    and then sees them as they were left. (Those that only read see all at one moment.)
    """
    connection = engine.connect()
    if engine.dialect.name == SQLITE:
        return connection.execution_options(**{_WRITES: True})
    return connection.execution_options(isolation_level="READ COMMITTED")


def take_turn_to_migrate(connection: Connection) -> None:
    """Keeps other processes from migrating until the transaction ends; it may take its time.

    It waits for others who migrate, but not for long for those who read: servers would wait behind.
    """
    if connection.dialect.name == POSTGRESQL:
        take_time(connection)
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION})
        connection.execute(text(f"SET LOCAL lock_timeout = '{BUSY_SECONDS}s'"))


def take_time(connection: Connection) -> None:
    """Lets a transaction take as long as it likes."""
    if connection.dialect.name == POSTGRESQL:
        have_patience(connection)
        for name in _TIMEOUTS:
            connection.execute(text(f"SET LOCAL {name} = 0"))


def are_shared(engine: Engine) -> bool:
    """Whether several servers may use a database at once."""
    return engine.dialect.name == POSTGRESQL


def time_of(connection: Connection) -> float:
    """The time of day: that of the database where servers share one, so that theirs is the same."""
    if connection.dialect.name == POSTGRESQL:
        at = connection.scalar(text("SELECT CAST(extract(epoch FROM clock_timestamp()) AS float8)"))
        return float(at)
    return time.time()


def is_served(connection: Connection) -> bool:
    """Whether a server is connected to a database of PostgreSQL, as far as that can be seen."""
    if connection.dialect.name != POSTGRESQL:
        return False
    question = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = :name"
    )
    return bool(connection.scalar(text(question), {"name": SERVER}))


def is_deadlock(error: DBAPIError) -> bool:
    """Whether a transaction was undone because it and another one waited for each other."""
    return getattr(error.orig, "sqlstate", None) == _DEADLOCK


def _connect_sqlite(url: URL) -> Engine:
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _set_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_sqlite(connection: SqliteConnection, _: object) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions, and nothing else.
    for setting in _SETTINGS:
        connection.execute(setting).close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that had read before could not wait for it."""
    is_writing = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


def _connect_postgresql(url: URL) -> Engine:
    """What a URL says itself counts more than what is set here."""
    settings = " ".join(f"-c {name}={value}" for name, value in _SESSION.items())
    own = url.query.get("options", "")
    options = {"options": f"{settings} {own if isinstance(own, str) else ' '.join(own)}".strip()}
    defaults = {name: value for name, value in _CONNECTION.items() if name not in url.query}
    try:
        engine = create_engine(
            url.set(drivername=_DRIVER),
            hide_parameters=True,
            isolation_level="REPEATABLE READ",
            connect_args=defaults | options,
            use_native_hstore=False,
            pool_use_lifo=True,
            **_POOL,
        )
    except ImportError:
        raise UnfitError(
            "PostgreSQL needs the extra postgresql: pip install 'fourfold[postgresql]'"
        ) from None
    Patience(engine, PATIENCE_SECONDS)
    event.listen(engine, "checkin", _note_use)
    event.listen(engine, "checkout", _try_idle)
    return engine


def _note_use(_: object, entry: ConnectionPoolEntry) -> None:
    entry.info[_USED_AT] = time.monotonic()


def _try_idle(connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
    """Has a connection replaced that broke while nobody used it, and all that are as old."""
    if time.monotonic() - entry.info.get(_USED_AT, time.monotonic()) < _IDLE_SECONDS:
        return
    try:
        with closing(connection.cursor()) as cursor:
            cursor.execute("")
        connection.rollback()
    except Exception as error:
        raise InvalidatePoolError from error
