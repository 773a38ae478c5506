"""A virtual screen reader on a real page: what it says of a whole game, played by keys.

It follows the focus and the live regions of the page. A line that begins with `>` is what is
pressed or typed; the lines below it are what is then said.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

import fourfold_page
from fourfold.words import Language, Texts, message
from tests.page.seating import come, sit
from tests.server.games import pair

FOLDER: Final = Path(__file__).parents[1] / "golden" / "page" / "reader"
PROGRAM: Final = (
    fourfold_page.HERE.modules
    / "@guidepup"
    / "virtual-screen-reader"
    / "lib"
    / "esm"
    / "index.browser.js"
)
START: Final = """async source => {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { virtual } = await import(url);
    window.reader = virtual;
    await virtual.start({ container: document.body });
}"""
SPOKEN: Final = "() => window.reader.spokenPhraseLog()"


class Reader:
    """Presses keys, and writes down what is said after each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._said = 0
        page.evaluate(START, PROGRAM.read_text("utf-8"))

    def spoken(self) -> list[str]:
        log: list[str] = self.page.evaluate(SPOKEN)
        return log[self._said :]

    def hear(self, until: str) -> None:
        """Writes down what is said, up to a phrase."""
        end = time.monotonic() + 30
        while not any(until in each for each in self.spoken()):
            assert time.monotonic() < end, (until, self.lines, self.spoken())
            self.page.wait_for_timeout(30)
        said = self.spoken()
        self._said += len(said)
        self.lines += said

    def press(self, *keys: str, until: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.lines.append(f"> {' '.join(keys)}")
        self.hear(until)
