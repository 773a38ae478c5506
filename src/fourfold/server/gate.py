"""Who comes in: limits by address, origins, sizes, and headers that keep browsers safe."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fourfold.rules import ErrorCode
from fourfold.server.settings import BYTES_AT_MOST, Settings
from fourfold.service import Bucket, Rate, ServiceError

ADDRESSES_AT_MOST: Final = 10_000
DIGITS: Final = 10
"""Of a length; more of them, be they zeros, are not read."""
TOO_LONG: Final = 413
TOO_LONG_SENTENCE: Final = f"a request has at most {BYTES_AT_MOST} bytes"

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


class Gate:
    """Counts connections and requests by address."""

    def __init__(self, settings: Settings, now: Callable[[], float]) -> None:
        self.settings = settings
        self._now = now
        self._connections: dict[str, int] = {}
        self._count = 0
        self._half: dict[str, int] = {}
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    def check_rate(self, address: str, rate: Rate) -> None:
        """Raises `ServiceError` when something comes too often from an address."""
        at = self._now()
        key = (_network(address), rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= ADDRESSES_AT_MOST:
                self._forget(at)
            bucket = self._buckets[key] = Bucket(rate, at)
        if not bucket.take(at):
            raise ServiceError(ErrorCode.TOO_FAST, "too many requests; try again in a moment")

    def _forget(self, at: float) -> None:
        self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full(at)}
        if len(self._buckets) >= ADDRESSES_AT_MOST:
            raise ServiceError(ErrorCode.BUSY, "too many come at once; try again in a moment")

    def enter(self, address: str) -> None:
        """Counts a connection. Raises `ServiceError` when there are too many."""
        key = _network(address)
        here = self._connections.get(key, 0)
        if here >= self.settings.connections_per_address or (
            self._count >= self.settings.connections
        ):
            raise ServiceError(ErrorCode.TOO_MANY, "there are too many connections")
        self._connections[key] = here + 1
        self._count += 1

    def leave(self, address: str) -> None:
        """A connection has ended."""
        key = _network(address)
        self._count -= 1
        self._connections[key] -= 1
        if self._connections[key] == 0:
            del self._connections[key]

    def begin(self, address: str) -> None:
        """Counts a request that is not complete. Raises `ServiceError` when there are too many."""
        key = _network(address)
        begun = self._half.get(key, 0)
        if begun >= self.settings.connections_per_address:
            raise ServiceError(ErrorCode.TOO_MANY, "there are too many connections")
        self._half[key] = begun + 1

    def end(self, address: str) -> None:
        """A request is complete, or is none any more."""
        key = _network(address)
        self._half[key] -= 1
        if self._half[key] == 0:
            del self._half[key]

    def check_origin(self, headers: Headers) -> None:
        """Raises `ServiceError` for a page from elsewhere. Programs name no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return
        try:
            is_own = urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
        except ValueError:
            is_own = False
        if not is_own:
            raise ServiceError(ErrorCode.FOREIGN_ORIGIN, "pages from elsewhere may not connect")


def _network(address: str) -> str:
    """The address that is counted: of IPv6 the network, as one user has many of its addresses."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(parsed)


class SafeHeaders:
    """Adds the headers that keep browsers safe to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_safely)


class BoundedBodies:
    """Ends requests whose body is too long, before it is read."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > DIGITS or int(length) > BYTES_AT_MOST:
            await _refuse_length(send)
            return
        received = 0

        async def receive_bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > BYTES_AT_MOST:
                raise HTTPException(TOO_LONG, TOO_LONG_SENTENCE, {"Connection": "close"})
            return message

        await self._app(scope, receive_bounded, send)


async def _refuse_length(send: Send) -> None:
    body = f'{{"code":"{ErrorCode.TOO_LONG}","message":"{TOO_LONG_SENTENCE}"}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": TOO_LONG, "headers": headers})
    await send({"type": "http.response.body", "body": body})
