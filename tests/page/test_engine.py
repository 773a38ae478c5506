"""The page thinks by itself where the browser can, and asks the server where it cannot."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import PIECES
from fourfold.words import Language, Texts, message
from tests.page.playing import until
from tests.page.test_load import NO_WORKERS

TEXTS: Final = Texts(Language.EN)
DRAW: Final = re.compile(re.escape(TEXTS.say(message("analysis-verdict-draw"))))
EMPTY: Final = "..../..../..../.... -"
LONG: Final = "..b./..../9a../..0. 5"
"""It takes more than a second to score all turns."""
PRESS_AT_FIRST_SCORE: Final = """name => {
    let isThinking = false;
    new MutationObserver((_, observer) => {
        if (document.querySelector('.badge') === null) isThinking = true;
        else if (isThinking) {
            observer.disconnect();
            const buttons = [...document.querySelectorAll('button')];
            buttons.find(each => each.textContent.trim() === name).click();
        }
    }).observe(document, { childList: true, subtree: true });
}"""
"""By the page itself: a search would be over before a test has seen its first score."""
LOST: Final = "2.../.d6./..4./...8 -"
SERVER: Final = "/api/v2/analysis"


def _look_into(page: Page, position: str, **rules: str) -> list[str]:
    """Opens a position, waits for the scores, and tells what the server was asked."""
    asked: list[str] = []
    page.on("request", lambda each: asked.append(each.url) if SERVER in each.url else None)
    page.goto(f"/analysis?{urlencode({'position': position} | rules)}")
    turns = page.locator("details summary", has_text=re.compile(r"\d"))
    expect(turns.first).to_be_visible()
    return asked


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (EMPTY, {}),
        ("..../..../.1../.... 2", {"squares": "true"}),
        (LOST, {"traits": "shape,body"}),
    ],
    ids=["from the book", "with squares", "searched"],
)
def test_what_a_browser_can_score_no_server_is_asked(
    page: Page, position: str, rules: dict[str, str]
) -> None:
    assert _look_into(page, position, **rules) == []


def test_without_workers_the_server_is_asked(page: Page) -> None:
    page.add_init_script(NO_WORKERS)
    assert len(_look_into(page, LOST)) == 1


def test_the_empty_board_is_a_draw(page: Page) -> None:
    _look_into(page, EMPTY)
    expect(page.get_by_text(DRAW).first).to_be_visible()


def test_a_search_ends_when_something_else_is_asked_and_that_is_answered(page: Page) -> None:
    with page.expect_worker() as started:
        asked = _look_into(page, LONG, squares="true")
    page.evaluate(PRESS_AT_FIRST_SCORE, TEXTS.say(message("analysis-clear")))
    page.get_by_role("switch", name=TEXTS.say(message("analysis-squares"))).click()
    turns = TEXTS.say(message("analysis-turns", count=len(PIECES)))
    expect(page.get_by_text(turns, exact=True)).to_be_visible()
    until(page, lambda: started.value not in page.workers, lambda: page.workers)
    assert asked == []
