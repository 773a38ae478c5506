"""What is to be said, before it is put into words: an id and plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from fourfold.rules import Cell, Line, Piece, Trait, TraitValue
from fourfold.rules.word import Word


@dataclass(frozen=True, slots=True)
class AllAre:
    """Values that are said of several pieces at once: “all four are light and round”."""

    values: tuple[TraitValue, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in no language: the id of a text, and what stands in its gaps.

    Pieces, cells, lines, traits and their values are put into words by the listener's settings;
    a tuple is a list; a message may stand in another one; any other vocabulary's word chooses
    among the ways in which the text can go.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __getitem__(self, name: str) -> Argument:
        """What stands in a gap. Raises `KeyError`."""
        return dict(self.arguments)[name]


Argument: TypeAlias = str | int | Word | AllAre | Message | tuple["Argument", ...]


def message(id_: str, /, **arguments: Argument) -> Message:
    """Makes a message.

    >>> message("placed", cell=Cell.B3)
    Message(id='placed', arguments=(('cell', Cell.B3),))
    """
    return Message(id_, tuple(arguments.items()))


def message_to_json(message: Message) -> dict[str, Any]:
    """A message as a JSON object, for a page that puts it into words by itself.

    >>> message_to_json(message("placed", cell=Cell.B3, you="other"))
    {'id': 'placed', 'arguments': {'cell': {'cell': 'b3'}, 'you': 'other'}}
    """
    return {
        "id": message.id,
        "arguments": {name: _to_json(value) for name, value in message.arguments},
    }


_KINDS: Final[Mapping[type, str]] = MappingProxyType(
    {Cell: "cell", Line: "line", Piece: "piece", Trait: "trait", TraitValue: "value"}
)


def _to_json(argument: Argument) -> Any:
    if isinstance(argument, Word):
        kind = _KINDS.get(type(argument))
        return str(argument) if kind is None else {kind: str(argument)}
    if isinstance(argument, tuple):
        return [_to_json(each) for each in argument]
    if isinstance(argument, AllAre):
        return {"all": [str(value) for value in argument.values]}
    return message_to_json(argument) if isinstance(argument, Message) else argument
