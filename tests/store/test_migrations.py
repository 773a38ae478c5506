"""The migrations lead to the schema that the store uses, and cost nothing when it is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from fourfold.store import url_of
from fourfold.store.migrate import configuration
from fourfold.store.schema import VERSION, metadata
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
    return [{line.strip(", \t") for line in str(row[0]).split("\n")} for row in rows]


def test_the_newest_version_is_known() -> None:
    assert ScriptDirectory.from_config(configuration()).get_current_head() == VERSION


@pytest.mark.usefixtures("store")
def test_alembic_is_not_loaded_when_there_is_nothing_to_migrate(path: Path) -> None:
    program = (
        f"import sys; from fourfold.store import Store; Store({url_of(path)!r}).close();"
        "sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_processes_that_make_a_database_at_once_make_it_once(path: Path) -> None:
    running = [process(path, "print(store.secret())") for _ in range(6)]
    secrets = {each.communicate()[0] for each in running}
    assert [each.returncode for each in running] == [0] * 6
    assert len(secrets) == 1
