"""A finished game is looked back on, with the board in sight."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import OpenPage
from tests.page.scenes import Stage
from tests.server.games import pair
from tests.server.running import Guest, Server

GAME: Final = "0 a1 1 b1 2 c1 3 d1 f a2 4 b2 5 c2 6 d2 !a2d2"
"""It turns when the fourth piece is given; both miss the line, and another one is called."""

BETTER: Final = ".left .tile:has(> .better)"
MARKED: Final = "[data-cell]:has(> .better)"
IN_SIGHT: Final = """each => {
    const box = each.getBoundingClientRect();
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (each === over || each.contains(over));
}"""


def _over(stage: Stage) -> str:
    """Comes to a game that is over."""
    game = stage.people.enter_context(pair(stage.server.url))
    game.play(GAME)
    stage.begin()
    stage.sit(game.guests[0], game.seats[0])
    expect(stage.page.locator(".review .bar").first).to_be_attached()
    return game.table


def _marked(page: Page) -> list[str | None]:
    return [each.get_attribute("data-cell") for each in page.locator(MARKED).all()]


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (390, 664),
        pytest.param(320, 568, marks=pytest.mark.proof),
        pytest.param(667, 375, marks=pytest.mark.proof),
    ],
)
def test_two_taps_show_what_was_better_on_a_board_in_sight(
    open_page: OpenPage, server: Server, width: int, height: int
) -> None:
    page = open_page(viewport={"width": width, "height": height}, has_touch=True)
    with Stage(page, server) as stage:
        _over(stage)
        page.locator(".after .review").tap()
        page.locator(".controls button").nth(2).tap()
        expect(page.locator(BETTER)).to_have_count(1)
        for each in page.locator(f"[data-cell], {BETTER}, .told").all():
            assert each.evaluate(IN_SIGHT), each
        turns = page.locator("ol.list button")
        turns.nth(1).tap()
        expect(page.locator(MARKED)).to_have_count(4)
        assert _marked(page) == ["a1", "b1", "c1", "d1"]
        for each in page.locator(".controls button, [data-cell]").all():
            assert each.evaluate(IN_SIGHT), each


@pytest.mark.proof
def test_arrows_step_wherever_the_focus_is_and_each_moment_has_its_address(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page()
    with Stage(page, server) as stage:
        table = _over(stage)
        before = page.evaluate("history.length")
        page.get_by_role("button", name="Share", exact=True).focus()
        page.keyboard.press("Home")
        expect(page).to_have_url(re.compile(r"\?move=0$"))
        page.locator("ol[tabindex]").focus()
        page.keyboard.press("ArrowRight")
        expect(page).to_have_url(re.compile(r"\?move=1-give$"))
        page.keyboard.press("/")
        page.locator("#command").fill("abc")
        page.keyboard.press("ArrowLeft")
        page.locator("[data-cell='a4']").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-cell='b4']")).to_be_focused()
        expect(page).to_have_url(re.compile(r"\?move=1-give$"))
        page.get_by_role("button", name="Share", exact=True).focus()
        page.keyboard.press("End")
        expect(page).to_have_url(f"{server.url}/{table}")
        assert page.evaluate("history.length") == before

    other = open_page(viewport={"width": 390, "height": 664})
    other.goto(f"/{table}?move=6-give")
    expect(other.locator(".told")).to_contain_text("6. ")
    expect(other.locator("[data-cell].taken")).to_have_count(5)
    expect(other.locator(".head")).to_be_in_viewport()


def test_a_moment_is_shared_by_its_address(open_page: OpenPage, server: Server) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    with Stage(page, server) as stage:
        table = _over(stage)
        page.locator(".controls button").nth(2).click()
        page.get_by_role("button", name="Share this moment", exact=True).click()
        copied = page.get_by_text("The link is copied.").and_(page.locator(".review p"))
        expect(copied).to_be_visible()
        shared = page.evaluate("navigator.clipboard.readText()")
        assert shared == f"{server.url}/{table}?move=4-give"
        page.keyboard.press("ArrowRight")
        expect(copied).to_have_count(0)


def _hold(page: Page, files: str) -> list[Route]:
    """Holds up files that the page asks for, as a slow network does."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(files, hold)
    return held


