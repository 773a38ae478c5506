"""The games of a terminal in the store, which is opened when it is first needed.

What happens is on the disk before it is told, so that a game can be gone on with whatever happens
to the terminal. Methods raise `FourfoldError` as the store does.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fourfold.room.plan import Plan
from fourfold.room.room import Room
from fourfold.rules import FourfoldError, TextError
from fourfold.rules.errors import quoted
from fourfold.table.command import Cause
from fourfold.table.decide import begin, join, settle
from fourfold.table.errors import TableCode
from fourfold.table.event import Began, Event, Joined, Moved, Opened, TookBack
from fourfold.table.player import Player
from fourfold.table.table import Table, evolve
from fourfold.terminal.computer import LEVELS

if TYPE_CHECKING:
    from fourfold.store import Change, Record, Store

BEGINNING: Final = (Opened, Joined, Joined, Began)


class Keeping:
    """Where games are kept, each under an opaque id."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._store: Store | None = None

    def unfinished(self) -> list[str]:
        """The games that are not over, the one left last first."""
        if self._store is None and not os.path.exists(self._path):
            return []
        from fourfold.store import Home  # noqa: PLC0415 - slow to load

        return self._open().unfinished(Home.TERMINAL)

    def read(self, game: str) -> Room:
        """A game, to go on with. The code of the error says whether it is damaged."""
        record = self._open().read(game)
        try:
            return _kept(record)
        except (FourfoldError, ValueError):
            raise TextError(TableCode.BAD_EVENT, quoted(game)) from None

    def begin(self, room: Room, at: float) -> None:
        """Keeps how a game begins."""
        from fourfold.store import Change, Home  # noqa: PLC0415 - slow to load

        events, players = tuple(room.events), tuple(room.players.values())
        self._write(Change(room.id, 0, events, at, players, Home.TERMINAL))

    def add(self, game: str, plan: Plan) -> None:
        """Keeps what is planned at the table of a game, with the next game that it opens."""
        from fourfold.store import Home, changes_of  # noqa: PLC0415 - slow to load

        self._write(*changes_of(game, plan, Home.TERMINAL))

    def close(self) -> None:
        """Lets go of the store."""
        if self._store is not None:
            self._store.close()

    def _open(self) -> Store:
        from fourfold.store import Store, url_of  # noqa: PLC0415 - slow to load

        if self._store is None:
            self._store = Store(url_of(self._path))
        return self._store

    def _write(self, *changes: Change) -> None:
        (conflict,) = self._open().write([changes])
        if conflict is not None:
            raise conflict


def new_game() -> str:
    """The id of a new game."""
    return os.urandom(16).hex()


def room_of(
    game: str,
    players: Sequence[Player],
    events: Sequence[Event],
    causes: Sequence[Cause | None] | None = None,
    following: str | None = None,
) -> Room:
    """The room of a game."""
    causes = (None,) * len(events) if causes is None else causes
    return Room(game, players, events, causes, new_id=new_game, following=following)


def _kept(record: Record | None) -> Room:
    if record is None or _replay(record.events).is_rematch is (record.next is None):
        raise ValueError(record)
    for player in record.players:
        if player.computer is not None and player.computer.level not in LEVELS:
            raise ValueError(player)
    return room_of(record.table, record.players, record.events, record.causes, record.next)


def _replay(events: Sequence[Event]) -> Table:
    """The table after all events. Raises `ValueError` for those that could not have happened."""
    table = Table()
    for number, event in enumerate(events):
        if number < len(BEGINNING):
            is_right = isinstance(event, BEGINNING[number])
        else:
            is_right = not isinstance(event, BEGINNING)
        if isinstance(event, Joined):
            join(table, event.player)
        if isinstance(event, Began):
            begin(table, event.first, event.at)
        if isinstance(event, Moved):
            is_right &= table.turn is event.seat
        if isinstance(event, TookBack):
            is_right &= 0 < event.moves <= len(table.game.moves)
        if not is_right:
            raise ValueError(event)
        table = evolve(table, event)
    if table.first is None or settle(table, table.since):
        raise ValueError(events)
    return table
