"""Clients that go away while something is thought about for them, or do not say what they want."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

import pytest
import uvicorn
from websockets.asyncio.client import connect

from fourfold.protocol.models import API
from fourfold.rules import Variant
from fourfold.server import socket as sockets, transport
from fourfold.server.app import make_app
from fourfold.server.transport import HttpProtocol, SocketProtocol
from fourfold.service.service import Service
from fourfold.service.setup import Setup
from fourfold.service.thinker import Thinker
from fourfold.store import Store, url_of
from fourfold.table.options import Options
from tests.server.running import SECONDS
from tests.service.test_solver_pool import early_positions, endless

pytestmark = pytest.mark.anyio
HERE = "127.0.0.1"
HALF = (
    b"",
    b"GET /healthz HT",
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n",
    b"POST /api/v2/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
    b"POST /api/v2/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
)


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[tuple[int, Service]]:
    """A server in this very process: its port, and what is behind it."""
    app = make_app(Store(url_of(tmp_path / "games.db")))
    config = uvicorn.Config(app, http=HttpProtocol, ws=SocketProtocol, log_config=None)
    server = uvicorn.Server(config)
    with socket.create_server((HERE, 0)) as listener:
        serving = asyncio.create_task(server.serve([listener]))
        await until(lambda: server.started)
        try:
            yield listener.getsockname()[1], app.state.service
        finally:
            app.state.service.solvers.close()
            server.should_exit = True
            await serving


@asynccontextmanager
async def busy(thinker: Thinker) -> AsyncIterator[None]:
    """A thread that thinks of something else, and goes on with it."""
    thinking = asyncio.create_task(thinker.think(HERE, Variant(), endless))
    await asyncio.sleep(0)
    yield
    assert not thinking.done()
    thinking.cancel()
    await asyncio.wait([thinking])


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


async def test_an_analysis_is_given_up_when_its_client_is_gone(served: tuple[int, Service]) -> None:
    port, service = served
    asked = service.solvers._scores.asked

    def waiting() -> int:
        return sum(each.waiting for each in asked.values())

    async with busy(service.solvers._analyses):
        (position,) = early_positions(1)
        path = f"{API}/analysis?position={quote(str(position))}"
        clients = [await asyncio.open_connection(HERE, port) for _ in range(3)]
        for _, writer in clients:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}:{port}\r\n\r\n".encode())
        await until(lambda: waiting() == 3)
        clients[0][1].close()
        await until(lambda: waiting() == 2)
        for _, writer in clients[1:]:
            writer.close()
        await until(lambda: not asked)


async def test_a_hint_is_given_up_when_its_client_is_gone(served: tuple[int, Service]) -> None:
    port, service = served
    asked = service.solvers._advice.asked
    async with busy(service.solvers._play):
        session = service.guests.new_session()
        ada = service.guests.guest_of(session)
        live = await service.open(ada, Setup("Ada", Options(hints=True), "Eve", first=0))
        seats = [service.guests.seat_token(live.id, 0, ada)]
        async with connect(f"ws://{HERE}:{port}{API}/socket") as client:
            hello = {"type": "hello", "version": 2, "table": live.id, "seats": seats}
            await client.send(json.dumps(hello | {"session": session, "seen": 0}))
            await client.send('{"type": "query", "query": "hint"}')
            await until(lambda: asked)
        await until(lambda: not asked)


async def test_half_requests_are_not_waited_for(
    served: tuple[int, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether nothing comes, or the beginning of a request, or a part of its body."""
    monkeypatch.setattr(transport, "SECONDS_FOR_REQUEST", 1.0)

    async def answer_to(sent: bytes) -> bytes:
        reader, writer = await asyncio.open_connection(HERE, served[0])
        writer.write(sent)
        answer = await reader.read()
        writer.close()
        return answer

    began = time.monotonic()
    for answer in await asyncio.gather(*map(answer_to, HALF)):
        assert answer.startswith(b"HTTP/1.1 408 ")
    assert 0.9 < time.monotonic() - began < SECONDS


async def test_who_does_not_say_hello_is_not_waited_for(
    served: tuple[int, Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SECONDS_FOR_HELLO", 0.1)
    async with connect(f"ws://{HERE}:{served[0]}{API}/socket") as client:
        goodbye = json.loads(await client.recv())
        assert (goodbye["type"], goodbye["reason"]) == ("goodbye", "idle")
        await client.wait_closed()
    assert client.close_code == 1008
