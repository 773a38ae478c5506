"""What only German can get wrong."""

from __future__ import annotations

import re
from itertools import product

import pytest

from fourfold.rules import PIECES, Edition, Piece, TraitValue
from fourfold.words import AllAre, Language, Texts, message
from fourfold.words.texts import PARTS, source
from tests.words.test_locales import IDS, _variables, _ways

TYPED = re.compile(r"^(?:command|typed)-[^=]*=.*$", re.MULTILINE)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
NAME = re.compile(r"^(?:[a-z][\w-]*|    \.\w+) = ?", re.MULTILINE)
VARIANT = re.compile(r"^ *\*?\[\w+\] ", re.MULTILINE)
SENTENCE = re.compile(r"[^.!?\n]+")
PIECE = re.compile(r"(.*?)\{ \$(?:piece|wanted|better_piece) \}")


def _said() -> list[str]:
    """The texts that are said, a line for each way that they can go."""
    texts = "\n".join(source(Language.DE, part) for part in PARTS)
    for other in (COMMENT, TYPED, NAME, VARIANT):
        texts = other.sub("", texts)
    return [line.strip() for line in texts.splitlines() if line.strip()]


SAID = _said()


@pytest.mark.parametrize("edition", Edition, ids=str)
def test_an_article_fits_before_every_piece(edition: Edition) -> None:
    for piece in PIECES:
        *adjectives, with_or_without, hole = Texts(Language.DE, edition).piece(piece).split()
        assert all(word.endswith("e") for word in adjectives)
        assert with_or_without in {"mit", "ohne"}
        assert hole == "Loch"


def test_a_piece_is_in_the_nominative_or_the_accusative() -> None:
    """It comes after the article that both have, or in a list, which needs none."""
    befores = [before for line in SAID for before in PIECE.findall(line)]
    assert befores
    for before in befores:
        assert re.search(r"(?:^|[:,] |\b[Dd]ie )$", before), before


def test_what_pieces_are_is_not_said_as_before_a_noun() -> None:
    """Not „alle vier runde“: only a piece's own name has the form that stands before a noun."""
    before_a_noun = {Texts(Language.DE, each).value(v) for each in Edition for v in TraitValue}
    inflected = re.compile(rf"\b(?:{'|'.join(v for v in before_a_noun if v.endswith('e'))})\b")
    ids = [id_ for id_ in IDS if _variables(Language.DE, id_) & {"shared", "values"}]
    assert ids
    for id_, edition, value in product(ids, Edition, TraitValue):
        alike = AllAre((value,))
        for values in _ways(id_):
            told = {
                name: alike if name in ("shared", "values") else each
                for name, each in values.items()
                if name not in ("told", "piece")
            } | {name: "" for name in ("told", "piece") if name in values}
            said = Texts(Language.DE, edition).say(message(id_, **told))
            assert not inflected.search(said), said


def test_to_type_is_not_to_tap() -> None:
    """German parts the two verbs by what closes the clause: tippe … ein, tippe … an."""
    sentences = [each for line in SAID for each in SENTENCE.findall(line)]
    typing = [each for each in sentences if re.search(r"\b[Tt]ippe\b", each)]
    assert typing
    for each in typing:
        assert re.search(r"\b(?:ein|an)(?:,| oder|$)", each), each


def test_four_that_win_are_a_reihe_a_row_is_a_zeile_and_no_voice_reads_an_ordinal() -> None:
    wrong = (
        r"\bLinien?\b|\bReihen? (?:\d|\{)|\bReihen, Spalten\b",
        r"^(?:\d+|\{ \$number \})\. ",
    )
    for line in SAID:
        assert not any(re.search(each, line) for each in wrong), line


def test_one_piece_that_is_gone_is_one() -> None:
    said = Texts(Language.DE).say(message("left-all-but", count=15, gone=(Piece("0"),)))
    assert said == "15 Figuren sind übrig, alle außer dieser: große runde helle ohne Loch."


def test_quotation_marks_are_german_and_come_in_pairs() -> None:
    for line in SAID:
        assert line.count("„") == line.count("“"), line
        assert not re.search(r"[\"'”‚‘«»]| …", line), line
