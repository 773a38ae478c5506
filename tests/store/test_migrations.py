"""The migrations lead to the schema that the store uses, and cost nothing when it is there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from fourfold.store import Store, url_of
from fourfold.store.migrate import configuration
from fourfold.store.schema import VERSION, metadata
from fourfold.table import Opened, Options, event_to_json
from tests.store.stores import process, sql


@pytest.mark.usefixtures("store")
def test_the_migrated_schema_is_that_of_the_store(path: Path) -> None:
    engine = create_engine(url_of(path))
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []
    engine.dispose()


@pytest.mark.usefixtures("store")
def test_a_new_database_is_as_if_made_at_once(path: Path, tmp_path: Path) -> None:
    engine = create_engine(url_of(tmp_path / "at once"))
    metadata.create_all(engine)
    engine.dispose()
    assert _schema(path) == _schema(tmp_path / "at once")


def _schema(path: Path) -> list[set[str]]:
    """What SQLite says of each table and index, in whatever order."""
    rows = sql(path, "SELECT sql FROM sqlite_master WHERE name NOT LIKE '%alembic%' ORDER BY name")
    return [{line.strip() for line in re.split(r",\s|\n", str(row[0]))} for row in rows]


def test_the_newest_version_is_known() -> None:
    assert ScriptDirectory.from_config(configuration()).get_current_head() == VERSION


@pytest.mark.usefixtures("store")
def test_alembic_is_not_loaded_when_there_is_nothing_to_migrate(path: Path) -> None:
    program = (
        f"import sys; from fourfold.store import Store; Store({url_of(path)!r}).close();"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_database_of_the_first_version_goes_on(path: Path) -> None:
    engine = create_engine(url_of(path))
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    flags = ("server", None, 0, None, 5.0, 6.0)
    for name, begun in (("played", 1), ("waiting", 0)):
        row = (name, *flags, 1, 0, begun, 0)
        sql(path, f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", *row)  # noqa: S608
        body = json.dumps(event_to_json(Opened(Options())))
        sql(path, "INSERT INTO events VALUES (?, 0, ?)", name, body)
    with closing(Store(url_of(path))) as store:
        record = store.read("played")
        assert record is not None
        assert (record.touched_at, record.touched_up) == (6.0, 0.0)
        assert store.up_time() == 1.0
        assert store.abandoned(1.0, 9) == ["played"]
        assert store.remove_unplayed(1.0, 9) == ["waiting"]


def test_processes_that_make_a_database_at_once_make_it_once(path: Path) -> None:
    running = [process(path, "print(store.secret())") for _ in range(6)]
    secrets = {each.communicate()[0] for each in running}
    assert [each.returncode for each in running] == [0] * 6
    assert len(secrets) == 1
