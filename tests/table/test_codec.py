"""Options, events and commands as JSON."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fourfold.rules import (
    Calling,
    Edition,
    Line,
    Reason,
    Result,
    RulesCode,
    SetupError,
    TextError,
    Variant,
)
from fourfold.rules.seat import Seat
from fourfold.table import (
    Accept,
    Began,
    CalledWrongly,
    Claim,
    Command,
    Decline,
    Declined,
    Ended,
    Event,
    Joined,
    Late,
    Leave,
    Left,
    Moved,
    Offer,
    Offered,
    Opened,
    Options,
    Play,
    Propose,
    Rematched,
    Resign,
    Resumed,
    Return,
    Returned,
    TableCode,
    TimeUp,
    TookBack,
    WrongCalls,
    command_from_json,
    command_to_json,
    event_from_json,
    event_to_json,
    options_from_json,
    options_to_json,
)
from tests.strategies import EVERY_MOVE, callings, variants

seats = st.sampled_from(Seat)
times = st.floats(0, 4e9)
options = st.builds(
    Options,
    variant=variants,
    edition=st.sampled_from(Edition),
    calling=callings,
    seconds_per_move=st.none() | st.integers(1, 86_400),
    late=st.sampled_from(Late),
    wrong_calls=st.sampled_from(WrongCalls),
    wrong_calls_to_lose=st.none() | st.integers(1, 16),
    hints=st.booleans(),
    mask=st.booleans(),
    patience=st.integers(1, 86_400),
)
events: st.SearchStrategy[Event] = st.one_of(
    st.builds(Opened, options),
    st.builds(Joined, st.text()),
    st.builds(Began, st.integers(0, 1), times),
    st.builds(Moved, seats, st.sampled_from(EVERY_MOVE), times),
    st.builds(CalledWrongly, seats, st.sampled_from(Line)),
    st.builds(Offered, seats, st.sampled_from(Offer)),
    st.builds(Declined, seats),
    st.builds(TookBack, st.integers(1, 34), times),
    st.just(Rematched()),
    st.builds(Left, seats, times),
    st.builds(Returned, seats),
    st.builds(Resumed, times),
    st.builds(TimeUp, seats),
    st.builds(Ended, st.sampled_from(Result), st.sampled_from(Reason)),
)
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Play, st.sampled_from(EVERY_MOVE)),
    st.builds(Propose, st.sampled_from(Offer)),
    st.sampled_from([Accept(), Decline(), Resign(), Claim()]),
)
"""All that can be sent."""
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


@given(events)
def test_events_round_trip(event: Event) -> None:
    written = json.dumps(event_to_json(event))
    assert event_from_json(json.loads(written)) == event


def test_events_are_written_in_the_words_of_the_notation() -> None:
    assert event_to_json(Moved(Seat.FIRST, EVERY_MOVE[-1], 2.5)) == {
        "event": "moved",
        "seat": "first",
        "move": "done",
        "at": 2.5,
    }
    assert event_to_json(Opened(Options(calling=Calling.AUTOMATIC, edition=Edition.ACCESS))) == {
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
            "mask": False,
            "patience": 300,
        },
    }


def read_or_refused(data: object) -> None:
    refusal = None
    try:
        event = event_from_json(data)
    except TextError as error:
        refusal = error
    if refusal is None:
        assert event_to_json(event) == data
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event
    else:
        assert refusal.code == TableCode.BAD_EVENT
        assert len(refusal.message) < 100


@given(values)
@example({})
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
    record: dict[str, Any] = event_to_json(event)
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


@pytest.mark.parametrize("name", ["squares", "hints", "mask"])
@pytest.mark.parametrize("value", ["yes", 1, None, 0.0])
def test_a_flag_is_true_or_false(name: str, value: object) -> None:
    written = options_to_json(Options()) | {name: value}
    with pytest.raises(TextError):
        event_from_json({"event": "opened", "options": written})


def test_options_that_are_left_out_are_as_usual() -> None:
    assert options_from_json({}) == Options()
    assert options_from_json({"squares": True}) == Options(Variant(blocks=True))


@given(commands)
def test_commands_come_back_as_they_went(command: Command) -> None:
    written = json.loads(json.dumps(command_to_json(command)))
    assert command_from_json(written | {"type": "command", "seen": 3}) == command


@pytest.mark.parametrize("command", [Leave(), Return()])
def test_coming_and_going_are_not_sent(command: Command) -> None:
    with pytest.raises(TextError):
        command_to_json(command)


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
    with pytest.raises(TextError) as refused:
        command_from_json(data)
    assert refused.value.code in (TableCode.BAD_MESSAGE, RulesCode.BAD_MOVE)


def test_a_time_may_be_written_without_its_fraction() -> None:
    assert event_from_json({"event": "resumed", "at": 5}) == Resumed(5.0)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Options(seconds_per_move=0), RulesCode.BAD_TIME),
        (lambda: Options(seconds_per_move=86_401), RulesCode.BAD_TIME),
        (lambda: Options(seconds_per_move=True), RulesCode.BAD_TIME),
        (lambda: Options(wrong_calls_to_lose=0), TableCode.BAD_WRONG_CALLS),
        (lambda: Options(wrong_calls_to_lose=17), TableCode.BAD_WRONG_CALLS),
        (lambda: Options(patience=0), TableCode.BAD_PATIENCE),
        (lambda: Options(patience=86_401), TableCode.BAD_PATIENCE),
    ],
)
def test_options_that_make_no_sense_are_refused(make: Callable[[], Options], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        make()
    assert caught.value.code == code
