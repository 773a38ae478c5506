"""A database: its settings, and what is told when it is damaged, full or none of ours."""

from __future__ import annotations

import json
import resource
import traceback
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from fourfold.store import Store, StoreCode, StoreError, url_of
from fourfold.store.errors import TOLD
from fourfold.table.errors import TableCode
from tests.store.stores import made, moved, on_sqlite, seen, sql


@on_sqlite
def test_the_settings_are_in_force(url: str, store: Store) -> None:
    assert sql(url, "PRAGMA journal_mode") == [("wal",)]
    with store._engine.connect() as connection:
        for name, value in {"synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}.items():
            assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value


def test_a_connection_that_is_in_use_is_closed_afterwards(url: str) -> None:
    store = Store(url)
    with store._reading() as connection:
        used = connection.connection.dbapi_connection
        store.close()
    assert used is not None
    with pytest.raises(Exception, match="closed"):
        used.cursor().execute("SELECT 1")


def test_folders_are_made_whatever_their_names(tmp_path: Path) -> None:
    path = tmp_path / "a b?c=d" / "50%41 #é" / "fourfold.db"
    store = Store(url_of(path))
    store.write([(made("t"),)])
    store.close()
    assert path.exists()
    with closing(Store(url_of(path))) as again:
        assert seen(again, "t") == 4


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("events", "body", "{"),
        ("events", "body", "[" * 100_000),
        ("events", "body", b"\xff"),
        ("events", "body", json.dumps({"event": "x"})),
        ("events", "number", 7),
        ("tables", "seen", 3),
        ("tables", "home", "moon"),
        ("players", "level", "club"),
        ("players", "number", 2),
    ],
)
def test_damage_is_told_in_one_sentence(
    url: str, store: Store, table: str, column: str, value: object
) -> None:
    store.write([(made("t"),), (made("u"),)])
    key = "id" if table == "tables" else "table"
    last = "" if table == "tables" else "AND number = 1"
    sql(url, f"UPDATE {table} SET {column} = ? WHERE \"{key}\" = 't' {last}", value)  # noqa: S608
    with pytest.raises(StoreError) as caught:
        store.read("t")
    assert caught.value.code == TableCode.BAD_EVENT
    assert caught.value.message == "what is kept of table “t” is damaged"
    assert seen(store, "u") == 4


def test_what_is_no_database_of_ours_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database " * 1000)
    (tmp_path / "file").touch()
    sql(tmp_path / "other", "CREATE TABLE games (id TEXT)")
    Store(url_of(tmp_path / "newer")).close()
    sql(tmp_path / "newer", "UPDATE alembic_version SET version_num = '9999'")
    for name, why in {
        "text": "file is not a database",
        "other": "it is a database of something else",
        "newer": "a newer version of Fourfold has written it",
        "file/below": "there is a file where a folder should be",
        "file/far/below": "Not a directory",
        "": "unable to open database file",
        "nul\0": "null",
    }.items():
        with pytest.raises(StoreError) as caught:
            Store(url_of(tmp_path / name))
        assert caught.value.code == StoreCode.NOT_STORED
        assert caught.value.detail.startswith(f"games cannot be kept in {tmp_path}")
        assert why in caught.value.detail
        assert "\n" not in caught.value.detail
        assert str(caught.value) == TOLD
    assert sql(tmp_path / "other", "SELECT name FROM sqlite_master") == [("games",)]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "nonsense",
        "nosuch:///x",
        "sqlite://:x",
        "ada:hunter2@host/games",
        "nosuch://ada:hunter2@host",
        "nosuch://ada:hunter2@host:port/games",
        "nosuch://ada:hunter2@hunter2@host/games",
        "nosuch://a/da:hunter2@host/games?password=hunter2",
        "postgresql://ada:hun@ter2@127.0.0.1/games",
        "postgres://ada:hun@ter2/x@127.0.0.1/games",
        "postgresql://ada:hun@ter2?x@127.0.0.1/games",
        "postgresql://ada:hunter2@127.0.0.1:1/games",
        "postgresql://ada@127.0.0.1:1/games?password=hunter2",
        "postgresql://ada@127.0.0.1:1/games?pasword=hunter2",
        "postgresql+asyncpg://ada:hunter2@127.0.0.1:1/games",
    ],
)
def test_a_url_that_leads_nowhere_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert caught.value.code == StoreCode.NOT_STORED
    told = "".join(traceback.format_exception(caught.value)) + caught.value.detail
    assert "hun" not in told
    assert "ter2" not in told


def test_nothing_that_was_to_be_written_is_told(url: str, store: Store) -> None:
    sql(url, "DROP TABLE events")
    with pytest.raises(StoreError) as failed:
        store.write([(made("hunter2"),)])
    assert isinstance(failed.value.__cause__, DBAPIError)
    assert "hunter2" not in str(failed.value.__cause__)


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file can grow beyond a size meanwhile."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@on_sqlite
def test_on_a_full_disk_nothing_changes(url: str, store: Store) -> None:
    store.write([(made("t"),)])
    before = store.read("t")
    with full_disk(100_000), pytest.raises(StoreError) as caught:
        store.write([(made("u"), moved("t", 4, 2000)), (made("v"),)])
    assert caught.value.code == StoreCode.NOT_STORED
    assert (store.read("t"), store.read("u"), store.read("v")) == (before, None, None)
    assert store.write([(moved("t", 4, 2000),)]) == [None]
    assert sql(url, "PRAGMA integrity_check") == [("ok",)]


@on_sqlite
def test_a_database_that_may_not_be_written_is_told(store: Store) -> None:
    store.write([(made("t"),)])
    with store._engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(StoreError) as caught:
        store.write([(moved("t", 4),)])
    assert caught.value.code == StoreCode.NOT_STORED
    assert "readonly" in caught.value.detail
    assert caught.value.message == TOLD
    assert seen(store, "t") == 4
