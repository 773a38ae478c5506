"""A plain search by the Python rules alone: every legal turn, to the end of the game."""

from __future__ import annotations

from fourfold.engine import Score, legal_turns
from fourfold.rules import Draw, Place, Position, Win


def plain_score(position: Position, known: dict[Position, Score] | None = None) -> Score:
    """The score of a position for the player who must act; `known` keeps what was found."""
    known = {} if known is None else known
    if position not in known:
        known[position] = max(score for _, score in plain_analysis(position, known))
    return known[position]


def plain_analysis(position: Position, known: dict[Position, Score]) -> list[tuple[str, Score]]:
    """Every legal turn and its score, in their fixed order."""
    analysis = []
    for turn in legal_turns(position):
        after = position
        for move in turn:
            after = after.play(move)
        placements = sum(isinstance(move, Place) for move in turn)
        match after.outcome:
            case Win():
                score = Score.win(0)
            case Draw():
                score = Score.draw()
            case None:
                score = -plain_score(after, known)
        analysis.append((" ".join(map(str, turn)), score.later(placements)))
    return analysis
