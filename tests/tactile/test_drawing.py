"""Drawings to be felt: measured, and read back from the drawing alone."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import CELLS, PIECES, Piece, Position, TraitValue, parse_position
from fourfold.tactile import draw
from fourfold.tactile.drawing import GAP, PAGE, STROKE
from fourfold.words import Language, Texts, message
from tests.strategies import positions
from tests.tactile.raised import SVG, Shape, shapes

FULL = parse_position("0123/4567/89ab/cdef -")
PRINTED = ("name", "coordinates", "hand-label")
MARGIN = 10.0
ROUNDING = 0.002


def drawn(position: Position, hand: str = "in der hand") -> str:
    return draw(position, title="T", description="D", hand=hand)


def felt(group: list[Shape]) -> Piece:
    """The piece of a group, by what fingers find: outline, size, ring, dots."""
    outline, *inside = group
    rings = [shape for shape in inside if not shape.is_dot]
    assert len(rings) <= 1
    return Piece.from_values(
        (
            TraitValue.SQUARE if outline.tag == "rect" else TraitValue.ROUND,
            TraitValue.TALL if outline.width > 28 else TraitValue.SHORT,
            TraitValue.HOLLOW if rings else TraitValue.SOLID,
            TraitValue.DARK if len(inside) > len(rings) else TraitValue.LIGHT,
        )
    )


def apart(svg: str) -> None:
    """Asserts that whatever is to be felt apart is so far apart."""
    groups = shapes(svg)
    named = [(name, shape) for name, group in groups.items() for shape in group]
    for (name, one), (other_name, other) in combinations(named, 2):
        is_letter = name == other_name and name in PRINTED
        is_hyphen = name == other_name == "hand" and groups["hand"][0].is_dot
        if name == other_name == "board" or is_letter or is_hyphen:
            continue
        assert one.gap(other, GAP) >= GAP - ROUNDING, (name, one, other_name, other)


def test_all_sixteen_pieces_are_far_enough_apart() -> None:
    apart(drawn(FULL))


@pytest.mark.parametrize("piece", [*PIECES, None], ids=str)
def test_the_hand_is_far_enough_from_its_name(piece: Piece | None) -> None:
    apart(drawn(parse_position(f"..../..../..../.... {piece or '-'}")))


def test_every_line_is_thick_enough() -> None:
    for group in shapes(drawn(FULL)).values():
        for shape in group:
            assert all(part.thickness >= STROKE - ROUNDING for part in shape.parts), shape


def test_what_is_white_inside_is_wide_enough() -> None:
    for cell in CELLS:
        for shape in shapes(drawn(FULL))[str(cell)]:
            if not shape.is_dot:
                white = shape.width - 2 * min(part.thickness for part in shape.parts)
                assert white >= GAP - ROUNDING, shape


def test_heights_differ_by_more_than_a_trifle() -> None:
    groups = shapes(drawn(FULL))
    outlines = {felt(groups[str(cell)]): groups[str(cell)][0] for cell in CELLS}
    tall, short = outlines[Piece("0")], outlines[Piece("2")]
    assert tall.width >= 1.3 * short.width
    assert tall.parts[0].thickness >= 1.5 * short.parts[0].thickness


def test_braille_has_its_measures() -> None:
    groups = shapes(drawn(Position()))
    for name in (*PRINTED, "hand"):
        assert all(shape.is_dot and abs(shape.width - 1.5) < ROUNDING for shape in groups[name])
    lefts = sorted({shape.box[0] for shape in groups["name"]})
    steps = {round((left - lefts[0]) % 6, 3) for left in lefts}
    assert steps == {0.0, 2.5}, "dots are 2.5 mm apart, cells 6 mm"
    tops = sorted({shape.box[1] for shape in groups["name"]})
    assert [round(top - tops[0], 3) for top in tops] == [0.0, 2.5, 5.0]
    first, second = (min(shape.box[1] for shape in groups[name]) for name in PRINTED[:2])
    assert second - first >= 10, "lines are 10 mm apart"


def test_the_coordinates_stand_before_their_rows_and_above_their_columns() -> None:
    groups = shapes(drawn(FULL))
    labels = groups["coordinates"]
    assert len(labels) == 1 + 2 + 2 + 3 + 4 * 4 + 3 + 2 + 2 + 1
    board = [shape.box for shape in groups["board"]]
    left, top = min(box[0] for box in board), min(box[1] for box in board)
    assert all(shape.box[2] < left or shape.box[3] < top for shape in labels)
    for cell in CELLS:
        a, b, c, d = groups[str(cell)][0].box
        above = [s for s in labels if a < s.box[0] and s.box[2] < c and s.box[3] < top]
        beside = [s for s in labels if b < s.box[1] and s.box[3] < d and s.box[2] < left]
        assert len(above) == (1, 2, 2, 3)[cell.column]
        assert len(beside) == 4 + (1, 2, 2, 3)[cell.row]


@given(positions(), st.sampled_from(Language))
def test_what_is_drawn_is_read_back_and_fits_the_page(
    position: Position, language: Language
) -> None:
    groups = shapes(drawn(position, Texts(language).say(message("export-hand"))))
    cells = {cell: felt(groups[str(cell)]) for cell in CELLS if str(cell) in groups}
    assert cells == {cell: position[cell] for cell in CELLS if position[cell] is not None}
    if position.hand is None:
        assert all(shape.is_dot for shape in groups["hand"])
    else:
        assert felt(groups["hand"]) is position.hand
    for group in groups.values():
        for left, top, right, bottom in (shape.box for shape in group):
            assert min(left, top, PAGE[0] - right, PAGE[1] - bottom) >= MARGIN


@given(positions())
def test_there_is_only_black_and_white(position: Position) -> None:
    svg = drawn(position)
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', svg)) <= {"#000", "#fff", "none"}
    assert "style" not in svg
    assert "opacity" not in svg
    assert "<text" not in svg, "print would rise and mean nothing to fingers"


def test_the_page_is_a4_in_millimetres() -> None:
    root = ElementTree.fromstring(drawn(Position()))  # noqa: S314 - our own
    assert root.tag == f"{SVG}svg"
    assert (root.attrib["width"], root.attrib["height"]) == ("210mm", "297mm")
    assert root.attrib["viewBox"] == "0 0 210 297"


@given(st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cn"])))
def test_whatever_it_is_called_is_escaped(text: str) -> None:
    svg = draw(Position(), title=text, description=text, hand="in hand")
    root = ElementTree.fromstring(svg)  # noqa: S314 - our own
    assert root.findtext(f"{SVG}title") == text
    assert root.findtext(f"{SVG}desc") == text


@pytest.mark.parametrize("language", Language, ids=str)
def test_the_hand_is_named_in_letters_that_can_be_spelled(language: Language) -> None:
    assert re.fullmatch("[a-z]+( [a-z]+)*", Texts(language).say(message("export-hand")))
