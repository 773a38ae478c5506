"""Events as JSON, for files and databases: one object each, its words those of the notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from math import isfinite
from types import MappingProxyType
from typing import Any, Final

from fourfold.rules import (
    Calling,
    Edition,
    ErrorCode,
    FourfoldError,
    Line,
    Reason,
    Result,
    Seat,
    TextError,
    Variant,
    parse_move,
    parse_traits,
)
from fourfold.rules.errors import quoted
from fourfold.table import event as events
from fourfold.table.command import Offer
from fourfold.table.event import Event
from fourfold.table.options import Late, Options, WrongCalls

Json = dict[str, Any]


def event_to_json(event: Event) -> Json:
    """An event as a JSON object: its kind and its fields."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    if isinstance(event, events.Opened):
        values = _options_to_json(event.options)
    return {"event": _NAMES[type(event)]} | {
        name: value if isinstance(value, int | float | None) else str(value)
        for name, value in values.items()
    }


def event_from_json(data: object) -> Event:
    """Reads what `event_to_json` wrote. Raises `TextError` for anything else."""
    try:
        event = _read(data)
    except (KeyError, TypeError, ValueError, OverflowError, FourfoldError):
        event = None
    if event is None or event_to_json(event) != data:
        raise TextError(ErrorCode.BAD_EVENT, f"{quoted(str(data))} is not an event of a table")
    return event


def _read(data: object) -> Event | None:
    if not isinstance(data, dict):
        return None
    values = dict(data)
    kind = _KINDS[values.pop("event")]
    if kind is events.Opened:
        return events.Opened(_options_from_json(values))
    event: Event = kind(**{name: _READERS[name](value) for name, value in values.items()})
    return event


def _options_to_json(options: Options) -> Json:
    values: Json = {each.name: getattr(options, each.name) for each in fields(options)}
    variant: Variant = values.pop("variant")
    return {
        "traits": ",".join(map(str, variant.traits)),
        "squares": "on" if variant.blocks else "off",
    } | values


def _options_from_json(values: Json) -> Options:
    traits, squares = _text(values.pop("traits")), values.pop("squares")
    read = {name: _OPTION_READERS[name](value) for name, value in values.items()}
    return Options(Variant(parse_traits(traits), squares == "on"), **read)


def _time(value: Any) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise TypeError(f"not a time: {value!r}")
    return float(value)


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise TypeError(f"neither true nor false: {value!r}")
    return value


def _same(value: Any) -> Any:
    """A number that `Options` checks."""
    return value


def _count(value: Any) -> int:
    if type(value) is not int:
        raise TypeError(f"not a whole number: {value!r}")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise TypeError(f"not a text: {value!r}")
    return value


_KINDS: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "opened": events.Opened,
        "joined": events.Joined,
        "began": events.Began,
        "moved": events.Moved,
        "called-wrongly": events.CalledWrongly,
        "offered": events.Offered,
        "declined": events.Declined,
        "took-back": events.TookBack,
        "rematched": events.Rematched,
        "left": events.Left,
        "returned": events.Returned,
        "resumed": events.Resumed,
        "time-up": events.TimeUp,
        "ended": events.Ended,
    }
)
_NAMES = {kind: name for name, kind in _KINDS.items()}
_READERS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType(
    {
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
    }
)
_OPTION_READERS: Final[Mapping[str, Callable[[Any], Any]]] = MappingProxyType(
    {
        "edition": Edition,
        "calling": Calling,
        "seconds_per_move": _same,
        "late": Late,
        "wrong_calls": WrongCalls,
        "wrong_calls_to_lose": _same,
        "hints": _flag,
        "mask": _flag,
        "patience": _same,
    }
)
