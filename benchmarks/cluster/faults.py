"""Which faults come, when, and for how long: a schedule that a seed decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from random import Random
from typing import Final


@unique
class Fault(StrEnum):
    """What goes wrong."""

    KILL_NODE = "node killed"
    STOP_NODE = "node stopped for a while"
    RESTART_NODE = "node restarted calmly"
    JUMP = "clock of a node jumps"
    CUT = "way to the database cut"
    REFUSE = "way to the database closed"
    DELAY = "way to the database slow"
    SWALLOW = "way to the database silent"
    KILL_DATABASE = "database killed"
    STOP_DATABASE = "database stopped for a while"
    FULL_DISK = "disk full"

    @property
    def needs_proxy(self) -> bool:
        """Whether it happens between a node and a database."""
        return self in (Fault.CUT, Fault.REFUSE, Fault.DELAY, Fault.SWALLOW)

    @property
    def needs_database(self) -> bool:
        """Whether it happens to a database that has processes of its own."""
        return self in (Fault.KILL_DATABASE, Fault.STOP_DATABASE)

    @property
    def is_of_all(self) -> bool:
        """Whether it concerns all nodes."""
        return self.needs_database or self is Fault.FULL_DISK


@dataclass(frozen=True, slots=True)
class Strike:
    """One fault of a schedule."""

    pause: float
    """Seconds before it."""
    fault: Fault
    node: int
    seconds: float
    """For how long, where it lasts."""


LENGTHS: Final = {
    Fault.STOP_NODE: (0.3, 6.0),
    Fault.REFUSE: (0.3, 4.0),
    Fault.DELAY: (0.5, 3.0),
    Fault.SWALLOW: (0.5, 5.0),
    Fault.KILL_DATABASE: (0.0, 1.0),
    Fault.STOP_DATABASE: (0.3, 6.0),
    Fault.FULL_DISK: (1.0, 3.0),
}
"""Seconds, at least and at most; the longest are longer than a move may take at some tables."""

MANY: Final = {
    Fault.KILL_NODE: 300,
    Fault.CUT: 100,
    Fault.KILL_DATABASE: 30,
    Fault.RESTART_NODE: 12,
    Fault.STOP_NODE: 12,
    Fault.REFUSE: 8,
    Fault.DELAY: 8,
    Fault.SWALLOW: 6,
    Fault.STOP_DATABASE: 6,
    Fault.FULL_DISK: 4,
    Fault.JUMP: 10,
}
FEW: Final = {
    Fault.KILL_NODE: 12,
    Fault.CUT: 6,
    Fault.KILL_DATABASE: 3,
    Fault.RESTART_NODE: 1,
    Fault.STOP_NODE: 1,
    Fault.REFUSE: 1,
    Fault.DELAY: 1,
    Fault.SWALLOW: 1,
    Fault.STOP_DATABASE: 1,
    Fault.FULL_DISK: 1,
    Fault.JUMP: 1,
}


def schedule(
    counts: Mapping[Fault, int], nodes: int, pause: tuple[float, float], seed: int
) -> list[Strike]:
    """So many faults of each kind, in an order and at moments that the seed decides."""
    chance = Random(seed)
    faults = [fault for fault, count in counts.items() for _ in range(count)]
    chance.shuffle(faults)
    return [
        Strike(
            chance.uniform(*pause),
            fault,
            chance.randrange(nodes),
            chance.uniform(*LENGTHS.get(fault, (0.0, 0.0))),
        )
        for fault in faults
    ]
