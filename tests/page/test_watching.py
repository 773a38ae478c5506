"""Others may watch, and do no more than that."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import OpenPage
from tests.page.playing import Person, seated
from tests.server.running import Server


@pytest.mark.proof
def test_a_third_person_watches_the_whole_game(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    ada, grace = match.people
    match.play("0 a1")
    hedy = Person(open_page())
    hedy.page.goto(ada.page.url)
    hedy.sees(match.game.position)
    for person in (ada, grace):
        expect(person.text("table-watching", count=1)).to_be_visible()
    expect(hedy.text("table-watching", count=1)).to_have_count(0)
    watched = hedy.say("table-you-watch", first="Ada", second="Grace")
    expect(hedy.page.locator(".you")).to_have_text(watched)
    assert sum(watched in each for each in hedy.heard()) == 1
    expect(hedy.quarto).to_have_count(0)
    expect(hedy.offers).to_have_count(0)
    expect(hedy.button("join-sit")).to_have_count(0)
    match.play("1")
    hedy.sees(match.game.position)
    who = {"actor": "Ada", "other": "Grace", "you": "nobody"}
    hedy.cell("b2").click()
    hedy.hears(hedy.say("waiting-place", piece=match.game.position.hand or "", **who))
    hedy.sees(match.game.position)
    match.play("b2 2 c1 3 d1 4 b1 !a1d1")
    told = match.told(hedy)
    for sentence in told[2:]:
        hedy.hears(sentence)
    hedy.ends("table-winner", told[-1], actor="Grace", other="Ada", you="nobody")
    expect(hedy.button("table-rematch")).to_have_count(0)
    hedy.page.close()
    expect(ada.text("table-watching", count=1)).to_have_count(0)


@pytest.mark.proof
def test_a_full_table_cannot_be_joined(open_page: OpenPage, complaints: list[str]) -> None:
    ada, grace, hedy, linus = (Person(open_page()) for _ in range(4))
    ada.start("anyone", name="Ada Full", first="me")
    for person in (grace, hedy):
        person.page.goto("/")
        expect(person.button("start-join-table", player="Ada Full")).to_be_visible()
    linus.page.goto(ada.page.url)
    expect(linus.button("join-sit")).to_be_visible()
    grace.button("start-join-table", player="Ada Full").click()
    expect(grace.hand).to_be_visible()
    hedy.button("start-join-table", player="Ada Full").click()
    hedy.hears(hedy.say("refused-table-full"))
    expect(hedy.text("refused-table-full")).to_be_visible()
    expect(linus.button("join-sit")).to_have_count(0)
    expect(linus.hand).to_be_visible()
    complaints[:] = [each for each in complaints if "409" not in each]


@pytest.mark.proof
def test_on_a_phone_open_tables_are_told_of_near_the_top(open_page: OpenPage) -> None:
    ada = Person(open_page())
    ada.start("anyone", name="Ada Open", first="me")
    grace = Person(open_page(viewport={"width": 390, "height": 844}))
    grace.page.goto("/")
    anyone = grace.page.get_by_role("radio", name=re.compile(r"^Anybody .* open$"))
    expect(anyone).to_be_in_viewport()
    anyone.check()
    expect(grace.button("start-join-table", player="Ada Open")).to_be_in_viewport()
    grace.button("start-join-table", player="Ada Open").click()
    expect(grace.board).to_be_visible()
