"""The report: one table for people, and the same figures as JSON."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.cluster.campaign import Outcome
from benchmarks.cluster.checker import Kind
from benchmarks.cluster.figures import Comeback, Load, Many, Start


@dataclass(slots=True)
class Report:
    """Everything that was measured."""

    loads: list[Load] = field(default_factory=list)
    many: Many | None = None
    comeback: Comeback | None = None
    starts: list[Start] = field(default_factory=list)
    outcome: Outcome | None = None
    seconds: float = 0.0

    @property
    def is_well(self) -> bool:
        """Whether nothing was found that must not be."""
        found = {} if self.outcome is None else _findings(self.outcome)
        return found.keys() <= {Kind.SHOWN.value}

    def text(self) -> str:
        """The table."""
        parts: list[Iterator[str]] = [_loads(self.loads)]
        if self.many is not None:
            parts.append(_many(self.many))
        if self.comeback is not None:
            parts.append(_comeback(self.comeback))
        if self.starts:
            parts.append(_starts(self.starts))
        if self.outcome is not None:
            parts.append(_faults(self.outcome))
        return "\n\n".join("\n".join(lines) for lines in parts)

    def write(self, file: Path) -> None:
        """Writes the figures, for those who reckon with them."""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(self._json(), indent=2) + "\n")

    def _json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "cores": os.cpu_count(),
            "seconds": self.seconds,
            "loads": [asdict(each) for each in self.loads],
            "starts": [asdict(each) for each in self.starts],
        }
        if self.many is not None:
            found["many"] = asdict(self.many)
        if self.comeback is not None:
            found["comeback"] = {"clients": self.comeback.clients} | _spread(self.comeback.times)
        if self.outcome is not None:
            found["faults"] = _faults_json(self.outcome)
        return found


def _spread(times: Sequence[float]) -> dict[str, float]:
    """Half of the times, 99 of 100, and all are at most so long."""
    if not times:
        return {}
    ordered = sorted(times)
    last = len(ordered) - 1
    return {"p50": ordered[last // 2], "p99": ordered[round(last * 0.99)], "max": ordered[-1]}


def _loads(loads: Sequence[Load]) -> Iterator[str]:
    yield (
        f"{'load':<26}{'nodes':>6}{'tables':>7}{'moves/s':>9}{'p50':>8}{'p99':>9}"
        f"{'other p99':>11}{'CPU/move: nodes':>17}{'database':>10}"
        f"{'memory: nodes':>15}{'database':>10}"
    )
    for each in loads:
        yield (
            f"{each.name:<26}{each.nodes:>6}{each.tables:>7}{each.moves_a_second:>9.0f}"
            f"{each.p50:>5.0f} ms{each.p99:>6.0f} ms{each.other_p99:>8.0f} ms"
            f"{each.node_cpu:>14.0f} µs{each.database_cpu:>7.0f} µs"
            f"{each.node_megabytes:>12.0f} MB{each.database_megabytes:>7.0f} MB"
            f"{'' if each.is_held else '   not held'}"
        )
    yield from _ratio(loads)


def _ratio(loads: Sequence[Load]) -> Iterator[str]:
    """How much more three nodes hold than one, by what a move costs a node."""
    for three in loads:
        for one in loads:
            is_pair = one.nodes == 1 and three.nodes > 1 and one.database_cpu > 0
            if is_pair and one.wanted * three.nodes == three.wanted:
                ratio = three.nodes * one.node_cpu / three.node_cpu
                yield (
                    f"{three.nodes} nodes at {three.wanted:.0f} moves/s hold {ratio:.2f} times one "
                    f"at {one.wanted:.0f}, by the CPU of nodes for each move"
                )


def _many(many: Many) -> Iterator[str]:
    load = many.load
    yield (
        f"{load.tables} live tables, {many.connections} connections, one process: "
        f"{load.node_megabytes:.0f} MB ({many.kilobytes_a_table:.0f} kB a table), idle "
        f"{many.idle_share:.1%} of a core; at {load.moves_a_second:.0f} moves/s "
        f"p50 {load.p50:.0f} ms, p99 {load.p99:.0f} ms"
    )


def _comeback(comeback: Comeback) -> Iterator[str]:
    spread = _spread(comeback.times)
    yield (
        f"{comeback.clients} clients after kill -9 of their only node are back after "
        f"p50 {spread['p50']:.1f} s, p99 {spread['p99']:.1f} s, max {spread['max']:.1f} s"
    )


def _starts(starts: Sequence[Start]) -> Iterator[str]:
    for each in starts:
        yield (f"{each.name}: ready after {each.seconds:.2f} s on {each.finished} finished tables")


def _findings(outcome: Outcome) -> dict[str, int]:
    """What was found, by its kind."""
    found = [*outcome.verdict.findings, *outcome.clocks.findings]
    return {
        kind.value: count for kind in Kind if (count := sum(each.kind is kind for each in found))
    }


def _faults(outcome: Outcome) -> Iterator[str]:
    verdict, clocks = outcome.verdict, outcome.clocks
    yield f"{'fault':<32}{'times':>6}   until play goes on: {'p50':>7}{'p99':>9}{'max':>9}"
    for fault, recovery in outcome.recoveries.items():
        spread = _spread(recovery.times)
        values = "".join(f"{value:>7.2f} s" for value in spread.values())
        yield f"{fault.value:<32}{recovery.count:>6}{'':>22}{values}"
    over = _spread(clocks.overcharged)
    yield ""
    yield (
        f"{verdict.tables} tables, {verdict.acknowledged} moves acknowledged, "
        f"{verdict.unacknowledged} stored and never acknowledged; {clocks.readings} readings of "
        f"clocks, {clocks.late} games lost on time by who slept"
    )
    if over:
        yield (
            f"time counted beyond a player's own: p99 {over['p99']:.2f} s, max {over['max']:.2f} s"
        )
    found = _findings(outcome)
    counts = {kind.value: found.get(kind.value, 0) for kind in Kind}
    yield "   ".join(f"{name} {count}" for name, count in counts.items())
    for each in [*verdict.findings, *clocks.findings][:20]:
        yield f"  {each.kind} at table {each.table}: {each.text}"


def _faults_json(outcome: Outcome) -> dict[str, Any]:
    return {
        "seconds": outcome.seconds,
        "tables": outcome.verdict.tables,
        "acknowledged": outcome.verdict.acknowledged,
        "unacknowledged": outcome.verdict.unacknowledged,
        "readings": outcome.clocks.readings,
        "late": outcome.clocks.late,
        "overcharged": _spread(outcome.clocks.overcharged),
        "found": _findings(outcome),
        "recoveries": {
            fault.value: {"times": each.count} | _spread(each.times)
            for fault, each in outcome.recoveries.items()
        },
    }
