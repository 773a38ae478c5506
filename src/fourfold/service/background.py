"""Work that goes on by itself, whoever waits for it, until the service stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from fourfold.rules import FourfoldError
from fourfold.service.errors import stopping

log = logging.getLogger("fourfold.service")
Result = TypeVar("Result")


class Background:
    """The tasks of a service. What one of them is refused is no matter of the others."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def run(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Begins something. Nobody needs to wait for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def wait_for(self, task: asyncio.Task[Result]) -> Result:
        """What comes of a task, shielded from the caller's cancellation.

        Raises `ServiceError` if the service stops before.
        """
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():
                raise stopping() from None
            raise

    async def stop(self) -> None:
        """Ends all tasks, and waits for their end."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, FourfoldError):
                return
            log.error("A task failed.", exc_info=error)
