"""What only a database of PostgreSQL can do: be away, have many writers, and many servers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from random import Random

import psycopg
import pytest

from fourfold.store import ConflictError, Store, StoreCode, StoreError
from fourfold.store.database import _SESSION, take_time
from fourfold.store.errors import TOLD
from tests.postgres import EMPTY, RELAXED, TEMPLATE, Databases, Postgres, running_postgres
from tests.store.stores import made, moved, seen, sql

WRITERS = 4


@pytest.fixture
def url(postgres: Databases) -> Iterator[str]:
    with postgres.database() as url:
        yield url


def test_the_settings_are_in_force(url: str, store: Store) -> None:
    with store._reading() as connection:
        for name, value in _SESSION.items():
            assert connection.exec_driver_sql(f"SHOW {name}").scalar() == value
        isolation = connection.exec_driver_sql("SHOW transaction_isolation").scalar()
        assert isolation == "repeatable read"
    with store._writing() as connection:
        isolation = connection.exec_driver_sql("SHOW transaction_isolation").scalar()
        assert isolation == "read committed"
    own = "&options=-c%20statement_timeout%3D7s&application_name=mine"
    with closing(Store(url + own)) as other, other._reading() as connection:
        assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "7s"
        assert connection.exec_driver_sql("SHOW lock_timeout").scalar() == _SESSION["lock_timeout"]
        assert connection.exec_driver_sql("SHOW application_name").scalar() == "mine"


def test_ids_are_sorted_by_their_characters(url: str) -> None:
    rows = sql(
        url,
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE collation_name = 'C' AND table_schema = 'public' ORDER BY 1, 2",
    )
    keys = {("tables", "id"), ("players", "guest"), ("players", "table"), ("events", "table")}
    assert keys < set(rows)


def test_several_servers_share_a_database(url: str) -> None:
    with closing(Store(url, owns=True)) as one, closing(Store(url, owns=True)) as other:
        one.write([(made("t"),)])
        assert other.write([(moved("t", 4),)]) == [None]
        assert isinstance(one.write([(moved("t", 4),)])[0], ConflictError)
        assert one.secret() == other.secret()


def test_writers_of_the_same_tables_never_wait_for_each_other(url: str, store: Store) -> None:
    """Each commit writes on all tables, in another order: one who held one and wanted another
    would end in a deadlock, which fails a whole commit."""
    names = [f"t{number}" for number in range(20)]
    store.write([(made(name),) for name in names])

    def write(seed: int) -> dict[str, int]:
        chance = Random(seed)
        written = dict.fromkeys(names, 0)
        with closing(Store(url)) as other:
            for number in range(4, 24):
                order = chance.sample(names, len(names))
                answers = other.write([(moved(name, number),) for name in order])
                for name, answer in zip(order, answers, strict=True):
                    written[name] += answer is None
        return written

    with ThreadPoolExecutor(WRITERS) as threads:
        written = list(threads.map(write, range(WRITERS)))
    for name in names:
        assert 4 + sum(each[name] for each in written) == seen(store, name)
        numbers = sql(url, 'SELECT number FROM events WHERE "table" = ? ORDER BY 1', name)
        assert numbers == [(number,) for number in range(seen(store, name))]


def test_two_who_make_the_same_table_at_once_make_it_once(url: str) -> None:
    stores = [Store(url) for _ in range(WRITERS)]

    def write(number: int) -> int:
        answers = stores[number].write([(made(f"t{each}"),) for each in range(50)])
        return sum(answer is None for answer in answers)

    with ThreadPoolExecutor(WRITERS) as threads:
        assert sum(threads.map(write, range(WRITERS))) == 50
    for store in stores:
        assert seen(store, "t49") == 4
        store.close()


def test_who_waits_for_a_row_sees_what_was_written_meanwhile(url: str, store: Store) -> None:
    store.write([(made("t"),)])
    with closing(psycopg.connect(url)) as other, ThreadPoolExecutor(1) as thread:
        other.execute("UPDATE tables SET seen = 5 WHERE id = 't'")
        waiting = thread.submit(store.write, [(moved("t", 4),)])
        with pytest.raises(TimeoutError):
            waiting.result(0.3)
        other.commit()
        assert isinstance(waiting.result()[0], ConflictError)


def test_what_is_being_written_is_not_removed(url: str, store: Store) -> None:
    store.write([(made("t"),), (made("u"),)])
    with closing(psycopg.connect(url)) as other:
        other.execute("UPDATE tables SET seen = 5 WHERE id = 't'")
        assert store.remove(1.0, 9) == ["u"]
    assert seen(store, "t") == 4


def test_a_connection_that_broke_while_nobody_used_it_is_replaced(
    url: str, store: Store, postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.write([(made("t"),)])
    monkeypatch.setattr("fourfold.store.database._IDLE_SECONDS", 0.0)
    _break_connections(postgres, url)
    assert store.write([(moved("t", 4),)]) == [None]
    assert seen(store, "t") == 5


def test_a_connection_that_breaks_in_use_is_one_failure(
    url: str, store: Store, postgres: Databases
) -> None:
    store.write([(made("t"),)])
    _break_connections(postgres, url)
    with pytest.raises(StoreError) as failed:
        store.write([(moved("t", 4),)])
    assert failed.value.detail.startswith("games cannot be kept in a database of postgresql: ")
    assert str(failed.value) == TOLD
    assert store.write([(moved("t", 4),)]) == [None]


@pytest.mark.proof
def test_a_database_that_does_not_answer_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever waits is told, and when it is back the next one is served."""
    monkeypatch.setattr("fourfold.store.database.PATIENCE_SECONDS", 1.0)
    with running_postgres(RELAXED) as server, closing(Store(server.url(TEMPLATE))) as store:
        store.write([(made("t"),)])
        with stopped(server), pytest.raises(StoreError) as failed:
            store.write([(moved("t", 4),)])
        assert str(failed.value) == TOLD
        assert store.write([(moved("t", seen(store, "t")),)]) == [None]
        with store._writing() as connection:
            take_time(connection)
            connection.exec_driver_sql("SELECT pg_sleep(3)")


