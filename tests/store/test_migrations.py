"""The migrations lead to the schema that the store uses, and cost nothing when it is there."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from fourfold.rules import Edition, Seat, Trait, Variant
from fourfold.store import Change, Store, StoreError, url_of
from fourfold.store.location import parse_url
from fourfold.store.migrate import configuration
from fourfold.store.schema import VERSION, metadata
from fourfold.table.command import Cause, Decline
from fourfold.table.decide import carry_out
from fourfold.table.options import Late, Options
from fourfold.table.player import Player
from fourfold.table.table import replay
from tests.store.stores import NOON, kept, make_older, on_sqlite, process, sql

BEFORE = Path("tests/data/version-0002.sql")
"""A whole database, written by the version that had migration 0002."""
OPENED = (
    '{"event": "opened", "traits": "colour,shape,height,body", "squares": "off", '
    '"edition": "classic", "calling": "hand", "seconds_per_move": null, "late": "loses", '
    '"wrong_calls": "call", "wrong_calls_to_lose": null, "hints": false, "mask": false, '
    '"patience": 300}'
)
"""The first event of a table, as the versions with migrations 0001 and 0002 wrote it."""


@pytest.mark.usefixtures("store")
def test_the_migrated_schema_is_that_of_the_store(url: str) -> None:
    engine = create_engine(parse_url(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()


@pytest.mark.usefixtures("store")
@on_sqlite
def test_a_new_database_is_as_if_made_at_once(path: Path, tmp_path: Path) -> None:
    engine = create_engine(url_of(tmp_path / "at once"))
    metadata.create_all(engine)
    engine.dispose()
    assert _schema(path) == _schema(tmp_path / "at once")


def _schema(path: Path) -> list[set[str]]:
    """What SQLite says of each table and index, in whatever order."""
    rows = sql(
        url_of(path), "SELECT sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' ORDER BY name"
    )
    return [{line.strip() for line in re.split(r",\s|\n", str(row[0]))} for row in rows]


def test_the_newest_version_is_known() -> None:
    assert ScriptDirectory.from_config(configuration()).get_current_head() == VERSION


@pytest.mark.usefixtures("store")
def test_alembic_is_not_loaded_when_there_is_nothing_to_migrate(url: str) -> None:
    program = (
        f"import sys; from fourfold.store import Store; Store({url!r}).close();"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_database_of_the_first_version_goes_on(empty_url: str) -> None:
    make_older(empty_url, "0001")
    flags = ("server", None, False, None, 5.0, 6.0)
    for name, begun in (("played", True), ("waiting", False)):
        row = (name, *flags, 1, False, begun, False)
        sql(empty_url, f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", *row)  # noqa: S608
        sql(empty_url, "INSERT INTO events VALUES (?, 0, ?)", name, OPENED)
    with closing(Store(empty_url)) as store:
        assert kept(store, "played").touched_up == 0.0
        assert store.up_time() == 1.0
        assert store.abandoned(1.0, 9) == ["played"]
        assert store.remove(1.0, 9) == ["waiting"]


def test_an_id_that_not_every_database_can_hold_is_forgotten(path: Path) -> None:
    url = url_of(path)
    make_older(url, "0004")
    row = ("t", "server", False, 5.0, 6.0, 1, False, False, False)
    names = "id, home, is_public, made_at, touched_at, seen, has_clock, has_begun, is_over"
    sql(url, f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", *row)  # noqa: S608
    for number, id_ in enumerate(("a1", "a\0b")):
        sql(url, "INSERT INTO events VALUES ('t', ?, '{}', 0, ?)", number, id_)
    Store(url).close()
    assert sql(url, "SELECT command FROM events ORDER BY number") == [("a1",), (None,)]


def test_a_database_of_the_version_before_goes_on(path: Path) -> None:
    with closing(sqlite3.connect(path)) as before:
        before.executescript(BEFORE.read_text(encoding="utf-8"))
    with closing(Store(url_of(path))) as store:
        assert store.secret() == bytes(32)
        assert store.up_time() == 61.0
        assert store.clocks() == [("on", 60)]
        record = kept(store, "on")
        table = replay(record.events)
        assert table.options == Options(
            Variant((Trait.SHAPE, Trait.BODY), blocks=True),
            Edition.ACCESS,
            seconds_per_move=60,
            late=Late.WARNED,
            hints=True,
        )
        assert table.offered is not None
        assert record.players == (Player(0, "ada's key"), Player(1, "grace's key"))
        assert record.causes == (None,) * 7
        events = carry_out(table, Seat.FIRST, Decline(), NOON)
        cause = Cause(0, "a1")
        assert store.write([(Change("on", 7, events, NOON, cause=cause),)]) == [None]
        more = kept(store, "on")
        assert (more.events, more.causes) == ((*record.events, *events), (*record.causes, cause))
        assert kept(store, "over").next == "next"
        games = store.games_of("ada's key")
        assert {"on", "next"} <= {each.table for each in games.running}
        assert [each.table for each in games.finished] == ["over"]
        assert replay(kept(store, "at a terminal").events).options == Options(mask=True)
        for name in ("next", "waiting"):
            assert store.read(name) is not None
        with pytest.raises(StoreError, match="what is kept of table “damaged” is damaged"):
            store.read("damaged")


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "7", "null", "[" * 100_000, '{"event": []}', '{"event": "opened"}', OPENED * 2]
    + [OPENED.replace('"off"', each) for each in ("true", "[]", '"no"')],
    ids=lambda body: body[:9],
)
def test_a_damaged_table_holds_up_no_other(path: Path, body: str) -> None:
    with closing(sqlite3.connect(path)) as before:
        before.executescript(BEFORE.read_text(encoding="utf-8"))
        before.execute(
            "UPDATE events SET body = ? WHERE \"table\" = 'damaged' AND number = 0", [body]
        )
        before.commit()
    with closing(Store(url_of(path))) as store:
        with pytest.raises(StoreError):
            store.read("damaged")
        assert store.read("on") is not None
    assert sql(path, "SELECT body FROM events WHERE \"table\" = 'damaged' LIMIT 1") == [(body,)]


@pytest.mark.proof
def test_processes_that_make_a_database_at_once_make_it_once(empty_url: str) -> None:
    running = [process(empty_url, "print(store.secret())") for _ in range(4)]
    secrets = {each.communicate()[0] for each in running}
    assert [each.returncode for each in running] == [0] * 4
    assert len(secrets) == 1
