"""Understands what a player types: in the language of the game, in English, or in notation.

Case, accents, blanks and the ends of words are forgiven: a short form will do if it can only mean
one thing.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from fourfold.rules import (
    Call,
    Cell,
    Done,
    Give,
    Line,
    LineKind,
    Piece,
    Place,
    TraitValue,
)
from fourfold.rules.errors import printable
from fourfold.table import Accept, Claim, Decline, Offer, Play, Propose, Resign
from fourfold.table.codec import TYPED_AT_MOST
from fourfold.words.language import Language, Verbosity
from fourfold.words.message import Argument, Message, message
from fourfold.words.query import (
    Board,
    Braille,
    ChangeLanguage,
    ChangeVerbosity,
    Column,
    Diagonals,
    Ending,
    Find,
    Hand,
    Help,
    Hint,
    Last,
    Left,
    Phonetic,
    Quarto,
    Quit,
    Repeat,
    Row,
    Rules,
    Save,
    Shares,
    Traits,
    Turn,
    Typed,
    WhatIsOn,
)
from fourfold.words.texts import ORDER, locale_of

SHOWN_AT_MOST: Final = 40

_WORD = re.compile(r"[^\W_]+")
_CELLS = re.compile(r"(?:[a-d][1-4])+")
_DIGIT = re.compile(r"[0-9a-f]")
_ROWS = ("1", "2", "3", "4")


class NotUnderstoodError(Exception):
    """Something typed that means nothing here, or more than one thing; `message` says so."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def understand(text: str, language: Language) -> Typed:
    """What a player means. Raises `NotUnderstoodError`, and nothing else.

    >>> understand("Donne haute creuse ronde claire", Language.FR)
    Play(move=Give(piece=Piece.P1))
    >>> understand("quarto column B", Language.DE)
    Play(move=Call(line=Line.B1B4))
    """
    reader = _read(text, language)
    bare = _notation(reader.words)
    if text.lstrip().startswith("!"):
        return _call(reader)
    if text.strip() == "?":
        return Help()
    if bare is not None:
        return _asked(bare) if text.rstrip().endswith("?") else Play(bare)
    exact = reader.take("command", exactly=True)
    if exact is not None:
        return _COMMANDS[exact](reader)
    if (values := reader.all_values()) is not None:
        return Play(Give(_piece_of(values)))
    command = reader.take("command")
    if command is None:
        raise reader.not_understood("command")
    return _COMMANDS[command](reader)


def _asked(bare: Give | Place) -> Typed:
    """What is asked of a cell or a piece by its notation and a question mark."""
    return WhatIsOn(bare.cell) if isinstance(bare, Place) else Find(bare.piece.values)


def understand_line(text: str, language: Language) -> Line:
    """The line that a player points out. Raises `NotUnderstoodError`."""
    return _line(_read(text, language))


def command_words() -> tuple[str, ...]:
    """The ids of all commands."""
    return tuple(_COMMANDS)


# Vocabularies


