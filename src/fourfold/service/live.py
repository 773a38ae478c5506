"""A table that is being played or watched, in memory."""

from collections import deque
from collections.abc import Callable
from typing import Final

from fourfold.room.listener import Listener
from fourfold.room.plan import Told
from fourfold.room.room import Room
from fourfold.service.guests import new_id
from fourfold.store import Change, Record
from fourfold.table.table import Table

IDLE: Final = 60.0
"""Seconds after which a table that nobody listens to is no longer kept in memory."""
IDLE_UNHELD: Final = 3.0
"""The same for one that this node does not hold."""


class Client(Listener):
    """A listener on the other side of a connection."""

    __slots__ = ()

    def send(self, text: str) -> None:
        """Sends a message, at once and without waiting."""
        raise NotImplementedError

    def end(self) -> None:
        """Says goodbye before a restart, and ends the connection."""
        raise NotImplementedError


class LiveTable:
    """A room in memory, and a queue of work at it: one plan at a time is on its way to the disk."""

    def __init__(self, record: Record, at: float) -> None:
        self.room = Room(
            record.table,
            record.players,
            record.events,
            record.causes,
            new_id=new_id,
            following=record.next,
            is_public=record.is_public,
        )
        self.first = record.first
        """Which player is `first`, where that was agreed on before the game."""
        self.made_at = record.made_at
        self.used_at = at
        self.address = ""
        """Where the player who came last is; work is shared out fairly by it. It is not kept."""
        self.is_busy = False
        """Whether a plan is on its way to the disk."""
        self._waiting: deque[Callable[[], None]] = deque()
        if self.table.is_on:
            self.room.expect_back(tuple(self.room.players), at)

    @property
    def id(self) -> str:
        """The table's id, which is its link."""
        return self.room.id

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.room.table

    @property
    def is_waiting(self) -> bool:
        """Whether a second player is waited for."""
        return self.table.first is None and self.table.ended is None

    @property
    def is_idle(self) -> bool:
        """Whether nobody is at the table, and nothing is about to happen at it."""
        is_expecting = self.room.is_holder and self.room.leaving
        return not (self.is_attended or is_expecting or self.is_busy or self._waiting)

    @property
    def idle_at(self) -> float:
        """When it need not be kept in memory any longer if nobody is at the table."""
        return self.used_at + (IDLE if self.room.is_holder else IDLE_UNHELD)

    @property
    def listening(self) -> frozenset[int]:
        """The players who listen here."""
        return frozenset[int]().union(*(each.players for each in self.room.listeners))

    @property
    def is_attended(self) -> bool:
        """Whether anybody listens, or plays by another node."""
        return bool(self.room.listeners or self.room.elsewhere)

    def run(self, work: Callable[[], None]) -> None:
        """Does some work as soon as no plan is on its way, in the order of asking."""
        self._waiting.append(work)
        self._go_on()

    def free(self) -> None:
        """The plan that was on its way is settled; what waited goes on."""
        self.is_busy = False
        self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self.is_busy:
            self._waiting.popleft()()


def send(told: Told) -> None:
    """Sends what is to be told."""
    for listener, text in told:
        assert isinstance(listener, Client)
        listener.send(text)


def record_of(change: Change) -> Record:
    """What the store has of a table that was just made."""
    return Record(
        change.table,
        change.home,
        change.players,
        change.events,
        change.at,
        None,
        causes=(None,) * len(change.events),
        is_public=change.is_public,
        first=change.first,
    )
