"""How quickly programs are answered: one position, many, lines of a filter, and the levels.

Each row is measured several times in turn, and the best is printed: other work on the machine only
ever makes a run slower. Positions have 10 pieces on the board and one in hand.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable

from fourfold.engine import Level, Opponent, Solver, packed
from fourfold.engine.signature import random_position
from fourfold.rules import Position

ROUNDS = 5
PIECES = 10
COMMAND = (sys.executable, "-m", "fourfold", "solve", "--threads", "1")


def positions(count: int, pieces: int = PIECES, seed: int = 2026) -> list[Position]:
    """Random positions with a piece in hand."""
    chance = random.Random(seed)
    return [random_position(chance, pieces) for _ in range(count)]


def solved(count: int = 1_000) -> int:
    """Scores that are asked for one by one."""
    solver = Solver(threads=1)
    for position in POSITIONS[:count]:
        solver.solve(position)
    return count


def analysed(count: int = 200) -> int:
    """Analyses that are asked for one by one."""
    solver = Solver(threads=1)
    for position in POSITIONS[:count]:
        solver.analyse(position)
    return count


def best_moves(count: int = 500) -> int:
    """Best moves that are asked for one by one."""
    solver = Solver(threads=1)
    for position in POSITIONS[:count]:
        solver.best(position)
    return count


def solved_together() -> int:
    """Scores that are asked for all at once."""
    Solver(threads=1).solve_all(POSITIONS)
    return len(POSITIONS)


def solved_packed() -> int:
    """Scores of an array."""
    packed.solve_all(Solver(threads=1), PACKED)
    return len(PACKED)


def analysed_packed() -> int:
    """Analyses of an array."""
    packed.analyse_all(Solver(threads=1), PACKED)
    return len(PACKED)


def decided(level: Level) -> Callable[[], int]:
    """Decisions of a level, from the first give to the last."""

    def decide() -> int:
        opponent = Opponent(Solver(threads=1), level)
        for position in GAME:
            opponent.choose(position)
        return len(GAME)

    return decide


def filtered() -> float:
    """Lines a second of `fourfold solve` as a filter, without its start."""
    few, many = (
        min(_seconds_of_filter(count) for _ in range(3)) for count in (100, len(POSITIONS))
    )
    return (len(POSITIONS) - 100) / (many - few)


def _seconds_of_filter(count: int) -> float:
    lines = "".join(f"{position}\n" for position in POSITIONS[:count])
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(COMMAND, input=lines, text=True, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


POSITIONS = positions(20_000)
PACKED = packed.pack(POSITIONS)
GAME = [position for pieces in range(16) for position in positions(2, pieces)]

ROWS: dict[str, Callable[[], int]] = {
    "solve": solved,
    "best": best_moves,
    "analyse": analysed,
    "solve_all": solved_together,
    "solve_all, packed": solved_packed,
    "analyse_all, packed": analysed_packed,
    **{f"{level}, a decision": decided(level) for level in Level if level is not Level.PERFECT},
}


def main() -> None:
    """Prints the table."""
    print(f"{'One thread':<28}{'microseconds each':>18}{'a second':>12}")
    for name, work in ROWS.items():
        seconds = []
        for _ in range(ROUNDS):
            began = time.process_time()
            count = work()
            seconds.append((time.process_time() - began) / count)
        print(f"{name:<28}{min(seconds) * 1e6:>18.1f}{1 / min(seconds):>12.0f}", flush=True)
    lines = filtered()
    print(f"{'lines of the filter':<28}{1e6 / lines:>18.1f}{lines:>12.0f}")


if __name__ == "__main__":
    main()
