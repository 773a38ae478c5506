"""The page as a browser fetches it, by bare requests."""

from __future__ import annotations

import asyncio
import gzip
import re
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from fourfold.server.middleware import HEADERS
from fourfold.server.web import ASK_EACH_TIME, FOLDER, FOR_A_YEAR, NOT_BUILT, POLICY, TYPES, Page
from tests.server.running import SECONDS, Server, running

PERSON = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "gzip, br"}
TABLE = "A" * 22
TAG = rb'\n    <meta (name|property)="(description|twitter:card|og:[a-z_:]+)" content="[^"]*" />'
"""What is told of a link where it is pasted."""


def fetch(
    url: str, path: str, method: str = "GET", **headers: str
) -> tuple[int, HTTPMessage, bytes]:
    """Asks for exactly this path, as no library would make it."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=SECONDS)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/", "/rules", "/analysis", f"/{TABLE}", "/?lang=fr"])
def test_every_screen_is_the_same_page(server: Server, path: str) -> None:
    status, headers, body = fetch(server.url, path)
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert re.sub(TAG, b"", body) == (FOLDER / "index.html").read_bytes()
    assert headers["Cache-Control"] == ASK_EACH_TIME


def test_every_file_is_served_as_it_is(server: Server) -> None:
    names = [path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file()]
    served = [name for name in names if not name.endswith((".gz", ".made-from"))]
    assert any(name.startswith("assets/") for name in served)
    for name in served:
        status, headers, body = fetch(server.url, f"/{name}")
        assert (status, body) == (200, (FOLDER / name).read_bytes())
        assert headers["Content-Type"] == TYPES[Path(name).suffix]
        assert headers["Cache-Control"] == (
            FOR_A_YEAR if name.startswith("assets/") else ASK_EACH_TIME
        )
        assert headers["Content-Security-Policy"] == POLICY
        for kept in ("X-Content-Type-Options", "Referrer-Policy", "Cross-Origin-Opener-Policy"):
            assert headers[kept] == HEADERS[kept]


def test_what_the_page_names_is_there_and_named_relatively(server: Server) -> None:
    html = (FOLDER / "index.html").read_text()
    named = re.findall(r'(?:src|href)="([^"]+)"', html)
    assert named
    for each in named:
        assert each.startswith("./")
        assert fetch(server.url, each[1:])[0] == 200, each


@pytest.mark.parametrize(
    ("accepted", "is_compressed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("identity", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000, br", False),
        ("xgzip", False),
    ],
)
def test_a_compressed_copy_for_those_who_read_it(
    server: Server, accepted: str, is_compressed: bool
) -> None:
    _, headers, body = fetch(server.url, "/", Accept_Encoding=accepted)
    assert headers["Vary"] == "Accept-Encoding, Accept-Language"
    assert headers["Content-Encoding"] == ("gzip" if is_compressed else None)
    plain = gzip.decompress(body) if is_compressed else body
    assert re.sub(TAG, b"", plain) == (FOLDER / "index.html").read_bytes()


def test_what_a_browser_has_is_not_sent_again(server: Server) -> None:
    tags = set()
    for accepted in ("gzip", "identity"):
        _, headers, _ = fetch(server.url, "/", Accept_Encoding=accepted)
        tags.add(headers["ETag"])
        known = {"If_None_Match": f'"other", W/{headers["ETag"]}', "Accept_Encoding": accepted}
        status, headers, body = fetch(server.url, "/", **known)
        assert (status, body, headers["Cache-Control"]) == (304, b"", ASK_EACH_TIME)
        assert fetch(server.url, "/", If_None_Match='"other"')[0] == 200
    assert len(tags) == 2


def test_a_head_is_all_but_the_body(server: Server) -> None:
    for path in ("/", "/rules", "/index.html"):
        _, got, body = fetch(server.url, path)
        status, headers, nothing = fetch(server.url, path, "HEAD")
        assert (status, nothing) == (200, b"")
        assert headers["Content-Length"] == str(len(body))
        assert headers["ETag"] == got["ETag"]


@pytest.mark.parametrize("path", ["/nowhere", "/A", f"/{TABLE}A", "/docs", "/.made-from"])
def test_people_are_told_by_the_page_that_there_is_nothing(server: Server, path: str) -> None:
    status, headers, body = fetch(server.url, path, Accept=PERSON["Accept"])
    assert (status, body) == (404, (FOLDER / "index.html").read_bytes())
    assert headers["Cache-Control"] == "no-store"
    assert headers["ETag"] is None
    status, headers, body = fetch(server.url, path)
    assert (status, headers["Content-Type"]) == (404, "application/json")
    assert headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2fapp.py",
        "/%2e%2e/web.py",
        "/assets/../index.html",
        "/assets/..%2findex.html",
        "/assets/%2e%2e%2f%2e%2e%2fweb.py",
        "/assets/",
        "/assets//index.html",
        "/assets/..",
        "//index.html",
        "/index.html/",
        "/index.html%00",
        "/index.html%2500.js",
        "/index.html.gz",
        "/.made-from",
        "/rules/",
        "/INDEX.HTML",
        "/etc/passwd",
        "/assets/C:%5cwindows",
    ],
)
def test_nothing_else_can_be_fetched(server: Server, path: str) -> None:
    status, headers, body = fetch(server.url, path)
    assert (status, headers["Content-Type"]) == (404, "application/json")
    assert b"no-such-route" in body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])
def test_the_page_is_only_read(server: Server, method: str) -> None:
    assert fetch(server.url, "/", method)[0] == 405
    assert fetch(server.url, "/rules", method)[0] == 405


@pytest.mark.proof
def test_the_page_takes_nothing_from_the_budget_of_requests(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--requests-per-second", "2") as server:
        assert {fetch(server.url, "/")[0] for _ in range(20)} == {200}
        assert [fetch(server.url, "/api/v2/tables")[0] for _ in range(20)].count(429) > 0


def test_without_a_page_one_sentence_says_how_to_build_it(tmp_path: Path) -> None:
    page = Page(tmp_path / "nowhere")

    def request(**parts: str) -> Request:
        return Request({"type": "http", "headers": [], "path_params": parts})

    for parts in ({}, {"name": "rules"}, {"name": TABLE}):
        answer = asyncio.run(page.answer(request(**parts)))
        assert (answer.status_code, bytes(answer.body).decode()) == (503, NOT_BUILT)
    with pytest.raises(HTTPException):
        asyncio.run(page.answer(request(name="icon.svg")))
