"""The games of a terminal in the store, which is opened when it is first needed.

What happens is on the disk before it is told, so that a game can be gone on with whatever happens
to the terminal. Methods raise `FourfoldError` as the store does.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fourfold.rules import ErrorCode, FourfoldError, TextError
from fourfold.rules.errors import quoted
from fourfold.table import (
    Began,
    Event,
    Joined,
    Moved,
    Opened,
    Pace,
    Player,
    Table,
    TookBack,
    begin,
    evolve,
    join,
    settle,
)
from fourfold.table import Computer as Plays
from fourfold.terminal.computer import LEVELS, Computer

if TYPE_CHECKING:
    from fourfold.store import Change, Record, Store

BEGINNING: Final = (Opened, Joined, Joined, Began)


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that is kept."""

    computer: Computer | None
    table: Table
    next: str | None
    """The game that follows this one."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """That another game was agreed on, after the first `seen` events of a game."""

    game: str
    seen: int
    events: Sequence[Event]


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

    def read(self, game: str) -> Kept:
        """A game, to go on with. The code of the error says whether it is damaged."""
        record = self._open().read(game)
        try:
            return _kept(record)
        except (FourfoldError, ValueError):
            raise TextError(ErrorCode.BAD_EVENT, quoted(game)) from None

    def begin(
        self,
        computer: Computer | None,
        events: Sequence[Event],
        at: float,
        after: Agreed | None = None,
    ) -> str:
        """Keeps how a game begins, together with the agreement on it, and returns its id."""
        from fourfold.store import Change, Home  # noqa: PLC0415 - slow to load

        game = os.urandom(16).hex()
        players = _players(computer)
        if after is None:
            self._write(Change(game, 0, tuple(events), at, players, Home.TERMINAL))
        else:
            self._write(
                Change(after.game, after.seen, tuple(after.events), at),
                Change(game, 0, tuple(events), at, players, Home.TERMINAL, after.game),
            )
        return game

    def add(self, game: str, seen: int, events: Sequence[Event], at: float) -> None:
        """Keeps what follows the first `seen` events of a game."""
        from fourfold.store import Change  # noqa: PLC0415 - slow to load

        self._write(Change(game, seen, tuple(events), at))

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


def _players(computer: Computer | None) -> tuple[Player, Player]:
    players = [Player(0), Player(1)]
    if computer is not None:
        plays = Plays(computer.level, computer.seed, Pace.AT_ONCE)
        players[computer.player] = Player(computer.player, computer=plays)
    return players[0], players[1]


def _kept(record: Record | None) -> Kept:
    table = Table() if record is None else _replay(record.events)
    if record is None or table.is_rematch is (record.next is None):
        raise ValueError(record)
    return Kept(_computer(record), table, record.next)


def _computer(record: Record) -> Computer | None:
    """Who is a computer. Raises `ValueError` where one plays as nobody can."""
    for player in record.players:
        if player.computer is not None:
            if player.computer.level not in LEVELS:
                raise ValueError(player)
            return Computer(player.number, player.computer.level, player.computer.seed)
    return None


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
