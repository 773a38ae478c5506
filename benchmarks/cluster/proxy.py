"""A way between a node and its database, on which everything can go wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from benchmarks.cluster.machine import HOST

BYTES: Final = 65_536


@dataclass(eq=False)
class Way:
    """The connections of one node."""

    target: int
    """The port of the database."""
    port: int = 0
    seconds: float = 0.0
    """By how much everything is delayed, in each direction."""
    is_refused: bool = False
    """Whether new connections are refused."""
    is_hole: bool = False
    """Whether everything is swallowed, and nothing said."""
    writers: set[asyncio.StreamWriter] = field(default_factory=set)
    server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begins to listen, at any port."""
        self.server = await asyncio.start_server(self._serve, HOST, self.port)
        self.port = self.server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_refused:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection(HOST, self.target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self.writers |= ends
        try:
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        finally:
            self.writers -= ends
            for each in ends:
                each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hands on what comes, until either side ends."""
        with suppress(OSError):
            while data := await reader.read(BYTES):
                if self.seconds:
                    await asyncio.sleep(self.seconds)
                while self.is_hole:
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        writer.transport.abort()

    def cut(self) -> None:
        """Ends all connections."""
        for each in tuple(self.writers):
            each.transport.abort()


class Proxy:
    """The ways of all nodes, in a thread of their own."""

    def __init__(self, target: int, count: int) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.ways = [Way(target) for _ in range(count)]
        for way in self.ways:
            asyncio.run_coroutine_threadsafe(way.open(), self._loop).result()

    def cut(self, number: int) -> None:
        """Ends all connections of a node."""
        self._do(self.ways[number].cut)

    def refuse(self, number: int, *, refuses: bool = True) -> None:
        """Ends all connections of a node, and refuses new ones."""
        self._set(number, is_refused=refuses)
        if refuses:
            self.cut(number)

    def delay(self, number: int, seconds: float) -> None:
        """Delays everything."""
        self._set(number, seconds=seconds)

    def swallow(self, number: int, *, swallows: bool = True) -> None:
        """Hands on nothing, and says nothing."""
        self._set(number, is_hole=swallows)

    def mend(self) -> None:
        """Has everything work again."""
        for number in range(len(self.ways)):
            self._set(number, is_refused=False, is_hole=False, seconds=0.0)

    def close(self) -> None:
        """Ends everything."""
        self.mend()
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._do(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        for way in self.ways:
            assert way.server is not None
            way.server.close()
            way.cut()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

    def _set(self, number: int, **values: Any) -> None:
        def change() -> None:
            for name, value in values.items():
                setattr(self.ways[number], name, value)

        self._do(change)

    def _do(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)
