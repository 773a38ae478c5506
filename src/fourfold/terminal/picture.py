"""Draws a position: the board, and beside it the pieces that are left.

`draw` needs plain characters alone. A tall piece is two rows high, a short one is one; round
brackets are round and square ones square; the filling is light or dark (smooth or grooved), with
a hole if the piece is hollow.

`paint` needs 256 colours, and shows the pieces as solids, in dots that are half a character high.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import count

from fourfold.rules import CELLS, Cell, Edition, Piece, Position, Trait, TraitValue

FILLING = {
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
PAINTED_WIDTH = 78
NARROWEST = 38


def draw(position: Position, edition: Edition, columns: int = 80) -> str:
    """The position as text; the pieces lie below the board where `columns` are few."""
    board = ["      a       b       c       d", _EDGE]
    reserve = ["", ""]
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


def paint(position: Position, edition: Edition, columns: int = 80, last: Cell | None = None) -> str:
    """The position in 256 colours, with brackets round the piece that was placed `last`.

    It brings its own ground for any terminal, and its only escapes are those that set colours.
    Where `columns` are few, the board is smaller and the pieces lie below it.
    """
    size = _LARGE if columns >= PAINTED_WIDTH else _SMALL
    pitch = size.width + 3
    board = _Canvas(4 * pitch + 2, 4 * size.rows + 1)
    for cell in CELLS:
        left, top = 2 + cell.column * pitch, (3 - cell.row) * size.rows
        board.dig(left, top, size.width + 2, size.rows)
        if (piece := position[cell]) is not None:
            board.stand(left + 1, top + size.rows, _solid(piece, edition, size))
        if cell is last:
            middle = "┃" * (size.rows - 3)
            board.write(left, top + 1, f"┏{middle}┗", _BRACKET)
            board.write(left + size.width + 1, top + 1, f"┓{middle}┛", _BRACKET)
        board.write(0, top + size.rows - 2, str(cell)[1], _NAME)
        board.write(left + size.width // 2 + 1, 4 * size.rows, str(cell)[0], _NAME)
    reserve = _reserve(position, edition, size)
    if size is _LARGE:
        return "\n".join(map("  ".join, zip(board.lines(), reserve.lines(), strict=True)))
    return "\n".join([*board.lines(), *reserve.lines()])


def _rows(piece: Piece | None, edition: Edition) -> tuple[str, str]:
    """The upper and the lower row of a piece, five columns wide."""
    if piece is None:
        return " " * 5, " " * 5
    filling = FILLING[edition, piece[Trait.COLOUR]]
    middle = filling if piece[Trait.BODY] is TraitValue.SOLID else " "
    left, right = "()" if piece[Trait.SHAPE] is TraitValue.ROUND else "[]"
    row = f"{left}{filling}{middle}{filling}{right}"
    return (row if piece[Trait.HEIGHT] is TraitValue.TALL else " " * 5), row


@dataclass(frozen=True)
class _Dot:
    """Half a character; two that are alike are shown as `filling`, its strokes in `grain`."""

    colour: int
    filling: str = " "
    grain: int | None = None


_FRAME, _WELL, _HOLE, _GROOVE = _Dot(108), _Dot(65), _Dot(16), _Dot(236)
_NAME, _TAKEN, _BRACKET = 16, 65, 231
_Row = list[_Dot | None]


@dataclass(frozen=True)
class _Material:
    """The dots of a piece; a round one is lit from the left."""

    lit: _Dot
    side: _Dot
    shade: _Dot
    top: _Dot
    rim: _Dot
    is_grooved: bool = field(default=False, kw_only=True)


def _material(filling: str, *colours: int, is_grained: bool = False) -> _Material:
    return _Material(*(_Dot(each, filling, each + 1 if is_grained else None) for each in colours))


_SMOOTH = _material("▓", 223, 180, 137, 223, 223)
_MATERIAL = {
    (Edition.CLASSIC, TraitValue.LIGHT): _material("█", 230, 222, 179, 230, 230),
    (Edition.CLASSIC, TraitValue.DARK): _material("▒", 237, 234, 233, 239, 180, is_grained=True),
    (Edition.ACCESS, TraitValue.LIGHT): _SMOOTH,
    (Edition.ACCESS, TraitValue.DARK): replace(_SMOOTH, is_grooved=True),
}


@dataclass(frozen=True)
class _Size:
    """The measures of pieces in dots, and the rows of characters that a cell takes."""

    width: int
    tall: int
    short: int
    rows: int
    grooves: tuple[int, ...]
    corner: int
    """How many dots a round piece lacks at each corner."""


_LARGE = _Size(width=7, tall=7, short=4, rows=4, grooves=(1, 3, 5), corner=2)
_SMALL = _Size(width=6, tall=5, short=3, rows=3, grooves=(1, 4), corner=1)


def _solid(piece: Piece, edition: Edition, size: _Size) -> list[_Row]:
    """A piece seen from the front and a little from above."""
    material = _MATERIAL[edition, piece[Trait.COLOUR]]
    is_round = piece[Trait.SHAPE] is TraitValue.ROUND
    back: _Row = [material.top] * size.width
    top: _Row = [material.top] * size.width
    if piece[Trait.BODY] is TraitValue.HOLLOW:
        back[2:-2] = [material.rim] * (size.width - 4)
        top[1:-1] = [material.rim, *[_HOLE] * (size.width - 4), material.rim]
    side: _Row = [material.side] * size.width
    if is_round:
        side[1] = material.lit
        side[-2:] = [material.shade] * 2
    if material.is_grooved:
        for groove in size.grooves:
            side[groove] = _GROOVE
    rows = [back, top] if size is _LARGE else [top]
    height = size.tall if piece[Trait.HEIGHT] is TraitValue.TALL else size.short
    rows += [side[:] for _ in range(height - len(rows))]
    if is_round:
        for row in (rows[0], rows[-1]):
            row[: size.corner] = row[-size.corner :] = [None] * size.corner
    return rows


def _reserve(position: Position, edition: Edition, size: _Size) -> _Canvas:
    """The pieces that are left, each in its place; where the board is small, in line with it."""
    margin, pitch = (1, size.width + 1) if size is _LARGE else (2, size.width + 3)
    heights = (size.rows,) * 4 if size is _LARGE else (size.rows, size.rows - 1) * 2
    canvas = _Canvas(4 * pitch + 2, sum(heights) + 1)
    bottom = 0
    for digits, height in zip(_RESERVE, heights, strict=True):
        bottom += height
        for left, piece in zip(count(margin, pitch), map(Piece, digits), strict=False):
            if piece in position.left:
                canvas.dig(left, bottom - height, min(pitch, size.width + 2), height)
                canvas.stand(left + 1, bottom, _solid(piece, edition, size))
                canvas.write(left, bottom - 1, str(piece), _NAME)
            else:
                for column in range(left + 2, left + size.width):
                    canvas.write(column, bottom - 1, "▁", _TAKEN)
    return canvas


class _Canvas:
    """Rows of characters, each of two dots above each other or with something written on it."""

    def __init__(self, width: int, rows: int) -> None:
        self._dots = [[_FRAME] * width for _ in range(2 * rows)]
        self._written: dict[tuple[int, int], tuple[str, int, int]] = {}

    def dig(self, left: int, top: int, width: int, rows: int) -> None:
        """Makes a well that leaves one row of dots of the frame above it."""
        for line in self._dots[2 * top + 1 : 2 * (top + rows)]:
            line[left : left + width] = [_WELL] * width

    def stand(self, left: int, bottom: int, solid: list[_Row]) -> None:
        """Puts a piece above the row `bottom`.

        Corners are drawn in quarters of a character, where it shows piece and well alone.
        """
        top, right = 2 * bottom - len(solid), left + len(solid[0]) - 1
        for y, row in enumerate(solid, top):
            for x, dot in enumerate(row, left):
                self._dots[y][x] = dot or _WELL
        if solid[0][0] is None:
            ends = (
                ((top + 1) // 2, solid[1], "▟  ▙" if top % 2 else "▗▟▙▖"),
                (bottom - 1, solid[-2], "▝  ▘" if solid[-1][1] else "▝▜▛▘"),
            )
            for y, row, quarters in ends:
                for x, char in zip((left, left + 1, right - 1, right), quarters, strict=True):
                    dot = row[x - left]
                    if char != " " and dot is not None:
                        self._written[y, x] = char, dot.colour, _WELL.colour

    def write(self, column: int, row: int, text: str, colour: int) -> None:
        """Writes downwards."""
        for y, char in enumerate(text, row):
            self._written[y, column] = char, colour, self._dots[2 * y + 1][column].colour

    def lines(self) -> Iterator[str]:
        """The rows as text, each with its colours reset at the end."""
        for y in range(len(self._dots) // 2):
            line, colours = "", (-1, -1)
            for x in range(len(self._dots[0])):
                char, front, back = self._character(y, x)
                if colours != (front, back):
                    line += f"\x1b[38;5;{front};48;5;{back}m"
                    colours = front, back
                line += char
            yield line + "\x1b[0m"

    def _character(self, y: int, x: int) -> tuple[str, int, int]:
        """A character, its colour and that of its ground."""
        upper, lower = self._dots[2 * y][x], self._dots[2 * y + 1][x]
        if (y, x) in self._written:
            return self._written[y, x]
        if upper == lower:
            return upper.filling, upper.grain or upper.colour, upper.colour
        if upper.filling == " " != lower.filling:
            return "▄", lower.colour, upper.colour
        return "▀", upper.colour, lower.colour
