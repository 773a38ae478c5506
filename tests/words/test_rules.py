"""The rule book tells what the printed sheets tell, on the page as in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold.words import Language, Texts
from fourfold.words.help import rule_book

PAGE = Path(__file__).parents[2] / "web" / "src" / "lesson" / "RuleBook.svelte"

FACTS = {
    Language.EN: (
        *("for two", "10 to 20 minutes", "beside the board", "share several", "children"),
        *("pieces of the same height", "two masks", "not connected with them"),
    ),
    Language.FR: (
        *("à deux", "10 à 20 minutes", "à côté du plateau", "en avoir plusieurs", "enfants"),
        *("pièces de même taille", "deux masques", "indépendant"),
    ),
    Language.ES: (
        *("para dos", "10 a 20 minutos", "junto al tablero", "coincidir en varias", "niños"),
        *("piezas de la misma altura", "dos antifaces", "independiente"),
    ),
    Language.DE: (
        *("für zwei", "10 bis 20 Minuten", "neben dem Brett", "mehrere Merkmale", "Kindern"),
        *("gleich große Figuren", "zwei Masken", "unabhängig"),
    ),
}


@pytest.mark.parametrize("language", Language, ids=str)
def test_what_the_sheets_tell_is_told(language: Language) -> None:
    told = " ".join(map(Texts(language).say, rule_book()))
    for fact in (*FACTS[language], "Blaise Müller", "Gigamic", "Fourfold"):
        assert fact in told


def test_the_page_has_every_paragraph_that_the_terminal_reads() -> None:
    chapters = re.findall(r'\["[a-z]+", \[(.*)\]\],', PAGE.read_text("utf-8"))
    shown = [f"rules-{each}" for each in re.findall(r"[a-z]+", " ".join(chapters))]
    assert ["rules-title", *shown] == [each.id for each in rule_book()]
