"""The schema of a database, brought to the newest version by a command of its own."""

from __future__ import annotations

from contextlib import closing

import psycopg
import pytest

from fourfold.store import Store
from fourfold.store.database import connect
from fourfold.store.location import parse_url
from fourfold.store.migrate import version_of
from fourfold.store.schema import VERSION
from tests.postgres import EMPTY, Databases
from tests.server.test_running import run
from tests.store.stores import make_older

OLDER = "0003"


def version(url: str) -> str | None:
    engine = connect(parse_url(url))
    with engine.connect() as connection:
        found = version_of(connection)
    engine.dispose()
    return found


def test_a_node_does_not_migrate_a_database_that_others_share(postgres: Databases) -> None:
    with postgres.database(EMPTY) as url:
        make_older(url, OLDER)
        refused = run("serve", "--port", "0", "--database", url)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "run “fourfold upgrade” first" in refused.stderr
        assert version(url) == OLDER
        assert run("upgrade", "--database", url).returncode == 0
        assert version(url) == VERSION
        assert run("upgrade", "--database", url).returncode == 0


def test_an_upgrade_makes_an_empty_database(url: str) -> None:
    made = run("upgrade", "--database", url)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    with closing(Store(url)) as store:
        assert store.count_open() == 0


def test_a_database_that_is_not_there_is_told_in_one_sentence(postgres: Databases) -> None:
    url = postgres.server.url_by_port("nowhere")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    refused = run("serve", "--port", "0", "--database", url)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.count("\n") == 1
    assert postgres.server.password not in refused.stderr
