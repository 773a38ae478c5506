"""A wire to a real server, which breaks, waits, or changes what is said."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from urllib.parse import urlsplit

from tests.server.running import SECONDS, Server


class Wire:
    """A proxy before a server: `is_cut` decides after each piece of data whether all breaks off.

    It is told whether the data came from the client. What came from the client is passed on first,
    so that a command is done whose answer never comes. With a `path` the server lies on it.
    `change` is what becomes of the data from the server, and may take its time.
    """

    def __init__(
        self,
        server: Server,
        is_cut: Callable[[bool], bool] = lambda _: False,
        *,
        path: str = "",
        change: Callable[[bytes], bytes] = lambda data: data,
    ) -> None:
        self._to = urlsplit(server.url).port
        self._change = change
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
                if not from_client:
                    data = self._change(data)
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

    def __exit__(self, *_: object) -> None:
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(SECONDS)
        for each in self._sockets:
            each.close()
