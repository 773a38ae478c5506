"""The lesson on one screen: in sight, still, kept by the browser, and glad of what is right."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.looks import FRAMES, KINDS_OF_SCREENS
from tests.page.playing import PHONE, Person
from tests.page.scenes import SETTINGS, STEPS, Stage
from tests.server.running import Server

LONGEST: Final = Language.DE
OUT_OF_SIGHT: Final = """() => {
    const lesson = document.querySelector('[data-step]');
    const parts = lesson.querySelectorAll('h2, p, button, [data-cell], [data-piece], .picture');
    return [...parts].filter(each => each.checkVisibility()).flatMap(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const isIn = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return isIn ? [] : [`${each.localName} ${each.textContent.trim()} ${top} ${bottom}`];
    });
}"""
PLACES: Final = """() => [...document.querySelectorAll(
    '[data-step] :is([role=grid], .ways > :last-child)')]
    .map(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [left, top + scrollY, right, bottom + scrollY];
    })"""
"""Where the board, the pieces and the way on lie."""

HOPS: Final = """() => {
    globalThis.hops = [];
    addEventListener('animationstart', event => hops.push(event.animationName));
}"""


def _next(page: Page) -> None:
    page.locator(".ways > :last-child").click()


@pytest.mark.proof
@pytest.mark.parametrize(
    "language",
    [
        pytest.param(each, marks=[pytest.mark.proof] * (each is not LONGEST), id=str(each))
        for each in Language
    ],
)
def test_every_step_is_in_sight(open_page: OpenPage, server: Server, language: Language) -> None:
    page = open_page()
    stage = Stage(page, server)
    stage.keep(**{SETTINGS: {"language": str(language)}})
    stage.open("rules")
    for step in STEPS:
        expect(page.locator(f"[data-step='{step['name']}']")).to_be_visible()
        for width, height in KINDS_OF_SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(f"scrollTo(0, 0), {FRAMES}")
            assert page.evaluate(OUT_OF_SIGHT) == [], (step["name"], width, height)
        if step is not STEPS[-1]:
            _next(page)


@pytest.mark.proof
@pytest.mark.parametrize(("width", "height"), [(320, 568), (1280, 800)])
def test_no_reply_moves_the_board(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height})
    stage = Stage(page, server)
    stage.keep(**{SETTINGS: {"language": "de"}})
    stage.open("rules")
    replies = set()
    for step in STEPS:
        before = page.evaluate(PLACES)
        for _ in range(2):
            for touched in _touched(page, step):
                page.locator(f"[data-step] {touched}").click(force=True)
                replies.add(page.locator(".reply").inner_text())
                assert page.evaluate(PLACES) == before, (step["name"], touched)
        page.locator(".ways > :nth-child(2)").click()
        assert page.evaluate(PLACES) == before, step["name"]
        if step is not STEPS[-1]:
            _next(page)
    assert len(replies) > 2 * len(STEPS)


def _touched(page: Page, step: dict[str, Any]) -> list[str]:
    """All that can be touched in a step, but for its end."""
    cells = [f"[data-cell='{column}{row}']" for row in "1234" for column in "abcd"]
    pieces = [f"[data-piece='{digit}']" for digit in "fedcba9876543210"]
    done = [".deeds button"]
    return [
        each
        for each in [*cells[:4], *done, *pieces, *cells]
        if page.locator(f"[data-step='{step['name']}'] {each}").count()
    ]


@pytest.mark.proof
def test_one_comes_back_to_where_one_was(open_page: OpenPage) -> None:
    person = Person(open_page())
    page = person.page
    page.goto("/rules")
    page.locator("[data-step] [data-piece='9']").click()
    _next(page)
    _next(page)
    page.get_by_role("radio", name=person.say("lesson-edition-access")).check()
    page.reload()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", STEPS[2]["name"])
    expect(page.get_by_role("radio", checked=True)).to_have_value("access")
    steps = page.locator("section", has=page.locator("#steps")).get_by_role("button")
    for number, (name, step) in enumerate([("pieces", "step-done"), ("line", "step")], 1):
        said = person.say(f"lesson-{step}", number=number, name=person.say(f"lesson-{name}-title"))
        expect(steps.nth(number - 1)).to_have_accessible_name(said)
    expect(steps.nth(2)).to_have_attribute("aria-current", "step")
    steps.first.click()
    expect(page.locator("#step")).to_be_focused()
    expect(page.locator("#step")).to_have_text(person.say("lesson-pieces-title"))
    expect(page.locator("#step")).to_be_in_viewport()


def test_what_is_damaged_begins_anew(open_page: OpenPage, server: Server) -> None:
    page = open_page()
    stage = Stage(page, server)
    for kept in ("{", "[]", '{"at": "nowhere", "done": {"pieces": 1}, "edition": 3}'):
        stage.keep(**{"fourfold.lesson": kept})
        stage.open("rules")
        expect(page.locator("[data-step]")).to_have_attribute("data-step", STEPS[0]["name"])
        assert page.locator("ol .done").count() == 0


def test_what_is_right_is_celebrated(open_page: OpenPage) -> None:
    """The piece that was found hops, the way on shines, and doing it again is only a sign."""
    person = Person(open_page(**PHONE | {"reduced_motion": "no-preference"}))
    page = person.page
    page.goto("/rules")
    page.evaluate(HOPS)
    page.locator("[data-step] [data-piece='0']").click()
    expect(page.locator(".reply.wrong")).to_be_visible()
    page.locator("[data-step] [data-piece='9']").click()
    expect(page.locator(".reply.right")).to_be_visible()
    page.wait_for_function("hops.filter(each => each.endsWith('hop')).length === 2")
    expect(person.button("lesson-next")).to_contain_class("primary")
    expect(person.button("lesson-again")).to_contain_class("plain")


def test_the_book_is_a_press_away(open_page: OpenPage) -> None:
    person = Person(open_page(**PHONE))
    person.page.goto("/rules")
    person.button("lesson-book").click()
    title = person.page.get_by_role("heading", name=person.say("rules-title"))
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()


def test_the_lesson_leads_to_a_game_with_a_coach(open_page: OpenPage, server: Server) -> None:
    person = Person(open_page())
    Stage(person.page, server).keep(**{"fourfold.lesson": {"at": STEPS[-1]["name"]}})
    person.page.goto("/rules")
    person.button("lesson-play").click()
    expect(person.page.locator("[data-cell]").first).to_be_visible()
    expect(person.page.locator(".counts")).to_contain_text(person.say("counts-coach"))
    expect(person.button("table-hint")).to_be_visible()
