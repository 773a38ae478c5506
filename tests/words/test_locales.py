"""The texts of all languages: complete, alike in their gaps, and really translated."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fourfold import words
from fourfold.rules import CELLS, PIECES, Cell, Edition, Line, Trait, TraitValue
from fourfold.words import AllAre, Argument, Language, Message, Texts, Verbosity, message
from fourfold.words.texts import PAGE_PARTS, PARTS, TextsError, locale_of, source
from tests.codes import CODES
from tests.words.samples import ARGUMENTS, CHOICES

SAME_IN_ALL = {
    "cell-phonetic",
    "list-more",
    "cell-holds",
    "left-piece",
    "name-computer",
    "board-braille",
    "export-piece",
    "typed-normal",
    "start-edition-access",
    "table-quarto",
    "review-move",
    "review-turn",
    "analysis-rated",
    "games-computer",
}
SAME_IN_ENGLISH = {
    Language.FR: {
        "piece",
        "time",
        "typed-minutes",
        "trait-surface",
        "level-club",
        "level-expert",
        "page-menu",
        "settings-vibration",
        "clock-hours",
    },
    Language.ES: {"piece", "typed-diagonal", "clock-days", "clock-hours"},
    Language.DE: {"setup-choice", "start-opponent-computer", "settings-vibration"},
}
"""Texts of gaps alone, and words that happen to be the same."""


CODE = Path(words.__file__).parent
TERMINAL = CODE.parent / "terminal"
ROOM = CODE.parent / "room"
SERVER = CODE.parent / "server"
PAGE = Path(__file__).parents[2] / "web" / "src"


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def _entries(language: Language, parts: tuple[str, ...] = PARTS) -> dict[str, ast.Pattern]:
    entries: dict[str, ast.Pattern] = {}
    for part in parts:
        for entry in FluentParser().parse(source(language, part)).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in entries, entry.id.name
                assert entry.value is not None
                entries[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    entries[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
            else:
                assert isinstance(entry, ast.BaseComment)
    return entries


IDS = tuple(_entries(Language.EN))
PAGE_IDS = tuple(_entries(Language.EN, PAGE_PARTS))
BOTH = list(product(Language, Edition))
OTHERS = [language for language in Language if language is not Language.EN]


@cache
def _variables(language: Language, id_: str) -> set[str]:
    visitor = _Variables()
    visitor.visit(_entries(language)[id_])
    return visitor.names


@pytest.mark.parametrize("language", OTHERS, ids=str)
def test_every_language_has_the_same_texts_in_the_same_order(language: Language) -> None:
    assert tuple(_entries(language)) == IDS


@pytest.mark.parametrize("language", OTHERS, ids=str)
def test_every_language_fills_the_same_gaps(language: Language) -> None:
    for id_ in IDS:
        assert _variables(language, id_) == _variables(Language.EN, id_), id_


@pytest.mark.parametrize("language", Language, ids=str)
def test_texts_are_found_one_by_one(language: Language) -> None:
    """Texts are parsed one by one when they are needed: none may be lost by that."""
    assert set(locale_of(language).ids()) == {id_ for id_ in IDS if "." not in id_}


@pytest.mark.parametrize("language", OTHERS, ids=str)
def test_nothing_is_left_in_english_by_accident(language: Language) -> None:
    same = {
        id_
        for id_ in IDS
        for each in (message(id_, **values) for values in _ways(id_))
        if Texts(language).say(each) == Texts(Language.EN).say(each)
    }
    assert same - SAME_IN_ALL == SAME_IN_ENGLISH[language]


@pytest.mark.parametrize("language", Language, ids=str)
def test_every_text_can_be_said_in_every_way(language: Language) -> None:
    for id_ in IDS:
        for values in _ways(id_):
            for texts in _manners(language, id_, values):
                _check(texts.say(message(id_, **values)), id_)


def _manners(language: Language, id_: str, values: dict[str, Argument]) -> Iterator[Texts]:
    """Every way of speaking that can make a difference to a text with these arguments."""
    names = _variables(language, id_)
    places = any(isinstance(value, Cell | Line | tuple | Message) for value in values.values())
    things = any(not isinstance(value, str | int) for value in values.values())
    for edition, verbosity, phonetic in product(
        Edition if things or "edition" in names else (Edition.CLASSIC,),
        Verbosity if "verbosity" in names else (Verbosity.NORMAL,),
        (False, True) if places else (False,),
    ):
        yield Texts(language, edition, verbosity, phonetic)


@pytest.mark.parametrize(("language", "edition"), BOTH, ids=str)
def test_every_thing_can_be_said_in_every_text(language: Language, edition: Edition) -> None:
    texts = Texts(language, edition)
    things: dict[str, tuple[Argument, ...]] = {
        "piece": PIECES,
        "cell": CELLS,
        "line": tuple(Line),
        "shared": tuple(AllAre(values) for values in _shared()),
        "values": tuple(_shared()),
        "traits": tuple(_traits()),
        "first": tuple(TraitValue),
    }
    for id_ in (id_ for id_ in IDS if "rules-" not in id_):
        for name in _variables(language, id_) & things.keys():
            base = next(iter(_ways(id_)))
            for thing in things[name]:
                _check(texts.say(message(id_, **base | {name: thing})), id_)


@pytest.mark.parametrize("language", Language, ids=str)
def test_the_call_is_the_same_everywhere(language: Language) -> None:
    """But for the space that French sets before the sign."""
    said = Texts(language).say(message("called", **next(iter(_ways("called")))))
    assert said.replace("\xa0!", "!").startswith("QUARTO! ")


@pytest.mark.parametrize("language", Language, ids=str)
def test_all_things_are_named_differently(language: Language) -> None:
    for edition, is_phonetic in product(Edition, (False, True)):
        texts = Texts(language, edition, phonetic=is_phonetic)
        for things, name in ((PIECES, texts.piece), (CELLS, texts.cell), (Line, texts.line)):
            assert len({name(thing) for thing in things}) == len(tuple(things))  # type: ignore[arg-type]


def test_a_text_that_is_not_there_is_a_mistake_of_the_program() -> None:
    for bad in (Message("no-such-text"), Message("welcome.help"), Message("placed")):
        with pytest.raises(TextsError):
            Texts(Language.EN).say(bad)


def test_no_text_for_people_stands_in_the_code() -> None:
    """Two words in a row are a text for people, unless they document or report a mistake."""
    for path in sorted((*CODE.glob("*.py"), *TERMINAL.glob("*.py"))):
        if path.name == "picture.py":
            continue
        tree = python.parse(path.read_text())
        told = {
            id(part)
            for node in python.walk(tree)
            if isinstance(node, python.Expr | python.Raise)
            for part in python.walk(node)
        }
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and id(node) not in told:
                assert not re.search(r"[^\W\d_]{2} [^\W\d_]{2}", str(node.value)), node.value


def test_every_text_is_used() -> None:
    """Each is named in the code, by itself or by its family, or is said by terminal and page."""
    files = [path for each in (CODE, ROOM, SERVER, TERMINAL) for path in each.glob("*.py")]
    code = "".join(path.read_text() for path in files)
    families = (*re.findall(r'f"([a-z]+-)\{', code), "question-", "command-", "typed-")
    ids = [id_ for id_ in IDS if id_ not in PAGE_IDS]
    others = {id_ for id_ in ids if not id_.startswith(families) and f'"{id_}"' not in code}
    assert others == set()


def test_every_text_of_the_page_is_used() -> None:
    """Each is named in the page's code, or made there of a template and of words or codes."""
    files = (path for end in ("svelte", "ts", "json") for path in PAGE.rglob(f"*.{end}"))
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    words = {*re.findall(r"[a-z]+(?:-[a-z]+)*", code), *map(str, CODES)}
    # Where two words meet, either may be the longer one.
    templates = [
        re.compile(word.join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))
        for template in set(re.findall(r"`([a-z]+-[^`\s]*\$\{[^`\s]*)`", code))
        for word in (r"([a-z]+(?:-[a-z]+)*)", r"([a-z]+(?:-[a-z]+)*?)")
    ]
    others = {
        id_
        for id_ in PAGE_IDS
        if f'"{id_}"' not in code
        and not any(
            (made := each.fullmatch(id_)) and words >= {*made.groups()} for each in templates
        )
    }
    assert others == set()


def _ways(id_: str) -> list[dict[str, Argument]]:
    """What can stand in the gaps of a text, in each way that it can go."""
    names = sorted(_variables(Language.EN, id_) - {"verbosity", "edition"})
    choices = [CHOICES[name] if name in CHOICES else (ARGUMENTS[name],) for name in names]
    return [dict(zip(names, values, strict=True)) for values in product(*choices)]


def _check(said: str, id_: str) -> None:
    assert said, id_
    assert not re.search(r"[{}$\u2068\u2069]| {2}|\bNone\b|\w+\.\w+\(", said), (id_, said)


def _shared() -> list[tuple[TraitValue, ...]]:
    pairs = [tuple(value for value in TraitValue if value.trait is trait) for trait in Trait]
    ways = product(*((None, *pair) for pair in pairs))
    return [values for way in ways if (values := tuple(v for v in way if v is not None))]


def _traits() -> list[tuple[Trait, ...]]:
    ways = product(*((None, trait) for trait in Trait))
    return [traits for way in ways if (traits := tuple(t for t in way if t is not None))]
