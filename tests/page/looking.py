"""One who looks at a page, and finds things by role and name, as a screen reader does.

What is sought is said by the same texts that the page speaks.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal

from playwright.sync_api import Locator, Page

from fourfold.rules import PIECES, Cell, Edition, Line, Piece
from fourfold.words import Argument, Language, Texts, message
from tests.page.blind import calling, named_cells
from tests.page.seating import settle

LISTEN: Final = """
window.heard = [];
const held = new Map();
new MutationObserver(() => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    for (const region of document.querySelectorAll('[role][aria-live]')) {
        const said = modal.contains(region) ? region.textContent.trim() : '';
        if (said !== '' && said !== held.get(region)) window.heard.push([region.role, said]);
        held.set(region, said);
    }
}).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: ['open'],
});
"""
"""Writes down whatever the live regions come to hold: what is heard. Below a modal dialog none is;
what a region holds when the dialog goes is heard then."""

PLACES: Final = """places => [...document.querySelectorAll(places)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'))
    .map(each => each.ariaLabel)"""
"""What the places that can be reached are called."""


class Looker:
    """One who has a page and a language."""

    def __init__(
        self,
        page: Page,
        language: Language = Language.EN,
        edition: Edition = Edition.CLASSIC,
        *,
        taps: bool = False,
        buttons: bool = False,
        masked: bool = False,
    ) -> None:
        self.page = page
        self.taps = taps
        self.buttons = taps or buttons
        self.masked = masked
        self.language = language
        self.texts = Texts(language, edition)
        page.add_init_script(LISTEN)
        if buttons:
            settle(page, buttons=True)

    def say(self, id_: str, /, **arguments: Argument) -> str:
        """A text of the page, in this person's language."""
        return self.texts.say(message(id_, **arguments))

    # Finding

    def button(self, id_: str, /, **arguments: Argument) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=self.say(id_, **arguments), exact=True)

    def text(self, id_: str, /, **arguments: Argument) -> Locator:
        """A paragraph that can be seen; what is said in live regions is none."""
        said = self.say(id_, **arguments)
        return self.page.get_by_role("paragraph").filter(has_text=said, visible=True).first

    @property
    def board(self) -> Locator:
        return self._grid("table-board")

    @property
    def reserve(self) -> Locator:
        return self._grid("table-reserve")

    def _grid(self, id_: str) -> Locator:
        role: Literal["group", "grid"] = "group" if self.buttons else "grid"
        return self.page.get_by_role(role, name=self.say(id_), exact=True)

    def places(self, grid: Locator, name: str | None = None) -> Locator:
        """The sixteen places of the board or the reserve, or those of a name."""
        role: Literal["button", "gridcell"] = "button" if self.buttons else "gridcell"
        return grid.get_by_role(role, name=name, exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-hand"), exact=True)

    @property
    def offers(self) -> Locator:
        """The buttons beside the moves: take back, draw, resign."""
        return self.page.get_by_role("group", name=self.say("table-actions"), exact=True)

    @property
    def quarto(self) -> Locator:
        """The button that begins a call."""
        return self.button("table-quarto")

    def caller(self, line: Line | str) -> Locator:
        """The same button once a line is pointed out: it ends the call."""
        name = calling(self.texts, Line(str(line)))
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def pointing(self) -> Locator:
        """The panel in which a line is pointed out."""
        return self.page.get_by_role("region", name=self.say("table-quarto"), exact=True).filter(
            has=self.page.get_by_role("combobox")
        )

    @property
    def command(self) -> Locator:
        """The field for typed commands."""
        return self.page.get_by_label(self.say("table-command"), exact=True)

    def cell(self, cell: Cell | str, piece: Piece | str | None = None) -> Locator:
        """A cell that is empty, or holds a piece."""
        cell = Cell(str(cell))
        name = (
            self.say("table-cell-empty", cell=cell)
            if piece is None
            else self.say("table-cell-holds", cell=cell, piece=Piece(str(piece)))
        )
        return self.places(self.board, name)

    def at(self, cell: Cell | str) -> Locator:
        """A cell by its place, whatever is there."""
        column, row = str(cell)[0], int(str(cell)[1])
        return self.places(self.board).nth((4 - row) * 4 + "abcd".index(column))

    def tile(self, piece: Piece | str) -> Locator:
        """A piece beside the board."""
        piece = Piece(str(piece))
        name = self.say("table-piece", piece=piece, digit=str(piece))
        return self.places(self.reserve, name)

    def gap(self, piece: Piece | str) -> Locator:
        """The place of a piece that is taken."""
        name = self.say("table-piece-taken", piece=Piece(str(piece)))
        return self.places(self.reserve, name)

    # Reading

    @cached_property
    def _cells(self) -> dict[str, tuple[Cell, Piece | None]]:
        return named_cells(self.texts)

    def on_board(self) -> dict[str, str]:
        """The piece on each cell that has one, as the cells' names tell."""
        read = [self._cells[name] for name in self._names("cell")]
        return {str(cell): str(piece) for cell, piece in read if piece is not None}

    def left(self) -> set[str]:
        """The pieces beside the board, as their names tell."""
        names = set(self._names("piece"))
        return {
            str(each)
            for each in PIECES
            if self.say("table-piece", piece=each, digit=str(each)) in names
        }

    def _names(self, kind: str) -> list[str]:
        names: list[str] = self.page.evaluate(PLACES, f"[data-{kind}]")
        return names

    def listed(self) -> list[str]:
        """The list of moves, as it is read."""
        moves = self.page.get_by_role("list", name=self.say("table-moves"), exact=True)
        return [
            line.rpartition("\n")[2].strip()
            for line in moves.get_by_role("listitem").all_inner_texts()
        ]

    def heard(self) -> list[str]:
        """What was announced since the page was loaded."""
        return [sentence for _, sentence in self.page.evaluate("window.heard")]

    def result(self) -> tuple[str, list[str]] | None:
        """The title of the end, and what is told below; none before the end."""
        if self.page.get_by_role("group", name=self.say("table-after"), exact=True).count() == 0:
            return None
        heading = self.page.locator("#ending")
        ending = self.page.get_by_role("region").filter(has=heading)
        return heading.inner_text(), ending.get_by_role("paragraph").all_inner_texts()

    def has_focus(self) -> bool:
        """Whether something has the focus, and not the whole document."""
        return bool(self.page.evaluate("document.activeElement !== document.body"))
