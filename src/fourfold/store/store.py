"""Tables in a database.

Every event has its number, and a change says how many events its writer has seen: of two who write
the same number one is refused. PostgreSQL needs no more than a URL and its driver; what SQLite
alone needs is in `_connect_sqlite`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_bytes
from sqlite3 import Connection as SqliteConnection
from typing import Any, Final

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    and_,
    bindparam,
    create_engine,
    event,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from fourfold.rules import ErrorCode, FourfoldError
from fourfold.rules.errors import printable, quoted
from fourfold.store.change import Change, Home
from fourfold.store.errors import ConflictError, StoreError
from fourfold.store.migrate import is_newest, migrate, version_of
from fourfold.store.player import Computer, Pace, Player
from fourfold.store.record import Record
from fourfold.store.schema import events, players, secrets, tables
from fourfold.table import Began, Ended, Event, Opened, event_from_json, event_to_json

BUSY_SECONDS: Final = 5
"""So long a process waits while another one writes."""

SIGNING: Final = "signing"
"""The name of the secret."""

SECRET_BYTES: Final = 32

READ_AT_ONCE: Final = 500
"""So many tables; SQLite bounds the length of a question."""

_WRITES: Final = "fourfold_writes"

_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)

_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seen == bindparam("before"))
    .values(
        seen=bindparam("after"),
        touched_at=bindparam("at"),
        has_clock=or_(tables.c.has_clock, bindparam("clock")),
        has_begun=or_(tables.c.has_begun, bindparam("begun")),
        is_over=or_(tables.c.is_over, bindparam("over")),
    )
)

_OPEN_AT_SERVER: Final = and_(tables.c.home == str(Home.SERVER), ~tables.c.is_over)


def url_of(path: Path) -> str:
    """The URL of an SQLite file, whatever its name."""
    return URL.create("sqlite", database=str(path)).render_as_string()


class Store:
    """A database of tables. Threads may share it, and processes its file."""

    def __init__(self, url: str) -> None:
        """Opens a database, or makes it, and brings it to the newest schema.

        Raises `StoreError` where that cannot be done.
        """
        self._name = quoted(url)
        with self._told():
            parsed = make_url(url)
            self._name = printable(parsed.database or url)
            self._engine = _engine(parsed)
        try:
            with self._reading() as connection:
                version = version_of(connection)
            if not is_newest(version):
                with self._writing() as connection:
                    migrate(connection)
        except StoreError:
            self.close()
            raise

    def write(self, writes: Sequence[tuple[Change, ...]]) -> list[ConflictError | None]:
        """Writes changes in one transaction, each tuple of them whole or not at all.

        One in conflict is answered with its error, and the others go through. Raises `StoreError`
        if the database fails; nothing is written then.
        """
        try:
            with self._writing() as connection:
                _add(connection, [change for write in writes for change in write])
        except _MisfitError:
            with self._writing() as connection:
                return [None if _fits(connection, write) else _conflict(write) for write in writes]
        return [None] * len(writes)

    def read(self, table: str) -> Record | None:
        """All that is kept of a table. Raises `StoreError`, with its code if it is damaged."""
        found = self.read_all([table]).get(table)
        if isinstance(found, StoreError):
            raise found
        return found

    def read_all(self, names: Sequence[str]) -> dict[str, Record | StoreError]:
        """All that is kept of some tables, or that it is damaged."""
        found: dict[str, Record | StoreError] = {}
        for start in range(0, len(names), READ_AT_ONCE):
            with self._reading() as connection:
                found |= _read(connection, names[start : start + READ_AT_ONCE])
        return found

    def with_clock(self) -> list[str]:
        """The tables of the server that are not over and have a clock."""
        return self._tables(_OPEN_AT_SERVER, tables.c.has_clock)

    def untouched_since(self, at: float) -> list[str]:
        """The tables of the server that are not over and were last written before a time."""
        return self._tables(_OPEN_AT_SERVER, tables.c.touched_at < at)

    def unfinished(self, home: Home, at_most: int = 100) -> list[str]:
        """The tables whose game has begun and is not over, the one written last first."""
        return self._tables(
            tables.c.home == str(home), ~tables.c.is_over, tables.c.has_begun, at_most=at_most
        )

    def secret(self) -> bytes:
        """Random bytes that are made once for each database, whoever asks first."""
        with self._writing() as connection:
            made = {"name": SIGNING, "value": token_bytes(SECRET_BYTES)}
            with suppress(IntegrityError), connection.begin_nested():
                connection.execute(insert(secrets), made)
            value = connection.scalar(select(secrets.c.value).where(secrets.c.name == SIGNING))
        assert isinstance(value, bytes)
        return value

    def copy_to(self, path: Path) -> None:
        """Copies an SQLite database as it is at one moment, while it is in use.

        Raises `StoreError` if there is a file already, or the database is of another kind.
        """
        with self._told():
            if self._engine.dialect.name != "sqlite":
                raise StoreError(ErrorCode.NOT_STORED, "only SQLite databases are copied so")
            path.touch(mode=0o600, exist_ok=False)
            with closing(SqliteConnection(path)) as copy, self._engine.connect() as connection:
                source = connection.connection.driver_connection
                assert isinstance(source, SqliteConnection)
                source.backup(copy)

    def close(self) -> None:
        """Lets go of the database."""
        self._engine.dispose()

    def _tables(self, *which: ColumnElement[bool], at_most: int | None = None) -> list[str]:
        newest = (tables.c.touched_at.desc(), tables.c.made_at.desc(), tables.c.id)
        with self._reading() as connection:
            found = connection.scalars(
                select(tables.c.id).where(*which).order_by(*newest).limit(at_most)
            )
            return list(found)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._told(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction in which nobody else writes."""
        with (
            self._told(),
            self._engine.connect().execution_options(**{_WRITES: True}) as connection,
            connection.begin(),
        ):
            yield connection

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Errors of the database, in one sentence that names it."""
        try:
            yield
        except StoreError as error:
            if error.code is ErrorCode.NOT_STORED:
                raise self._error(error.message) from None
            raise
        except DBAPIError as error:
            raise self._error(str(error.orig)) from error
        except OSError as error:
            raise self._error(error.strerror or str(error)) from error
        except (SQLAlchemyError, ImportError, ValueError) as error:
            raise self._error(str(error)) from error

    def _error(self, why: str) -> StoreError:
        reason = printable(why.partition("\n")[0])
        return StoreError(ErrorCode.NOT_STORED, f"games cannot be kept in {self._name}: {reason}")


def _engine(url: URL) -> Engine:
    is_sqlite = url.get_backend_name() == "sqlite"
    if is_sqlite and url.database:
        _make_file(Path(url.database))
    engine = create_engine(url)
    if is_sqlite:
        event.listen(engine, "connect", _connect_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_file(path: Path) -> None:
    """Makes the file of a database, for its owner's eyes only: it holds a secret."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise StoreError(ErrorCode.NOT_STORED, "there is a file where a folder should be") from None
    if not path.exists():
        path.touch(mode=0o600)


