"""What is wrong in French alone: spaces before signs, elision, agreement."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.rules import Cell, Line
from fourfold.words import Argument, Language, Texts, message
from fourfold.words.texts import source
from tests.words.test_locales import IDS, _ways

MANUAL = Path(__file__).parents[2] / "docs" / "accessibility.fr.md"
GAME = tuple(re.findall(r"^([a-z-]+) =", source(Language.FR, "game"), re.MULTILINE))
NAMES: dict[str, Argument] = dict.fromkeys(
    ("actor", "other", "player", "placer", "caller", "name"), "Ada"
)
PLACES: tuple[dict[str, Argument], ...] = (
    {"cell": Cell("a1"), "line": Line("a1d4"), "expired": Line("a1d4")},
    {"cell": Cell("a2"), "line": Line("a2b3"), "expired": Line("a2b3")},
)


def _said(ids: tuple[str, ...] = IDS) -> Iterator[tuple[str, str]]:
    """Everything that can be said, of Ada and of places in the column Anatole."""
    texts = Texts(Language.FR, phonetic=True)
    for id_ in ids:
        for values in _ways(id_):
            for places in PLACES:
                told = {name: (NAMES | places).get(name, each) for name, each in values.items()}
                yield id_, texts.say(message(id_, **told))


def _misset(text: str) -> list[str]:
    """Signs without their no-break space; Quarto! is a name, and written as on the box."""
    text = text.replace("Quarto!", "Quarto")
    return re.findall(r"[^\xa0][:;?!»]|«[^\xa0]| …|'|QUARTO\b(?!\xa0!)", text)


def test_signs_are_set_as_in_french() -> None:
    assert {(id_, *found) for id_, said in _said() if (found := _misset(said))} == set()


def test_the_manual_is_set_as_in_french() -> None:
    prose = re.sub(r"`[^`]*`|<!--.*?-->", "", MANUAL.read_text("utf-8"))
    assert {line: found for line in prose.splitlines() if (found := _misset(line))} == {}


@pytest.mark.parametrize(
    "text", ["Ligne : a1", "Oui ?", "«a»", "l'autre", "Un instant …", "QUARTO!"]
)
def test_a_sign_that_is_misset_is_found(text: str) -> None:
    assert _misset(text)


def test_nothing_that_begins_with_a_vowel_follows_a_word_to_be_elided() -> None:
    elided = re.compile(r"\b(?:de|que|le|la|se|ne|je|jusque) (?:Ada|Anatole)", re.IGNORECASE)
    assert {id_ for id_, said in _said() if elided.search(said)} == set()


def test_no_lone_participle_stands_before_a_line() -> None:
    """It would agree with the square, or with the row: « Ligne choisie » agrees with itself."""
    lone = re.compile(r"(?:^|[.!?] )\w+\xa0: (?:la diagonale|le carré)")
    assert {id_ for id_, said in _said() if lone.search(said)} == set()
