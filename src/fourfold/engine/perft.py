"""Perft in C++, on a thread pool."""

from collections.abc import Iterator

from fourfold.engine import _native
from fourfold.engine.threads import threads_for
from fourfold.engine.wire import to_bytes
from fourfold.rules import Move, Position, divide
from fourfold.rules.perft import moves_left


def divide_natively(
    position: Position, depth: int, threads: int | None = None
) -> Iterator[tuple[Move, Move, int]]:
    """Counts like `fourfold.rules.perft`, for depth 2 or more and without calls.

    Yields the count below each first and second move, in their fixed order.
    """
    native = _native.Perft(position.variant.mask, position.variant.blocks)
    pairs = [
        (first, second, position.play(first).play(second))
        for first, _ in divide(position, 1)
        for second, _ in divide(position.play(first), 1)
    ]
    with threads_for(native, threads) as pool:
        counts = [pool.submit(_count, native, child, depth - 2) for _, _, child in pairs]
        for (first, second, _), count in zip(pairs, counts, strict=True):
            yield first, second, count.result()


def _count(native: _native.Perft, position: Position, depth: int) -> int:
    # An open line is called and ends the game, and so does a full board.
    if depth > moves_left(position) or (depth > 0 and position.last is not None):
        return 0
    return native.count(to_bytes(position), depth)
