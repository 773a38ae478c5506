"""How tables begin: opened by a guest, or by two who want another game."""

from __future__ import annotations

from dataclasses import replace

from fourfold.service.guests import new_id
from fourfold.service.live import LiveTable
from fourfold.service.setup import Setup
from fourfold.store import Change, Computer, Player, Record
from fourfold.table import Table, begin, join, open_table, rematch, replay


def opened(guest: str, setup: Setup, first: int, at: float) -> Change:
    """A table that a guest opens. It begins at once if both are there; `first` is the lot then."""
    events = list(open_table(setup.options))
    events += join(replay(events), setup.name)
    players = [Player(0, guest)]
    if setup.other is not None:
        events += join(replay(events), setup.other)
        events += begin(replay(events), first, at)
        computer = setup.computer
        players.append(Player(1, guest if computer is None else None, computer))
    return Change(
        new_id(),
        0,
        tuple(events),
        at,
        tuple(players),
        is_public=setup.is_public,
        first=setup.first,
    )


def rematched(live: LiveTable, table: Table, at: float) -> Change:
    """The table of the next game, which the other player begins."""
    players = tuple(
        player if player.computer is None else replace(player, computer=_refreshed(player.computer))
        for player in live.players.values()
    )
    return Change(new_id(), 0, rematch(table, at), at, players, follows=live.id)


def _refreshed(computer: Computer) -> Computer:
    """A computer that does not play the same game again."""
    return replace(computer, seed=computer.seed + 1)


def record_of(change: Change) -> Record:
    """What the store has of a table that was just made."""
    return Record(
        change.table,
        change.home,
        change.players,
        change.events,
        change.at,
        change.at,
        None,
        is_public=change.is_public,
        first=change.first,
    )
