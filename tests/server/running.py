"""A real server as a process of its own, and guests who speak to it by bare sockets."""

from __future__ import annotations

import json
import multiprocessing
import os
import resource
import signal
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from fourfold.protocol.from_server import read_from_server
from fourfold.table.codec import VERSION

COMMAND: Final = Path(sys.executable).with_name("fourfold")
SECONDS: Final = 120.0
"""More than anything here takes on a busy machine."""
FREELY: Final = ("--requests-per-second", "100000", "--connections-per-address", "10000")

PATIENCE: Final = SECONDS / 4
"""Seconds for what waits for nobody, on a busy machine; to wait for somebody silent is longer."""

FORKS: Final = multiprocessing.get_context("forkserver")
"""Makes processes that have loaded the server or the terminal already, each in a moment."""
FORKS.set_forkserver_preload(
    [
        "fourfold.cli.play",
        "fourfold.cli.serve",
        "fourfold.engine",
        "fourfold.server.app",
        "fourfold.server.run",
        "fourfold.store.migrate",
        "fourfold.terminal.remote",
        "tests.server.running",
    ]
)

Json = dict[str, Any]


def wait_until(holds: Callable[[], object], pause: float = 0.05) -> None:
    """Looks again and again until something holds, and fails when it never does."""
    end = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < end, "it never holds"
        time.sleep(pause)


def serve(
    arguments: list[str],
    log: Path,
    files: int | None,
    ahead: float,
    prelude: str,
    environment: dict[str, str],
) -> None:
    """Runs the command in this process, which is a new one."""
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as errors:
        os.dup2(errors.fileno(), 2)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    right = time.time
    time.time = lambda: right() + ahead
    exec(prelude, {})  # noqa: S102 - of the tests themselves
    from fourfold.__main__ import main  # noqa: PLC0415 - after the prelude

    sys.argv = ["fourfold", *arguments]
    main()


class Server:
    """A server on a database. It can be killed, and started again on the same port."""

    def __init__(self, database: Path, *options: str, files: int | None = None) -> None:
        self.database = database
        self.log = database.with_suffix(".log")
        self._options = options or FREELY
        self._files = files
        self._port = 0
        self.process: BaseProcess | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self, ahead: float = 0.0, prelude: str = "") -> None:
        """Starts it, on a machine whose clock may be ahead, and waits until it is ready.

        `prelude` is a program that is run before anything is loaded.
        """
        context = FORKS if ahead == 0 and not prelude else multiprocessing.get_context("spawn")
        database = f"sqlite:///{self.database}"
        arguments = ["serve", "--port", str(self._port), "--database", database, *self._options]
        self.log.touch()
        where = self.log.stat().st_size
        self.process = context.Process(
            target=serve,
            args=(arguments, self.log, self._files, ahead, prelude, dict(os.environ)),
            daemon=True,
        )
        self.process.start()
        self._port = self._wait(where)

    def _wait(self, where: int) -> int:
        assert self.process is not None
        while True:
            told = self.log.read_bytes()[where:].decode()
            if "Ready at http://127.0.0.1:" in told:
                return int(told.partition("Ready at http://127.0.0.1:")[2].partition("/")[0])
            self.process.join(0.02)
            code = self.process.exitcode
            assert code is None, f"the server ended with {code}: {told}"

    def kill(self) -> None:
        """Ends it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ends it calmly."""
        return self._end(signal.SIGTERM)

    def signal(self, number: int) -> None:
        """Sends it a signal."""
        assert self.process is not None
        assert self.process.pid is not None
        os.kill(self.process.pid, number)

    def _end(self, how: int) -> int:
        assert self.process is not None
        if self.process.is_alive():
            self.signal(how)
        self.process.join(SECONDS)
        code = self.process.exitcode
        assert code is not None, "the server does not end"
        self.process = None
        return code

    def restart(self) -> None:
        """Kills it, and starts it again."""
        self.kill()
        self.start()

    def logged(self) -> str:
        """All that it has logged."""
        return self.log.read_text()


