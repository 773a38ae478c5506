"""What can be typed besides the commands of a table; questions to the board as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from fourfold.rules import Cell, Line, Piece, TextError, TraitValue
from fourfold.rules.word import Word
from fourfold.table import Command, TableCode
from fourfold.words.language import Language, Verbosity


class Question(Word):
    """A question to the board that names no part of it."""

    BOARD = "board"
    """What stands on the board?"""
    BRAILLE = "braille"
    """What stands on the board, and which piece is in hand, in braille?"""
    DIAGONALS = "diagonals"
    """What stands on the two long diagonals?"""
    LEFT = "left"
    """Which pieces lie beside the board?"""
    HAND = "hand"
    """Which piece is in hand?"""
    LAST = "last"
    """What was played last?"""
    TURN = "turn"
    """Whose turn is it, and how much time is left?"""
    TRAITS = "traits"
    """What counts at this table?"""
    ENDING = "ending"
    """How did the game end, and which lines were missed?"""


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in a row, 1 to 4?"""

    number: int


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in a column, a to d?"""

    letter: str


@dataclass(frozen=True, slots=True)
class WhatIsOn:
    """What stands on a cell?"""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Shares:
    """What have the pieces of a line in common so far?"""

    line: Line


@dataclass(frozen=True, slots=True)
class Find:
    """Where are the pieces with these values?"""

    values: tuple[TraitValue, ...]


Query: TypeAlias = Question | Row | Column | WhatIsOn | Shares | Find


class Action(Word):
    """What else can be typed as one word."""

    QUARTO = "quarto"
    """“QUARTO!” without a line: it is still to be pointed out."""
    HINT = "hint"
    """What could be played?"""
    RULES = "rules"
    """The rule book."""
    QUIT = "quit"
    """Leaves."""
    PHONETIC = "phonetic"
    """Names columns by words, or by letters again."""
    REPEAT = "repeat"
    """Says the last sentence again."""


class Phrase(Word):
    """What one player can say to the other."""

    HELLO = "hello"
    GOOD_LUCK = "good-luck"
    GOOD_GAME = "good-game"
    WELL_SEEN = "well-seen"
    ONE_MOMENT = "one-moment"
    THANKS = "thanks"


@dataclass(frozen=True, slots=True)
class Help:
    """What can be typed, or how is one command typed?"""

    command: str | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """Saves the game, under a name if one was typed."""

    name: str = ""


Typed: TypeAlias = Command | Query | Action | Phrase | Help | Save | Language | Verbosity
"""A phrase is said to the other player; a language or a verbosity is that from now on."""

Asked: TypeAlias = Query | Literal[Action.HINT, Action.QUARTO]
"""What a program can ask at a table: `QUARTO` asks whether it is the moment to call."""


def query_from_json(data: Mapping[str, Any]) -> Asked:
    """The question in a message, whatever else is in it. Raises `TextError`.

    >>> query_from_json({"query": "row", "row": 3})
    Row(number=3)
    """
    try:
        name = data["query"]
        if name not in _WITH_FIELD:
            return _BARE[name]
        field, read = _WITH_FIELD[name]
        return read(data[field])
    except (KeyError, TypeError, ValueError):
        raise TextError(TableCode.BAD_MESSAGE, "there is no such question") from None


def query_to_json(query: Asked) -> dict[str, Any]:
    """A question as it is sent.

    >>> query_to_json(Shares(Line("a2d2")))
    {'query': 'shares', 'line': 'a2d2'}
    """
    match query:
        case Row(number):
            return {"query": "row", "row": number}
        case Column(letter):
            return {"query": "column", "column": letter}
        case WhatIsOn(cell):
            return {"query": "cell", "cell": str(cell)}
        case Shares(line):
            return {"query": "shares", "line": str(line)}
        case Find(values):
            return {"query": "find", "values": list(map(str, values))}
    return {"query": "call" if query is Action.QUARTO else str(query)}


def _row(number: Any) -> Row:
    if type(number) is not int or not 1 <= number <= 4:
        raise ValueError(number)
    return Row(number)


def _column(letter: Any) -> Column:
    if letter not in ("a", "b", "c", "d"):
        raise ValueError(letter)
    return Column(letter)


def _find(values: Any) -> Find:
    if not values:
        raise ValueError(values)
    return Find(tuple(map(TraitValue, values)))


_BARE: Final[Mapping[str, Asked]] = {str(each): each for each in Question} | {
    "hint": Action.HINT,
    "call": Action.QUARTO,
}
_WITH_FIELD: Final[Mapping[str, tuple[str, Callable[[Any], Asked]]]] = {
    "row": ("row", _row),
    "column": ("column", _column),
    "cell": ("cell", lambda text: WhatIsOn(Cell(text))),
    "piece": ("piece", lambda text: Find(Piece(text).values)),
    "shares": ("line", lambda text: Shares(Line(text))),
    "find": ("values", _find),
}
