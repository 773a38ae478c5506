"""Tables in a database.

Every event has its number, and a change says how many events its writer has seen: of two who write
the same number one is refused.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from secrets import token_bytes
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from fourfold.rules import FourfoldError
from fourfold.rules.errors import quoted
from fourfold.store import rows
from fourfold.store.change import Change, Home
from fourfold.store.database import connect, writing
from fourfold.store.errors import ConflictError, StoreError, translated
from fourfold.store.files import Ownership, make_file
from fourfold.store.games import Cursor, Games, games_of
from fourfold.store.location import file_of, name_of, parse_url
from fourfold.store.migrate import migrate, version_of
from fourfold.store.record import Record
from fourfold.store.schema import VERSION, counters, events, players, secrets, tables
from fourfold.store.standing import PERSON, SAME_SCREEN
from fourfold.table.errors import TableCode

SIGNING: Final = "signing"
"""The name of the secret."""

SECRET_BYTES: Final = 32

UP_TIME: Final = "up time"
"""The name of the counter."""

REMOVED_AT_ONCE: Final = 500
"""So many tables; SQLite bounds the length of a question."""


def _or_kept(name: str) -> ColumnElement[Any]:
    """What is written to a column of a table, or what is there already."""
    column = tables.c[name]
    return func.coalesce(bindparam(f"new_{name}", type_=column.type), column)


_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seen == bindparam("before"))
    .values(
        seen=bindparam("after"),
        touched_at=bindparam("at"),
        touched_up=bindparam("up"),
        **{name: bindparam(f"new_{name}") for name in rows.STANDING},
        **{name: or_(tables.c[name], bindparam(f"new_{name}")) for name in rows.FLAGS},
        **{name: _or_kept(name) for name in rows.KEPT},
    )
)

_other: Final = players.alias()

_END: Final = (
    update(players)
    .where(players.c.table == bindparam("of"))
    .values(
        ended_at=bindparam("at"),
        outcome=case(
            (players.c.number == 0, bindparam("outcome_of_0")), else_=bindparam("outcome_of_1")
        ),
        against=select(
            case(
                (_other.c.guest == players.c.guest, SAME_SCREEN),
                else_=func.coalesce(_other.c.level, PERSON),
            )
        )
        .where(_other.c.table == players.c.table, _other.c.number != players.c.number)
        .scalar_subquery(),
    )
)

_OPEN_AT_SERVER: Final = and_(tables.c.home == str(Home.SERVER), ~tables.c.is_over)
_IS_TIMED: Final = and_(tables.c.has_begun, tables.c.has_clock, ~tables.c.is_over)
"""Somebody has a time to move in."""


class Store:
    """A database of tables. Threads may share it, and processes its file."""

    def __init__(self, url: str, *, owns: bool = False) -> None:
        """Opens a database, or makes it, and brings it to the newest schema.

        Who owns it is its only server; those who read it, or keep games of their own in it, may
        share it. Raises `StoreError` where that cannot be done.
        """
        parsed = parse_url(url)
        self._trouble = f"games cannot be kept in {name_of(parsed)}"
        self._ownership: Ownership | None = None
        with self._translated():
            self._engine = connect(parsed)
        try:
            with self._translated():
                file = file_of(parsed)
                if file is not None:
                    make_file(file)
                    self._ownership = Ownership(file) if owns else None
            with self._reading() as connection:
                is_newest = version_of(connection) == VERSION
            if not is_newest:
                with self._writing() as connection:
                    migrate(connection)
        except StoreError:
            self.close()
            raise

    def write(
        self, writes: Sequence[tuple[Change, ...]], up: float = 0.0
    ) -> list[ConflictError | None]:
        """Writes changes in one transaction, each tuple of them whole or not at all.

        `up` is the up time of the server that writes them.
        One in conflict is answered with its error, and the others go through. Raises `StoreError`
        if the database fails; nothing is written then.
        """
        try:
            with self._writing() as connection:
                _add(connection, [change for write in writes for change in write], up)
        except _MisfitError:
            with self._writing() as connection:
                return [
                    None if _fits(connection, write, up) else _conflict(write) for write in writes
                ]
        return [None] * len(writes)

    def read(self, table: str) -> Record | None:
        """All that is kept of a table. Raises `StoreError`, with its code if it is damaged."""
        with self._reading() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            seated, happened = (
                connection.execute(
                    select(each).where(each.c.table == table).order_by(each.c.number)
                ).all()
                for each in (players, events)
            )
            following = connection.scalar(select(tables.c.id).where(tables.c.follows == table))
        try:
            return None if row is None else rows.record_in(row, seated, happened, following)
        except (FourfoldError, ValueError, TypeError, RecursionError):
            raise StoreError(
                TableCode.BAD_EVENT, f"what is kept of table {quoted(table)} is damaged"
            ) from None

    def clocks(self) -> list[tuple[str, int]]:
        """The tables of the server on which a clock runs, and their seconds a move.

        Those that are damaged are left out.
        """
        opened = events.c.number == 0
        question = (
            select(events.c.table, events.c.body)
            .join(tables, tables.c.id == events.c.table)
            .where(_OPEN_AT_SERVER, _IS_TIMED, opened)
        )
        with self._reading() as connection:
            found = connection.execute(question).all()
        return [(row.table, seconds) for row in found if (seconds := rows.seconds_in(row.body))]

    def abandoned(self, before: float, at_most: int) -> list[str]:
        """The tables of the server at which a game is not over, and that were last written earlier.

        It was played, or its clock runs. `before` is an up time; those that have waited longest
        come first.
        """
        question = (
            select(tables.c.id)
            .where(
                _OPEN_AT_SERVER,
                or_(tables.c.is_played, _IS_TIMED),
                tables.c.touched_up < before,
            )
            .order_by(tables.c.touched_up)
            .limit(at_most)
        )
        with self._reading() as connection:
            return list(connection.scalars(question))

    def count_open(self, guest: str | None = None) -> int:
        """How many tables of the server are not over: all, or those at which a guest sits."""
        question = select(func.count()).select_from(tables).where(_OPEN_AT_SERVER)
        if guest is not None:
            question = question.join(players, players.c.table == tables.c.id).where(
                players.c.guest == guest, players.c.ended_at.is_(None)
            )
        with self._reading() as connection:
            return connection.scalar(question) or 0

    def games_of(
        self, guest: str, before: Cursor | None = None, *, only_running: bool = False
    ) -> Games:
        """The tables at which a guest sits: those that are not over, and a page of those that are.

        Before a cursor there are none but finished ones.
        """
        with self._reading() as connection:
            return games_of(connection, guest, before, only_running=only_running)

    def remove(
        self, before: float, at_most: int, in_use: Collection[str] = (), *, finished: bool = False
    ) -> list[str]:
        """Removes tables of the server, with all that is kept of them, and returns their ids.

        They are those at which nobody made a move and no clock runs, or those whose game is over,
        last written before an up time; tables in use stay.
        """
        which = tables.c.is_over if finished else and_(~tables.c.is_played, ~_IS_TIMED)
        chosen = (
            select(tables.c.id)
            .where(tables.c.home == str(Home.SERVER), which, tables.c.touched_up < before)
            .limit(at_most)
        )
        with self._writing() as connection:
            names = [each for each in connection.scalars(chosen) if each not in in_use]
            for start in range(0, len(names), REMOVED_AT_ONCE):
                part = names[start : start + REMOVED_AT_ONCE]
                connection.execute(
                    update(tables).where(tables.c.follows.in_(part)).values(follows=None)
                )
                connection.execute(delete(events).where(events.c.table.in_(part)))
                connection.execute(delete(players).where(players.c.table.in_(part)))
                connection.execute(delete(tables).where(tables.c.id.in_(part)))
        return names

    def up_time(self) -> float:
        """A number of seconds that is greater than any up time that was written so far."""
        newest = select(func.max(tables.c.touched_up)).where(_OPEN_AT_SERVER)
        kept = select(counters.c.value).where(counters.c.name == UP_TIME)
        with self._reading() as connection:
            written = connection.scalar(newest) or 0.0
            return max(written, connection.scalar(kept) or 0.0) + 1.0

    def keep_up_time(self, up: float) -> None:
        """Notes for how long servers have been up on this database; shows that it can be written.

        Raises `StoreError`.
        """
        row = {"name": UP_TIME, "value": up}
        with self._writing() as connection:
            connection.execute(delete(counters).where(counters.c.name == UP_TIME))
            connection.execute(insert(counters), row)

    def unfinished(self, home: Home, at_most: int = 100) -> list[str]:
        """The tables whose game has begun and is not over, the one written last first."""
        question = (
            select(tables.c.id)
            .where(tables.c.home == str(home), ~tables.c.is_over, tables.c.has_begun)
            .order_by(tables.c.touched_at.desc(), tables.c.made_at.desc(), tables.c.id)
            .limit(at_most)
        )
        with self._reading() as connection:
            return list(connection.scalars(question))

    def secret(self) -> bytes:
        """Random bytes that are made once for each database, whoever asks first."""
        with self._writing() as connection:
            with suppress(IntegrityError), connection.begin_nested():
                connection.execute(insert(secrets), _new_secret())
            value = connection.scalar(select(secrets.c.value).where(secrets.c.name == SIGNING))
        assert isinstance(value, bytes)
        return value

    def rotate_secret(self) -> None:
        """Puts another secret in the place of the one that there may be."""
        with self._writing() as connection:
            connection.execute(delete(secrets).where(secrets.c.name == SIGNING))
            connection.execute(insert(secrets), _new_secret())

    def announce(self, address: str) -> None:
        """Lets other servers that want to own the database know where this one is."""
        if self._ownership is not None:
            self._ownership.announce(address)

    def close(self) -> None:
        """Lets go of the database."""
        self._engine.dispose()
        if self._ownership is not None:
            self._ownership.let_go()

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with self._translated(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction in which nobody else writes."""
        with self._translated(), writing(self._engine) as connection, connection.begin():
            yield connection

    def _translated(self) -> AbstractContextManager[None]:
        return translated(self._trouble)