def _normal(text: str) -> str:
    """A text without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()


@dataclass(frozen=True)
class _Vocabulary:
    """What one language calls the members of a group."""

    taught: Mapping[str, str]
    """Each member by its first synonym, with one blank between the words."""
    targets: Mapping[str, str]
    """Each member by all its synonyms."""
    spelled: Mapping[str, str]
    """The synonyms as they are written."""
    longest: int
    """How many words a synonym has at most."""

    def exactly(self, words: Sequence[str]) -> tuple[str, int] | None:
        """What the longest start of some words means, and how many words it has."""
        for count in range(len(words), 0, -1):
            target = self.targets.get(" ".join(words[:count]))
            if target is not None:
                return target, count
        return None

    def beginning(self, words: Sequence[str]) -> tuple[list[str], int]:
        """The phrases that begin like the longest start of some words, and how many those are.

        What is taught goes before other synonyms, of which one letter is not enough.
        """
        for count in range(len(words), 0, -1):
            start = " ".join(words[:count])
            for known in (self.taught, self.targets) if len(start) > 1 else (self.taught,):
                found = [phrase for phrase in known if phrase.startswith(start)]
                if found:
                    return found, count
        return [], 0


_VALUE_NAMES: Final[Mapping[str, TraitValue]] = MappingProxyType(
    {str(value): value for value in TraitValue}
    | {"smooth": TraitValue.LIGHT, "grooved": TraitValue.DARK}
)
_VERBOSITIES: Final[Mapping[str, Verbosity]] = MappingProxyType(
    {"brief": Verbosity.SHORT, "normal": Verbosity.NORMAL, "full": Verbosity.FULL}
)
_KINDS: Final[Mapping[str, LineKind]] = MappingProxyType(
    {kind.name.lower(): kind for kind in LineKind}
)
_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "value": tuple(_VALUE_NAMES),
        "kind": tuple(_KINDS),
        "letter": ("a", "b", "c", "d"),
        "language": tuple(str(language) for language in Language),
        "verbosity": tuple(_VERBOSITIES),
        "filler": ("filler",),
    }
)


@lru_cache(maxsize=64)
def _vocabulary(language: Language, group: str) -> _Vocabulary:
    prefix = "command" if group == "command" else "typed"
    names = tuple(_COMMANDS) if group == "command" else _GROUPS[group]
    texts = locale_of(language)
    taught: dict[str, str] = {}
    targets: dict[str, str] = {}
    spelled: dict[str, str] = {}
    for name in names:
        for number, synonym in enumerate(texts.plain(f"{prefix}-{name}").split(",")):
            phrase = " ".join(_WORD.findall(_normal(synonym)))
            if number == 0:
                taught.setdefault(phrase, name)
            targets.setdefault(phrase, name)
            spelled.setdefault(phrase, synonym.strip())
    return _Vocabulary(taught, targets, spelled, max(known.count(" ") + 1 for known in targets))


@dataclass
class _Reader:
    """The words of a typed text, taken one after the other."""

    text: str
    language: Language
    words: list[str]
    at: int = 0

    @property
    def word(self) -> str:
        """The word that comes next; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    @property
    def rest(self) -> list[str]:
        """All words that are not taken yet. To look at the next one only, there is `word`."""
        return self.words[self.at :]

    def _start(self, vocabulary: _Vocabulary) -> list[str]:
        """As many of the next words as a phrase of a vocabulary may have."""
        return self.words[self.at : self.at + vocabulary.longest]

    def take(self, group: str, *, exactly: bool = False) -> str | None:
        """Takes the words for a member of a group, if they come next.

        Raises `NotUnderstoodError` where a short form can mean several.
        """
        vocabularies = [_vocabulary(language, group) for language in self._languages()]
        for vocabulary in vocabularies:
            if (found := vocabulary.exactly(self._start(vocabulary))) is not None:
                self.at += found[1]
                return found[0]
        for vocabulary in () if exactly else vocabularies:
            phrases, count = vocabulary.beginning(self._start(vocabulary))
            targets = [vocabulary.targets[phrase] for phrase in phrases]
            if len({_meaning(group, target) for target in targets}) > 1:
                choices = ", ".join(vocabulary.spelled[phrase] for phrase in phrases)
                raise _error("ambiguous", text=_shown(self.word), choices=choices)
            if targets:
                self.at += count
                return targets[0]
        return None

    def skip_fillers(self) -> None:
        """Passes over words such as “the”."""
        while self.take("filler", exactly=True):
            pass

    def all_values(self) -> list[TraitValue] | None:
        """All the rest as values of traits, or None where there is anything else."""
        start, values = self.at, []
        while self.word:
            value = self.take("value", exactly=True)
            if value is not None:
                values.append(_VALUE_NAMES[value])
            elif self.take("filler", exactly=True) is None:
                break
        if self.word or not values:
            self.at = start
            return None
        return values

    def not_understood(self, *groups: str) -> NotUnderstoodError:
        """The error for the word that comes next, with what was perhaps meant."""
        from difflib import get_close_matches  # noqa: PLC0415 - seldom needed

        word = self.word[:SHOWN_AT_MOST]
        for language in self._languages():
            spelled: dict[str, str] = {}
            for group in groups:
                spelled |= _vocabulary(language, group).spelled
            if near := get_close_matches(word, spelled, n=1, cutoff=0.6):
                return _error("not-understood-near", text=_shown(word), near=spelled[near[0]])
        return _error("not-understood", text=_shown(self.text))

    def _languages(self) -> tuple[Language, ...]:
        english = () if self.language is Language.EN else (Language.EN,)
        return (self.language, *english)


