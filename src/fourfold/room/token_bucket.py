"""A token bucket: how often something may happen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """The size of a token bucket, and how many tokens a second are added to it."""

    burst: int
    per_second: float


class TokenBucket:
    """Holds tokens up to a burst; whatever happens takes some. Reads no clock itself."""

    __slots__ = ("_at", "_left", "rate")

    def __init__(self, rate: Rate, at: float) -> None:
        self.rate = rate
        self._left = float(rate.burst)
        self._at = at

    def take(self, at: float) -> bool:
        """Takes a token; False, and takes none, if there is none."""
        if self.wait_for(1, at) > 0:
            return False
        self._left -= 1
        return True

    def wait_for(self, cost: float, at: float) -> float:
        """In how many seconds there are so many tokens, or the bucket is full."""
        gained = max(0.0, at - self._at) * self.rate.per_second
        self._left = min(self.rate.burst, self._left + gained)
        self._at = at
        return max(0.0, min(cost, self.rate.burst) - self._left) / self.rate.per_second

    def charge(self, cost: float) -> None:
        """Takes so many tokens, even if there are fewer: then less than none are left."""
        self._left -= cost

    def is_full(self, at: float) -> bool:
        """Whether the bucket is as good as a new one, and can be forgotten."""
        return self._left + (at - self._at) * self.rate.per_second >= self.rate.burst
