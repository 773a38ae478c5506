"""What a player did and was told, and when: the evidence that the checker reads.

Times are those of the monotonic clock, which all processes of this machine share.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that the player did or was told."""

    at: float


@dataclass(frozen=True, slots=True)
class Welcomed(Entry):
    """A node has let the player in."""

    node: int


@dataclass(frozen=True, slots=True)
class Lost(Entry):
    """The connection is gone, or was given up."""


@dataclass(frozen=True, slots=True)
class Asked(Entry):
    """It is known that the player can act."""

    seen: int


@dataclass(frozen=True, slots=True)
class Sent(Entry):
    """A command went out. The same id again is the same command."""

    id: str
    seen: int
    move: str


@dataclass(frozen=True, slots=True)
class Told(Entry):
    """An event came. With the id of a command of this player, it is the acknowledgement."""

    number: int
    fact: Json
    """The event without its number, words and command, as `facts` makes it."""
    command: str | None


@dataclass(frozen=True, slots=True)
class Clock(Entry):
    """A reading: how long the player in turn still has."""

    seen: int
    turn: str
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Refused(Entry):
    """A command was refused."""

    id: str
    code: str


KINDS: Final = {kind.__name__: kind for kind in (Welcomed, Lost, Asked, Sent, Told, Clock, Refused)}


@dataclass(slots=True)
class History:
    """All that one player did and was told at one table, in order."""

    table: str
    player: int
    """0 joined first."""
    seconds_per_move: float | None = None
    entries: list[Entry] = field(default_factory=list)


def write(histories: Iterable[History], file: Path) -> None:
    """Writes histories, one a line."""
    with file.open("w") as lines:
        for each in histories:
            entries = [[type(entry).__name__, *asdict(entry).values()] for entry in each.entries]
            line = [each.table, each.player, each.seconds_per_move, entries]
            lines.write(json.dumps(line) + "\n")


def read(file: Path) -> Iterator[History]:
    """Reads what was written."""
    with file.open() as lines:
        for line in lines:
            table, player, seconds, entries = json.loads(line)
            yield History(
                table, player, seconds, [KINDS[kind](*values) for kind, *values in entries]
            )
