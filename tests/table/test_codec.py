"""Options, events and commands as JSON."""

import json
from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_args

import pytest
from hypothesis import example, given, strategies as st

from fourfold.rules import (
    Calling,
    Edition,
    Line,
    Position,
    Reason,
    Result,
    Seat,
    Variant,
    parse_position,
)
from fourfold.rules.errors import RulesCode, SetupError, TextError
from fourfold.table import codec
from fourfold.table.command import Command, Offer
from fourfold.table.errors import TableCode
from fourfold.table.event import Event, Moved, Opened, Resumed
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.table.series import Series
from tests.refusals import refused
from tests.strategies import EVERY_MOVE, callings, starts, variants
from tests.table.tables import command

options = st.builds(
    Options,
    variant=variants,
    edition=st.sampled_from(Edition),
    calling=callings,
    seconds_per_move=st.none() | st.integers(1, 604_800),
    late=st.sampled_from(Late),
    wrong_calls=st.sampled_from(WrongCalls),
    wrong_calls_to_lose=st.none() | st.integers(1, 16),
    hints=st.booleans(),
    coach=st.booleans(),
    mask=st.booleans(),
    patience=st.integers(1, 86_400),
)
opened = options.flatmap(
    lambda each: st.builds(
        Opened,
        st.just(each),
        st.none() | starts(each.variant, each.calling),
        st.builds(Series, st.tuples(st.integers(0, 99), st.integers(0, 99)), st.integers(0, 99)),
    )
)
FIELDS: dict[str, st.SearchStrategy[object]] = {
    "player": st.text(),
    "first": st.integers(0, 1),
    "at": st.floats(0, 4e9),
    "seat": st.sampled_from(Seat),
    "move": st.sampled_from(EVERY_MOVE),
    "line": st.sampled_from(Line),
    "offer": st.sampled_from(Offer),
    "moves": st.integers(1, 34),
    "result": st.sampled_from(Result),
    "reason": st.sampled_from(Reason),
}
"""What each field of an event may be."""


events: st.SearchStrategy[Event] = st.one_of(
    [
        st.builds(kind, **{each.name: FIELDS[each.name] for each in fields(kind)})
        for kind in get_args(Event)
        if kind is not Opened
    ]
    + [opened]
)
commands: st.SearchStrategy[Command] = st.one_of(
    FIELDS["move"].map(str).map(command),
    FIELDS["offer"].map(str).map(command),
    st.sampled_from(["accept", "decline", "resign", "claim"]).map(command),
)
"""All that can be sent."""
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(events)
def test_events_round_trip(event: Event) -> None:
    written = json.dumps(codec.event_to_json(event))
    assert codec.event_from_json(json.loads(written)) == event


def test_events_are_written_in_the_words_of_the_notation() -> None:
    assert codec.event_to_json(Moved(Seat.FIRST, EVERY_MOVE[-1], 2.5)) == {
        "event": "moved",
        "seat": "first",
        "move": "done",
        "at": 2.5,
    }
    assert codec.event_to_json(
        Opened(Options(calling=Calling.AUTOMATIC, edition=Edition.ACCESS))
    ) == {
        "event": "opened",
        "options": {
            "traits": "colour,shape,height,body",
            "squares": False,
            "edition": "access",
            "calling": "automatic",
            "seconds_per_move": None,
            "late": "loses",
            "wrong_calls": "call",
            "wrong_calls_to_lose": None,
            "hints": False,
            "coach": False,
            "mask": False,
            "patience": 300,
        },
    }


def test_a_table_says_where_its_game_begins_unless_that_is_the_empty_board() -> None:
    start = parse_position("..../..../..../0123 f d1")
    written = codec.event_to_json(Opened(Options(), start))
    assert written == codec.event_to_json(Opened(Options())) | {"start": "..../..../..../0123 f d1"}
    usual = codec.event_to_json(Opened(Options(), Position()))
    assert usual == codec.event_to_json(Opened(Options()))
    assert codec.event_from_json(usual) == Opened(Options())


@pytest.mark.parametrize(
    ("calling", "start"),
    [
        ("hand", "..../..../..../.... -"),
        ("hand", "..../..../..../012. 0"),
        ("hand", "..../..../..../01.. f b1"),
        ("hand", "0123/4567/89ab/cdef draw"),
        ("automatic", "..../..../..../0123 f d1"),
        ("automatic", "0123/4567/89ab/cdef -"),
        ("hand", 7),
        ("hand", None),
    ],
)
def test_no_table_begins_there(calling: str, start: object) -> None:
    data = codec.event_to_json(Opened(Options(calling=Calling(calling)))) | {"start": start}
    with refused(TextError, TableCode.BAD_EVENT):
        codec.event_from_json(data)


@pytest.mark.parametrize(
    "series",
    [
        {"wins": [0, 0], "draws": 0},
        {"wins": [1, 0]},
        {"wins": [1], "draws": 0},
        {"wins": [1, 0, 0], "draws": 0},
        {"wins": [1, -1], "draws": 0},
        {"wins": [1, 0], "draws": True},
        {"wins": [1, 0], "draws": 0, "more": 0},
        [],
        None,
    ],
)
def test_a_series_is_read_strictly(series: object) -> None:
    written = codec.event_to_json(Opened(Options(), series=Series((1, 0), 2)))
    assert written["series"] == {"wins": [1, 0], "draws": 2}
    with refused(TextError, TableCode.BAD_EVENT):
        codec.event_from_json(written | {"series": series})


