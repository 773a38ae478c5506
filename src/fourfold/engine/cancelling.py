"""Cancellation tokens: how callers end a search that they no longer want."""

from __future__ import annotations

import time

from fourfold.engine import _native
from fourfold.engine.errors import EngineCode
from fourfold.rules import FourfoldError


class CancelledError(FourfoldError):
    """A search was cancelled before it had its answer."""

    def __init__(self) -> None:
        super().__init__(EngineCode.CANCELLED, "the search was cancelled")


class CancelToken:
    """A cancellation token: ends the calls that it is given to, when cancelled or at its deadline.

    The deadline is `seconds` after the token is made. Cancelling its `parent` cancels it too. Any
    thread may cancel it, and give it to any number of calls.

    >>> token = CancelToken()
    >>> token.cancel()
    >>> token.is_cancelled
    True
    """

    def __init__(self, seconds: float | None = None, parent: CancelToken | None = None) -> None:
        self._deadline = float("inf") if seconds is None else time.monotonic() + seconds
        outer: _native.CancelToken | None = None
        if parent is not None:
            self._deadline, outer = min(self._deadline, parent._deadline), parent.native
        self.native: _native.CancelToken = _native.CancelToken(outer)

    def cancel(self) -> None:
        """Ends, within milliseconds, all calls that it was given to, and all that it will be."""
        self.native.cancel()

    @property
    def is_cancelled(self) -> bool:
        """Whether it was cancelled, or its deadline has passed."""
        return self.native.is_cancelled or self.seconds_left <= 0

    @property
    def seconds_left(self) -> float:
        """Seconds until the deadline; infinite without one."""
        return max(0.0, self._deadline - time.monotonic())
