"""The commands that a player can send to a table."""

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.rules import Move
from fourfold.rules.word import Word


class Offer(Word):
    """What needs the other player's consent."""

    DRAW = "draw"
    TAKE_BACK = "take-back"
    REMATCH = "rematch"


@dataclass(frozen=True, slots=True)
class Play:
    """Gives, places, calls, or says “done”."""

    move: Move


@dataclass(frozen=True, slots=True)
class Propose:
    """Offers the other player something."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class Accept:
    """Takes what the other player offers."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Turns down what the other player offers, or withdraws one's own offer."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Gives the game up."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Claims the game, because the other player is gone."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Goes away from the table."""


@dataclass(frozen=True, slots=True)
class Return:
    """Comes back to it."""


Command: TypeAlias = Play | Propose | Accept | Decline | Resign | Claim | Leave | Return


@dataclass(frozen=True, slots=True)
class Cause:
    """The command that brought an event about: who sent it, and the id that they gave it.

    No two commands of one player at a table have the same id, so that each is done once.
    """

    player: int
    id: str
