"""Focus never falls to the document when what had it goes, is disabled or is done with."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.playing import Person, by_link, until

FRAMES = """
() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
"""
"""A browser takes the focus from what is disabled only when it draws."""


def keeps_focus(person: Person) -> None:
    person.page.evaluate(FRAMES)
    until(person.page, person.has_focus)


def test_one_thinks_better_of_resigning_and_resigns(page: Page) -> None:
    person = Person(page)
    person.start("same-screen")
    resign = person.offers.get_by_role("button", name=person.say("table-resign"), exact=True)
    for answer in ("page-cancel", "table-resign"):
        resign.click()
        expect(person.text("table-resign-sure")).to_be_visible()
        person.button(answer).click()
        expect(person.text("table-resign-sure")).to_have_count(0)
        keeps_focus(person)
    expect(person.button("table-rematch")).to_be_visible()
    keeps_focus(person)


def test_one_sits_down_and_asks_for_another_game(open_page: OpenPage) -> None:
    match = by_link(open_page)
    for person in match.people:
        keeps_focus(person)
    ada = match.first
    ada.offers.get_by_role("button", name=ada.say("table-resign"), exact=True).click()
    ada.offers.get_by_role("button", name=ada.say("table-resign"), exact=True).click()
    ada.button("table-rematch").click()
    expect(ada.button("table-withdraw")).to_be_visible()
    keeps_focus(ada)


def test_a_menu_gives_the_focus_back(open_page: OpenPage) -> None:
    person = Person(open_page(viewport={"width": 390, "height": 700}))
    person.start("same-screen")
    menu = person.page.get_by_role("main").get_by_role("button", name=person.say("page-menu"))
    for overlay in ("page-settings", "page-help"):
        menu.click()
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("button", name=person.say(overlay), exact=True).click()
        shown = person.page.get_by_role("dialog", name=person.say(overlay), exact=True)
        shown.get_by_role("button", name=person.say("page-close"), exact=True).click()
        expect(menu).to_be_focused()


def test_keys_do_nothing_below_a_dialog(page: Page) -> None:
    person = Person(page)
    person.start("same-screen")
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", level=2).click()
    page.keyboard.press("q")
    page.keyboard.press("h")
    page.evaluate(FRAMES)
    page.wait_for_timeout(200)
    said = {person.say("table-no-moment"), person.say("hand-empty")}
    assert said.isdisjoint(person.heard())
