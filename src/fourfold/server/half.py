"""Requests that come slowly, or without end: nobody waits for them for long."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from fourfold.server.gate import Gate
from fourfold.server.settings import HEADERS_AT_MOST, SECONDS_FOR_REQUEST
from fourfold.service import ServiceError

REFUSAL: Final = "HTTP/1.1 {} {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

Base: Any = AutoHTTPProtocol


class HttpProtocol(Base):  # type: ignore[misc]
    """Ends a connection on which a request is not complete in time, or is too long.

    While it is not, it counts against its address, unless that is a trusted proxy's.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self._received = 0
        self._timer: asyncio.TimerHandle | None = None
        self._counted: str | None = None
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads a part of a request, or of several."""
        super().data_received(data)
        self._received += len(data)
        if not self._is_half():
            self._forget()
        elif self._received > HEADERS_AT_MOST and not self._is_in_body():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
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

    def _is_in_body(self) -> bool:
        """Whether the headers are complete; how long a body may be is seen to elsewhere."""
        return self.cycle is not None and not self.cycle.response_complete

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
        self._received = 0
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
