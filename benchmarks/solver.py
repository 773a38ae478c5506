"""The speed of the solver beside the best figures published elsewhere.

Every row is one cold run: a new solver, an empty table, no book. Times are wall time on all cores.
"""

from __future__ import annotations

import random
import resource
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from fourfold.engine import CancelledError, CancelToken, Solver
from fourfold.engine.signature import random_position, signature
from fourfold.rules import Position, Variant
from fourfold.rules.variant import CLASSES

SAMPLES = 20


def timed(work: Callable[[], object]) -> float:
    """Seconds of wall time."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def row(name: str, seconds: float, with_distances: float | None, elsewhere: str) -> None:
    """Prints a row of the table."""
    distances = "" if with_distances is None else f"{with_distances:.3f}"
    print(f"{name:<40}{seconds:>10.3f}{distances:>16}{elsewhere:>26}", flush=True)


def empty_board(variant: Variant) -> tuple[float, float]:
    """Solves the empty board, for its value and then, anew, with its distance."""
    return (
        timed(lambda: Solver(variant, book=False).value(Position(variant))),
        timed(lambda: Solver(variant, book=False).solve(Position(variant))),
    )


def random_positions(pieces: int) -> tuple[float, float]:
    """Solves random positions, for their values and then, anew, with distances."""
    chance = random.Random(2026)
    positions = [random_position(chance, pieces) for _ in range(SAMPLES)]
    quick, exact = Solver(book=False), Solver(book=False)
    return (
        timed(lambda: [quick.value(position) for position in positions]),
        timed(lambda: [exact.solve(position) for position in positions]),
    )


def slowest_answers(pieces: int, *, blocks: bool) -> tuple[float, float]:
    """The slowest best move and the slowest analysis of random positions, each by a new solver."""
    chance = random.Random(2026)
    variant = Variant(blocks=blocks)
    best = analysis = 0.0
    for _ in range(SAMPLES):
        position = replace(random_position(chance, pieces), variant=variant)
        best = max(best, timed(partial(Solver(variant).best, position)))
        analysis = max(analysis, timed(partial(Solver(variant).analyse, position)))
    return best, analysis


def cancelling() -> float:
    """How long it takes to end a search from another thread."""
    solver, token = Solver(book=False), CancelToken()
    ended: list[float] = []

    def search() -> None:
        try:
            solver.value(Position(), token=token)
        except CancelledError:
            ended.append(time.perf_counter())

    thread = threading.Thread(target=search)
    thread.start()
    time.sleep(1)
    asked = time.perf_counter()
    token.cancel()
    thread.join()
    return ended[0] - asked


def main() -> None:
    """Prints the table."""
    print(f"{'Solver':<40}{'seconds':>10}{'with distances':>16}{'elsewhere':>26}")
    for pieces, elsewhere in ((6, "0.31 CPU s"), (5, "2.6 CPU s"), (4, "29.5 CPU s")):
        row(f"{SAMPLES} random positions, {pieces} pieces", *random_positions(pieces), elsewhere)
    for blocks in (False, True):
        for pieces in range(7):
            best, analysis = slowest_answers(pieces, blocks=blocks)
            name = f"slowest of {SAMPLES}, {pieces} pieces{', squares' if blocks else ''}"
            print(f"{name:<40}{best:>10.3f} a best move{analysis:>10.3f} all turns", flush=True)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{'memory of all this, in megabytes':<40}{used:>10}")
    print(f"{'signature: nodes of a fixed search':<40}{signature():>10}")
    row("ending a search from another thread", cancelling(), None, "")
    figures = {(4, False): "758 CPU s", (4, True): "304 CPU s"}
    figures |= {(3, False): "298 CPU s", (3, True): "108 CPU s"}
    total = total_with_distances = 0.0
    for variant in CLASSES:
        seconds, with_distances = empty_board(variant)
        total += seconds
        total_with_distances += with_distances
        count = len(variant.traits)
        name = f"empty board, {count} traits{', squares' if variant.blocks else ''}"
        row(name, seconds, with_distances, figures.get((count, variant.blocks), ""))
    row("empty board, all eight", total, total_with_distances, "")
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{'most memory, in megabytes':<40}{used:>10}")


if __name__ == "__main__":
    main()