def read_or_refused(data: object) -> None:
    refusal = None
    try:
        event = codec.event_from_json(data)
    except TextError as error:
        refusal = error
    if refusal is None:
        assert _as_written_now(data) == codec.event_to_json(event)
        assert codec.event_from_json(json.loads(json.dumps(codec.event_to_json(event)))) == event
    else:
        assert refusal.code == TableCode.BAD_EVENT
        assert len(refusal.message) < 100


def _as_written_now(data: Any) -> Any:
    """An event with what earlier versions left out."""
    if "options" not in data:
        return data
    return data | {"options": {"coach": False} | data["options"]}


@given(values)
@example({})
@example({"event": "opened"})
@example({"event": "opened", "options": []})
@example({"event": []})
@example({"event": "rematched", "more": 1})
@example({"event": "resumed", "at": float("nan")})
@example({"event": "resumed", "at": float("inf")})
@example({"event": "resumed", "at": 10**400})
@example({"event": "resumed", "at": True})
@example({"event": "moved", "seat": "first", "move": 5, "at": 1.0})
def test_anything_is_read_or_refused(data: object) -> None:
    read_or_refused(data)


@given(st.data(), events)
def test_a_spoilt_event_is_read_or_refused(data: st.DataObject, event: Event) -> None:
    record: dict[str, Any] = codec.event_to_json(event)
    for spoilt in spoil(data, record):
        read_or_refused(spoilt)
    if isinstance(event, Opened):
        for spoilt in spoil(data, record["options"]):
            read_or_refused(record | {"options": spoilt})


def spoil(data: st.DataObject, record: dict[str, Any]) -> list[dict[str, Any]]:
    """An object with another value in one place, or with none."""
    name = data.draw(st.sampled_from([*record, "more"]))
    other = data.draw(values)
    return [record | {name: other}, {key: record[key] for key in record if key != name}]


@pytest.mark.parametrize("name", ["squares", "hints", "coach", "mask"])
@pytest.mark.parametrize("value", ["yes", 1, None, 0.0])
def test_a_flag_is_true_or_false(name: str, value: object) -> None:
    written = codec.options_to_json(Options()) | {name: value}
    with pytest.raises(TextError):
        codec.event_from_json({"event": "opened", "options": written})


def test_what_earlier_versions_wrote_is_read() -> None:
    """They knew no coach; nothing else may be left out of what is kept."""
    written = codec.options_to_json(Options(hints=True))
    del written["coach"]
    event = codec.event_from_json({"event": "opened", "options": written})
    assert event == Opened(Options(hints=True))
    del written["hints"]
    with refused(TextError, TableCode.BAD_EVENT):
        codec.event_from_json({"event": "opened", "options": written})


def test_options_that_are_left_out_are_as_usual() -> None:
    assert codec.options_from_json({}) == Options()
    assert codec.options_from_json({"squares": True}) == Options(Variant(blocks=True))


@given(commands)
def test_commands_come_back_as_they_went(sent: Command) -> None:
    written = json.loads(json.dumps(codec.command_to_json(sent)))
    assert codec.command_from_json(written | {"type": "command", "seen": 3}) == sent


@pytest.mark.parametrize("name", ["leave", "return"])
def test_coming_and_going_are_not_sent(name: str) -> None:
    with refused(TextError, TableCode.BAD_COMMAND):
        codec.command_to_json(command(name))


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"command": "fly"},
        {"command": ["resign"]},
        {"command": "play"},
        {"command": "resign", "move": "b3"},
        {"command": "propose"},
        {"command": "propose", "offer": "tea"},
        {"command": "play", "move": "7", "offer": "draw"},
        {"command": "play", "move": 7},
        {"command": "play", "move": "x"},
    ],
)
def test_a_command_has_what_it_needs_and_nothing_else(data: dict[str, Any]) -> None:
    with pytest.raises(TextError) as caught:
        codec.command_from_json(data)
    assert caught.value.code in (TableCode.BAD_MESSAGE, RulesCode.BAD_MOVE)


def test_a_time_may_be_written_without_its_fraction() -> None:
    assert codec.event_from_json({"event": "resumed", "at": 5}) == Resumed(5.0)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Options(seconds_per_move=0), RulesCode.BAD_TIME),
        (lambda: Options(seconds_per_move=604_801), RulesCode.BAD_TIME),
        (lambda: Options(seconds_per_move=True), RulesCode.BAD_TIME),
        (lambda: Options(wrong_calls_to_lose=0), TableCode.BAD_WRONG_CALLS),
        (lambda: Options(wrong_calls_to_lose=17), TableCode.BAD_WRONG_CALLS),
        (lambda: Options(patience=0), TableCode.BAD_PATIENCE),
        (lambda: Options(patience=86_401), TableCode.BAD_PATIENCE),
    ],
)
def test_options_that_make_no_sense_are_refused(make: Callable[[], Options], code: str) -> None:
    with refused(SetupError, code):
        make()
