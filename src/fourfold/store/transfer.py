"""Moves all games from one database to another, of whatever kind, and proves that both are alike.

What is there already is left as it is, so a move that was interrupted goes on when it is run again.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeAlias

from sqlalchemy import URL, Connection, Table, bindparam, delete, func, insert, select, update

from fourfold.rules.errors import quoted
from fourfold.store.database import MOVER, connect, is_served, take_time
from fourfold.store.errors import TOLD, StoreCode, StoreError, UnfitError, translated
from fourfold.store.location import POSTGRESQL, SQLITE, file_of, name_of, parse_url
from fourfold.store.migrate import version_of
from fourfold.store.schema import counters, events, players, secrets, tables
from fourfold.store.store import Store

AT_ONCE: Final = 200
"""So many tables are written in one transaction."""
STREAMED: Final = 2_000
"""So many rows are in memory when all are read."""

Row: TypeAlias = dict[str, Any]

_SEATED: Final = ("number", "guest", "level", "seed", "pace")
"""What stays as it is when a game goes on."""


_CHANGE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("new_id"))
    .values(
        {
            each.name: bindparam(f"new_{each.name}")
            for each in tables.c
            if each.name not in ("id", "follows")
        }
    )
)
_LINK: Final = update(tables).where(tables.c.id == bindparam("of")).values(follows=bindparam("to"))


@dataclass(frozen=True, slots=True)
class _Game:
    """All rows of one table."""

    table: Row
    players: list[Row]
    events: list[Row]

    @property
    def name(self) -> str:
        return str(self.table["id"])

    def goes_on_from(self, earlier: _Game) -> bool:
        """Whether this is the same game, at the same moment or later."""
        return (
            self.events[: len(earlier.events)] == earlier.events
            and self.table["made_at"] == earlier.table["made_at"]
            and _chosen(self.players[: len(earlier.players)]) == _chosen(earlier.players)
        )


def _chosen(seated: Iterable[Row]) -> list[list[Any]]:
    return [[row[name] for name in _SEATED] for row in seated]


@dataclass(slots=True)
class Contents:
    """What a database holds, in numbers: how many rows, and a digest of all of them."""

    counts: dict[str, int] = field(default_factory=dict)
    digest: str = ""


class Side(Store):
    """A database that games are moved from or to."""

    def __init__(self, url: URL, *, owns: bool = False) -> None:
        self.name = name_of(url)
        if url.get_backend_name() == POSTGRESQL:
            url = url.update_query_dict({"application_name": MOVER})
        super().__init__(url.render_as_string(hide_password=False), owns=owns)

    def expect_no_server(self) -> None:
        """Raises `StoreError` if a server uses this database of PostgreSQL."""
        with self._reading() as connection:
            if is_served(connection):
                raise UnfitError("another server is running on this database")

    def mark(self) -> tuple[Any, ...]:
        """Something else after almost every change."""
        with self._reading() as connection:
            take_time(connection)
            newest = func.max(tables.c.touched_at), func.max(tables.c.made_at)
            question = select(func.count(), func.sum(tables.c.seen), *newest)
            counted = connection.scalar(select(func.sum(counters.c.value)))
            return (*connection.execute(question).one(), counted)

    def count(self) -> int:
        """How many tables there are."""
        with self._reading() as connection:
            take_time(connection)
            return connection.scalar(select(func.count()).select_from(tables)) or 0

    def ids(self) -> Generator[str]:
        """Of all tables, in order."""
        with self._reading() as connection:
            take_time(connection)
            question = select(tables.c.id).order_by(tables.c.id)
            with connection.execution_options(yield_per=STREAMED).execute(question) as rows:
                yield from rows.scalars()

    def pages(self) -> Iterator[list[_Game]]:
        """All games, some at a time."""
        last = None
        while page := self.page(last):
            yield page
            last = page[-1].name

    def page(self, after: str | None) -> list[_Game]:
        """Some games, as they are at one moment."""
        question = select(tables).order_by(tables.c.id).limit(AT_ONCE)
        if after is not None:
            question = question.where(tables.c.id > after)
        with self._reading() as connection:
            take_time(connection)
            rows = [dict(row._mapping) for row in connection.execute(question)]
            return _games(connection, rows)

    def games(self, names: list[str]) -> dict[str, _Game]:
        """Those of some games that are here."""
        with self._reading() as connection:
            take_time(connection)
            question = select(tables).where(tables.c.id.in_(names)).order_by(tables.c.id)
            rows = [dict(row._mapping) for row in connection.execute(question)]
            return {game.name: game for game in _games(connection, rows)}

    def add(self, new: list[_Game], more: list[_Game]) -> None:
        """Writes games that are not here, and those that have gone on since they were written."""
        both = [*new, *more]
        names = [game.name for game in more]
        with self._writing() as connection:
            take_time(connection)
            for each in (events, players) if names else ():
                connection.execute(delete(each).where(each.c.table.in_(names)))
            for statement, rows in (
                (insert(tables), [game.table | {"follows": None} for game in new]),
                (
                    _CHANGE,
                    [{f"new_{name}": value for name, value in game.table.items()} for game in more],
                ),
                (insert(players), [row for game in both for row in game.players]),
                (insert(events), [row for game in both for row in game.events]),
            ):
                if rows:
                    connection.execute(statement, rows)

    def link(self, page: list[_Game]) -> None:
        """Notes which tables follow which others, once all are here."""
        pairs = [(game.name, game.table["follows"]) for game in page]
        links = [{"of": name, "to": follows} for name, follows in pairs if follows is not None]
        if links:
            with self._writing() as connection:
                take_time(connection)
                connection.execute(_LINK, links)

    def rest(self) -> dict[Table, list[Row]]:
        """What belongs to no table: counters, and the secret."""
        with self._reading() as connection:
            return {
                each: [dict(row._mapping) for row in connection.execute(select(each))]
                for each in (counters, secrets)
            }

    def replace_rest(self, rest: dict[Table, list[Row]]) -> None:
        """Puts counters and secrets in the place of those that are here."""
        with self._writing() as connection:
            for each, rows in rest.items():
                connection.execute(delete(each))
                if rows:
                    connection.execute(insert(each), rows)

    def read_all(self, contents: Contents) -> Iterator[None]:
        """Reads all that is here, as it is at one moment; a step for each table."""
        hashed = sha256()
        with self._reading() as connection:
            take_time(connection)
            for each in (tables, players, events, counters, secrets):
                contents.counts[each.name] = 0
                question = select(each).order_by(*each.primary_key.columns)
                with connection.execution_options(yield_per=STREAMED).execute(question) as rows:
                    for row in rows:
                        hashed.update(json.dumps(list(row), default=bytes.hex).encode())
                        contents.counts[each.name] += 1
                        if each is tables:
                            yield
                hashed.update(each.name.encode())
        contents.digest = hashed.hexdigest()


def _games(connection: Connection, found: list[Row]) -> list[_Game]:
    """The games of rows, with all that belongs to them."""
    names = [row["id"] for row in found]
    parts: list[defaultdict[str, list[Row]]] = []
    for each in (players, events):
        by_table: defaultdict[str, list[Row]] = defaultdict(list)
        question = select(each).where(each.c.table.in_(names)).order_by(each.c.number)
        for row in connection.execute(question):
            by_table[row.table].append(dict(row._mapping))
        parts.append(by_table)
    seated, happened = parts
    return [_Game(row, seated[row["id"]], happened[row["id"]]) for row in found]


class Transfer:
    """Moves all games from one database to another."""

    def __init__(self, source: str, target: str) -> None:
        """Opens both. Raises `StoreError` if there is no source, or a server uses the target."""
        url = parse_url(source)
        expect_source(url)
        self.source = Side(url)
        try:
            self.target = Side(parse_url(target), owns=True)
            try:
                self.target.expect_no_server()
            except BaseException:
                self.target.close()
                raise
        except BaseException:
            self.source.close()
            raise
        self._mark = self.source.mark()
        self.total = self.source.count()

    def close(self) -> None:
        """Lets go of both."""
        self.source.close()
        self.target.close()

    def move(self) -> Iterator[None]:
        """Moves what is not there yet; a step for each table.

        Raises `StoreError`, and has written nothing, if the target holds other games.
        """
        is_empty = self.target.count() == 0
        if not is_empty:
            self._expect_no_others()
            for page in self.source.pages():
                self._missing(page)
        for page in self.source.pages():
            self.target.add(*(([*page], []) if is_empty else self._missing(page)))
            yield from (None for _ in page)
        for page in self.source.pages():
            self.target.link(page)
        self.target.replace_rest(self.source.rest())

    def _expect_no_others(self) -> None:
        here, there = self.source.ids(), self.target.ids()
        with closing(here), closing(there):
            known = next(here, None)
            for name in there:
                while known is not None and known < name:
                    known = next(here, None)
                if known != name:
                    raise self._refused("it holds other games")

    def _missing(self, page: list[_Game]) -> tuple[list[_Game], list[_Game]]:
        """Which games the target has not got, and which have gone on since it got them."""
        there = self.target.games([game.name for game in page])
        new = [game for game in page if game.name not in there]
        more = []
        for game in page:
            if (earlier := there.get(game.name)) is None:
                continue
            if not game.goes_on_from(earlier):
                raise self._refused(f"table {quoted(game.name)} is another one there")
            if (game.players, game.events, game.table) != (
                *(earlier.players, earlier.events),
                earlier.table | {"follows": game.table["follows"]},
            ):
                more.append(game)
        return new, more

    def _refused(self, why: str) -> StoreError:
        detail = f"games cannot be moved to {self.target.name}: {why}"
        return StoreError(StoreCode.NOT_STORED, TOLD, detail)

    def compare(self, source: Contents, target: Contents) -> Iterator[None]:
        """Reads both databases; two steps for each table. Raises `StoreError` if they differ."""
        yield from self.source.read_all(source)
        yield from self.target.read_all(target)
        self.target.expect_no_server()
        if source == target:
            return
        detail = f"{self.source.name} and {self.target.name} do not hold the same"
        if self.source.mark() != self._mark:
            why = "stop its server, and run this again"
            detail = f"{self.source.name} has changed during the move: {why}"
        raise StoreError(StoreCode.NOT_STORED, TOLD, detail)


def expect_source(url: URL) -> None:
    """Raises `StoreError` if there are no games, and makes no database."""
    with translated(f"{name_of(url)} cannot be moved"):
        if url.get_backend_name() == SQLITE:
            file = file_of(url)
            if file is None or not file.is_file():
                raise UnfitError("there is no such file")
            if file.stat().st_size == 0:
                raise UnfitError("there are no games in it")
        engine = connect(url)
        try:
            with engine.connect() as connection:
                if version_of(connection) is None:
                    raise UnfitError("there are no games in it")
        finally:
            engine.dispose()
