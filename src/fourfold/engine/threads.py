"""Threads for native work, which ends at once when nobody waits for it any more."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Protocol

from fourfold.rules import ErrorCode, SetupError

THREADS_AT_MOST = 256


def check_threads(number: int) -> None:
    """Raises `SetupError` unless so many threads are reasonable."""
    if not 1 <= number <= THREADS_AT_MOST:
        raise SetupError(
            ErrorCode.BAD_THREADS, f"the threads are 1 to {THREADS_AT_MOST}, not {number}"
        )


class Stoppable(Protocol):
    """Native work that another thread can end."""

    def stop(self) -> None:
        """Ends the work in all threads."""


@contextmanager
def threads_for(native: Stoppable, threads: int | None = None) -> Iterator[ThreadPoolExecutor]:
    """A pool of threads, as many as cores unless given; the end of the block stops the work.

    Raises `SetupError` for an unreasonable number.
    """
    if threads is not None:
        check_threads(threads)
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        try:
            yield pool
        finally:
            native.stop()
            pool.shutdown(cancel_futures=True)
