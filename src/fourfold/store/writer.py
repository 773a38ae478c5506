"""Group commit: writes from many tasks at once share few commits.

While one commit is on its way the next one gathers. Where so many writes come that waiting some
milliseconds is worth it, commits begin that far apart, so that each carries more. A lone write is
never kept waiting.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from copy import copy
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

from fourfold.store.change import Change
from fourfold.store.errors import ConflictError, StoreCode, StoreError
from fourfold.store.store import Store

SLOW: Final = 0.5
"""Seconds; a commit that takes longer is in trouble."""
GATHERING: Final = 0.016
"""Seconds between the beginnings of two commits under load, at least."""
SHORTEST: Final = 0.001
"""Seconds since the last commit that count, at least, when a rate is reckoned from it."""
LOAD: Final = 6
"""Writes that are to be expected in that time."""

Result = TypeVar("Result")
Done: TypeAlias = Callable[[BaseException | None], None]
"""Is told that a write is committed, or why it is not."""


class Writer:
    """Gathers changes for one thread that commits them. Used within one event loop."""

    def __init__(
        self,
        store: Store,
        up: Callable[[], float] = lambda: 0.0,
        on_failure: Callable[[BaseException], object] = lambda _: None,
    ) -> None:
        """`up` tells the up time of the server; each failure of the database is told."""
        self._store = store
        self._up = up
        self._on_failure = on_failure
        self._has_failed = False
        self._begun_at: float | None = None
        """When the commit that is on its way began, by the monotonic clock."""
        self._last_begun_at = 0.0
        self._expected = 0.0
        """How many writes come in the time of a gathering, by the last commit."""
        self._thread = ThreadPoolExecutor(1, "fourfold-store")
        self._gathered: list[tuple[tuple[Change, ...], Done]] = []
        self._commit: asyncio.Future[list[ConflictError | None]] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    async def write(self, *changes: Change) -> None:
        """Returns when the changes are committed, all together.

        Raises `ConflictError` or `StoreError`; nothing is written then. Who is cancelled meanwhile
        does not learn which it was.
        """
        written = asyncio.get_running_loop().create_future()
        self.submit(changes, partial(settle, written, None))
        await written

    def submit(self, changes: tuple[Change, ...], done: Done) -> None:
        """Has changes committed, all together, and `done` told what became of them.

        `done` is called in the event loop, with None or with a `ConflictError` or a `StoreError`;
        nothing is written then. Raises `StoreError` if the store is closed.
        """
        self._expect_open()
        self._gathered.append((changes, done))
        self._begin_soon()

    @property
    def is_in_trouble(self) -> bool:
        """Whether nothing can be kept: the last commit failed, or one takes very long."""
        begun = self._begun_at
        return self._has_failed or (begun is not None and time.monotonic() - begun > SLOW)

    async def probe(self) -> None:
        """Writes the up time, to see whether anything can be kept. Raises `StoreError`."""
        self._expect_open()
        loop = asyncio.get_running_loop()
        kept = loop.run_in_executor(self._thread, self._store.keep_up_time, self._up())
        kept.add_done_callback(self._note)
        await asyncio.shield(kept)

    def _expect_open(self) -> None:
        if self._is_closed:
            raise StoreError(StoreCode.NOT_STORED, "the store is closed")

    def _note(self, commit: asyncio.Future[Any]) -> None:
        """Notes whether the database works."""
        failure = None if commit.cancelled() else commit.exception()
        self._has_failed = failure is not None
        if failure is not None:
            self._on_failure(failure)

    async def close(self) -> None:
        """Waits for what has gathered, and takes no more."""
        self._is_closed = True
        while self._gathered or self._commit is not None:
            if self._commit is None:
                self._begin()
            assert self._commit is not None
            await asyncio.wait([self._commit])
        self._thread.shutdown()

    def _begin_soon(self) -> None:
        """Begins a commit, unless one is on its way: at once, or when it is time for another."""
        if self._commit is not None or self._timer is not None:
            return
        wait = self._last_begun_at + GATHERING - time.monotonic()
        if wait <= 0 or self._expected < LOAD:
            self._begin()
        else:
            self._timer = asyncio.get_running_loop().call_later(wait, self._begin)

    def _begin(self) -> None:
        """Begins a commit. It is no task, so that nobody can cancel it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        batch, self._gathered = self._gathered, []
        writes = [changes for changes, _ in batch]
        loop = asyncio.get_running_loop()
        at = time.monotonic()
        self._expected = len(batch) * GATHERING / max(at - self._last_begun_at, SHORTEST)
        self._begun_at = self._last_begun_at = at
        self._commit = loop.run_in_executor(self._thread, self._store.write, writes, self._up())
        self._commit.add_done_callback(partial(self._finish, [done for _, done in batch]))

    def _finish(self, waiting: list[Done], commit: asyncio.Future[Any]) -> None:
        self._commit = self._begun_at = None
        self._note(commit)
        if self._gathered:
            self._begin_soon()
        failure = commit.exception()
        answers = [failure] * len(waiting) if failure is not None else commit.result()
        with ExitStack() as told:  # Each is told, whatever goes wrong at another one.
            for done, answer in reversed([*zip(waiting, answers, strict=True)]):
                told.callback(done, None if answer is None else _own(answer))


def settle(future: asyncio.Future[Result], result: Result, error: BaseException | None) -> None:
    """Settles a future with a result or an error, unless nobody waits for it any more."""
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)


def _own(error: BaseException) -> BaseException:
    """An error for one of several who wait, as each of them adds to its traceback."""
    if not isinstance(error, StoreError):
        return error
    own = copy(error)
    own.__cause__ = error.__cause__
    return own
