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
    (Edition.ACCESS, TraitValue.DARK): "|",
}
_RESERVE = ("0145", "2367", "89cd", "abef")
"""Where each piece lies beside the board: its place never changes."""

_EDGE = "  +-------+-------+-------+-------+"
_WIDTH = len(_EDGE) + 3


def draw(position: Position, edition: Edition) -> str:
    """The position as text, 71 columns wide."""
    lines = ["      a       b       c       d".ljust(_WIDTH) + "  beside the board:", _EDGE]
    for row, digits in zip("4321", _RESERVE, strict=True):
        cells = [_rows(position[Cell(column + row)], edition) for column in "abcd"]
        reserve = [Piece(digit) if Piece(digit) in position.left else None for digit in digits]
        pieces = [_rows(piece, edition) for piece in reserve]
        upper = "  | " + " | ".join(top for top, _ in cells) + " |"
        lower = f"{row} | " + " | ".join(bottom for _, bottom in cells) + " |"
        names = ["." if piece is None else str(piece) for piece in reserve]
        lines += [
            upper.ljust(_WIDTH) + "".join(f"  {top} " for top, _ in pieces),
            lower.ljust(_WIDTH)
            + "".join(f"{name} {bottom} " for name, (_, bottom) in zip(names, pieces, strict=True)),
            _EDGE,
        ]
    return "\n".join(line.rstrip() for line in lines)


def legend(edition: Edition) -> str:
    """What the drawing means."""
    colours = ", ".join(
        f"{edition.value_name(value)} {_FILLING[edition, value]}"
        for value in (TraitValue.LIGHT, TraitValue.DARK)
    )
    return f"The pieces: round ( ), square [ ], {colours}, hollow with a hole, tall two rows high."


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
