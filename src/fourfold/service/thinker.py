"""A thread that thinks for many, in slices of time, and fairly by address."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fourfold.engine import Progress, Solver
from fourfold.rules import Variant
from fourfold.service.fair_queue import BusyError, FairQueue

SOLVERS_AT_MOST: Final = 4
"""So many variants are remembered by a thread."""
SLICE: Final = 0.2
"""Seconds for which something is first thought about while others wait."""
NICENESS: Final = 10

Answer = TypeVar("Answer")
Watch: TypeAlias = Callable[[Progress], None]
About: TypeAlias = Callable[[Solver, Watch], Answer]
"""What is thought. Long searches are told to the watch, and end when it raises."""


class _PausedError(Exception):
    """The slice of a job is over, or nobody wants its answer any more."""


@dataclass(eq=False, slots=True)
class _Job(Generic[Answer]):
    """Something to think about, for an address."""

    address: str
    variant: Variant
    about: About[Answer]
    seconds: float = SLICE
    """Of its next slice."""
    answer: Future[Answer] = field(default_factory=Future)

    def settle(self, answer: Answer) -> None:
        if self.answer.set_running_or_notify_cancel():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if self.answer.set_running_or_notify_cancel():
            self.answer.set_exception(error)


class Thinker:
    """One thread with its solvers. Addresses are served in turn, each in order.

    While another address waits, nobody is thought for longer than a slice: the search is stopped
    and goes on in the next turn. The solver remembers what it has found, and each slice of a job is
    twice as long as the one before, so that every job ends even if the solver has forgotten all.
    """

    def __init__(self, name: str, queue: FairQueue[Any]) -> None:
        self._pool = ThreadPoolExecutor(1, name, initializer=_give_way)
        self._solvers: OrderedDict[Variant, Solver] = OrderedDict()
        self._queue: FairQueue[_Job[Any]] = queue
        self._lock = threading.Lock()
        """Of the queue, and of whether it is closed."""
        self._is_closed = False
        self.seconds = 0.0
        """For which the thread has thought."""

    @property
    def waiting(self) -> int:
        """How much waits to be thought about."""
        return len(self._queue)

    async def think(self, address: str, variant: Variant, about: About[Answer]) -> Answer:
        """What comes of thinking about something. Raises `BusyError`.

        Whoever stops waiting for it stops the search too.
        """
        job = _Job(address, variant, about)
        with self._lock:
            if self._is_closed:
                raise BusyError
            self._queue.put(address, job)
            self._pool.submit(self._work)
        try:
            return await asyncio.wrap_future(job.answer)
        finally:
            job.answer.cancel()
            with self._lock:
                self._queue.remove(address, job)

    def close(self) -> None:
        """Ends all thinking, within milliseconds."""
        with self._lock:
            self._is_closed = True
            while (job := self._queue.pop()) is not None:
                job.fail(BusyError())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for solver in tuple(self._solvers.values()):
            solver.close()

    def _work(self) -> None:
        """Thinks, in the thread, until nothing waits."""
        while True:
            with self._lock:
                job = self._queue.pop()
            if job is None:
                return
            self._think_for_a_slice(job)

    def _think_for_a_slice(self, job: _Job[Any]) -> None:
        began = time.monotonic()
        end = began + job.seconds

        def watch(_: Progress) -> None:
            if job.answer.cancelled() or (time.monotonic() >= end and self._is_awaited(job)):
                raise _PausedError

        try:
            job.settle(job.about(self._solver_for(job.variant), watch))
        except _PausedError:
            self._put_back(job)
        except Exception as error:  # noqa: BLE001 - told to whoever waits for it
            job.fail(error)
        finally:
            self.seconds += time.monotonic() - began

    def _is_awaited(self, job: _Job[Any]) -> bool:
        """Whether others wait for the end of a job."""
        with self._lock:
            return self._queue.has_others(job.address)

    def _put_back(self, job: _Job[Any]) -> None:
        job.seconds *= 2
        with self._lock:
            if self._is_closed:
                job.fail(BusyError())
            elif not job.answer.cancelled():
                self._queue.put_back(job.address, job)

    def _solver_for(self, variant: Variant) -> Solver:
        if variant in self._solvers:
            self._solvers.move_to_end(variant)
        else:
            if len(self._solvers) >= SOLVERS_AT_MOST:
                self._solvers.popitem(last=False)
            self._solvers[variant] = Solver(variant, threads=1)
        if self._is_closed:  # Perhaps it was not yet there to be closed.
            self._solvers[variant].close()
        return self._solvers[variant]


def _give_way() -> None:
    """Lets the thread that serves people run first, where a thread can be told so."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
