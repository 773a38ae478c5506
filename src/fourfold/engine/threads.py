"""Thread pools and background threads for native work, which can be cancelled."""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from threading import Lock, Thread, enumerate as enumerate_threads
from typing import Final, TypeVar

from fourfold.engine import _native
from fourfold.engine.cancelling import CancelledError
from fourfold.engine.errors import EngineCode
from fourfold.rules import SetupError

THREADS_AT_MOST = 256

Answer = TypeVar("Answer")


def check_threads(number: int) -> None:
    """Raises `SetupError` unless so many threads are reasonable."""
    if not 1 <= number <= THREADS_AT_MOST:
        raise SetupError(
            EngineCode.BAD_THREADS, f"the threads are 1 to {THREADS_AT_MOST}, not {number}"
        )


@contextmanager
def threads_for(
    native: _native.Boards | _native.Perft, threads: int | None = None
) -> Iterator[ThreadPoolExecutor]:
    """A thread pool, as large as there are cores unless given; leaving the block cancels the work.

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


class Background:
    """Runs native work in daemon threads, so that a caller who waits for it can be interrupted.

    Native code must not outlive the interpreter, nor keep a program from ending: at exit, all work
    that is still under way is cancelled and joined.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._ends: dict[Thread, Callable[[], None]] = {}
        self._is_closed = False

    def start(self, work: Callable[[], Answer], end: Callable[[], None]) -> Future[Answer]:
        """Starts work in a thread and returns its future; `end` cancels it.

        Raises `CancelledError` once the program is exiting.
        """
        future: Future[Answer] = Future()

        def do() -> None:
            try:
                future.set_result(work())
            except BaseException as error:  # noqa: BLE001 - told to whoever waits
                future.set_exception(error)
            finally:
                self._ends.pop(thread, None)

        thread = Thread(target=do, name="fourfold", daemon=True)
        with self._lock:
            if self._is_closed:
                raise CancelledError
            self._ends[thread] = end
            try:
                thread.start()
            except BaseException:
                end()
                if thread not in enumerate_threads():  # After an interrupt it may have begun.
                    self._ends.pop(thread, None)
                raise
        return future

    def close(self) -> None:
        """Cancels all work, and joins its threads."""
        with self._lock:
            self._is_closed = True
            ends = dict(self._ends)
        for end in ends.values():
            end()
        for thread in ends:
            with suppress(RuntimeError):  # It has never begun.
                thread.join()


BACKGROUND: Final = Background()
atexit.register(BACKGROUND.close)
