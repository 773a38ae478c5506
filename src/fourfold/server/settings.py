"""How a server is run."""

from dataclasses import dataclass, field
from enum import Enum, unique

from fourfold.room.token_bucket import Rate


@unique
class Kind(Enum):
    """What an address does, each kind within a rate of its own.

    That is the burst in seconds of the rate, and the rate for each request a second.
    """

    TRAFFIC = ("traffic", 1.0, 10.0)
    """Connections, and requests of any kind, the files of the page and the refused ones too."""
    REQUEST = ("request", 5.0, 1.0)
    """Requests to the API; connections too."""
    BEGINNING = ("beginning", 30.0, 0.05)
    """New sessions and tables."""
    TABLE = ("table", 6_000.0, 0.005)
    """New tables, over the hours."""
    PICTURE = ("picture", 30.0, 0.1)
    """Pictures that are to be painted, and are not at hand."""
    MOVE = ("move", 1.0, 10.0)
    """Commands, by all connections together."""
    QUESTION = ("question", 0.5, 10.0)
    """All other messages, by all connections together."""
    PAST = ("past", 2.0, 3.0)
    """Events that are told again, counted in messages."""

    def __init__(self, word: str, seconds: float, share: float) -> None:
        self.word = word
        self.seconds = seconds
        self.share = share

    def __str__(self) -> str:
        return self.word


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
    secrets: tuple[bytes, ...] = field(default=(), repr=False)
    """By which players are recognised, the one that signs first; without any, the database's."""

    def rate(self, kind: Kind) -> Rate:
        """How often an address may do something.

        As a rule a hundred people share it: requests to the API and beginnings are refused beyond
        it, all else waits for a moment.
        """
        per_second = self.requests_per_second * kind.share
        return Rate(max(1, round(per_second * kind.seconds)), per_second)
