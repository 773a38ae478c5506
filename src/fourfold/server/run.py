"""Running the server: a calm start and a calm stop."""

import asyncio
import gc
import json
import logging
import os
import resource
import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI

from fourfold.protocol.errors import ProtocolCode
from fourfold.rules import SetupError
from fourfold.rules.errors import quoted
from fourfold.server.gate import ACCEPTED_AT_ONCE
from fourfold.server.strict import HEADERS_AT_MOST
from fourfold.server.transport import UNREAD_AT_MOST, HttpProtocol, SocketProtocol

FRAME_AT_MOST: Final = 65_536
"""Bytes of a message; a longer one ends the connection before it is read."""
SECONDS_BETWEEN_PINGS: Final = 20.0
SECONDS_TO_LEAVE: Final = 3.0
"""For all clients to be told, and to answer."""
SECONDS_TO_STOP: Final = 10
COLLECTED_AFTER: Final = (5_000, 10, 1_000_000)
"""So many new objects, and so many collections of each generation, before the next older one."""
SECONDS_BETWEEN_COLLECTIONS: Final = 3_600.0
FILES: Final = (1_048_576, 65_536, 10_240)
"""So many files at once are asked for, the most first."""
WAITING_AT_MOST: Final = 2_048
"""Connections that are not accepted yet."""

log = logging.getLogger("fourfold.server")


class _Server(uvicorn.Server):
    """Stops the service before the connections, so that everybody is told to come back."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, on_ready: Callable[[str], object]
    ) -> None:
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready
        self._tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            assert sockets is not None
            sockets[0].listen(WAITING_AT_MOST)  # As many as are accepted at once are too few.
            host, port = sockets[0].getsockname()[:2]
            shown = f"[{host}]" if ":" in host else host
            self._tidying = asyncio.create_task(_tidy_up())
            self._on_ready(f"http://{shown}:{port}/")
            notify("READY=1")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops calmly, and does not raise the signal again: that would look like a failure."""
        del frame
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        log.info("Stopping; everybody is told to come back.")
        notify("STOPPING=1")
        if self._tidying is not None:
            self._tidying.cancel()
        await self._app.state.service.stop()
        await self._let_go()
        await super().shutdown(sockets)
        log.info("Stopped.")

    async def _let_go(self) -> None:
        """Waits for all who were told to come back; whoever does not answer is dropped."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_LEAVE):
                while self._sockets():
                    await asyncio.sleep(0.01)
        for each in self._sockets():
            each.transport.abort()

    def _sockets(self) -> list[SocketProtocol]:
        connections = self.server_state.connections
        return [each for each in connections if isinstance(each, SocketProtocol)]


def log_ready(address: str) -> None:
    """Logs where the server is."""
    log.info("Ready at %s", address)


def notify(state: str) -> None:
    """Tells systemd how the server is, if that has started it and wants to know."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if where.startswith(("/", "@")):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as service:
            service.sendto(state.encode(), where.replace("@", "\0", 1))


def run(
    app: FastAPI,
    listener: socket.socket,
    *,
    root_path: str = "",
    trusted_proxies: Sequence[str] = (),
    on_ready: Callable[[str], object] = log_ready,
) -> None:
    """Serves until SIGTERM or SIGINT, and says where once it is ready.

    Raises a `FourfoldError` if it cannot start.
    """
    config = uvicorn.Config(
        app,
        root_path=root_path,
        backlog=ACCEPTED_AT_ONCE,
        http=HttpProtocol,
        h11_max_incomplete_event_size=HEADERS_AT_MOST,
        ws=SocketProtocol,
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
    allow_many_files()
    try:
        _Server(config, app, on_ready).run(sockets=[listener])
    except SystemExit:
        if app.state.failure is None:
            raise
        raise app.state.failure from None


async def _tidy_up() -> None:
    """Has the garbage collector look at all that lives only now and then.

    It stops the world for as long as it looks, and by itself it would look whenever a quarter more
    has come: a thousand tables cost it half a second. What dies young is found as ever.
    """
    gc.set_threshold(*COLLECTED_AFTER)
    while True:
        gc.collect()
        gc.freeze()
        await asyncio.sleep(SECONDS_BETWEEN_COLLECTIONS)
        gc.unfreeze()


def listen(host: str, port: int) -> socket.socket:
    """Takes an address to serve at. Raises `SetupError` if it is not to be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listener = socket.create_server((host, port), family=family, backlog=WAITING_AT_MOST)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (")[0].lower()
        raise SetupError(
            ProtocolCode.BAD_ADDRESS, f"cannot listen on {quoted(host)}, port {port}: {why}"
        ) from None
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD_AT_MOST)
    return listener


def allow_many_files() -> None:
    """Takes as many connections as the system lets a process have, within reason.

    Some systems name no bound, and refuse what is beyond one that they have all the same.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in FILES:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or soft >= most:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            return


def warn_root() -> None:
    """Logs that the server has more rights than it needs, if it has."""
    if os.geteuid() == 0:
        log.warning("Running as root; the server needs no more than a user of its own")


def set_up_logs(level: str = "info", *, as_json: bool = False) -> None:
    """Logs to standard error what concerns the server as a whole: no address, no name, no token."""
    handler = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(_JsonFormatter() if as_json else text)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    logging.getLogger("alembic").setLevel(logging.WARNING)


class _JsonFormatter(logging.Formatter):
    """Writes a record as a JSON object in one line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"time": at, "level": record.levelname, "message": record.getMessage()}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Leaves out what only says that somebody sent something wrong."""
    return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP", "Unsupported"))
