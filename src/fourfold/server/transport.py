"""What uvicorn does for a connection, within bounds: nobody is waited for, or heard, for long."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fourfold.server.gate import Gate
from fourfold.server.settings import SECONDS_FOR_REQUEST
from fourfold.service import Bucket, Rate, ServiceError

SECONDS_TO_CLOSE: Final = 3.0
"""So long a client has to answer that it hears of the end of a connection."""
UNHEARD: Final = Rate(burst=200, per_second=20)
"""Of frames that are no messages."""
REFUSAL: Final = "HTTP/1.1 {} {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

Base: Any = H11Protocol
"""As it is: its annotations leave out what is None at first."""


class HttpProtocol(Base):  # type: ignore[misc]
    """Ends a connection on which a request is not complete in time.

    While it is not, it counts against its address, unless that is a trusted proxy's.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._counted: str | None = None
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads a part of a request, or of several."""
        super().data_received(data)
        if not self._is_half():
            self._forget()
        elif self._timer is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Waits no more."""
        self._forget()
        super().connection_lost(exc)

    def _is_half(self) -> bool:
        """Whether a request has begun, or is to be the first, and is not complete."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _wait(self) -> None:
        address = self.client[0] if self.client else ""
        if address not in self.config.forwarded_allow_ips:
            try:
                self._gate.begin(address)
            except ServiceError:
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
                return
            self._counted = address
        self._timer = self.loop.call_later(
            SECONDS_FOR_REQUEST, self._refuse, HTTPStatus.REQUEST_TIMEOUT
        )

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._counted is not None:
            self._gate.end(self._counted)
            self._counted = None

    def _refuse(self, status: HTTPStatus) -> None:
        self._forget()
        if not self.transport.is_closing():
            self.transport.write(REFUSAL.format(int(status), status.phrase).encode())
            self.transport.close()

    @property
    def _gate(self) -> Gate:
        gate: Gate = self.config.app.state.gate
        return gate


class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application drop a connection whose other end does not read.

    Frames of which the application does not hear are counted here: pings, pongs, and the parts of
    a message, which may be empty.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = SECONDS_TO_CLOSE
        self._unheard = Bucket(UNHEARD, self.loop.time())

    def handle_ping(self) -> None:
        """Answers, unless they come too often."""
        if self._may_come(is_answered=True):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Notes that the client is there."""
        if self._may_come():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Takes a part of a message."""
        if self._may_come():
            super().handle_cont(event)

    def _may_come(self, *, is_answered: bool = False) -> bool:
        is_read = self.writable.is_set() or not is_answered
        if self._unheard.take(self.loop.time()) and is_read:
            return True
        self.transport.abort()
        return False

    async def run_asgi(self) -> None:
        """Runs the application, which may drop the connection."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions["fourfold.abort"] = self.transport.abort
        await super().run_asgi()
