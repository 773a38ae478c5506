"""What can be typed besides the commands of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.rules import Cell, Line, TraitValue
from fourfold.table import Command
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
