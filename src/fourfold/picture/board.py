"""A board as on the page: a slab with wells, and pieces with their shadows."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape
from typing import Final

from fourfold.picture.geometry import body_of
from fourfold.rules import CELLS, Cell, Edition, Piece, Position, Trait, TraitValue

SIDE: Final = 656.0
"""Of the slab, in pixels; all else is drawn for this size."""
CELL: Final = 144.0
GAP: Final = 11.0
BAND, RIM = 31.0, 16.0
"""How wide the frame is where the coordinates are, and where they are not."""
FONT: Final = "Atkinson Hyperlegible Next, sans-serif"

COLOURS: Final = {
    "frame": "#5f7567",
    "frame2": "#556a5d",
    "coord": "#ffffff",
    "well": "#cdd5c6",
    "well2": "#dbe1d4",
    "spot": "#b3bfac",
    "gold": "#f6c445",
    "goldink": "#3a2a00",
    "edge-light": "#1f1108",
    "edge-dark": "#1f1108",
    "edge-wood": "#1f1108",
}
"""Those of the page, as it looks by day."""

MATERIALS: Final = {
    "light": {
        "top": "#f8e9c9",
        "side": "#e6c893",
        "side2": "#cba66c",
        "hole": "#3b2414",
        "rim": "#3b2414",
        "depth": "#5d3c22",
        "lip": "#8a673f",
        "bevel": "#fffaf0",
    },
    "dark": {
        "top": "#7a4932",
        "side": "#5b3524",
        "side2": "#432517",
        "hole": "#120804",
        "rim": "#f0d0a8",
        "depth": "#2c170d",
        "lip": "#d0a279",
        "bevel": "#9a664a",
    },
    "wood": {
        "top": "#ecc48f",
        "side": "#d39d64",
        "side2": "#b9824c",
        "hole": "#3b2010",
        "rim": "#3b2010",
        "depth": "#5c361b",
        "lip": "#74481f",
        "bevel": "#f8dfb8",
        "groove": "#432408",
    },
}

_GRADIENTS: Final = (
    "<defs>"
    '<linearGradient id="frame" x2="0" y2="1">'
    f'<stop stop-color="{COLOURS["frame"]}"/>'
    f'<stop offset="1" stop-color="{COLOURS["frame2"]}"/></linearGradient>'
    '<linearGradient id="well" x2="0" y2="1">'
    f'<stop stop-color="{COLOURS["well"]}"/>'
    f'<stop offset="1" stop-color="{COLOURS["well2"]}"/></linearGradient>'
    '<linearGradient id="shade">'
    '<stop stop-color="#000" stop-opacity=".06"/>'
    '<stop offset=".28" stop-color="#fff" stop-opacity=".22"/>'
    '<stop offset=".55" stop-color="#000" stop-opacity=".04"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>'
    "</defs>"
)


def opened(
    width: float, height: float, title: str, description: str, *elements: str, key: str = ""
) -> Iterator[str]:
    """The lines of an SVG file with a name and a description, whose ids end with a key."""
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}"'
        f' viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="title{key}"'
        f' aria-describedby="description{key}">'
    )
    yield f'<title id="title{key}">{escape(title)}</title>'
    yield f'<desc id="description{key}">{escape(description)}</desc>'
    yield _GRADIENTS
    yield from elements
    yield "</svg>"


def board(position: Position, edition: Edition, winning: Collection[Cell] = ()) -> Iterator[str]:
    """The elements of a board, from back to front."""
    yield from slab(SIDE)
    yield from _coordinates()
    for cell in CELLS:
        yield from _well(cell, is_golden=cell in winning, is_empty=position[cell] is None)
    # Rows farther away first: a tall piece pokes out of its well.
    for cell in sorted(CELLS, key=lambda each: -each.row):
        piece = position[cell]
        if piece is not None:
            x, y = corner(cell)
            is_dim = bool(winning) and cell not in winning
            faint = ' opacity=".45"' if is_dim else ""
            yield f'<g transform="translate({x:g} {y:g}) scale({CELL / 100:g})"{faint}>'
            yield from draw_piece(piece, edition)
            yield "</g>"


def slab(side: float) -> Iterator[str]:
    """The elements of a square of stone, under a board or a piece."""
    round_ = f'rx="{SIDE * 0.052:g}"'
    yield f'<rect width="{side:g}" height="{side:g}" {round_} fill="#44554a"/>'
    yield f'<rect width="{side:g}" height="{side - 3:g}" {round_} fill="url(#frame)"/>'


def hollow(x: float, y: float) -> Iterator[str]:
    """The elements of a place for a piece, by its upper left corner."""
    yield _rounded(x, y + 1, CELL, "#fff", ' fill-opacity=".22"')
    yield _rounded(x, y, CELL, "#b4bdad")
    yield (
        f'<rect x="{x:g}" y="{y + 2:g}" width="{CELL:g}" height="{CELL - 2:g}"'
        f' rx="{CELL * 0.17:g}" fill="url(#well)"/>'
    )


def draw_piece(piece: Piece, edition: Edition) -> Iterator[str]:
    """The paths of a piece, in hundredths of its cell, from back to front."""
    body, is_marked = body_of(piece), piece[Trait.COLOUR] is TraitValue.DARK
    is_dark = is_marked and edition is Edition.CLASSIC
    material = "wood" if edition is Edition.ACCESS else "dark" if is_dark else "light"
    paint = MATERIALS[material]
    yield _filled(body.shadow, "rgb(38,44,30)", ' fill-opacity=".24"')
    yield _filled(body.edge, paint["side"])
    if body.side2 is not None:
        yield _filled(body.side2, paint["side2"])
    else:
        yield _filled(body.edge, "url(#shade)")
    if is_marked and edition is Edition.ACCESS:
        yield _drawn(body.grooves, paint["groove"], 5.2)
    yield _filled(body.top, paint["top"])
    yield _drawn(body.lip, paint["lip"], 1.6)
    yield _drawn(body.bevel, paint["bevel"], 1.6)
    if piece[Trait.BODY] is TraitValue.HOLLOW:
        opening = body.openings[is_dark]
        yield _filled(opening.hole, paint["hole"])
        yield _drawn(opening.hole, paint["rim"], 4.8 if is_dark else 3)
        yield _filled(opening.depth, paint["depth"])
    yield _drawn(body.edge, COLOURS[f"edge-{material}"], 2.1)


def corner(cell: Cell) -> tuple[float, float]:
    """The upper left corner of a cell."""
    return BAND + cell.column * (CELL + GAP), RIM + (3 - cell.row) * (CELL + GAP)


def _well(cell: Cell, *, is_golden: bool, is_empty: bool) -> Iterator[str]:
    x, y = corner(cell)
    if is_golden:
        yield _rounded(x - 6, y - 6, CELL + 12, COLOURS["gold"])
        yield _rounded(x - 3, y - 3, CELL + 6, COLOURS["goldink"])
        yield _rounded(x, y, CELL, COLOURS["gold"])
        return
    yield from hollow(x, y)
    if is_empty:
        middle, down = x + CELL / 2, y + CELL * 0.7
        size = f'rx="{CELL / 4:g}" ry="{CELL / 8:g}"'
        yield f'<ellipse cx="{middle:g}" cy="{down:g}" {size} fill="{COLOURS["spot"]}"/>'


def _coordinates() -> Iterator[str]:
    yield (
        f'<g fill="{COLOURS["coord"]}" font-family="{FONT}" font-size="20" font-weight="700"'
        ' text-anchor="middle">'
    )
    for column in range(4):
        along = column * (CELL + GAP) + CELL / 2
        yield f'<text x="{BAND + along:g}" y="{SIDE - 9:g}">{"abcd"[column]}</text>'
        yield f'<text x="{BAND / 2 - 1:g}" y="{RIM + along + 7:g}">{4 - column}</text>'
    yield "</g>"


def _rounded(x: float, y: float, side: float, fill: str, more: str = "") -> str:
    size = f'width="{side:g}" height="{side:g}" rx="{side * 0.17:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} fill="{fill}"{more}/>'


def _filled(path: str, fill: str, more: str = "") -> str:
    return f'<path d="{path}" fill="{fill}"{more}/>'


def _drawn(path: str, stroke: str, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{width:g}"'
        ' stroke-linejoin="round"/>'
    )
