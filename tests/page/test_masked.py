"""Under the mask the document holds nothing of the game but the hand and the last sentence."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import PIECES, Cell, Edition, Piece
from tests.page.conftest import OpenPage
from tests.page.playing import Person, until
from tests.page.seating import come, sit
from tests.server.games import pair
from tests.server.running import Server

FIND: Final = """
window.grids = () => ['[data-cell]', '[data-piece]'].map(kind => {
    const places = [...document.querySelectorAll(kind)];
    let grid = places[0];
    while (!places.every(each => grid.contains(each))) grid = grid.parentElement;
    return grid;
});
"""
"""What holds the cells, and what holds the pieces beside the board."""

WALK: Final = """() => {
    const [board, reserve] = grids();
    const found = [document.title];
    const both = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
    const walker = document.createTreeWalker(document, both);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (parent?.closest('script, style')) continue;
        if (board.contains(parent) || reserve.contains(parent)) continue;
        if (node.nodeType === Node.TEXT_NODE) found.push(node.data.trim());
        else for (const { name, value } of node.attributes) found.push(`${name}=${value}`);
    }
    return found;
}"""
"""Every text and every attribute of the document, but for the two grids."""

GRIDS: Final = """() => grids().map(each => {
    const grid = each.cloneNode(true);
    const places = [...grid.querySelectorAll('[data-cell], [data-piece]')];
    for (const state of ['aria-disabled', 'aria-pressed', 'aria-selected'])
        if (new Set(places.map(each => each.getAttribute(state))).size === 1)
            for (const each of places) each.removeAttribute(state);
    return grid.outerHTML.replace(/<!--.*?-->| tabindex="[^"]*"| (legal|choosing)\\b/g, '');
})"""
"""The board and the pieces beside it, but for where the focus was last, and whose turn it is: a
state that all places share tells no more."""

LAYOUTS: Final = pytest.mark.parametrize(
    "buttons",
    [pytest.param(False, id="grid"), pytest.param(True, id="buttons", marks=pytest.mark.proof)],
)

CELL: Final = re.compile(r"\b[a-d][1-4]\b")


class Guarded:
    """Somebody at a masked table, of whose document it is known what it was at the start."""

    def __init__(self, page: Page, *, buttons: bool) -> None:
        self.page = page
        self.person = Person(page, edition=Edition.ACCESS, buttons=buttons)
        page.add_init_script(FIND)
        self.texts: set[str] = set()
        self.grids: list[str] = []
        self.names = [self.person.texts.piece(piece) for piece in PIECES]

    def begin(self) -> None:
        self.page.mouse.move(0, 0)
        self.texts = set(self.page.evaluate(WALK))
        self.grids = self.page.evaluate(GRIDS)
        assert not any("<svg" in grid for grid in self.grids)

    def last(self) -> str:
        return self.person.heard()[-1]

    def check(self) -> None:
        """Nothing is told but by the last sentence and the piece in hand."""
        assert self.page.evaluate(GRIDS) == self.grids
        telling = {
            text
            for text in set(self.page.evaluate(WALK)) - self.texts
            if any(name in text for name in self.names) or CELL.search(text)
        }
        assert telling <= {self.last()}, telling


@pytest.mark.proof
@LAYOUTS
def test_only_the_last_sentence_is_left(
    open_page: OpenPage, server: Server, *, buttons: bool
) -> None:
    guarded = [Guarded(open_page(), buttons=buttons) for _ in range(2)]
    player, watcher = guarded
    with pair(server.url, mask=True, edition="access") as game:
        sit(player.page, game.guests[0], game.seats[0])
        come(watcher.page, game.table)
        for each in guarded:
            until(each.page, lambda: len(each.person.heard()) == 2)  # noqa: B023
            each.person.read_again()
            each.begin()
        for number, move in enumerate(["0", "a1", "1", "b2", "2", "c1", "3", "d1", "4"]):
            game.play(move)
            for each in guarded:
                until(each.page, lambda: len(each.person.heard()) == 3 + number)  # noqa: B023
                each.check()
        player.page.reload()
        until(player.page, lambda: len(player.person.heard()) == 2)
        player.person.read_again()
        player.check()
        game.play("b1 !a1d1")
        for each in guarded:
            until(each.page, lambda: each.person.result() is not None)  # noqa: B023
            until(each.page, lambda: len(each.person.on_board()) == 5)  # noqa: B023
            assert len(each.person.listed()) == 5


@pytest.mark.proof
@LAYOUTS
def test_one_cell_is_met_at_a_time(page: Page, server: Server, *, buttons: bool) -> None:
    guarded = Guarded(page, buttons=buttons)
    person = guarded.person
    with pair(server.url, mask=True, edition="access") as game:
        game.play("0 a1 1 b1 2 c1 3")
        sit(page, game.guests[0], game.seats[0])
        until(page, lambda: len(person.heard()) == 2)
        guarded.begin()
        page.keyboard.press("b")
        for _ in range(3):
            page.keyboard.press("ArrowDown")
        for cell, piece in (("a1", "0"), ("b1", "1")):
            met = person.at(cell)
            expect(met).to_be_focused()
            person.hears(person.say("cell-holds", cell=Cell(cell), piece=Piece(piece)))
            expect(met.locator(".piece")).to_have_count(1)
            expect(person.board.locator(".piece")).to_have_count(1)
            assert not any(name in page.evaluate(GRIDS)[0] for name in guarded.names)
            page.keyboard.press("ArrowRight")
            expect(met.locator(".piece")).to_have_count(0)
        for where, said in (
            (Cell.A1, person.say("cell-holds", cell=Cell.A1, piece=Piece("0"))),
            (Cell.C3, person.say("cell-empty", cell=Cell.C3)),
        ):
            person.at(where).hover()
            person.hears(said)
        page.mouse.move(0, 0)
        person.type("find tall")
        person.hears(person.say("masked"))
        until(page, lambda: page.evaluate(GRIDS) == guarded.grids)
