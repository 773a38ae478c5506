"""How a game ends: the outcome on the board, and the result and reason that are written down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.rules.line import Line
from fourfold.rules.seat import Seat
from fourfold.rules.trait import TraitValue
from fourfold.rules.word import Word


class Result(Word):
    """Who won."""

    FIRST = "first"
    SECOND = "second"
    DRAW = "draw"
    UNFINISHED = "unfinished"

    @staticmethod
    def of(outcome: Outcome | None) -> Result:
        """The result that an outcome on the board means."""
        match outcome:
            case Win(winner=winner):
                return Result(winner.value)
            case Draw():
                return Result.DRAW
            case None:
                return Result.UNFINISHED


class Reason(Word):
    """Why a game ended."""

    CALL = "call"
    FULL = "full"
    RESIGN = "resign"
    TIME = "time"
    AGREED = "agreed"
    WRONG_CALLS = "wrong-calls"
    ABANDONED = "abandoned"

    @staticmethod
    def of(outcome: Outcome) -> Reason:
        """Why a game that is over on the board has ended."""
        return Reason.FULL if isinstance(outcome, Draw) else Reason.CALL


@dataclass(frozen=True, slots=True)
class Win:
    """`winner` called `line`, whose pieces have the counted trait values `shared` in common."""

    winner: Seat
    line: Line
    shared: tuple[TraitValue, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """All pieces are placed, and nobody called a line."""


Outcome: TypeAlias = Win | Draw
