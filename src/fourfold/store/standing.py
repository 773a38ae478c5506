"""How a table stands after its events, written beside them so that lists need not replay them."""

from dataclasses import dataclass
from typing import Final

from fourfold.rules import Result, Seat
from fourfold.rules.word import Word
from fourfold.table.table import Table

PERSON: Final = "person"
SAME_SCREEN: Final = "same-screen"
"""Whom a player was against, where it was no level of the computer: somebody, or themselves."""


class Outcome(Word):
    """How a game ended for one of its players."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    UNFINISHED = "unfinished"


@dataclass(frozen=True, slots=True)
class Standing:
    """What lists tell of a table; players are 0 and 1, in the order in which they joined."""

    first: int | None = None
    """Which player is `first`; None before the game has begun."""
    turn: int | None = None
    """Which player must act."""
    placed: int = 0
    """How many pieces are on the board."""

    def outcomes(self, result: Result) -> tuple[Outcome, Outcome]:
        """How a game with this result ended for each of its players."""
        if result in (Result.DRAW, Result.UNFINISHED) or self.first is None:
            outcome = Outcome.DRAWN if result is Result.DRAW else Outcome.UNFINISHED
            return outcome, outcome
        is_won_by_0 = (Seat(result.value) is Seat.FIRST) == (self.first == 0)
        return (Outcome.WON, Outcome.LOST) if is_won_by_0 else (Outcome.LOST, Outcome.WON)


def standing_of(table: Table) -> Standing:
    """How a table stands."""
    turn = table.turn
    player = None if turn is None else table.player_on(turn)
    return Standing(table.first, player, table.position.count)
