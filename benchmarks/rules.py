"""The speed of the rules in pure Python, in CPU time of one core.

Each row is measured several times in turn, and the best is printed: other work on the machine
only ever makes a run slower.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from fourfold.rules import (
    Calling,
    Game,
    Position,
    Variant,
    canonical,
    parse_game,
    parse_position,
    perft,
)

ROUNDS = 5


def random_games(count: int = 1000) -> int:
    """Whole random games with automatic calls."""
    chance = random.Random(1)
    for _ in range(count):
        game = Game(calling=Calling.AUTOMATIC)
        while moves := game.legal_moves():
            game = game.play(chance.choice(moves))
    return count


def random_positions() -> int:
    """Positions of random games without a record of them, each with its legal moves."""
    return _positions_from(Position())


def random_positions_with_squares() -> int:
    """The same with squares."""
    return _positions_from(Position(Variant(blocks=True)))


def _positions_from(start: Position) -> int:
    chance = random.Random(1)
    count = 0
    for _ in range(1000):
        position = start
        while position.last is None and (moves := position.legal_moves()):
            position = position.play(chance.choice(moves))
            count += 1
    return count


def perft_leaves() -> int:
    """Leaves of perft 5, counted at the ply before."""
    return perft(Position(), 5)


def texts(count: int = 2000) -> int:
    """Positions read and written."""
    for _ in range(count):
        str(parse_position("..../.5../..a./.... 7"))
    return count


def games_read(count: int = 1000) -> int:
    """Whole games of 32 placements and gives, read and replayed."""
    text = "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6 a4"
    for _ in range(count):
        parse_game(text)
    return count


def canonical_forms(count: int = 500) -> int:
    """Canonical forms of a position with 6 pieces."""
    position = parse_position("..0./.5../..a./1.83 7")
    for _ in range(count):
        canonical(position)
    return count


ROWS: dict[str, Callable[[], int]] = {
    "random games with automatic calls": random_games,
    "positions of random games": random_positions,
    "positions of random games, with squares": random_positions_with_squares,
    "leaves of perft 5": perft_leaves,
    "positions read and written": texts,
    "whole games read and replayed": games_read,
    "canonical forms": canonical_forms,
}


def rates() -> Iterator[tuple[str, float]]:
    """Each row's best number per second."""
    best = dict.fromkeys(ROWS, 0.0)
    for _ in range(ROUNDS):
        for name, work in ROWS.items():
            began = time.process_time()
            count = work()
            best[name] = max(best[name], count / (time.process_time() - began))
    yield from best.items()


def main() -> None:
    """Prints the table."""
    print(f"{'Pure Python rules':<42}{'a second':>12}")
    for name, rate in rates():
        print(f"{name:<42}{f'{rate:,.0f}'.replace(',', ' '):>12}")


if __name__ == "__main__":
    main()
