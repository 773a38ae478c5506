"""What a position is worth: a win, a draw or a loss, and how far away it is."""

from __future__ import annotations

from dataclasses import dataclass
from functools import total_ordering

from fourfold.rules.word import Word

_LONGER_THAN_ANY_GAME = 100


class Value(Word):
    """What a position is worth to the player who must act."""

    WIN = "win"
    DRAW = "draw"
    LOSS = "loss"


@total_ordering
@dataclass(frozen=True, slots=True, repr=False)
class Score:
    """A value and its distance: `plies`, the placements until the call; None for a draw.

    Ordered from the quickest loss to the quickest win; `-score` is the other player's.

    >>> Score.loss(2) < Score.loss(4) < Score.draw() < Score.win(5) < Score.win(3)
    True
    >>> -Score.win(3)
    Score.loss(3)
    """

    value: Value
    plies: int | None

    @classmethod
    def win(cls, plies: int) -> Score:
        """The call comes after this many placements, and is ours."""
        return cls(Value.WIN, plies)

    @classmethod
    def draw(cls) -> Score:
        """Neither player can force a call."""
        return cls(Value.DRAW, None)

    @classmethod
    def loss(cls, plies: int) -> Score:
        """The call comes after this many placements, and is the opponent's."""
        return cls(Value.LOSS, plies)

    @classmethod
    def from_rank(cls, rank: int) -> Score:
        """The score with this rank."""
        if rank == 0:
            return cls.draw()
        value = Value.WIN if rank > 0 else Value.LOSS
        return cls(value, _LONGER_THAN_ANY_GAME - abs(rank))

    def later(self, plies: int) -> Score:
        """The same score seen from some placements earlier."""
        return self if self.plies is None else Score(self.value, self.plies + plies)

    def __neg__(self) -> Score:
        return Score(_OPPOSITE[self.value], self.plies)

    def __lt__(self, other: Score) -> bool:
        return self.rank < other.rank

    @property
    def rank(self) -> int:
        """The score as a number, the better the greater: 100 - n for a win in n, 0 for a draw.

        >>> [Score.from_rank(rank).rank for rank in (97, 0, -96)]
        [97, 0, -96]
        """
        if self.plies is None:
            return 0
        rank = _LONGER_THAN_ANY_GAME - self.plies
        return rank if self.value is Value.WIN else -rank

    def __str__(self) -> str:
        return str(self.value) if self.plies is None else f"{self.value} in {self.plies}"

    def __repr__(self) -> str:
        return f"Score.{self.value}({'' if self.plies is None else self.plies})"


_OPPOSITE = {Value.WIN: Value.LOSS, Value.DRAW: Value.DRAW, Value.LOSS: Value.WIN}