def test_a_game_begins_at_the_moment_shown_and_is_looked_back_on_from_there(
    page: Page, server: Server
) -> None:
    with Stage(page, server) as stage:
        table = _over(stage)
        held = _hold(page, "**/assets/start-*.js")
        page.goto(f"/{table}?move=6-give")
        with page.expect_request("**/PlayOn-*.js"):
            page.get_by_role("button", name="Play from here").click()
        page.wait_for_timeout(500)
        for each in held:
            each.continue_()
        dialog = page.get_by_role("dialog", name="Play from here")
        dialog.get_by_role("radio", name="Two of you").check()
        dialog.get_by_role("button", name="Play now").click()
        expect(page.locator(".legal")).to_be_visible()
        assert table not in page.url
        expect(page.locator("[data-cell].taken")).to_have_count(5)
        page.locator("[data-cell='a4']").click()
        expect(page.locator("[data-cell].taken")).to_have_count(6)
        expect(page.locator("ol[tabindex] li")).to_have_count(1)
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Resign").last.click()
        page.locator(".after .review").click()
        page.keyboard.press("Home")
        expect(page.locator("[data-cell].taken")).to_have_count(5)


def test_the_analysis_board_leads_to_a_game(page: Page) -> None:
    page.goto("/analysis?position=..../..../..../01.. 2&edition=access")
    page.get_by_role("button", name="Play from here").click()
    dialog = page.get_by_role("dialog", name="Play from here")
    dialog.get_by_role("radio", name="Perfect").check()
    dialog.get_by_role("button", name="Play now").click()
    expect(page.locator(".legal")).to_be_visible()
    expect(page.locator("[data-cell='b1']")).to_have_attribute(
        "aria-label", re.compile("^b1, .*smooth")
    )


@pytest.mark.proof
def test_a_hint_is_drawn_until_its_moment_has_passed(page: Page, server: Server) -> None:
    with Stage(page, server) as stage:
        stage.begin()
        guest = Guest(server.url)
        options = {"hints": True}
        stage.sit(guest, guest.open(opponent={"kind": "same-screen"}, options=options))
        hint = page.get_by_role("button", name="Hint", exact=True)
        give = page.locator(".give")
        for presses in ((page.locator(".tile:has(> .better)"), give), (page.locator(MARKED),)):
            expect(page.locator(".better")).to_have_count(0)
            hint.click()
            expect(presses[0]).to_have_accessible_name(re.compile(", recommended$"))
            for each in presses:
                each.click()
        expect(page.locator(".better")).to_have_count(0)


def test_a_game_that_was_saved_is_opened_again(page: Page, server: Server, tmp_path: Path) -> None:
    with Stage(page, server) as stage:
        _over(stage)
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save", exact=True).click()
        saving.value.save_as(tmp_path / "game.txt")
        told = page.locator("ol.list").inner_text()
        page.goto("/analysis")
        page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
        expect(page.locator(".told h2")).to_have_text("Ada wins")
        assert page.locator("ol.list").inner_text() == told
        page.locator(".controls button").nth(2).click()
        expect(page).to_have_url(re.compile("move=4-give"))
        page.reload()
        expect(page.locator(".review .told")).to_contain_text("4. Grace gives Ada")
        page.go_back()
        expect(page.get_by_label("Position or game")).to_be_visible()


@pytest.mark.proof
def test_pasted_moves_are_a_game_and_what_is_wrong_is_said_with_its_place(
    page: Page, complaints: list[str]
) -> None:
    page.goto("/analysis")
    field = page.get_by_label("Position or game")
    for text, said in (
        ("0 a1 1 a1", "Move 4: That cell is taken."),
        ("0 a1 x", "Move 3: A move is a piece (0 to f)"),
        ("0 a1 1 b1 2 c1 3 d1 !a1a4", "Move 9: A line with an empty cell"),
    ):
        field.fill(text)
        expect(page.locator("#misread")).to_contain_text(said)
    complaints.clear()
    field.fill("0 a1 1 b1 2 c1 3 d1")
    expect(page.locator(".told h2")).to_have_text("No result")
    expect(page.locator("[data-cell].taken")).to_have_count(4)
