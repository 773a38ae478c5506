"""The drawing of a piece: solids seen from about 30 degrees above, in hundredths of a cell.

The page draws the same paths: `make golden` writes them into its sources.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor, hypot, sqrt
from typing import Final, TypeAlias

from fourfold.rules import Piece, Trait, TraitValue

BASE: Final = 70.0
"""Where a piece stands, from the top of its cell."""
RADIUS: Final = 32.0
DIAGONAL: Final = 40.0
"""Half of it, of a box."""
CAMERA: Final = 0.5
"""Every horizontal plane is squashed by this much."""
HEIGHTS: Final = {TraitValue.TALL: 55.0, TraitValue.SHORT: 25.0}
SHADOWS: Final = {TraitValue.TALL: 8.0, TraitValue.SHORT: 4.0}
"""How far the shadow is to the right."""
SINK: Final = 2.5
"""And how far down."""
MIDDLE: Final = 50.0

Point: TypeAlias = tuple[float, float] | tuple[float, float, float]
"""Perhaps with a corner of its own."""


@dataclass(frozen=True, slots=True)
class Recess:
    """The recess of a hollow piece; `depth` is its far wall, just below the rim."""

    hole: str
    depth: str


@dataclass(frozen=True, slots=True)
class Body:
    """SVG path data, from back to front; `edge` is the outline of the whole piece."""

    shadow: str
    edge: str
    side2: str | None
    """The right face of a box; the side of a cylinder is shaded instead."""
    grooves: str
    top: str
    lip: str
    bevel: str
    openings: tuple[Recess, Recess]
    """Of any piece, and of a dark one, whose light rim takes more room."""


def _digits(value: float) -> str:
    return f"{floor(value * 100 + 0.5) / 100:.2f}".rstrip("0").rstrip(".")


def _at(x: float, y: float) -> str:
    return f"{_digits(x)} {_digits(y)}"


def _polygon(corner: float, *points: Point) -> str:
    """A closed path through points, each cut by a quadratic curve."""
    path = []
    for index, point in enumerate(points):
        x, y = point[:2]
        cut = point[2] if len(point) == 3 else corner
        if cut == 0:
            path.append(_at(x, y))
            continue
        before = _towards(point, points[index - 1], cut)
        after = _towards(point, points[(index + 1) % len(points)], cut)
        path.append(f"{before}Q{_at(x, y)} {after}")
    return f"M{'L'.join(path)}Z"


def _towards(start: Point, end: Point, length: float) -> str:
    right, down = end[0] - start[0], end[1] - start[1]
    share = length / hypot(right, down)
    return _at(start[0] + right * share, start[1] + down * share)


def _ellipse(x: float, y: float, radius: float) -> str:
    arc = f"A{_at(radius, radius * CAMERA)} 0 1 1 "
    return f"M{_at(x - radius, y)}{arc}{_at(x + radius, y)}{arc}{_at(x - radius, y)}Z"


def _diamond(x: float, y: float, half: float, corner: float) -> str:
    rise = half * CAMERA
    return _polygon(corner, (x - half, y), (x, y - rise), (x + half, y), (x, y + rise))


def _upright(x: float, y: float, height: float) -> str:
    return f"M{_at(x, y)}V{_digits(y + height)}"


def _cylinder(height: float, shift: float) -> Body:
    top, left, right = BASE - height, MIDDLE - RADIUS, MIDDLE + RADIUS
    front = f"A{_at(RADIUS, RADIUS * CAMERA)} 0 0 0 "
    edge = f"M{_at(left, top)}V{_digits(BASE)}{front}{_at(right, BASE)}V{_digits(top)}"
    grooves = (
        _upright(MIDDLE + RADIUS * t, top + RADIUS * CAMERA * sqrt(1 - t * t), height)
        for t in (-0.8, -0.4, 0.0, 0.4, 0.8)
    )
    return Body(
        shadow=_ellipse(MIDDLE + shift, BASE + SINK, RADIUS),
        edge=f"{edge}{front}{_at(left, top)}Z",
        side2=None,
        grooves="".join(grooves),
        top=_ellipse(MIDDLE, top, RADIUS),
        lip=f"M{_at(left, top)}{front}{_at(right, top)}",
        bevel=_ellipse(MIDDLE, top, RADIUS - 3),
        openings=(_round_opening(top, 0.6, 1.2), _round_opening(top, 0.62, -2.4)),
    )


def _box(height: float, shift: float) -> Body:
    top, left, right = BASE - height, MIDDLE - DIAGONAL, MIDDLE + DIAGONAL
    rise = DIAGONAL * CAMERA
    front, back = top + rise, top - rise
    outline: tuple[Point, ...] = (
        *((left, top), (left, BASE), (MIDDLE, BASE + rise)),
        *((right, BASE), (right, top), (MIDDLE, back)),
    )
    grooves = (
        _upright(MIDDLE + side * DIAGONAL * (1 - s), top + rise * s, height)
        for side in (-1, 1)
        for s in (0.193, 0.5, 0.807)
    )
    face = ((MIDDLE, front), (right, top, 2.5), (right, BASE, 5.0), (MIDDLE, BASE + rise, 2.0))
    lid = ((left, top, 2.5), (MIDDLE, back, 5.0), (right, top, 2.5), (MIDDLE, front))
    lip = f"M{_at(left, top)}L{_at(MIDDLE, front)} {_at(right, top)}"
    return Body(
        shadow=_diamond(MIDDLE + shift, BASE + SINK, DIAGONAL, 5),
        edge=_polygon(5, *outline),
        side2=_polygon(0, *face),
        grooves="".join(grooves),
        top=_polygon(0, *lid),
        lip=f"{lip}{_upright(MIDDLE, front, height)}",
        bevel=_diamond(MIDDLE, top, DIAGONAL - 4.2, 4),
        openings=(_square_opening(top, 0.6, 2.2), _square_opening(top, 0.62, -4.5)),
    )


def _round_opening(top: float, share: float, reach: float) -> Recess:
    rim = RADIUS * share
    wall = rim + reach
    left, right, rise = _at(MIDDLE - wall, top), _at(MIDDLE + wall, top), wall * CAMERA
    depth = f"M{left}A{_at(wall, rise)} 0 0 1 {right}A{_at(wall, rise - 4)} 0 0 0 {left}Z"
    return Recess(_ellipse(MIDDLE, top, rim), depth)


def _square_opening(top: float, share: float, reach: float) -> Recess:
    rim = DIAGONAL * share
    wall = rim + reach
    back = top - wall * CAMERA
    points = ((MIDDLE - wall, top, 3.0), (MIDDLE, back, 4.0), (MIDDLE + wall, top, 3.0))
    return Recess(_diamond(MIDDLE, top, rim, 3), _polygon(0, *points, (MIDDLE, back + 5)))


BODIES: Final = {
    (shape, height): make(HEIGHTS[height], SHADOWS[height])
    for shape, make in ((TraitValue.ROUND, _cylinder), (TraitValue.SQUARE, _box))
    for height in HEIGHTS
}
"""By shape and height, in the order of the pieces' digits."""


def body_of(piece: Piece) -> Body:
    """The drawing of a piece, but for its colour, its grooves and whether it is hollow."""
    return BODIES[piece[Trait.SHAPE], piece[Trait.HEIGHT]]
