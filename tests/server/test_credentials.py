"""What nodes keep to themselves: the password of their database, and the secrets of players."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from fourfold.cli.keyring import new_key, write_keys
from tests.postgres import Databases
from tests.server.games import pair
from tests.server.running import COMMAND, FREELY, SECONDS, Guest, ask, wait_until


class Node:
    """A node as its command starts it, with its URL in a file."""

    def __init__(self, folder: Path, database: str, secrets: Path) -> None:
        self.log = folder / f"{secrets.name}.log"
        file = folder / f"{secrets.name}.url"
        file.write_text(database)
        options = ("--port", "0", "--database-file", file, "--secret-file", secrets, *FREELY)
        with self.log.open("wb") as errors:
            self.process = subprocess.Popen([COMMAND, "serve", *options], stderr=errors)
        wait_until(lambda: "Ready at" in self.log.read_text() or self.process.poll() is not None)
        (self.url,) = re.findall(r"Ready at (\S+)/\n", self.log.read_text())


@contextmanager
def node(folder: Path, database: str, secrets: Path) -> Iterator[Node]:
    started = Node(folder, database, secrets)
    try:
        yield started
    finally:
        started.process.terminate()
        assert started.process.wait(SECONDS) == 0
    assert "Traceback" not in started.log.read_text()


@pytest.mark.proof
def test_no_password_is_to_be_seen(tmp_path: Path, postgres: Databases) -> None:
    """Neither by others on the machine, nor in the log, nor when the database is gone."""
    secrets, password = tmp_path / "secrets", postgres.server.password
    write_keys(secrets, [new_key()])
    with ExitStack() as kept:
        with postgres.database() as url:
            name = url.partition("@/")[2].partition("?")[0]
            there = kept.enter_context(node(tmp_path, postgres.server.url_by_port(name), secrets))
            with pair(there.url) as game:
                game.play("0 a1")
            for file in ("cmdline", "environ"):
                shown = Path(f"/proc/{there.process.pid}/{file}").read_bytes()
                assert password.encode() not in shown
        wait_until(lambda: ask("GET", f"{there.url}/readyz")[0] == 503)
        told = str(ask("GET", f"{there.url}/readyz")[1])
        assert "not-stored" in told
        wait_until(lambda: "The database failed: " in there.log.read_text())
        for text in (told, there.log.read_text()):
            assert password not in text


@pytest.mark.proof
def test_a_node_with_another_secret_knows_nobody(tmp_path: Path, postgres: Databases) -> None:
    keys = {"one": [new_key()], "other": [new_key()]}
    keys["both"] = keys["other"] + keys["one"]
    with postgres.database() as url, ExitStack() as kept:
        nodes = {}
        for name, secrets in keys.items():
            write_keys(tmp_path / name, secrets)
            nodes[name] = kept.enter_context(node(tmp_path, url, tmp_path / name)).url
        guest = Guest(nodes["one"])
        seats = guest.open()
        for name, code in (("one", None), ("other", "no-session"), ("both", None)):
            with Guest(nodes[name], guest.session).sit(seats) as socket:
                assert socket.welcome.get("code") == code, name
        status, answer = Guest(nodes["other"], guest.session).post("/tables")
        assert (status, answer["code"]) == (401, "no-session")
