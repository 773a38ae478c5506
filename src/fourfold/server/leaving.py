"""Clients that go away while something is done for them: it is not done any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.types import Receive

from fourfold.engine import CancelledError

Result = TypeVar("Result")


async def unless_gone(
    gone: Coroutine[Any, Any, object], work: Coroutine[Any, Any, Result]
) -> Result:
    """What comes of some work, unless its client is gone first: then it is cancelled.

    Raises `CancelledError`, which nobody is there to be told of.
    """
    leaving, task = asyncio.create_task(gone), asyncio.create_task(work)
    try:
        await asyncio.wait((leaving, task), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise CancelledError
        return await task
    finally:
        leaving.cancel()
        task.cancel()
        await asyncio.gather(leaving, task, return_exceptions=True)


async def left(receive: Receive) -> None:
    """Waits until the client of a request is gone. Nothing else reads what it sends."""
    while (await receive())["type"] != "http.disconnect":
        pass
