"""Running the server: a calm start and a calm stop."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fourfold.server.half import HttpProtocol
from fourfold.server.settings import FRAME_AT_MOST, SECONDS_BETWEEN_PINGS
from fourfold.service import Bucket, Rate, Service

SECONDS_TO_STOP: Final = 10
SECONDS_TO_CLOSE: Final = 3.0
"""So long a client has to answer that it hears of the end of a connection."""
UNHEARD: Final = Rate(burst=200, per_second=20)
SECONDS_FOR_FAREWELLS: Final = 2.0
"""So long it may take until everybody who reads at all is told to come back."""

log = logging.getLogger("fourfold.server")


class _SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application drop a connection whose other end does not read.

    Frames of which the application does not hear are counted here: pings, pongs, and the parts of
    a message, which may be empty.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = SECONDS_TO_CLOSE
        self._unheard = Bucket(UNHEARD, self.loop.time())

    def handle_ping(self) -> None:
        if self._may_come(is_answered=True):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_come():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_come():
            super().handle_cont(event)

    def _may_come(self, *, is_answered: bool = False) -> bool:
        is_read = self.writable.is_set() or not is_answered
        if self._unheard.take(self.loop.time()) and is_read:
            return True
        self.transport.abort()
        return False

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions["fourfold.abort"] = self.transport.abort
        await super().run_asgi()


class _Server(uvicorn.Server):
    """Stops the service before the connections, so that everybody is told to come back."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            log.info("Ready at http://%s:%d%s/", shown, port, self.config.root_path)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        log.info("Stopping; everybody is told to come back.")
        service: Service = self._app.state.service
        await service.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_FOR_FAREWELLS):
                while service.listening:
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)
        log.info("Stopped.")


def run(
    app: FastAPI,
    *,
    host: str,
    port: int,
    root_path: str = "",
    trusted_proxies: Sequence[str] = (),
) -> bool:
    """Serves until SIGTERM or SIGINT; False if it could not start."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        root_path=root_path,
        http=HttpProtocol,
        ws=_SocketProtocol,
        ws_max_size=FRAME_AT_MOST,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_BETWEEN_PINGS,
        ws_per_message_deflate=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    server = _Server(config, app)
    server.run()
    return server.started


def set_up_logs(level: str = "info") -> None:
    """Logs to standard error what concerns the server as a whole: no address, no name, no token."""
    logging.basicConfig(
        level=level.upper(), format="%(asctime)s %(levelname)s %(message)s", force=True
    )
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)


def _is_ours(record: logging.LogRecord) -> bool:
    """Leaves out what only says that somebody sent something wrong."""
    return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP", "Unsupported"))
