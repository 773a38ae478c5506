"""Running a server: start and stop, backup and restore, a proxy and a sub-path."""

from __future__ import annotations

import os
import re
import resource
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from fourfold.protocol.errors import ProtocolCode
from fourfold.rules import SetupError
from fourfold.server.run import allow_many_files, listen
from fourfold.server.web import FOLDER
from fourfold.store import Home, Store, url_of
from tests.forks import Piped
from tests.refusals import refused
from tests.server.games import pair
from tests.server.running import Guest, Server, ask, running
from tests.store.stores import sql


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    with Piped(*map(str, arguments), cwd=Path.cwd(), env=dict(os.environ)) as process:
        output, errors = (each.decode() for each in process.communicate())
        assert process.returncode is not None
    return subprocess.CompletedProcess(arguments, process.returncode, output, errors)


def test_a_backup_is_made_while_games_are_played_and_can_be_gone_back_to(tmp_path: Path) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    with running(database) as server:
        with pair(server.url) as game:
            game.play("0 a1")
            made = run("backup", copy, "--database", f"sqlite:///{database}")
            assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
            game.play("1 b1")
        server.stop()
        shutil.copy(copy, database)
        for kind in ("-wal", "-shm"):
            database.with_name(database.name + kind).unlink(missing_ok=True)
        server.start()
        ada, seats = game.guests[0], game.seats[0]
        with ada.sit(seats, seen=8) as first:
            # Who knows more than the server begins anew.
            assert [event["number"] for event in first.welcome["events"]][:3] == [1, 2, 3]
            assert first.view["moves"] == ["0", "a1"]
            with game.guests[1].sit(game.seats[1]) as second:
                assert second.play("1")["type"] == "events"


def test_a_server_whose_database_fails_at_the_start_says_so_in_a_sentence(tmp_path: Path) -> None:
    url = url_of(tmp_path / "games.db")
    Store(url).close()
    sql(url, "DROP TABLE secrets")
    failed = run("serve", "--port", "0", "--database", url)
    assert failed.returncode == 2
    assert failed.stderr.splitlines()[-1].startswith("fourfold: games cannot be kept in")
    assert "Traceback" not in failed.stderr


def test_a_new_secret_is_made_by_who_stops_the_server_first(own_server: Server) -> None:
    seats = (guest := Guest(own_server.url)).open()
    rotate = ("secret", "rotate", "--database", url_of(own_server.database))
    refused = run(*rotate)
    assert refused.returncode == 2
    assert "another server is running on this database" in refused.stderr
    assert guest.get(f"/tables/{seats['table']}")[0] == 200
    own_server.stop()
    made = run(*rotate)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    own_server.start()
    with Guest(own_server.url, guest.session).sit(seats) as socket:
        assert socket.welcome["code"] == "no-session"


def test_a_database_has_one_server(own_server: Server, tmp_path: Path) -> None:
    """Whatever its name, until the process is gone; others may share the file."""
    (tmp_path / "link.db").symlink_to(own_server.database.name)
    for name in (own_server.database, tmp_path / "link.db", os.path.relpath(own_server.database)):
        refused = run("serve", "--port", "0", "--database", f"sqlite:///{name}")
        assert refused.returncode == 2
        assert refused.stderr == (
            f"fourfold: games cannot be kept in {name}: another server is running on this "
            f"database, at {own_server.url}/.\n"
        )
    with closing(Store(url_of(own_server.database))) as shared:
        assert shared.unfinished(Home.TERMINAL) == []
    for _ in range(3):
        own_server.restart()


def test_the_url_of_a_database_is_read_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, file = tmp_path / "games.db", tmp_path / "url"
    Store(url_of(database)).close()
    file.write_text(f"{url_of(database)}\n")
    assert run("backup", tmp_path / "one.db", "--database-file", file).returncode == 0
    monkeypatch.setenv("FOURFOLD_DATABASE_FILE", str(file))
    assert run("backup", tmp_path / "two.db").returncode == 0
    assert (tmp_path / "one.db").exists()
    assert (tmp_path / "two.db").exists()
    both = run("backup", tmp_path / "three.db", "--database", "sqlite:///hunter2")
    assert (both.returncode, both.stdout) == (2, "")
    assert both.stderr == "fourfold: Give either --database or --database-file.\n"
    file.write_text("postgresql+nonsense://ada:hunter2@example.org/games")
    refused = run("serve", "--port", "0")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "hunter2" not in refused.stderr
    file.unlink()
    assert "No such file" in run("serve", "--port", "0").stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            "backup copy.db --database sqlite:///games.db",
            "fourfold: games cannot be copied to copy.db: File exists.\n",
        ),
        (
            "backup new.db --database sqlite:///below/games.db",
            "fourfold: below/games.db cannot be copied: there is no such file.\n",
        ),
        ("serve --port 0 --database sqlite:///copy.db", "not a database"),
        ("serve --port {taken}", "address already in use"),
        ("serve --host a..b", "cannot listen on"),
        ("serve --root-path quarto", "A path begins with a slash"),
        ("serve --trusted-proxy nonsense", "is no address"),
        ("serve --origin example.org", "is no origin"),
        ("serve --port 70000", "is not in the range"),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FOURFOLD_DATABASE", "sqlite:///games.db")
    Store(url_of(tmp_path / "games.db")).close()
    (tmp_path / "copy.db").write_text("precious " * 100)
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        refused = run(*arguments.format(taken=port).split())
    assert (refused.returncode, refused.stdout) == (2, "")
    assert told in refused.stderr
    assert refused.stderr.startswith("Usage: ") or refused.stderr.count("\n") == 1
    assert "Traceback" not in refused.stderr
    assert (tmp_path / "copy.db").read_text() == "precious " * 100
    assert not (tmp_path / "below").exists()
    assert not (tmp_path / "new.db").exists()


