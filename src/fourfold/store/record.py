"""All that is kept of a table."""

from dataclasses import dataclass

from fourfold.store.change import Home
from fourfold.table.command import Cause
from fourfold.table.event import Event
from fourfold.table.player import Player


@dataclass(frozen=True, slots=True)
class Record:
    """All that is kept of a table."""

    table: str
    home: Home
    players: tuple[Player, ...]
    events: tuple[Event, ...]
    made_at: float
    """Seconds since 1970."""
    next: str | None
    """The table that follows this one, for two who wanted another game."""
    causes: tuple[Cause | None, ...]
    """Of each event, the command that caused it; None where its sender gave it no id."""
    is_public: bool = False
    """Whether anybody may find it."""
    first: int | None = None
    """Which player is `first`, where that was agreed on before both were there."""
    touched_up: float = 0.0
    """The server's up time, in seconds, when it was written last."""


@dataclass(frozen=True, slots=True)
class News:
    """What is kept of a table beyond the events that are known."""

    start: int
    """How many those are."""
    events: tuple[Event, ...]
    causes: tuple[Cause | None, ...]
    players: tuple[Player, ...]
    """All of them."""
    next: str | None
    """The table that follows this one."""