@contextmanager
def running(database: Path, *options: str, files: int | None = None) -> Iterator[Server]:
    """A server that is stopped in the end, and has logged no failure then.

    It may be allowed to have only so many files.
    """
    server = Server(database, *options, files=files)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
    assert "Traceback" not in server.logged(), server.logged()
    assert "ERROR" not in server.logged(), server.logged()


def ask(
    method: str,
    url: str,
    body: object = None,
    session: str | None = None,
    headers: dict[str, str] | None = None,
) -> tuple[int, Any]:
    """A request over HTTP: its status, and the answer."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    sent = {"Content-Type": "application/json"} | (headers or {})
    if session is not None:
        sent["Authorization"] = f"Bearer {session}"
    request = urllib.request.Request(url, data, sent, method=method)
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return response.status, _read(response)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _read(error)


def _read(response: Any) -> Any:
    text = response.read().decode()
    is_json = response.headers.get_content_type() == "application/json"
    return json.loads(text) if is_json else text


@dataclass
class Guest:
    """Somebody with a session."""

    url: str
    session: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not self.session:
            status, answer = ask("POST", f"{self.url}/api/v2/sessions")
            assert status == 201, answer
            self.session = answer["session"]

    def get(self, path: str) -> tuple[int, Any]:
        return ask("GET", f"{self.url}/api/v2{path}", session=self.session)

    def post(self, path: str, body: object = None) -> tuple[int, Any]:
        return ask("POST", f"{self.url}/api/v2{path}", body or {}, self.session)

    def open(self, **body: Any) -> Json:
        """Makes a table, and returns its id and the guest's seats."""
        status, answer = self.post("/tables", body)
        assert status == 201, answer
        return dict(answer)

    def join(self, table: str, **body: Any) -> Json:
        status, answer = self.post(f"/tables/{table}/players", body)
        assert status == 200, answer
        return dict(answer)

    def sit(self, seats: Json, seen: int = 0) -> Socket:
        """Connects to a table as a player."""
        return Socket(self.url, seats["table"], self.session, seats["seats"], seen)


class Socket:
    """A bare connection to a table. Every message that comes is checked against the protocol."""

    def __init__(
        self,
        url: str,
        table: str | None = None,
        session: str | None = None,
        seats: Sequence[str] = (),
        seen: int = 0,
        **options: Any,
    ) -> None:
        where = f"{url.replace('http', 'ws', 1)}/api/v2/socket"
        self._opening = connect(where, compression=None, open_timeout=SECONDS, **options)
        self.connection: ClientConnection = self._opening.__enter__()
        self.welcome: Json = {}
        self.seen = seen
        self.view: Json = {}
        if table is not None:
            hello = {"type": "hello", "version": VERSION, "table": table, "seats": list(seats)}
            self.send(**hello, session=session, seen=seen)
            self.welcome = self.receive()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._opening.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self, timeout: float = SECONDS) -> Json:
        """The next message. Raises `TimeoutError`."""
        text = self.connection.recv(timeout)
        assert isinstance(text, str)
        read_from_server(text)
        message: Json = json.loads(text)
        if "view" in message:
            self.seen, self.view = message["seen"], message["view"]
        return message

    def until(self, type_: str) -> Json:
        """The next message of a type; what comes before it is passed over."""
        while True:
            message = self.receive()
            if message["type"] == type_:
                return message

    def until_seen(self, seen: int) -> Json:
        """The message after which so many events have been seen."""
        message: Json = {}
        while self.seen < seen:
            message = self.receive()
        return message

    def play(self, move: str, **more: Any) -> Json:
        """Sends a move, and returns the answer: events, or a refusal."""
        return self.do("play", move=move, **more)

    def do(self, command: str, **more: Any) -> Json:
        """Sends a command, and returns the answer."""
        self.send(**{"type": "command", "seen": self.seen, "command": command} | more)
        while True:
            message = self.receive()
            if message["type"] in ("events", "stale", "refused"):
                return message
