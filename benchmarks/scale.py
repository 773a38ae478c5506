"""How much more machines hold: a simulation of nodes and databases, by what moves cost here.

Moves come at random. Each is work for a node, waits for the commit that its node is writing, shares
the next one, is work for the database, then for the node again, and, where the other player is at
another node, for that one too. Nodes have one core each; the costs are those that `make cluster`
has measured, or, without its file, the usual ones below.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from heapq import heappop, heappush
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.cluster.figures import FILE, HIGHEST_P99, Load
from benchmarks.server import percentiles

SECONDS_BETWEEN_MOVES: Final = 15.0
"""At one table, so that a player makes a move in twice that time."""
MOVES: Final = 20_000
"""So many are simulated at each rate."""
SHARE: Final = 0.6
"""Of what is held, so that a node may fail and an evening be busy."""
BUSY_AT_MOST: Final = 0.98


@dataclass(frozen=True, slots=True)
class Costs:
    """What a move costs, in seconds."""

    node: float
    """Of the CPU of its node."""
    across: float
    """Of the CPU of another node, which hears of it and tells its player."""
    database: float
    """Of the CPU of the database."""
    commit: float
    """Until a commit is on the disk, the way there and back included."""


USUAL: Final = Costs(node=0.000_9, across=0.000_5, database=0.000_4, commit=0.003)


@dataclass(frozen=True, slots=True)
class Plan:
    """Machines, and who is where."""

    nodes: int
    databases: int = 1
    cores: int = 8
    """Of each database."""
    connections: int = 20_000
    """Of one node: those that a process was seen to have, with ten thousand live tables."""
    is_routed: bool = False
    """Whether both players of a table are sent to the same node, by its id."""

    @property
    def apart(self) -> float:
        """How often the other player is at another node."""
        return 0.0 if self.is_routed else 1 - 1 / self.nodes


@dataclass(frozen=True, slots=True)
class Held:
    """What came of a rate."""

    rate: float
    p50: float
    p99: float
    """Milliseconds until the other player is told."""
    node_busy: float
    database_busy: float

    @property
    def is_held(self) -> bool:
        """Whether moves are told in time, and nothing falls behind."""
        return self.p99 <= HIGHEST_P99 and max(self.node_busy, self.database_busy) < BUSY_AT_MOST


class _Simulation:
    """Moves on their way through nodes and databases, in the order of time."""

    def __init__(self, costs: Costs, plan: Plan, seed: int) -> None:
        self._costs = costs
        self._plan = plan
        self._chance = Random(seed)
        self._free_at = [0.0] * plan.nodes
        """When each node has done what it has to do."""
        self._cores = [[0.0] * plan.cores for _ in range(plan.databases)]
        """When each core of each database has."""
        self._gathered: dict[tuple[int, int], list[float]] = {}
        """Of each node and database, when the moves came that wait for the next commit."""
        self._committing: set[tuple[int, int]] = set()
        self._queue: list[tuple[float, int, Callable[[float], None]]] = []
        self._count = 0
        self.times: list[float] = []
        self.node_work = [0.0] * plan.nodes
        self.database_work = 0.0

    def run(self, rate: float) -> float:
        """Has moves come at a rate, and goes on until all are told; when the last one came."""
        at = 0.0
        for _ in range(MOVES):
            at += self._chance.expovariate(rate)
            way = (
                self._chance.randrange(self._plan.nodes),
                self._chance.randrange(len(self._cores)),
            )
            self._later(at, partial(self._came, way))
        while self._queue:
            now, _, happens = heappop(self._queue)
            happens(now)
        return at

    def _later(self, at: float, happens: Callable[[float], None]) -> None:
        self._count += 1
        heappush(self._queue, (at, self._count, happens))

    def _work(self, node: int, at: float, seconds: float) -> float:
        """A node works on something after all else; when it is done."""
        self.node_work[node] += seconds
        self._free_at[node] = max(at, self._free_at[node]) + seconds
        return self._free_at[node]

    def _came(self, way: tuple[int, int], at: float) -> None:
        done = self._work(way[0], at, self._costs.node / 2)
        self._later(done, partial(self._decided, way, at))

    def _decided(self, way: tuple[int, int], came: float, at: float) -> None:
        self._gathered.setdefault(way, []).append(came)
        self._commit(way, at)

    def _commit(self, way: tuple[int, int], at: float) -> None:
        """Begins a commit of what has gathered, unless one is on its way."""
        if way in self._committing or not self._gathered[way]:
            return
        self._committing.add(way)
        batch, self._gathered[way] = self._gathered[way], []
        seconds = len(batch) * self._costs.database
        self.database_work += seconds
        done = max(at, heappop(cores := self._cores[way[1]])) + seconds
        heappush(cores, done)
        self._later(done + self._costs.commit, partial(self._committed, way, batch))

    def _committed(self, way: tuple[int, int], batch: list[float], at: float) -> None:
        self._committing.discard(way)
        for came in batch:
            done = self._work(way[0], at, self._costs.node / 2)
            if self._chance.random() < self._plan.apart:
                other = (way[0] + self._chance.randrange(1, self._plan.nodes)) % self._plan.nodes
                self._later(done, partial(self._heard, other, came))
            else:
                self.times.append(done - came)
        self._commit(way, at)

    def _heard(self, node: int, came: float, at: float) -> None:
        self.times.append(self._work(node, at, self._costs.across) - came)


def simulate(costs: Costs, plan: Plan, rate: float, seed: int = 1) -> Held:
    """What comes of moves at a rate, over all nodes."""
    simulation = _Simulation(costs, plan, seed)
    seconds = simulation.run(rate)
    p50, p99 = percentiles(simulation.times)
    node_busy = max(simulation.node_work) / seconds
    return Held(
        rate, p50, p99, node_busy, simulation.database_work / seconds / plan.cores / plan.databases
    )


def highest(costs: Costs, plan: Plan) -> Held:
    """The highest rate that is held, within two percent."""
    low, high = 1.0, 2 * plan.nodes / costs.node
    best = simulate(costs, plan, low)
    while high > 1.02 * low:
        rate = (low + high) / 2
        held = simulate(costs, plan, rate)
        if held.is_held:
            low, best = rate, held
        else:
            high = rate
    return best


def costs_in(file: Path) -> Costs:
    """The costs that were measured; the usual ones where they were not."""
    if not file.exists():
        return USUAL
    loads = [Load(**each) for each in json.loads(file.read_text())["loads"]]
    one = [each for each in loads if each.database_cpu and each.nodes == 1]
    more = [each for each in loads if each.database_cpu and each.nodes > 1]
    if not one or not more:
        return USUAL
    single, several = one[-1], more[0]
    alike = min(one, key=lambda each: abs(each.wanted * several.nodes - several.wanted))
    return Costs(
        single.node_cpu / 1e6,
        max(0.0, several.node_cpu - alike.node_cpu) / Plan(several.nodes).apart / 1e6,
        single.database_cpu / 1e6,
        max(0.0, one[0].p50 / 1e3 - one[0].node_cpu / 1e6),
    )


def players_of(rate: float) -> float:
    """How many players at once make so many moves a second."""
    return rate * SECONDS_BETWEEN_MOVES * 2


def main() -> None:
    """Prints what is held, and what a million players need."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=FILE, help="what `make cluster` has written")
    costs = costs_in(parser.parse_args().file)
    print(
        f"costs: node {costs.node * 1e6:.0f} µs, other node {costs.across * 1e6:.0f} µs, "
        f"database {costs.database * 1e6:.0f} µs, commit {costs.commit * 1e3:.1f} ms"
    )
    print()
    print(
        f"{'nodes':>5}{'databases':>10}  {'tables':<9}{'moves/s':>8}{'players':>9}"
        f"{'p50':>7}{'p99':>9}{'nodes busy':>12}{'databases':>11}"
    )
    plans = [Plan(1), Plan(3), Plan(10), Plan(10, 10), Plan(30), Plan(30, 3)]
    for plan in [*plans, *(replace(each, is_routed=True) for each in plans[1:])]:
        held = highest(costs, plan)
        where = "routed" if plan.is_routed else "anywhere"
        print(
            f"{plan.nodes:>5}{plan.databases:>10}  {where:<9}{held.rate:>8.0f}"
            f"{players_of(held.rate):>9.0f}{held.p50:>5.0f} ms{held.p99:>6.0f} ms"
            f"{held.node_busy:>12.0%}{held.database_busy:>11.0%}"
        )
    print()
    print(needs(costs, players=1_000_000))


def needs(costs: Costs, players: int) -> str:
    """What so many players at once need, by partitions of ten nodes and one database."""
    rate = players / SECONDS_BETWEEN_MOVES / 2
    plan = Plan(10, is_routed=True)
    held = highest(costs, plan)
    by_moves = math.ceil(rate / (SHARE * held.rate))
    by_sockets = math.ceil(players / (SHARE * plan.connections * plan.nodes))
    partitions = max(by_moves, by_sockets)
    loaded = simulate(costs, plan, rate / partitions)
    return (
        f"{players} players at once make {rate:.0f} moves/s: {partitions} partitions of "
        f"{plan.nodes} nodes and one database ({by_moves} for the moves, {by_sockets} for the "
        f"connections, at {SHARE:.0%} of what each holds); there p99 {loaded.p99:.0f} ms, nodes "
        f"{loaded.node_busy:.0%} busy, databases {loaded.database_busy:.0%}"
    )


if __name__ == "__main__":
    main()
