"""An analysis: the turns of a position with their scores, which a notebook draws."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.engine.score import Score
from fourfold.engine.turn import Turn
from fourfold.rules import Cell, Give, Piece, Place, Position


@dataclass(frozen=True, slots=True)
class ScoredTurn:
    """A turn and its exact score, for the player who takes it."""

    turn: Turn
    score: Score

    def __str__(self) -> str:
        return " ".join(map(str, self.turn))


class Analysis(tuple[ScoredTurn, ...]):
    """The scored turns of a `position`, in their fixed order: a tuple that can draw itself."""

    position: Position

    def __new__(cls, position: Position, turns: Iterable[ScoredTurn]) -> Analysis:
        """Takes the turns of a position."""
        analysis = super().__new__(cls, turns)
        analysis.position = position
        return analysis

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.position, tuple(self)

    @property
    def best(self) -> ScoredTurn:
        """The first turn of those with the best score."""
        return max(self, key=lambda each: each.score)

    def scores(self) -> dict[Cell | Piece, Score]:
        """The best score of each cell to place on, or of each piece to give."""
        best: dict[Cell | Piece, Score] = {}
        for each in self:
            match each.turn[0]:
                case Place(key) | Give(key):
                    best[key] = max(best.get(key, each.score), each.score)
        return best

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows: what each cell or give is worth."""
        from fourfold.svg import draw  # noqa: PLC0415 - most programs draw nothing

        scores = {key: (str(score.value), score.plies) for key, score in self.scores().items()}
        return draw(self.position, scores=scores)
