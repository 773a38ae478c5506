"""The page says every text as Python says it: one run of Node for all of them."""

from __future__ import annotations

import json
import subprocess
from itertools import product
from typing import Any

import fourfold_page
from fourfold.rules import CELLS, PIECES, Edition, Line, Trait, TraitValue
from fourfold.words import (
    AllAre,
    Argument,
    Language,
    Message,
    Texts,
    Verbosity,
    message,
    message_to_json,
)
from fourfold.words.texts import PARTS, source
from tests.words.test_locales import IDS, _ways

PAGE_PARTS = tuple(part for part in PARTS if part != "terminal")
"""What the page reads; a terminal's own texts are none of its."""

MANNERS = tuple(product(Language, Edition, Verbosity, (False, True)))


def test_the_page_says_what_python_says() -> None:
    messages = _messages()
    assert len({each.id for each in messages}) > 300
    said = _said_by_the_page(messages)
    assert len(said) == len(MANNERS)
    differences = []
    for manner, sentences in zip(MANNERS, said, strict=True):
        texts = Texts(*manner)
        for each, sentence in zip(messages, sentences, strict=True):
            if (expected := texts.say(each)) != sentence:
                differences.append((manner, each, expected, sentence))
    assert differences[:5] == []


def _messages() -> list[Message]:
    sources = [source(Language.EN, part) for part in PAGE_PARTS]
    known = {line.partition(" =")[0] for text in sources for line in text.splitlines()}
    ids = [id_ for id_ in IDS if id_.partition(".")[0] in known]
    texts = [message(id_, **values) for id_ in ids for values in _ways(id_)]
    return texts + [message("not-understood", text=thing) for thing in _things()]


def _things() -> list[Argument]:
    """Every piece, cell, line, trait and value, and lists of different lengths."""
    things: list[Argument] = [*PIECES, *CELLS, *Line, *Trait, *TraitValue]
    things += [AllAre((value,)) for value in TraitValue]
    return things + [tuple(CELLS[:count]) for count in range(5)]


def _said_by_the_page(messages: list[Message]) -> list[list[str]]:
    manners = [
        {"language": language, "edition": edition, "verbosity": verbosity, "phonetic": phonetic}
        for language, edition, verbosity, phonetic in MANNERS
    ]
    asked = {
        "messages": [message_to_json(each) for each in messages],
        "manners": manners,
        "parts": PAGE_PARTS,
    }
    done = subprocess.run(
        [fourfold_page.node(), "scripts/say.mjs"],
        input=json.dumps(asked, default=str),
        cwd=fourfold_page.HERE.web,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said: Any = json.loads(done.stdout)
    return list(said)
