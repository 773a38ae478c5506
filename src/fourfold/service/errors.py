"""What the service refuses. Nothing has changed then."""

from enum import StrEnum, unique

from fourfold.rules import FourfoldError
from fourfold.table.errors import TableCode


@unique
class ServiceCode(StrEnum):
    """The codes of what a service refuses, besides those of rooms and stores."""

    BUSY = "busy"
    NO_SESSION = "no-session"
    STOPPING = "stopping"


class ServiceError(FourfoldError):
    """What the service refuses."""


class StaleError(ServiceError):
    """A command from somebody who has not seen all events."""

    def __init__(self) -> None:
        super().__init__(TableCode.STALE, "there are events that the sender has not seen")


def stopping() -> ServiceError:
    """What a client is told that comes, or waits for an answer, when the server stops."""
    return ServiceError(ServiceCode.STOPPING, "the server is being restarted; come back")
