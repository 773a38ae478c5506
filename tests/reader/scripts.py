"""What is played by ear: short fixed scripts, each with the golden text of what is heard."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fourfold.rules import Cell, Piece
from fourfold.words import Language
from tests.reader.ear import Ear, Game
from tests.reader.listening import Listener
from tests.reader.session import Browser, prefer, running as reading
from tests.server.running import running

PLACE: Final = re.compile(r"([a-d])([1-4]), .*")
"""What a cell of the board says."""

FOLDER: Final = Path(__file__).parents[1] / "golden" / "reader"


def start(ear: Ear) -> None:
    """The first page is begun line by line, and gone through by Tab."""
    ear.start()
    for _ in range(4):
        ear.press("Down")
    ear.top()
    ear.tab_through("start-more")


def help_at_start(ear: Ear) -> None:
    """Help opens with its title and its words, and leads back."""
    ear.open("page-help", ear.say("help-start"))
    ear.press("Escape", until=ear.say("page-help"))


def screens(ear: Ear) -> None:
    """The screens around a game, each from the first page on."""
    for screen in (start, help_at_start, lesson, analysis):
        screen(ear)


def newcomer(ear: Ear) -> None:
    """A whole game from the first page on: a call that comes too early, a wrong one, a line that
    both miss, questions, the edge of the board, a call that wins, and another game."""
    with joined(ear, "b1b4") as game:
        game.grace_plays("a1", "f")
        game.press_twice("h", until=game.texts.piece(Piece("f")))
        game.press("l", until=game.texts.piece(Piece("f")))
        game.walk("b", "a4")
        game.press_twice("Left", until=game.name("a4"))
        game.places("b1")
        game.press("r", until="d1")
        game.press("q", until=game.expect(game.say("table-too-few")))
        game.plays("1 c1 2 d1")
        game.press("q", until=game.say("which-line"))
        game.cancels()
        game.errs("a1d1")
        game.plays("4 a2 5 a3 6 a4 3 b2 8 c2 7 b3 9 d2 b b4")


def slip(ear: Ear) -> None:
    """A game in which help is asked for, a call that cannot be costs nothing, and the next wins."""
    with joined(ear, "a1d1") as game:
        game.help()
        completes_row(game)
        game.points("a2d2")
        game.enter("refused-line-not-complete")
        game.cancels()


def missed(ear: Ear) -> None:
    """A game in which a line is missed and called too late, and another one wins."""
    with joined(ear, "a2d2") as game:
        completes_row(game)
        game.plays("4 a2 5")
        game.errs("a1d1")
        game.plays("b2 6 c2 7 d2")


def wrong(ear: Ear) -> None:
    """A game in which a call is wrong, and the next one wins."""
    with joined(ear, "a1a4") as game:
        game.plays("a1 f b1 1 c1 2 d1")
        game.errs("a1d1")
        game.plays("4 a2 5 a3 8 b2 6 a4")


def link(ear: Ear) -> None:
    """A game to which a link leads, with help, and its review."""
    game = Game(ear)
    game.sit()
    game.help()
    game.gives("0")
    completes_row(game)
    game.wins("a1d1")
    game.tab_to("review-first")
    game.press("Return", until=game.say("review-start"))
    game.tab_to("review-forward")
    for piece in ("0", "0"):
        game.press("Return", until=game.texts.piece(Piece(piece)))


def mask(ear: Ear) -> None:
    """A game under the mask, where a place is felt when the focus comes to it."""
    game = Game(ear, mask=True, edition="access")
    game.sit()
    game.gives("0")
    completes_row(game)
    game.press("l", until=game.texts.piece(Piece("3")))
    game.wins("a1d1")
    game.plays_again()


@contextmanager
def joined(ear: Ear, winning: str) -> Iterator[Game]:
    """A game that is joined from the first page, with its first piece given.

    In the end one wins by a line, and plays again.
    """
    game = Game(ear)
    game.join()
    game.gives("0")
    yield game
    game.wins(winning)
    game.plays_again()


def completes_row(game: Game) -> None:
    """From the first piece on, one completes the first row with Grace."""
    game.plays("a1 1 b1")
    game.press("l", until=game.texts.piece(Piece("1")))
    game.plays("2 c1 3 d1")


def lesson(ear: Ear) -> None:
    """The first step of the lesson, with a wrong answer and a right one, and the next one."""
    ear.open("page-rules", ear.say("lesson-pieces-task", piece=Piece("9")))
    first, wanted = Piece("0"), Piece("9")
    ear.listener.press_to("Tab", ear.texts.piece(first))
    ear.enter("lesson-pieces-wrong", piece=first, wanted=wanted)
    for key, piece in (("Down", "2"), ("Down", "8"), ("Right", "9")):
        ear.press(key, until=ear.texts.piece(Piece(piece)))
    ear.enter("lesson-pieces-right")
    ear.tab_to("lesson-next")
    ear.press("Return", until=ear.say("lesson-line-task"))


def analysis(ear: Ear) -> None:
    """A piece is put on a cell of the empty board, and taken back."""
    ear.open("page-analysis", ear.expect(ear.say("analysis-verdict-draw")))
    ear.tab_to("table-cell-empty", cell=Cell("a4"))
    ear.enter("analysis-hint-cell", cell=Cell("a4"))
    ear.listener.press_to("Tab", ear.texts.piece(Piece("0")))
    ear.press("Right", until=ear.texts.piece(Piece("1")))
    ear.enter("analysis-verdict-draw")
    ear.tab_to("analysis-undo")
    ear.enter("analysis-verdict-draw")


@dataclass(frozen=True)
class Script:
    """What is done in a browser and a language."""

    do: Callable[[Ear], None]
    browser: Browser
    language: Language = Language.EN

    def __str__(self) -> str:
        return f"{self.browser}-{self.language}-{self.do.__name__}"

    @property
    def path(self) -> Path:
        """Where the text of what is heard is kept."""
        return FOLDER / f"{self}.txt"

    def hear(self) -> Heard:
        """Does it, in a session and at a server where nobody has been before."""
        prefer(os.getpid())
        with (
            TemporaryDirectory() as folder,
            running(Path(folder) / "games.db") as server,
            reading(self.browser, self.language) as session,
        ):
            listener = Listener(session)
            self.do(Ear(listener, server.url, self.language))
            listener.end()
            return Heard(listener.text(), listener.expected, listener.passed)


@dataclass(frozen=True)
class Heard:
    """What was pressed and heard, and which sentences the page was to say."""

    text: str
    expected: list[str]
    """Each once, and in this order."""
    passed: Sequence[str] = ()
    """What was heard on the way from one thing to another."""

    @property
    def announced(self) -> list[str]:
        """The sentences of the page that were said to the end, in their order."""
        return [each for each in self.text.splitlines() if each in self.expected]

    @property
    def faults(self) -> list[str]:
        """What should never be heard, whatever the golden text says."""
        lines = [*self.text.splitlines(), *self.passed]
        found = [each for each in lines if each == "(silence)" or each.endswith("(cut)")]
        for line, after in pairwise(lines):
            place = PLACE.fullmatch(line)
            if line == after and not line.startswith("> "):
                found.append(f"{line} / {after}")
            if place and re.match(r"row|column", after) and place[2] not in after:
                found.append(f"{line} / {after}")
        return found


SCRIPTS: Final = (
    Script(newcomer, "firefox"),
    Script(wrong, "firefox", Language.DE),
    Script(missed, "firefox", Language.ES),
    Script(slip, "firefox", Language.FR),
    Script(link, "chromium"),
    Script(screens, "firefox"),
    Script(screens, "chromium"),
    Script(mask, "firefox"),
)
"""The longest come first: several run at once."""
