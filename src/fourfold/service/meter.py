"""What a service counts of its own work. Counting costs a move about a microsecond."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from fourfold.room.plan import Plan
from fourfold.store import Store, Writer
from fourfold.store.writer import Done
from fourfold.table.event import Moved

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


@dataclass(slots=True)
class Histogram:
    """How many values were at most so great.

    >>> sizes = Histogram((1, 10))
    >>> for size in (0, 1, 7, 11):
    ...     sizes.add(size)
    >>> sizes.counts, sizes.sum
    ([2, 1, 1], 19.0)
    """

    bounds: tuple[float, ...]
    sum: float = 0.0
    counts: list[int] = field(init=False)
    """Up to each bound and above the one before it; in the end, above all."""

    def __post_init__(self) -> None:
        self.counts = [0] * (len(self.bounds) + 1)

    def add(self, value: float) -> None:
        """Counts a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Meter:
    """The counts of a service, each written by one thread."""

    def __init__(self) -> None:
        self.moves = Histogram(SECONDS)
        """From when a move came until it was kept and everybody told."""
        self.commits = Histogram(SECONDS)
        self.writes = Histogram(SIZES)
        """Of each commit."""
        self.hints: Counter[str] = Counter()
        """Between nodes, by their way: sent, heard."""

    def told(self, plan: Plan, began: float) -> None:
        """A plan is kept and told whose command came at a time of `time.perf_counter`."""
        if Moved in map(type, plan.events):
            self.moves.add(time.perf_counter() - began)


class MeteredWriter(Writer):
    """A writer whose commits are counted."""

    def __init__(
        self,
        meter: Meter,
        store: Store,
        up: Callable[[], float],
        on_failure: Callable[[BaseException], object],
    ) -> None:
        super().__init__(store, up, on_failure)
        self._meter = meter

    @property
    def waiting(self) -> int:
        """How many writes have gathered for the next commit."""
        return len(self._gathered)

    def _finish(self, waiting: list[Done], commit: asyncio.Future[Any]) -> None:
        self._meter.commits.add(time.monotonic() - self._last_begun_at)
        self._meter.writes.add(len(waiting))
        super()._finish(waiting, commit)
