"""Flood control: limits on what moves nothing on the board."""

from collections.abc import Sequence
from typing import Final

from fourfold.room.errors import RoomCode
from fourfold.room.token_bucket import Rate, TokenBucket
from fourfold.table.errors import TableError
from fourfold.table.event import CalledWrongly, Event, Left, Offered, Resumed, Returned

OFFERS: Final = Rate(burst=4, per_second=0.1)
"""How often one player may offer something."""
PHRASES: Final = Rate(burst=3, per_second=0.1)
"""How often one player may say something to the other."""
EVENTS_AT_MOST: Final = 1_000
"""After so many, offers and wrong calls are refused, and absence counts late. No game needs as
many."""
COMING_AND_GOING: Final = (Left, Returned, Resumed)
"""Of these a game of many weeks has any number: they take no offer away."""


class FloodControl:
    """Counts the offers and phrases of each player, and the events of a table."""

    def __init__(self) -> None:
        self._offers: dict[int, TokenBucket] = {}
        self._phrases: dict[int, TokenBucket] = {}

    def check(
        self, before: Sequence[Event], player: int, events: Sequence[Event], at: float
    ) -> None:
        """Raises `TableError` for what a player does too often, after all events `before`."""
        is_offer = any(isinstance(each, Offered) for each in events)
        if is_offer and self._of(player, at).wait_for(1, at) > 0:
            raise TableError(RoomCode.TOO_FAST, "offers come too often; play on for a while")
        is_idle = all(isinstance(each, Offered | CalledWrongly) for each in events)
        if events and is_idle and _count(before) >= EVENTS_AT_MOST:
            raise TableError(RoomCode.TOO_MANY, "too much has happened at this table")

    def note_offer(self, player: int, at: float) -> None:
        """Counts an offer that was made."""
        self._of(player, at).take(at)

    def take_phrase(self, player: int, at: float) -> None:
        """Counts a phrase. Raises `TableError` where a player says too many."""
        if not self._phrases.setdefault(player, TokenBucket(PHRASES, at)).take(at):
            raise TableError(RoomCode.TOO_FAST, "phrases come too often; wait a moment")

    def _of(self, player: int, at: float) -> TokenBucket:
        return self._offers.setdefault(player, TokenBucket(OFFERS, at))


def _count(events: Sequence[Event]) -> int:
    return sum(not isinstance(each, COMING_AND_GOING) for each in events)
