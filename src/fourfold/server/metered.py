"""How long a piece of work keeps the event loop from all others."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

Result = TypeVar("Result")


class Metered(Generic[Result]):
    """Something to await, once, whose `seconds` of work are counted; waiting is none."""

    def __init__(self, work: Coroutine[Any, Any, Result]) -> None:
        self._work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Result]:
        """Takes one step after the other."""
        step: Callable[[], Any] = partial(self._work.send, None)
        while True:
            began = time.thread_time()
            try:
                waits_for = step()
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self.seconds += time.thread_time() - began
            try:
                yield waits_for
                step = partial(self._work.send, None)
            except BaseException as error:  # noqa: BLE001 - for the work to handle
                step = partial(self._work.throw, error)
