"""The sixteen cells of the board.

```
   4 | 12 13 14 15
   3 |  8  9 10 11       `index` of each cell;
   2 |  4  5  6  7       columns go to the right, rows upwards
   1 |  0  1  2  3
       a  b  c  d
```
"""

from fourfold.rules.word import Word


class Cell(Word):
    """One of the sixteen places of the board, named by column and row.

    `column` and `row` count from 0; `index` is `4 * row + column`; `mask` is the bit `1 << index`.
    """

    A1, B1, C1, D1 = "a1", "b1", "c1", "d1"
    A2, B2, C2, D2 = "a2", "b2", "c2", "d2"
    A3, B3, C3, D3 = "a3", "b3", "c3", "d3"
    A4, B4, C4, D4 = "a4", "b4", "c4", "d4"

    column: int
    row: int
    index: int
    mask: int

    def __init__(self, name: str) -> None:
        self.column = "abcd".index(name[0])
        self.row = "1234".index(name[1])
        self.index = 4 * self.row + self.column
        self.mask = 1 << self.index


CELLS: tuple[Cell, ...] = tuple(Cell)
"""All cells, each at the place of its index."""
