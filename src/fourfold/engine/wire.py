"""Serialises positions and turns for the native module, and reads its scores."""

from __future__ import annotations

from typing import Final

from fourfold.engine.score import Score
from fourfold.engine.turn import Turn
from fourfold.rules import PIECES, Call, Done, Give, Move, Place, Position
from fourfold.rules.cell import CELLS

LENGTH: Final = 17
"""Bytes of a position."""
NO_PIECE: Final = 255

NO_CELL: Final = 16
CALL: Final = 16
DONE: Final = 17
FOLLOWING: Final = 18
"""So many things can follow a placement, or stand alone: sixteen gives, a call, “done”."""

_NUMBERS: Final = {None: NO_PIECE} | {piece: piece.number for piece in PIECES}
_SCORES: Final = tuple(Score.from_rank(rank) for rank in (*range(128), *range(-128, 0)))
_PLACES: Final = tuple(map(Place, CELLS))
_GIVES: Final = tuple(map(Give, PIECES))


def to_bytes(position: Position) -> bytes:
    """The piece on each cell by index, then the piece in hand."""
    return bytes([_NUMBERS[piece] for piece in (*position.board, position.hand)])


def score_of(byte: int) -> Score:
    """The score that a rank stands for, as an unsigned byte."""
    return _SCORES[byte]


def place_in_table(turn: Turn) -> int:
    """Where the rank of a turn stands among those of all turns of a position."""
    placement = turn[0] if isinstance(turn[0], Place) else None
    cell = NO_CELL if placement is None else placement.cell.index
    return cell * FOLLOWING + _following(turn[-1])


def turn_of(position: Position, cell: int, following: int) -> Turn:
    """The turn with this cell and what follows; of several calls the first."""
    start: Turn = () if cell == NO_CELL else (_PLACES[cell],)
    if following < CALL:
        return (*start, _GIVES[following])
    if following == DONE:
        return (*start, Done())
    return (*start, Call(position.play(start[0]).callable_lines[0]))


def _following(move: Move) -> int:
    if isinstance(move, Give):
        return move.piece.number
    return CALL if isinstance(move, Call) else DONE