@contextmanager
def stopped(server: Postgres) -> Iterator[None]:
    """The server and all of its children are stopped meanwhile."""
    rows = sql(server.url("postgres"), "SELECT pid FROM pg_stat_activity")
    family = [server.pid, *(pid for (pid,) in rows)]
    _signal(family, signal.SIGSTOP)
    yield
    _signal(family, signal.SIGCONT)


def _signal(family: list[int], which: signal.Signals) -> None:
    for pid in family:
        with suppress(ProcessLookupError):
            os.kill(pid, which)


def _break_connections(postgres: Databases, url: str) -> None:
    name = url.partition("@/")[2].partition("?")[0]
    postgres.server.execute(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"  # noqa: S608
    )


def test_what_is_no_database_of_ours_is_refused_in_one_sentence(postgres: Databases) -> None:
    with postgres.database(EMPTY) as other, postgres.database() as newer:
        sql(other, "CREATE TABLE games (id TEXT)")
        sql(newer, "UPDATE alembic_version SET version_num = '9999'")
        for url, why in {
            other: "it is a database of something else",
            newer: "a newer version of Fourfold has written it",
            postgres.server.url("nowhere"): 'database "nowhere" does not exist',
            postgres.server.url_by_port(TEMPLATE, port=1): "Connection refused",
            postgres.server.url_by_port(TEMPLATE, "hunter2"): "password authentication failed",
        }.items():
            with pytest.raises(StoreError) as caught:
                Store(url)
            assert caught.value.code == StoreCode.NOT_STORED
            detail = caught.value.detail
            assert detail.startswith("games cannot be kept in a database of postgresql: ")
            assert why in detail
            assert "hunter2" not in detail
            assert "\n" not in detail


def test_a_missing_driver_is_told_in_one_sentence(url: str) -> None:
    program = (
        "import sys\n"
        "sys.modules['psycopg'] = None\n"
        "from fourfold.store import Store, StoreError\n"
        "try:\n"
        f"    Store({url!r})\n"
        "except StoreError as error:\n"
        "    print(error.detail)\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert told.stdout.decode() == (
        "games cannot be kept in a database of postgresql: PostgreSQL needs the extra postgresql: "
        "pip install 'fourfold[postgresql]'\n"
    )
