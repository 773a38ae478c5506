"""Real servers in processes of their own, and a wire to them that breaks."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from types import TracebackType

COMMAND = Path(sys.executable).with_name("fourfold")


class Server:
    """`fourfold serve` on a database, which can be killed and started again on its port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._database = f"sqlite:///{folder}/server.db"
        self._options = options
        self.port = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(COMMAND, "serve", "--port", str(self.port), "--database", self._database),
                *("--requests-per-second", "100000", *self._options),
            ],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if found := re.search(r"Ready at (http://[^/]+:(\d+)[^ ]*)/", line):
                self.url, self.port = found[1], int(found[2])
                break
        else:
            raise AssertionError("the server did not start")
        Thread(target=self._process.stderr.read, daemon=True).start()

    def kill(self) -> None:
        self._end(self._process.kill)

    def stop(self) -> None:
        self._end(self._process.terminate)

    def _end(self, end: Callable[[], None]) -> None:
        end()
        self._process.wait(20)
        assert self._process.stderr is not None
        self._process.stderr.close()

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self.kill()


class Wire:
    """A proxy before a server: `is_cut` decides after each piece of data whether all breaks off.

    It is told whether the data came from the client. What came from the client is passed on first,
    so that a command is done whose answer never comes. With a `path` the server lies on it.
    """

    def __init__(
        self, port: int, is_cut: Callable[[bool], bool] = lambda _: False, path: str = ""
    ) -> None:
        self._to = port
        self._path = path.encode()
        self._is_cut = is_cut
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}{path}"
        self.cuts = 0
        self._sockets: list[socket.socket] = []
        self._threads = [Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self._sockets += near, far
            for way in ((near, far, True), (far, near, False)):
                thread = Thread(target=self._pass_on, args=way)
                self._threads.append(thread)
                thread.start()

    def _pass_on(self, start: socket.socket, end: socket.socket, from_client: bool) -> None:
        with suppress(OSError):
            while data := start.recv(65_536):
                is_cut = self._is_cut(from_client)
                if from_client and self._path:
                    data = data.replace(b" " + self._path + b"/", b" /", 1)
                if from_client or not is_cut:
                    end.sendall(data)
                if is_cut:
                    self.cuts += 1
                    break
        for each in (start, end):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(10)
        for each in self._sockets:
            each.close()
