"""The page comes whole, small, and under its policy."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.page.conftest import OpenPage
from tests.server.running import Guest, Server

BYTES_AT_MOST = 80_000
"""Of all scripts and styles that a first visit fetches, compressed."""

CONNECT = """url => new Promise(resolve => {
    const socket = new WebSocket(url);
    socket.onopen = () => { socket.close(); resolve(true); };
    socket.onerror = () => resolve(false);
})"""


def test_a_first_visit_fetches_little(page: Page) -> None:
    fetched: list[Response] = []
    page.on("response", lambda each: fetched.append(each))  # noqa: PLW0108 - not of a builtin
    page.goto("/", wait_until="networkidle")
    assert "Fourfold" in page.title()
    code = [each for each in fetched if each.url.partition("?")[0].endswith((".js", ".css"))]
    assert code
    assert {each.header_value("content-encoding") for each in code} == {"gzip"}
    sizes = {each.url: int(each.header_value("content-length") or 0) for each in code}
    assert 0 < sum(sizes.values()) <= BYTES_AT_MOST, sizes
    assert {each.status for each in fetched} <= {200, 201}


@pytest.mark.parametrize("path", ["/rules", "/analysis"])
def test_every_screen_loads(page: Page, path: str) -> None:
    answer = page.goto(path, wait_until="networkidle")
    assert answer is not None
    assert answer.status == 200


def test_a_table_is_its_link(page: Page, server: Server) -> None:
    table = Guest(server.url).open(name="Ada")["table"]
    page.goto(f"/{table}", wait_until="networkidle")
    assert "Fourfold" in page.title()


def test_where_there_is_nothing_the_page_comes_all_the_same(
    page: Page, complaints: list[str]
) -> None:
    answer = page.goto("/nowhere", wait_until="networkidle")
    assert answer is not None
    assert answer.status == 404
    assert "Fourfold" in page.title()
    assert [each for each in complaints if "404" not in each] == []
    complaints.clear()


def test_the_policy_holds(page: Page, server: Server, complaints: list[str]) -> None:
    page.goto("/")
    assert page.evaluate(CONNECT, f"{server.url.replace('http', 'ws')}/api/v1/socket")
    assert complaints == []
    _expect_refused(page, complaints, "fetch('http://127.0.0.1:9/').catch(() => 0)", "connect-src")
    _expect_refused(page, complaints, f"({CONNECT})('ws://127.0.0.1:9/')", "connect-src")
    inline = "document.head.append(Object.assign(document.createElement('%s'), {%s}))"
    script = inline % ("script", "textContent: 'window.bad = 1'")
    _expect_refused(page, complaints, script, "script-src")
    style = inline % ("style", "textContent: 'body { color: red }'")
    _expect_refused(page, complaints, style, "style-src")
    assert page.evaluate("window.bad") is None


def _expect_refused(page: Page, complaints: list[str], script: str, directive: str) -> None:
    page.evaluate(f"async () => {{ await ({script}); }}")
    page.wait_for_timeout(50)
    assert any(directive in each for each in complaints), complaints
    complaints.clear()


def test_two_people_have_nothing_in_common(open_page: OpenPage) -> None:
    first, second = open_page(), open_page(locale="fr-FR")
    told: list[Any] = []
    for page in (first, second):
        page.goto("/")
        page.evaluate("localStorage.setItem('who', navigator.language)")
        told.append(page.evaluate("[localStorage.length, localStorage.getItem('who')]")[1])
    assert told == ["en-GB", "fr-FR"]
    assert first.evaluate("localStorage.getItem('who')") == "en-GB"
