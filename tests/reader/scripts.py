"""What is played by ear: short fixed scripts, each with the golden text of what is heard.

Grace plays by a socket, so that every game is the same. What is waited for comes from the texts of
the page; what else is heard is in the golden text alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fourfold.rules import Cell, Edition, Line, Piece
from fourfold.words import Language, Texts, message
from fourfold.words.message import Argument
from tests.reader.listening import Listener
from tests.reader.session import LOADED, Browser, Session
from tests.server.running import Guest, Socket

FOLDER: Final = Path(__file__).parents[1] / "golden" / "reader"
YOU: Final = {"actor": "", "other": "Grace", "you": "actor"}


@dataclass
class Ear:
    """One who plays by ear, in a language, on a server."""

    listener: Listener
    url: str
    language: Language = Language.EN

    def __post_init__(self) -> None:
        self.texts = Texts(self.language)
        self.press = self.listener.press
        self.tab_to = self.listener.tab_to

    def say(self, id_: str, /, **arguments: Argument) -> str:
        """A text of the page."""
        return self.texts.say(message(id_, **arguments))

    def go(self, path: str) -> None:
        self.listener.go(f"{self.url}/{path}", LOADED)

    def follow(self, link: str, id_: str, /, **arguments: Argument) -> None:
        """Goes from the top of the first page to another screen."""
        self.go("")
        self.top()
        self.tab_to(self.say(link))
        self.enter(id_, **arguments)

    def top(self) -> None:
        """Goes to the top of the page; Orca says its first link now so, now so."""
        before = len(self.listener.lines)
        self.press("ctrl+Home")
        del self.listener.lines[before:]

    def enter(self, id_: str, /, **arguments: Argument) -> None:
        """Presses Enter, and hears what comes of it."""
        self.press("Return", until=self.say(id_, **arguments))


class Game(Ear):
    """A game with Grace, who has made the table."""

    socket: Socket

    def sit(self, **options: Any) -> None:
        """Follows the link, sits down, and is led to the pieces."""
        self.texts = Texts(self.language, Edition(options.get("edition", "classic")))
        grace = Guest(self.url)
        seats = grace.open(
            name="Grace", opponent={"kind": "friend"}, first="other", options=options
        )
        self.socket = grace.sit(seats)
        self.go(seats["table"])
        self.press("Tab", until=self.say("page-skip"))
        self.press("Return")
        self.tab_to(self.say("join-sit"))
        self.press("Return", until="Grace")

    def give(self, digit: str) -> None:
        """Gives the piece where the focus is."""
        self.press("Return", until=self.texts.piece(Piece(digit)))
        self.press("Return")

    def answer(self, cell: str, digit: str) -> None:
        """Grace places a piece and gives one at once."""

        def play() -> None:
            while self.socket.view["turn"] != "second":
                self.socket.receive()
            self.socket.play(cell)
            self.socket.play(digit)

        given = self.texts.piece(Piece(digit))
        self.listener.hear(f"(Grace: {cell} {digit})", play, given)

    def to_cell(self, cell: str, *keys: str) -> None:
        """Goes to an empty cell."""
        *before, last = keys
        for key in before:
            self.press(key)
        self.press(last, until=self.say("table-cell-empty", cell=Cell(cell)))

    def place(self, cell: str) -> None:
        """Places the piece in hand where the focus is."""
        self.press("Return", until=cell)

    def to_piece(self, digit: str, *keys: str) -> None:
        *before, last = keys
        for key in before:
            self.press(key)
        self.press(last, until=self.texts.piece(Piece(digit)))

    def point(self, line: str, downs: int) -> None:
        """Chooses a line from the list, and goes to the button that calls it."""
        self.press("q", until=self.say("which-line"))
        for _ in range(downs):
            self.press("Down")
        self.tab_to(self.say("table-call-line", line=Line(line)))


def start(ear: Ear) -> None:
    """The first page is begun line by line, and gone through by Tab."""
    ear.go("")
    ear.top()
    for _ in range(4):
        ear.press("Down")
    ear.top()
    ear.tab_to(ear.say("start-more"))


def game(ear: Ear) -> None:
    """A game with questions, an edge and a call that wins; then the review."""
    ada = Game(ear.listener, ear.url, ear.language)
    ada.sit()
    ada.give("0")
    ada.answer("a1", "1")
    ada.press("b")
    ada.press("h", until=ada.texts.piece(Piece("1")))
    ada.press("b")
    ada.press("l")
    ada.press("Left")
    ada.to_cell("b1", "ctrl+End", "Left", "Left")
    ada.place("b1")
    ada.press("r", until="d1")
    ada.to_piece("2", "v", "Down")
    ada.give("2")
    ada.answer("c1", "3")
    ada.to_cell("d1", "b", "End")
    ada.place("d1")
    ada.point("a1d1", downs=1)
    ada.enter("ended-call", **YOU)
    ada.tab_to(ada.say("review-first"))
    ada.enter("review-start")
    ada.tab_to(ada.say("review-forward"))
    ada.press("Return")
    ada.press("Return")
    ada.socket.close()


def help_(ear: Ear) -> None:
    """Help and settings open with their titles, and lead back."""
    ear.go("")
    ear.top()
    ear.tab_to(ear.say("page-help"))
    ear.press("Return", until=ear.say("help-start"))
    ear.press("Escape")


def after_two_turns(ear: Ear, given: str) -> Game:
    """A game in which each has placed a piece, Ada the one that she was given."""
    ada = Game(ear.listener, ear.url, ear.language)
    ada.sit()
    ada.give("0")
    ada.answer("a1", given)
    ada.to_cell("b1", "b", "ctrl+End", "Left", "Left")
    ada.place("b1")
    return ada


def wrong(ear: Ear) -> None:
    """A call is taken back, another one is wrong and says why."""
    ada = after_two_turns(ear, "f")
    ada.to_piece("1", "v", "Right")
    ada.give("1")
    ada.answer("c1", "2")
    ada.to_cell("d1", "b", "End")
    ada.place("d1")
    ada.press("q", until=ada.say("which-line"))
    ada.press("Escape", until=ada.say("no-call"))
    ada.point("a1d1", downs=1)
    ada.enter("wrong-nothing-shared")
    ada.socket.close()


def mask(ear: Ear) -> None:
    """Under the mask a cell is felt when the focus comes to it."""
    ada = Game(ear.listener, ear.url, ear.language)
    ada.sit(mask=True, edition="access")
    ada.give("0")
    ada.answer("a1", "1")
    ada.to_cell("b1", "b", "ctrl+End", "Left", "Left")
    ada.press("Left")
    ada.press("Right")
    ada.place("b1")
    ada.press("l")
    ada.socket.close()


def lesson(ear: Ear) -> None:
    """The first step of the lesson, with a wrong answer and a right one, and the next one."""
    ear.follow("page-rules", "lesson-pieces-task", piece=Piece("9"))
    first, wanted = Piece("0"), Piece("9")
    ear.tab_to(ear.texts.piece(first))
    ear.enter("lesson-pieces-wrong", piece=first, wanted=wanted)
    for key in ("Down", "Down", "Right"):
        ear.press(key)
    ear.enter("lesson-pieces-right")
    ear.tab_to(ear.say("lesson-next"))
    ear.enter("lesson-line-task")


def analysis(ear: Ear) -> None:
    """A piece is put on a cell of the empty board, and taken back."""
    ear.follow("page-analysis", "analysis-verdict-draw")
    ear.tab_to(ear.say("table-cell-empty", cell=Cell("a4")))
    ear.enter("analysis-hint-cell", cell=Cell("a4"))
    ear.tab_to(ear.texts.piece(Piece("0")))
    ear.press("Right")
    ear.enter("analysis-verdict-draw")
    ear.tab_to(ear.say("analysis-undo"))
    ear.enter("analysis-verdict-draw")


def table(ear: Ear) -> None:
    """A short game in another language: both grids, what happens, a question, the list of lines."""
    ada = after_two_turns(ear, "1")
    ada.press("r", until="d1")
    ada.press("q", until=ada.say("which-line"))
    ada.press("Down")
    ada.press("Escape", until=ada.say("no-call"))
    ada.socket.close()


@dataclass(frozen=True)
class Script:
    """What is done in a browser and a language."""

    do: Callable[[Ear], None]
    browser: Browser
    language: Language = Language.EN

    def __str__(self) -> str:
        return f"{self.browser}-{self.language}-{self.do.__name__.rstrip('_')}"

    @property
    def path(self) -> Path:
        """Where the text of what is heard is kept."""
        return FOLDER / f"{self}.txt"

    def hear(self, session: Session, url: str) -> str:
        """What is pressed and heard."""
        listener = Listener(session)
        self.do(Ear(listener, url, self.language))
        return listener.text()


SCRIPTS: Final = (
    *(Script(each, "firefox") for each in (start, help_, game, wrong, mask, lesson, analysis)),
    *(Script(table, "firefox", each) for each in (Language.FR, Language.ES, Language.DE)),
    *(Script(each, "chromium") for each in (start, help_, game)),
)
