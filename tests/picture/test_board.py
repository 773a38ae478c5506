"""Pictures of positions: the same paths and colours as on the page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

from fourfold.picture import draw_card
from fourfold.picture.board import COLOURS, MATERIALS, SIDE, board, opened
from fourfold.picture.geometry import body_of
from fourfold.rules import PIECES, Edition, Line, Position
from fourfold.rules.notation import parse_position
from tests.picture.shapes import FILE, shapes

WEB = Path(__file__).parents[2] / "web" / "src"
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ElementTree.Element:
    return ElementTree.fromstring(drawing)  # noqa: S314 - our own


def test_the_page_draws_the_same_paths() -> None:
    assert FILE.read_text() == shapes(), "`make golden` writes them anew"
    assert len(json.loads(shapes())) == 4


def test_the_page_has_the_same_colours() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text()
    for name, value in COLOURS.items():
        assert f"--{name}: light-dark({value}," in tokens, name
    style = (WEB / "pieces" / "Piece.svelte").read_text()
    for material, paints in MATERIALS.items():
        found = re.search(rf"^  \.{material} {{(.*?)}}", style, re.DOTALL | re.MULTILINE)
        assert found is not None
        for name, value in paints.items():
            assert f"--p-{name}: {value};" in found[1], (material, name)


def test_a_board_shows_each_piece_by_its_traits_in_words_and_gold() -> None:
    position = parse_position("0123/4567/89ab/cde. f")
    drawn = {}
    for edition in Edition:
        text = "\n".join(opened(SIDE, SIDE, "a < b", "c & d", *board(position, edition)))
        root = parsed(text)
        assert [root.findtext(f"{SVG}{name}") for name in ("title", "desc")] == ["a < b", "c & d"]
        assert len(root.findall(f"{SVG}ellipse")) == 1
        groups = [each for each in root.findall(f"{SVG}g") if each.get("transform")]
        drawn[edition] = [tuple(path.attrib.values() for path in each) for each in groups]
        assert len({str(list(map(list, each))) for each in drawn[edition]}) == 15
        assert COLOURS["gold"] not in text
    assert len({body_of(piece).edge for piece in PIECES}) == 4
    won = "\n".join(board(position, Edition.CLASSIC, Line("a4d4").cells))
    assert won.count(f'fill="{COLOURS["goldink"]}"') == 4
    assert won.count('opacity=".45"') == 11


def test_words_of_a_card_stay_beside_the_board() -> None:
    """However long they are; what no line has room for goes on in the next."""
    for title in ("Ada wins", "W" * 100, "Ada Lovelace wins against Grace Hopper " * 3):
        card = draw_card(Position(), Edition.CLASSIC, title=title, description="word " * 60)
        texts = parsed(card).findall(f"{SVG}text")
        assert 3 <= len(texts) <= 8
        for each in texts:
            assert float(each.get("y", "inf")) < 620
            assert float(each.get("font-size", "0")) >= 20
    unwritten = draw_card(Position(), Edition.CLASSIC, title="Ωmega", description="word")
    assert len(parsed(unwritten).findall(f"{SVG}text")) == 1
