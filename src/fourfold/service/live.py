"""A table that is being played or watched, in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from fourfold.rules import ErrorCode, Seat
from fourfold.service.bucket import Bucket, Rate
from fourfold.service.errors import ServiceError
from fourfold.service.subscription import Item, News, Subscription
from fourfold.store import Player, Record
from fourfold.table import (
    CalledWrongly,
    Declined,
    Event,
    Moved,
    Offered,
    Table,
    claim_from,
    evolve,
)

OFFERS: Final = Rate(burst=4, per_second=0.1)
"""How often one player may offer something."""

EVENTS_AT_MOST: Final = 1_000
"""After so many, offers and wrong calls are refused at a table, and absence counts late.

No game needs as many.
"""

ANSWERS: Final = (Moved, CalledWrongly, Offered, Declined)
"""Events by which a player shows to have seen all that came before."""


class LiveTable:
    """A table with its events, and those who are told of them. One command at a time, by `lock`."""

    def __init__(self, record: Record, at: float) -> None:
        self.id = record.table
        self.players: dict[int, Player] = {player.number: player for player in record.players}
        self.is_public = record.is_public
        self.first = record.first
        """Which player gives first, where that was agreed on before the game."""
        self.made_at = record.made_at
        self.address = ""
        """Where the player who came last is; work is shared out fairly by it. It is not kept."""
        self.next = record.next
        self.events: list[Event] = []
        self.table = Table()
        self.heard: dict[Seat, int] = {}
        """The number of the last event by which each seat has shown to have seen those before."""
        self.lock = asyncio.Lock()
        self.subscriptions: set[Subscription] = set()
        self.leaving: dict[int, float] = {}
        """When the absence of a player who is not there begins to count."""
        self.claim_told: float | None = None
        """The last time to claim the game that was told when it came."""
        self.used_at = at
        self.is_watching_due = False
        self._offers = {number: Bucket(OFFERS, at) for number in (0, 1)}
        for event in record.events:
            self._add(event)

    def _add(self, event: Event) -> None:
        self.table = evolve(self.table, event)
        self.events.append(event)
        if isinstance(event, ANSWERS):
            self.heard[event.seat] = self.table.seen

    def publish(self, events: tuple[Event, ...], at: float) -> None:
        """Adds events, and tells everybody at once."""
        tables = [self.table]
        for event in events:
            self._add(event)
            tables.append(self.table)
        self.tell(News(events, tuple(tables), at))

    def tell(self, item: Item) -> None:
        """Tells everybody who listens."""
        for each in tuple(self.subscriptions):
            each.put(item)

    def check_flood(self, player: int, events: tuple[Event, ...], at: float) -> None:
        """Raises `ServiceError` for what moves nothing on the board and comes too often."""
        is_offer = any(isinstance(each, Offered) for each in events)
        if is_offer and not self._offers[player].take(at):
            raise ServiceError(ErrorCode.TOO_FAST, "offers come too often; play on for a while")
        is_idle = all(isinstance(each, Offered | CalledWrongly) for each in events)
        if events and is_idle and self.table.seen >= EVENTS_AT_MOST:
            raise ServiceError(ErrorCode.TOO_MANY, "too much has happened at this table")

    @property
    def watching(self) -> int:
        """How many listen who do not play."""
        return sum(not each.players for each in self.subscriptions)

    def is_connected(self, player: int) -> bool:
        """Whether a player is there; a computer always is."""
        known = self.players.get(player)
        if known is not None and known.computer is not None:
            return True
        return any(player in each.players for each in self.subscriptions)

    @property
    def returning(self) -> tuple[int, ...]:
        """Players who are connected and still noted as away."""
        if self.table.first is None:
            return ()
        return tuple(
            self.player_on(seat)
            for seat in Seat
            if self.table.is_away(seat) and self.is_connected(self.player_on(seat))
        )

    def players_of(self, guest: str) -> tuple[int, ...]:
        """Which players a guest is."""
        return tuple(
            number for number, player in sorted(self.players.items()) if player.guest == guest
        )

    def seat_of(self, player: int) -> Seat | None:
        """A player's seat; None before the game has begun."""
        if self.table.first is None:
            return None
        return Seat.FIRST if player == self.table.first else Seat.SECOND

    def seats_of(self, players: Iterable[int]) -> tuple[Seat, ...]:
        """The seats of some players, `first` before `second`; none before the game has begun."""
        seats = {self.seat_of(player) for player in players}
        return tuple(seat for seat in Seat if seat in seats)

    def player_on(self, seat: Seat) -> int:
        """Which player sits on a seat. The game has begun."""
        assert self.table.first is not None
        return self.table.first if seat is Seat.FIRST else 1 - self.table.first

    @property
    def claim_from(self) -> float | None:
        """From when on the player who waits may claim the game, unless that was told."""
        turn = self.table.turn
        due = None if turn is None else claim_from(self.table, turn.other)
        return None if due == self.claim_told else due

    @property
    def is_waiting(self) -> bool:
        """Whether a second player is waited for."""
        return self.table.first is None and self.table.ended is None
