"""The shapes of the wire say what the game says, and read nothing else."""

from __future__ import annotations

import json
from enum import Enum
from typing import Any, get_args

import pytest
from hypothesis import given, strategies as st
from pydantic import TypeAdapter

from fourfold.engine import Level
from fourfold.protocol.from_client import QueryMessage, id_in, read_from_client
from fourfold.protocol.from_server import read_from_server
from fourfold.protocol.models import (
    EventBody,
    LanguageText,
    LevelText,
    OfferText,
    OptionsBody,
    ResultText,
    SeatText,
)
from fourfold.rules import FourfoldError, Result, Seat, TextError
from fourfold.table import codec
from fourfold.table.codec import event_to_json
from fourfold.table.command import Offer
from fourfold.table.errors import TableCode
from fourfold.table.options import Options
from fourfold.words import Language, query
from tests.refusals import refused
from tests.table.test_codec import events, options

EVENT: TypeAdapter[Any] = TypeAdapter(EventBody)


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


@given(events)
def test_every_event_has_its_shape(event: Any) -> None:
    body: dict[str, Any] = {"number": 1, "command": "a1"} | event_to_json(event)
    for name in ("start", "series"):  # Told in `welcome`, the start as far as it may be known.
        body.pop(name, None)
    if body["event"] == "called-wrongly":
        body["reason"] = "nothing-shared"
    read = EVENT.validate_python(body)
    assert json.loads(read.model_dump_json(exclude_none=False, exclude_unset=True)) == body


def test_every_event_is_a_kind_of_its_own() -> None:
    shapes = get_args(get_args(EventBody)[0])
    kinds = [get_args(shape.model_fields["event"].annotation) for shape in shapes]
    assert sorted(kinds) == sorted((name,) for name in codec._KINDS)


SENT: list[dict[str, Any]] = [
    {"type": "hello", "version": 2, "table": "x"},
    {"type": "command", "id": "a1", "seen": 3, "command": "play", "move": "b3"},
    {"type": "query", "query": "row", "row": 3},
    {"type": "query", "query": "column", "column": "d"},
    {"type": "query", "query": "cell", "cell": "b3"},
    {"type": "query", "query": "piece", "piece": "7"},
    {"type": "query", "query": "shares", "line": "a2d2"},
    {"type": "query", "query": "find", "values": ["tall", "hollow"]},
    {"type": "ask", "text": "row 3", "language": "de"},
    {"type": "ping", "id": "x" * 40},
]


@pytest.mark.parametrize("message", SENT, ids=str)
def test_what_is_sent_is_read(message: dict[str, Any]) -> None:
    read = read_from_client(json.dumps(message))
    assert json.loads(read.model_dump_json(exclude_unset=True)) == message
    for name in (*message, "more"):
        if name != "type":
            with pytest.raises(TextError):
                read_from_client(json.dumps(message | {name: {}}))


def test_an_id_has_no_nul_characters() -> None:
    """Not every database can hold one."""
    assert read_from_client(r'{"type":"ping","id":"a\n\u0001b"}').id == "a\n\x01b"
    with pytest.raises(TextError):
        read_from_client(r'{"type":"ping","id":"a\u0000b"}')


def test_every_question_of_the_game_can_be_sent() -> None:
    names = set(get_args(QueryMessage.model_fields["query"].annotation))
    assert names == {*query._BARE, *query._WITH_FIELD}


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
    [
        *("type", "id", "seen", "seat", "command", "move", "offer", "table", "session", "seats"),
        *("text", "query", "cell"),
    ]
)
likely = st.sampled_from(["hello", "command", "query", "ask", "ping", "play", "first", "b3", 0, 1])


@given(st.text() | st.dictionaries(fields, likely | json_values).map(json.dumps))
def test_whatever_comes_is_read_or_refused(text: str) -> None:
    refused: FourfoldError | None = None
    try:
        read_from_client(text)
    except FourfoldError as error:
        refused = error
    if refused is not None:
        assert refused.code == TableCode.BAD_MESSAGE
        assert "\n" not in refused.message
        assert len(refused.message) <= 200


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"type":"new"}', '{"type":"watching"}'])
def test_what_no_server_says_is_refused(text: str) -> None:
    with refused(TextError, TableCode.BAD_MESSAGE):
        read_from_server(text)
