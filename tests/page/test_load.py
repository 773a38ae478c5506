"""The page comes whole, small, and under its policy."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, Route, expect

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.looks import FONT, FRAMES
from tests.page.playing import LOCALES, Person, until
from tests.server.running import Guest, Server

BYTES_AT_MOST = 80_000
"""Of all scripts and styles that a first visit fetches, compressed."""

BESIDES_AT_MOST = 60_000
"""Of fonts, sounds and pictures before the first move."""

FONT_BYTES_AT_MOST = 40_000
BESIDES = ("font", "media", "image")
LATE_MS = 500
"""Much longer than a browser waits for a font of its kind."""

FONTS = "[...document.fonts].map(each => [each.family.replaceAll('\"', ''), each.status])"

LACKING = """([font, letters]) => {
    const context = document.createElement('canvas').getContext('2d');
    const width = (letter, behind) => {
        context.font = `40px "${font}", ${behind}`;
        return context.measureText(letter).width;
    };
    return letters.filter(each => width(each, 'sans-serif') !== width(each, 'monospace'));
}"""

SHIFT = """
    globalThis.shift = 0;
    new PerformanceObserver(list => {
        for (const each of list.getEntries()) globalThis.shift += each.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""

NO_WORKERS = "delete globalThis.Worker"
"""Then the server is asked for what the engine would know."""

CONNECT = """url => new Promise(resolve => {
    const socket = new WebSocket(url);
    socket.onopen = () => { socket.close(); resolve(true); };
    socket.onerror = () => resolve(false);
})"""


@pytest.mark.proof
@pytest.mark.parametrize("screen", ["", "games", "table", "game", "rules", "analysis"])
def test_a_first_visit_fetches_little_and_moves_nothing(
    page: Page, server: Server, screen: str
) -> None:
    """At a table one is invited; in a game one watches."""
    fetched: list[Response] = []
    page.add_init_script(SHIFT)
    page.on("response", lambda each: fetched.append(each))  # noqa: PLW0108 - not of a builtin
    kinds = {"table": "friend", "game": "same-screen"}
    if screen in kinds:
        screen = Guest(server.url).open(name="Ada", opponent={"kind": kinds[screen]})["table"]
    answer = page.goto(f"/{screen}", wait_until="networkidle")
    assert answer is not None
    assert answer.status == 200
    assert "Fourfold" in page.title()
    code = [each for each in fetched if each.url.partition("?")[0].endswith((".js", ".css"))]
    assert code
    assert {each.header_value("content-encoding") for each in code} == {"gzip"}
    sizes = {each.url: int(each.header_value("content-length") or 0) for each in code}
    assert 0 < sum(sizes.values()) <= BYTES_AT_MOST, sizes
    besides = [each for each in fetched if each.request.resource_type in BESIDES]
    assert sum(len(each.body()) for each in besides) <= BESIDES_AT_MOST
    assert {each.status for each in fetched} <= {200, 201}
    assert page.evaluate("shift") == 0


def test_the_page_brings_its_font_and_the_licence(page: Page, server: Server) -> None:
    fonts: list[Response] = []
    page.on("response", lambda each: fonts.append(each) if ".woff2" in each.url else None)
    page.goto("/", wait_until="networkidle")
    assert page.evaluate(FONTS) == [[FONT, "loaded"]]
    assert [each.url.startswith(f"{server.url}/assets/") for each in fonts] == [True]
    assert int(fonts[0].header_value("content-length") or 0) <= FONT_BYTES_AT_MOST
    licence = page.request.get("/font-licence.txt")
    assert licence.headers["content-type"].startswith("text/plain")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence.text()


def test_the_font_has_every_letter_of_the_texts(page: Page) -> None:
    """Each is as wide with one font behind it as with another."""
    texts = Path(str(files("fourfold.words"))).glob("locales/*/*.ftl")
    letters = {each for text in texts for each in text.read_text(encoding="utf-8")}
    page.goto("/", wait_until="networkidle")
    assert page.evaluate(LACKING, [FONT, sorted(letters - {"\n"})]) == []


def test_a_font_that_comes_late_moves_nothing(page: Page) -> None:
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108 - not of a builtin
    page.add_init_script(SHIFT)
    for path in ("/", "/rules", "/analysis"):
        page.goto(path, wait_until="domcontentloaded")
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_timeout(LATE_MS)
        while held:
            held.pop().continue_()
        page.evaluate("document.fonts.ready")
        page.evaluate(FRAMES)
        assert page.evaluate("shift") == 0, path


def test_without_texts_the_page_says_so_and_recovers(
    open_page: OpenPage, complaints: list[str]
) -> None:
    person = Person(open_page(locale=LOCALES[Language.FR]), Language.FR)
    page = person.page
    page.route("**/assets/game-*.js", lambda route: route.abort())
    page.goto("/rules")
    title = page.get_by_role("heading", name=person.say("page-no-connection"), exact=True)
    expect(title).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.route("**/", lambda route: route.abort())
    person.button("page-again").click()
    expect(title).to_be_focused()
    expect_recovered(person, complaints)


def test_without_a_screen_the_page_says_so_and_recovers(page: Page, complaints: list[str]) -> None:
    person = Person(page)
    page.goto("/")
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.get_by_role("link", name=person.say("page-rules")).click()
    title = page.get_by_role("heading", name=person.say("page-no-connection"), exact=True)
    expect(title).to_be_focused()
    expect_recovered(person, complaints)


def test_while_a_screen_is_loaded_one_is_told_and_its_address_stays(page: Page) -> None:
    person = Person(page)
    held: dict[str, Route] = {}
    page.add_init_script(NO_WORKERS)
    page.goto("/analysis")
    page.wait_for_url(re.compile("position="))
    page.route("**/assets/Rules-*.js", lambda route: held.update(screen=route))
    page.route(re.compile("/api/v2/analysis"), lambda route: held.update(answer=route))
    page.locator("[data-piece='0']").click()
    page.locator("[data-cell='a1']").click()
    until(page, lambda: "answer" in held)
    page.get_by_role("link", name=person.say("page-rules")).click()
    person.hears(person.say("page-wait"))
    answered = len(person.heard())
    held["answer"].continue_()
    until(page, lambda: len(person.heard()) > answered)
    assert page.url.endswith("/rules")
    held["screen"].continue_()
    expect(page.locator("main")).to_have_attribute("data-screen", "rules")
    assert page.url.endswith("/rules")
    expect(page.locator("h1")).to_be_focused()


def expect_recovered(person: Person, complaints: list[str]) -> None:
    """All is let through again; what was not is missed."""
    person.page.unroute_all()
    person.button("page-again").click()
    lesson = person.page.get_by_role("heading", name=person.say("lesson-title"), exact=True)
    expect(lesson).to_be_visible()
    complaints[:] = [each for each in complaints if "net::ERR_FAILED" not in each]


def test_the_policy_holds(page: Page, server: Server, complaints: list[str]) -> None:
    page.goto("/")
    assert page.evaluate(CONNECT, f"{server.url.replace('http', 'ws')}/api/v2/socket")
    assert complaints == []
    _expect_refused(page, complaints, "fetch('http://127.0.0.1:9/').catch(() => 0)", "connect-src")
    _expect_refused(page, complaints, f"({CONNECT})('ws://127.0.0.1:9/')", "connect-src")
    inline = "document.head.append(Object.assign(document.createElement('%s'), {%s}))"
    script = inline % ("script", "textContent: 'window.bad = 1'")
    _expect_refused(page, complaints, script, "script-src")
    style = inline % ("style", "textContent: 'body { color: red }'")
    _expect_refused(page, complaints, style, "style-src")
    assert page.evaluate("window.bad") is None
    _expect_refused(page, complaints, "new Image().src = 'data:image/gif;base64,AAAA'", "img-src")
    sound = "new Audio('data:audio/wav;base64,AAAA').play().catch(() => 0)"
    _expect_refused(page, complaints, sound, "media-src")
    font = "new FontFace('x', 'url(http://127.0.0.1:9/x.woff2)').load().catch(() => 0)"
    _expect_refused(page, complaints, font, "font-src")
    _expect_refused(page, complaints, "new Worker('data:text/javascript,1')", "worker-src")


def _expect_refused(page: Page, complaints: list[str], script: str, directive: str) -> None:
    page.evaluate(f"async () => {{ await ({script}); }}")
    until(page, lambda: any(directive in each for each in complaints), lambda: complaints)
    complaints.clear()
