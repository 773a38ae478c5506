"""How long it takes until play goes on after a fault."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from benchmarks.cluster.checker import by_table
from benchmarks.cluster.faults import Fault
from benchmarks.cluster.history import History, Lost, Told, Welcomed
from benchmarks.cluster.site import Struck


@dataclass(slots=True)
class Recovery:
    """After the faults of one kind."""

    count: int = 0
    """How many there were."""
    times: list[float] = field(default_factory=list)
    """Of each fault and each table that it touched, the seconds until the next move is told.

    The thought of the player is among them.
    """


def recoveries(struck: Sequence[Struck], histories: Sequence[History]) -> dict[Fault, Recovery]:
    """How long it took after each kind of fault."""
    tables = [_Table(each) for each in by_table(histories).values()]
    found: dict[Fault, Recovery] = {}
    for each in struck:
        recovery = found.setdefault(each.fault, Recovery())
        recovery.count += 1
        recovery.times += _times(each, tables)
    return found


class _Table:
    """When a table's moves were told, and when its players were at which nodes."""

    def __init__(self, histories: Sequence[History]) -> None:
        moves: dict[int, float] = {}
        self.visits: list[tuple[float, float, int]] = []
        for history in histories:
            for entry in history.entries:
                if isinstance(entry, Told) and entry.fact["event"] == "moved":
                    moves[entry.number] = min(entry.at, moves.get(entry.number, entry.at))
            self.visits += _visits(history)
        self.moves = sorted(moves.values())

    def is_at(self, node: int, at: float) -> bool:
        return any(began <= at < ended and node == where for began, ended, where in self.visits)


def _visits(history: History) -> Iterator[tuple[float, float, int]]:
    """From when to when a player was at which node."""
    came: Welcomed | None = None
    for entry in history.entries:
        if isinstance(entry, Welcomed):
            came = entry
        elif isinstance(entry, Lost) and came is not None:
            yield came.at, entry.at, came.node
            came = None
    if came is not None:
        yield came.at, history.entries[-1].at, came.node


def _times(struck: Struck, tables: Sequence[_Table]) -> Iterator[float]:
    at = struck.began
    for table in tables:
        index = bisect_right(table.moves, at)
        if index in (0, len(table.moves)):
            continue  # It was not being played, or the fault came after its last move.
        if struck.node is None or table.is_at(struck.node, at):
            yield table.moves[index] - at
