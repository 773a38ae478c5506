"""docs/protocol.md is true: its conversations are held, and it names all there is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from fourfold.protocol import schema
from tests.protocol.conversation import Known, conversation, read_request
from tests.server.running import Server, Socket, ask, running

DOCUMENT = Path("docs/protocol.md")
DEFINITIONS: dict[str, Any] = schema.schema()["$defs"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "games.db") as started:
        yield started


def test_the_conversations_are_real(server: Server) -> None:
    known = Known()
    sockets: dict[str, Socket] = {}
    answers: dict[str, tuple[int, Any]] = {}
    with ExitStack() as stack:
        for said in conversation(DOCUMENT):
            if said.is_sent and (request := read_request(known.filled(said.text))) is not None:
                answers[said.who] = ask(
                    request.method, server.url + request.path, request.body, request.session
                )
            elif said.is_sent:
                text = known.filled(said.text.removeprefix("socket "))
                if said.text.startswith("socket "):
                    sockets[said.who] = stack.enter_context(Socket(server.url))
                sockets[said.who].connection.send(text)
            elif said.text[0].isdigit():
                status, _, body = said.text.partition(" ")
                told = answers.pop(said.who)
                known.check(told[1], json.loads(body), said.text)
                assert told[0] == int(status), said.text
            else:
                known.check(sockets[said.who].receive(), json.loads(said.text), said.text)
    assert not answers


@pytest.mark.parametrize("model", DEFINITIONS)
def test_every_field_is_in_the_document(model: str) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, field in DEFINITIONS[model].get("properties", {}).items():
        assert f"`{name}`" in text or f'"{name}"' in text, name
        for choice in _choices(field):
            assert f"`{choice}`" in text or f'"{choice}"' in text or f" {choice}" in text, choice


def _choices(field: Any) -> Iterator[str]:
    """All texts that a field may be, where they are listed."""
    if isinstance(field, list):
        for each in field:
            yield from _choices(each)
    elif isinstance(field, dict):
        yield from filter(None, [field.get("const"), *field.get("enum", ())])
        yield from _choices(list(field.values()))
