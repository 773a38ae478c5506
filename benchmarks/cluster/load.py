"""How much nodes hold: moves at a rate, how quickly they are told, and what they cost."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from benchmarks.cluster.crowd import Crowd, ask_all
from benchmarks.cluster.figures import Load, Many, Played
from benchmarks.cluster.machine import cpu_seconds, megabytes
from benchmarks.cluster.pairs import Party
from benchmarks.cluster.site import Site
from benchmarks.server import percentiles

CROWDS: Final = 2
SETTLING: Final = 1.0


@contextmanager
def seated(site: Site, tables: int, *, lonely: int = 0, seed: int = 1) -> Iterator[list[Crowd]]:
    """Players at so many tables, who move when they are told to; at some, one sits alone."""
    parts = [Party(tables // CROWDS, None, keeps_histories=False, lonely=lonely // CROWDS)] * CROWDS
    crowds = [Crowd(site.ports, part, seed + number) for number, part in enumerate(parts)]
    try:
        ask_all(crowds, "sit")
        time.sleep(SETTLING)
        yield crowds
    finally:
        for each in crowds:
            each.end()


def measure(
    name: str, site: Site, crowds: Sequence[Crowd], tables: int, rate: float, seconds: float
) -> Load:
    """Has moves made at a rate, and takes the times and the costs."""
    groups = (
        [pid for node in site.nodes for pid in node.pids],
        [] if site.database is None else site.database.pids,
        [each.pid for each in crowds],
    )
    before = [cpu_seconds(group) for group in groups]
    played: list[Played] = ask_all(crowds, "move", rate / len(crowds), seconds)
    used = [cpu_seconds(group) - was for group, was in zip(groups, before, strict=True)]
    moves = sum(each.moves for each in played)
    nodes, database, players = (each / max(1, moves) * 1e6 for each in used)
    own = percentiles([time for each in played for time in each.own])
    other = percentiles([time for each in played for time in each.other])
    return Load(
        name, len(site.nodes), tables, rate, moves / max(each.seconds for each in played),
        *own, *other, nodes, database, players, megabytes(groups[0]), megabytes(groups[1]),
    )  # fmt: skip


def climb(
    name: str, site: Site, tables: int, rates: Sequence[float], seconds: float
) -> Iterator[Load]:
    """Measures at one rate after the other, until one is not held."""
    with seated(site, tables) as crowds:
        for rate in rates:
            load = measure(name, site, crowds, tables, rate, seconds)
            yield load
            if not load.is_held:
                return


def measure_many(
    name: str, site: Site, tables: int, lonely: int, rate: float, seconds: float
) -> Many:
    """Measures a process with so many live tables: idle, and at a rate."""
    pids = [pid for node in site.nodes for pid in node.pids]
    empty = megabytes(pids)
    with seated(site, tables, lonely=lonely) as crowds:
        full = megabytes(pids)
        used = cpu_seconds(pids)
        time.sleep(seconds)
        idle = (cpu_seconds(pids) - used) / seconds
        load = measure(name, site, crowds, tables, rate, seconds)
        connections = sum(count for _, count in ask_all(crowds, "connected"))
    return Many(load, connections, (full - empty) / tables * 1024, idle)