def _meaning(group: str, target: str) -> object:
    return _VALUE_NAMES[target] if group == "value" else target


def _error(id_: str, **arguments: Argument) -> NotUnderstoodError:
    return NotUnderstoodError(message(id_, **arguments))


def _shown(text: str) -> str:
    shown = " ".join(printable(text[: SHOWN_AT_MOST + 1]).split())
    return shown if len(shown) <= SHOWN_AT_MOST else f"{shown[: SHOWN_AT_MOST - 1]}…"


def _read(text: str, language: Language) -> _Reader:
    # There are characters that stand for many others.
    spelled = unicodedata.normalize("NFKC", text) if len(text) <= TYPED_AT_MOST else text
    if len(spelled) > TYPED_AT_MOST:
        raise _error("not-understood-long")
    words = _WORD.findall(_normal(spelled))
    if not words and not re.search("[!?]", text):
        raise (
            _error("not-understood", text=_shown(text)) if text.strip() else _error("nothing-typed")
        )
    return _Reader(text, language, list(_joined(_Reader(text, language, words))))


def _joined(reader: _Reader) -> Iterator[str]:
    """The words with cells in one piece: `b 3` and “bravo 3” are `b3`."""
    while word := reader.word:
        start = reader.at
        row = "".join(reader.words[start + 1 : start + 2])
        letter = None
        if row in _ROWS:
            letter = word if word in _GROUPS["letter"] else reader.take("letter", exactly=True)
        yield word if letter is None else letter + row
        reader.at = start + (1 if letter is None else 2)


# Arguments


def _notation(words: Sequence[str]) -> Give | Place | None:
    if len(words) != 1:
        return None
    (word,) = words
    if _DIGIT.fullmatch(word):
        return Give(Piece(word))
    return Place(Cell(word)) if len(word) == 2 and _CELLS.fullmatch(word) else None


def _cells(words: Iterable[str]) -> list[Cell]:
    return [
        Cell(word[i : i + 2])
        for word in words
        if _CELLS.fullmatch(word)
        for i in range(0, len(word), 2)
    ]


def _piece(reader: _Reader) -> Piece:
    return _piece_of(_values(reader))


def _values(reader: _Reader) -> list[TraitValue]:
    """The values that are named, by a piece's digit or by themselves."""
    last = len(reader.words) - 1
    if reader.word and _DIGIT.fullmatch(reader.words[last]):
        while reader.at < last and reader.take("filler", exactly=True):
            pass
        if reader.at == last:
            return list(Piece(reader.word).values)
    values: list[TraitValue] = []
    while reader.word:
        value = reader.take("value", exactly=True)
        if value is None and reader.take("filler", exactly=True):
            continue
        value = value or reader.take("value")
        if value is None:
            raise reader.not_understood("value")
        values.append(_VALUE_NAMES[value])
    if not values:
        raise _error("which-piece")
    return values


def _piece_of(values: Iterable[TraitValue]) -> Piece:
    chosen = {value.trait: value for value in values}
    for value in values:
        if chosen[value.trait] is not value:
            raise _error("find-contradiction", first=value, second=chosen[value.trait])
    missing = tuple(trait for trait in ORDER if trait not in chosen)
    if missing:
        raise _error("missing-traits", traits=missing)
    return Piece.from_values(chosen.values())


def _cell(reader: _Reader) -> Cell:
    cells = _cells(reader.rest)
    if len(cells) != 1:
        raise _error("which-cell")
    return cells[0]


def _row(reader: _Reader) -> int:
    numbers = [word for word in reader.rest if word in _ROWS]
    if len(numbers) != 1:
        raise _error("which-row")
    return int(numbers[0])


def _column(reader: _Reader) -> str:
    while reader.word:
        if reader.word in _GROUPS["letter"]:
            return reader.word
        if (letter := reader.take("letter", exactly=True)) is not None:
            return letter
        reader.at += 1
    raise _error("which-column")


