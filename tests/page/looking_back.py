"""The states of a review, of what leads to a game from a position, and of a hint."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from playwright.sync_api import expect

from tests.server.games import pair

if TYPE_CHECKING:
    from tests.page.scenes import Stage

TURNED: Final = "0 a1 1 b1 2 c1 3 d1 f a2 4 b2 5 c2 6 d2 !a2d2"
"""A piece is given that loses, both miss a line, and another one is called."""

SAVED: Final = f"""Edition: classic
Traits: colour,shape,height,body
Squares: off
Calling: hand
Time: off
First: Ada
Second: Grace
Result: first
Reason: call

{TURNED}
"""


def _step(stage: Stage, moment: str) -> None:
    """Looks at one moment of a game."""
    game = stage.people.enter_context(pair(stage.server.url))
    game.play(TURNED)
    stage.keep_seats(game.guests[0], game.seats[0])
    stage.open(f"{game.table}?move={moment}")
    expect(stage.page.locator(".better").first).to_be_attached()


def _play_on(stage: Stage) -> None:
    stage.open("analysis?position=..../..../..../01..%202")
    stage.page.locator(".share button:not([aria-disabled])").nth(2).click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _hint(stage: Stage) -> None:
    stage.play("0 a1", sits=1, hints=True)
    stage.page.locator(".record .button").nth(3).click()
    expect(stage.page.locator(".better")).to_be_visible()


def _opened(stage: Stage) -> None:
    stage.open(f"analysis?game={quote(SAVED)}&move=4-give")
    expect(stage.page.locator(".better").first).to_be_attached()


def _misread(stage: Stage) -> None:
    stage.open("analysis")
    stage.page.locator("#position").fill("0 a1 1 a1")
    expect(stage.page.locator("#misread")).to_be_visible()


SHOWN: Final[dict[str, Callable[[Stage], None]]] = {
    "review-give": lambda stage: _step(stage, "4-give"),
    "review-missed": lambda stage: _step(stage, "5-give"),
    "play-on": _play_on,
    "hint": _hint,
    "opened": _opened,
}
"""By the names of their scenes."""

COMPLAINED: Final[dict[str, tuple[Callable[[Stage], None], str]]] = {"misread": (_misread, "409")}
"""With what the browser complains of."""
