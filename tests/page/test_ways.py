"""A whole game in every way to play, each in another language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fourfold.rules import CELLS, Call, Cell, Game, Give, Piece, Place
from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES, Match, Person, by_link, until

WON = "0 a1 1 b2 2 c1 3 d1 4 b1 !a1d1"
"""Won by the player who does not begin."""


def play_way(way: str, language: Language, open_page: OpenPage) -> None:
    if way == "friend":
        match = by_link(open_page, language)
    else:
        ada = Person(open_page(locale=LOCALES[language]), language)
        if way == "computer":
            ada.start(way, name="Ada", level="club", first="me")
            play_computer(ada)
            return
        if way == "same-screen":
            ada.start(way, name="Ada", other="Grace", first="me")
            match = Match(ada, ada)
        else:
            match = at_open_table(ada, Person(open_page(locale=LOCALES[language]), language))
    match.play(WON)
    match.ends()


def at_open_table(ada: Person, grace: Person) -> Match:
    """Ada opens a table to all, and Grace joins it from the list."""
    name = f"Ada {ada.language}"
    ada.start("anyone", name=name, first="me")
    grace.page.goto("/")
    grace.page.get_by_label(grace.say("start-name"), exact=True).fill("Grace")
    grace.button("start-join-table", player=name).click()
    expect(grace.hand).to_be_visible()
    return Match(ada, grace, (name, "Grace"))


def play_computer(person: Person) -> None:
    """Plays as the page allows, calling what can be called, until the game is over."""
    place, give = (
        person.say("table-place-this"),
        person.say("table-give-to", name=person.say("name-computer")),
    )
    heading = person.hand.get_by_role("heading")
    game = Game()
    while True:
        until(
            person.page,
            lambda: person.result() or heading.all_inner_texts() in ([place], [give]),
            heading.all_inner_texts,
        )
        if person.result() is not None:
            break
        game = caught_up(game, person)
        lines = game.position.callable_lines
        if lines:
            person.call(lines[0], by_cells=True)
            game = game.play(Call(lines[0]))
        elif game.position.hand is None:
            piece = game.position.left[0]
            person.give(piece)
            game = game.play(Give(piece))
        else:
            cell = best_cell(game)
            person.place(cell)
            game = game.play(Place(cell))
    title, _ = person.result() or ("", [])
    assert title in (person.say("table-quarto"), person.say("table-drawn"))


def caught_up(game: Game, person: Person) -> Game:
    """The game after what the computer has done, as the page shows it."""
    known = {
        str(cell)
        for cell, piece in zip(CELLS, game.position.board, strict=True)
        if piece is not None
    }
    board, left = person.on_board(), person.left()
    for cell in board.keys() - known:
        game = game.play(Place(Cell(cell)))
    hand = {str(each) for each in game.position.left} - left
    for piece in hand:
        game = game.play(Give(Piece(piece)))
    return game


def best_cell(game: Game) -> Cell:
    cells = game.position.empty_cells
    return next(
        (cell for cell in cells if game.play(Place(cell)).position.callable_lines), cells[0]
    )


@pytest.mark.parametrize(
    ("way", "language"),
    [
        ("friend", Language.FR),
        pytest.param("same-screen", Language.EN, marks=pytest.mark.proof),
        pytest.param("anyone", Language.ES, marks=pytest.mark.proof),
        pytest.param("computer", Language.DE, marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_is_played(way: str, language: Language, open_page: OpenPage) -> None:
    """With all that moves."""
    play_way(way, language, lambda **options: open_page(reduced_motion="no-preference", **options))
