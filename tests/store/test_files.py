"""Who may read a file, who may serve it, and how it is copied."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.store import Store, StoreError, back_up, url_of
from tests.store.stores import made, on_sqlite, seen, sql


def test_only_its_owner_may_read_the_file(path: Path) -> None:
    with closing(Store(url_of(path), owns=True)) as store:
        store.write([(made("t"),)])
        assert {each.stat().st_mode & 0o777 for each in path.parent.iterdir()} == {0o600}
        assert len(list(path.parent.iterdir())) == 4


def test_a_file_that_others_may_read_is_hidden_from_them(path: Path) -> None:
    Store(url_of(path)).close()
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM secrets")
        for each in path.parent.iterdir():
            each.chmod(0o644)
        with closing(Store(url_of(path))):
            modes = {each.name: each.stat().st_mode & 0o777 for each in path.parent.iterdir()}
    assert modes == dict.fromkeys([path.name, f"{path.name}-wal", f"{path.name}-shm"], 0o600)


def test_a_folder_is_left_as_it_is_and_one_that_is_made_is_its_owners(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    Store(url_of(tmp_path / "below" / "games.db")).close()
    with pytest.raises(StoreError):
        Store(url_of(tmp_path))
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "below").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("database", ["", "/:memory:"])
def test_a_database_in_memory_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    stores = [Store(f"sqlite://{database}", owns=True) for _ in range(2)]
    assert list(tmp_path.iterdir()) == []
    for store in stores:
        store.close()


def test_a_file_has_one_owner_at_a_time(path: Path) -> None:
    with closing(Store(url_of(path), owns=True)) as owner:
        with pytest.raises(StoreError) as refused:
            Store(url_of(path), owns=True)
        assert refused.value.detail.endswith("another server is running on this database")
        owner.announce("http://127.0.0.1:4040/")
        with pytest.raises(StoreError) as refused:
            Store(url_of(path), owns=True)
        assert refused.value.detail.endswith("this database, at http://127.0.0.1:4040/")
        Store(url_of(path)).close()
    with (
        closing(Store(url_of(path), owns=True)),
        pytest.raises(StoreError, check=lambda error: error.detail.endswith("database")),
    ):
        Store(url_of(path), owns=True)


# Copies


@on_sqlite
@pytest.mark.parametrize("with_secret", [True, False])
def test_a_copy_has_the_secret_only_if_that_is_wanted(
    path: Path, store: Store, tmp_path: Path, with_secret: bool
) -> None:
    copy = tmp_path / "50% copy?.db"
    store.write([(made("t"),)])
    secret = store.secret()
    back_up(url_of(path), copy, with_secret=with_secret)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert (secret in copy.read_bytes()) is with_secret
    with closing(Store(url_of(copy))) as copied:
        assert seen(copied, "t") == 4
        assert (copied.secret() == secret) is with_secret
    assert store.secret() == secret


def test_another_secret_is_made_on_demand(store: Store) -> None:
    store.rotate_secret()
    first = store.secret()
    store.rotate_secret()
    assert first != store.secret() == store.secret()


def test_a_copy_that_fails_leaves_no_file(path: Path, tmp_path: Path) -> None:
    sql(path, "CREATE TABLE games (id TEXT)")
    with pytest.raises(StoreError) as refused:
        back_up(url_of(path), tmp_path / "copy")
    assert refused.value.detail == (
        f"{path} cannot be copied to {tmp_path / 'copy'}: it is a database of something else"
    )
    with pytest.raises(StoreError) as refused:
        back_up("sqlite://", tmp_path / "copy")
    assert "only SQLite databases in a file" in refused.value.detail
    assert not (tmp_path / "copy").exists()
