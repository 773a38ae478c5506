"""Secrets in a file: none is in the database then, and one replaces another while games go on."""

from __future__ import annotations

import os
import sqlite3
import stat
from base64 import b64decode, b64encode
from contextlib import closing
from pathlib import Path

import pytest

from fourfold.cli.keyring import new_key, read_keys, warn_of_readers, write_keys
from fourfold.store import url_of
from tests.server.games import pair
from tests.server.running import FREELY, Guest, Server, running
from tests.server.test_running import run


@pytest.mark.proof
def test_secrets_are_rotated_while_players_keep_their_seats(tmp_path: Path) -> None:
    database, file = tmp_path / "games.db", tmp_path / "secrets"
    old = run("secret", "add", file).stdout.strip()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with running(database, *FREELY, "--secret-file", str(file)) as server:
        with pair(server.url) as game:
            game.play("0 a1")
        new = run("secret", "add", file).stdout.strip()
        assert run("secret", "use", file, new).returncode == 0
        assert run("secret", "list", file).stdout.split() == [new, old]
        server.stop()
        server.start()
        with (
            game.guests[0].sit(game.seats[0]) as game.first,
            game.guests[1].sit(game.seats[1]) as game.second,
        ):
            game.play("1 b1")
        late = Guest(server.url)
        seats = late.open()
        assert run("secret", "remove", file, old).returncode == 0
        server.stop()
        server.start()
        with game.guests[0].sit(game.seats[0]) as ended, late.sit(seats) as going_on:
            assert ended.welcome["code"] == "no-session"
            assert going_on.welcome["type"] == "welcome"
    written = b"".join(each.read_bytes() for each in tmp_path.glob("games.db*"))
    assert b64decode(file.read_text().split()[1]) not in written
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("SELECT count(*) FROM secrets").fetchone() == (0,)


def test_the_secret_of_a_database_moves_to_a_file(own_server: Server, tmp_path: Path) -> None:
    guest = Guest(own_server.url)
    seats = guest.open()
    own_server.stop()
    file, database = tmp_path / "secrets", url_of(own_server.database)
    add = ("secret", "add", "--from-database", file, "--database", database)
    named = run(*add).stdout.strip()
    assert f"is there already, as {named}." in run(*add).stderr
    assert run("secret", "list", file).stdout.split() == [named]
    assert run("secret", "rotate", "--database", database).returncode == 0
    with running(own_server.database, *FREELY, "--secret-file", str(file)) as server:
        with Guest(server.url, guest.session).sit(seats) as socket:
            assert socket.welcome["type"] == "welcome"
        assert "which holds the secrets" not in server.logged()
    file.chmod(0o644)
    with running(own_server.database, *FREELY, "--secret-file", str(file)) as server:
        assert f"Others may read or change {file}, which holds the secrets" in server.logged()


def test_a_file_of_secrets_keeps_its_place_and_its_owner(tmp_path: Path) -> None:
    """Root may look after the file of a server that is not root, and find it by a link."""
    file, link = tmp_path / "secrets", tmp_path / "link"
    write_keys(file, [new_key()])
    link.symlink_to(file)
    owner = 10_001 if os.geteuid() == 0 else os.geteuid()
    os.chown(file, owner, -1)
    file.chmod(0o400)
    write_keys(link, [*read_keys(link), new_key()])
    assert link.is_symlink()
    assert len(read_keys(file)) == 2
    assert (file.stat().st_uid, stat.S_IMODE(file.stat().st_mode)) == (owner, 0o600)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["link", "secrets"]


def test_what_systemd_hands_over_is_not_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "secrets"
    write_keys(file, [new_key()])
    file.chmod(0o440)
    warn_of_readers(file)
    assert len(caplog.messages) == 1
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    warn_of_readers(file)
    assert len(caplog.messages) == 1


LINE = f"a {b64encode(b's' * 32).decode()}\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "There is no secret in"),
        (LINE * 2, "have the same id"),
        ("hunter2\n", "Line 1 of"),
        (LINE + "b c2hvcnQ=\n", "Line 2 of"),
        (LINE + "b =AAA\n", "Line 2 of"),
        ("é\n", "it is no text"),
    ],
)
def test_what_is_no_secret_is_refused_and_not_told(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "secrets"
    file.write_text(text)
    refused = run("serve", "--port", "0", "--secret-file", file)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert told in refused.stderr
    assert "hunter2" not in refused.stderr
    assert "c2hvcnQ" not in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("serve --port 0 --secret-file nowhere", "No such file"),
        ("secret remove secrets a", "the only secret"),
        ("secret use secrets b", "There is no secret b"),
    ],
)
def test_what_cannot_be_done_with_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secrets").write_text(LINE)
    refused = run(*arguments.split())
    assert refused.returncode == 2
    assert told in refused.stderr
    assert (tmp_path / "secrets").read_text() == LINE
