"""Exponential backoff with jitter, between attempts to connect."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

FIRST: Final = 0.1
LONGEST: Final = 5.0

_CHANCE: Final = SystemRandom()


class Backoff:
    """Delays in seconds, each about twice the one before; jitter keeps clients apart."""

    def __init__(self) -> None:
        self._next = FIRST

    def reset(self) -> None:
        """Begins with the shortest delay again, after a success."""
        self._next = FIRST

    def delay(self) -> float:
        """The delay before the next attempt."""
        delay = self._next
        self._next = min(LONGEST, 2 * delay)
        return delay * _CHANCE.uniform(0.5, 1.0)
