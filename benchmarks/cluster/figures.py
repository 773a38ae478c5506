"""What is measured: the figures of the report, and the file in which they are."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path("build/cluster.json")
HIGHEST_P99: Final = 100.0
"""Milliseconds; what is slower is not held."""


@dataclass(frozen=True, slots=True)
class Played:
    """Moves at a rate: how many were acknowledged, in which time, and the time of each."""

    moves: int
    seconds: float
    own: list[float]
    other: list[float]


@dataclass(frozen=True, slots=True)
class Load:
    """What was measured at one rate. Times are milliseconds, CPU is microseconds for each move."""

    name: str
    nodes: int
    tables: int
    wanted: float
    moves_a_second: float
    p50: float
    p99: float
    other_p50: float
    other_p99: float
    node_cpu: float
    database_cpu: float
    player_cpu: float
    node_megabytes: float
    database_megabytes: float

    @property
    def is_held(self) -> bool:
        """Whether the moves came as quickly as they were wanted, and in time."""
        return self.p99 <= HIGHEST_P99 and self.moves_a_second >= 0.9 * self.wanted


@dataclass(frozen=True, slots=True)
class Many:
    """Very many live tables in one process."""

    load: Load
    connections: int
    kilobytes_a_table: float
    idle_share: float
    """Of a core, while nobody moves."""


@dataclass(frozen=True, slots=True)
class Comeback:
    """How many were there, and the seconds until each was back."""

    clients: int
    times: list[float]


@dataclass(frozen=True, slots=True)
class Start:
    """A start of the command, with nothing loaded before."""

    name: str
    finished: int
    seconds: float
