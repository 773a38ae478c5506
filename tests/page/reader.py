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
from tests.page.conftest import SECONDS
from tests.page.seating import choose
from tests.server.running import Guest, Socket

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
YOU: Final = {"actor": "Ada", "other": "Grace", "you": "actor"}
GRACE: Final = {"actor": "Grace", "other": "Ada", "you": "other"}
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

    def choose(self, key: str) -> None:
        """Chooses in a list by a key: real readers say what is chosen, this one does not."""
        self.page.keyboard.press(key)
        self.lines.append(f"> {key}")

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
    """A text with common blanks: the reader keeps others in names, and not in what is announced."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


def say(id_: str, /, **arguments: Argument) -> str:
    """A text of the page. Which words there are in other languages is no matter of a reader."""
    return TEXTS.say(message(id_, **arguments))


class Telling:
    """A game of Ada, who hears the reader, and Grace, who plays by a socket."""

    def __init__(self, reader: Reader, socket: Socket) -> None:
        self.reader = reader
        self.socket = socket

    def give(self, digit: str, key: str) -> None:
        """Gives a piece that is one key away from where the focus is."""
        piece = Piece(digit)
        self.reader.press(key, until=say("table-piece", piece=piece, digit=digit))
        given = say("gave", piece=piece, digit=digit, **YOU)
        self.reader.press("Enter", until=say("table-chosen", piece=piece))
        self.reader.press("Enter", until=given)

    def answer(self, cell: str, digit: str) -> None:
        """Grace places a piece, and gives one."""
        while self.socket.view["turn"] != "second":
            self.socket.receive()
        self.socket.play(cell)
        self.socket.play(digit)
        self.reader.lines.append(f"(Grace: {cell} {digit})")
        self.reader.hear(say("gave", piece=Piece(digit), digit=digit, **GRACE))

    def walk(self, cell: str, *keys: str) -> None:
        self.reader.press(*keys, until=say("table-cell-empty", cell=Cell(cell)))

    def place(self, digit: str, cell: str, count: int) -> None:
        where = Cell(cell)
        placed = say("placed", piece=Piece(digit), cell=where, count=count, **YOU)
        self.reader.press("Enter", until=placed)

    def begin(self) -> None:
        """The focus is led to the pieces as soon as one is to be given."""
        self.reader.lines.append("(Grace)")
        self.reader.hear(say("began", **YOU))
        self.give("1", "ArrowRight")
        self.answer("a1", "5")

    def ask(self) -> None:
        """Places, asks about the row and the pieces left, and gives."""
        self.walk("a4", "b")
        self.walk("d1", "Control+End")
        self.walk("b1", "ArrowLeft", "ArrowLeft")
        self.place("5", "b1", 2)
        self.reader.press("r", until=say("cell-empty", cell=Cell("d1")))
        last = say("left-piece", digit="f", piece=Piece("f"))
        self.reader.press("p", until=last)
        self.reader.press("v", until=say("table-piece-taken", piece=Piece("1")))
        self.give("3", "ArrowDown")
        self.answer("c1", "7")

    def call(self) -> None:
        """Takes a call back, asks what is in hand, makes a line, calls it and wins."""
        self.reader.press("q", until=say("which-line"))
        self.reader.press("Escape", until=say("no-call"))
        self.reader.press("h", until=say("hand-holds", piece=Piece("7"), **YOU))
        self.walk("d1", "ArrowRight", "ArrowRight")
        self.place("7", "d1", 4)
        self.reader.press("q", until=say("which-line"))
        self.reader.choose("ArrowDown")
        self.reader.tab_to(say("table-call-line", line=Line("a1d1")))
        self.reader.press("Enter", until=say("ended-call", **YOU))
        self.reader.tab_to(say("table-rematch"))


def transcript(page: Page, url: str) -> str:
    """A whole game: invited, played, asked about, called and won."""
    invite = say("start-play-friend")
    choose(page, opponent="friend", first="me", name="Ada")
    page.goto("/")
    page.get_by_role("button", name=invite).first.wait_for()
    reader = Reader(page)
    reader.hear("")
    reader.tab_to(invite)
    reader.press("Enter", until=say("invite-lead"))
    grace = Guest(url)
    seats = grace.join(page.url.rpartition("/")[2], name="Grace")
    with grace.sit(seats) as socket:
        game = Telling(reader, socket)
        game.begin()
        game.ask()
        game.call()
    return reader.text()


def path(what: str) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{what}.txt"
