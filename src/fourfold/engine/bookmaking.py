"""How the opening books are made and verified.

The pages with the most pieces are solved by search, one *shard* of the work each, in any order
and on any machine. The other pages follow by retrograde analysis, level by level: a position is
worth what its best turn leaves. Equivalent positions of a page are solved once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from pathlib import Path

from fourfold.engine.book import (
    MOST_PIECES,
    NO_POSITION,
    Book,
    encoded,
    file_name,
    page_length,
    place,
    turned,
)
from fourfold.engine.errors import EngineCode
from fourfold.engine.score import Score
from fourfold.engine.solver import Solver
from fourfold.rules import PIECES, Piece, Position, SetupError, Variant
from fourfold.rules.errors import quoted
from fourfold.rules.symmetry import board_symmetries
from fourfold.rules.variant import CLASSES

SECONDS_TO_CONNECT = 10
MEGABYTES = 768
"""The transposition table, which the pages of a book share."""


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of the work: the page of a class of variants with these cells filled."""

    variant: Variant
    mask: int

    @property
    def name(self) -> str:
        """The name of the file that keeps the page until the book is whole."""
        return f"{file_name(self.variant).removesuffix('.xz')}-{self.mask:04x}.page"

    def solve(self, solver: Solver) -> bytes:
        """The scores of the page, by search."""
        scores = solver.solve_all(position for position, _ in entries_of(self.variant, self.mask))
        return _page(self.variant, self.mask, scores.__getitem__)


def page_masks(variant: Variant) -> tuple[int, ...]:
    """The sets of filled cells that have a page, one bit a cell, those with fewer cells first."""
    masks = (mask for mask in range(1 << 16) if mask.bit_count() <= MOST_PIECES)
    pages = {turned(mask, blocks=variant.blocks)[0] for mask in masks}
    return tuple(sorted(pages, key=lambda mask: (mask.bit_count(), mask)))


def shards(variant: Variant) -> tuple[Shard, ...]:
    """The parts of the work on one book."""
    return tuple(
        Shard(variant, mask) for mask in page_masks(variant) if mask.bit_count() == MOST_PIECES
    )


def entries_of(variant: Variant, mask: int) -> Iterator[tuple[Position, tuple[int, ...]]]:
    """One position of each equivalence class of a page, and the places that the class fills."""
    cells = [cell for cell in range(16) if mask >> cell & 1]
    renamings = _renamings(cells, variant)
    count = len(variant.traits)
    for columns in combinations_with_replacement(range(1 << len(cells)), count):
        pieces = _pieces(columns, len(cells))
        if pieces is None:
            continue
        places = sorted({place(renaming[column] for column in columns) for renaming in renamings})
        if places[0] == place(columns):
            board: list[Piece | None] = [None] * 16
            for cell, piece in zip(cells, pieces[1:], strict=True):
                board[cell] = piece
            yield Position(variant, tuple(board), pieces[0]), tuple(places)


def _renamings(cells: list[int], variant: Variant) -> list[list[int]]:
    """The permutations of columns by the symmetries that map a set of cells to itself."""
    renamings = []
    for symmetry in board_symmetries(variant):
        images = [symmetry[cell].index for cell in cells]
        if sorted(images) == cells:
            moved = [cells.index(image) for image in images]
            renamings.append(
                [
                    sum((column >> i & 1) << moved[i] for i in range(len(cells)))
                    for column in range(1 << len(cells))
                ]
            )
    return renamings


def _pieces(columns: tuple[int, ...], count: int) -> list[Piece] | None:
    """The hand and so many pieces with these columns, if there are as many of each kind."""
    shift = 4 - len(columns)
    pieces: list[Piece] = []
    for number in range(-1, count):
        bits = 0 if number < 0 else 1 << number
        kind = sum(1 << trait for trait, column in enumerate(columns) if column & bits)
        twins = range(kind << shift, (kind + 1) << shift)
        free = (PIECES[twin] for twin in twins if PIECES[twin] not in pieces)
        piece = next(free, None)
        if piece is None:
            return None
        pieces.append(piece)
    return pieces


def bind(variant: Variant, solved: Mapping[int, bytes]) -> Book:
    """The whole book, by retrograde analysis from its solved pages."""
    pages = dict(solved)
    solver = Solver(variant, book=Book(variant, pages))

    def best_score(position: Position) -> Score:
        return max(each.score for each in solver.analyse(position))

    masks = page_masks(variant)
    for mask in reversed(masks):
        if mask.bit_count() < MOST_PIECES:
            pages[mask] = _page(variant, mask, best_score)
    return Book(variant, {mask: pages[mask] for mask in masks})


