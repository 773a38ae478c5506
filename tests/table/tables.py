"""Tables in any state, made by commands as players send them."""

from __future__ import annotations

import pytest

from fourfold.rules import FourfoldError, Seat, parse_move
from fourfold.table import (
    Command,
    Event,
    Options,
    Play,
    Table,
    begin,
    decide,
    join,
    open_table,
    replay,
)

FIRST, SECOND = Seat

ROW = "0 a1 1 b1 2 c1 3 d1"
"""The first row shares light and round; `first` has completed it and may call."""

ROWS = "0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 5 d1"
"""The second row shares nothing; then `first` has completed the first one, and may call it."""

QUIET = "1 d3 c b3 a a4 7 a3 2 c3 4 a1 6 d1 e d4 9 c1 5 c2 3 b1 b c4 d d2 0 b4 8 a2 f b2"
"""All pieces are placed, and no line was ever open."""

LAST_LINE = "5 c3 9 d4 c a4 4 b4 0 a3 3 d1 6 b2 7 b1 8 c1 d d3 f a1 2 c4 e c2 b b3 a a2 1 d2"
"""All pieces are placed; the last one has opened the only line."""


def seated(options: Options = Options()) -> Table:
    """Ada and Grace sit at a table, and the game has not begun."""
    table = replay(open_table(options))
    for player in ("Ada", "Grace"):
        table = replay(join(table, player), table)
    return table


def begun(moves: str = "", options: Options = Options(), at: float = 0.0) -> Table:
    """A game in which Ada is `first`, after some moves, all at the same time."""
    table = seated(options)
    return played(replay(begin(table, first=0, at=at), table), moves, at)


def played(table: Table, moves: str, at: float = 0.0) -> Table:
    """The table after more moves, each by whose turn it is."""
    for word in moves.split():
        assert table.turn is not None
        table = after(table, table.turn, Play(parse_move(word)), at)
    return table


def after(table: Table, seat: Seat, command: Command, at: float = 0.0) -> Table:
    """The table after a command."""
    return replay(decide(table, seat, command, at), table)


def events(table: Table, seat: Seat, move: str, at: float = 0.0) -> tuple[Event, ...]:
    """What comes of a move in notation."""
    return decide(table, seat, Play(parse_move(move)), at)


def refusal(table: Table, seat: Seat, command: Command | str, at: float = 0.0) -> str:
    """The code of the refusal of a command, or of a move in notation."""
    asked = Play(parse_move(command)) if isinstance(command, str) else command
    with pytest.raises(FourfoldError) as caught:
        decide(table, seat, asked, at)
    return str(caught.value.code)
