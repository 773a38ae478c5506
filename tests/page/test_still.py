"""Nothing moves by itself: not while a screen loads, nor while a game is played, nor after it."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.looks import FRAMES
from tests.page.moves import DRAW
from tests.page.scenes import SETTINGS, Stage
from tests.server.running import Server

# What stays in its place has not moved, nor have other words on the same line, nor what was out of
# sight before. A node that is gone when it is told of, as replaced words are, is null.
SHIFTS: Final = """
    globalThis.shifts = [];
    new PerformanceObserver(list => {
        for (const { sources } of list.getEntries()) {
            for (const { node, previousRect: before, currentRect: after } of sources) {
                const isElement = node?.nodeType === Node.ELEMENT_NODE;
                if (before.y === after.y && (before.x === after.x || !isElement)) continue;
                if (before.width === 0) continue;
                globalThis.shifts.push([node?.className ?? node?.textContent, before, after]);
            }
        }
    }).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.mark.proof
@pytest.mark.parametrize(
    ("width", "height", "language"),
    [
        (390, 844, "de"),
        pytest.param(1280, 800, "en", marks=pytest.mark.proof),
        pytest.param(390, 844, "fr", marks=pytest.mark.proof),
        pytest.param(1280, 800, "es", marks=pytest.mark.proof),
    ],
)
def test_nothing_moves_by_itself(
    open_page: OpenPage, server: Server, width: int, height: int, language: str
) -> None:
    page = open_page(viewport={"width": width, "height": height}, reduced_motion="no-preference")
    page.add_init_script(SHIFTS)
    with Stage(page, server) as stage:
        stage.keep(**{SETTINGS: {"language": language}})
        for path in ("", "rules", "analysis"):
            stage.open(path)
            _expect_still(page)
        game = stage.play()
        _expect_still(page)
        for number, move in enumerate(DRAW.split()):
            if game.in_turn is game.second:
                game.play(move)
            elif move == "done":
                page.locator(".give").click()
            elif len(move) == 1:
                page.locator(f".choosing [data-piece='{move}']").click()
                page.locator(".give").click()
            else:
                page.locator(f".legal [data-cell='{move}']").click()
            _expect_seen(stage, game, number + 1)
        expect(page.locator("#ending")).to_be_visible()
        _expect_still(page)


def _expect_seen(stage: Stage, game: Any, moves: int) -> None:
    """Waits until everybody has seen so many moves."""
    game.first.until_seen(4 + moves)
    game.second.until_seen(4 + moves)
    stage.page.wait_for_function(
        "count => document.querySelectorAll('.moves li').length >= count",
        arg=min(16, moves // 2),
    )


def _expect_still(page: Page) -> None:
    page.evaluate(FRAMES)
    assert page.evaluate("shifts") == [], page.url
