"""What a Spanish ear stumbles over, in every text and in the manual."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from fourfold.rules import Done, Edition, Piece
from fourfold.table import Play
from fourfold.words import Language, Texts, Verbosity, message, understand
from tests.words.test_locales import IDS, _ways

MANUAL = Path(__file__).parents[2] / "docs" / "accessibility.es.md"
OWN_SIGNS = re.compile(r"b3\?|QUARTO!|Quarto!")


@cache
def _said() -> dict[str, str]:
    """Every text in every way that it can go and all prose of the manual, by where it is from."""
    manners = [Texts(Language.ES, *manner) for manner in product(Edition, Verbosity)]
    texts = {
        each.say(message(id_, **values)): id_
        for id_ in IDS
        if id_ != "list-last"  # what stands there in its gaps is not Spanish
        for values in _ways(id_)
        for each in manners
    }
    prose = (
        re.sub(r"`[^`]*`", "q", line)
        for line in MANUAL.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("|", "<!--"))
    )
    return texts | dict.fromkeys(prose, MANUAL.name)


@pytest.mark.parametrize(
    "stumble",
    [
        pytest.param(r"\b(?:a|de) el\b", id="a and de join the article"),
        pytest.param(r"\by h?i(?!e)|\bo h?o", id="y is e before i, o is u before o"),
        pytest.param(r"(?<!-)\b(\w+) \1\b", id="a word twice in a row"),
        pytest.param(r"(?:^|[.!?] )\w+[ai]da: el\b", id="chosen, and not the same gender"),
        pytest.param(r"\s[…,.;:?!]|[\"']", id="signs from elsewhere"),
    ],
)
def test_no_text_stumbles(stumble: str) -> None:
    assert [said for said in _said() if re.search(stumble, said)] == []


def test_questions_and_exclamations_open_as_they_close() -> None:
    for said in _said():
        signs = re.sub(r"[^¿?¡!]", "", OWN_SIGNS.sub("", said))
        assert re.fullmatch(r"(?:¿\?|¡!)*", signs), said


def test_one_piece_that_is_gone_is_one() -> None:
    said = Texts(Language.ES).say(message("left-all-but", count=15, gone=(Piece("0"),)))
    assert said == "Quedan 15 piezas, todas menos esta: alta redonda llena clara."


@pytest.mark.parametrize("typed", ["paso", "Pasar", "hecho"])
def test_one_passes_in_more_than_one_word(typed: str) -> None:
    assert understand(typed, Language.ES) == Play(Done())
