"""Positions to take along, in every form and language."""

from __future__ import annotations

from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import CELLS, Edition, Position, parse_position
from fourfold.tactile import braille
from fourfold.words import Form, Language, Texts, export
from fourfold.words.export import told_rows
from tests.strategies import positions
from tests.words.exports import FOLDER, exports


def test_the_golden_files_are_what_is_written() -> None:
    written = dict(exports())
    assert {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()} == written


@given(positions(), st.sampled_from(list(product(Language, Edition))))
def test_every_cell_is_told_in_every_language(
    position: Position, spoken: tuple[Language, Edition]
) -> None:
    texts = Texts(*spoken)
    *rows, hand = map(texts.say, told_rows(position))
    told = [cell for row in rows for cell in row.partition(": ")[2].removesuffix(".").split(";")]
    order = sorted(CELLS, key=lambda cell: (-cell.row, cell.column))
    for cell, text in zip(order, told, strict=True):
        name, _, what = text.strip().partition(", ")
        piece = position[cell]
        assert name == str(cell)
        assert (what == texts.piece(piece)) if piece else ("," not in what)
    assert position.hand is None or texts.piece(position.hand) in hand


@given(positions(), st.sampled_from(Form), st.sampled_from(Language))
def test_every_form_ends_with_its_line(position: Position, form: Form, language: Language) -> None:
    text = export(position, form, Texts(language))
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    if form is Form.BRAILLE:
        assert text == f"{braille(position)}\n"


@pytest.mark.parametrize("language", Language, ids=str)
def test_a_drawing_says_what_it_shows(language: Language) -> None:
    texts = Texts(language, Edition.ACCESS)
    position = parse_position("02../.58c/.d.f/.1.9 7")
    root = ElementTree.fromstring(export(position, Form.SVG, texts))  # noqa: S314 - our own
    title, description = (
        root.findtext(f"{{http://www.w3.org/2000/svg}}{name}") for name in ("title", "desc")
    )
    assert title is not None
    assert "Quarto!" in title
    assert f"{description}\n" == export(position, Form.TEXT, texts)


def test_no_form_tells_of_a_line_to_call() -> None:
    for form in Form:
        for open_, expired in (("0123 - d1", "0123 -"), ("0123 f d1", "0123 f")):
            one, other = (
                export(parse_position(f"..../..../..../{end}"), form, Texts(Language.EN))
                for end in (open_, expired)
            )
            assert one == other
