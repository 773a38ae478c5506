"""From the first page to the second game, by ear, and by keys or double taps: nothing is seen."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

import pytest

from fourfold.rules import CELLS, PIECES, Cell, Line, Piece, Trait
from fourfold.words import Language, confirm_call
from tests.page.blind import Blind, begins, calling, label_of, made, wins
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES, PHONE

TURNS_AT_MOST = 20
READING_ORDER = [f"{column}{row}" for row in "4321" for column in "abcd"]


class Player(Blind):
    """Plays until the game is over."""

    known: frozenset[Line] = frozenset()
    """Lines that were there before."""

    device: ClassVar[dict[str, Any]] = {}

    def start(self) -> None:
        """Goes from the first thing on the page to a table with the computer."""
        self.page.goto("/")
        self.finds("button", self.say("start-play"))
        self.tab_to("radio", *(self.say(f"level-{each}") for each in ("beginner", "casual")))
        while not begins(self.focus().name, self.say("level-beginner")):
            self.press("ArrowLeft")
        self.press("Enter")
        self.finds(self.grid, self.say("table-board"))
        self.focus()

    def play(self) -> None:
        for _ in range(TURNS_AT_MOST):
            asked = self.wait(self._asked, "nothing is asked")
            if asked == self.say("table-rematch"):
                return
            if asked == self.say("table-place-this"):
                self._place()
            elif asked == self.say("table-no-piece"):
                self.done()
            else:
                self._give()
            self.focus()
        raise AssertionError("the game does not end")

    def _asked(self) -> str | None:
        computer = self.say("name-computer")
        asked = {
            self.say("table-place-this"),
            self.say("table-give-to", name=computer),
            self.say("table-no-piece"),
        }
        for each in self.things():
            if each.role == "heading" and each.name in asked:
                return each.name
            if each.role == "button" and each.name == self.say("table-rematch"):
                return each.name
        return None

    def _place(self) -> None:
        board = self.board()
        if self._call(board):
            return
        cell = next(wins(board, self.held()), None) or next(
            Cell(each) for each in READING_ORDER if board[Cell(each)] is None
        )
        self.place(cell)
        self.wait(lambda: self.board()[cell] or None, "the piece is not there")
        self._call(self.board())

    def _call(self, board: dict[Cell, Piece | None]) -> bool:
        """Calls a line that was not there before."""
        lines = frozenset(made(board))
        new = lines - self.known
        self.known = lines
        if new:
            self.call(min(new, key=str))
        return bool(new)

    def places(self) -> list[str]:
        """The places of the pieces beside the board, which come after the cells."""
        return [each.name for each in self.things() if each.role == "gridcell"][len(CELLS) :]

    def held(self) -> Piece:
        """The piece in hand, as its traits are read."""
        read = {each.name.lower() for each in self.things() if each.role == "StaticText"}
        for piece in PIECES:
            if {self.texts.value(piece[trait]).lower() for trait in Trait} <= read:
                return piece
        raise AssertionError(read)

    def _give(self) -> None:
        """Gives the first piece left: those that come first are much alike, so a line is near."""
        self.give(self.left()[0])

    def is_over(self) -> bool:
        return self.seek("button", self.say("table-rematch")) is not None

    @abstractmethod
    def place(self, cell: Cell) -> None: ...
    @abstractmethod
    def give(self, piece: Piece) -> None: ...
    @abstractmethod
    def call(self, line: Line) -> None: ...
    @abstractmethod
    def done(self) -> None: ...
    @abstractmethod
    def play_again(self) -> None: ...


class ByKeys(Player):
    """By single keys, arrows, Tab and Enter."""

    def place(self, cell: Cell) -> None:
        self.press("b")
        self.walk_to(READING_ORDER.index(str(cell)), self.say("table-cell-empty", cell=cell))
        self.press("Enter")

    def give(self, piece: Piece) -> None:
        self.press("v")
        name = self.say("table-piece", piece=piece, digit=str(piece))
        self.walk_to(self.places().index(name), name)
        self.press("Enter")
        self.press("Enter")
        self.wait(lambda: self.seek("gridcell", name) is None or None, "the piece is still there")

    def call(self, line: Line) -> None:
        self.press("q")
        self.wait(lambda: self.focus().role == "combobox" or None, "no line is asked for")
        for _ in range(11):
            if self.focus().value == label_of(self.texts, line):
                break
            self.press("ArrowDown")
        self.tab_to("button", calling(self.texts, line))
        self.press("Enter")
        self.wait(lambda: self.is_over() or None, "the call does not win")

    def done(self) -> None:
        self.tab_to("button", self.say("table-done"))
        self.press("Enter")

    def play_again(self) -> None:
        self.tab_to("button", self.say("table-rematch"))
        self.press("Enter")


class ByWords(Player):
    """By typed commands only, in the words of the language."""

    def type(self, text: str) -> None:
        if self.focus().name != self.say("table-command"):
            self.press("/")
            self.wait(
                lambda: self.focus().name == self.say("table-command") or None,
                "the field for commands does not open",
            )
        self.page.keyboard.type(text)
        self.press("Enter")

    def word(self, command: str) -> str:
        return self.say(f"command-{command}").partition(",")[0]

    def place(self, cell: Cell) -> None:
        self.type(f"{self.word('place')} {cell}")

    def give(self, piece: Piece) -> None:
        self.type(f"{self.word('give')} {self.texts.piece(piece)}")
        self.finds(self.place_role, self.say("table-piece-taken", piece=piece))

    def call(self, line: Line) -> None:
        self.type(f"{self.word('call')} {self.texts.line(line)}")
        said_back = self.texts.say(confirm_call(line))
        self.finds("StaticText", said_back)
        self.type(self.word("accept"))
        self.wait(lambda: self.is_over() or None, "the call does not win")

    def done(self) -> None:
        self.type(self.word("done"))

    def play_again(self) -> None:
        self.type(self.word("rematch"))


class ByDoubleTaps(Player):
    """On a phone, by swipes from thing to thing and double taps."""

    grid = "group"
    place_role = "button"
    device = PHONE

    def start(self) -> None:
        self.page.goto("/")
        self.double_tap("radio", self.say("level-beginner"))
        self.double_tap("button", self.say("start-play"))
        self.finds(self.grid, self.say("table-board"))
        self.focus()

    def place(self, cell: Cell) -> None:
        self.double_tap("button", self.say("table-cell-empty", cell=cell))

    def give(self, piece: Piece) -> None:
        name = self.say("table-piece", piece=piece, digit=str(piece))
        self.double_tap("button", name)
        self.is_pressed(name)
        self.double_tap("button", name)
        self.finds("button", self.say("table-piece-taken", piece=piece))

    def is_pressed(self, name: str) -> None:
        self.wait(lambda: self.finds("button", name).pressed or None, f"{name} is not pressed")

    def call(self, line: Line) -> None:
        self.double_tap("button", self.say("table-quarto"))
        self.finds("combobox", self.say("which-line"))
        board = self.board()
        for cell in (line.cells[0], line.cells[-1]):
            piece = board[cell]
            assert piece is not None
            name = self.say("table-cell-holds", cell=cell, piece=piece)
            self.double_tap("button", name)
            self.is_pressed(name)
        self.double_tap("button", calling(self.texts, line))
        self.wait(lambda: self.is_over() or None, "the call does not win")

    def done(self) -> None:
        self.double_tap("button", self.say("table-done"))

    def play_again(self) -> None:
        self.double_tap("button", self.say("table-rematch"))


@pytest.mark.parametrize(
    ("language", "way"),
    [
        (Language.FR, ByKeys),
        pytest.param(Language.DE, ByWords, marks=pytest.mark.proof),
        pytest.param(Language.ES, ByDoubleTaps, marks=pytest.mark.proof),
    ],
)
def test_from_the_first_page_to_the_second_game(
    open_page: OpenPage, language: Language, way: type[Player]
) -> None:
    player = way(open_page(locale=LOCALES[language], **way.device), language)
    player.start()
    player.play()
    player.play_again()
    empty = dict.fromkeys(CELLS)
    player.wait(lambda: player.board() == empty or None, "there is no second game")
    player.wait(lambda: player.focus().name or None, "the focus is on nothing")
