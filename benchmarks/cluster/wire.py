"""A WebSocket without tasks and queues, so that one process has thousands of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import cycle
from typing import Final, cast

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from benchmarks.cluster.machine import HOST

BYTES_AT_MOST: Final = 2**22
SECONDS_TO_OPEN: Final = 5.0
_ADDRESSES: Final = cycle(f"127.0.{net}.{host}" for net in range(1, 5) for host in range(1, 251))
"""Of this machine, all of them. A node gives no address more than a share of its connections."""


class Wire(asyncio.Protocol):
    """One connection to a node. Each callback is called at once, and `on_lost` exactly once."""

    def __init__(
        self,
        port: int,
        on_open: Callable[[], None],
        on_text: Callable[[str], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._protocol = ClientProtocol(
            parse_uri(f"ws://{HOST}:{port}/api/v2/socket"), max_size=BYTES_AT_MOST
        )
        self._port = port
        self._on_open = on_open
        self._on_text = on_text
        self._on_lost = on_lost
        self._transport: asyncio.Transport | None = None
        self._is_lost = False

    async def open(self) -> None:
        """Connects; a failure is a loss like any other."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS_TO_OPEN):
                here = (next(_ADDRESSES), 0)
                await loop.create_connection(lambda: self, HOST, self._port, local_addr=here)
        except OSError:  # A timeout is one too.
            self._lose()

    def send(self, text: str) -> None:
        """Sends a message; nothing where the connection is closing."""
        try:
            self._protocol.send_text(text.encode())
        except InvalidState:
            return
        self._flush()

    def drop(self) -> None:
        """Gives the connection up."""
        if self._transport is not None:
            self._transport.abort()
        self._lose()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # That of uvloop is none by type.
        if self._is_lost:
            self._transport.abort()
            return
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hands on each message."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if self._is_lost:
                return
            if isinstance(event, Response):
                if self._protocol.state is OPEN:
                    self._on_open()
                else:
                    self.drop()
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._on_text(bytes(event.data).decode())
        self._flush()
        if self._protocol.close_expected():
            self.drop()

    def connection_lost(self, _: Exception | None) -> None:
        """The other side, or the network, has ended it."""
        self._lose()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)

    def _lose(self) -> None:
        if not self._is_lost:
            self._is_lost = True
            self._on_lost()
