"""Drawings of positions and games, for eyes and in words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from fourfold.rules import Edition, Game, Position, parse_game, parse_position
from fourfold.svg import draw
from fourfold.words import Language, Texts
from fourfold.words.export import told_rows
from tests.picture.test_board import SVG, parsed
from tests.table.games import ROW

HELD = parse_position("2.a5/9bc./6..f/4.1. 3")


def ids(drawing: ElementTree.Element) -> set[str]:
    return {each.attrib["id"] for each in drawing if "id" in each.attrib}


@pytest.mark.parametrize("edition", Edition, ids=str)
@pytest.mark.parametrize("language", Language, ids=str)
def test_a_drawing_is_told_in_words(edition: Edition, language: Language) -> None:
    drawing = parsed(draw(HELD, edition=edition, language=language))
    described = drawing.find(f"{SVG}desc")
    texts = Texts(language, edition)
    assert described is not None
    assert described.text == " ".join(map(texts.say, told_rows(HELD)))
    assert drawing.attrib["aria-describedby"] == described.attrib["id"]
    assert drawing.attrib["aria-labelledby"] in ids(drawing)


def test_drawings_in_one_document_keep_their_own_words() -> None:
    assert ids(parsed(draw(HELD))).isdisjoint(ids(parsed(draw(Position()))))


def test_the_piece_in_hand_lies_beside_the_board() -> None:
    held, empty = (parsed(draw(each, width=100)) for each in (HELD, Position()))
    assert (empty.attrib["width"], empty.attrib["height"]) == ("100", "100")
    assert held.attrib["height"] == "100"
    assert float(held.attrib["width"]) > 120


@pytest.mark.parametrize("shown", [HELD, HELD.without_call(), Game(HELD), parse_game(ROW)])
def test_a_notebook_shows_the_drawing(shown: Position | Game) -> None:
    assert shown._repr_svg_() == draw(shown)


def test_only_a_line_that_was_called_stands_on_gold() -> None:
    assert "#f6c445" not in draw(parse_game(ROW))
    assert draw(parse_game(f"{ROW} !a1d1")).count("#f6c445") == 8
