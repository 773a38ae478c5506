"""A wire between a browser and a server that can be cut, one that is slow, and none."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """Passes bytes on from a port of its own to that of a server, until it is cut."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._threads = [threading.Thread(target=self._listen, daemon=True)]
        self._threads[0].start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def cut(self) -> None:
        """Breaks all connections, and lets no new one through."""
        self._is_cut = True
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """Lets new connections through."""
        self._is_cut = False

    def close(self) -> None:
        """Ends it."""
        self.cut()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for thread in self._threads:
            thread.join()
        for end in self._ends:
            end.close()

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._ends.append(near)
                if self._is_cut:
                    near.shutdown(socket.SHUT_RDWR)
                    continue
                far = socket.create_connection(self._server)
                self._ends.append(far)
                for one, other in ((near, far), (far, near)):
                    passing = threading.Thread(target=_pass_on, args=(one, other), daemon=True)
                    self._threads.append(passing)
                    passing.start()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while held := one.recv(65536):
            other.sendall(held)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@contextmanager
def wired(url: str) -> Iterator[Wire]:
    """A wire to a server."""
    wire = Wire(int(url.rpartition(":")[2]))
    try:
        yield wire
    finally:
        wire.close()


class Shut:
    """The sockets of a page that do not open for a while."""

    def __init__(self, page: Page) -> None:
        self._is_shut = True
        page.route_web_socket("**", self._connect)

    def open(self) -> None:
        """Lets the next ones through."""
        self._is_shut = False

    def _connect(self, route: WebSocketRoute) -> None:
        if self._is_shut:
            route.close()
        else:
            route.connect_to_server()


class Late:
    """What a server sends to a page from now on, held back for a while."""

    def __init__(self, page: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._is_holding = False
        page.route_web_socket("**", self._connect)

    def hold(self) -> None:
        """Lets no news through."""
        self._is_holding = True

    def release(self) -> None:
        """Brings what was held back, and lets news through again."""
        self._is_holding = False
        for route, news in self._held:
            route.send(news)
        self._held.clear()

    def _connect(self, route: WebSocketRoute) -> None:
        def hear(news: str | bytes) -> None:
            if self._is_holding:
                self._held.append((route, news))
            else:
                route.send(news)

        route.connect_to_server().on_message(hear)
