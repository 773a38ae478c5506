"""The time of the service: seconds since 1970 that never jump.

Time passes only while the server can serve. A process that was stopped or starved, and a database
in which nothing can be kept, cost no player time.
"""

import time
from collections.abc import Callable
from typing import Final

BEAT: Final = 0.2
"""Seconds between two beats, while the server can serve."""
STALL: Final = 0.5
"""If nobody has read the clock for longer, the process did not run."""


class Clock:
    """Reads the time of day once, and counts on from there, whatever is done to it later.

    Somebody calls `beat` every `BEAT` seconds. After a stall, time stands still until the next
    beat, so that all that has been sent meanwhile is read before a deadline passes.
    """

    def __init__(
        self,
        is_held: Callable[[], bool] = lambda: False,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`is_held` tells whether time must stand still just now."""
        self._is_held = is_held
        self._monotonic = monotonic
        self._read_at = monotonic()
        self._time = wall()
        self._is_settling = False
        self.lost = 0.0
        """How many seconds were not counted so far."""

    def __call__(self) -> float:
        """The time now."""
        at = self._monotonic()
        passed, self._read_at = at - self._read_at, at
        self._is_settling = self._is_settling or passed > STALL
        if self._is_settling or self._is_held():
            self.lost += passed
        else:
            self._time += passed
        return self._time

    def beat(self) -> None:
        """Notes that the process runs: what was sent before the last beat has been read by now."""
        was_settling = self._is_settling
        self()
        if was_settling:
            self._is_settling = False

    def advance(self, seconds: float) -> None:
        """Sets the time forward, or back."""
        self._time += seconds
