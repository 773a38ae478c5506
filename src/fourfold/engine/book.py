"""The opening book: the exact score of every position with a piece in hand and few on the board.

The book is a perfect hash table: the place of a position is computed from the position, so that
only scores are stored. The filled cells, in their canonical form under the board's symmetries, are
its *page*. Each trait that counts is a *column*: a bit for each of those cells, in order, which
says whether the piece there differs from the hand's in that trait. Neither the order of the traits
matters nor which of the two values is which, so the page and the multiset of columns are all there
is to a position. Every position has such a place, and positions that share one are equivalent.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Mapping
from functools import cache
from math import comb
from pathlib import Path
from typing import Final

from fourfold.engine.score import Score, Value
from fourfold.rules import Position, RulesCode, SetupError, Variant
from fourfold.rules.symmetry import board_symmetries

BOOKS: Final = Path(__file__).parent / "books"
"""Where the books are that come with the package."""

MOST_PIECES: Final = 4
"""With more pieces on the board a position is not in the book."""

NO_POSITION: Final = 0xFF
"""Fills the places of columns that ask for more pieces of a kind than there are."""

_LOST: Final = 0x80
_MASK_BYTES: Final = 2


class Book:
    """The scores of all variants that have as many traits and the same lines."""

    def __init__(self, variant: Variant, pages: Mapping[int, bytes]) -> None:
        """Takes each page by the cells that are filled, one bit a cell."""
        self._blocks = variant.blocks
        self._pages = pages

    @classmethod
    def of(cls, variant: Variant) -> Book:
        """The book of a variant that comes with the package, memoised.

        Raises `SetupError` if it is damaged.
        """
        return _shipped(len(variant.traits), blocks=variant.blocks)

    @classmethod
    def from_bytes(cls, variant: Variant, data: bytes) -> Book:
        """Reads what `to_bytes` wrote. `ValueError` for what is not that."""
        try:
            text = lzma.decompress(data)
        except lzma.LZMAError as error:
            raise ValueError(f"not a book: {error}") from None
        pages: dict[int, bytes] = {}
        at = 0
        while at < len(text):
            mask = int.from_bytes(text[at : at + _MASK_BYTES])
            begin = at + _MASK_BYTES
            at = begin + page_length(mask, len(variant.traits))
            pages[mask] = text[begin:at]
        if at != len(text):
            raise ValueError("the book ends in the middle of a page")
        return cls(variant, pages)

    def to_bytes(self) -> bytes:
        """The book as its file holds it: each page after its mask, all of it compressed."""
        pages = (mask.to_bytes(_MASK_BYTES) + page for mask, page in self._pages.items())
        return lzma.compress(b"".join(pages), preset=9)

    @property
    def masks(self) -> tuple[int, ...]:
        """The cells that are filled, for each page in order."""
        return tuple(self._pages)

    def page(self, mask: int) -> bytes:
        """The scores of all positions with these cells filled."""
        return self._pages[mask]

    def score(self, position: Position) -> Score | None:
        """The score of a position, or None if it is not one for the book.

        It takes it that no line can be called: those that are complete have expired.
        """
        if position.hand is None or position.count > MOST_PIECES:
            return None
        mask = sum(1 << i for i, piece in enumerate(position.board) if piece is not None)
        page, cells = turned(mask, blocks=self._blocks)
        hand = position.hand.number
        differences = [piece.number ^ hand for cell in cells if (piece := position.board[cell])]
        columns = [
            sum(1 << i for i, number in enumerate(differences) if number & trait.bit)
            for trait in position.variant.traits
        ]
        return decoded(self._pages[page][place(columns)])


def place(columns: Iterable[int]) -> int:
    """The index of a multiset of columns on its page, in the combinatorial number system.

    >>> [place(columns) for columns in ((0, 0), (0, 1), (1, 1), (0, 2), (2, 1))]
    [0, 1, 2, 3, 4]
    """
    return sum(comb(column + i, i + 1) for i, column in enumerate(sorted(columns)))


def page_length(mask: int, traits: int) -> int:
    """The number of multisets of columns."""
    return comb((1 << mask.bit_count()) + traits - 1, traits)


def encoded(score: Score) -> int:
    """A score as a byte."""
    if score.plies is None:
        return 0
    return score.plies if score.value is Value.WIN else _LOST | score.plies


def decoded(byte: int) -> Score:
    """The score that a byte stands for."""
    if byte == 0:
        return Score.draw()
    return Score.loss(byte & ~_LOST) if byte & _LOST else Score.win(byte)


def file_name(variant: Variant) -> str:
    """The name of a book's file among the books."""
    return f"{len(variant.traits)}{'-squares' if variant.blocks else ''}.xz"


@cache
def _shipped(traits: int, *, blocks: bool) -> Book:
    variant = Variant(Variant().traits[:traits], blocks)
    file = BOOKS / file_name(variant)
    try:
        return Book.from_bytes(variant, file.read_bytes())
    except (OSError, ValueError):
        raise SetupError(
            RulesCode.UNREADABLE, f"the opening book {file.name} is missing or damaged"
        ) from None


@cache
def turned(mask: int, *, blocks: bool) -> tuple[int, tuple[int, ...]]:
    """The canonical form of a set of filled cells, and those cells in the order of their images."""
    symmetries = board_symmetries(Variant(blocks=blocks))
    cells = [cell for cell in range(16) if mask >> cell & 1]
    images = [sorted((symmetry[cell].index, cell) for cell in cells) for symmetry in symmetries]
    least = min(images, key=lambda image: sum(1 << target for target, _ in image))
    return sum(1 << target for target, _ in least), tuple(cell for _, cell in least)
