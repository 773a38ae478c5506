"""Focus never falls to the document when what had it goes, is disabled or is done with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.looks import FRAMES
from tests.page.moves import WIN
from tests.page.playing import PHONE, Person, alone, arrived, by_link, until
from tests.page.scenes import Stage
from tests.server.running import Server

FOLLOW = """
window.focused = [];
addEventListener('focusin', ({ target }) =>
    window.focused.push(target.getAttribute('role') ?? target.localName));
"""
"""Writes down what gets the focus: a reader begins to say each."""

SCROLLERS = """() => [...document.querySelectorAll('body *')]
    .filter(each => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
    .filter(each => !each.hasAttribute('tabindex') && !each.hasAttribute('aria-labelledby'))
    .map(each => each.className)"""
"""What scrolls without a name, and leaves it to the browser whether it is a tab stop."""


def keeps_focus(person: Person) -> None:
    """A browser takes the focus from what is disabled only when it draws."""
    person.page.evaluate(FRAMES)
    until(person.page, person.has_focus)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("first", "grid"),
    [("me", "reserve"), pytest.param("other", "board", marks=pytest.mark.proof)],
)
def test_who_invites_is_led_to_the_link_and_then_to_the_pieces(
    open_page: OpenPage, first: str, grid: str
) -> None:
    """Whoever begins gives first; who is given a piece is led to the board."""
    ada, grace = Person(open_page()), Person(open_page())
    ada.start("friend", name="Ada", first=first)
    expect(ada.button("invite-copy")).to_be_focused()
    ada.hears(ada.say("invite-lead"))
    assert ada.heard() == ada.arrives("invite-lead")
    grace.join(ada.link(), "Grace")
    actor, other = ("Ada", "Grace") if first == "me" else ("Grace", "Ada")
    you = "actor" if first == "me" else "other"
    who = {"actor": actor, "other": other, "you": you}
    asked = f" {ada.say('question-give', **who)}" if first == "me" else ""
    ada.hears(f"{ada.say('began', **who)}{asked}")
    expect(getattr(ada, grid).get_by_role("gridcell").first).to_be_focused()


def test_one_thinks_better_of_resigning_and_resigns(page: Page, server: Server) -> None:
    person = Person(page)
    alone(person, server)
    resign = person.offers.get_by_role("button", name=person.say("table-resign"), exact=True)
    for answer in ("page-cancel", "table-resign"):
        resign.click()
        expect(person.text("table-resign-sure")).to_be_visible()
        sure = person.button("table-resign")
        expect(sure).to_be_focused()
        expect(sure).to_have_accessible_description(person.say("table-resign-sure"))
        person.button(answer).click()
        expect(person.text("table-resign-sure")).to_have_count(0)
        keeps_focus(person)
    expect(person.button("table-rematch")).to_be_visible()
    keeps_focus(person)


@pytest.mark.proof
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


def test_a_menu_gives_the_focus_back(open_page: OpenPage, server: Server) -> None:
    """On a low phone, by taps."""
    low = PHONE | {"viewport": {"width": 390, "height": 700}}
    person = Person(open_page(**low), taps=True)
    alone(person, server)
    menu = person.page.get_by_role("main").get_by_role("button", name=person.say("page-menu"))
    for overlay in ("page-settings", "page-help"):
        menu.tap()
        dialog = person.page.get_by_role("dialog")
        dialog.get_by_role("button", name=person.say(overlay), exact=True).tap()
        shown = person.page.get_by_role("dialog", name=person.say(overlay), exact=True)
        shown.get_by_role("button", name=person.say("page-close"), exact=True).tap()
        expect(menu).to_be_focused()


def test_keys_do_nothing_below_a_dialog(page: Page, server: Server) -> None:
    person = Person(page)
    alone(person, server)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("heading", level=2).click()
    page.keyboard.press("q")
    page.keyboard.press("h")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    person.type("xyzzy")
    until(page, lambda: "xyzzy" in "".join(person.heard()[-1:]), person.heard)
    said = {person.say("table-no-moment"), person.say("hand-empty")}
    assert said.isdisjoint(person.heard())


def test_who_comes_to_a_table_is_led_straight_to_the_grid(page: Page) -> None:
    """Nothing that goes again when the table is there gets the focus."""
    page.add_init_script(FOLLOW)
    person = Person(page)
    person.start("same-screen")
    expect(person.reserve.get_by_role("gridcell").first).to_be_focused()
    focused = page.evaluate("window.focused")
    assert focused[focused.index("main") :] == ["main", "gridcell"]


def test_who_calls_and_wins_is_led_to_what_comes_next(page: Page, server: Server) -> None:
    """Straight from the call: neither is the board read again first, nor what is announced."""
    page.add_init_script(FOLLOW)
    with arrived(page, server, WIN.rpartition(" ")[0]) as (person, _):
        page.keyboard.press("q")
        expect(page.get_by_role("combobox")).to_be_focused()
        page.keyboard.press("ArrowDown")
        person.caller("a1d1").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("group", name=person.say("table-after"))).to_be_focused()
        assert page.evaluate("window.focused") == ["select", "button", "group"]
        person.hears(person.say("ended-call", actor="Ada", you="actor"))


def test_who_calls_wrongly_is_led_to_what_is_to_be_done(page: Page, server: Server) -> None:
    with arrived(page, server, WIN.rpartition(" ")[0].replace(" 3 ", " f ")) as (person, _):
        page.keyboard.press("q")
        page.keyboard.press("ArrowDown")
        person.caller("a1d1").press("Enter")
        expect(person.reserve.locator(":focus")).to_have_count(1)


def test_what_scrolls_is_no_nameless_tab_stop(page: Page, server: Server) -> None:
    with Stage(page, server) as stage:
        stage.begin()
        game = stage.play(WIN.rpartition(" ")[0])
        assert page.evaluate(SCROLLERS) == []
        game.play("!a1d1")
        expect(page.locator("#ending")).to_be_visible()
        expect(page.locator(".review .bar").first).to_be_attached()
        assert page.evaluate(SCROLLERS) == []


def test_a_title_that_one_is_led_to_has_no_ring(page: Page) -> None:
    """By keys neither: nothing can be done with it."""
    page.goto("/")
    title = page.get_by_role("heading", level=1)
    page.get_by_role("banner").get_by_role("link", name=Person(page).say("page-rules")).press(
        "Enter"
    )
    for go in (lambda: None, page.go_back):
        go()
        expect(title).to_be_focused()
        expect(title).to_have_css("outline-style", "none")
        expect(title).to_have_css("box-shadow", "none")


def test_a_dialog_begins_with_itself(page: Page) -> None:
    """So that a reader says its title and its words, and not only the button that closes it."""
    page.goto("/")
    for overlay in ("page-help", "page-settings"):
        person = Person(page)
        page.get_by_role("banner").get_by_role("button", name=person.say(overlay)).click()
        dialog = page.get_by_role("dialog", name=person.say(overlay), exact=True)
        expect(dialog).to_be_focused()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
