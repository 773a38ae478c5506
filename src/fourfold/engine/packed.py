"""Many positions and scores as NumPy arrays; needs `fourfold[numpy]`.

A packed position is 17 bytes: the number of the piece on each cell, by index, then that of the
piece in hand; 255 for none. No line of it can be called: those that are complete have expired. A
score is its rank, a signed byte. The ranks of all turns of a position are a table: 17 rows, one for
the cell of each placement and the last for turns without one, and 18 columns for what follows,
which is one of 16 gives, a call or “done”. `NO_TURN` stands where there is no such turn.

>>> from fourfold.engine import Solver
>>> from fourfold.rules import Variant, parse_position
>>> positions = pack(map(parse_position, (".6../9de1/0f../b2.a 5", "2.a5/9bc./6..f/4.1. 3")))
>>> solver = Solver()
>>> solve_all(solver, positions).tolist()   # a win in 3, a loss in 4
[97, -96]
>>> ranks = analyse_all(solver, positions)[0]
>>> row, column = divmod(int(ranks.argmax()), FOLLOWING)
>>> print(row, column, ranks.max())         # place on a4, give 4
12 4 97
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import numpy as np

from fourfold.engine.book import MOST_PIECES
from fourfold.engine.wire import FOLLOWING, LENGTH, NO_CELL, NO_PIECE, place_in_table, to_bytes
from fourfold.rules import PIECES, Position, RulesCode, SetupError, Variant

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from fourfold.engine.cancelling import CancelToken
    from fourfold.engine.solver import Solver

NO_TURN: Final = -128


def pack(positions: Iterable[Position]) -> NDArray[np.uint8]:
    """Positions as rows of an array. Raises `SetupError` where a line can be called."""
    rows = []
    for position in positions:
        if position.last is not None or position.is_over:
            raise SetupError(
                RulesCode.BAD_POSITION, "a position with an open line, or at its end, has no row"
            )
        rows.append(to_bytes(position))
    return np.frombuffer(b"".join(rows), np.uint8).reshape(-1, LENGTH)


def unpack(packed: NDArray[np.uint8], variant: Variant = Variant()) -> list[Position]:
    """The positions of an array. Raises `SetupError` where a row is none."""
    return [_position(row, variant) for row in _checked(packed).tolist()]


def solve_all(
    solver: Solver, packed: NDArray[np.uint8], token: CancelToken | None = None
) -> NDArray[np.int8]:
    """The rank of each position, for the player who must act."""
    ranks = np.empty(len(packed), np.int8)
    early = _has_few_pieces(_checked(packed))
    positions = unpack(packed[early], solver.variant)
    scores = solver.solve_all(positions, token)
    ranks[early] = [scores[position].rank for position in positions]
    ranks[~early] = np.frombuffer(solver.ranks(packed[~early].tobytes(), token), np.int8)
    return ranks


def analyse_all(
    solver: Solver, packed: NDArray[np.uint8], token: CancelToken | None = None
) -> NDArray[np.int8]:
    """The ranks of all turns of each position: an array of 17 by 18 for each."""
    tables = np.full((len(packed), (NO_CELL + 1) * FOLLOWING), NO_TURN, np.int8)
    early = _has_few_pieces(_checked(packed))
    for number in np.flatnonzero(early):
        for each in solver.analyse(_position(packed[number].tolist(), solver.variant), None, token):
            tables[number, place_in_table(each.turn)] = each.score.rank
    found = solver.turn_ranks(packed[~early].tobytes(), token)
    tables[~early] = np.frombuffer(found, np.int8).reshape(-1, tables.shape[1])
    return tables.reshape(-1, NO_CELL + 1, FOLLOWING)


def _checked(packed: NDArray[np.uint8]) -> NDArray[np.uint8]:
    if packed.dtype != np.uint8 or packed.ndim != 2 or packed.shape[1] != LENGTH:
        raise SetupError(
            RulesCode.BOARD_SIZE, f"packed positions are rows of {LENGTH} unsigned bytes"
        )
    return packed


def _has_few_pieces(packed: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which positions the opening book knows, or their turns."""
    few: NDArray[np.bool_] = (packed[:, :-1] != NO_PIECE).sum(axis=1) <= MOST_PIECES
    return few


def _position(row: list[int], variant: Variant) -> Position:
    numbers = dict(enumerate(PIECES)) | {NO_PIECE: None}
    try:
        *board, hand = (numbers[number] for number in row)
    except KeyError:
        raise SetupError(RulesCode.BAD_PIECE, "a packed piece is 0 to 15, or 255") from None
    return Position(variant, tuple(board), hand)
