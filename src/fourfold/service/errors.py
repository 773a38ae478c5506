"""What the service refuses. Nothing has changed then."""

from __future__ import annotations

from fourfold.rules import ErrorCode, FourfoldError


class ServiceError(FourfoldError):
    """What the service refuses."""


class StaleError(ServiceError):
    """A command from somebody who has not seen all events."""

    def __init__(self) -> None:
        super().__init__(ErrorCode.STALE, "there are events that the sender has not seen")
