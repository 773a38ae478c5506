"""The engine in WebAssembly, run by Node, beside the native one: the same searches by one thread.

Both begin cold, with tables of the same size and no book, and search the same nodes. Seconds are of
CPU.
"""

from __future__ import annotations

import json
import random
import subprocess
import time
from pathlib import Path
from typing import Final

import fourfold_page as page
from fourfold.engine import _native
from fourfold.engine.signature import random_position
from fourfold.engine.wire import to_bytes
from fourfold.rules import Position, Trait, canonical

SCRIPT: Final = Path(__file__).parents[1] / "web" / "scripts" / "engine.mjs"
TABLE_BYTES: Final = 2 * 1024 * 1024
POSITIONS: Final = {4: 20, 5: 200, 6: 2000}
"""How many are searched, by the pieces on the board."""
ALL_TRAITS: Final = 15
ALL_PLIES: Final = 16


def native(positions: list[Position]) -> tuple[float, int]:
    """Seconds of CPU, and nodes."""
    solver = _native.Solver(ALL_TRAITS, False, TABLE_BYTES, 1)  # noqa: FBT003 - not ours to name
    job = _native.Job(None)
    wire = [to_bytes(position) for position in positions]
    began = time.thread_time()
    for each in wire:
        solver.solve(job, each, True, ALL_PLIES)  # noqa: FBT003
    return time.thread_time() - began, solver.nodes


def in_wasm(positions: list[Position]) -> tuple[float, int]:
    """Seconds of CPU, and nodes."""
    rules = {"traits": ",".join(map(str, Trait)), "squares": False}
    lines = [json.dumps({"ask": "solve", "position": str(each), **rules}) for each in positions]
    answers = subprocess.run(
        [page.node(), "--disable-warning=ExperimentalWarning", str(SCRIPT)],
        input="\n".join(lines),
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    took = json.loads(answers.splitlines()[-1])
    return took["microseconds"] / 1_000_000, took["nodes"]


def main() -> None:
    """Prints the table."""
    print(f"{'Engine':<40}{'native, s':>12}{'WebAssembly, s':>16}{'ratio':>8}")
    for pieces, count in POSITIONS.items():
        chance = random.Random(2026)
        positions = [canonical(random_position(chance, pieces))[0] for _ in range(count)]
        seconds, nodes = native(positions)
        in_browser, same_nodes = in_wasm(positions)
        assert nodes == same_nodes, "they do not search alike"
        name = f"{count} positions with {pieces} pieces"
        ratio = in_browser / seconds
        print(f"{name:<40}{seconds:>12.3f}{in_browser:>16.3f}{ratio:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
