"""The lines that can win: four rows, four columns, two diagonals, and nine blocks."""

from enum import auto

from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.word import Word


class LineKind(Word):
    """The form of a line."""

    ROW = auto()
    COLUMN = auto()
    DIAGONAL = auto()
    BLOCK = auto()


_KIND_OF_STEP = {
    (3, 0): LineKind.ROW,
    (0, 3): LineKind.COLUMN,
    (3, 3): LineKind.DIAGONAL,
    (3, -3): LineKind.DIAGONAL,
}


class Line(Word):
    """Four cells that can win, named by the two end cells, lower left first.

    The order is fixed: rows from 1 to 4, columns from a to d, the rising and the falling diagonal,
    then the blocks, row by row from the lower left. `mask` has the bits of the four `cells`.

    >>> Line("a4d1").kind, Line("a4d1").cells
    (LineKind.DIAGONAL, (Cell.A4, Cell.B3, Cell.C2, Cell.D1))
    """

    A1D1, A2D2, A3D3, A4D4 = "a1d1", "a2d2", "a3d3", "a4d4"
    A1A4, B1B4, C1C4, D1D4 = "a1a4", "b1b4", "c1c4", "d1d4"
    A1D4, A4D1 = "a1d4", "a4d1"
    A1B2, B1C2, C1D2 = "a1b2", "b1c2", "c1d2"
    A2B3, B2C3, C2D3 = "a2b3", "b2c3", "c2d3"
    A3B4, B3C4, C3D4 = "a3b4", "b3c4", "c3d4"

    kind: LineKind
    cells: tuple[Cell, ...]
    mask: int

    def __init__(self, name: str) -> None:
        start, end = Cell(name[:2]), Cell(name[2:])
        across, up = end.column - start.column, end.row - start.row
        if (across, up) == (1, 1):
            self.kind = LineKind.BLOCK
            steps = [(0, 0), (1, 0), (0, 1), (1, 1)]
        else:
            self.kind = _KIND_OF_STEP[across, up]
            steps = [(i * across // 3, i * up // 3) for i in range(4)]
        self.cells = tuple(CELLS[start.index + 4 * dy + dx] for dx, dy in steps)
        self.mask = sum(cell.mask for cell in self.cells)


STRAIGHT_LINES: tuple[Line, ...] = tuple(line for line in Line if line.kind is not LineKind.BLOCK)
"""The ten lines of every variant, in order."""

BLOCKS: tuple[Line, ...] = tuple(line for line in Line if line.kind is LineKind.BLOCK)
"""The nine blocks of the squares variant, in order."""
