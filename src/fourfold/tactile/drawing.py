"""A position as a drawing in raised lines, for swell paper: an SVG of one A4 page, in millimetres.

Only black rises and only white stays flat, so there is nothing else. Whatever is to be felt apart
is at least `GAP` apart; only the dots of braille are closer, as they have to be.

Seen from above, a piece is its outline. A short one is small, with a thin line; a tall one is
large, with a thick line, which rises higher. A hollow one has a ring in the middle; a dark or
grooved one a row of dots inside its outline.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from typing import Final

from fourfold.rules import CELLS, Cell, Piece, Position, Trait, TraitValue
from fourfold.tactile.braille import SPINE, spelled

PAGE: Final = (210.0, 297.0)
STROKE: Final = 1.5
"""The thinnest line."""
GAP: Final = 3.2
"""The smallest distance between what is to be felt apart, ink to ink: an eighth of an inch."""

DOT: Final = 1.5
"""The diameter of a dot of braille."""
DOT_DISTANCE: Final = 2.5
CELL_DISTANCE: Final = 6.0

_PITCH: Final = 42.0
_LEFT, _TOP = 28.0, 42.0
_MARGIN: Final = 12.75
_TITLE_Y, _LETTERS_Y, _HAND_Y = 17.5, 32.5, 240.0


@dataclass(frozen=True, slots=True)
class _Size:
    """How large pieces of a height are drawn: half the width, the line, the dots and how many."""

    half: float
    stroke: float
    dot: float
    dots_per_side: int
    ring: float

    @property
    def dots_at(self) -> float:
        """How far from the middle the row of dots is."""
        return self.half - self.stroke - GAP - self.dot / 2


_SIZES: Final = {
    TraitValue.TALL: _Size(half=16.5, stroke=2.5, dot=1.8, dots_per_side=3, ring=4),
    TraitValue.SHORT: _Size(half=12.5, stroke=STROKE, dot=1.5, dots_per_side=2, ring=3.1),
}


_OPENING: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 210 297"'
    ' role="img" aria-labelledby="title" aria-describedby="description">'
)


def draw(position: Position, *, title: str, description: str, hand: str) -> str:
    """A position as the text of an SVG file.

    `title` and `description` are for who looks at the file with a screen reader. `hand` is printed
    in braille before the piece in hand: lower-case letters without accents.
    """
    lines = [
        _OPENING,
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="description">{escape(description)}</desc>',
        '<rect width="210" height="297" fill="#fff"/>',
        *_group("name", _printed("quarto", _LEFT, _TITLE_Y)),
        *_group("coordinates", _coordinates()),
        *_group("board", _board()),
    ]
    for cell in CELLS:
        piece = position[cell]
        if piece is not None:
            lines += _group(str(cell), _piece(piece, *_middle(cell)))
    lines += _group("hand-label", _printed(hand, _MARGIN, _HAND_Y))
    end = _MARGIN + (len(spelled(hand)) + 1) * CELL_DISTANCE
    if position.hand is None:
        lines += _group("hand", _printed("-", end, _HAND_Y))
    else:
        half = _SIZES[position.hand[Trait.HEIGHT]].half
        lines += _group("hand", _piece(position.hand, end + half, _HAND_Y))
    return "\n".join([*lines, "</svg>"])


def _group(name: str, elements: Iterator[str]) -> Iterator[str]:
    yield f'<g id="{name}">'
    yield from elements
    yield "</g>"


def _middle(cell: Cell) -> tuple[float, float]:
    return _LEFT + _PITCH * (cell.column + 0.5), _TOP + _PITCH * (3.5 - cell.row)


def _board() -> Iterator[str]:
    size, half = 4 * _PITCH, STROKE / 2
    for number in range(5):
        at = number * _PITCH - half
        yield _rectangle(_LEFT - half, _TOP + at, size + STROKE, STROKE, _FILLED)
        yield _rectangle(_LEFT + at, _TOP - half, STROKE, size + STROKE, _FILLED)


def _coordinates() -> Iterator[str]:
    for letter in "abcd":
        x, _ = _middle(Cell(f"{letter}4"))
        yield from _printed(letter, x - DOT_DISTANCE / 2, _LETTERS_Y)
    for digit in "4321":
        _, y = _middle(Cell(f"a{digit}"))
        yield from _printed(digit, _MARGIN, y)


def _printed(text: str, x: float, y: float) -> Iterator[str]:
    """A text in braille, its first dot at x, and y through dots 2 and 5."""
    for number, character in enumerate(spelled(text)):
        for dot in (1, 2, 3, 4, 5, 6):
            if ord(character) >> dot - 1 & 1:
                column, row = (0, dot - 1) if dot in SPINE else (1, dot - 4)
                yield _dot(
                    x + number * CELL_DISTANCE + column * DOT_DISTANCE,
                    y + (row - 1) * DOT_DISTANCE,
                    DOT,
                )


def _piece(piece: Piece, x: float, y: float) -> Iterator[str]:
    size = _SIZES[piece[Trait.HEIGHT]]
    is_round = piece[Trait.SHAPE] is TraitValue.ROUND
    middle, ink = size.half - size.stroke / 2, _outlined(size.stroke)
    if is_round:
        yield _circle(x, y, middle, ink)
    else:
        yield _rectangle(x - middle, y - middle, 2 * middle, 2 * middle, ink)
    if piece[Trait.COLOUR] is TraitValue.DARK:
        places = _round_row(size) if is_round else _square_row(size)
        yield from (_dot(x + right, y + down, size.dot) for right, down in places)
    if piece[Trait.BODY] is TraitValue.HOLLOW:
        yield _circle(x, y, size.ring - STROKE / 2, _outlined(STROKE))


def _round_row(size: _Size) -> Iterator[tuple[float, float]]:
    count = 4 * size.dots_per_side
    for number in range(count):
        angle = 2 * pi * number / count
        yield size.dots_at * cos(angle), size.dots_at * sin(angle)


def _square_row(size: _Size) -> Iterator[tuple[float, float]]:
    at, step = size.dots_at, 2 * size.dots_at / size.dots_per_side
    for number in range(size.dots_per_side):
        along = number * step - at
        yield from ((along, -at), (at, along), (-along, at), (-at, -along))


def _dot(x: float, y: float, diameter: float) -> str:
    return _circle(x, y, diameter / 2, _FILLED)


def _circle(x: float, y: float, radius: float, ink: str) -> str:
    return f'<circle cx="{_mm(x)}" cy="{_mm(y)}" r="{_mm(radius)}" {ink}/>'


def _rectangle(x: float, y: float, width: float, height: float, ink: str) -> str:
    size = f'width="{_mm(width)}" height="{_mm(height)}"'
    return f'<rect x="{_mm(x)}" y="{_mm(y)}" {size} {ink}/>'


_FILLED: Final = 'fill="#000"'


def _outlined(stroke: float) -> str:
    return f'fill="none" stroke="#000" stroke-width="{_mm(stroke)}"'


def _mm(length: float) -> str:
    """A length to the thousandth of a millimetre."""
    return f"{length:.3f}".rstrip("0").rstrip(".")
