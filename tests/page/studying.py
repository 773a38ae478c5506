"""What a virtual screen reader says of the lesson, the analysis board and the review, by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from fourfold.rules import Cell, Line, Piece, TraitValue
from fourfold.words import AllAre
from fourfold.words.message import Argument
from tests.page.reader import TEXTS, Reader, say
from tests.page.scenes import STEPS
from tests.page.seating import sit
from tests.server.games import pair

READING_ORDER: Final = [f"{column}{row}" for row in "4321" for column in "abcd"]
RESERVE: Final = "0145236789cdabef"
POSITION: Final = ".6../9de1/0f../b2.a 5"
"""A position in which much is won and lost."""

GAME: Final = "0 a1 1 b1 2 c1 3 d1 f a2 4 b2 5 c2 6 d2 !a2d2"
"""A line is missed by both, and another one is called."""


DONE: Final = ("pieces", "given", "call")
"""The steps of the lesson that are done: with pieces, with both, and with cells and a call."""


IS_CORNER = """() => document.activeElement ===
    document.activeElement.closest('[role=grid]')?.querySelector('[role=gridcell]')"""


class Study(Reader):
    """Goes about a screen by Tab, arrows and Enter, and waits for what is to be heard."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.hear("")

    def enter(self, id_: str, /, **arguments: Argument) -> None:
        """Presses Enter, and hears what comes of it."""
        self.press("Enter", until=say(id_, **arguments))

    def back_to(self, name: str) -> None:
        self.tab_to(name, "Shift+Tab")

    def walk(self, place: int, name: str) -> None:
        """Goes from the corner of a grid to one of its places."""
        steps = [*["ArrowDown"] * (place // 4), *["ArrowRight"] * (place % 4)]
        is_there = steps and self.page.evaluate(IS_CORNER)
        self.press(*([] if is_there else ["Control+Home"]), *steps, until=name)

    def to_cell(self, cell: str) -> None:
        self.walk(READING_ORDER.index(cell), f"gridcell, {cell},")

    def to_piece(self, digit: str) -> None:
        self.walk(RESERVE.index(digit), f"gridcell, {TEXTS.piece(Piece(digit))}")

    def change_mode(self, mode: str, key: str, hint: str) -> None:
        """Goes back to what is done on the analysis board, changes it, and goes to the board."""
        self.back_to(say(f"analysis-mode-{mode}"))
        self.press(key, until=say(f"analysis-hint-{hint}"))
        self.back_to("gridcell")

    def to_mode_and_piece(self, mode: str, digit: str) -> None:
        """Goes on past what is done on the analysis board to a piece beside it."""
        self.tab_to(say(f"analysis-mode-{mode}"))
        self.tab_to("gridcell")
        self.to_piece(digit)


class Lesson(Study):
    """Goes through the lesson from the first step to the last."""

    step: dict[str, Any]

    def hears(self, ending: str, **more: Argument) -> str:
        """What is said in this step."""
        return say(f"lesson-{self.step['name']}-{ending}", **gaps(self.step) | more)

    def does(self, ending: str, **more: Argument) -> None:
        """Presses Enter, and hears the reply."""
        self.press("Enter", until=self.hears(ending, **more))

    def turn(self, step: dict[str, Any]) -> None:
        """Goes on to a step, hears what is to be done, and does it if it is of `DONE`."""
        self.step = step
        if step is STEPS[0]:
            self.tab_to(say("page-rules"))
        else:
            self.tab_to(say("lesson-next"))
        self.press("Enter", until=self.hears("task"))
        if step["name"] in DONE:
            getattr(self, f"_{step['kind']}")()

    def _find(self) -> None:
        first, wanted = Piece("0"), Piece(self.step["piece"])
        self.tab_to(TEXTS.piece(first))
        self.does("wrong", piece=first, wanted=wanted)
        self.to_piece(str(wanted))
        self.does("right")

    def _line(self) -> None:
        *cells, last = self.step["cells"]
        for number, cell in enumerate(cells, 1):
            self.to_cell(cell)
            self.enter("table-pointed", cell=Cell(cell), count=number)
        self.to_cell(last)
        self.does("right")

    def _turn(self) -> None:
        """A cell that is taken will not do."""
        self.tab_to("gridcell")
        self.to_cell("b3")
        self.enter("refused-cell-taken")
        self.to_cell("d4")
        self.does("given")
        self.tab_to("gridcell")
        self.to_piece("1")
        self.does("right")

    def _call(self) -> None:
        self.tab_to("gridcell")
        self.does("early")
        self.tab_to(say("table-quarto"))
        self.does("point")
        self.back_to("gridcell")
        self._line()


def gaps(step: dict[str, Any]) -> dict[str, Argument]:
    """What stands in the gaps of a step's texts."""
    found: dict[str, Argument] = {}
    if "line" in step:
        shared = AllAre(tuple(TraitValue(each) for each in step["shared"]))
        found |= {"line": Line(step["line"]), "shared": shared}
    if step["kind"] == "find":
        found["piece"] = Piece(step["piece"])
    if step["kind"] == "call":
        found["cell"] = Cell(step["position"].rpartition(" ")[2])
    elif "cell" in step:
        found["cell"] = Cell(step["cell"])
    if step.get("expired"):
        found["expired"] = Line(step["expired"]["line"])
    return found


def lesson(page: Page, _url: str) -> str:
    """The lesson, from the first step to where a game can be begun."""
    page.goto("/", wait_until="networkidle")
    study = Lesson(page)
    for step in STEPS:
        study.turn(step)
    study.tab_to(say("lesson-play"))
    return study.text()


def analysis(page: Page, _url: str) -> str:
    """A position is typed, tried, taken back, changed and cleared."""
    page.goto("/", wait_until="networkidle")
    study = Study(page)
    study.tab_to(say("page-analysis"))
    study.enter("analysis-verdict-draw")
    study.tab_to(say("analysis-position"))
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(POSITION)
    study.enter("analysis-verdict-win", task="place", plies=3)
    _try(study)
    _change(study)
    return study.text()


def _try(study: Study) -> None:
    """Tries a move, and takes it back."""
    study.change_mode("setup", "ArrowRight", hint="place")
    study.to_cell("c1")
    study.enter("analysis-hint-after", cell=Cell("c1"))
    study.to_mode_and_piece("explore", "4")
    study.enter("analysis-verdict-draw")
    study.tab_to(say("analysis-undo"))
    study.enter("analysis-verdict-win", task="place", plies=3)


def _change(study: Study) -> None:
    """Takes a piece away, puts it elsewhere, and clears the board."""
    study.change_mode("explore", "ArrowLeft", hint="setup")
    study.to_cell("b4")
    study.press("Delete", until=say("analysis-verdict-draw"))
    study.press("ArrowRight", until="gridcell, c4")
    study.enter("analysis-hint-cell", cell=Cell("c4"))
    study.to_mode_and_piece("setup", "6")
    study.enter("analysis-verdict-win", task="place", plies=3)
    study.tab_to(say("analysis-clear"))
    study.enter("analysis-verdict-draw")


def review(page: Page, url: str) -> str:
    """A game that is over is gone through, from the end to the start and to a turning point."""
    with pair(url) as game:
        game.play(GAME)
        sit(page, game.guests[0], game.seats[0])
        page.wait_for_load_state("networkidle")
        study = Study(page)
        study.tab_to(say("table-review"))
        study.enter("review-title")
        study.tab_to(f"button, {say('review-first')}")
        study.enter("review-start")
        study.tab_to(say("review-forward"))
        ada = {"actor": "Ada", "other": "Grace", "you": "nobody"}
        study.enter("gave", piece=Piece("0"), digit="0", **ada)
        grace = {"actor": "Grace", "other": "Ada", "you": "nobody"}
        study.enter("placed-piece", piece=Piece("0"), cell=Cell("a1"), **grace)
        study.press("End", until=say("review-called", actor="Ada", line=Line("a2d2")))
        study.tab_to("4. Grace")
        study.enter("gave", piece=Piece("3"), digit="3", **grace)
        placed = say("placed-piece", piece=Piece("0"), cell=Cell("a1"), **grace)
        study.back_to(placed)
        study.press("Enter", until=f"1. {placed}")
    return study.text()


TRANSCRIPTS: Final[dict[str, Callable[[Page, str], str]]] = {
    "lesson": lesson,
    "analysis": analysis,
    "review": review,
}
