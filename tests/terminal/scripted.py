"""A console that types what a script says, and keeps all that is asked, typed and said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from fourfold.rules import Edition, Trait
from fourfold.store import Record, Store, url_of
from fourfold.terminal.console import HasNews
from fourfold.terminal.conversation import Conversation
from fourfold.terminal.local import LocalLink
from fourfold.terminal.screen import Screen
from fourfold.terminal.setup import Wishes
from fourfold.words import Language
from fourfold.words.texts import locale_of
from tests.store.stores import sql

NOON = 1_800_000_000.0
WAIT = "…"
"""Typed by nobody: the time runs out."""


TWO = Wishes("person", ("Ada", "Grace"), Edition.CLASSIC, tuple(Trait), squares=False, seconds=0)
"""Leaves nothing to ask."""


@dataclass
class Script:
    """Types lines, each three seconds after its question; then the input ends."""

    lines: Iterator[str]
    columns: int = 80
    heard: list[str] = field(default_factory=list)
    now: float = NOON
    news: HasNews | None = None

    def say(self, text: str) -> None:
        self.heard.append(text)

    def ask(self, question: str, until: float | None = None) -> str:
        self.heard.append(question)
        for line in self.lines:
            if line == WAIT:
                assert until is not None
                self.now = until
                self.heard.append(f"({WAIT})")
                raise TimeoutError
            self.now += 3
            self.heard.append(f"> {line}")
            return line
        raise EOFError

    def clock(self) -> float:
        return self.now


def converse(
    folder: Path,
    lines: Iterable[str],
    wishes: Wishes = TWO,
    language: Language = Language.EN,
    seed: int = 1,
    goes_on: bool | None = False,
    save_as: str | None = None,
) -> tuple[LocalLink, list[str]]:
    """A whole conversation without a picture: the link, and what was heard line by line."""
    script = Script(iter(lines))
    link = LocalLink(folder / "fourfold.db", script.clock, Random(seed), wishes, goes_on=goes_on)
    screen = Screen(is_shown=False)
    Conversation(script, language, link, script.clock, screen, save_as=save_as).run()
    return link, "\n".join(script.heard).split("\n")


def spoken(language: Language, line: str) -> str:
    """A line of a script with each `{command}` in the word that the language teaches for it."""
    words = {
        id_.removeprefix("command-").removeprefix("typed-"): locale_of(language)
        .plain(id_)
        .split(",")[0]
        for id_ in locale_of(language).ids()
        if id_.startswith(("command-", "typed-"))
    }
    return line.format_map(words)


def games(folder: Path) -> list[Record]:
    """All games that are kept, the oldest first."""
    path = folder / "fourfold.db"
    store = Store(url_of(path))
    ids = [str(row[0]) for row in sql(path, "SELECT id FROM tables ORDER BY made_at, rowid")]
    found = [store.read(each) for each in ids]
    store.close()
    return [record for record in found if record is not None]
