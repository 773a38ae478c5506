"""Board and reserve as plain buttons: by taps alone, on every screen, and in mid-game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.rules import Cell, Piece
from tests.page import playing
from tests.page.conftest import OpenPage
from tests.page.playing import PHONE, Match, Person, alone, until
from tests.page.scenes import STEPS
from tests.server.running import Server

LOOKS = """() => [...document.querySelectorAll('[data-cell], [data-piece]')].map(each =>
    [each.className, each.innerHTML, JSON.stringify(each.getBoundingClientRect())])"""
"""How each place looks, and where it lies."""


def tap(page: Page, *places: str) -> None:
    """Taps cells, and pieces beside the board."""
    for place in places:
        playing.tap(page.locator(f"[data-cell='{place}'], [data-piece='{place}']").first)


@pytest.mark.proof
def test_a_tap_under_the_mask_meets_and_the_next_one_does(
    open_page: OpenPage,
) -> None:
    person = Person(open_page(**PHONE), taps=True, masked=True)
    person.start("same-screen", name="Ada", other="Grace", first="me", mask="on")
    match = Match(person, person)
    tap(person.page, "0")
    person.hears(person.say("piece-left", piece=Piece("0"), digit="0"))
    expect(person.tile("0")).to_have_attribute("aria-pressed", "false")
    tap(person.page, "0")
    expect(person.tile("0")).to_have_attribute("aria-pressed", "true")
    tap(person.page, "0")
    expect(person.hand).to_contain_text(person.say("table-place-this"))
    tap(person.page, "b2")
    person.hears(person.say("cell-empty", cell=Cell.B2))
    expect(person.hand).to_contain_text(person.say("table-place-this"))
    tap(person.page, "b2")
    match.follow("0 b2")
    person.hears(match.told(person)[-1])
    tap(person.page, "a1", "b2")
    person.hears(person.say("cell-holds", cell=Cell.B2, piece=Piece("0")))
    # What was met in another moment is met again before it is used.
    tap(person.page, "c3")
    felt = person.say("cell-empty", cell=Cell.C3)
    person.hears(felt)
    match.follow("1")
    for _ in range(3):
        tap(person.page, "1")
    expect(person.hand).to_contain_text(person.say("table-place-this"))
    tap(person.page, "c3")
    until(person.page, lambda: person.heard().count(felt) == 2, person.heard)
    expect(person.hand).to_contain_text(person.say("table-place-this"))


@pytest.mark.proof
def test_the_lesson_by_taps(open_page: OpenPage) -> None:
    person = Person(open_page(**PHONE), taps=True)
    page = person.page
    page.goto("/rules")
    for step in STEPS:
        lesson = page.locator(f"[data-step='{step['name']}']")
        expect(lesson).to_be_visible()
        _take(step, lesson)
        expect(person.button("lesson-again")).to_be_visible()
        if step is not STEPS[-1]:
            person.button("lesson-next").tap()
    person.button("lesson-play").tap()
    expect(person.board).to_be_visible()


def _take(step: dict[str, object], lesson: Locator) -> None:
    """Does what a step of the lesson asks for."""
    page = lesson.page
    match step:
        case {"kind": "find", "piece": str(piece)}:
            tap(page, piece)
        case {"kind": "turn"}:
            tap(page, "a1", "1")
        case {"kind": "give", "safe": [str(piece), *_]}:
            tap(page, piece)
        case {"kind": "point", "cells": list(cells)}:
            tap(page, *cells)
        case {"kind": "call", "cells": list(cells)}:
            lesson.get_by_role("button", name="QUARTO!").tap()
            tap(page, *cells)
        case {"kind": "place", "cell": str(cell)}:
            tap(page, cell)
        case {"kind": "last", "cell": str(cell)}:
            tap(page, cell)
            lesson.get_by_role("button", name="Done", exact=True).tap()
        case _:
            raise AssertionError(step)


def test_the_analysis_board_by_taps(open_page: OpenPage) -> None:
    """A position is set up and explored; what is chosen is pressed."""
    person = Person(open_page(**PHONE), taps=True)
    page = person.page
    page.goto("/analysis")
    board = page.get_by_role("group", name=person.say("analysis-board"), exact=True)
    cells = board.get_by_role("button")
    expect(cells).to_have_count(16)
    tap(page, "0")
    expect(page.locator("[data-piece='0']")).to_have_attribute("aria-pressed", "true")
    tap(page, "a1", "a1")
    expect(page.locator("[data-cell=a1]")).to_have_attribute("aria-pressed", "true")
    tap(page, "b1", "c1", "f")
    for cell, piece in (("b1", "0"), ("c1", "f")):
        name = person.say("table-cell-holds", cell=Cell(cell), piece=Piece(piece))
        expect(board.get_by_role("button", name=name, exact=True)).to_have_count(1)
    page.get_by_role("radio", name=person.say("analysis-mode-explore")).tap()
    expect(page.locator("[data-piece='1'] .badge")).to_be_visible()
    tap(page, "1", "d4")
    expect(page.locator("[data-cell=d4]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-cell=b1]")).to_have_attribute("aria-disabled", "true")


def test_buttons_are_chosen_in_mid_game(open_page: OpenPage, server: Server) -> None:
    """Board and reserve look as before, the focus is where it was, and the choice is kept."""
    page = open_page()
    person = Person(page)
    alone(person, server)
    person.plays("0 a1")
    before = page.evaluate(LOOKS)
    _turn_buttons(person)
    person.buttons = True
    expect(person.places(person.board)).to_have_count(16)
    expect(person.places(person.reserve)).to_have_count(16)
    assert page.get_by_role("gridcell").count() == page.get_by_role("row").count() == 0
    assert page.evaluate(LOOKS) == before
    person.plays("1 b1")
    page.reload()
    expect(person.cell("b1", "1")).to_be_visible()
    _turn_buttons(person)
    person.buttons = False
    expect(person.cell("b1", "1")).to_be_visible()


def _turn_buttons(person: Person) -> None:
    opener = person.button("page-settings")
    opener.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("switch", name=person.say("settings-buttons"), exact=True).click()
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()
