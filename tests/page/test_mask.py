"""Under the mask nothing is in the document but what is felt just now."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fourfold.rules import PIECES, Cell, Piece
from tests.page.conftest import OpenPage
from tests.page.playing import Person, by_link, until

PICTURES = "grid => grid.querySelectorAll('svg').length"
PLACES = """places => {
    const states = ['aria-disabled', 'aria-pressed', 'aria-selected'].filter(state =>
        new Set(places.map(each => each.getAttribute(state))).size > 1);
    return places.map(each =>
        [each.ariaLabel, each.className, ...states.map(state => each.getAttribute(state))]);
}"""
"""What is told of each place; a state that all share tells only whose turn it is."""


@pytest.mark.parametrize(
    "buttons",
    [pytest.param(False, id="grid", marks=pytest.mark.proof), pytest.param(True, id="buttons")],
)
def test_a_game_under_the_mask(open_page: OpenPage, *, buttons: bool) -> None:
    match = by_link(open_page, buttons=buttons, mask="on", masked=True)
    ada, grace = match.people
    untouched = [let_go(person) for person in match.people]
    match.play("0 a1 1 b2 2")
    for person, before in zip(match.people, untouched, strict=True):
        expect_covered(person, before)
        expect_hidden(person)
        expect(person.text("table-masked")).to_be_visible()
    hedy = Person(open_page(), buttons=buttons)
    hedy.page.goto(ada.page.url)
    expect(hedy.text("table-masked")).to_be_visible()
    expect_hidden(hedy)
    assert not any(said in hedy.heard() for said in match.told(hedy))
    feel(ada, "a1", "0")
    feel(ada, "c3", None)
    expect_covered(ada, untouched[0])
    expect_hidden(grace)
    ada.page.reload()
    expect(ada.board).to_be_visible()
    expect_hidden(ada)
    ada.type("find tall")
    ada.hears(ada.say("masked"))
    match.play("c1 3 d1 4 b1 !a1d1")
    match.ends()
    for person in match.people:
        person.sees(match.game.position)
        assert len(person.listed()) == 5


def covered(person: Person) -> list[object]:
    """All that is told of the cells and of the pieces."""
    return [
        person.page.locator(each).evaluate_all(PLACES) for each in ("[data-cell]", "[data-piece]")
    ]


def let_go(person: Person) -> list[object]:
    """Takes the pointer and the focus from the board."""
    person.page.mouse.move(0, 0)
    person.command.focus()
    until(person.page, lambda: person.board.evaluate(PICTURES) == 0)
    return covered(person)


def expect_covered(person: Person, before: list[object]) -> None:
    """Who lets go of the board sees what was there in the beginning."""
    until(person.page, lambda: let_go(person) == before, lambda: (covered(person), before))


def expect_hidden(person: Person) -> None:
    """Neither a picture nor a word tells where a piece is."""
    assert person.board.evaluate(PICTURES) == 0
    assert person.reserve.evaluate(PICTURES) == 0
    held = person.board.evaluate("grid => grid.outerHTML")
    assert not any(person.texts.piece(piece) in held for piece in PIECES)


def feel(person: Person, cell: str, piece: str | None) -> None:
    """Meets one cell: it is said, and named, and no other is."""
    person.at(cell).hover()
    where = Cell(cell)
    person.hears(
        person.say("cell-empty", cell=where)
        if piece is None
        else person.say("cell-holds", cell=where, piece=Piece(piece))
    )
    expect(person.cell(cell, piece)).to_have_count(1)
