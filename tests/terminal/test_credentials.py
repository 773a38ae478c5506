"""Who one is at each server, in a file."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from fourfold.terminal.credentials import TABLES_AT_MOST, Credentials, Known

HERE, THERE = "http://127.0.0.1:4040", "https://example.org/quarto"


def test_each_server_has_its_session_and_its_tables(tmp_path: Path) -> None:
    sessions = Credentials(tmp_path / "data/sessions.json")
    assert sessions.of(HERE) is None
    sessions.keep(HERE, "a", "one")
    sessions.keep(HERE, "a", "two")
    sessions.keep(HERE, "a", "one")
    sessions.keep(THERE, "b", "three")
    assert sessions.of(HERE) == Known(session="a", tables=("two", "one"))
    assert sessions.of(THERE) == Known(session="b", tables=("three",))
    assert stat.S_IMODE(sessions.path.stat().st_mode) == 0o600
    assert list(sessions.path.parent.iterdir()) == [sessions.path]


def test_a_new_session_has_no_tables_of_the_old_one(tmp_path: Path) -> None:
    sessions = Credentials(tmp_path / "sessions.json")
    sessions.keep(HERE, "a", "one")
    sessions.keep(HERE, "b", "two")
    assert sessions.of(HERE) == Known(session="b", tables=("two",))


def test_only_so_many_tables_are_remembered(tmp_path: Path) -> None:
    sessions = Credentials(tmp_path / "sessions.json")
    for number in range(TABLES_AT_MOST + 5):
        sessions.keep(HERE, "a", str(number))
    kept = sessions.of(HERE)
    assert kept is not None
    assert kept.tables == tuple(map(str, range(5, TABLES_AT_MOST + 5)))


@pytest.mark.parametrize("text", [b"", b"\xff", b"[]", b'{"x": 1}', b'{"x": {"session": 1}}'])
def test_a_damaged_file_is_begun_anew(tmp_path: Path, text: bytes) -> None:
    sessions = Credentials(tmp_path / "sessions.json")
    sessions.path.write_bytes(text)
    assert sessions.of(HERE) is None
    sessions.keep(HERE, "a", "one")
    assert sessions.of(HERE) == Known(session="a", tables=("one",))


def test_where_nothing_can_be_kept_one_can_play(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    sessions = Credentials(tmp_path / "data/sessions.json")
    sessions.keep(HERE, "a", "one")
    assert sessions.of(HERE) is None
