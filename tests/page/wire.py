"""The sockets of a page: they can be shut for a while, or what the server sends held back."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Sockets:
    """All sockets that a page opens from now on, or those to some address."""

    def __init__(self, page: Page, address: str = "**") -> None:
        self._ends: list[WebSocketRoute] = []
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._is_shut = self._is_holding = False
        page.route_web_socket(address, self._connect)

    def shut(self) -> None:
        """Breaks all connections, and lets no new one through."""
        self._is_shut = True
        for end in self._ends:
            end.close()
        self._ends.clear()

    def open(self) -> None:
        """Lets new connections through."""
        self._is_shut = False

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
        if self._is_shut:
            route.close()
            return

        def hear(news: str | bytes) -> None:
            if self._is_holding:
                self._held.append((route, news))
            else:
                route.send(news)

        server = route.connect_to_server()
        server.on_message(hear)
        self._ends += [route, server]
