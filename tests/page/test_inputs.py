"""One document for all: a whole game by keys only, by typed commands only, by taps, by mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from fourfold.rules import CELLS, Call, Cell, Edition, Give, Line, Move, Piece, Place, parse_game
from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import DRAWN, LOCALES, PHONE, Match, Person, alone, seated, until
from tests.server.running import Server

WON = "0 a1 1 b2 2 c1 3 d1 4 b1 !a1d1"
TABS_AT_MOST = 80


class Typist(Person):
    """One who has only a keyboard. The focus is never lost."""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        assert self.has_focus(), key

    def tab_to(self, what: Locator) -> None:
        """Goes on by Tab until something has the focus."""
        for _ in range(TABS_AT_MOST):
            if what.count() and what.evaluate("each => each === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"{what} cannot be reached")

    def walk_to(self, grid: Locator, what: Locator) -> None:
        """Goes to a cell of a grid by arrows, from wherever in it the focus is."""
        cells = grid.get_by_role("gridcell")
        place: int = cells.evaluate_all("all => all.indexOf(document.activeElement)")
        assert place >= 0
        wanted: int = what.evaluate(
            "each => [...each.closest('[role=grid]').querySelectorAll('[role=gridcell]')]"
            ".indexOf(each)"
        )
        down, across = wanted // 4 - place // 4, wanted % 4 - place % 4
        for _ in range(abs(down)):
            self.key("ArrowDown" if down > 0 else "ArrowUp")
        for _ in range(abs(across)):
            self.key("ArrowRight" if across > 0 else "ArrowLeft")
        expect(what).to_be_focused()

    def give(self, piece: Piece | str) -> None:
        self.key("v")
        self.walk_to(self.reserve, self.tile(piece))
        self.key("Enter")
        expect(self.tile(piece)).to_have_attribute("aria-selected", "true")
        self.key("Enter")
        expect(self.gap(piece)).to_have_count(1)
        assert self.has_focus()

    def place(self, cell: Cell | str) -> None:
        self.key("b")
        self.walk_to(self.board, self.cell(cell))
        self.key("Enter")
        expect(self.cell(cell)).to_have_count(0)
        assert self.has_focus()

    def call(self, line: Line | str, *, by_cells: bool = False) -> None:
        assert not by_cells
        line = Line(str(line))
        self.key("q")
        choice = self.pointing.get_by_role("combobox")
        expect(choice).to_be_focused()
        for _ in range(20):
            if choice.evaluate("each => each.selectedOptions[0].text") == self.texts.line(line):
                break
            self.key("ArrowDown")
        self.tab_to(self.button("table-call-line", line=line))
        self.key("Enter")
        expect(self.pointing).to_have_count(0)


def test_by_keys_only(open_page: OpenPage) -> None:
    person = Typist(open_page(locale=LOCALES[Language.DE]), Language.DE)
    person.page.goto("/")
    group = person.page.get_by_role("group", name=person.say("start-opponent"), exact=True)
    radios = group.get_by_role("radio")
    person.tab_to(radios.first)
    person.key("ArrowRight")
    expect(radios.nth(1)).to_be_checked()
    person.key("Enter")
    expect(person.board).to_be_visible()
    until(person.page, person.has_focus)
    expect(person.reserve.get_by_role("gridcell").first).to_be_focused()
    person.key("b")
    expect(person.board.get_by_role("gridcell").first).to_be_focused()
    person.plays(WON)
    until(person.page, lambda: person.result() is not None)
    until(person.page, person.has_focus)
    person.tab_to(person.button("table-rematch"))
    before = person.page.url
    person.key("Enter")
    expect(person.page).not_to_have_url(before)
    expect(person.hand).to_be_visible()
    until(person.page, person.has_focus)


@pytest.mark.proof
def test_by_typed_commands_only(open_page: OpenPage, server: Server) -> None:
    person = Person(open_page(locale=LOCALES[Language.FR]), Language.FR)
    match = alone(person, server)
    for move in parse_game(f"{DRAWN} done done").moves:
        person.type(typed(person, move))
        match.follow(str(move))
        person.sees(match.game.position)
        expect(person.command).to_be_focused()
    person.ends("table-drawn", person.say("ended-full"))


def test_a_call_that_is_typed_is_said_back_first(page: Page, server: Server) -> None:
    person = Person(page, Language.EN)
    match = alone(person, server)
    *moves, call = WON.split()
    match.play(" ".join(moves))
    line = Line(call[1:])
    person.type(typed(person, Call(line)))
    person.hears(person.say("confirm-call", line=line, cells=line.cells))
    assert person.result() is None
    person.type("no")
    person.hears(person.say("no-call"))
    person.type(typed(person, Call(line)))
    person.type("yes")
    match.follow(call)
    match.ends()


def test_a_typed_yes_answers_what_was_asked_last(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    ada, grace = match.people
    ada.command.fill("resign")
    ada.command.press("Enter")
    ada.hears(ada.say("confirm-resign"))
    grace.button("table-draw").click()
    expect(ada.button("table-accept")).to_be_visible()
    ada.command.fill("yes")
    ada.command.press("Enter")
    expect(ada.page.get_by_role("heading", name=ada.say("table-drawn"), exact=True)).to_be_visible()


def typed(person: Person, move: Move) -> str:
    """A move as somebody types it."""
    match move:
        case Give(piece):
            return person.texts.piece(piece)
        case Place(cell):
            return str(cell)
        case Call(line):
            return f"quarto {person.texts.line(line)}"
        case _:
            return person.say("command-done").partition(",")[0]


def test_by_taps_only(open_page: OpenPage) -> None:
    page = open_page(locale=LOCALES[Language.ES], **PHONE)
    person = Person(page, Language.ES, Edition.ACCESS, taps=True)
    person.start("same-screen", name="Ada", other="Grace", first="me", edition="access")
    match = Match(person, person)
    *moves, call = WON.split()
    match.play(" ".join(moves))
    person.call(call[1:], by_cells=True)
    match.follow(call)
    match.ends()


@pytest.mark.proof
def test_by_mouse_only(page: Page, server: Server) -> None:
    """A second click on a piece gives it; cells are hit where they are seen."""
    person = Person(page)
    match = alone(person, server)
    *moves, call = parse_game(WON).moves
    for move in moves:
        if isinstance(move, Give):
            click(person.tile(move.piece))
            click(person.tile(move.piece))
        elif isinstance(move, Place):
            click(person.at(move.cell))
        match.follow(str(move))
        person.sees(match.game.position)
    assert isinstance(call, Call)
    click(person.quarto)
    for cell in (call.line.cells[0], call.line.cells[-1]):
        click(person.at(cell))
    click(person.quarto)
    match.follow(str(call))
    match.ends()


def click(what: Locator) -> None:
    """Clicks a point of the screen."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    what.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_board_is_asked_by_keys(page: Page, server: Server) -> None:
    person = Typist(page)
    alone(person, server)
    person.at("a4").focus()
    person.plays("0 a1 1")
    person.key("b")
    person.walk_to(person.board, person.cell("a1", "0"))
    row = " ".join(
        person.say("cell-holds", cell=cell, piece=Piece("0"))
        if cell is Cell.A1
        else person.say("cell-empty", cell=cell)
        for cell in CELLS[:4]
    )
    person.key("r")
    until(page, lambda: any(row in each for each in person.heard()), person.heard)
    who = {"actor": "Ada", "you": "nobody"}
    person.key("h")
    person.hears(person.say("hand-holds", piece=Piece("1"), **who))
    person.key("q")
    person.key("Escape")
