"""Messages for people before they are rendered: an id and plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from fourfold.rules import Cell, Line, Piece, TextError, Trait, TraitValue
from fourfold.rules.word import Word
from fourfold.table import TableCode


@dataclass(frozen=True, slots=True)
class AllAre:
    """Values that are said of several pieces at once: “all four are light and round”."""

    values: tuple[TraitValue, ...]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in no language: the id of a text, and the arguments of its variables.

    Pieces, cells, lines, traits and their values are rendered by the listener's settings; a tuple
    is a list; a message may stand in another one; a member of any other enumeration selects one
    of the text's variants.
    """

    id: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def __getitem__(self, name: str) -> Argument:
        """The argument of a variable. Raises `KeyError`."""
        return dict(self.arguments)[name]


Argument: TypeAlias = str | int | Word | AllAre | Message | tuple["Argument", ...]


def message(id_: str, /, **arguments: Argument) -> Message:
    """Makes a message.

    >>> message("placed", cell=Cell.B3)
    Message(id='placed', arguments=(('cell', Cell.B3),))
    """
    return Message(id_, tuple(arguments.items()))


def message_to_json(message: Message) -> dict[str, Any]:
    """Serialises a message as a JSON object, for a page that renders it by itself.

    >>> message_to_json(message("placed", cell=Cell.B3, you="other"))
    {'id': 'placed', 'arguments': {'cell': {'cell': 'b3'}, 'you': 'other'}}
    """
    return {
        "id": message.id,
        "arguments": {name: _to_json(value) for name, value in message.arguments},
    }


def message_from_json(body: Mapping[str, Any]) -> Message:
    """Deserialises what `message_to_json` writes. Raises `TextError`.

    A word that only selects a variant of a text stays the string that it was written as.

    >>> message_from_json({"id": "placed", "arguments": {"cell": {"cell": "b3"}, "you": "other"}})
    Message(id='placed', arguments=(('cell', Cell.B3), ('you', 'other')))
    """
    try:
        arguments = tuple((name, _from_json(value)) for name, value in body["arguments"].items())
        return Message(_text(body["id"]), arguments)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise TextError(TableCode.BAD_MESSAGE, "this is no message for people") from None


_KINDS: Final = {Cell: "cell", Line: "line", Piece: "piece", Trait: "trait", TraitValue: "value"}


def _to_json(argument: Argument) -> Any:
    if isinstance(argument, Word):
        kind = _KINDS.get(type(argument))
        return str(argument) if kind is None else {kind: str(argument)}
    if isinstance(argument, tuple):
        return [_to_json(each) for each in argument]
    if isinstance(argument, AllAre):
        return {"all": [str(value) for value in argument.values]}
    return message_to_json(argument) if isinstance(argument, Message) else argument


_WORDS: Final[Mapping[str, type[Word]]] = {name: kind for kind, name in _KINDS.items()}


def _from_json(value: Any) -> Argument:
    if isinstance(value, list | tuple):
        return tuple(map(_from_json, value))
    if not isinstance(value, dict):
        return value if type(value) is int else _text(value)
    if "id" in value:
        return message_from_json(value)
    ((kind, text),) = value.items()
    return AllAre(tuple(map(TraitValue, text))) if kind == "all" else _WORDS[kind](text)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value
