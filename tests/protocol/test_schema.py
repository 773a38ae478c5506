"""The page has the types that the server's models say."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.protocol import schema
from fourfold.protocol.bodies import NewTableBody
from fourfold.protocol.from_server import EventsMessage
from fourfold.protocol.schema import REFERENCE
from tests.protocol.types import FILE, types

DEFINITIONS: dict[str, Any] = schema.schema()["$defs"]


def test_the_types_of_the_page_are_those_of_the_models() -> None:
    assert FILE.read_text() == types(), "run `make golden`"


@pytest.mark.parametrize("name", ["FromClient", "FromServer", "OverHttp"])
def test_every_message_is_described(name: str) -> None:
    for each in DEFINITIONS[name]["anyOf"]:
        assert DEFINITIONS[each["$ref"].removeprefix(REFERENCE)]["description"]


def test_clients_may_leave_out_what_the_server_always_says() -> None:
    told, asked = DEFINITIONS["OptionsBody"], DEFINITIONS["NewOptionsBody"]
    assert set(told["required"]) == set(told["properties"]) == set(asked["properties"])
    assert "required" not in asked
    assert DEFINITIONS[NewTableBody.__name__]["properties"]["options"] == {
        "$ref": f"{REFERENCE}NewOptionsBody"
    }


def test_events_are_a_union_with_a_name() -> None:
    events = {"type": "array", "items": {"$ref": f"{REFERENCE}EventBody"}}
    assert DEFINITIONS["EventsMessage"]["properties"]["events"].items() >= events.items()
    assert {"$ref": f"{REFERENCE}MovedBody"} in DEFINITIONS["EventBody"]["anyOf"]


def test_what_the_server_may_leave_out_is_never_null() -> None:
    event = DEFINITIONS["MovedBody"]
    assert set(event["required"]) == {"number", "event", "seat", "at"}
    for name in ("move", "command"):
        assert event["properties"][name]["type"] == "string"
    assert "view" in DEFINITIONS[EventsMessage.__name__]["required"]
