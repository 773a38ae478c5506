"""What a room wants to have kept, and what it has to say."""

from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any, TypeAlias

from fourfold.room.listener import Listener
from fourfold.rules import Position
from fourfold.table.codec import event_to_json
from fourfold.table.command import Cause
from fourfold.table.event import Event
from fourfold.table.player import Player
from fourfold.table.table import Table, evolve

Json: TypeAlias = dict[str, Any]
Told: TypeAlias = list[tuple[Listener, str]]
"""Messages as texts, in the order in which they are to be sent."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that is to be made: that of the next game of two who agreed on one."""

    table: str
    events: tuple[Event, ...]
    players: tuple[Player, ...]


@dataclass(frozen=True)
class Plan:
    """Events that follow all others at a table. They have happened once they are kept."""

    before: Table
    events: tuple[Event, ...]
    at: float
    """Seconds since 1970."""
    cause: Cause | None = None
    players: tuple[Player, ...] = ()
    """Players added by these events."""
    opens: Opening | None = None
    is_late: bool = False
    """Time came before the command: its sender is told what they missed."""

    @cached_property
    def bodies(self) -> tuple[Json, ...]:
        """The events as JSON."""
        return tuple(map(event_to_json, self.events))

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The table before all events, and after each of them."""
        return tuple(accumulate(self.events, evolve, initial=self.before))

    @property
    def seen(self) -> int:
        """How many events came before."""
        return self.before.seen

    @property
    def table(self) -> Table:
        """The table after all events."""
        return self.tables[-1]


@dataclass(frozen=True, slots=True)
class Answer:
    """A message to one listener alone. Nothing has changed."""

    body: Json


@dataclass(frozen=True, slots=True)
class Spoken:
    """What both players are told at once of what one of them says. Nothing is kept of it."""

    player: int
    phrase: str
    told: Told


@dataclass(frozen=True, slots=True)
class HintWanted:
    """A hint was asked for: the driver finds a best move, and has the room word it."""

    position: Position
    id: str | None
    """Of the message that asked."""
