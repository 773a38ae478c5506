"""Players at many tables, while everything goes wrong; and the verdict on what they were told."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from benchmarks.cluster import history
from benchmarks.cluster.checker import Verdict, check
from benchmarks.cluster.clocks import ClockVerdict, check_clocks
from benchmarks.cluster.crowd import Crowd, ask_all
from benchmarks.cluster.faults import Fault, schedule
from benchmarks.cluster.history import History
from benchmarks.cluster.pairs import Party
from benchmarks.cluster.recovery import Recovery, recoveries
from benchmarks.cluster.site import Site, Struck
from fourfold.store import Record, StoreError

WARM_UP: Final = 2.0
LAST_MOVES: Final = 8.0
"""Seconds in which nothing goes wrong any more, so that everything is settled."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a campaign has shown."""

    struck: list[Struck]
    moves: int
    """Acknowledged, as the players counted them."""
    seconds: float
    verdict: Verdict
    clocks: ClockVerdict
    recoveries: dict[Fault, Recovery]


def run(
    site: Site,
    folder: Path,
    party: Party,
    counts: Mapping[Fault, int],
    *,
    pause: tuple[float, float],
    crowds: int = 2,
    seed: int = 1,
    seconds: float = 600.0,
) -> Outcome:
    """Plays and does harm for at most so many seconds, and checks everything then."""
    possible = {fault: count for fault, count in counts.items() if site.can(fault)}
    strikes = schedule(possible, len(site.nodes), pause, seed)
    players = [Crowd(site.ports, party, seed + number) for number in range(crowds)]
    struck: list[Struck] = []
    try:
        ask_all(players, "begin")
        time.sleep(WARM_UP)
        began = time.monotonic()
        for strike in strikes:
            site.tend()
            time.sleep(strike.pause)
            struck.append(site.strike(strike))
            if time.monotonic() > began + seconds:
                print(f"{len(strikes) - len(struck)} faults were left out", file=sys.stderr)
                break
        site.heal()
        took = time.monotonic() - began
        time.sleep(LAST_MOVES)
        moves = sum(ask_all(players, "count"))
        ask_all(players, "stop")
        histories = _histories(players, folder)
    finally:
        for each in players:
            each.end()
    records = stored(site, histories)
    outages = [each.outage for each in struck if each.fault is not Fault.CUT]
    return Outcome(
        struck,
        moves,
        took,
        check(records, histories),
        check_clocks(records, histories, outages),
        recoveries(struck, histories),
    )


def _histories(players: Sequence[Crowd], folder: Path) -> list[History]:
    histories: list[History] = []
    for number, crowd in enumerate(players):
        file = folder / f"histories-{number}.jsonl"
        ask_all([crowd], "tell", file)
        histories += history.read(file)
    return histories


def stored(site: Site, histories: Sequence[History]) -> dict[str, Record | None]:
    """All that is stored of the tables of some histories. A damaged one counts as lost."""
    found: dict[str, Record | None] = {}
    with closing(site.store()) as store:
        for table in {each.table for each in histories}:
            try:
                found[table] = store.read(table)
            except StoreError:
                found[table] = None
    return found
