"""The symmetry group of the game, and the canonical form of a position.

Turning the board, or exchanging the roles of the traits, changes nothing that matters. 32
permutations of the cells map lines to lines, 8 of them blocks to blocks too; the pieces have 384:
any order of the four traits, and either value of each taken for the other.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product
from typing import TypeAlias, assert_never

from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.line import BLOCKS, Line
from fourfold.rules.move import Call, Done, Give, Move, Place
from fourfold.rules.piece import PIECES, Piece
from fourfold.rules.position import Position
from fourfold.rules.trait import Trait
from fourfold.rules.variant import Variant

CellMap: TypeAlias = tuple[Cell, ...]
PieceMap: TypeAlias = tuple[Piece, ...]

_LINE_OF_MASK = {line.mask: line for line in Line}


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A permutation of cells and of pieces that maps every game to an equivalent one.

    `cells` and `pieces` say, by index and by number, what each becomes. A variant may become
    another one: where only shape counts, exchanging shape and body makes only body count.
    """

    cells: CellMap = CELLS
    pieces: PieceMap = PIECES

    def cell(self, cell: Cell) -> Cell:
        """The image of a cell."""
        return self.cells[cell.index]

    def piece(self, piece: Piece) -> Piece:
        """The image of a piece."""
        return self.pieces[piece.number]

    def trait(self, trait: Trait) -> Trait:
        """The image of a trait."""
        bit = self.pieces[trait.bit].number ^ self.pieces[0].number
        return next(image for image in Trait if image.bit == bit)

    def line(self, line: Line) -> Line:
        """The image of a line. Raises `SetupError` for a block whose image is no block."""
        image = _LINE_OF_MASK.get(_mask(self.cells, line))
        if image is None:
            raise SetupError(RulesCode.NOT_A_SYMMETRY, f"this symmetry breaks the block {line} up")
        return image

    def move(self, move: Move) -> Move:
        """The image of a move."""
        match move:
            case Give(piece):
                return Give(self.piece(piece))
            case Place(cell):
                return Place(self.cell(cell))
            case Call(line):
                return Call(self.line(line))
            case Done():
                return move
        assert_never(move)

    def variant(self, variant: Variant) -> Variant:
        """The image of a variant. Raises `SetupError` where blocks count and have no image."""
        if variant.blocks:
            for block in BLOCKS:
                self.line(block)
        return Variant(tuple(self.trait(trait) for trait in variant.traits), variant.blocks)

    def position(self, position: Position) -> Position:
        """The image of a position."""
        board: list[Piece | None] = [None] * 16
        for source, target in zip(CELLS, self.cells, strict=True):
            piece = position[source]
            board[target.index] = None if piece is None else self.piece(piece)
        image = Position(
            self.variant(position.variant),
            tuple(board),
            None if position.hand is None else self.piece(position.hand),
            None if position.last is None else self.cell(position.last),
            position.dones,
        )
        return image if position.called is None else image.play(Call(self.line(position.called)))


def _mask(cells: CellMap, line: Line) -> int:
    return sum(cells[cell.index].mask for cell in line.cells)


def _board_symmetries() -> Iterator[CellMap]:
    """All permutations of the cells that map the ten lines to themselves.

    Rows and columns are permuted alike, by one of the 8 orders that keep opposite pairs (1, 4 and
    2, 3) together, as the diagonals demand; columns may be reversed besides, which exchanges the
    diagonals, and rows and columns may change places.
    """
    orders = [order for order in permutations(range(4)) if order[0] + order[3] == 3]
    for order, is_reversed, is_turned in product(orders, (False, True), (False, True)):
        columns = order[::-1] if is_reversed else order
        images = [(columns[cell.column], order[cell.row]) for cell in CELLS]
        yield tuple(
            CELLS[4 * column + row] if is_turned else CELLS[4 * row + column]
            for column, row in images
        )


def _keeps_blocks(cells: CellMap) -> bool:
    return all(_mask(cells, block) in _LINE_OF_MASK for block in BLOCKS)


def _permuted(order: tuple[int, ...], number: int) -> int:
    """A piece's number after bit i of it has moved to bit `order[i]`."""
    return sum((number >> bit & 1) << image for bit, image in enumerate(order))


LINE_SYMMETRIES: tuple[CellMap, ...] = tuple(_board_symmetries())
"""The 32 permutations of the cells that map the ten lines to themselves."""

BLOCK_SYMMETRIES: tuple[CellMap, ...] = tuple(filter(_keeps_blocks, LINE_SYMMETRIES))
"""The 8 of them that map blocks to blocks: the rotations and reflections of the board."""

_TRAIT_ORDERS = tuple(
    bytes(_permuted(order, number) for number in range(16)) for order in permutations(range(4))
)

PIECE_SYMMETRIES: tuple[PieceMap, ...] = tuple(
    tuple(PIECES[order[number] ^ flips] for number in range(16))
    for order in _TRAIT_ORDERS
    for flips in range(16)
)
"""The 384 permutations of the pieces."""


def board_symmetries(variant: Variant) -> tuple[CellMap, ...]:
    """The permutations of the cells that map the lines of a variant to themselves."""
    return BLOCK_SYMMETRIES if variant.blocks else LINE_SYMMETRIES


def symmetries(variant: Variant) -> Iterator[Symmetry]:
    """The symmetries of cells and pieces in a variant: 32 by 384, or 8 by 384 with blocks."""
    for cells, pieces in product(board_symmetries(variant), PIECE_SYMMETRIES):
        yield Symmetry(cells, pieces)


def canonical(position: Position) -> tuple[Position, Symmetry]:
    """The canonical form of a position, and the symmetry that maps the position to it.

    Positions that symmetries map to each other have the same form. The first traits count in it;
    its first piece, or else the piece in hand, is `0`.
    """
    images = [(_sketch(position, cells), cells) for cells in board_symmetries(position.variant)]
    least = min(sketch for sketch, _ in images)
    count = len(position.variant.traits)
    orders = [
        order for order in _TRAIT_ORDERS if order[position.variant.mask] == 15 << (4 - count) & 15
    ]
    best: tuple[bytes, CellMap, PieceMap] | None = None
    for sketch, cells in images:
        if sketch != least:
            continue
        numbers = _numbers(position, cells)
        first = numbers[0] if numbers else 0
        flipped = bytes(number ^ first for number in numbers)
        for order in orders:
            candidate = flipped.translate(order + bytes(240))
            if best is None or candidate < best[0]:
                pieces = tuple(PIECES[order[number ^ first]] for number in range(16))
                best = candidate, cells, pieces
    assert best is not None
    symmetry = Symmetry(best[1], best[2])
    return symmetry.position(position), symmetry


def _sketch(position: Position, cells: CellMap) -> tuple[int, int, int]:
    """What images are first compared by: filled cells, last cell, line called, but no pieces."""
    filled = sum(
        target.mask
        for target, piece in zip(cells, position.board, strict=True)
        if piece is not None
    )
    last = 0 if position.last is None else cells[position.last.index].mask
    return filled, last, 0 if position.called is None else _mask(cells, position.called)


def _numbers(position: Position, cells: CellMap) -> bytes:
    """The pieces' numbers in the order in which the image's cells hold them, the hand last."""
    placed = sorted(
        (target.index, piece.number)
        for target, piece in zip(cells, position.board, strict=True)
        if piece is not None
    )
    hand = () if position.hand is None else (position.hand.number,)
    return bytes((*(number for _, number in placed), *hand))
