"""Drawings of positions and games, for eyes and in words."""

from __future__ import annotations

import pickle
from xml.etree import ElementTree

import pytest

from fourfold.engine import Solver
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


SOLVER = Solver()


@pytest.mark.parametrize(
    ("text", "told", "badges"),
    [
        ("2.a5/9bc./6..f/4.1. 3", "b2, loses in 4.", {"−2", "−4"}),
        ("2.a5/9bc./6..f/4... -", "short round hollow light, draw.", {"−1", "="}),
        ("..../..../..../012. 3", "d1, wins in 1.", {"+1", "−12", "="}),
        ("..../..../..../0123 - d1", "tall square solid light, loses at once.", {"−"}),
        (".eb0/217d/538f/9c4a 6", "a4, draw.", {"="}),
    ],
)
def test_an_analysis_shows_and_tells_what_each_choice_is_worth(
    text: str, told: str, badges: set[str]
) -> None:
    analysis = SOLVER.analyse(parse_position(text))
    drawing = parsed(analysis._repr_svg_())
    described = drawing.find(f"{SVG}desc")
    assert described is not None
    assert described.text
    assert told in described.text
    written = [each.text for each in drawing.iter(f"{SVG}text")]
    shown = [each for each in written if each not in set("abcd1234")]
    assert set(shown) == badges
    assert len(shown) == len(analysis.scores())


def test_an_analysis_is_a_tuple_that_knows_its_position() -> None:
    analysis = SOLVER.analyse(HELD)
    assert analysis == tuple(analysis)
    assert analysis.best == SOLVER.best(HELD)
    again = pickle.loads(pickle.dumps(analysis))  # noqa: S301 - our own
    assert (again, again.position) == (analysis, HELD)
