"""`fourfold migrate`, and what it says."""

from __future__ import annotations

import re
import signal
import time
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.store import Store, url_of
from tests.cli.conftest import COMMAND, Run, RunOnTerminal, started, within
from tests.cli.test_command import check_sentence
from tests.postgres import Databases
from tests.store.stores import made, seen, sql


def fill(path: Path, games: int = 5) -> str:
    with closing(Store(url_of(path))) as store:
        store.write([(made(f"t{number}"),) for number in range(games)])
    return url_of(path)


def test_games_go_to_postgresql_and_back(call: Run, tmp_path: Path, postgres: Databases) -> None:
    source, copy = fill(tmp_path / "games.db"), url_of(tmp_path / "copy.db")
    file = tmp_path / "url"
    with postgres.database() as target:
        file.write_text(f"{target}\n")
        there, back = call("migrate", source, f"@{file}"), call("migrate", target, copy)
    for answer in (there, back):
        assert (answer.returncode, answer.stderr) == (0, b"")
        assert answer.stdout == there.stdout
    assert re.fullmatch(
        r"Both hold the same: 5 tables, 10 players, 20 events, 0 counters, 0 secrets; "
        r"SHA-256 [0-9a-f]{64}\.\n",
        there.stdout.decode(),
    )
    with closing(Store(copy)) as store:
        assert seen(store, "t4") == 4


@pytest.mark.proof
def test_progress_is_shown_on_a_terminal(run_on_terminal: RunOnTerminal, tmp_path: Path) -> None:
    shown = run_on_terminal("migrate", fill(tmp_path / "a.db"), url_of(tmp_path / "b.db"))
    for text in ("Moving", "Comparing", "100%", "Both hold the same"):
        assert text in shown


@pytest.mark.proof
def test_what_is_interrupted_goes_on(call: Run, tmp_path: Path) -> None:
    source, target = fill(tmp_path / "a.db", 4_000), url_of(tmp_path / "b.db")
    wal = tmp_path / "b.db-wal"
    with started(COMMAND, "migrate", source, target, **within(tmp_path)) as running:
        while not wal.exists() or wal.stat().st_size < 2**20:
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        assert running.communicate() == ("", "\n")
        assert running.returncode == 130
    assert 0 < sql(tmp_path / "b.db", "SELECT count(*) FROM tables")[0][0] < 4_000
    assert call("migrate", source, target).stdout.startswith(b"Both hold the same: 4000 tables")


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("sqlite:///nowhere.db", "sqlite:///b.db", "there is no such file"),
        ("sqlite:///a.db", "postgresql://ada:hunter2@127.0.0.1:1/x", "Connection refused"),
        ("nonsense", "sqlite:///b.db", "the URL of the database cannot be read"),
        ("sqlite:///a.db", "hunter2@x", "the URL of the database cannot be read"),
        ("sqlite:///a.db", "@nowhere", "nowhere cannot be read: No such file or directory"),
        ("sqlite:///a.db", "@url", "Connection refused"),
    ],
)
def test_a_mistake_gets_one_sentence(
    call: Run, tmp_path: Path, source: str, target: str, why: str
) -> None:
    fill(tmp_path / "a.db")
    (tmp_path / "url").write_text("postgresql://ada:hunter2@127.0.0.1:1/x\n")
    answer = call("migrate", source, target)
    check_sentence(answer)
    assert why in answer.stderr.decode()
    assert b"hunter2" not in answer.stderr
    assert not (tmp_path / "nowhere.db").exists()


def test_a_backup_of_postgresql_is_made_by_other_means(
    call: Run, tmp_path: Path, postgres: Databases
) -> None:
    answer = call("backup", "copy.db", "--database", postgres.server.url("postgres"))
    check_sentence(answer)
    assert "use pg_dump, or “fourfold migrate”" in answer.stderr.decode()
    assert not (tmp_path / "copy.db").exists()
