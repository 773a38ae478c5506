"""Single keys and switches: each does what help says, can be changed, and can be switched off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.rules import Piece
from tests.page.playing import Person, arrived, until
from tests.page.seating import settle
from tests.server.running import Server

BITS = {"1": 2, "2": 4, "3": 1, "4": 8}
"""What each switch turns of a piece, in the order in which traits are said."""


def tab_to(page: Page, what: Locator) -> None:
    """Goes on by Tab."""
    for _ in range(80):
        if what.evaluate("each => each === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached")


def test_any_piece_is_four_keys_away(page: Page, server: Server) -> None:
    """Enter takes what the switches show; each of four keys turns one trait of it."""
    settle(page, switches=True)
    with arrived(page, server) as (person, _):
        group = page.get_by_role("group", name=person.say("table-switches"), exact=True)
        group.get_by_role("button").first.focus()
        page.keyboard.press("Enter")
        person.hears(person.say("table-piece", piece=Piece("0"), digit="0"))
        page.keyboard.press("b")
        number = 0
        for key in "12341213121":
            page.keyboard.press(key)
            number ^= BITS[key]
            piece = Piece(f"{number:x}")
            name = person.say("table-piece", piece=piece, digit=str(piece))
            expect(group.get_by_role("paragraph")).to_have_text(name)
            expect(person.tile(piece)).to_have_attribute("aria-selected", "true")
            person.hears(name)
        page.keyboard.press("Enter")
        expect(person.gap(piece)).to_have_count(1)
        until(page, person.has_focus)


@pytest.mark.proof
def test_keys_are_changed_and_switched_off(page: Page, server: Server) -> None:
    with arrived(page, server) as (person, _):
        refusal = person.say("table-no-moment")
        page.keyboard.press("b")
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name=person.say("page-help"), exact=True)
        expect(dialog).to_contain_text(re.compile(rf"\bq\s*{re.escape(person.say('keys-call'))}"))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(person.at("a4")).to_be_focused()
        change(person, lambda: page.keyboard.type("x"))
        page.keyboard.press("q")
        page.keyboard.press("x")
        person.hears(refusal)
        assert person.heard().count(refusal) == 1
        page.keyboard.press("?")
        expect(dialog).to_contain_text(re.compile(rf"\bx\s*{re.escape(person.say('keys-call'))}"))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        change(person, None)
        page.keyboard.press("x")
        page.keyboard.press("?")
        person.type("turn")
        until(page, lambda: len(person.heard()) == 4, person.heard)
        expect(dialog).to_have_count(0)


def test_help_is_a_key_away_on_every_screen(page: Page) -> None:
    person = Person(page)
    for path in ("/", "/rules", "/analysis"):
        page.goto(path)
        expect(page.locator("h1")).to_be_attached()
        page.keyboard.press("?")
        dialog = page.get_by_role("dialog", name=person.say("page-help"), exact=True)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_command_field_keeps_the_focus_until_it_is_left(page: Page, server: Server) -> None:
    """
    A key opens it, and what is typed after a call was thought better of is typed. Escape folds it
    and leads to the board. It opens again by a button that keys and screen readers find.
    """
    with arrived(page, server, "0 a1 1 b2 2 c1 3 d1 4", seat=1) as (person, _):
        expect(person.command).to_have_count(0)
        page.keyboard.press("/")
        expect(person.command).to_be_focused()
        person.type("quarto row 1")
        person.type("no")
        person.hears(person.say("no-call"))
        expect(person.command).to_be_focused()
        page.keyboard.press("Escape")
        expect(person.at("a4")).to_be_focused()
        expect(person.command).to_have_count(0)
        tab_to(page, person.button("table-commands"))
        page.keyboard.press("Enter")
        expect(person.command).to_be_focused()


def test_the_command_field_is_always_open_by_a_setting(page: Page, server: Server) -> None:
    settle(page, commands=True)
    with arrived(page, server, "0 a1") as (person, _):
        expect(person.command).to_be_visible()
        page.keyboard.press("/")
        expect(person.command).to_be_focused()
        page.keyboard.press("Escape")
        expect(person.command).to_be_visible()
        expect(person.command).not_to_be_focused()


def test_a_finished_game_is_saved_by_a_word(page: Page, server: Server) -> None:
    with arrived(page, server, "0 a1 1 b1 2 c1 3 d1") as (person, game):
        person.type("save mine")
        person.hears(person.say("refused-game-on"))
        game.play("!a1d1")
        until(page, lambda: person.result() is not None)
        with page.expect_download() as saving:
            person.type("save mine")
        assert saving.value.suggested_filename == "mine.txt"
        person.hears(person.say("saved", name="mine.txt"))


def test_a_key_that_another_had_is_said(page: Page) -> None:
    """The two change their keys, and the usual ones come back."""
    person = Person(page)
    page.goto("/")
    change(person, lambda: page.keyboard.type("h"))
    person.hears(f"{person.say('keys-hand')} q")

    def restore() -> None:
        tab_to(page, person.button("keys-restore"))
        page.keyboard.press("Enter")

    change(person, restore)
    person.hears(person.say("keys-restored"))


def change(person: Person, how: Callable[[], None] | None) -> None:
    """Opens the settings by keys, and changes the key of a call, or switches all keys off."""
    page = person.page
    tab_to(page, person.button("page-settings"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name=person.say("page-settings"), exact=True)
    expect(dialog).to_be_visible()
    if how is not None:
        tab_to(page, dialog.get_by_label(person.say("keys-call"), exact=True))
        how()
    else:
        switch = dialog.get_by_role("switch", name=person.say("keys-on"), exact=True)
        tab_to(page, switch)
        page.keyboard.press("Space")
        expect(switch).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(person.button("page-settings")).to_be_focused()
