"""Tables in a database.

Every event has its number, and a change says how many events its writer has seen: of two who write
the same number one is refused.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from secrets import token_bytes
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from fourfold.rules import FourfoldError
from fourfold.rules.errors import quoted
from fourfold.store import hints, nodes, rows
from fourfold.store.append import MisfitError, append_each, append_together
from fourfold.store.change import Change, Home, is_storable
from fourfold.store.database import (
    are_shared,
    close,
    connect,
    take_turn_to_migrate,
    time_of,
    writing,
)
from fourfold.store.errors import ConflictError, StoreError, translated
from fourfold.store.files import Ownership, make_file
from fourfold.store.games import Cursor, Games, games_of
from fourfold.store.location import file_of, name_of, parse_url
from fourfold.store.migrate import migrate, version_of
from fourfold.store.nodes import Picture, Report
from fourfold.store.record import News, Record
from fourfold.store.schema import VERSION, counters, events, holders, players, secrets, tables
from fourfold.table.errors import TableCode

SIGNING: Final = "signing"
"""The name of the secret."""

SECRET_BYTES: Final = 32

UP_TIME: Final = "up time"
"""The name of the counter."""

READ_AT_ONCE: Final = 200
REMOVED_AT_ONCE: Final = 500
"""So many tables; SQLite bounds the length of a question."""

_KEEP: Final = (
    "INSERT INTO {} (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_KEEP_SECRET: Final = text(_KEEP.format(secrets))
"""Puts a value in the place of the one that there may be."""
_KEEP_COUNTER: Final = text(f"{_KEEP.format(counters)} WHERE excluded.value > counters.value")
"""The same, unless that is greater."""

_OPEN_AT_SERVER: Final = and_(tables.c.home == str(Home.SERVER), ~tables.c.is_over)
_IS_HELD: Final = exists().where(holders.c.table == tables.c.id)
_IS_TIMED: Final = and_(tables.c.has_begun, tables.c.has_clock, ~tables.c.is_over)
"""Somebody has a time to move in."""


class Store:
    """A database of tables. Threads may share it, and processes too."""

    def __init__(self, url: str, *, owns: bool = False) -> None:
        """Opens a database, or makes it, and brings it to the newest schema.

        Who owns a file is its only server; those who read it, or keep games of their own in it,
        may share it. In PostgreSQL a database has any number of servers. Raises `StoreError` where
        that cannot be done.
        """
        parsed = parse_url(url)
        self._trouble = f"games cannot be kept in {name_of(parsed)}"
        self._ownership: Ownership | None = None
        self._ear: hints.Ear | None = None
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
                    take_turn_to_migrate(connection)
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
        if the database fails; nothing is written then, unless the error is in doubt.
        """
        try:
            with self._committing() as connection:
                return append_together(connection, writes, up)
        except MisfitError:
            with self._committing() as connection:
                return append_each(connection, writes, up)

    def read(self, table: str, *, settled: bool = False) -> Record | None:
        """All that is kept of a table. Raises `StoreError`, with its code if it is damaged.

        If it shall be settled, what others are just writing there is waited for.
        """
        if not is_storable(table):
            return None
        with self._writing() if settled else self._reading() as connection:
            if settled:
                connection.execute(
                    select(tables.c.id).where(tables.c.id == table).with_for_update()
                )
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

    def news(self, known: Mapping[str, int]) -> dict[str, News]:
        """What is kept of some tables beyond the events that are known, as far as there is more.

        Raises `StoreError`.
        """
        found: dict[str, News] = {}
        names = sorted(filter(is_storable, known))
        for start in range(0, len(names), READ_AT_ONCE):
            with self._reading() as connection:
                found |= _news(connection, {n: known[n] for n in names[start:][:READ_AT_ONCE]})
        return found

    def clocks(self) -> list[tuple[str, int]]:
        """The tables of the server on which a clock runs, and their seconds a move.

        Those that are damaged, or that a node holds, are left out.
        """
        opened = events.c.number == 0
        question = (
            select(events.c.table, events.c.body)
            .join(tables, tables.c.id == events.c.table)
            .where(_OPEN_AT_SERVER, _IS_TIMED, opened, ~_IS_HELD)
        )
        with self._reading() as connection:
            found = connection.execute(question).all()
        return [(row.table, seconds) for row in found if (seconds := rows.seconds_in(row.body))]

    def abandoned(self, before: float, at_most: int, node: str = "") -> list[str]:
        """The tables of the server at which a game is not over, and that were last written earlier.

        It was played, or its clock runs. `before` is an up time; those that have waited longest
        come first. Those that another node holds are left out.
        """
        question = (
            select(tables.c.id)
            .where(
                _OPEN_AT_SERVER,
                or_(tables.c.is_played, _IS_TIMED),
                tables.c.touched_up < before,
                _is_free_for(node),
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
        self,
        before: float,
        at_most: int,
        in_use: Collection[str] = (),
        *,
        finished: bool = False,
        node: str = "",
    ) -> list[str]:
        """Removes tables of the server, with all that is kept of them, and returns their ids.

        They are those at which nobody made a move and no clock runs, or those whose game is over,
        last written before an up time; tables in use stay, and those that another node holds.
        """
        which = tables.c.is_over if finished else and_(~tables.c.is_played, ~_IS_TIMED)
        chosen = (
            select(tables.c.id)
            .where(tables.c.home == str(Home.SERVER), which, tables.c.touched_up < before)
            .where(_is_free_for(node))
            .limit(at_most)
            .with_for_update(skip_locked=True)
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

    # Several servers on one database

    @property
    def is_shared(self) -> bool:
        """Whether several servers may use this database at once."""
        return are_shared(self._engine)

    def time(self) -> float:
        """The time of day, the same for all who share this database. Raises `StoreError`."""
        with self._reading() as connection:
            return time_of(connection)

    def meet(self, report: Report) -> Picture:
        """Tells the other nodes of one, and returns what is known of them. Raises `StoreError`."""
        with self._writing() as connection:
            return nodes.meet(connection, report)

    def part(self, node: str) -> None:
        """Removes a node that stops. Raises `StoreError`."""
        with self._writing() as connection:
            nodes.leave(connection, node)

    def send_hints(self, texts: Sequence[str]) -> None:
        """Sends hints to all nodes. Raises `StoreError`."""
        with self._translated():
            hints.send(self._engine, texts)

    def hear_hints(self, on_hint: Callable[[str | None], object]) -> None:
        """Listens to the hints of all nodes, in a thread, until the store is closed."""
        self._hear_no_more()
        self._ear = hints.Ear(self._engine, on_hint)

    def _hear_no_more(self) -> None:
        if self._ear is not None:
            self._ear.close()

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
        with self._writing() as connection:
            connection.execute(_KEEP_COUNTER, {"name": UP_TIME, "value": up})

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
            connection.execute(_KEEP_SECRET, _new_secret())

    def announce(self, address: str) -> None:
        """Lets other servers that want to own the database know where this one is."""
        if self._ownership is not None:
            self._ownership.announce(address)

    def close(self) -> None:
        """Lets go of the database."""
        self._hear_no_more()
        close(self._engine)
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

    @contextmanager
    def _committing(self) -> Iterator[Connection]:
        """The same; an error tells whether it came during the commit, and so may have gone well."""
        is_ready = False
        try:
            with self._writing() as connection:
                yield connection
                is_ready = True
        except StoreError as error:
            error.is_in_doubt = is_ready
            raise

    def _translated(self) -> AbstractContextManager[None]:
        return translated(self._trouble)


def _is_free_for(node: str) -> ColumnElement[bool]:
    """Whether no other node holds a table."""
    return ~exists().where(holders.c.table == tables.c.id, holders.c.node != node)


def _news(connection: Connection, known: Mapping[str, int]) -> dict[str, News]:
    """Reads what is kept beyond the events that are known. Raises `StoreError` for damage."""
    newer = or_(
        *(and_(events.c.table == name, events.c.number >= seen) for name, seen in known.items())
    )
    happened: dict[str, list[Any]] = {}
    question = select(events).where(newer).order_by(events.c.table, events.c.number)
    for row in connection.execute(question):
        happened.setdefault(row.table, []).append(row)
    if not happened:
        return {}
    seated: dict[str, list[Any]] = {}
    for row in connection.execute(select(players).where(players.c.table.in_(happened))):
        seated.setdefault(row.table, []).append(row)
    following = select(tables.c.follows, tables.c.id).where(tables.c.follows.in_(happened))
    after = {row.follows: row.id for row in connection.execute(following)}
    try:
        return {
            name: rows.news_in(known[name], seated.get(name, ()), found, after.get(name))
            for name, found in happened.items()
        }
    except (FourfoldError, ValueError, TypeError, RecursionError):
        raise StoreError(TableCode.BAD_EVENT, "what is kept of a table is damaged") from None


def _new_secret() -> dict[str, Any]:
    return {"name": SIGNING, "value": token_bytes(SECRET_BYTES)}
