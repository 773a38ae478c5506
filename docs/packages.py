"""Draws which packages of `fourfold` import which: docs/packages.svg, by `make graph`.

The rows are the layers of the import-linter contract in pyproject.toml, the arrows the imports
that the code has, without those that follow from others (their transitive reduction). The layout
is that of Sugiyama: an arrow that skips layers gets a waypoint in each of them, crossings are
counted away layer by layer, and every node is pulled towards its neighbours.
"""

from __future__ import annotations

import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from statistics import mean

import grimp

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "packages.svg"

WIDTH, HEIGHT, GAP = 124.0, 40.0, 28.0
"""Of a box; and between nodes of one layer."""
WAYPOINT = 10.0
LAYER, MARGIN = 100.0, 24.0
SWEEPS = 24

STYLE = """
.card { fill: #fbfaf7 } .layer { fill: #efece4 }
.box { fill: #fff; stroke: #5b5546; stroke-width: 1.5 }
.arrow { fill: none; stroke: #6f6856; stroke-width: 1.5 } .head { fill: #6f6856 }
text { font: 600 16px ui-monospace, Menlo, Consolas, monospace; fill: #25221b; text-anchor: middle }
@media (prefers-color-scheme: dark) {
.card { fill: #1c1b18 } .layer { fill: #26241f }
.box { fill: #33302a; stroke: #b9b19c }
.arrow { stroke: #a39b86 } .head { fill: #a39b86 } text { fill: #f3efe4 }
}"""

Edge = tuple[str, str]
"""Who imports, and what."""


@dataclass(frozen=True)
class Layout:
    """Boxes and waypoints by layer, from the top, each with the x of its middle."""

    layers: Sequence[Sequence[str]]
    places: Mapping[str, float]
    routes: Mapping[Edge, Sequence[str]]
    """The nodes that each arrow passes through, its ends included."""

    @property
    def width(self) -> float:
        """Of the whole picture."""
        return max(x + _width(node) / 2 for node, x in self.places.items()) + 2 * MARGIN

    @property
    def height(self) -> float:
        """Of the whole picture."""
        return LAYER * (len(self.layers) - 1) + HEIGHT + 4 * MARGIN

    def top(self, layer: int) -> float:
        """The y of the upper edge of a layer's boxes."""
        return 2 * MARGIN + LAYER * layer


def layers() -> list[list[str]]:
    """The packages of each layer, from the top, as the contract lists them."""
    rows = contract()["layers"]
    return [[name.strip() for name in row.replace(":", "|").split("|")] for row in rows]


