"""The board grows with the window, and all lies in line with it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from fourfold.words import Language
from tests.page.moves import FULL, WIN
from tests.page.playing import arrived
from tests.page.scenes import Stage
from tests.server.running import Guest, Server

BOXES: Final = """names => Object.fromEntries(Object.entries(names).map(([name, where]) => {
    const { left, top, right, bottom } = document.querySelector(where).getBoundingClientRect();
    return [name, { left, top, right, bottom }];
}))"""
PARTS: Final = {
    "board": ".slab",
    "reserve": ".card.reserve",
    "call": ".quarto",
    "moves": ".moves",
    "near": ".near",
    "logo": "header .home",
    "menu": "header nav",
}

SCROLLING: Final = """() => [...document.querySelectorAll('.table *')]
    .filter(each => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
    .filter(each => each.scrollHeight > each.clientHeight + 1)
    .map(each => each.className)"""

WIDE: Final = 1440

Box = dict[str, float]


def boxes(page: Page, width: int, height: int) -> dict[str, Box]:
    """Where the parts of a table lie in a window."""
    page.set_viewport_size({"width": width, "height": height})
    found: dict[str, Any] = page.evaluate(BOXES, PARTS)
    return found


def test_the_board_grows_with_the_window(page: Page, server: Server) -> None:
    """To 85 % of its height, with the pieces, the call and the moves beside it."""
    with arrived(page, server, "0 a1 6 c2"):
        for width, height in ((2560, 1440), (1920, 1080), (1440, 900), (1280, 800), (1024, 768)):
            found = boxes(page, width, height)
            board = found["board"]
            assert board["bottom"] - board["top"] == pytest.approx(0.85 * height, abs=1)
            assert board["bottom"] < height
            for part in ("reserve", "call"):
                assert found[part]["left"] > board["right"], (width, part)
                assert found[part]["bottom"] < height, (width, part)


def test_the_columns_of_a_wide_window_end_where_the_header_does(page: Page, server: Server) -> None:
    with arrived(page, server, "0 a1 6 c2"):
        for width, height in ((2560, 1440), (1440, 900), (1280, 800)):
            found = boxes(page, width, height)
            assert found["near"]["left"] == pytest.approx(found["logo"]["left"], abs=1)
            assert found["call"]["right"] == pytest.approx(found["menu"]["right"], abs=1)
            assert found["near"]["bottom"] == pytest.approx(found["board"]["bottom"], abs=1)
            assert found["call"]["bottom"] == pytest.approx(found["board"]["bottom"], abs=1)


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (768, 1024)])
def test_a_tablet_held_upright_has_two_columns_below_the_board(
    page: Page, server: Server, width: int, height: int
) -> None:
    """Nothing of what is played with is out of sight, and the board is wide."""
    with arrived(page, server, "0 a1 6 c2"):
        found = boxes(page, width, height)
        board = found["board"]
        assert board["right"] - board["left"] > 0.8 * width
        for part in ("reserve", "call", "moves"):
            assert found[part]["top"] > board["bottom"], part
            assert found[part]["bottom"] < height, part
        assert found["moves"]["left"] > found["call"]["right"]
        assert found["near"]["left"] == pytest.approx(found["logo"]["left"], abs=1)


def test_the_newest_move_is_in_sight_on_a_phone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    moves = "0 a1 6 c2 d b2 9 d4 3 a4 8 c3 1 b1"
    with arrived(page, server, moves):
        newest = page.locator(".moves li").nth(len(moves.split()) // 2 - 1)
        expect(newest).to_be_in_viewport(ratio=1)


def test_an_ending_is_whole_with_its_turning_points(page: Page, server: Server) -> None:
    """Nothing beside the board scrolls for itself: what is too long scrolls with the page."""
    page.set_viewport_size({"width": 1440, "height": 900})
    with Stage(page, server) as stage:
        stage.begin()
        stage.play(WIN)
        expect(page.locator("#ending")).to_be_in_viewport(ratio=1)
        expect(page.locator("#turns")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SCROLLING) == []


def test_the_current_move_stays_in_sight_when_a_phone_is_turned(page: Page, server: Server) -> None:
    with arrived(page, server, FULL):
        for width, height in ((390, 844), (820, 1180), (390, 844), (1440, 900)):
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(".moves .current")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize(
    ("width", "height"), [(390, 664), (820, 1180), (1024, 768), (1440, 900), (2560, 1440)]
)
def test_a_position_is_set_up_without_scrolling(page: Page, width: int, height: int) -> None:
    """The board, the pieces and what a move is worth are in sight together."""
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/analysis")
    for part in (".slab", ".verdict", ".tools .reserve", ".mode"):
        expect(page.locator(part).last).to_be_in_viewport(ratio=1)
    if width >= WIDE:
        board = page.evaluate(BOXES, {"board": ".slab", "logo": "header .home"})["board"]
        assert board["bottom"] - board["top"] == pytest.approx(0.85 * height, abs=1)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (667, 375), (390, 664)])
def test_one_can_sit_down_or_play_at_once(
    page: Page, server: Server, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table = Guest(server.url).open(name="Grace", opponent={"kind": "friend"})["table"]
    for path, button in ((table, "Sit down and play"), ("", re.compile("^Play now"))):
        page.goto(f"/{path}")
        expect(page.get_by_role("button", name=button).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", Language, ids=str)
def test_the_header_is_one_row_on_the_narrowest_phone(
    page: Page, server: Server, language: Language
) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    with Stage(page, server) as stage:
        stage.begin(language=str(language))
        stage.open("rules")
        tops = page.locator("header :is(.home, nav > *)").evaluate_all(
            "all => all.filter(each => each.checkVisibility())"
            ".map(each => each.getBoundingClientRect().top)"
        )
        assert len(tops) > 3
        assert len(set(tops)) == 1, tops
