"""Nouns are said once, as one or as several, without an article in labels, in the sheets' words."""

from __future__ import annotations

import re
from itertools import product

import pytest

from fourfold.rules import Line
from fourfold.words import Language, Texts, Verbosity, message
from fourfold.words.texts import PARTS, source
from tests.words.test_locales import IDS, OTHERS, _ways

NOUNS = {
    Language.EN: "piece|line|cell|game|call|table|board|turn|move|trait|opponent",
    Language.FR: "pièce|ligne|case|coup|partie|table|plateau|tour|annonce|caractéristique|quatre",
    Language.ES: "pieza|línea|casilla|jugada|partida|mesa|tablero|turno|característica|rival",
    Language.DE: "figur|reihe|feld|zug|partie|tisch|brett|ruf|merkmal|gegenüber",
}
ONE_BY_ONE = r"\b(\w+) (?:by|par|a|für) \1\b"
LONG = ("rules-", "help-", "command-", "typed-")
"""Texts that explain, which cannot do without."""
AS_TYPED = {"masked-table", "remote-invite-terminal", "remote-kept"}
"""Texts with an example of what is typed."""
NUMBERED = {"analysis-at-line", "analysis-refused-bad-position"}
"""Texts with a count of the same name."""


def _twice(text: str, language: Language) -> bool:
    """Whether a noun comes again before the sentence ends."""
    once = re.sub(ONE_BY_ONE, "", text.casefold())
    return bool(re.search(rf"\b({NOUNS[language]})\w*\b[^.;!?]*\b\1", once))


@pytest.mark.parametrize("language", Language, ids=str)
def test_no_noun_is_said_twice(language: Language) -> None:
    ids = [id_ for id_ in IDS if not id_.startswith(LONG) and id_ not in AS_TYPED | NUMBERED]
    said = {
        (id_, Texts(language, verbosity=verbosity).say(message(id_, **values)))
        for id_, verbosity in product(ids, Verbosity)
        for values in _ways(id_)
    }
    assert {id_ for id_, text in said if _twice(text, language)} == set()


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("A wrong call uses up your call.", Language.EN),
        ("Cette table est dans la liste des tables.", Language.FR),
        ("Esta mesa está en la lista de mesas.", Language.ES),
        ("Ein falscher Ruf verbraucht deinen Ruf.", Language.DE),
    ],
)
def test_a_noun_that_is_said_twice_is_found(text: str, language: Language) -> None:
    assert _twice(text, language)


PLURALS = {
    Language.EN: r"(?!is\b|was\b)\w+s",
    Language.FR: r"\w+s",
    Language.ES: r"(?!es\b)\w+s",
    Language.DE: r"(?:Figuren|Reihen|Felder|Züge|Partien|Tische|Rufe|Personen"
    r"|Sekunden|Minuten|Stunden|Tage)",
}
SEVERAL = {"missed", "shares-some", "shares-nothing", "left-all-but", "series-level"}
"""Texts that are never said of one piece, or one game, alone."""


@pytest.mark.parametrize("language", Language, ids=str)
def test_one_is_not_said_as_several(language: Language) -> None:
    several = re.compile(rf"\b1 {PLURALS[language]}\b|\bquedan (?:1|una?)\b")
    assert {
        id_
        for id_, verbosity in product(set(IDS) - SEVERAL, Verbosity)
        for values in _ways(id_)
        if several.search(Texts(language, verbosity=verbosity).say(message(id_, **values)))
    } == set()


ARTICLES = {
    Language.EN: r"the|an?",
    Language.FR: r"l[ea]s?|une?",
    Language.ES: r"el|l[ao]s?|una?",
    Language.DE: r"d(?:er|ie|as|en|em)|eine?[mn]?",
}


@pytest.mark.parametrize("language", Language, ids=str)
def test_labels_begin_with_their_noun(language: Language) -> None:
    """In a list the first letter finds a line, and no voice reads ten articles."""
    for line in Line:
        kind = line.kind.name.lower()
        label = Texts(language).say(
            message(f"line-{kind}.label", row="1", column="a", start="a1", end="d4")
        )
        assert label[0].isupper(), label
        assert not re.match(rf"(?:{ARTICLES[language]})\b", label, re.IGNORECASE), label


@pytest.mark.parametrize("language", OTHERS, ids=str)
def test_translators_are_told_in_their_own_language(language: Language) -> None:
    """But for lines of signs alone, what stands above texts is translated too."""
    theirs, english = (
        {line for part in PARTS for line in source(each, part).splitlines() if line[:1] == "#"}
        for each in (language, Language.EN)
    )
    assert theirs & english == set()


@pytest.mark.parametrize(
    ("language", "never"),
    [
        (Language.FR, r"Quarto\xa0!|\bnulles?\b(?! part)|\bcamps?\b|\b(?:tu|toi|tes?|ton)\b"),
        (Language.ES, r"[Mm]áscara|mutuo acuerdo|\bcantos?\b|\busted"),
        (Language.DE, r"\bLinien?\b|\bSpieler|\bIhnen\b|\b(?:haben|können|müssen) Sie\b"),
    ],
    ids=["fr", "es", "de"],
)
def test_words_are_those_of_the_printed_sheets_and_one_form_addresses_all(
    language: Language, never: str
) -> None:
    said = {
        id_
        for id_ in IDS
        if not id_.startswith(("command-", "typed-"))
        for values in _ways(id_)
        if re.search(never, Texts(language).say(message(id_, **values)))
    }
    assert said == set()