def contract() -> dict[str, list[str]]:
    """The contract that says which packages may import which."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    found: dict[str, list[str]]
    (found,) = (each for each in contracts if each["type"] == "layers")
    return found


def imports(packages: Iterable[str]) -> set[Edge]:
    """Which of some packages import which, in any module, but for what the contract ignores."""
    graph = grimp.build_graph("fourfold", exclude_type_checking_imports=True, cache_dir=None)
    known, ignored = set(packages), contract()["ignore_imports"]
    found = {
        (module.split(".")[1], imported.split(".")[1])
        for module in graph.modules
        for imported in graph.find_modules_directly_imported_by(module)
        if "." in module and "." in imported and f"{module} -> {imported}" not in ignored
    }
    return {(one, other) for one, other in found if one != other and {one, other} <= known}


def reduced(edges: set[Edge]) -> list[Edge]:
    """The transitive reduction of an acyclic graph: without edges that longer ways replace."""
    targets = defaultdict(set)
    for one, other in edges:
        targets[one].add(other)

    def reaches(one: str, other: str) -> bool:
        return other in targets[one] or any(reaches(each, other) for each in targets[one])

    return sorted(
        (one, other)
        for one, other in edges
        if not any(reaches(each, other) for each in targets[one] - {other})
    )


def laid_out(rows: list[list[str]], edges: list[Edge]) -> Layout:
    """Finds a place for every package, with few crossings and short arrows."""
    layer_of = {name: number for number, row in enumerate(rows) for name in row}
    nodes = [list(row) for row in rows]
    routes: dict[Edge, list[str]] = {}
    for one, other in edges:
        between = range(layer_of[one] + 1, layer_of[other])
        waypoints = [f"{one} {other} {number}" for number in between]
        for number, waypoint in zip(between, waypoints, strict=True):
            nodes[number].append(waypoint)
        routes[one, other] = [one, *waypoints, other]
    links = sorted({link for route in routes.values() for link in pairwise(route)})
    best = nodes
    for sweep in range(SWEEPS):
        for number in range(len(nodes)) if sweep % 2 else reversed(range(len(nodes))):
            nodes = [*nodes[:number], _better_order(nodes, number, links), *nodes[number + 1 :]]
        best = min(best, nodes, key=lambda each: _crossings(each, links))
    return Layout(best, _places(best, links), routes)


def _better_order(nodes: list[list[str]], number: int, links: list[Edge]) -> list[str]:
    """The order of one layer after all exchanges of neighbours that make the picture plainer."""
    near = [link for link in links if not {*link}.isdisjoint(nodes[number])]

    def cost(order: list[str]) -> tuple[int, float]:
        tried = [*nodes[:number], order, *nodes[number + 1 :]]
        at = _fractions(tried)
        return _crossings(tried, near), sum(abs(at[one] - at[other]) for one, other in near)

    order = nodes[number]
    for _ in order:
        for at in range(len(order) - 1):
            swapped = [*order[:at], order[at + 1], order[at], *order[at + 2 :]]
            order = min(order, swapped, key=cost)
    return order


def _fractions(nodes: list[list[str]]) -> dict[str, float]:
    return {node: (place + 0.5) / len(row) for row in nodes for place, node in enumerate(row)}


def _crossings(nodes: list[list[str]], links: list[Edge]) -> int:
    place = {node: number for row in nodes for number, node in enumerate(row)}
    layer = {node: number for number, row in enumerate(nodes) for node in row}
    return sum(
        layer[a] == layer[c] and (place[a] - place[c]) * (place[b] - place[d]) < 0
        for (a, b), (c, d) in combinations(links, 2)
    )


def _places(nodes: list[list[str]], links: list[Edge]) -> dict[str, float]:
    """Pulls each node towards the middle of its neighbours, and keeps it clear of the next one."""
    neighbours = defaultdict(list)
    for one, other in links:
        neighbours[one].append(other)
        neighbours[other].append(one)
    places = {
        node: (place - (len(row) - 1) / 2) * (WIDTH + GAP)
        for row in nodes
        for place, node in enumerate(row)
    }
    for sweep in range(4 * SWEEPS):
        for row in nodes if sweep % 2 else reversed(nodes):
            wanted = [
                mean(places[each] for each in neighbours[node]) if neighbours[node] else 0.0
                for node in row
            ]
            places |= zip(row, _spread(row, wanted), strict=True)
    left = min(x - _width(node) / 2 for node, x in places.items())
    return {node: x - left + 2 * MARGIN for node, x in places.items()}


def _spread(row: Sequence[str], wanted: Sequence[float]) -> list[float]:
    """The places nearest to those wanted at which no two nodes of a row overlap.

    By isotonic regression: neighbours that are too close move as one block.
    """
    offsets = [0.0]
    for one, other in pairwise(row):
        offsets.append(offsets[-1] + (_width(one) + _width(other)) / 2 + GAP)
    blocks: list[list[float]] = []
    for want, offset in zip(wanted, offsets, strict=True):
        blocks.append([want - offset])
        while len(blocks) > 1 and mean(blocks[-2]) > mean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    bases = [mean(block) for block in blocks for _ in block]
    return [base + offset for base, offset in zip(bases, offsets, strict=True)]


def _width(node: str) -> float:
    return WAYPOINT if " " in node else WIDTH


def drawn(layout: Layout, edges: Sequence[Edge]) -> str:
    """The picture as the text of an SVG file."""
    width, height = layout.width, layout.height
    told = [
        (name, [other for one, other in edges if one == name])
        for row in layout.layers
        for name in row
    ]
    description = " ".join(f"{name} imports {', '.join(each)}." for name, each in told if each)
    size = f'width="{width:.0f}" height="{height:.0f}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" {size}',
        'role="img" aria-labelledby="title" aria-describedby="description">',
        '<title id="title">Which packages of fourfold import which</title>',
        f'<desc id="description">From top to bottom: {description}</desc>',
        f"<style>{STYLE}\n</style>",
        '<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8"',
        'orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker>',
        f'<rect class="card" {size} rx="12"/>',
    ]
    lines += [
        f'<rect class="layer" x="{MARGIN:.0f}" y="{layout.top(number) - 10:.0f}"'
        f' width="{width - 2 * MARGIN:.0f}" height="{HEIGHT + 20:.0f}" rx="8"/>'
        for number in range(len(layout.layers))
    ]
    lines += [_arrow(layout, edge) for edge in edges]
    for number, row in enumerate(layout.layers):
        for name in (node for node in row if " " not in node):
            x, y = layout.places[name], layout.top(number)
            lines.append(
                f'<rect class="box" x="{x - WIDTH / 2:.1f}" y="{y:.1f}" width="{WIDTH:.0f}"'
                f' height="{HEIGHT:.0f}" rx="6"/>'
                f'<text x="{x:.1f}" y="{y + HEIGHT / 2 + 5.5:.1f}">{name}</text>'
            )
    return "\n".join([*lines, "</svg>", ""])


def _arrow(layout: Layout, edge: Edge) -> str:
    """A curve from the lower edge of one box to the upper edge of another, by its waypoints."""
    route = layout.routes[edge]
    number = next(at for at, row in enumerate(layout.layers) if edge[0] in row)
    x = layout.places[route[0]] + _port(layout, route[0], route, at=0)
    y = layout.top(number) + HEIGHT
    path = f"M{x:.1f} {y:.1f}"
    for node in route[1:]:
        number += 1
        top = layout.top(number)
        is_end = node == route[-1]
        to = layout.places[node] + (_port(layout, node, route, at=-1) if is_end else 0.0)
        bend = (top - y) / 2
        path += f"C{x:.1f} {y + bend:.1f} {to:.1f} {top - bend:.1f} {to:.1f} {top:.1f}"
        x, y = to, top
        if not is_end:
            y += HEIGHT
            path += f"V{y:.1f}"
    return f'<path class="arrow" d="{path}" marker-end="url(#head)"/>'


def _port(layout: Layout, name: str, route: Sequence[str], *, at: int) -> float:
    """How far from the middle of a box one of the arrows at its upper or lower edge is."""
    next_to = 1 if at == 0 else -2
    others = sorted(
        (each for each in layout.routes.values() if each[at] == name),
        key=lambda each: layout.places[each[next_to]],
    )
    return (others.index(route) - (len(others) - 1) / 2) * WIDTH / (len(others) + 1)


def picture() -> str:
    """The picture of the packages as they are."""
    rows = layers()
    edges = reduced(imports(name for row in rows for name in row))
    return drawn(laid_out(rows, edges), edges)


def main() -> None:
    """Writes the picture; with `--check`, only says whether it is up to date."""
    text = picture()
    if "--check" not in sys.argv[1:]:
        PICTURE.write_text(text, encoding="utf-8")
    elif not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != text:
        sys.exit(f"{PICTURE.relative_to(ROOT)} is not up to date: run “make graph”.")


if __name__ == "__main__":
    main()
