"""How the levels of the computer do against each other.

Lines are called by hand, so a level that overlooks one may lose by it. Every pair plays each
opening from both seats.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from itertools import pairwise

from fourfold.engine import Level, Opponent, Solver
from fourfold.rules import Game, Position, Result, Seat, Variant

GAMES = 40


def play(first: Opponent, second: Opponent, variant: Variant = Variant()) -> Result:
    """Plays a game between two opponents."""
    game = Game(Position(variant))
    players = {Seat.FIRST: first, Seat.SECOND: second}
    while (seat := game.position.turn) is not None:
        game = game.play_turn(players[seat].choose(game.position).turn)
    return game.result


def match(better: Level, worse: Level, games: int) -> Counter[str]:
    """Wins, draws and losses of a level against another; the seats change with every game."""
    counts: Counter[str] = Counter()
    for number in range(games):
        ours = Opponent(Solver(), better, number)
        theirs = Opponent(Solver(), worse, number)
        we_begin = number % 2 == 0
        result = play(ours, theirs) if we_begin else play(theirs, ours)
        won = Result.FIRST if we_begin else Result.SECOND
        counts["draws" if result is Result.DRAW else "wins" if result is won else "losses"] += 1
    return counts


def main() -> None:
    """Prints the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"{'Level':<10}{'against':<10}{'wins':>6}{'draws':>7}{'losses':>8}{'seconds':>10}")
    for worse, better in pairwise(Level):
        began = time.perf_counter()
        counts = match(better, worse, games)
        seconds = time.perf_counter() - began
        figures = "".join(f"{counts[key]:>{width}}" for key, width in _COLUMNS)
        print(f"{better!s:<10}{worse!s:<10}{figures}{seconds:>10.1f}", flush=True)


_COLUMNS = (("wins", 6), ("draws", 7), ("losses", 8))


if __name__ == "__main__":
    main()
