"""Tables in any state, made by commands as players send them; commands and events as texts."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from fourfold.rules import FourfoldError, Position, Seat, parse_move
from fourfold.table.codec import command_from_json, event_to_json
from fourfold.table.command import Command, Leave, Offer, Play, Propose, Return
from fourfold.table.decide import begin, decide, join, open_table
from fourfold.table.event import Event
from fourfold.table.options import Options
from fourfold.table.table import Table, replay

FIRST, SECOND = Seat


def command(text: str) -> Command:
    """A command by its name, an offer by what is offered, or a move in notation."""
    if text in map(str, Offer):
        return Propose(Offer(text))
    if text in ("leave", "return"):
        return Leave() if text == "leave" else Return()
    if text in ("accept", "decline", "resign", "claim"):
        return command_from_json({"command": text})
    return Play(parse_move(text))


def written(events: Iterable[Event]) -> str:
    """Events as a text: of each its name and the values of its fields."""
    return "; ".join(" ".join(map(str, event_to_json(event).values())) for event in events)


def seated(options: Options = Options(), start: Position | None = None) -> Table:
    """Ada and Grace sit at a table, and the game has not begun."""
    table = replay(open_table(options, start))
    for player in ("Ada", "Grace"):
        table = replay(join(table, player), table)
    return table


def begun(moves: str = "", options: Options = Options(), at: float = 0.0) -> Table:
    """A game in which Ada is `first`, after some moves, all at the same time."""
    table = seated(options)
    return played(replay(begin(table, first=0, at=at), table), moves, at)


def played(table: Table, moves: str, at: float = 0.0) -> Table:
    """The table after more moves, each by whose turn it is."""
    for move in moves.split():
        assert table.turn is not None
        table = after(table, table.turn, move, at)
    return table


def after(table: Table, seat: Seat, text: str, at: float = 0.0) -> Table:
    """The table after a command."""
    return replay(decide(table, seat, command(text), at), table)


def told(table: Table, seat: Seat, text: str, at: float = 0.0) -> str:
    """The events that come of a command."""
    return written(decide(table, seat, command(text), at))


def refusal(table: Table, seat: Seat, text: str, at: float = 0.0) -> str:
    """The code of the refusal of a command."""
    with pytest.raises(FourfoldError) as caught:
        decide(table, seat, command(text), at)
    return caught.value.code
