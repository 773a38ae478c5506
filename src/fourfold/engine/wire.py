"""Serialises positions for the native module."""

from fourfold.rules import Position

NO_PIECE = 255


def to_bytes(position: Position) -> bytes:
    """The piece on each cell by index, then the piece in hand."""
    pieces = (*position.board, position.hand)
    return bytes(NO_PIECE if piece is None else piece.number for piece in pieces)
