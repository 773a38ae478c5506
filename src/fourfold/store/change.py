"""What is added to a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from fourfold.rules.word import Word
from fourfold.store.errors import StoreCode, StoreError
from fourfold.store.standing import Standing, standing_of
from fourfold.table.command import Cause
from fourfold.table.event import Event
from fourfold.table.player import Player
from fourfold.table.table import replay

if TYPE_CHECKING:
    from fourfold.room.plan import Plan


class Home(Word):
    """Where a table is played."""

    SERVER = "server"
    TERMINAL = "terminal"


@dataclass(frozen=True, slots=True)
class Change:
    """Events that follow the first `seen` events of a table."""

    table: str
    """An opaque id."""
    seen: int
    """How many events the writer has seen; 0 makes the table."""
    events: tuple[Event, ...]
    at: float
    """Seconds since 1970."""
    players: tuple[Player, ...] = ()
    """Players added by this change."""
    home: Home = Home.SERVER
    """Of a new table."""
    follows: str | None = None
    """Of a new table: the one whose players agreed on another game."""
    is_public: bool = False
    """Of a new table: whether anybody may find it."""
    first: int | None = None
    """Of a new table: which player is `first`, where that is agreed on before both are there."""
    cause: Cause | None = None
    """The command that caused the events."""
    bodies: tuple[dict[str, Any], ...] | None = None
    """The events as JSON, where that is made already."""
    standing: Standing = Standing()
    """How the table stands then."""

    def __post_init__(self) -> None:
        """Raises `StoreError` for an id that no database can hold, before others suffer from it."""
        ids = [self.table, *(each.guest for each in self.players if each.guest is not None)]
        if self.cause is not None:
            ids.append(self.cause.id)
        if not all(map(is_storable, ids)):
            raise StoreError(StoreCode.NOT_STORED, "an id has no NUL characters")


def is_storable(text: str) -> bool:
    """Whether every database can hold a text. Texts of people are written as JSON, and all can."""
    return "\0" not in text


def changes_of(table: str, plan: Plan, home: Home = Home.SERVER) -> tuple[Change, ...]:
    """What is written of a plan: the events at its table, and the next game that it opens."""
    change = Change(
        table,
        plan.seen,
        plan.events,
        plan.at,
        plan.players,
        cause=plan.cause,
        bodies=plan.bodies,
        standing=standing_of(plan.table),
    )
    if (opens := plan.opens) is None:
        return (change,)
    standing = standing_of(replay(opens.events))
    opening = Change(opens.table, 0, opens.events, plan.at, opens.players, home, table)
    return change, replace(opening, standing=standing)
