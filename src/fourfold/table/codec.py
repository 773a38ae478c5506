"""The JSON codec of events, options and commands, the same in databases and on the wire.

Each is one object, whose words are those of the notation. What was written is read back strictly.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from math import isfinite
from typing import Any, Final, TypeVar, get_args

from fourfold.rules import (
    Edition,
    Line,
    Position,
    Reason,
    Result,
    Seat,
    Variant,
    parse_move,
    parse_position,
    parse_traits,
)
from fourfold.rules.errors import FourfoldError, TextError, quoted
from fourfold.rules.game import Calling, check_start
from fourfold.table import command as commands, event as events
from fourfold.table.command import Command, Offer
from fourfold.table.errors import TableCode
from fourfold.table.event import Event
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.table.series import Series

Json = dict[str, Any]
Kind = TypeVar("Kind")

VERSION: Final = 2
"""Of the protocol, whose messages are made of these; bumped on breaking changes."""
_ADDED: Final = {"coach": False}
"""Options that earlier versions did not write."""
TYPED_AT_MOST: Final = 200
"""Characters of what a person types at a table."""


def event_to_json(event: Event) -> Json:
    """An event as a JSON object: its kind and its fields."""
    body: Json = {"event": _EVENT_NAMES[type(event)]}
    return body | (_opened(event) if isinstance(event, events.Opened) else _fields(event))


def event_from_json(data: object) -> Event:
    """Reads what `event_to_json` wrote, in earlier versions too. Raises `TextError` otherwise."""
    try:
        event = _read(data)
    except (KeyError, TypeError, ValueError, OverflowError, FourfoldError):
        event = None
    if event is None or event_to_json(event) != _completed(data):
        raise TextError(TableCode.BAD_EVENT, f"{quoted(str(data))} is not an event of a table")
    return event


def _completed(data: Any) -> Any:
    """An event with the options that were added since it was written."""
    if not isinstance(data.get("options"), dict):
        return data
    return data | {"options": _ADDED | data["options"]}


def _read(data: object) -> Event | None:
    if not isinstance(data, dict):
        return None
    values = dict(data)
    kind = _KINDS[values.pop("event")]
    if kind is events.Opened:
        return _read_opened(values)
    event: Event = kind(**{name: _READERS[name](value) for name, value in values.items()})
    return event


def _opened(event: events.Opened) -> Json:
    """The fields of a table's first event. What is as usual is left out, as in old databases."""
    usual = (None, Position(event.options.variant))
    start = {} if event.start in usual else {"start": str(event.start)}
    series = {} if event.series == Series() else {"series": series_to_json(event.series)}
    return {"options": options_to_json(event.options)} | start | series


def _read_opened(values: Json) -> events.Opened:
    options = options_from_json(values["options"])
    start = None
    if "start" in values:
        start = parse_position(_text(values["start"]), options.variant)
        check_start(start, options.calling)
    series = _read_series(values["series"]) if "series" in values else Series()
    return events.Opened(options, start, series)


def series_to_json(series: Series) -> Json:
    """The score of a series as a JSON object; the wins are those of player 0 and of player 1."""
    return {"wins": list(series.wins), "draws": series.draws}


def _read_series(values: Mapping[str, Any]) -> Series:
    first, second = map(_count, values["wins"])
    series = Series((first, second), _count(values["draws"]))
    if min(*series.wins, series.draws) < 0:
        raise ValueError(values)
    return series


def options_to_json(options: Options) -> Json:
    """The options of a table as a JSON object."""
    values = _fields(options)
    del values["variant"]
    traits = ",".join(map(str, options.variant.traits))
    return {"traits": traits, "squares": options.variant.blocks} | values


def options_from_json(values: Mapping[str, Any]) -> Options:
    """Reads what `options_to_json` wrote; what is left out is as usual.

    Raises `FourfoldError` for what makes no sense, `KeyError`, `TypeError` or `ValueError` for
    what it cannot have written.
    """
    left = dict(values)
    usual = Variant()
    traits = left.pop("traits", None)
    variant = Variant(
        usual.traits if traits is None else parse_traits(_text(traits)),
        _flag(left.pop("squares", usual.blocks)),
    )
    return Options(variant, **{name: _READERS[name](value) for name, value in left.items()})


def command_to_json(command: Command) -> Json:
    """A command as it is sent. Raises `TextError` for coming and going, which nobody sends."""
    name = _COMMAND_NAMES.get(type(command))
    if name is None:
        raise TextError(TableCode.BAD_COMMAND, "who is there is seen by the connection")
    return {"command": name} | _fields(command)


def command_from_json(data: Mapping[str, Any]) -> Command:
    """The command in a message, whatever else is in it. Raises `TextError`."""
    name = data.get("command")
    for command, field in (("play", "move"), ("propose", "offer")):
        value = data.get(field)
        if name == command and not isinstance(value, str):
            raise TextError(TableCode.BAD_MESSAGE, f"“{command}” needs a field “{field}”")
        if name != command and value is not None:
            raise TextError(TableCode.BAD_MESSAGE, f"“{field}” belongs to “{command}” alone")
    if name == "play":
        return commands.Play(parse_move(data["move"]))
    try:
        kind = _COMMANDS[_text(name)]
        return commands.Propose(Offer(data["offer"])) if kind is commands.Propose else kind()
    except (KeyError, TypeError, ValueError):
        raise TextError(TableCode.BAD_MESSAGE, "there is no such command") from None


def _fields(value: Event | Options | Command) -> Json:
    """The fields of a value: numbers, flags and None as they are, all others as texts."""
    kind: Any = type(value)
    values = {name: getattr(value, name) for name in _names(kind)}
    return {
        name: item if item is None or isinstance(item, int | float) else str(item)
        for name, item in values.items()
    }


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))


def _time(value: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise TypeError(f"not a time: {value!r}")
    return float(value)


def _exactly(kind: type[Kind]) -> Callable[[Any], Kind]:
    """A reader of values that are of a type already, and of none derived from it."""

    def read(value: Any) -> Kind:
        if type(value) is not kind:
            raise TypeError(f"not of type {kind.__name__}: {value!r}")
        return value

    return read


_flag, _count, _text = _exactly(bool), _exactly(int), _exactly(str)


def _same(value: Any) -> Any:
    """A number that `Options` checks."""
    return value


def _name(kind: type) -> str:
    """What a kind of event or command is called: `called-wrongly` for `CalledWrongly`."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


_KINDS: Final[Mapping[str, Any]] = {_name(kind): kind for kind in get_args(Event)}
_EVENT_NAMES: Final[Mapping[type, str]] = {kind: name for name, kind in _KINDS.items()}
_READERS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "player": _text,
    "first": _count,
    "moves": _count,
    "at": _time,
    "seat": Seat,
    "move": lambda value: parse_move(_text(value)),
    "line": Line,
    "offer": Offer,
    "result": Result,
    "reason": Reason,
    "edition": Edition,
    "calling": Calling,
    "seconds_per_move": _same,
    "late": Late,
    "wrong_calls": WrongCalls,
    "wrong_calls_to_lose": _same,
    "hints": _flag,
    "coach": _flag,
    "mask": _flag,
    "patience": _same,
}
_COMMANDS: Final[Mapping[str, Any]] = {
    _name(kind): kind for kind in get_args(Command) if kind not in (commands.Leave, commands.Return)
}
_COMMAND_NAMES: Final[Mapping[type, str]] = {kind: name for name, kind in _COMMANDS.items()}
