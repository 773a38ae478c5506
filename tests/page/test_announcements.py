"""Each event is announced once, in order, however fast; focus and silence say nothing twice."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import Cell, Line, Piece, Seat, parse_game
from fourfold.words import Verbosity
from tests.page.conftest import OpenPage
from tests.page.playing import NAMES, Person, arrived, until
from tests.page.seating import come, settle, sit
from tests.page.telling import sentences
from tests.page.wire import Sockets
from tests.server.games import pair
from tests.server.running import Server

TEN = "0 a1 1 b2 2 c1 3 d3 4 a4"
"""Ten moves without a line."""

TOGETHER_MS = 5_000
"""After so long a sentence stands alone, and may be urgent."""

UTTER = """
window.uttered = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
    cancel() {}, speak(utterance) { window.uttered.push([utterance.text, utterance.lang]); },
} });
"""
"""A headless browser has no voice: this one writes down what it is to say."""


def told(person: Person, seat: int | None, moves: str = TEN, *, at_once: int = 0) -> list[str]:
    """What somebody on a seat is told of moves; Ada gives first."""
    seats = () if seat is None else (tuple(Seat)[seat],)
    return sentences(person, parse_game(moves), NAMES, seats, at_once=at_once)


@pytest.mark.proof
@pytest.mark.parametrize("seat", [0, None])
def test_ten_events_within_a_second(page: Page, server: Server, seat: int | None) -> None:
    person = Person(page)
    with pair(server.url) as game:
        if seat is None:
            come(page, game.table)
        else:
            sit(page, game.guests[seat], game.seats[seat])
        until(page, lambda: len(person.heard()) == 2, person.heard)
        game.play(TEN)
        expected = told(person, seat)
        until(page, lambda: person.heard()[-1:] == [expected[-1]], person.heard)
        assert person.heard()[2:] == expected
        assert page.evaluate("window.heard.length") == 12
    assert page.evaluate("document.querySelectorAll('[aria-live]:not(:empty)').length") <= 2


def test_focus_announces_nothing(page: Page, server: Server) -> None:
    with arrived(page, server, "0 a1 1") as (person, _):
        for keys in ("b", "v"):
            for key in (keys, "ArrowRight", "ArrowDown", "ArrowLeft", "End", "Home"):
                page.keyboard.press(key)
        for _ in range(30):
            page.keyboard.press("Tab")
        page.keyboard.press("/")
        expect(person.command).to_be_focused()
        person.type("turn")
        until(page, lambda: len(person.heard()) > 2, person.heard)
        assert len(person.heard()) == 3


@pytest.mark.parametrize("verbosity", [Verbosity.SHORT, Verbosity.NORMAL])
def test_a_chosen_piece_is_said_once(page: Page, server: Server, verbosity: Verbosity) -> None:
    """By Enter, by a click, and by the switches, which name it as they turn."""
    settle(page, switches=True, verbosity=str(verbosity))
    with arrived(page, server) as (person, _):
        person.texts = type(person.texts)(person.language, verbosity=verbosity)
        page.keyboard.press("v")
        page.keyboard.press("Enter")
        person.hears(person.say("table-chosen", piece=Piece("0")))
        person.tile("9").click()
        person.hears(person.say("table-chosen-again", piece=Piece("9")))
        page.get_by_role("group", name=person.say("table-switches")).get_by_role(
            "button"
        ).last.focus()
        page.keyboard.press("4")
        turned = person.say("table-piece", piece=Piece("1"), digit="1")
        person.hears(turned)
        page.keyboard.press("Enter")
        given = told(person, 0, "1")
        until(page, lambda: person.heard()[-1:] == [given[-1]], person.heard)
        expected = [
            person.say("table-chosen", piece=Piece("0")),
            person.say("table-chosen-again", piece=Piece("9")),
        ]
        assert person.heard()[2:] == [*expected, turned, *given]
        assert {role for role, _ in page.evaluate("window.heard")[2:]} == {"status"}


def test_cells_that_are_pointed_at_are_said(page: Page, server: Server) -> None:
    """Each one, and then the line."""
    with arrived(page, server, "0 a1 1 b1 2 c1 3 d1") as (person, _):
        page.keyboard.press("q")
        expect(page.get_by_role("combobox")).to_be_focused()
        person.at("a1").focus()
        for key in ("Enter", "Enter", "Enter", "End", "Enter"):
            page.keyboard.press(key)
        line = person.say("table-line-pointed", line=Line("a1d1"))
        person.hears(line)
        chosen = person.say("table-pointed", cell=Cell.A1, count=1)
        assert person.heard()[2:] == [
            chosen,
            person.say("table-not-pointed", cell=Cell.A1, count=0),
            chosen,
            line,
        ]
        name = person.say("table-cell-holds", cell=Cell("d1"), piece=Piece("3"))
        cell = page.get_by_role("gridcell", name=name, exact=True, selected=True)
        expect(cell).to_be_focused()
        page.keyboard.press("q")
        expect(person.caller("a1d1")).to_be_focused()


def test_a_line_of_the_list_is_chosen_there_alone(page: Page, server: Server) -> None:
    """Some readers follow what is chosen on the board, and would leave the list at each arrow."""
    with arrived(page, server, "0 a1 1 b1 2 c1 3 d1") as (person, _):
        page.keyboard.press("q")
        expect(page.get_by_role("combobox")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(person.caller("a1d1")).to_be_enabled()
        chosen = person.board.locator("[aria-selected]")
        expect(chosen).to_have_count(0)
        expect(person.board).not_to_have_attribute("aria-multiselectable", "true")
        person.at("a1").click()
        expect(chosen).to_have_count(4)


@pytest.mark.proof
def test_a_refusal_is_said_once(page: Page, server: Server) -> None:
    with arrived(page, server, "0 a1") as (person, _):
        page.keyboard.press("q")
        person.hears(person.say("table-no-moment"))
        page.wait_for_timeout(TOGETHER_MS)
        person.type("b2")
        refused = person.say("refused-not-your-turn")
        person.hears(refused)
        person.type("xyzzy")
        until(page, lambda: "xyzzy" in "".join(person.heard()[-1:]), person.heard)
        assert person.heard().count(refused) == 1
        assert person.heard().count(person.say("table-no-moment")) == 1
        urgent = [said for role, said in page.evaluate("window.heard") if role == "alert"]
        assert refused in urgent


@pytest.mark.proof
def test_what_was_missed_is_said_once(page: Page, server: Server) -> None:
    """The connection breaks; what happens meanwhile is said after it is back."""
    person, sockets = Person(page), Sockets(page)
    with pair(server.url) as game:
        sit(page, game.guests[0], game.seats[0])
        game.play("0 a1")
        first = told(person, 0, "0 a1")
        until(page, lambda: person.heard()[-1:] == [first[-1]], person.heard)
        before = len(person.heard())
        sockets.shut()
        game.play("1 b2 2")
        sockets.open()
        expected = told(person, 0, "0 a1 1 b2 2", at_once=3)[2:]
        until(page, lambda: person.heard()[-1:] == [expected[-1]], person.heard)
        person.type("turn")
        until(page, lambda: person.heard()[-1:] != [expected[-1]], person.heard)
        assert person.heard()[before:-1] == expected


@pytest.mark.parametrize(
    ("overlay", "closes"), [("page-help", "Escape"), ("page-settings", "page-close")]
)
def test_what_happens_below_a_dialog_is_said_once(
    page: Page, server: Server, overlay: str, closes: str
) -> None:
    """It is said in the dialog, and not again when that closes, nor is what was said before."""
    with arrived(page, server) as (person, game):
        before = person.heard()
        opener = page.get_by_role("banner").get_by_role("button", name=person.say(overlay))
        opener.click()
        dialog = page.get_by_role("dialog", name=person.say(overlay), exact=True)
        expect(dialog).to_be_visible()
        game.play("0 a1 1")
        expected = told(person, 0, "0 a1 1")
        until(page, lambda: expected[-1] in person.heard(), person.heard)
        assert person.heard() == before + expected
        if closes == "Escape":
            page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name=person.say(closes), exact=True).click()
        expect(opener).to_be_focused()
        person.type("b1")
        expected = told(person, 0, "0 a1 1 b1")
        until(page, lambda: expected[-1] in person.heard(), person.heard)
        assert person.heard() == before + expected


def test_detail_and_names_of_columns_change_what_is_said(
    open_page: OpenPage, server: Server
) -> None:
    with pair(server.url) as game:
        people = []
        for verbosity, phonetic in ((Verbosity.SHORT, False), (Verbosity.FULL, True)):
            page = open_page()
            settle(page, verbosity=str(verbosity), phonetic=phonetic)
            person = Person(page)
            person.texts = type(person.texts)(
                person.language, verbosity=verbosity, phonetic=phonetic
            )
            come(page, game.table)
            until(page, lambda: len(person.heard()) == 2, person.heard)  # noqa: B023
            people.append(person)
        game.play("0 b1")
        said = [told(person, None, "0 b1") for person in people]
        for person, sentences in zip(people, said, strict=True):
            for sentence in sentences:
                person.hears(sentence)
        assert "bravo 1" in said[1][1]
        assert len(said[0][1]) < len(said[1][1])


def test_the_page_speaks_with_its_own_voice(page: Page, server: Server) -> None:
    page.add_init_script(UTTER)
    settle(page, voice=True)
    with arrived(page, server) as (person, game):
        game.play("0 a1 1")
        expected = told(person, 0, "0 a1 1")
        until(page, lambda: len(person.heard()) == 5, person.heard)
        uttered = page.evaluate("window.uttered")
        assert [text for text, _ in uttered] == person.heard()
        assert [text for text, _ in uttered][2:] == expected
        assert {language for _, language in uttered} == {"en"}
        page.keyboard.press("b")
        page.keyboard.press("ArrowDown")
        read = [text for text, _ in page.evaluate("window.uttered")][5:]
        assert read == [person.say("table-cell-empty", cell=Cell(each)) for each in ("a4", "a3")]
        assert json.dumps(person.heard()).count("a3") == 0
