"""Before a game: who is invited knows what is played, and who waits need not sit and wait."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.table.options import Late, Options
from fourfold.words import terms
from tests.page.conftest import OpenPage
from tests.page.playing import Person
from tests.server.running import Guest, Server

TERMS = {"seconds_per_move": 60, "late": "warned", "wrong_calls_to_lose": 3, "hints": True}


def agreed(person: Person) -> Locator:
    """The list of all that is agreed on."""
    section = person.page.get_by_role("region", name=person.say("terms-title"), exact=True)
    return section.get_by_role("list").get_by_role("listitem")


@pytest.mark.proof
def test_who_is_invited_hears_all_terms_and_may_learn_the_game_first(
    page: Page, server: Server
) -> None:
    grace = Guest(server.url)
    table = grace.open(name="Grace", options=TERMS)["table"]
    person = Person(page)
    page.goto(f"/{table}")
    invited = person.say("table-invited", name="Grace")
    expect(page.get_by_role("heading", level=1, name=invited, exact=True)).to_be_visible()
    options = Options(seconds_per_move=60, late=Late.WARNED, wrong_calls_to_lose=3, hints=True)
    expect(agreed(person)).to_have_text(list(map(person.texts.say, terms(options))))
    expect(person.text("join-watch")).to_be_visible()
    page.get_by_role("link", name=person.say("join-learn"), exact=True).click()
    lesson = page.get_by_role("heading", name=person.say("lesson-title"), exact=True)
    expect(lesson).to_be_focused()
    page.reload()
    page.get_by_role("link", name=person.say("page-invitation"), exact=True).click()
    expect(page).to_have_url(re.compile(f"/{table}$"))
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_label(person.say("join-name"), exact=True).fill("Ada")
    person.button("join-sit").click()
    expect(person.hand).to_be_visible()


def test_rules_lead_back_to_nothing_but_a_table(page: Page) -> None:
    page.goto("/rules?invitation=https://evil.example/")
    person = Person(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name=person.say("page-invitation"))).to_have_count(0)


@pytest.mark.proof
def test_who_waits_at_an_open_table_plays_the_computer_and_is_told_who_comes(
    open_page: OpenPage,
) -> None:
    ada, grace = Person(open_page()), Person(open_page())
    ada.start("anyone", name="Ada Waits", first="me")
    expect(ada.text("invite-listed")).to_be_visible()
    ada.hears(ada.say("invite-listed"))
    waiting = ada.page.url
    ada.page.get_by_role("link", name=re.compile("Fourfold")).click()
    ada.page.get_by_role("link", name=ada.say("start-open-go"), exact=True).click()
    expect(ada.page).to_have_url(waiting)
    ada.button("invite-meanwhile").click()
    expect(ada.hand).to_be_visible()
    other = ada.page.url
    assert other != waiting
    grace.page.goto("/")
    grace.button("start-join-table", player="Ada Waits").click()
    expect(grace.hand).to_be_visible()
    arrived = ada.say("invite-arrived", name=ada.say("name-player", number=2))
    ada.hears(arrived)
    notice = ada.page.get_by_role("region", name=arrived, exact=True)
    focused = ada.page.evaluate("document.activeElement.outerHTML")
    assert focused.startswith("<div"), "one goes on where one was"
    notice.get_by_role("link", name=ada.say("invite-go"), exact=True).click()
    expect(ada.page).to_have_url(waiting)
    expect(notice).to_have_count(0)
    ada.give("0")
    expect(grace.hand.get_by_role("heading", name=grace.say("table-place-this"))).to_be_visible()
    ada.page.goto(other)
    expect(ada.hand).to_be_visible()
    assert ada.heard().count(arrived) == 0, "it was told once"


@pytest.mark.proof
def test_who_has_closed_the_page_is_told_on_the_next_visit(page: Page, open_page: OpenPage) -> None:
    ada = Person(page)
    ada.start("friend", name="Ada")
    link = ada.link()
    context = page.context
    page.close()
    Person(open_page()).join(link, "Grace")
    again = Person(context.new_page())
    again.page.goto("/rules")
    again.hears(again.say("invite-arrived", name="Grace"))
    close = again.page.get_by_role("region", name=re.compile("Grace")).get_by_role("button")
    close.click()
    expect(close).to_have_count(0)
    again.page.reload()
    expect(again.page.get_by_role("heading", level=1)).to_be_visible()
    assert again.page.evaluate("localStorage['fourfold.waiting']") == "[]"


@pytest.mark.proof
def test_a_table_is_closed_and_its_link_leads_nowhere(open_page: OpenPage) -> None:
    ada, grace = Person(open_page()), Person(open_page())
    ada.start("anyone", name="Ada Closes")
    grace.page.goto(ada.page.url)
    expect(grace.button("join-sit")).to_be_visible()
    close = ada.button("invite-close")
    for answer in ("page-cancel", "invite-close"):
        close.click()
        expect(close).to_be_focused()
        expect(close).to_have_accessible_description(ada.say("invite-close-sure"))
        ada.button(answer).click()
        if answer == "page-cancel":
            expect(close).to_be_focused()
    expect(ada.page).to_have_url(re.compile(r"/$"))
    ada.hears(ada.say("closed"))
    closed = grace.page.get_by_role("heading", name=grace.say("closed"), exact=True)
    expect(closed).to_be_visible()
    grace.hears(grace.say("closed"))
    grace.page.reload()
    expect(closed).to_be_visible()
    grace.page.goto("/")
    expect(grace.button("start-join-table", player="Ada Closes")).to_have_count(0)


@pytest.mark.proof
def test_who_is_joined_in_the_moment_of_closing_plays(open_page: OpenPage) -> None:
    """A table that somebody has joined is not closed; the page hears of it by the answer."""
    ada, grace = Person(open_page()), Person(open_page())
    ada.start("friend", name="Ada", first="me")
    link = ada.link()
    ada.button("invite-close").click()
    grace.join(link, "Grace")
    expect(ada.hand).to_be_visible()
    ada.give("0")
