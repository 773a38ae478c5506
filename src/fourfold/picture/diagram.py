"""A board as on the page, and the piece in hand beside it: for notebooks, papers and posts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from html import escape
from typing import Final

from fourfold.picture.board import CELL, FONT, SIDE, board, corner, draw_piece, hollow, opened, slab
from fourfold.rules import Cell, Edition, Piece, Position

_GAP: Final = 22.0
_RIM: Final = 16.0
_TRAY: Final = CELL + 2 * _RIM
"""The side of the slab with the piece in hand."""

_COLUMNS: Final = 4
_STEP: Final = SIDE / _COLUMNS
"""From one piece that can be given to the next."""

_BADGES: Final = {"win": "#1d6b3a", "draw": "#4d4a43", "loss": "#9a2b1e"}
_SIZE: Final = 30.0
"""Of the letters of a badge."""


def draw_diagram(
    position: Position,
    edition: Edition,
    *,
    title: str,
    description: str,
    width: float,
    key: str,
    badges: Mapping[Cell | Piece, tuple[str, str]],
) -> str:
    """A position as the text of an SVG file; the line that was called stands on gold.

    `width` is that of the board in pixels. `key` tells the ids of this drawing from those of
    others in the same document. `badges` are kinds, `win`, `draw` or `loss`, and texts on cells;
    if there are any on pieces, these lie beside the board.
    """
    hand = position.hand
    winning = () if position.called is None else position.called.cells
    given = [each for each in badges if isinstance(each, Piece)]
    drawn = SIDE if hand is None and not given else SIDE + _GAP + _TRAY
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
    for cell, (kind, text) in badges.items():
        if isinstance(cell, Cell):
            x, y = corner(cell)
            lines += _badge(x + CELL / 2, y + CELL * 0.34, kind, text)
    if given:
        lines += _tray(given, edition, badges)
        drawn = SIDE + _GAP + _COLUMNS * _STEP
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


def _tray(
    pieces: Collection[Piece], edition: Edition, badges: Mapping[Cell | Piece, tuple[str, str]]
) -> Iterator[str]:
    """The pieces that can be given, row by row, each with its badge."""
    for place, piece in enumerate(pieces):
        row, column = divmod(place, _COLUMNS)
        x, y = SIDE + _GAP + column * _STEP, _RIM + row * (_STEP - _RIM)
        yield f'<g transform="translate({x:g} {y:g}) scale({CELL / 100:g})">'
        yield from draw_piece(piece, edition)
        yield "</g>"
        yield from _badge(x + CELL / 2, y + CELL * 0.62, *badges[piece])


def _badge(x: float, y: float, kind: str, text: str) -> Iterator[str]:
    """A score on a pill, about a point."""
    width = _SIZE * (0.62 * len(text) + 0.8)
    height = _SIZE * 1.4
    yield (
        f'<rect x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}"'
        f' height="{height:g}" rx="{height / 2:g}" fill="{_BADGES[kind]}" stroke="#fff"'
        ' stroke-width="2"/>'
    )
    yield (
        f'<text x="{x:g}" y="{y + _SIZE * 0.35:g}" fill="#fff" font-family="{FONT}"'
        f' font-size="{_SIZE:g}" font-weight="700" text-anchor="middle">{escape(text)}</text>'
    )
