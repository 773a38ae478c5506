"""The base class of the game's enumerations."""

from enum import Enum


class Word(Enum):
    """An enumeration whose members have their notation as `value`, and are written so by `str()`.

    Members are compared by identity, so a cell is never equal to a piece or to a number.
    """

    __hash__ = object.__hash__  # Enum's own hashes the name in Python code; this one is free.

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return str(self._value_)  # `value` is a property, which takes three times as long.
