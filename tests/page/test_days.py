"""A game of one day for each move: left, found again, and lost by time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import OpenPage
from tests.page.playing import Match, Person, until
from tests.page.seating import sit
from tests.page.test_returning import forgive
from tests.server.games import pair, until_over
from tests.server.running import Guest, running

DAY: Final = 86_400
BADGES: Final = """
    globalThis.badges = [];
    navigator.setAppBadge = async count => void badges.push(count);
    navigator.clearAppBadge = async () => void badges.push(0);
"""
RENAME: Final = """name => {
    const settings = JSON.parse(localStorage['fourfold.settings']);
    localStorage['fourfold.settings'] = JSON.stringify({ ...settings, name });
}"""
ALLOWED: Final = """() => {
    globalThis.told = [];
    globalThis.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title) { told.push(title); }
    };
}"""
"""A browser without a screen never allows it."""

AHEAD: Final = """
from pathlib import Path
from fourfold.service.clock import Clock
read = Clock.__call__
Clock.__call__ = lambda clock: read(clock) + float(Path({path!r}).read_text())
"""
"""Has the time of a server go ahead by the seconds in a file."""


def own_game(person: Person, which: str) -> Locator:
    """The only game in one of the lists of somebody's games."""
    region = person.page.get_by_role("region", name=person.say(f"games-{which}"), exact=True)
    return region.get_by_role("listitem").get_by_role("link")


def look(person: Person, title: str, badge: int) -> None:
    """Somebody comes to their games, and is told in whose turn they are."""
    person.page.goto("/games")
    expect(person.page).to_have_title(title)
    until(person.page, lambda: last_badge(person) == badge, lambda: last_badge(person))


def last_badge(person: Person) -> object:
    return person.page.evaluate("badges.at(-1)")


@pytest.mark.proof
def test_a_game_of_a_day_for_each_move_is_left_and_found_again(
    open_page: OpenPage, tmp_path: Path, complaints: list[str]
) -> None:
    ahead = tmp_path / "ahead.txt"
    ahead.write_text("0")
    with running(tmp_path / "games.db") as server:
        ada, grace = (Person(open_page(base_url=server.url)) for _ in range(2))
        for person in (ada, grace):
            person.page.add_init_script(BADGES)
        first, second = Guest(server.url), Guest(server.url)
        seats = first.open(name="Ada", first="me", options={"seconds_per_move": DAY})
        sit(grace.page, second, second.join(seats["table"], name="Grace"))
        sit(ada.page, first, seats)
        match = Match(ada, grace)
        match.play("0 a1 1")
        for person in (ada, grace):
            person.page.goto("/rules")
        server.kill()
        server.start(prelude=AHEAD.format(path=str(ahead)))
        forgive(complaints)

        ada.page.evaluate(RENAME, "Augusta")
        look(ada, "Your turn, My games, Fourfold", 1)
        mine, theirs = own_game(ada, "running"), own_game(grace, "running")
        expect(mine).to_have_accessible_name(
            "Grace Your turn, 23 hours and 59 minutes left, one piece placed", ignore_case=True
        )
        look(grace, "My games, Fourfold", 0)
        expect(theirs).to_have_accessible_name(
            "Ada It is Ada’s turn, 23 hours and 59 minutes left, one piece placed",
            ignore_case=True,
        )

        ahead.write_text(str(DAY - 1_800))
        look(ada, "Your turn, My games, Fourfold", 1)
        expect(mine).to_contain_text("29 minutes left")
        mine.click()
        expect(ada.board).to_be_visible()
        ada.place("b2")
        ada.give("2")
        ada.page.get_by_role("link", name=ada.say("page-games")).click()
        expect(mine).to_contain_text("It is Grace’s turn")
        expect(ada.page).to_have_title("My games, Fourfold")
        until(ada.page, lambda: last_badge(ada) == 0)
        # Grace has done nothing: her page asks by itself.
        expect(grace.page).to_have_title("Your turn, My games, Fourfold")
        expect(theirs).to_contain_text("Your turn")
        until(grace.page, lambda: last_badge(grace) == 1)

        with pair(server.url, seconds_per_move=1) as clock:
            ahead.write_text(str(3 * DAY))
            until_over(clock.first)
        for person, opponent, result in ((ada, "Grace", "Won"), (grace, "Ada", "Lost")):
            look(person, "My games, Fourfold", 0)
            over = own_game(person, "finished")
            expect(over).to_contain_text(opponent)
            expect(over).to_contain_text("On time")
            expect(over).to_contain_text(result)
            expect(own_game(person, "running")).to_have_count(0)
            person.page.close()
    forgive(complaints)


def test_the_browser_is_asked_only_when_somebody_wishes_to_be_told(page: Page) -> None:
    """Where it refuses, that is said, and the switch is off; where it does not, it stays on."""
    person = Person(page)
    page.goto("/rules")
    person.button("page-settings").click()
    wish = page.get_by_role("switch", name=person.say("settings-notices"), exact=True)
    expect(wish).not_to_be_checked()
    wish.click()
    expect(person.text("notices-refused")).to_be_visible()
    expect(wish).not_to_be_checked()
    person.hears(person.say("notices-refused"))
    page.evaluate(ALLOWED)
    wish.click()
    expect(wish).to_be_checked()
    expect(person.text("notices-refused")).to_have_count(0)
    assert page.evaluate("told") == [person.say("notices-on")]
    wish.click()
    expect(wish).not_to_be_checked()
