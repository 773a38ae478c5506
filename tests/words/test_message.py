"""Messages as JSON, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import CELLS, PIECES, Line, TextError, Trait, TraitValue
from fourfold.table.errors import TableCode
from fourfold.words import AllAre, Argument, Message, message_from_json, message_to_json
from tests.refusals import refused

plain: st.SearchStrategy[Argument] = st.one_of(
    st.text(),
    st.integers(),
    st.sampled_from(CELLS),
    st.sampled_from(PIECES),
    st.sampled_from(Line),
    st.sampled_from(Trait),
    st.sampled_from(TraitValue),
    st.lists(st.sampled_from(TraitValue)).map(lambda values: AllAre(tuple(values))),
)


def _messages(arguments: st.SearchStrategy[Argument]) -> st.SearchStrategy[Message]:
    named = st.dictionaries(st.text(), arguments, max_size=4)
    return st.builds(Message, st.text(), named.map(lambda each: tuple(each.items())))


arguments = st.recursive(
    plain, lambda inner: st.one_of(st.lists(inner).map(tuple), _messages(inner)), max_leaves=8
)


@given(_messages(arguments))
def test_a_message_can_be_read_again(message: Message) -> None:
    assert message_from_json(json.loads(json.dumps(message_to_json(message)))) == message


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"id": "x"},
        {"id": 1, "arguments": {}},
        {"id": "x", "arguments": []},
        {"id": "x", "arguments": {"a": None}},
        {"id": "x", "arguments": {"a": 1.5}},
        {"id": "x", "arguments": {"a": {}}},
        {"id": "x", "arguments": {"a": {"cell": "e5"}}},
        {"id": "x", "arguments": {"a": {"tea": "green"}}},
        {"id": "x", "arguments": {"a": {"all": ["e5"]}}},
        {"id": "x", "arguments": {"a": {"id": "y"}}},
    ],
)
def test_what_is_no_message_is_refused(body: dict[str, Any]) -> None:
    with refused(TextError, TableCode.BAD_MESSAGE):
        message_from_json(body)
