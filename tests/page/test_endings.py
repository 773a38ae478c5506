"""Games end in every way, and another one follows."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import Game
from fourfold.words import message
from tests.page.conftest import OpenPage
from tests.page.moves import WIN
from tests.page.playing import Match, Person, alone, by_link, seated
from tests.server.running import Server


def won(page: Page, server: Server) -> Person:
    """Somebody at both seats of a game that is won."""
    person = Person(page)
    match = alone(person, server)
    match.play(WIN)
    match.ends()
    return person


@pytest.mark.proof
def test_what_is_felt_is_the_step_that_is_shown(page: Page, server: Server) -> None:
    person = won(page, server)
    page.get_by_text(person.say("tactile-title"), exact=True).click()
    text = page.get_by_role("link", name=person.say("tactile-text"), exact=True)
    for button, position in (
        (None, "..../..../..../0123 -"),
        ("review-back", "..../..../..../0123 -"),
        ("review-back", "..../..../..../012. 3"),
        ("review-first", "..../..../..../.... -"),
    ):
        if button is not None:
            person.button(button).click()
        wanted = urlencode({"position": position})
        expect(text).to_have_attribute("href", re.compile(re.escape(wanted) + "&"))


@pytest.mark.proof
def test_a_picture_of_the_end_is_saved(page: Page, server: Server) -> None:
    person = won(page, server)
    with page.expect_download() as saving:
        person.button("table-picture").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    person.hears(person.say("saved", name=saving.value.suggested_filename))


@pytest.mark.proof
def test_offers_are_made_declined_accepted_and_withdrawn(
    open_page: OpenPage, server: Server
) -> None:
    match = seated(open_page, server)
    ada, grace = match.people
    match.play("0 a1 1 b2")
    who = {"actor": "Ada", "other": "Grace"}

    ada.offer("draw")
    asked = grace.say("offered-draw", you="other", **who)
    expect(grace.page.get_by_role("group", name=asked, exact=True)).to_be_visible()
    grace.answer("decline")
    ada.hears(ada.say("declined", actor="Grace", other="Ada", you="other"))
    expect(ada.button("table-withdraw")).to_have_count(0)

    ada.offer("take-back")
    grace.hears(grace.say("offered-take-back", you="other", **who))
    grace.answer("accept")
    match.game = match.game.undo()
    asked = ada.say("question-place", you="actor", piece=match.game.position.hand or "", **who)
    ada.hears(f"{ada.say('took-back', moves=1)} {asked}")
    grace.hears(grace.say("took-back", moves=1))
    for person in match.people:
        person.sees(match.game.position)
    match.play("c3 2")

    grace.offer("draw")
    expect(ada.button("table-accept")).to_be_visible()
    grace.answer("withdraw")
    expect(ada.button("table-accept")).to_have_count(0)

    grace.offer("draw")
    ada.answer("accept")
    for person in match.people:
        person.ends("table-drawn", person.say("happened-agreed"))

    play_again(match)
    resign(match)


def expect_won(person: Person, reason: str, **who: str) -> None:
    """Who has won is said first, and then why."""
    person.ends("table-winner", person.say(f"happened-{reason}", **who), **who)


def play_again(match: Match) -> None:
    """Both want another game: they land at another table, and the other one begins."""
    ada, grace = match.people
    before = ada.page.url
    ada.button("table-rematch").click()
    grace.answer("accept")
    for person in match.people:
        expect(person.page).not_to_have_url(before)
        expect(person.hand).to_be_visible()
    assert ada.page.url == grace.page.url
    look_back(ada)
    match.first, match.second, match.names, match.game = grace, ada, ("Grace", "Ada"), Game()
    match.play("5 a1")
    assert ada.has_focus()
    assert grace.has_focus()


def look_back(person: Person) -> None:
    """The browser's own way back leads to the game before, and does not turn round by itself."""
    table = person.page.url
    person.page.go_back()
    person.ends("table-drawn", person.say("happened-agreed"))
    expect(person.page).not_to_have_url(table)
    person.page.get_by_role("link", name=person.say("table-go-on"), exact=True).click()
    expect(person.page).to_have_url(table)
    expect(person.hand).to_be_visible()


def resign(match: Match) -> None:
    """One resigns, and the other one asks for another game in vain."""
    grace, ada = match.people
    match.play("6")
    grace.resign()
    who = {"actor": "Ada", "other": "Grace"}
    expect_won(grace, "resign", you="other", **who)
    expect_won(ada, "resign", you="actor", **who)
    ada.button("table-rematch").click()
    grace.answer("decline")
    ada.hears(ada.say("declined", actor="Grace", other="Ada", you="other"))
    expect(ada.button("table-rematch")).to_be_enabled()


@pytest.mark.proof
def test_time_runs_out(open_page: OpenPage) -> None:
    match = by_link(open_page, clock="other", seconds="2")
    ada, grace = match.people
    expect(ada.page.get_by_role("timer").first).to_be_visible()
    who = {"actor": "Grace", "other": "Ada"}
    expect_won(ada, "time", you="other", **who)
    expect_won(grace, "time", you="actor", **who)
    timed = grace.say("counts-time", time=message("time", minutes=0, seconds=2))
    assert all(any(timed in said for said in each.heard()) for each in match.people)
