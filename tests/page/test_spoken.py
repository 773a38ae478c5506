"""A game is told in the same words in the terminal and on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES, Person, until
from tests.page.seating import sit
from tests.page.spoken import MOVES, in_terminal, on_page, path
from tests.server.running import Guest, Server


@pytest.mark.parametrize("language", Language)
def test_in_the_terminal(language: Language) -> None:
    assert in_terminal(language) == path(language).read_text("utf-8").splitlines()


@pytest.mark.proof
def test_on_the_page(open_page: OpenPage, server: Server) -> None:
    """Two at one screen hear what two at one keyboard hear: a move and the next step in one."""
    language = Language.ES
    person = Person(open_page(locale=LOCALES[language]), language)
    guest = Guest(server.url)
    opponent = {"kind": "same-screen", "name": "Grace"}
    seats = guest.open(name="Ada", opponent=opponent, first="me", language=str(language))
    with guest.sit(seats) as both:
        sit(person.page, guest, seats)
        until(person.page, lambda: len(person.heard()) == 2, person.heard)
        for move in MOVES.split():
            answer = both.play(move, seat=both.view["turn"])
            assert answer["type"] == "events", answer
            both.until_seen(answer["seen"])
        told = path(language).read_text("utf-8").splitlines()
        person.hears(" ".join(told[-2:]))
        expect(person.button("table-rematch")).to_be_visible()
        assert " ".join(on_page(person)) == " ".join(told)
