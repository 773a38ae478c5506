"""Whole games by taps and by mouse, and what is asked back when a command is typed.

Games by keys, by typed commands and by double taps alone are in `test_blind` and `test_reader`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import Edition, Line
from fourfold.words import Language, message
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES, PHONE, Match, Person, alone, seated
from tests.server.running import Server

MOVES = "0 a1 1 b2 2 c1 3 d1 4 b1"
"""Now the player who does not begin can call a1d1."""


def test_by_taps_only(open_page: OpenPage) -> None:
    """With the other edition, in another language; both at one screen agree on another game."""
    page = open_page(locale=LOCALES[Language.ES], **PHONE)
    person = Person(page, Language.ES, Edition.ACCESS, taps=True)
    person.start("same-screen", name="Ada", other="Grace", first="me", edition="access")
    match = Match(person, person)
    match.play(MOVES)
    person.call("a1d1", by_cells=True)
    match.follow("!a1d1")
    match.ends()
    before = page.url
    person.button("table-rematch").tap()
    expect(page).not_to_have_url(before)
    expect(person.hand).to_be_visible()


@pytest.mark.proof
def test_a_second_click_gives_and_calls(page: Page, server: Server) -> None:
    person = Person(page)
    match = alone(person, server)
    for piece in "00":
        person.tile(piece).click()
    match.follow("0")
    person.sees(match.game.position)
    match.play(MOVES.removeprefix("0 "))
    for what in (person.quarto, person.at("a1"), person.at("d1"), person.caller("a1d1")):
        what.click()
    match.follow("!a1d1")
    match.ends()


@pytest.mark.proof
def test_a_call_that_is_typed_is_said_back_first(page: Page, server: Server) -> None:
    person = Person(page)
    match = alone(person, server)
    match.play(MOVES)
    call = f"quarto {person.texts.line(Line.A1D1)}"
    person.type(call)
    person.hears(person.say("confirm-call", line=Line.A1D1))
    assert person.result() is None
    person.type("no")
    person.hears(person.say("no-call"))
    person.type(call)
    person.type("yes")
    match.follow("!a1d1")
    match.ends()


@pytest.mark.proof
def test_a_typed_yes_answers_what_was_asked_last(open_page: OpenPage, server: Server) -> None:
    ada, grace = seated(open_page, server).people
    ada.type("resign")
    ada.hears(ada.say("confirm-resign"))
    grace.offer("draw")
    expect(ada.button("table-accept")).to_be_visible()
    ada.type("yes")
    ada.ends("table-drawn", ada.say("happened-agreed"))


def test_a_phrase_is_heard_by_both_in_their_own_words(open_page: OpenPage, server: Server) -> None:
    ada, grace = seated(open_page, server).people
    ada.type("good game")
    phrase = message("phrase-good-game")
    for person, you in ((ada, "actor"), (grace, "other")):
        person.hears(person.say("phrase-said", actor="Ada", you=you, phrase=phrase))


@pytest.mark.proof
def test_a_phrase_of_the_menu_is_heard_unless_the_other_player_is_muted(
    open_page: OpenPage, server: Server
) -> None:
    ada, grace = seated(open_page, server).people

    def speak(phrase: str) -> None:
        _open_phrases(ada)
        ada.press(ada.button(f"phrase-{phrase}"))
        ada.hears(_said(ada, phrase, "actor"))
        expect(ada.button("table-say")).to_be_focused()

    def turn() -> None:
        _open_phrases(grace)
        grace.press(grace.page.get_by_role("switch"))
        grace.page.keyboard.press("Escape")

    speak("good-game")
    grace.hears(_said(grace, "good-game", "other"))
    expect(grace.page.locator(".notice")).to_have_text(_said(grace, "good-game", "other"))
    turn()
    speak("thanks")
    turn()
    speak("well-seen")
    grace.hears(_said(grace, "well-seen", "other"))
    assert _said(grace, "thanks", "other") not in grace.heard()


def _open_phrases(person: Person) -> None:
    person.press(person.button("table-say"))
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _said(person: Person, phrase: str, you: str) -> str:
    return person.say("phrase-said", actor="Ada", you=you, phrase=message(f"phrase-{phrase}"))
