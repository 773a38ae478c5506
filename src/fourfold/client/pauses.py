"""How long to wait before the next try: twice as long each time, and never quite alike."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

FIRST: Final = 0.1
LONGEST: Final = 5.0

_CHANCE: Final = SystemRandom()


class Pauses:
    """The pauses between tries, in seconds. Chance keeps many clients from coming at once."""

    def __init__(self) -> None:
        self._next = FIRST

    def start_again(self) -> None:
        """A try has succeeded."""
        self._next = FIRST

    def take(self) -> float:
        """The next pause."""
        pause = self._next
        self._next = min(LONGEST, 2 * pause)
        return pause * _CHANCE.uniform(0.5, 1.0)
