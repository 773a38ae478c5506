"""What rises on paper: the ink of a drawing, measured from its SVG alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, hypot, inf, pi, sin
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
STEP = 0.25

Point = tuple[float, float]


@dataclass(frozen=True)
class Bar:
    """A black rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def thickness(self) -> float:
        return min(self.right - self.left, self.bottom - self.top)

    def distance(self, point: Point) -> float:
        x, y = point
        right = max(self.left - x, 0.0, x - self.right)
        return hypot(right, max(self.top - y, 0.0, y - self.bottom))

    def edge(self) -> Iterator[Point]:
        for number in range(int((self.right - self.left) / STEP) + 1):
            x = min(self.left + number * STEP, self.right)
            yield from ((x, self.top), (x, self.bottom))
        for number in range(int((self.bottom - self.top) / STEP) + 1):
            y = min(self.top + number * STEP, self.bottom)
            yield from ((self.left, y), (self.right, y))


@dataclass(frozen=True)
class Ring:
    """A black ring; a dot, if there is nothing inside it."""

    x: float
    y: float
    inner: float
    outer: float

    @property
    def is_dot(self) -> bool:
        return self.inner < 0

    @property
    def thickness(self) -> float:
        return 2 * self.outer if self.is_dot else self.outer - self.inner

    def distance(self, point: Point) -> float:
        away = hypot(point[0] - self.x, point[1] - self.y)
        return max(self.inner - away, 0.0, away - self.outer)

    def edge(self) -> Iterator[Point]:
        for radius in (self.outer,) if self.is_dot else (self.inner, self.outer):
            for degrees in range(360):
                angle = pi * degrees / 180
                yield self.x + radius * cos(angle), self.y + radius * sin(angle)


@dataclass(frozen=True)
class Shape:
    """One element of a drawing, of one part or several that touch."""

    tag: str
    parts: tuple[Bar | Ring, ...]

    @property
    def is_dot(self) -> bool:
        return isinstance(self.parts[0], Ring) and self.parts[0].is_dot

    @property
    def box(self) -> tuple[float, float, float, float]:
        boxes = [
            (part.left, part.top, part.right, part.bottom)
            if isinstance(part, Bar)
            else (
                part.x - part.outer,
                part.y - part.outer,
                part.x + part.outer,
                part.y + part.outer,
            )
            for part in self.parts
        ]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    @property
    def width(self) -> float:
        left, _, right, _ = self.box
        return right - left

    def gap(self, other: Shape, beyond: float) -> float:
        """How far the ink of another shape is; more than `beyond` is not measured."""
        (a, b, c, d), (e, f, g, h) = self.box, other.box
        if max(a - g, e - c, b - h, f - d) > beyond:
            return inf
        one = min(part.distance(p) for part in self.parts for q in other.parts for p in q.edge())
        two = min(part.distance(p) for part in other.parts for q in self.parts for p in q.edge())
        return min(one, two)


def shapes(svg: str) -> dict[str, list[Shape]]:
    """The shapes of a drawing by the names of their groups."""
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    return {group.attrib["id"]: [_shape(each) for each in group] for group in root.iter(f"{SVG}g")}


def _shape(element: ElementTree.Element) -> Shape:
    tag = element.tag.removeprefix(SVG)
    filled = element.attrib["fill"] == "#000"
    half = 0.0 if filled else float(element.attrib["stroke-width"]) / 2
    if tag == "circle":
        x, y, radius = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
        return Shape(tag, (Ring(x, y, -1.0 if filled else radius - half, radius + half),))
    assert tag == "rect", tag
    x, y, width, height = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
    left, top, right, bottom = x - half, y - half, x + width + half, y + height + half
    if filled:
        return Shape(tag, (Bar(left, top, right, bottom),))
    stroke = 2 * half
    return Shape(
        tag,
        (
            Bar(left, top, right, top + stroke),
            Bar(left, bottom - stroke, right, bottom),
            Bar(left, top, left + stroke, bottom),
            Bar(right - stroke, top, right, bottom),
        ),
    )
