"""The shapes of the wire say what the game says, and read nothing else."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.engine import Level
from fourfold.protocol import (
    CommandMessage,
    EventBody,
    OptionsBody,
    command_of,
    command_to_json,
    id_in,
    read_from_client,
    read_from_server,
)
from fourfold.protocol.models import LanguageText, LevelText, OfferText, ResultText, SeatText
from fourfold.rules import ErrorCode, FourfoldError, Result, Seat, TextError
from fourfold.table import Leave, Offer, Options, event_to_json
from fourfold.words import Language
from tests.table.test_record import events, options
from tests.table.test_table import commands


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        (LanguageText, Language),
        (LevelText, Level),
        (OfferText, Offer),
        (ResultText, Result),
        (SeatText, Seat),
    ],
)
def test_the_wire_has_the_same_words_as_the_game(texts: Any, words: type[Enum]) -> None:
    assert set(get_args(texts)) == {str(word) for word in words}


@given(options)
def test_options_come_back_as_they_went(given_options: Options) -> None:
    body = OptionsBody.from_options(given_options)
    assert OptionsBody.model_validate_json(body.model_dump_json()).to_options() == given_options


def test_what_is_left_out_is_as_usual() -> None:
    assert OptionsBody().to_options() == Options()


@given(commands)
def test_commands_come_back_as_they_went(command: Any) -> None:
    try:
        body = command_to_json(command)
    except TextError:
        assert type(command).__name__ in ("Leave", "Return")
        return
    message = read_from_client(json.dumps({"type": "command", "seen": 3} | body))
    assert isinstance(message, CommandMessage)
    assert command_of(message) == command


def test_coming_and_going_are_no_commands_of_the_wire() -> None:
    with pytest.raises(TextError):
        command_to_json(Leave())


@given(events)
def test_every_event_has_its_shape(event: Any) -> None:
    body: dict[str, Any] = {"number": 1} | event_to_json(event)
    if body["event"] == "opened":
        body = {"number": 1, "event": "opened", "options": {}}
    read = EventBody.model_validate(body)
    assert {name: getattr(read, name) for name in body if name != "options"} == {
        name: value for name, value in body.items() if name != "options"
    }


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"command","seen":1,"command":"play"}',
        '{"type":"command","seen":1,"command":"resign","move":"b3"}',
        '{"type":"command","seen":1,"command":"propose"}',
        '{"type":"command","seen":1,"command":"play","move":"7","offer":"draw"}',
        '{"type":"command","seen":1,"command":"play","move":"x"}',
    ],
)
def test_a_command_has_what_it_needs_and_nothing_else(text: str) -> None:
    message = read_from_client(text)
    assert isinstance(message, CommandMessage)
    with pytest.raises(TextError):
        command_of(message)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('{"id":"mine","type":"new"}', "mine"),
        ('{"id":7}', None),
        (json.dumps({"id": "x" * 41}), None),
        (r'{"id":"\ud800"}', None),
        ("[]", None),
        ("{", None),
        ("[" * 4000, None),
    ],
)
def test_an_id_is_found_even_in_what_is_no_message(text: str, named: str | None) -> None:
    assert id_in(text) == named


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)
fields = st.sampled_from(
    ["type", "id", "seen", "seat", "command", "move", "offer", "table", "session", "seats", "text"]
)
likely = st.sampled_from(["hello", "command", "ask", "ping", "play", "first", "b3", 0, 1])


@given(st.text() | st.dictionaries(fields, likely | json_values).map(json.dumps))
def test_whatever_comes_is_read_or_refused(text: str) -> None:
    refused: FourfoldError | None = None
    try:
        message = read_from_client(text)
        if isinstance(message, CommandMessage):
            command_of(message)
    except FourfoldError as error:
        refused = error
    if refused is not None:
        assert refused.code in (ErrorCode.BAD_MESSAGE, ErrorCode.BAD_MOVE)
        assert "\n" not in refused.message
        assert len(refused.message) <= 200


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"type":"new"}', '{"type":"watching"}'])
def test_what_no_server_says_is_refused(text: str) -> None:
    with pytest.raises(TextError) as refused:
        read_from_server(text)
    assert refused.value.code is ErrorCode.BAD_MESSAGE
