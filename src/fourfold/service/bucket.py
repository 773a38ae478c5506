"""How often something may happen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


class Bucket:
    """Counts what happens against a rate."""

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self._left = float(rate.burst)
        self._at = at

    def take(self, at: float) -> bool:
        """Whether it may happen once more."""
        if self.wait_for(1, at) > 0:
            return False
        self._left -= 1
        return True

    def wait_for(self, cost: float, at: float) -> float:
        """In how many seconds as much may happen as costs so much."""
        gained = max(0.0, at - self._at) * self.rate.per_second
        self._left = min(self.rate.burst, self._left + gained)
        self._at = at
        return max(0.0, min(cost, self.rate.burst) - self._left) / self.rate.per_second

    def charge(self, cost: float) -> None:
        """Takes what something costs; it may take a while to make up for."""
        self._left -= cost

    def is_full(self, at: float) -> bool:
        """Whether nothing has happened for so long that it can be forgotten."""
        return self._left + (at - self._at) * self.rate.per_second >= self.rate.burst
