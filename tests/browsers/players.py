"""One who plays for both at one screen, by the pointer or by keys, in any browser.

Things are known by their names, as people see or hear them. Whenever something was waited for, the
page does not scroll sideways.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from fourfold.rules import (
    Cell,
    Game,
    Line,
    Piece,
    Position,
    Win,
    parse_move,
)
from fourfold.words import AllAre, Language, Texts, message
from fourfold.words.describe import shared
from fourfold.words.message import Argument
from tests.browsers.windows import Window

SECONDS: Final = 30
"""More than anything on a page takes on a busy machine."""
KEYS_AT_MOST: Final = 60
CELLS: Final = [Cell(f"{column}{row}") for row in "4321" for column in "abcd"]
"""In reading order."""

NAMED: Final = r"""
    const named = each => (
        each.ariaLabel ?? each.selectedOptions?.[0].text
            ?? (each.closest('label') ?? each).innerText
    ).trim().split('\n')[0].toLowerCase();
"""
"""What something is called, without what is written below; styles may make a letter a capital."""

FOCUSED: Final = f"() => {{ {NAMED} return named(document.activeElement); }}"
NAMES: Final = f"all => {{ {NAMED} return [...document.querySelectorAll(all)].map(named); }}"
SPOT: Final = f"""name => {{
    {NAMED}
    const found = [...document.querySelectorAll('button, label, [role=gridcell]')]
        .find(each => each.checkVisibility() && named(each) === name);
    found?.scrollIntoView({{ block: 'nearest' }});
    const {{ x, y, width, height }} = found?.getBoundingClientRect() ?? {{}};
    const middle = [x + width / 2, y + height / 2];
    return found?.contains(document.elementFromPoint(...middle)) ? middle : null;
}}"""
"""The middle of what has a name, if nothing lies over it."""
SIDEWAYS: Final = """() =>
    document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"""


class Player(ABC):
    """Has a window of a browser, and hands."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.texts = Texts(Language.EN)

    def say(self, id_: str, /, **arguments: Argument) -> str:
        """A text of the page, in small letters."""
        return self.texts.say(message(id_, **arguments)).lower()

    def until(self, fits: Callable[[Any], object], function: str, argument: object = None) -> Any:
        """Waits until what a function of JavaScript returns fits."""
        end = time.monotonic() + SECONDS
        while not fits(found := self.window.evaluate(function, argument)):
            assert time.monotonic() < end, (function, argument, found)
            time.sleep(0.02)
        assert self.window.evaluate(SIDEWAYS) == 0, "it scrolls sideways"
        return found

    def play(self, moves: str) -> None:
        """Plays a game from the start page on until it is won, and sees every move of it."""
        game = Game()
        self.spot(self.say("start-play"))
        self.start()
        self.sees(game.position)
        for text in moves.split():
            if text.startswith("!"):
                self.call(Line(text[1:]))
            elif len(text) == 2:
                self.place(Cell(text))
            else:
                self.give(Piece(text))
            game = game.play(parse_move(text))
            self.sees(game.position)
        self.ends(game)

    def sees(self, position: Position) -> None:
        """Waits until the page shows a position: the board and, while it goes on, what is left."""
        cells = [self.cell(each, position[each]) for each in CELLS]
        self.until(cells.__eq__, NAMES, "[data-cell]")
        if not position.is_over:
            left = {self.tile(each) for each in position.left}
            self.until(lambda names: set(names) == left, NAMES, "[data-piece].free")

    def ends(self, game: Game) -> None:
        """Waits until the end says who has called which line, and wins; a lot has decided who."""
        won = game.outcome
        assert isinstance(won, Win)
        told = [self._ending(won.line, shared(game.position, won.line), each) for each in (1, 2)]
        self.until(told.__contains__, NAMES, "[aria-labelledby=ending] > *")

    def _ending(self, line: Line, all_are: AllAre, number: int) -> list[str]:
        who = {"actor": self.say("name-player", number=number), "you": "nobody"}
        called = self.say("called", line=line, shared=all_are, **who)
        return [self.say("table-winner", **who), called]

    def spot(self, name: str) -> tuple[float, float]:
        """Waits until something is there to be pointed at, and tells where."""
        x, y = self.until(bool, SPOT, name)
        return x, y

    def cell(self, cell: Cell, piece: Piece | None = None) -> str:
        """What a cell is called, empty or with a piece."""
        if piece is None:
            return self.say("table-cell-empty", cell=cell)
        return self.say("table-cell-holds", cell=cell, piece=piece)

    def tile(self, piece: Piece) -> str:
        """What a piece beside the board is called."""
        return self.say("table-piece", piece=piece, digit=str(piece))

    @abstractmethod
    def start(self) -> None: ...
    @abstractmethod
    def give(self, piece: Piece) -> None: ...
    @abstractmethod
    def place(self, cell: Cell) -> None: ...
    @abstractmethod
    def call(self, line: Line) -> None: ...


class ByPointer(Player):
    """Points at things, and at all cells of a line."""

    def start(self) -> None:
        self.click(self.say("start-opponent-same-screen"))
        self.click(self.say("start-play"))

    def give(self, piece: Piece) -> None:
        self.click(self.tile(piece))
        self.click(self.say("table-give-piece", piece=piece))

    def place(self, cell: Cell) -> None:
        self.click(self.cell(cell))

    def call(self, line: Line) -> None:
        names = dict(zip(CELLS, self.window.evaluate(NAMES, "[data-cell]"), strict=True))
        self.click(self.say("table-quarto"))
        for cell in line.cells:
            self.click(names[cell])
        self.click(self.say("table-quarto"))

    def click(self, name: str) -> None:
        self.window.click(*self.spot(name))


class ByKeys(Player):
    """Has single keys, arrows, Tab and Enter; the line is chosen from the list by its letter."""

    def start(self) -> None:
        self.press_to("Tab", self.say("start-opponent-computer"))
        self.press_to("ArrowRight", self.say("start-opponent-same-screen"))
        self.window.press("Enter")

    def give(self, piece: Piece) -> None:
        name = self.tile(piece)
        self.walk_to("v", self.window.evaluate(NAMES, "[data-piece]").index(name), name)
        self.window.press("Enter")
        self.window.press("Enter")

    def place(self, cell: Cell) -> None:
        self.walk_to("b", CELLS.index(cell), self.cell(cell))
        self.window.press("Enter")

    def call(self, line: Line) -> None:
        self.window.press("q")
        self.focuses(self.say("table-no-line"))
        name = self.texts.line(line).lower()
        self.press_to(name[0], name)
        self.press_to("Tab", self.say("table-quarto"))
        self.window.press("Enter")

    def walk_to(self, grid: str, place: int, name: str) -> None:
        """Goes to a grid by its key, and from its corner to a place."""
        down, right = divmod(place, 4)
        for key in (grid, "Control+Home", *["ArrowDown"] * down, *["ArrowRight"] * right):
            self.window.press(key)
        self.focuses(name)

    def press_to(self, key: str, name: str) -> None:
        """Presses a key until something has the focus."""
        for _ in range(KEYS_AT_MOST):
            if self.window.evaluate(FOCUSED) == name:
                return
            self.window.press(key)
        raise AssertionError(f"{name} cannot be reached by {key}")

    def focuses(self, name: str) -> None:
        """Waits until something has the focus."""
        self.until(name.__eq__, FOCUSED)
