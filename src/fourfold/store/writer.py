"""Writes from many tasks at once: while one commit is on its way, the next one gathers."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from fourfold.rules import ErrorCode
from fourfold.store.change import Change
from fourfold.store.errors import ConflictError, StoreError
from fourfold.store.store import Store

Waiting = tuple[tuple[Change, ...], asyncio.Future[None]]


class Writer:
    """Gathers changes for one thread that commits them. Used within one event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "fourfold-store")
        self._gathered: list[Waiting] = []
        self._commit: asyncio.Future[list[ConflictError | None]] | None = None
        self._is_closed = False

    async def write(self, *changes: Change) -> None:
        """Returns when the changes are committed, all together.

        Raises `ConflictError` or `StoreError`; nothing is written then. Who is cancelled meanwhile
        does not learn which it was.
        """
        if self._is_closed:
            raise StoreError(ErrorCode.NOT_STORED, "the store is closed")
        written = asyncio.get_running_loop().create_future()
        self._gathered.append((changes, written))
        if self._commit is None:
            self._begin()
        await written

    async def close(self) -> None:
        """Waits for what has gathered, and takes no more."""
        self._is_closed = True
        while self._commit is not None:
            await asyncio.wait([self._commit])
        self._thread.shutdown()

    def _begin(self) -> None:
        """Begins a commit. It is no task, so that nobody can cancel it."""
        batch, self._gathered = self._gathered, []
        writes = [changes for changes, _ in batch]
        loop = asyncio.get_running_loop()
        self._commit = loop.run_in_executor(self._thread, self._store.write, writes)
        self._commit.add_done_callback(lambda commit: self._finish(batch, commit))

    def _finish(
        self, batch: list[Waiting], commit: asyncio.Future[list[ConflictError | None]]
    ) -> None:
        self._commit = None
        if self._gathered:
            self._begin()
        failure = commit.exception()
        answers = [failure] * len(batch) if failure is not None else commit.result()
        for (_, written), answer in zip(batch, answers, strict=True):
            if written.done():
                continue
            if answer is None:
                written.set_result(None)
            else:
                written.set_exception(_own(answer))


def _own(error: BaseException) -> BaseException:
    """An error for one of several who wait, as each of them adds to its traceback."""
    if not isinstance(error, StoreError):
        return error
    own = type(error)(error.code, error.message)
    own.__cause__ = error.__cause__
    return own
