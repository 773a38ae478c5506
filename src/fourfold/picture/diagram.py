"""A board as on the page, and the piece in hand beside it: for notebooks, papers and posts."""

from __future__ import annotations

from typing import Final

from fourfold.picture.board import CELL, SIDE, board, draw_piece, hollow, opened, slab
from fourfold.rules import Edition, Position

_GAP: Final = 22.0
_RIM: Final = 16.0
_TRAY: Final = CELL + 2 * _RIM
"""The side of the slab with the piece in hand."""


def draw_diagram(
    position: Position, edition: Edition, *, title: str, description: str, width: float, key: str
) -> str:
    """A position as the text of an SVG file; the line that was called stands on gold.

    `width` is that of the board in pixels. `key` tells the ids of this drawing from those of
    others in the same document.
    """
    hand = position.hand
    winning = () if position.called is None else position.called.cells
    drawn = SIDE if hand is None else SIDE + _GAP + _TRAY
    lines = [*board(position, edition, winning)]
    if hand is not None:
        lines += [
            f'<g transform="translate({SIDE + _GAP:g} 0)">',
            *slab(_TRAY),
            *hollow(_RIM, _RIM),
            f'<g transform="translate({_RIM:g} {_RIM:g}) scale({CELL / 100:g})">',
            *draw_piece(hand, edition),
            "</g></g>",
        ]
    scale = width / SIDE
    return "\n".join(
        opened(
            round(drawn * scale, 2),
            round(SIDE * scale, 2),
            title,
            description,
            f'<g transform="scale({scale:.5f})">',
            *lines,
            "</g>",
            key=key,
        )
    )