def _page(variant: Variant, mask: int, score: Callable[[Position], Score]) -> bytes:
    page = bytearray([NO_POSITION]) * page_length(mask, len(variant.traits))
    for position, places in entries_of(variant, mask):
        byte = encoded(score(position))
        for each in places:
            page[each] = byte
    return bytes(page)


class Workshop:
    """A directory where books are made. Solved pages are checkpoints until their book is whole."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        directory.mkdir(parents=True, exist_ok=True)

    def unfinished(self) -> tuple[Variant, ...]:
        """The classes of variants that have no book yet."""
        return tuple(
            variant for variant in CLASSES if not (self.directory / file_name(variant)).exists()
        )

    def missing(self, variant: Variant) -> tuple[Shard, ...]:
        """The parts of a book that are still to be solved."""
        return tuple(shard for shard in shards(variant) if not self._has(shard))

    def keep(self, shard: Shard, page: bytes) -> None:
        """Stores a solved page as a checkpoint."""
        _write(self._file(shard), page)

    def finish(self, variant: Variant) -> None:
        """Writes a book of which no part is missing, and removes its checkpoints."""
        parts = shards(variant)
        book = bind(variant, {shard.mask: self._file(shard).read_bytes() for shard in parts})
        _write(self.directory / file_name(variant), book.to_bytes())
        for shard in parts:
            self._file(shard).unlink()

    def _has(self, shard: Shard) -> bool:
        file = self._file(shard)
        length = page_length(shard.mask, len(shard.variant.traits))
        return file.exists() and file.stat().st_size == length

    def _file(self, shard: Shard) -> Path:
        return self.directory / shard.name


def _write(file: Path, data: bytes) -> None:
    """Writes a file atomically."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.write_bytes(data)
    unfinished.replace(file)


def solve_here(parts: Iterable[Shard], threads: int | None) -> Iterator[tuple[Shard, bytes]]:
    """Solves the parts of a book on this machine, one after another."""
    for shard in parts:
        yield shard, shard.solve(_solver(shard.variant, threads))


def solve_on_cluster(parts: Iterable[Shard], address: str) -> Iterator[tuple[Shard, bytes]]:
    """Solves the parts of a book on the machines of a Dask cluster, in any order.

    Raises `SetupError` if there is no cluster at that address.
    """
    from distributed import Client, as_completed  # noqa: PLC0415 - an optional extra

    try:
        client = Client(address, timeout=SECONDS_TO_CONNECT)
    except (OSError, ValueError):
        raise SetupError(
            EngineCode.NO_CLUSTER, f"there is no Dask cluster at {quoted(address)}"
        ) from None
    with client:
        tasks = {client.submit(_solve_alone, shard, pure=False): shard for shard in parts}
        for task in as_completed(list(tasks)):
            yield tasks[task], task.result()


def _solve_alone(shard: Shard) -> bytes:
    return shard.solve(_solver(shard.variant, 1))


@lru_cache(maxsize=1)
def _solver(variant: Variant, threads: int | None) -> Solver:
    """A solver with a large transposition table, memoised: pages have most positions in common."""
    return Solver(variant, memory=MEGABYTES, threads=threads, book=False)


def _agrees(variant: Variant, mask: int, page: bytes) -> bool:
    """Whether the places of a page that stand for one position agree, and the others are empty."""
    expected = bytearray([NO_POSITION]) * len(page)
    for _, places in entries_of(variant, mask):
        for each in places:
            expected[each] = page[places[0]]
    return page == bytes(expected)


def faults(variant: Variant, book: Book, samples: int, seed: int) -> Iterator[str]:
    """What is wrong with a book, a sentence for each page; nothing if all is well.

    All pages but the solved ones are made anew from those, and of the solved ones a random
    choice of positions is searched again.
    """
    masks = page_masks(variant)
    if book.masks != masks:
        yield "the book does not have the pages that it should"
        return
    for mask in masks:
        if len(book.page(mask)) != page_length(mask, len(variant.traits)):
            yield f"the page {mask:04x} has the wrong length"
            return
    solved = {mask: book.page(mask) for mask in masks if mask.bit_count() == MOST_PIECES}
    for mask, page in solved.items():
        if not _agrees(variant, mask, page):
            yield f"the page {mask:04x} scores equal positions differently"
    bound = bind(variant, solved)
    for mask in masks:
        if bound.page(mask) != book.page(mask):
            yield f"the page {mask:04x} does not follow from those with one piece more"
    chance = random.Random(seed)  # noqa: S311 - a choice that can be repeated
    solver = Solver(variant, book=False)
    for mask in chance.choices(list(solved), k=samples):
        position, _ = chance.choice(list(entries_of(variant, mask)))
        if solver.solve(position) != book.score(position):
            yield f"the page {mask:04x} has a wrong score for {position}"
