"""Positions to take along, over HTTP."""

from __future__ import annotations

from urllib.parse import quote, urlencode

import pytest
from fastapi.routing import APIRoute

from fourfold.server import routes
from fourfold.words import Language
from tests.server.hostile import ask_from
from tests.server.running import Server, ask
from tests.words.exports import FOLDER, POSITION

HERE = "127.0.0.1"
PLAIN = "text/plain; charset=utf-8"


def path(**query: str) -> str:
    return f"/api/v2/export?{urlencode(query, quote_via=quote)}"


@pytest.mark.parametrize(
    ("query", "name", "kind"),
    [
        ({}, "braille.txt", PLAIN),
        ({"as": "braille", "language": "de"}, "braille.txt", PLAIN),
        ({"as": "svg", "edition": "access"}, "drawing.svg", "image/svg+xml"),
        *(
            ({"as": "text", "language": str(each)}, f"{each}-classic.txt", PLAIN)
            for each in Language
        ),
    ],
)
def test_every_form(server: Server, query: dict[str, str], name: str, kind: str) -> None:
    status, body, headers = ask_from(HERE, server.url, "GET", path(position=POSITION, **query))
    assert status == 200
    assert body == (FOLDER / name).read_text(encoding="utf-8")
    assert headers["Content-Type"] == kind


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ({}, 422, "bad-message"),
        ({"position": "x"}, 422, "bad-position"),
        ({"position": "x" * 41}, 422, "bad-message"),
        ({"position": POSITION, "as": "pdf"}, 422, "bad-message"),
        ({"position": POSITION, "edition": "xx"}, 422, "bad-message"),
        ({"position": POSITION, "language": "xx"}, 422, "bad-message"),
        ({"position": POSITION, "traits": "size"}, 422, "bad-traits"),
        ({"position": "..../..../23../01.. - b2"}, 422, "no-open-line"),
    ],
)
def test_refusals(server: Server, query: dict[str, str], status: int, code: str) -> None:
    answered, body = ask("GET", server.url + path(**query))
    assert (answered, body["code"]) == (status, code)


def test_what_counts_decides_what_a_position_is(server: Server) -> None:
    block = "..../..../23../01.. - b2"
    query = {"squares": "true", "traits": "shape,body"}
    assert ask("GET", server.url + path(position=block, **query))[0] == 200


def test_it_is_limited_like_the_analysis() -> None:
    by_path = {each.path: each for each in routes.router.routes if isinstance(each, APIRoute)}
    exported, analysed = (by_path[f"/api/v2/{name}"] for name in ("export", "analysis"))
    assert [each.dependency for each in exported.dependencies] == [
        each.dependency for each in analysed.dependencies
    ]
    assert exported.dependencies
