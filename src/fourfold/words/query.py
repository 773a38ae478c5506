"""What can be typed besides the commands of a table; questions to the board as JSON values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from fourfold.rules import Cell, Line, Piece, TextError, TraitValue
from fourfold.table import Command, TableCode
from fourfold.words.language import Language, Verbosity


@dataclass(frozen=True)
class _Plain:
    """A value without fields. What it inherits tells its kinds apart, and is made only once."""

    __slots__ = ()


class Board(_Plain):
    """What stands on the board?"""

    __slots__ = ()


class Braille(_Plain):
    """What stands on the board, and which piece is in hand, in braille?"""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in a row, 1 to 4?"""

    number: int


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in a column, a to d?"""

    letter: str


class Diagonals(_Plain):
    """What stands on the two long diagonals?"""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class WhatIsOn:
    """What stands on a cell?"""

    cell: Cell


class Left(_Plain):
    """Which pieces lie beside the board?"""

    __slots__ = ()


class Hand(_Plain):
    """Which piece is in hand?"""

    __slots__ = ()


class Last(_Plain):
    """What was played last?"""

    __slots__ = ()


class Turn(_Plain):
    """Whose turn is it, and how much time is left?"""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shares:
    """What have the pieces of a line in common so far?"""

    line: Line


@dataclass(frozen=True, slots=True)
class Find:
    """Where are the pieces with these values?"""

    values: tuple[TraitValue, ...]


class Traits(_Plain):
    """What counts at this table?"""

    __slots__ = ()


class Ending(_Plain):
    """How did the game end, and which lines were missed?"""

    __slots__ = ()


Query: TypeAlias = (
    Board
    | Braille
    | Row
    | Column
    | Diagonals
    | WhatIsOn
    | Left
    | Hand
    | Last
    | Turn
    | Shares
    | Find
    | Traits
    | Ending
)


class Quarto(_Plain):
    """“QUARTO!” without a line: it is still to be pointed out."""

    __slots__ = ()


class Hint(_Plain):
    """What could be played?"""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Help:
    """What can be typed, or how is one command typed?"""

    command: str | None = None


class Rules(_Plain):
    """The rule book."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Save:
    """Saves the game, under a name if one was typed."""

    name: str = ""


class Quit(_Plain):
    """Leaves."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ChangeLanguage:
    """Goes on in another language."""

    language: Language


@dataclass(frozen=True, slots=True)
class ChangeVerbosity:
    """Says more or less from now on."""

    verbosity: Verbosity


class Phonetic(_Plain):
    """Names columns by words, or by letters again."""

    __slots__ = ()


class Repeat(_Plain):
    """Says the last sentence again."""

    __slots__ = ()


Utility: TypeAlias = (
    Quarto
    | Hint
    | Help
    | Rules
    | Save
    | Quit
    | ChangeLanguage
    | ChangeVerbosity
    | Phonetic
    | Repeat
)

Typed: TypeAlias = Command | Query | Utility

Asked: TypeAlias = Query | Hint | Quarto
"""What a program can ask at a table: `Quarto` asks whether it is the moment to call."""


def query_from_json(data: Mapping[str, Any]) -> Asked:
    """The question in a message, whatever else is in it. Raises `TextError`.

    >>> query_from_json({"query": "row", "row": 3})
    Row(number=3)
    """
    try:
        name = data["query"]
        if name in _BARE:
            bare: Asked = _BARE[name]()
            return bare
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
    return {"query": _NAMES[type(query)]}


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


_BARE: Final[Mapping[str, type[Any]]] = MappingProxyType(
    {
        "board": Board,
        "braille": Braille,
        "diagonals": Diagonals,
        "left": Left,
        "hand": Hand,
        "last": Last,
        "turn": Turn,
        "traits": Traits,
        "ending": Ending,
        "hint": Hint,
        "call": Quarto,
    }
)
_NAMES: Final[Mapping[type, str]] = MappingProxyType({kind: name for name, kind in _BARE.items()})
_WITH_FIELD: Final[Mapping[str, tuple[str, Callable[[Any], Asked]]]] = MappingProxyType(
    {
        "row": ("row", _row),
        "column": ("column", _column),
        "cell": ("cell", lambda text: WhatIsOn(Cell(text))),
        "piece": ("piece", lambda text: Find(Piece(text).values)),
        "shares": ("line", lambda text: Shares(Line(text))),
        "find": ("values", _find),
    }
)