def _line(reader: _Reader) -> Line:
    cells = set(_cells(reader.rest))
    while reader.word and not _CELLS.fullmatch(reader.word):
        kind = reader.take("kind", exactly=True)
        if kind is None and reader.take("filler", exactly=True):
            continue
        kind = kind or reader.take("kind")
        if kind is None:
            break
        if kind == "row" and not cells:
            number = _row(reader)
            return Line(f"a{number}d{number}")
        if kind == "column" and not cells:
            letter = _column(reader)
            return Line(f"{letter}1{letter}4")
        return _line_by_cells(cells, (_KINDS[kind],))
    return _line_by_cells(cells, tuple(LineKind))


def _line_by_cells(cells: set[Cell], kinds: tuple[LineKind, ...]) -> Line:
    """The line with these ends or corners, or all these cells; one cell is enough for a kind."""
    for line in Line:
        if line.kind not in kinds:
            continue
        first, second, third, last = line.cells
        ways = [{first, last}, set(line.cells)]
        if line.kind is LineKind.BLOCK:
            ways.append({second, third})
        if len(kinds) == 1:
            ways += [{first}] if line.kind is LineKind.BLOCK else [{cell} for cell in line.cells]
        if cells in ways:
            return line
    raise _error("not-a-line")


def _call(reader: _Reader) -> Typed:
    return Play(Call(_line(reader))) if reader.word else Quarto()


def _find(reader: _Reader) -> Typed:
    return Find(tuple(_values(reader)))


def _help(reader: _Reader) -> Typed:
    if not reader.word:
        return Help()
    command = reader.take("command")
    if command is None:
        raise reader.not_understood("command")
    return Help(command)


def _save(reader: _Reader) -> Typed:
    return Save(reader.text.strip().partition(" ")[2].strip())


def _language(reader: _Reader) -> Typed:
    return ChangeLanguage(Language(_chosen(reader, "language", "language")))


def _verbosity(reader: _Reader) -> Typed:
    return ChangeVerbosity(_VERBOSITIES[_chosen(reader, "verbosity", "detail")])


def _chosen(reader: _Reader, group: str, command: str) -> str:
    reader.skip_fillers()
    if not reader.word:
        raise _error(f"command-{command}.help")
    chosen = reader.take(group)
    if chosen is None:
        raise reader.not_understood(group)
    return chosen


def _alone(typed: Typed) -> Callable[[_Reader], Typed]:
    """A command without arguments; fillers after it are forgiven."""

    def read(reader: _Reader) -> Typed:
        reader.skip_fillers()
        if reader.word:
            raise _error("not-understood", text=_shown(reader.text))
        return typed

    return read


_COMMANDS: Final[Mapping[str, Callable[[_Reader], Typed]]] = MappingProxyType(
    {
        "give": lambda reader: Play(Give(_piece(reader))),
        "place": lambda reader: Play(Place(_cell(reader))),
        "call": _call,
        "done": _alone(Play(Done())),
        "draw": _alone(Propose(Offer.DRAW)),
        "undo": _alone(Propose(Offer.TAKE_BACK)),
        "rematch": _alone(Propose(Offer.REMATCH)),
        "accept": _alone(Accept()),
        "decline": _alone(Decline()),
        "resign": _alone(Resign()),
        "claim": _alone(Claim()),
        "board": _alone(Board()),
        "braille": _alone(Braille()),
        "row": lambda reader: Row(_row(reader)),
        "column": lambda reader: Column(_column(reader)),
        "diagonals": lambda _: Diagonals(),
        "what": lambda reader: WhatIsOn(_cell(reader)),
        "left": _alone(Left()),
        "hand": _alone(Hand()),
        "last": _alone(Last()),
        "turn": _alone(Turn()),
        "shares": lambda reader: Shares(_line(reader)),
        "find": _find,
        "traits": _alone(Traits()),
        "result": _alone(Ending()),
        "hint": _alone(Hint()),
        "help": _help,
        "rules": _alone(Rules()),
        "save": _save,
        "quit": _alone(Quit()),
        "language": _language,
        "detail": _verbosity,
        "phonetic": _alone(Phonetic()),
        "repeat": _alone(Repeat()),
    }
)
"""By the id of their words, in the order in which help is given."""
