"""Counts move sequences in C++, on all cores."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from fourfold.engine import _native
from fourfold.engine.wire import to_bytes
from fourfold.rules import Move, Position, divide
from fourfold.rules.perft import moves_left


def divide_natively(
    position: Position, depth: int, threads: int | None = None
) -> Iterator[tuple[Move, Move, int]]:
    """Counts like `fourfold.rules.perft`, for depth 2 or more and without calls.

    Yields the count after each first and second move, in their fixed order as they are done.
    """
    native = _native.Perft(position.variant.mask, position.variant.blocks)
    pairs = [
        (first, second, position.play(first).play(second))
        for first, _ in divide(position, 1)
        for second, _ in divide(position.play(first), 1)
    ]
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        counts = [pool.submit(_count, native, child, depth - 2) for _, _, child in pairs]
        try:
            for (first, second, _), count in zip(pairs, counts, strict=True):
                yield first, second, count.result()
        finally:
            native.stop()
            pool.shutdown(cancel_futures=True)


def _count(native: _native.Perft, position: Position, depth: int) -> int:
    # An open line is called and ends the game, and so does a full board.
    if depth > moves_left(position) or (depth > 0 and position.last is not None):
        return 0
    return native.count(to_bytes(position), depth)
