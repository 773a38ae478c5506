"""Work is counted, and waiting is not."""

from __future__ import annotations

import asyncio
import time

import pytest

from fourfold.server.metered import Metered

WORK = 0.02


def work() -> None:
    end = time.thread_time() + WORK
    while time.thread_time() < end:
        pass


def test_only_the_work_counts() -> None:
    async def measure() -> None:
        async def answer() -> str:
            work()
            await asyncio.sleep(0.01)
            work()
            return "done"

        answering = Metered(answer())
        other = asyncio.create_task(asyncio.sleep(0.005))
        for _ in range(10):
            other.add_done_callback(lambda _: work())
        assert await answering == "done"
        assert 2 * WORK <= answering.seconds < 10 * WORK

    asyncio.run(measure())


def test_what_goes_wrong_is_passed_on() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def wait() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            work()
            raise
        return "never"

    async def run() -> None:
        with pytest.raises(ValueError, match="no"):
            await Metered(fail())
        waiting = Metered(wait())

        async def hold() -> str:
            return await waiting

        task = asyncio.create_task(hold())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert waiting.seconds >= WORK

    asyncio.run(run())
