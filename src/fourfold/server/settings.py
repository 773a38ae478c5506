"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourfold.service import Rate

BYTES_AT_MOST: Final = 16_384
"""Of a request's body."""
MESSAGE_AT_MOST: Final = 4_096
"""Characters of a message."""
FRAME_AT_MOST: Final = 65_536
"""Bytes of a message; a longer one ends the connection before it is read."""
UNREAD_AT_MOST: Final = 65_536
"""Bytes that the system keeps for a client that does not read; more waits in bounded queues."""
HEADERS_AT_MOST: Final = 16_384
"""Bytes of a request before its body."""
SECONDS_FOR_REQUEST: Final = 10.0
"""From the beginning of a request to its end."""
SECONDS_FOR_HELLO: Final = 10.0
REFUSALS_AT_MOST: Final = 50
"""So many messages in a row that come too fast end the connection."""
EVENTS_OF_A_MESSAGE: Final = 20
"""To tell so many again is as much work as to answer a message."""
SECONDS_BETWEEN_PINGS: Final = 20.0


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server decides."""

    origins: tuple[str, ...] = ()
    """Pages of these origins may connect besides those that the server itself serves."""
    connections: int = 10_000
    connections_per_address: int = 100
    messages: Rate = Rate(burst=100, per_second=10)
    """Of one connection: a whole game may be typed at once."""
    requests_per_second: float = 20.0
    """Of one address."""

    @property
    def requests(self) -> Rate:
        """Of one address; connections too."""
        return Rate(max(1, round(self.requests_per_second * 5)), self.requests_per_second)

    @property
    def beginnings(self) -> Rate:
        """New sessions and tables of one address."""
        per_second = self.requests_per_second
        return Rate(max(1, round(per_second * 1.5)), per_second / 20)