def _connect_sqlite(connection: SqliteConnection, _: object) -> None:
    connection.isolation_level = None  # `_begin_sqlite` begins transactions, and nothing else.
    for setting in _SETTINGS:
        connection.execute(setting).close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once: one that had read before could not wait for it."""
    is_writing = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writing else "BEGIN")


class _MisfitError(Exception):
    """A change that does not follow what is there."""


def _fits(connection: Connection, changes: Sequence[Change]) -> bool:
    """Writes changes if they follow what is there; if one does not, writes none."""
    savepoint = connection.begin_nested()
    try:
        _add(connection, changes)
    except _MisfitError:
        savepoint.rollback()
        return False
    savepoint.commit()
    return True


def _add(connection: Connection, changes: Sequence[Change]) -> None:
    """Writes changes. Raises `_MisfitError` if one does not follow what is there."""
    new = [change for change in changes if change.seen == 0]
    more = [change for change in changes if change.seen != 0]
    seated = [_seated(change, player) for change in changes for player in change.players]
    happened = [row for change in changes for row in _happened(change)]
    try:
        if new:
            connection.execute(insert(tables), [_made(change) for change in new])
        if more:
            advanced = connection.execute(_ADVANCE, [_advanced(change) for change in more])
            if advanced.rowcount != len(more):
                raise _MisfitError
        if seated:
            connection.execute(insert(players), seated)
        if happened:
            connection.execute(insert(events), happened)
    except IntegrityError:
        raise _MisfitError from None


def _conflict(write: Sequence[Change]) -> ConflictError:
    named = " and ".join(f"{quoted(each.table)} after event {each.seen}" for each in write)
    return ConflictError(ErrorCode.STALE, f"somebody else has written on table {named}")


def _has(change: Change, kind: type[Event]) -> bool:
    return any(isinstance(each, kind) for each in change.events)


def _has_clock(change: Change) -> bool:
    return any(
        isinstance(each, Opened) and each.options.seconds_per_move is not None
        for each in change.events
    )


def _made(change: Change) -> dict[str, Any]:
    return {
        "id": change.table,
        "home": str(change.home),
        "follows": change.follows,
        "is_public": change.is_public,
        "first": change.first,
        "made_at": change.at,
        "touched_at": change.at,
        "seen": len(change.events),
        "has_clock": _has_clock(change),
        "has_begun": _has(change, Began),
        "is_over": _has(change, Ended),
    }


def _advanced(change: Change) -> dict[str, Any]:
    return {
        "table": change.table,
        "before": change.seen,
        "after": change.seen + len(change.events),
        "at": change.at,
        "clock": _has_clock(change),
        "begun": _has(change, Began),
        "over": _has(change, Ended),
    }


def _seated(change: Change, player: Player) -> dict[str, Any]:
    computer = player.computer
    return {
        "table": change.table,
        "number": player.number,
        "guest": player.guest,
        "level": None if computer is None else computer.level,
        "seed": None if computer is None else str(computer.seed),
        "pace": None if computer is None else str(computer.pace),
    }


def _happened(change: Change) -> Iterator[dict[str, Any]]:
    for number, each in enumerate(change.events, change.seen):
        yield {"table": change.table, "number": number, "body": json.dumps(event_to_json(each))}


def _read(connection: Connection, names: Sequence[str]) -> dict[str, Record | StoreError]:
    made = connection.execute(select(tables).where(tables.c.id.in_(names))).all()
    seated = _grouped(
        connection.execute(
            select(players).where(players.c.table.in_(names)).order_by(players.c.number)
        ).all()
    )
    happened = _grouped(
        connection.execute(
            select(events).where(events.c.table.in_(names)).order_by(events.c.number)
        ).all()
    )
    next_ones = connection.execute(
        select(tables.c.follows, tables.c.id).where(tables.c.follows.in_(names))
    ).all()
    following = {each.follows: each.id for each in next_ones}
    found: dict[str, Record | StoreError] = {}
    for table in made:
        try:
            found[table.id] = _record(
                table, seated[table.id], happened[table.id], following.get(table.id)
            )
        except (FourfoldError, ValueError, TypeError, RecursionError):
            found[table.id] = StoreError(
                ErrorCode.BAD_EVENT, f"what is kept of table {quoted(table.id)} is damaged"
            )
    return found


def _grouped(rows: Sequence[Any]) -> defaultdict[str, list[Any]]:
    groups: defaultdict[str, list[Any]] = defaultdict(list)
    for row in rows:
        groups[row.table].append(row)
    return groups


def _record(
    table: Any, seated: Sequence[Any], happened: Sequence[Any], following: str | None
) -> Record:
    """What the rows of a table say. Raises `ValueError`, among others, if they are damaged."""
    if [each.number for each in happened] != list(range(table.seen)):
        raise ValueError(table.seen)
    return Record(
        table.id,
        Home(table.home),
        tuple(map(_player, seated)),
        tuple(event_from_json(json.loads(each.body)) for each in happened),
        table.made_at,
        table.touched_at,
        following,
        table.is_public,
        table.first,
    )


def _player(row: Any) -> Player:
    if row.number not in (0, 1):
        raise ValueError(row.number)
    computer = None if row.level is None else Computer(row.level, int(row.seed), Pace(row.pace))
    return Player(row.number, row.guest, computer)
