"""The tables of keys and commands in docs/accessibility.md, from the page and its texts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import fourfold_page
from fourfold.words import Language, Texts, help_texts, message
from fourfold.words.texts import locale_of

ROOT: Final = Path(__file__).parents[2]
GRID: Final = ("arrows", "enter", "home", "escape", "switches")


def path(language: Language) -> Path:
    """Where the manual of a language is."""
    also = "" if language is Language.EN else f".{language}"
    return ROOT / "docs" / f"accessibility{also}.md"


def usual_keys() -> dict[str, str]:
    """What the page does by single keys, as its source says."""
    source = (fourfold_page.HERE.web / "src" / "keys.ts").read_text("utf-8")
    listed = source.partition("USUAL_KEYS = {")[2].partition("}")[0]
    return dict(re.findall(r'(\w+): "(.)"', listed))


def keys(language: Language) -> str:
    """All keys with what they do."""
    texts = Texts(language)
    rows = [
        (texts.say(message(f"help-key-{key}")), texts.say(message(f"help-{key}"))) for key in GRID
    ]
    rows += [
        (f"`{key}`", texts.say(message(f"keys-{action}"))) for action, key in usual_keys().items()
    ]
    return _table(rows)


def commands(language: Language) -> str:
    """All commands with how they are typed; other words for them will do too."""
    texts = Texts(language)
    lines = [texts.say(each) for each in help_texts()[1:-1]]
    words = [
        locale_of(language).plain(each.id.removesuffix(".help")) for each in help_texts()[1:-1]
    ]
    return _table([(f"`{known}`", line) for known, line in zip(words, lines, strict=True)])


def _table(rows: list[tuple[str, str]]) -> str:
    return "\n".join(["| | |", "|---|---|", *(f"| {first} | {second} |" for first, second in rows)])


def renewed(language: Language) -> str:
    """The manual with its tables as they should be."""
    text = path(language).read_text("utf-8")
    for name, table in (("keys", keys(language)), ("commands", commands(language))):
        pattern = rf"(<!-- {name} -->\n).*?(<!-- end -->)"
        found = re.search(pattern, text, re.DOTALL)
        assert found is not None, name
        text = f"{text[: found.end(1)]}\n{table}\n\n{text[found.start(2) :]}"
    return text
