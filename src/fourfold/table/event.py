"""The events of a table: facts in order, from which it is replayed. Times are Unix times."""

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.rules import Line, Move, Position, Reason, Result, Seat
from fourfold.table.command import Offer
from fourfold.table.options import Options
from fourfold.table.series import Series


@dataclass(frozen=True, slots=True)
class OfSeat:
    """What the player at a seat does, or what befalls them."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Opened:
    """The table is there, with its options."""

    options: Options
    start: Position | None = None
    """Where the game begins; None for the empty board."""
    series: Series = Series()
    """How the games of these players before this one ended."""


@dataclass(frozen=True, slots=True)
class Joined:
    """A player has come; the second one completes the table."""

    player: str


@dataclass(frozen=True, slots=True)
class Began:
    """The game starts; `first` is which of the two, 0 or 1 as they joined, has that seat."""

    first: int
    at: float


@dataclass(frozen=True, slots=True)
class Moved(OfSeat):
    """A player, or automatic calling for them, has made a move."""

    move: Move
    at: float


@dataclass(frozen=True, slots=True)
class CalledWrongly(OfSeat):
    """A player has called a complete line that is no QUARTO!; `why_wrong` tells why."""

    line: Line


@dataclass(frozen=True, slots=True)
class Offered(OfSeat):
    """A player offers something."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class Declined(OfSeat):
    """An offer is turned down or withdrawn by this player."""


@dataclass(frozen=True, slots=True)
class TookBack:
    """By agreement so many moves are taken back."""

    moves: int
    at: float


@dataclass(frozen=True, slots=True)
class Rematched:
    """Both want another game."""


@dataclass(frozen=True, slots=True)
class Left(OfSeat):
    """A player has gone away."""

    at: float


@dataclass(frozen=True, slots=True)
class Returned(OfSeat):
    """A player is back."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """After a restart or an outage of the server, clocks and absences start again from `at`."""

    at: float


@dataclass(frozen=True, slots=True)
class TimeUp(OfSeat):
    """A player's time for this move is up, and the table only warns."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    result: Result
    reason: Reason


Event: TypeAlias = (
    Opened
    | Joined
    | Began
    | Moved
    | CalledWrongly
    | Offered
    | Declined
    | TookBack
    | Rematched
    | Left
    | Returned
    | Resumed
    | TimeUp
    | Ended
)
