"""The four things a player can do on the board."""

from dataclasses import dataclass
from typing import TypeAlias

from fourfold.rules.cell import Cell
from fourfold.rules.line import Line
from fourfold.rules.piece import Piece


@dataclass(frozen=True, slots=True)
class Give:
    """Gives the opponent a piece to place."""

    piece: Piece

    def __str__(self) -> str:
        return str(self.piece)


@dataclass(frozen=True, slots=True)
class Place:
    """Places the piece in hand on a cell."""

    cell: Cell

    def __str__(self) -> str:
        return str(self.cell)


@dataclass(frozen=True, slots=True)
class Call:
    """Calls “QUARTO!” and points the line out."""

    line: Line

    def __str__(self) -> str:
        return f"!{self.line}"


@dataclass(frozen=True, slots=True)
class Done:
    """Ends a player's moment to call when no piece is left to give or to place."""

    def __str__(self) -> str:
        return "done"


Move: TypeAlias = Give | Place | Call | Done
