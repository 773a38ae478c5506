"""What only English can get wrong: its signs, and a before a vowel."""

from __future__ import annotations

import re

import pytest

from fourfold.words import Language, Texts, Verbosity, message
from tests.words.test_locales import IDS, _ways


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(r"[\"']|\s[…,.;:?!]", id="signs of a typewriter, or of elsewhere"),
        pytest.param(r"\b[Aa] (?:[aeio]|un(?!i))\w|\b[Aa]n [^aeiou]", id="a and an"),
    ],
)
def test_no_text_stumbles(wrong: str) -> None:
    said = {
        Texts(Language.EN, verbosity=verbosity).say(message(id_, **values))
        for id_ in IDS
        for values in _ways(id_)
        for verbosity in Verbosity
    }
    assert [each for each in said if re.search(wrong, each)] == []
