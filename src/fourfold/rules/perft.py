"""Perft: counts move sequences, the standard test of a move generator."""

from collections.abc import Iterator

from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.move import Move
from fourfold.rules.position import Position


def perft(position: Position, depth: int, *, calls: bool = False) -> int:
    """Counts the sequences of exactly `depth` moves from a position.

    Without `calls`, lines are called automatically and the call is no move of its own: a
    placement that completes a line ends its sequence, and so does the sixteenth. With `calls`,
    the tree of calling by hand is counted, calls and “done”s being moves.

    >>> from fourfold.rules import Position
    >>> [perft(Position(), depth) for depth in range(4)]
    [1, 16, 256, 3840]
    """
    _check(depth, 0)
    return _count(position, depth, calls=calls) if depth <= moves_left(position, calls=calls) else 0


def divide(position: Position, depth: int, *, calls: bool = False) -> Iterator[tuple[Move, int]]:
    """Counts like `perft`, for depth 1 or more, and yields the count below each first move."""
    _check(depth, 1)
    for move in _moves(position, calls=calls):
        yield move, perft(position.play(move), depth - 1, calls=calls)


def moves_left(position: Position, *, calls: bool = False) -> int:
    """The length of the longest game from here: a deeper count is 0."""
    holding = position.hand is not None
    return 2 * len(position.empty_cells) - holding + (2 - position.dones if calls else 0)


def _check(depth: int, least: int) -> None:
    if type(depth) is not int or depth < least:
        raise SetupError(RulesCode.BAD_DEPTH, f"a depth is a whole number from {least} on")


def _count(position: Position, depth: int, *, calls: bool) -> int:
    if depth == 0:
        return 1
    moves = _moves(position, calls=calls)
    if depth == 1:
        return len(moves)
    return sum(_count(position.play(move), depth - 1, calls=calls) for move in moves)


def _moves(position: Position, *, calls: bool) -> tuple[Move, ...]:
    ended = not calls and (position.last is not None or position.is_full)
    return () if ended else position.legal_moves()
