"""Those who are told what happens at a table, and what they are told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from fourfold.rules.word import Word
from fourfold.table import Event, Table

WAITING_AT_MOST: Final = 64
"""So much may wait for one listener."""


@dataclass(frozen=True, slots=True, eq=False)
class News:
    """Events that are on the disk, and the table before and after each of them.

    `told` keeps what was made of the news for each kind of listener, so that it is made once.
    """

    events: tuple[Event, ...]
    tables: tuple[Table, ...]
    """One more than events."""
    at: float
    told: dict[Any, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Watching:
    """So many people watch now."""

    count: int


@dataclass(frozen=True, slots=True)
class Next:
    """The players go on at another table."""

    table: str


class Farewell(Word):
    """Why a subscription ends."""

    RESTART = "restart"
    SLOW = "slow"


Item: TypeAlias = News | Watching | Next | Farewell


class Subscription:
    """A bounded queue of what happens at a table. Who does not keep up is dropped, not waited for.

    `players` are the numbers of the players who listen by it: one, both at one screen, or none.
    """

    def __init__(self, players: frozenset[int]) -> None:
        self.players = players
        self._queue: asyncio.Queue[Item] = asyncio.Queue(WAITING_AT_MOST)
        self._is_over = False
        self.dropped = asyncio.Event()
        """Set when the listener is given up as too slow."""

    def put(self, item: Item) -> None:
        """Tells the listener, at once and without waiting."""
        if self._is_over:
            return
        if self._queue.full():
            self.end(Farewell.SLOW)
        else:
            self._queue.put_nowait(item)

    def end(self, farewell: Farewell) -> None:
        """Nothing more is told; one who is slow does not hear what has gathered either."""
        if self._is_over:
            return
        self._is_over = True
        if farewell is Farewell.SLOW or self._queue.full():
            self.dropped.set()
        else:
            self._queue.put_nowait(farewell)

    async def get(self) -> Item:
        """What comes next."""
        return await self._queue.get()
