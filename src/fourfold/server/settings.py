"""How a server is run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fourfold.room.token_bucket import Rate
from fourfold.rules.word import Word

BYTES_AT_MOST: Final = 16_384
"""Of a request's body."""
MESSAGE_AT_MOST: Final = 4_096
"""Characters of a message."""
FRAME_AT_MOST: Final = 65_536
"""Bytes of a message; a longer one ends the connection before it is read."""
UNREAD_AT_MOST: Final = 65_536
"""Bytes that the system keeps for a client that does not read."""
UNSENT_AT_MOST: Final = 524_288
"""Bytes that wait in memory for a client that does not read; more ends the connection."""
HEADERS_AT_MOST: Final = 16_384
"""Bytes of a request before its body."""
SECONDS_FOR_REQUEST: Final = 10.0
"""From the beginning of a request to its end."""
SECONDS_TO_READ: Final = 10.0
"""From when something waits to be read until all is; the system has taken its share by then."""
SECONDS_FOR_HELLO: Final = 10.0
SECONDS_TO_WAIT: Final = 5.0
"""For the share of one's address; what would wait longer is refused."""
REFUSALS_AT_MOST: Final = 50
"""So many messages in a row that come too fast end the connection."""
EVENTS_OF_A_MESSAGE: Final = 20
"""A replay of so many events costs as much as one message."""
SECONDS_OF_A_MESSAGE: Final = 0.0005
"""Of work; an answer that takes longer counts for several."""
SECONDS_BETWEEN_PINGS: Final = 20.0
CONNECTIONS_OF_A_VISITOR: Final = 8
"""A browser opens six for the page, beside the one by which somebody plays."""
SHARE_OF_ALL: Final = 4
"""One address has at most one in so many of all connections."""
ACCEPTED_AT_ONCE: Final = 64
"""Connections, before any of them is looked at."""
FILES_KEPT: Final = ACCEPTED_AT_ONCE + 64
"""That are no connections that were let in: the database, the logs, those just accepted."""


class Kind(Word):
    """What an address does, each kind within a rate of its own."""

    TRAFFIC = "traffic"
    """Connections, and requests of any kind, the files of the page and the refused ones too."""
    REQUEST = "request"
    """Requests to the API; connections too."""
    BEGINNING = "beginning"
    """New sessions and tables."""
    TABLE = "table"
    """New tables, over the hours."""
    MOVE = "move"
    """Commands, by all connections together."""
    QUESTION = "question"
    """All other messages, by all connections together."""
    PAST = "past"
    """Events that are told again, counted in messages."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What whoever runs the server decides."""

    origins: tuple[str, ...] = ()
    """Pages of these origins may connect besides those that the server itself serves."""
    hosts: tuple[str, ...] = ()
    """The names by which the server is reached, besides addresses and those of the machine."""
    connections: int = 10_000
    connections_per_address: int = 100
    """By which somebody plays or watches."""
    messages: Rate = Rate(burst=100, per_second=10)
    """Of one connection: a whole game may be typed at once."""
    requests_per_second: float = 20.0
    """Of one address."""
    keep_days: float | None = None
    """Finished games are removed after so many days of up time; None keeps them for ever."""

    def rate(self, kind: Kind) -> Rate:
        """How often an address may do something.

        As a rule a hundred people share it: requests to the API and beginnings are refused beyond
        it, all else waits for a moment.
        """
        seconds, share = _RATES[kind]
        per_second = self.requests_per_second * share
        return Rate(max(1, round(per_second * seconds)), per_second)


RESERVED: Final = {Kind.MOVE: 1.0, Kind.QUESTION: 8.0}
"""Of the budget, before a message is answered; what was not needed is given back."""

_RATES: Final = {
    Kind.TRAFFIC: (1.0, 10.0),
    Kind.REQUEST: (5.0, 1.0),
    Kind.BEGINNING: (30.0, 0.05),
    Kind.TABLE: (6_000.0, 0.005),
    Kind.MOVE: (1.0, 10.0),
    Kind.QUESTION: (0.5, 10.0),
    Kind.PAST: (2.0, 3.0),
}
"""Of each kind, the burst in seconds of the rate, and the rate for each request a second."""
