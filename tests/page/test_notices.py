"""What lies over the table for a while can be put away at once."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.at_table import LASTING
from tests.page.conftest import OpenPage
from tests.page.playing import PHONE, Person, arrived
from tests.server.running import Server


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
