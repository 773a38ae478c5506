"""What lies over the table for a while can be put away at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.at_table import LASTING
from tests.page.conftest import OpenPage
from tests.page.playing import PHONE, Person, alone, arrived
from tests.server.running import Server

COVERED = """() => {
    const over = document.querySelector('.notice').getBoundingClientRect();
    const played = '[data-cell], [data-piece], .quarto, .give, .hand .piece';
    return [...document.querySelectorAll(played)].filter(each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return over.left < x && x < over.right && over.top < y && y < over.bottom;
    }).map(each => each.ariaLabel ?? each.className);
}"""
"""Whatever has its middle below the notice."""


def _refused(person: Person) -> None:
    """Has a notice say why a call is of no use now."""
    person.insist(person.quarto)
    expect(person.page.locator(".notice")).to_have_text(person.say("table-no-moment"))


def test_a_tap_anywhere_on_a_notice_puts_it_away(open_page: OpenPage, server: Server) -> None:
    """What lies below it gets nothing of the tap, and can be tapped then."""
    page = open_page(**PHONE | {"viewport": {"width": 390, "height": 664}})
    page.add_init_script(LASTING)
    with arrived(page, server, "0 a1 6 c2 d") as (person, _):
        _refused(person)
        notice = page.locator(".notice")
        box = notice.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + 20, box["y"] + box["height"] / 2)
        expect(notice).to_have_count(0)
        _refused(person)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664), (820, 1180), (1440, 900)])
def test_a_notice_leaves_in_sight_what_is_played_with(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    """The piece that a hint marks is seen at once, and so is the call."""
    page = open_page(viewport={"width": width, "height": height})
    page.add_init_script(LASTING)
    person = Person(page)
    alone(person, server, hints=True)
    person.page.get_by_role("button", name=person.say("table-hint"), exact=True).click()
    expect(page.locator(".tile:has(> .better)")).to_be_attached()
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(COVERED) == []


def test_escape_puts_a_notice_away(page: Page, server: Server) -> None:
    """So does its button, and the focus is never lost with it."""
    page.add_init_script(LASTING)
    with arrived(page, server, "0 a1 6 c2 d") as (person, _):
        notice = page.locator(".notice")
        _refused(person)
        page.keyboard.press("b")
        page.keyboard.press("Escape")
        expect(notice).to_have_count(0)
        expect(person.at("a4")).to_be_focused()
        _refused(person)
        person.button("page-close").press("Enter")
        expect(notice).to_have_count(0)
        expect(person.at("a4")).to_be_focused()
