"""Localisation: renders messages as Fluent texts, of which each language has a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import TYPE_CHECKING, Any

from fourfold.rules import Cell, Edition, Line, LineKind, Piece, Trait, TraitValue
from fourfold.rules.word import Word
from fourfold.words.language import Language, Verbosity
from fourfold.words.message import AllAre, Argument, Message

if TYPE_CHECKING:
    from fluent.syntax import ast

PAGE_PARTS = ("first", "page", "start", "games", "invite", "help", "lesson", "analysis", "review")
"""The files of a language that only the page reads."""

PARTS = ("game", "terminal", "commands", "rules", "preview", *PAGE_PARTS)
"""The files of a language: what is said in a game and in a terminal, what is typed, the
rules, what links say."""

ORDER = (Trait.HEIGHT, Trait.SHAPE, Trait.BODY, Trait.COLOUR)
"""The order in which the traits of a piece are always said."""

_LOCALES = os.path.join(os.path.dirname(__file__), "locales")
# Beside the code, and found without importlib.resources, which takes longer than all the rest.

_START_OF_ENTRY = re.compile(r"^(?=[a-zA-Z])", re.MULTILINE)
_NAME = re.compile(r"[a-zA-Z][\w-]*")


class TextsError(LookupError):
    """A message that cannot be rendered: a mistake of the program or of a translation."""


class _Locale:
    """The texts of one language, parsed lazily, one by one: parsing all takes long."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._parts = iter(PARTS)
        self._entries: dict[str, ast.Message] = {}
        self._plain: dict[str, str] = {}

    def format(self, id_: str, arguments: Mapping[str, str | int]) -> str:
        """The text of a message, or of an attribute, as `id.attribute`."""
        from fourfold.words.fluent import Rendering  # noqa: PLC0415 - slow to load

        try:
            return Rendering(self._language, arguments, self._pattern).render(self._pattern(id_))
        except KeyError as error:
            raise TextsError(f"{id_} in {self._language}: {error} is not given") from None

    def plain(self, id_: str) -> str:
        """A text without variables, memoised."""
        if id_ not in self._plain:
            self._plain[id_] = self.format(id_, {})
        return self._plain[id_]

    def ids(self) -> tuple[str, ...]:
        """The ids of all texts."""
        while self._read_part():
            pass
        return tuple(self._sources)

    def _pattern(self, id_: str) -> ast.Pattern:
        name, _, attribute = id_.partition(".")
        entry = self._entries.get(name) or self._parsed(name)
        patterns = (each.value for each in entry.attributes if each.id.name == attribute)
        pattern = next(patterns, None) if attribute else entry.value
        if pattern is None:
            raise TextsError(f"{self._language} has no text {id_}")
        return pattern

    def _parsed(self, name: str) -> ast.Message:
        from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - slow to load

        while name not in self._sources and self._read_part():
            pass
        if name not in self._sources:
            raise TextsError(f"{self._language} has no text {name}")
        entry = FluentParser(with_spans=False).parse_entry(self._sources[name])
        if not isinstance(entry, ast.Message):
            raise TextsError(f"{name} in {self._language} cannot be read")
        self._entries[name] = entry
        return entry

    def _read_part(self) -> bool:
        part = next(self._parts, None)
        if part is not None:
            for entry in _START_OF_ENTRY.split(source(self._language, part)):
                if found := _NAME.match(entry):
                    self._sources[found[0]] = entry
        return part is not None


def source(language: Language, part: str) -> str:
    """One of the files of a language."""
    path = os.path.join(_LOCALES, str(language), f"{part}.ftl")
    with open(path, encoding="utf-8") as file:
        return file.read()


@lru_cache(maxsize=len(Language))
def locale_of(language: Language) -> _Locale:
    """The texts of a language, memoised."""
    return _Locale(language)


@dataclass(frozen=True)
class Texts:
    """Renders messages in a language, in the words of an edition.

    >>> from fourfold.words.message import message
    >>> texts = Texts(Language.DE, Edition.ACCESS)
    >>> texts.say(message("cell-holds", cell=Cell.B3, piece=Piece("9")))
    'b3, große runde gerillte mit Loch.'
    """

    language: Language
    edition: Edition = Edition.CLASSIC
    verbosity: Verbosity = Verbosity.NORMAL
    phonetic: bool = False
    """Whether columns are named by words that do not rhyme."""

    def say(self, message: Message) -> str:
        """Renders a message."""
        arguments = {name: self._spoken(value) for name, value in message.arguments}
        settings = {"verbosity": str(self.verbosity), "edition": str(self.edition)}
        return locale_of(self.language).format(message.id, arguments | settings)

    def piece(self, piece: Piece) -> str:
        """A piece by its traits."""
        return self._format("piece", **{str(trait): self.value(piece[trait]) for trait in ORDER})

    def cell(self, cell: Cell) -> str:
        """A cell by its name, or phonetically."""
        if not self.phonetic:
            return str(cell)
        return self._format("cell-phonetic", column=self._column(cell), row=str(cell)[1])

    def line(self, line: Line) -> str:
        """A line by its kind and place."""
        first, last = line.cells[0], line.cells[-1]
        if line.kind is LineKind.ROW:
            return self._format("line-row", row=str(first)[1])
        if line.kind is LineKind.COLUMN:
            return self._format("line-column", column=self._column(first))
        return self._format(
            f"line-{line.kind.name.lower()}", start=self.cell(first), end=self.cell(last)
        )

    def trait(self, trait: Trait) -> str:
        """What the edition calls a trait."""
        return self._plain(f"trait-{self.edition.trait_name(trait)}")

    def value(self, value: TraitValue) -> str:
        """What the edition calls a value of a trait, said of one piece."""
        return self._plain(f"value-{self.edition.value_name(value)}")

    def _all_are(self, all_are: AllAre) -> str:
        names = (f"value-{self.edition.value_name(value)}.all" for value in all_are.values)
        return self._list([self._plain(name) for name in names])

    def _list(self, items: list[str]) -> str:
        if not items:
            return self._plain("list-none")
        *most, last = items
        start = reduce(lambda a, b: self._format("list-more", items=a, item=b), most or [last])
        return self._format("list-last", items=start, item=last) if most else start

    def _column(self, cell: Cell) -> str:
        letter = str(cell)[0]
        return self._plain(f"letter-{letter}") if self.phonetic else letter

    def _spoken(self, argument: Argument) -> str | int:
        if isinstance(argument, Message):
            return self.say(argument)
        if isinstance(argument, tuple):
            return self._list([str(self._spoken(each)) for each in argument])
        if (speak := _SPEAK.get(type(argument))) is not None:
            return speak(self, argument)
        return str(argument) if isinstance(argument, Word) else argument  # type: ignore[return-value]

    def _plain(self, id_: str) -> str:
        return locale_of(self.language).plain(id_)

    def _format(self, id_: str, **arguments: str) -> str:
        return locale_of(self.language).format(id_, arguments)


_SPEAK: dict[type, Callable[[Texts, Any], str]] = {
    Piece: Texts.piece,
    Cell: Texts.cell,
    Line: Texts.line,
    Trait: Texts.trait,
    TraitValue: Texts.value,
    AllAre: Texts._all_are,
}
