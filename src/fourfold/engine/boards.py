"""Counts the full boards without a winning line, in C++ and on a thread pool."""

from collections.abc import Iterator
from itertools import pairwise

from fourfold.engine import _native
from fourfold.engine.threads import threads_for
from fourfold.engine.wire import to_bytes
from fourfold.rules import Position

SHARES = 100
"""The number of tasks that the work is split into."""


def count_full_boards(position: Position = Position(), threads: int | None = None) -> int:
    """Counts the ways to fill a board with the pieces that are not on it, without a winning line.

    Nothing but the board matters: the piece in hand is one of those to place. A board that has a
    winning line already, in time or expired, cannot be filled without one.

    >>> from fourfold.rules import parse_position
    >>> count_full_boards(parse_position("6eb0/217d/..../.... -"))
    5540
    """
    return sum(divide_full_boards(position, threads))


def divide_full_boards(position: Position, threads: int | None = None) -> Iterator[int]:
    """Counts like `count_full_boards`; yields the count of each of `SHARES` tasks, in order."""
    native = _native.Boards(position.variant.mask, position.variant.blocks)
    with threads_for(native, threads) as pool:
        parts = pool.submit(native.split, to_bytes(position)).result()
        ends = [parts * share // SHARES for share in range(SHARES + 1)]
        counts = [pool.submit(native.count, first, end) for first, end in pairwise(ends)]
        for count in counts:
            yield count.result()
