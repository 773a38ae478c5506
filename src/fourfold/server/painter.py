"""Pictures of drawings: painted by a process of its own, addresses in turn, and kept."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from fourfold.server.painting import LENGTH
from fourfold.service.fair_queue import BusyError, FairQueue
from fourfold.service.trouble_log import TroubleLog

KEPT_AT_MOST: Final = 128
"""Pictures; one has up to 100 kB."""
WAITING_OF_ONE: Final = 8
"""Drawings of one address."""
WAITING_IN_ALL: Final = 64
SECONDS_TO_PAINT: Final = 20.0
"""For one drawing, on a busy machine; a process that takes longer is ended."""
SECONDS_IDLE: Final = 60.0
"""After which the process is ended, and another made when there is something to paint."""


@dataclass(frozen=True, slots=True, eq=False)
class _Order:
    drawing: str
    painted: asyncio.Future[bytes]


class Painter:
    """Paints drawings, one after the other."""

    def __init__(self, troubles: TroubleLog) -> None:
        self._troubles = troubles
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._ordered: dict[str, asyncio.Future[bytes]] = {}
        self._queue = FairQueue[_Order](WAITING_OF_ONE, WAITING_IN_ALL)
        self._arrived = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self._process: Process | None = None

    def is_kept(self, drawing: str) -> bool:
        """Whether a picture is at hand, or being painted."""
        return (key := key_of(drawing)) in self._kept or key in self._ordered

    async def paint(self, address: str, drawing: str) -> bytes:
        """The picture of a drawing, as a PNG. Raises `BusyError` if it cannot be painted now."""
        key = key_of(drawing)
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._ordered:
            order = _Order(drawing, asyncio.get_running_loop().create_future())
            self._queue.put(address, order)
            self._ordered[key] = order.painted
            order.painted.add_done_callback(lambda painted: self._keep(key, painted))
            self._arrived.set()
            if self._work is None or self._work.done():
                self._work = asyncio.create_task(self._paint_all())
        return await asyncio.shield(self._ordered[key])

    async def stop(self) -> None:
        """Ends the process; what waits is not painted any more."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        while (order := self._queue.pop()) is not None:
            order.painted.cancel()

    def _keep(self, key: str, painted: asyncio.Future[bytes]) -> None:
        del self._ordered[key]
        if painted.cancelled() or painted.exception() is not None:
            return
        self._kept[key] = painted.result()
        if len(self._kept) > KEPT_AT_MOST:
            self._kept.popitem(last=False)

    async def _paint_all(self) -> None:
        """Paints what is ordered, until nothing is for a while."""
        try:
            while True:
                self._arrived.clear()
                while (order := self._queue.pop()) is not None:
                    await self._fulfil(order)
                async with asyncio.timeout(SECONDS_IDLE):
                    await self._arrived.wait()
        except TimeoutError:
            pass
        finally:
            await self._end_process()

    async def _fulfil(self, order: _Order) -> None:
        try:
            async with asyncio.timeout(SECONDS_TO_PAINT):
                picture = await self._painted(order.drawing)
        except (OSError, EOFError, TimeoutError) as error:
            self._troubles.log("a picture could not be painted", f"{type(error).__name__} {error}")
            await self._end_process()
            picture = b""
        except asyncio.CancelledError:
            order.painted.cancel()
            raise
        if picture:
            order.painted.set_result(picture)
        else:
            order.painted.set_exception(BusyError())

    async def _painted(self, drawing: str) -> bytes:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "fourfold.server.painting"),
                stdin=PIPE,
                stdout=PIPE,
                start_new_session=True,
            )
        asked, given = process.stdin, process.stdout
        assert asked is not None
        assert given is not None
        data = drawing.encode()
        asked.write(len(data).to_bytes(LENGTH, "big") + data)
        await asked.drain()
        length = int.from_bytes(await given.readexactly(LENGTH), "big")
        return await given.readexactly(length)

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def key_of(drawing: str) -> str:
    """What tells drawings apart, and the pictures of them."""
    return sha256(drawing.encode()).hexdigest()[:32]
