"""The time of the service: seconds since 1970 that never jump."""

from __future__ import annotations

import time


class Clock:
    """Reads the time of day once, and counts on from there, whatever is done to it later."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        """The time now."""
        return time.monotonic() + self._offset
