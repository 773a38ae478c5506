"""A virtual screen reader on a real page: what it says of a whole game, played by keys.

It follows the focus and the live regions of the page. A line that begins with `>` is what is
pressed or typed; the lines below it are what is then said.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import fourfold_page
from fourfold.rules import Cell, Line, Piece
from fourfold.words import Language, Texts, message
from fourfold.words.message import Argument
from tests.page.seating import choose
from tests.server.running import Guest

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
        return [plain(each) for each in log[self._said :]]

    def hear(self, until: str) -> None:
        """Writes down what is said, up to a phrase."""
        until = plain(until)
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

    def type(self, text: str, until: str) -> None:
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.lines.append(f"> {text}")
        self.hear(until)

    def tab_to(self, name: str) -> None:
        """Goes on by Tab until a name is said."""
        for _ in range(40):
            before = self._said
            self.page.keyboard.press("Tab")
            self.lines.append("> Tab")
            self.hear("")
            if any(plain(name) in each for each in self.lines[-(self._said - before) :]):
                return
        raise AssertionError(name)


def plain(text: str) -> str:
    """A text with common blanks: the reader keeps others in names, and not in what is announced."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


def transcript(page: Page, url: str, language: Language) -> str:
    """A whole game: invited, played, asked about, called and won."""

    def say(id_: str, **arguments: Argument) -> str:
        return Texts(language).say(message(id_, **arguments))

    def piece(digit: str) -> str:
        return say("table-piece", piece=Piece(digit), digit=digit)

    def empty(cell: str) -> str:
        return say("table-cell-empty", cell=Cell(cell))

    grace = Guest(url)
    choose(page, opponent="friend", first="me", name="Ada")
    page.goto("/")
    page.get_by_role("button", name=say("start-play-friend")).first.wait_for()
    reader = Reader(page)
    reader.hear("")
    reader.tab_to(say("start-play-friend"))
    reader.press("Enter", until=say("invite-lead"))
    table = page.url.rpartition("/")[2]
    seats = grace.join(table, name="Grace")
    with grace.sit(seats) as socket:

        def answers(*moves: str) -> None:
            """Grace plays, after what was played on the page."""
            while socket.view["turn"] != "second":
                socket.receive()
            for move in moves:
                socket.play(move)
            reader.lines.append(f"(Grace: {' '.join(moves)})")

        you = {"actor": "Ada", "other": "Grace", "you": "actor"}
        other = {"actor": "Grace", "other": "Ada", "you": "other"}

        def give(digit: str, *keys: str) -> None:
            reader.press("v", until=", ")
            reader.press(*keys, until=piece(digit))
            reader.press(
                "Enter", "Enter", until=say("gave", piece=Piece(digit), digit=digit, **you)
            )

        reader.lines.append("(Grace)")
        reader.hear(say("began", **you))
        give("1", "ArrowRight")
        answers("a1", "5")
        reader.hear(say("gave", piece=Piece("5"), digit="5", **other))
        reader.press("b", until="a4")
        reader.press("Control+End", until=empty("d1"))
        reader.press("ArrowLeft", "ArrowLeft", until=empty("b1"))
        placed = {"piece": Piece("5"), "cell": Cell("b1"), "count": 2}
        reader.press("Enter", until=say("placed", **placed, **you))
        reader.press("r", until=say("cell-empty", cell=Cell("d1")))
        reader.press("p", until=say("left-piece", digit="f", piece=Piece("f")))
        give("3", "ArrowDown")
        answers("c1", "7")
        reader.hear(say("gave", piece=Piece("7"), digit="7", **other))
        reader.press("q", until=say("which-line"))
        reader.press("Escape", until=say("no-call"))
        reader.press("h", until=say("hand-holds", piece=Piece("7"), **you))
        reader.press("ArrowRight", "ArrowRight", until=empty("d1"))
        placed = {"piece": Piece("7"), "cell": Cell("d1"), "count": 4}
        reader.press("Enter", until=say("placed", **placed, **you))
        reader.press("q", until=say("which-line"))
        page.keyboard.press("ArrowDown")
        reader.lines.append("> ArrowDown")
        line = Line("a1d1")
        reader.tab_to(say("table-call-line", line=line))
        reader.press("Enter", until=say("ended-call", **you))
        reader.tab_to(say("table-rematch"))
    return "\n".join([*reader.lines, ""])


def path(language: Language) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{language}.txt"
