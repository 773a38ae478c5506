"""The bench signature of the search: the number of nodes that a fixed workload takes."""

import random
from typing import Final

from fourfold.engine.solver import Solver
from fourfold.rules import PIECES, Piece, Position, canonical

POSITIONS: Final = 20
_SEED: Final = 2026
_PIECES: Final = 5


def random_position(chance: random.Random, pieces: int) -> Position:
    """A random board with so many pieces, and another in hand."""
    order = chance.sample(PIECES, pieces + 1)
    board: list[Piece | None] = [*order[:pieces], *[None] * (16 - pieces)]
    chance.shuffle(board)
    return Position(board=tuple(board), hand=order[pieces])


def signature() -> int:
    """The nodes of a fixed search by one thread: only a change of the search changes it."""
    chance = random.Random(_SEED)  # noqa: S311 - the same positions every time
    solver = Solver(threads=1, book=False)
    for _ in range(POSITIONS):
        solver.solve(canonical(random_position(chance, _PIECES))[0])
    return solver.nodes