def test_an_address_that_is_not_ours_is_refused() -> None:
    with refused(SetupError, ProtocolCode.BAD_ADDRESS):
        listen("203.0.113.1", 0)


def test_a_calm_stop_and_what_is_logged(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server:
        with pair(server.url) as game:
            game.play("0 a1")
            assert server.stop() == 0
            assert game.first.until("goodbye")["reason"] == "restart"
        warning = "Running as root; the server needs no more than a user of its own"
        warned = [warning] if os.geteuid() == 0 else []
        logged = server.logged()
        assert [line.split(maxsplit=3)[3] for line in logged.splitlines()] == [
            *warned,
            f"Ready at {server.url}/",
            "Stopping; everybody is told to come back.",
            "Stopped.",
        ]


@pytest.mark.proof
def test_it_runs_without_uvloop(own_server: Server) -> None:
    own_server.stop()
    own_server.start(prelude="import sys; sys.modules['uvloop'] = None")
    with pair(own_server.url) as game:
        game.play("0 a1")


def test_a_system_without_a_bound_on_files_is_asked_for_what_it_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the manner of macOS, which names none and allows 10 240 all the same."""
    limits = [(256, resource.RLIM_INFINITY)]

    def set_limit(_: int, wanted: tuple[int, int]) -> None:
        if not 0 <= wanted[0] <= 10_240:
            raise ValueError("current limit exceeds maximum limit")
        limits.append(wanted)

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", set_limit)
    allow_many_files()
    allow_many_files()
    assert limits[1:] == [(10_240, resource.RLIM_INFINITY)]


@contextmanager
def proxy(port: int, prefix: str, forwarded: str) -> Iterator[int]:
    """A proxy that serves what is on a port under a path, and says for whom it asks."""

    def pump(source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def serve(client: socket.socket) -> None:
        with client, socket.create_connection(("127.0.0.1", port)) as server:
            head = b""
            while b"\r\n\r\n" not in head:
                head += client.recv(65_536)
            line, _, rest = head.partition(b"\r\n")
            line = line.replace(b" " + prefix.encode(), b" ", 1)
            if b"\r\nupgrade:" not in rest.lower():
                # Only the first head of a connection is read here.
                rest = b"Connection: close\r\n" + rest.replace(
                    b"Connection: keep-alive\r\n", b"", 1
                )
            server.sendall(line + f"\r\nX-Forwarded-For: {forwarded}\r\n".encode() + rest)
            back = threading.Thread(target=pump, args=(server, client))
            back.start()
            pump(client, server)
            back.join()

    def accept() -> None:
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(client,), daemon=True).start()

    listener = socket.create_server(("127.0.0.1", 0))
    accepting = threading.Thread(target=accept)
    accepting.start()
    try:
        yield listener.getsockname()[1]
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        accepting.join()


def test_behind_a_proxy_on_a_sub_path(tmp_path: Path) -> None:
    options = ("--root-path", "/quarto", "--trusted-proxy", "127.0.0.1")
    with running(tmp_path / "games.db", *options) as server:
        port = int(server.url.rpartition(":")[2])
        with proxy(port, "/quarto", "203.0.113.7") as front:
            url = f"http://127.0.0.1:{front}/quarto"
            with pair(url) as game:
                game.play("0 a1 1 b1")
                assert game.first.view["board"] == "..../..../..../01.."
            status, schema = ask("GET", f"{url}/api/v2/openapi.json")
            assert (status, schema["servers"]) == (200, [{"url": "/quarto"}])
            (script,) = re.findall(r'src="\.(/[^"]+)"', (FOLDER / "index.html").read_text())
            for path in ("/", "/rules", f"/{game.table}", "/index.html", script):
                assert ask("GET", f"{url}{path}")[0] == 200
            assert ask("GET", f"{url}/nowhere")[0] == 404
