"""Exponential backoff with jitter, between attempts to connect."""

from random import SystemRandom
from typing import Final

FIRST: Final = 0.1
LONGEST: Final = 5.0
DOUBLINGS: Final = 10
"""So many are more than enough for the longest delay."""

_CHANCE: Final = SystemRandom()


def delay(failures: int) -> float:
    """Seconds to wait after so many failures in a row; jitter keeps clients apart."""
    return min(LONGEST, FIRST * 2.0 ** min(failures, DOUBLINGS)) * _CHANCE.uniform(0.5, 1.0)