def _new_secret() -> dict[str, Any]:
    return {"name": SIGNING, "value": token_bytes(SECRET_BYTES)}


class _MisfitError(Exception):
    """A change that does not follow what is there."""


def _fits(connection: Connection, changes: Sequence[Change], up: float) -> bool:
    """Writes changes if they follow what is there; if one does not, writes none."""
    savepoint = connection.begin_nested()
    try:
        _add(connection, changes, up)
    except _MisfitError:
        savepoint.rollback()
        return False
    savepoint.commit()
    return True


def _add(connection: Connection, changes: Sequence[Change], up: float) -> None:
    """Writes changes. Raises `_MisfitError` if one does not follow what is there."""
    new = [change for change in changes if change.seen == 0]
    more = [change for change in changes if change.seen != 0]
    seated = [rows.of_player(change, player) for change in changes for player in change.players]
    happened = [row for change in changes for row in rows.of_events(change)]
    ended = [row for change in changes for row in rows.of_endings(change)]
    try:
        if new:
            connection.execute(insert(tables), [rows.of_table(change, up) for change in new])
        if more:
            advanced = connection.execute(
                _ADVANCE, [rows.of_advance(change, up) for change in more]
            )
            if advanced.rowcount != len(more):
                raise _MisfitError
        if seated:
            connection.execute(insert(players), seated)
        if happened:
            connection.execute(insert(events), happened)
        if ended:
            connection.execute(_END, ended)
    except IntegrityError:
        raise _MisfitError from None


def _conflict(write: Sequence[Change]) -> ConflictError:
    named = " and ".join(f"{quoted(each.table)} after event {each.seen}" for each in write)
    return ConflictError(TableCode.STALE, f"somebody else has written on table {named}")
