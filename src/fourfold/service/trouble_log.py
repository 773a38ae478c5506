"""A rate-limited log for whoever runs the server: each kind of trouble once a minute at most."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

SECONDS_BETWEEN: Final = 60.0

log = logging.getLogger("fourfold")


class TroubleLog:
    """A log in which no kind of trouble drowns the others.

    What happens again within a minute is counted, and the count is logged with the next one.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._logged_at: dict[str, float] = {}
        self._unlogged: dict[str, int] = {}
        self.counts: Counter[str] = Counter()
        """How often each kind has come, logged or not."""

    def log(self, kind: str, reason: str) -> None:
        """Logs a kind of trouble and its reason, unless the kind was logged a moment ago.

        Neither names a player, an address, a session or a seat.
        """
        at = self._now()
        self.counts[kind] += 1
        if at < self._logged_at.get(kind, -SECONDS_BETWEEN) + SECONDS_BETWEEN:
            self._unlogged[kind] = self._unlogged.get(kind, 0) + 1
            return
        self._logged_at[kind] = at
        before = self._unlogged.pop(kind, 0)
        more = f" ({before} more since this was last logged)" if before else ""
        log.warning("%s: %s%s", kind, reason, more)
