"""Deadlines and limits for the connections of uvicorn, and a direct way to write to a socket."""

from __future__ import annotations

import asyncio
import json
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fourfold.room.token_bucket import Rate, TokenBucket
from fourfold.server.gate import Gate
from fourfold.server.middleware import FORWARDED
from fourfold.server.refusing import SECONDS_TO_COME_BACK, status_of
from fourfold.server.strict import StrictConnection
from fourfold.service.errors import ServiceError
from fourfold.table.errors import TableCode

UNREAD_AT_MOST: Final = 65_536
"""Bytes that the system keeps for a client that does not read."""
UNSENT_AT_MOST: Final = 524_288
"""Bytes that wait in memory for a client that does not read; more ends the connection."""
SECONDS_FOR_REQUEST: Final = 10.0
"""From the beginning of a request to its end."""
SECONDS_TO_READ: Final = 10.0
"""From when something waits to be read until all is; the system has taken its share by then."""
SECONDS_TO_CLOSE: Final = 3.0
"""So long a client has to answer that it hears of the end of a connection."""
CONTROL_FRAMES: Final = Rate(burst=200, per_second=20)
"""Of pings, pongs and parts of messages."""
WIRE: Final = "fourfold.wire"
"""In a socket's extensions: its `SocketProtocol`."""
READ_AHEAD: Final = 4
"""Messages of a client that wait to be answered before no more are read."""

REFUSAL: Final = (
    "HTTP/1.1 {status} {phrase}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    "Retry-After: {seconds}\r\nContent-Length: {length}\r\n\r\n{body}"
)


Base: Any = H11Protocol
"""As it is: its annotations leave out what is None at first."""


class Visit:
    """A connection from its first moment to its last, whichever protocol it speaks.

    It counts against its address, or only in all if that is a trusted proxy's. It is dropped if
    what is sent is not read in time.
    """

    def __init__(self, gate: Gate, address: str | None, transport: asyncio.Transport) -> None:
        gate.connections.enter(address)
        self._gate = gate
        self._address = address
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self.is_forwarded = address is None
        transport.set_write_buffer_limits(high=0)  # To hear of all that has to wait.

    def wait_for_reader(self) -> None:
        """Something is not read yet."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(SECONDS_TO_READ, self._transport.abort)

    def has_read(self) -> None:
        """All that was sent is on its way."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """The connection is gone."""
        self.has_read()
        self._gate.connections.leave(self._address)


class _Visited(asyncio.Protocol):
    """A protocol whose visit is told while something that was sent is not read."""

    visit: Visit | None = None

    def pause_writing(self) -> None:
        """Something has to wait until it is read."""
        super().pause_writing()
        if self.visit is not None:
            self.visit.wait_for_reader()

    def resume_writing(self) -> None:
        """All is read."""
        super().resume_writing()
        if self.visit is not None:
            self.visit.has_read()


class HttpProtocol(_Visited, Base):  # type: ignore[misc]
    """Ends a connection on which a request is not complete, or an answer is not read, in time."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn = StrictConnection()
        self._timer: asyncio.TimerHandle | None = None
        app: Any = self.config.loaded_app

        async def serve(scope: Any, receive: Any, send: Any) -> None:
            if self.visit is not None and self.visit.is_forwarded:
                scope.setdefault("extensions", {})[FORWARDED] = {}
            await app(scope, receive, send)

        self.app = serve

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Lets somebody in, and begins to wait for the first request."""
        super().connection_made(transport)
        gate: Gate = self.config.app.state.gate
        address: str | None = self.client[0] if self.client else ""
        if address in self.config.forwarded_allow_ips:
            address = None
        try:
            if address is not None:
                gate.arrive(address)
            self.visit = Visit(gate, address, transport)
        except ServiceError as error:
            self._refuse(HTTPStatus(status_of(error)), error.code, str(error))
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        """Reads a part of a request, or of several."""
        if self.visit is None:
            return
        super().data_received(data)
        if not self._is_half():
            self._stop_waiting()
        elif self._timer is None:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of all."""
        self._stop_waiting()
        if self.visit is not None:
            self.visit.end()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hands the connection on."""
        super().handle_websocket_upgrade(event)
        socket: SocketProtocol = self.transport.get_protocol()
        socket.visit, self.visit = self.visit, None

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no request."""
        self._refuse(self.conn.status, TableCode.BAD_MESSAGE, msg)

    def _is_half(self) -> bool:
        """Whether a request has begun, or is to be the first, and is not complete."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _wait(self) -> None:
        self._timer = self.loop.call_later(
            SECONDS_FOR_REQUEST,
            self._refuse,
            HTTPStatus.REQUEST_TIMEOUT,
            TableCode.BAD_MESSAGE,
            "the request is not complete",
        )

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: HTTPStatus, code: str, message: str) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.config.app.state.gate.refusals[str(code)] += 1
            body = json.dumps({"code": str(code), "message": message})
            text = REFUSAL.format(
                status=int(status),
                phrase=status.phrase,
                seconds=SECONDS_TO_COME_BACK,
                length=len(body),
                body=body,
            )
            self.transport.write(text.encode())
            self.transport.close()


class SocketProtocol(_Visited, WebSocketsSansIOProtocol):
    """The way to the client of a socket, beside the usual one of ASGI.

    To tell something waits for nobody: what a client does not read in time, or too much of it,
    ends its connection. Control frames, of which the application does not hear, have a rate limit,
    and so have the parts of a message, which may be empty.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = SECONDS_TO_CLOSE
        self._control_frames = TokenBucket(CONTROL_FRAMES, self.loop.time())
        self._gone: asyncio.Event | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of all."""
        if self._gone is not None:
            self._gone.set()
        if self.visit is not None:
            self.visit.end()
        super().connection_lost(exc)

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
        is_read = self.transport.get_write_buffer_size() < UNREAD_AT_MOST or not is_answered
        if self._control_frames.take(self.loop.time()) and is_read:
            return True
        self.transport.abort()
        return False

    async def send(self, message: Any) -> None:
        """Sends a message. A refusal ends the handshake too, which uvicorn would log as a fault."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True
        elif message["type"] == "websocket.accept":  # The handshake is not needed any more.
            self.scope.clear()  # type: ignore[attr-defined]
            del self.request, self.response

    def tell(self, text: str) -> None:
        """Sends a message at once, unless the connection has ended."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > UNSENT_AT_MOST:
            self.transport.abort()

    def end(self, code: int) -> None:
        """Begins to close the connection; the application is told that it has ended."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    async def drained(self) -> None:
        """Waits until all that was told is on its way, or the client is gone."""
        await self.writable.wait()

    async def gone(self) -> None:
        """Waits until the client is gone."""
        if self._gone is None:
            self._gone = asyncio.Event()
            if self.disconnected:
                self._gone.set()
        await self._gone.wait()

    def send_receive_event_to_app(self) -> None:
        """Hands a message on. Reading pauses only when several wait to be answered."""
        was_paused, self.read_paused = self.read_paused, True  # So that uvicorn does not pause.
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and not self.close_sent and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def run_asgi(self) -> None:
        """Runs the application with a wire to the client."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[WIRE] = self
        if self.visit is not None and self.visit.is_forwarded:
            extensions[FORWARDED] = {}
        await super().run_asgi()
