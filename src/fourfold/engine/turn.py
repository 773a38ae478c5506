"""Turns: what a player does before the other one acts."""

from typing import TypeAlias

from fourfold.rules import Move, Place, Position

Turn: TypeAlias = tuple[Move, ...]
"""A call, a give or a “done” alone, or a placement and what follows it."""


def legal_turns(position: Position) -> tuple[Turn, ...]:
    """All turns of the player who must act, in fixed order: calls first, then by first move.

    >>> from fourfold.rules import parse_position
    >>> [" ".join(map(str, turn)) for turn in legal_turns(parse_position("0123/4567/89ab/cde. f"))]
    ['d1 !a1d1', 'd1 !d1d4', 'd1 done']
    """
    turns: list[Turn] = []
    for move in position.legal_moves():
        if isinstance(move, Place):
            turns += [(move, follow) for follow in position.play(move).legal_moves()]
        else:
            turns.append((move,))
    return tuple(turns)
