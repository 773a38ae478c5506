"""After a node was killed amid many clients: how soon all are back."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from benchmarks.cluster import history
from benchmarks.cluster.crowd import Crowd, ask_all
from benchmarks.cluster.figures import Comeback
from benchmarks.cluster.history import History, Welcomed
from benchmarks.cluster.pairs import Party
from benchmarks.cluster.site import Site

SECONDS = 60.0


def measure_comeback(site: Site, folder: Path, tables: int) -> Comeback:
    """Kills and restarts the first node while two sit at each of so many tables."""
    party = Party(tables // 2, None)
    crowds = [Crowd(site.ports, party, seed) for seed in (1, 2)]
    try:
        ask_all(crowds, "sit")
        time.sleep(1.0)
        at = time.monotonic()
        site.nodes[0].kill()
        site.nodes[0].start()
        while not _are_all_back(crowds) and time.monotonic() < at + SECONDS:
            time.sleep(0.2)
        file = folder / "comeback.jsonl"
        histories: list[History] = []
        for each in crowds:
            ask_all([each], "tell", file)
            histories += history.read(file)
    finally:
        for each in crowds:
            each.end()
    return Comeback(len(histories), [_back(each, at) for each in histories])


def _are_all_back(crowds: Sequence[Crowd]) -> bool:
    return all(players == connected for players, connected in ask_all(crowds, "connected"))


def _back(history: History, at: float) -> float:
    """The seconds until a client was back; what nobody waited for longer, if it never was."""
    times = [each.at for each in history.entries if isinstance(each, Welcomed) and each.at > at]
    return (times[0] - at) if times else SECONDS
