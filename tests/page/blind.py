"""One who knows of a page only what the browser tells a screen reader, and has keys or double taps.

`Blind` reads Chromium's accessibility tree: roles, names, states and the focus. It never uses a
selector, a pointer or the document. A double tap is what a screen reader on a touch screen makes of
it: a click on what was found, without a pointer, a place or the focus.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from playwright.sync_api import Page

from fourfold.rules import CELLS, PIECES, STRAIGHT_LINES, Cell, Line, Piece, Trait
from fourfold.words import Language, Texts, message
from fourfold.words.message import Argument
from tests.page.conftest import SECONDS

T = TypeVar("T")


def label_of(texts: Texts, line: Line) -> str:
    """A line as it stands in a list."""
    first, last = (texts.cell(line.cells[at]) for at in (0, -1))
    gaps = {"row": first[1], "column": first[0], "start": first, "end": last}
    return texts.say(message(f"line-{line.kind.name.lower()}.label", **gaps))


def calling(texts: Texts, line: Line) -> str:
    """The button that calls a line."""
    return f"{texts.say(message('table-quarto'))} {label_of(texts, line)}"


KEYS_AT_MOST: Final = 60
CLICK: Final = "function () { this.click(); }"


@dataclass(frozen=True)
class Thing:
    """What a screen reader knows of one thing."""

    role: str
    name: str
    value: str
    focused: bool
    pressed: bool
    disabled: bool
    node: int


class Blind:
    """Plays by ear, and by keys or double taps."""

    grid = "grid"
    place_role = "gridcell"

    def __init__(self, page: Page, language: Language) -> None:
        self.page = page
        self.texts = Texts(language)
        self._browser = page.context.new_cdp_session(page)
        self._cells = named_cells(self.texts)

    def say(self, id_: str, /, **arguments: Argument) -> str:
        return self.texts.say(message(id_, **arguments))

    # Reading

    def things(self) -> list[Thing]:
        """All that there is, in reading order."""
        nodes = self._browser.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        waiting, ordered = [nodes[0]["nodeId"]], []
        while waiting:
            node = by_id.get(waiting.pop())
            if node is not None:
                ordered.append(node)
                waiting += reversed(node.get("childIds", ()))
        return [_thing(node) for node in ordered if not node["ignored"]]

    def focus(self) -> Thing:
        """What has the focus; it is never the whole page."""
        return self.wait(self._focus, "the focus is lost")

    def _focus(self) -> Thing | None:
        focused = [each for each in self.things() if each.focused and each.role != "RootWebArea"]
        return focused[-1] if focused else None

    def wait(self, look: Callable[[], T | None], why: str) -> T:
        end = time.monotonic() + SECONDS
        while (found := look()) is None:
            assert time.monotonic() < end, (why, [each.name for each in self.things()])
            self.page.wait_for_timeout(30)
        return found

    def finds(self, role: str, name: str) -> Thing:
        return self.wait(lambda: self.seek(role, name), f"there is no {role} {name}")

    def seek(self, role: str, name: str) -> Thing | None:
        """What begins with a name."""
        found = (each for each in self.things() if each.role == role)
        return next((each for each in found if begins(each.name, name)), None)

    def board(self) -> dict[Cell, Piece | None]:
        """The board, cell by cell."""
        return {
            cell: piece
            for each in self.things()
            if each.role == self.place_role and each.name in self._cells
            for cell, piece in (self._cells[each.name],)
        }

    def left(self) -> list[Piece]:
        """The pieces beside the board."""
        names = {each.name for each in self.things() if each.role == self.place_role}
        return [
            piece
            for piece in PIECES
            if self.say("table-piece", piece=piece, digit=str(piece)) in names
        ]

    # Doing

    def press(self, key: str) -> Thing:
        """Presses a key. What has the focus then is heard."""
        self.page.keyboard.press(key)
        return self.focus()

    def tab_to(self, role: str, *names: str) -> Thing:
        """Goes on by Tab."""
        heard = self.focus() if self._focus() else self.press("Tab")
        for _ in range(KEYS_AT_MOST):
            if heard.role == role and begins(heard.name, *names):
                return heard
            heard = self.press("Tab")
        raise AssertionError(f"{role} {names} cannot be reached")

    def double_tap(self, role: str, name: str) -> None:
        """Finds something, and has the screen reader click it."""
        found = self.finds(role, name)
        assert not found.disabled, name
        node = self._browser.send("DOM.resolveNode", {"backendNodeId": found.node})
        click = {"functionDeclaration": CLICK, "objectId": node["object"]["objectId"]}
        self._browser.send("Runtime.callFunctionOn", click)

    def walk_to(self, place: int, name: str) -> None:
        """Goes from the corner of a grid to a place, and hears what is there."""
        self.press("Control+Home")
        for key in ["ArrowDown"] * (place // 4) + ["ArrowRight"] * (place % 4):
            self.press(key)
        assert self.focus().name == name


def named_cells(texts: Texts) -> dict[str, tuple[Cell, Piece | None]]:
    """What every cell can be called, empty or with a piece."""
    empty = {texts.say(message("table-cell-empty", cell=cell)): (cell, None) for cell in CELLS}
    return empty | {
        texts.say(message("table-cell-holds", cell=cell, piece=piece)): (cell, piece)
        for cell in CELLS
        for piece in PIECES
    }


def begins(name: str, *wanted: str) -> bool:
    """Whether a name begins as it should; styles may make its first letter a capital."""
    return name.lower().startswith(tuple(each.lower() for each in wanted))


def _thing(node: dict[str, Any]) -> Thing:
    def told(what: str) -> str:
        return str(node.get(what, {}).get("value", ""))

    states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
    return Thing(
        told("role"),
        told("name"),
        told("value"),
        focused=bool(states.get("focused")),
        pressed=states.get("pressed") == "true",
        disabled=bool(states.get("disabled")),
        node=node.get("backendDOMNodeId", 0),
    )


def made(board: dict[Cell, Piece | None]) -> Iterator[Line]:
    """The lines of four that share a trait."""
    for line in STRAIGHT_LINES:
        pieces = [piece for cell in line.cells if (piece := board[cell]) is not None]
        shared = [trait for trait in Trait if len({piece[trait] for piece in pieces}) == 1]
        if len(pieces) == len(line.cells) and shared:
            yield line


def wins(board: dict[Cell, Piece | None], piece: Piece) -> Iterator[Cell]:
    """Where a piece makes a line."""
    known = set(made(board))
    for cell, there in board.items():
        if there is None and set(made(board | {cell: piece})) - known:
            yield cell
