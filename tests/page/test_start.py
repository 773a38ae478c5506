"""The start: what was left, one press that plays, presets, and a board that lives beside it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import fourfold_page
from fourfold.rules import Game
from fourfold.rules.move import Place
from fourfold.rules.notation import parse_game
from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES, Person, until
from tests.page.scenes import Stage
from tests.page.test_still import SHIFTS
from tests.server.running import Guest, Server

SMALL: Final[ViewportSize] = {"width": 320, "height": 568}
WIDE: Final = {"width": 1440, "height": 900}
LIVING: Final = json.loads((fourfold_page.HERE.web / "src" / "start" / "living.json").read_text())


def preset(person: Person, name: str) -> Locator:
    """The button of a preset."""
    label = person.say(f"start-preset-{name}")
    return person.page.get_by_role("button", name=label).and_(person.page.locator("[aria-pressed]"))


def pressed(person: Person) -> list[str]:
    """The presets that are shown as chosen."""
    names = ("friendly", "tournament", "children")
    return [each for each in names if preset(person, each).get_attribute("aria-pressed") == "true"]


def plays(person: Person) -> Locator:
    """The first button that plays."""
    return person.page.get_by_role("button", name=person.say("start-play")).first


def test_presets_set_everything_and_are_marked_only_while_all_of_it_fits(page: Page) -> None:
    person = Person(page)
    page.goto("/")
    assert pressed(person) == ["friendly"]
    preset(person, "children").click()
    assert pressed(person) == ["children"]
    expect(plays(person)).to_contain_text("Only colour")
    more = page.locator("summary")
    expect(more).to_contain_text("What counts: colour. Wrong calls cost nothing.")
    preset(person, "tournament").click()
    expect(plays(person)).to_contain_text("One minute per move")
    expect(more).to_contain_text("Time per move: one minute.")
    more.click()
    hints = page.get_by_role("switch", name=person.say("start-hints"), exact=True)
    hints.check()
    assert pressed(person) == [], "one of its settings does not fit"
    preset(person, "friendly").click()
    expect(hints).not_to_be_checked()
    page.get_by_role("radio", name=person.say("start-clock-minute")).check()
    hints.check()
    assert pressed(person) == [], "one minute alone is no tournament"
    page.reload()
    assert pressed(person) == []


def test_one_press_plays_what_the_button_says(page: Page, server: Server) -> None:
    person = Person(page)
    page.goto("/")
    preset(person, "children").click()
    plays(person).click()
    expect(person.board).to_be_visible()
    status, table = Guest(server.url).get(f"/tables/{page.url.rpartition('/')[2]}")
    assert status == 200
    assert (table["options"]["traits"], table["options"]["wrong_calls"]) == ("colour", "nothing")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("has_left", [False, True])
def test_on_the_smallest_phone_the_button_is_in_sight(
    open_page: OpenPage, server: Server, language: Language, *, has_left: bool
) -> None:
    person = Person(open_page(viewport=SMALL, locale=LOCALES[language]), language)
    with Stage(person.page, server) as stage:
        if has_left:
            guest = Guest(server.url)
            stage.keep_seats(guest, guest.open(name="Ada", opponent={"kind": "computer"}))
        stage.open("")
        expect(plays(person)).to_be_in_viewport(ratio=1)


def test_nothing_says_zero(page: Page, server: Server) -> None:
    person = Person(page)
    with Stage(page, server) as stage:
        stage.open("")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_text("0")).to_have_count(0)
        expect(page.get_by_role("region")).to_have_count(0)
        page.get_by_role("radio", name=person.say("start-opponent-anyone")).check()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("region", name=person.say("start-open"))).to_be_visible()
        expect(page.get_by_text("0")).to_have_count(0)


def test_what_was_left_has_its_room_at_once(open_page: OpenPage, server: Server) -> None:
    guest = Guest(server.url)
    games = [guest.open(name="Ada", opponent={"kind": "computer"}) for _ in range(5)]
    page = open_page(viewport={"width": 390, "height": 664})
    page.add_init_script(SHIFTS)
    with Stage(page, server) as stage:
        kept = {each["table"]: each["seats"] for each in games}
        stage.keep(**{"fourfold.session": guest.session, "fourfold.seats": kept})
        stage.open("")
        expect(page.get_by_text("Fourfold (club)").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("shifts") == []


@pytest.mark.proof
def test_the_living_board_plays_beside_a_wide_start_only(open_page: OpenPage) -> None:
    page = open_page(viewport=WIDE, reduced_motion="no-preference")
    person = Person(page)
    page.add_init_script(SHIFTS)
    page.goto("/")
    board = page.locator(".living .picture")
    expect(board).to_be_in_viewport(ratio=1)
    before = standing(board)
    until(page, lambda: standing(board) != before)
    stop = page.get_by_role("button", name=person.say("start-moving"), exact=True)
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "false")
    stopped = standing(board)
    page.wait_for_timeout(2_500)
    assert standing(board) == stopped
    assert page.evaluate("shifts") == []
    page.set_viewport_size(SMALL)
    expect(board).to_have_count(0)


def test_the_living_board_stands_still_for_who_wants_no_motion(open_page: OpenPage) -> None:
    page = open_page(viewport=WIDE)
    page.goto("/")
    gold = page.locator(".living .winning")
    expect(gold).to_have_count(4)
    expect(page.get_by_role("button", name=Person(page).say("start-moving"))).to_have_count(0)
    page.wait_for_timeout(2_500)
    expect(gold).to_have_count(4)


def standing(board: Locator) -> str:
    """What is on the living board."""
    wells = "each => [...each.querySelectorAll('.well')].map(well => well.childElementCount)"
    return str(board.evaluate(wells))


@pytest.mark.parametrize("played", LIVING["games"], ids=lambda each: each["moves"][:4])
def test_the_games_of_the_living_board_follow_the_rules(played: dict[str, Any]) -> None:
    """Whoever can win does, so that nobody who looks on sees a line missed."""
    game = parse_game(played["moves"])
    (called,) = game.position.callable_lines
    assert [str(cell) for cell in called.cells] == played["line"]
    before = Game()
    for move in game.moves[:-1]:
        assert before.position.callable_lines == ()
        before = before.play(move)
        wins = [
            each
            for each in before.position.legal_moves()
            if isinstance(each, Place) and before.play(each).position.callable_lines
        ]
        assert bool(wins) == (before.moves == game.moves[:-1]), before


def test_a_slow_game_is_chosen_by_days_and_its_clock_is_calm(page: Page, server: Server) -> None:
    person = Person(page)
    page.goto("/")
    page.locator("summary").click()
    page.get_by_role("radio", name=person.say("start-clock-days"), exact=True).check()
    page.get_by_role("radio", name="3 days", exact=True).check()
    page.get_by_role("group", name=person.say("start-first")).get_by_label(
        person.say("start-first-me"), exact=True
    ).check()
    expect(plays(person)).to_contain_text("3 days per move")
    plays(person).click()
    expect(person.board).to_be_visible()
    expect(page).to_have_title("Your turn, Player 1 and Fourfold, Fourfold")
    expect(page.get_by_role("timer")).to_have_text([re.compile(r"^(3 d|2 d 23 h)$")] * 2)
    _, table = Guest(server.url).get(f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["seconds_per_move"] == 3 * 86_400
