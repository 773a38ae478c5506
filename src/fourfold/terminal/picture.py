"""Draws a position in plain characters: the board, and beside it the pieces that are left.

A tall piece is two rows high, a short one is one; round brackets are round and square ones
square; the filling is light or dark (smooth or grooved), with a hole if the piece is hollow.
"""

from __future__ import annotations

from fourfold.rules import Cell, Edition, Piece, Position, Trait, TraitValue

_FILLING = {
    (Edition.CLASSIC, TraitValue.LIGHT): ":",
    (Edition.CLASSIC, TraitValue.DARK): "#",
    (Edition.ACCESS, TraitValue.LIGHT): ".",
    (Edition.ACCESS, TraitValue.DARK): "=",
}
_RESERVE = ("0145", "2367", "89cd", "abef")
"""Where each piece lies beside the board: its place never changes."""

_EDGE = "  +-------+-------+-------+-------+"
_GAP = "   "
WIDTH = 71


def draw(position: Position, edition: Edition, columns: int = 80) -> str:
    """The position as text; the pieces lie below the board where `columns` are few."""
    board = ["      a       b       c       d", _EDGE]
    reserve = ["  beside the board:", ""]
    for row, digits in zip("4321", _RESERVE, strict=True):
        cells = [_rows(position[Cell(column + row)], edition) for column in "abcd"]
        board += [
            "  | " + " | ".join(upper for upper, _ in cells) + " |",
            f"{row} | " + " | ".join(lower for _, lower in cells) + " |",
            _EDGE,
        ]
        pieces = [Piece(digit) if Piece(digit) in position.left else None for digit in digits]
        drawn = [(piece or ".", *_rows(piece, edition)) for piece in pieces]
        reserve += [
            "".join(f"  {upper} " for _, upper, _ in drawn),
            "".join(f"{name} {lower} " for name, _, lower in drawn),
            "",
        ]
    if columns >= WIDTH:
        lines = [
            left.ljust(len(_EDGE)) + _GAP + right
            for left, right in zip(board, reserve, strict=True)
        ]
    else:
        lines = board + [line for line in reserve if line.strip()]
    return "\n".join(line.rstrip() for line in lines)


def legend(edition: Edition) -> str:
    """What the drawing means."""
    light, dark = (
        f"{edition.value_name(value)} {_FILLING[edition, value]}"
        for value in (TraitValue.LIGHT, TraitValue.DARK)
    )
    return f"Pieces: round ( ), square [ ]; {light}, {dark}; hollow: a hole; tall: two rows."


def describe(piece: Piece, edition: Edition) -> str:
    """A piece in words, in the order in which traits are always said."""
    order = (Trait.HEIGHT, Trait.SHAPE, Trait.BODY, Trait.COLOUR)
    return " ".join(edition.value_name(piece[trait]) for trait in order)


def _rows(piece: Piece | None, edition: Edition) -> tuple[str, str]:
    """The upper and the lower row of a piece, five columns wide."""
    if piece is None:
        return " " * 5, " " * 5
    filling = _FILLING[edition, piece[Trait.COLOUR]]
    middle = filling if piece[Trait.BODY] is TraitValue.SOLID else " "
    left, right = "()" if piece[Trait.SHAPE] is TraitValue.ROUND else "[]"
    row = f"{left}{filling}{middle}{filling}{right}"
    return (row if piece[Trait.HEIGHT] is TraitValue.TALL else " " * 5), row
