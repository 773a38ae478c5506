"""One call of the solver: its progress, its token, its native job, and the thread it runs in."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import dataclass
from threading import TIMEOUT_MAX
from typing import Final, TypeAlias, TypeVar

from fourfold.engine import _native
from fourfold.engine.cancelling import CancelledError, CancelToken
from fourfold.engine.threads import BACKGROUND

SECONDS_BETWEEN_PROGRESS: Final = 0.1
SHORT: Final = 500
"""Microseconds of work that need not be interrupted, and during which other threads can wait."""

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: nodes searched so far, and positions `solved` of `total`."""

    nodes: int
    solved: int
    total: int


Watch: TypeAlias = Callable[[Progress], None]
"""A progress callback, called about ten times a second; what it raises ends the search."""


class Call:
    """One call of the solver, of one search or several."""

    def __init__(self, progress: Watch | None, token: CancelToken | None) -> None:
        self.progress = progress
        self.token = token or CancelToken()
        self.job = _native.Job(self.token.native)

    def run(self, work: Callable[[], Answer], microseconds: float) -> Answer:
        """Runs native work that takes about so long, and returns its answer.

        Short work is done at once by the thread that asks, which keeps the GIL: as a daemon it may
        outlive the interpreter. What may take longer runs in the background, where it can be
        interrupted and is joined. Raises `CancelledError` if a search is needed and
        the token is cancelled.
        """
        try:
            if self.token.is_cancelled:
                self.job.cancel()
            elif microseconds > SHORT:
                return self._in_background(work)
            self.job.keeps_gil = True
            return work()
        except _native.CancelledError:
            raise CancelledError from None

    def _in_background(self, work: Callable[[], Answer]) -> Answer:
        self.job.keeps_gil = False
        search = BACKGROUND.start(work, self.job.cancel)
        try:
            return self._wait(search)
        except _native.CancelledError:
            raise
        except BaseException:
            self.job.cancel()
            wait([search])
            raise

    def _wait(self, search: Future[Answer]) -> Answer:
        """Waits for the result of a search; reports progress, and cancels it at the deadline."""
        while True:
            seconds = min(self.token.seconds_left, TIMEOUT_MAX)
            if self.progress:
                seconds = min(seconds, SECONDS_BETWEEN_PROGRESS)
            try:
                return search.result(seconds)
            except TimeoutError:
                if self.token.is_cancelled:
                    self.job.cancel()
                    return search.result()
                if self.progress:
                    self.progress(Progress(self.job.nodes, self.job.solved, self.job.total))
