"""What every request passes: budgets and hosts, the length of bodies, and safe headers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.rules import RulesCode
from fourfold.server.gate import Gate, address_of
from fourfold.server.refusing import answer, refused
from fourfold.server.settings import Kind
from fourfold.service.errors import ServiceError

BYTES_AT_MOST: Final = 16_384
"""Of a request's body."""
DIGITS: Final = 10
"""Of a length; more of them, be they zeros, are not read."""
TOO_LONG: Final = 413
TOO_LONG_SENTENCE: Final = f"a request has at most {BYTES_AT_MOST} bytes"
CLOSE: Final = {"Connection": "close"}
FORWARDED: Final = "fourfold.forwarded"
"""In a scope's extensions: that it came by a trusted proxy, and no connection was counted."""

HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


@asynccontextmanager
async def admitted(gate: Gate, asked: HTTPConnection) -> AsyncIterator[str]:
    """Lets a request or a socket through, within the budget of its address, which it names.

    Raises `ServiceError`.
    """
    address = address_of(asked)
    is_forwarded = FORWARDED in asked.scope.get("extensions", {})
    if is_forwarded:
        gate.forwarded.enter(address)
    try:
        await gate.wait(address, Kind.TRAFFIC)
        gate.check_host(asked)
        yield address
    finally:
        if is_forwarded:
            gate.forwarded.leave(address)


class _Middleware:
    """Handles requests on their way to an application; all else goes there as it is."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handle = self._handle if scope["type"] == "http" else self._app
        await handle(scope, receive, send)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError


class Turnstile(_Middleware):
    """Lets requests through one by one, within the budget of their address."""

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        try:
            async with admitted(asked.app.state.gate, asked):
                await self._app(scope, receive, send)
        except ServiceError as error:
            await refused(error)(scope, receive, send)


class SafeHeaders(_Middleware):
    """Adds the headers that keep browsers safe to every answer."""

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


class BoundedBodies(_Middleware):
    """Ends requests whose body is too long, before it is read."""

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > DIGITS or int(length) > BYTES_AT_MOST:
            too_long = answer(TOO_LONG, RulesCode.TOO_LONG, TOO_LONG_SENTENCE, CLOSE)
            await too_long(scope, receive, send)
            return
        received = 0

        async def receive_bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > BYTES_AT_MOST:
                raise HTTPException(TOO_LONG, TOO_LONG_SENTENCE, CLOSE)
            return message

        await self._app(scope, receive_bounded, send)
