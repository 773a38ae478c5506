"""A virtual screen reader on a real page: what it says of whole screens, gone through by keys.

What a real one says is proven in `tests/reader`; this one is quick enough to go further. It follows
the focus and the live regions of the page. A line that begins with `>` is what is pressed or typed;
the lines below it are what is then said.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import fourfold_page
from fourfold.words import Language, Texts, message
from fourfold.words.message import Argument
from tests.page.conftest import SECONDS

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
TEXTS: Final = Texts(Language.EN)
SPOKEN: Final = "() => window.reader.spokenPhraseLog()"


class Reader:
    """Presses keys, and writes down what is said after each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.lines: list[str] = []
        self._said = 0
        page.evaluate(START, PROGRAM.read_text("utf-8"))

    def text(self) -> str:
        """All that was pressed and said."""
        return "\n".join([*self.lines, ""])

    def spoken(self) -> list[str]:
        log: list[str] = self.page.evaluate(SPOKEN)
        return [plain(each) for each in log[self._said :]]

    def hear(self, until: str) -> None:
        """Writes down what is said, up to a phrase."""
        until = plain(until)
        end = time.monotonic() + SECONDS
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

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Goes on by Tab until a name is said."""
        for _ in range(40):
            before = self._said
            self.page.keyboard.press(key)
            self.lines.append(f"> {key}")
            self.hear("")
            if any(plain(name) in each for each in self.lines[-(self._said - before) :]):
                return
        raise AssertionError(name)


def plain(text: str) -> str:
    """A text with common blanks: the reader keeps others in names, and not in what is announced.

    Blank is how the rows and columns of a grid are called: real readers then leave them out.
    """
    text = text.replace(", column index  , row index  ", "")
    return text.replace("\xa0", " ").replace("\u202f", " ")


def say(id_: str, /, **arguments: Argument) -> str:
    """A text of the page. Which words there are in other languages is no matter of a reader."""
    return TEXTS.say(message(id_, **arguments))


def path(what: str) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{what}.txt"
