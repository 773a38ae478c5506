"""Takes the pictures of the README: `python -m tests.page.readme`."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.page.looks import FRAMES
from tests.page.pictures import own_stage
from tests.page.scenes import Stage

DOCS: Final = Path(__file__).parents[2] / "docs"
MOVES: Final = "5 b2 e c3 3 a4 8 d1 d b3 2 c1"
LATER: Final = f"{MOVES} b a2 9"
MARGIN: Final = 24


def main() -> None:
    """Takes both."""
    with own_stage() as stage:
        (DOCS / "table.png").write_bytes(_table(stage))
        phones = [_start(stage), _night(stage)]
        (DOCS / "phones.png").write_bytes(_beside(stage.page, phones))


def _table(stage: Stage) -> bytes:
    """A game on a wide screen."""
    stage.page.set_viewport_size({"width": 1280, "height": 800})
    stage.begin(language="en")
    stage.play(LATER)
    return _taken(stage)


def _start(stage: Stage) -> bytes:
    """The start on a phone, in French."""
    stage.page.set_viewport_size({"width": 390, "height": 844})
    stage.begin(language="fr")
    stage.choose(opponent="computer")
    return _taken(stage)


def _night(stage: Stage) -> bytes:
    """A game of the other edition at night, in Spanish."""
    stage.begin(language="es")
    stage.page.emulate_media(color_scheme="dark")
    stage.play(f"{MOVES} b", sits=1, edition="access")
    return _taken(stage)


def _taken(stage: Stage) -> bytes:
    """A picture of what is in sight, once all is there."""
    page = stage.page
    expect(page.locator("h1")).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    page.evaluate("document.fonts.ready")
    page.evaluate(FRAMES)
    picture = page.screenshot()
    stage.clear()
    return picture


def _beside(page: Page, pictures: list[bytes]) -> bytes:
    """Pictures side by side, on the colour of paper."""
    sources = [f"data:image/png;base64,{b64encode(each).decode()}" for each in pictures]
    images = "".join(f'<img src="{each}" style="border-radius: {MARGIN}px">' for each in sources)
    page.goto("about:blank")
    page.set_content(
        f'<body style="margin: 0; background: #fff"><div style="display: inline-flex;'
        f' gap: {MARGIN}px; padding: {MARGIN}px; background: #ece4d5">{images}</div></body>'
    )
    return page.locator("div").screenshot()


if __name__ == "__main__":
    main()
