"""The tables of a guest, found by an index and told by columns: no game is replayed for a list."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, and_, bindparam, case, func, or_, select, tuple_

from fourfold.rules import FourfoldError
from fourfold.store.schema import events, players, tables
from fourfold.store.standing import SAME_SCREEN, Outcome
from fourfold.table.codec import event_from_json
from fourfold.table.event import Event, Joined, Opened

RUNNING_AT_MOST: Final = 200
"""A guest can open no more; of one who has joined more, those are listed that come first."""
FINISHED_AT_ONCE: Final = 50
EVENTS_KNOWN: Final = 4_000
"""Events that need not be read again: most tables begin alike, and a guest keeps to a name."""

Cursor: TypeAlias = tuple[float, str]
"""When a finished game ended, and at which table."""


class ListedPlayer(NamedTuple):
    """A player of a table in a list."""

    name: str
    level: str | None
    """Of a computer."""


class ListedGame(NamedTuple):
    """A table of a guest, as a list tells of it."""

    opened: Opened
    players: tuple[ListedPlayer, ...]
    """In the order in which they joined."""
    own: tuple[int, ...]
    """Which players the guest is."""
    outcome: Outcome | None
    """For the guest, or for player 0 if the guest has both seats."""
    table: str
    has_begun: bool
    turn: int | None
    """Which player must act."""
    placed: int
    """How many pieces are on the board."""
    began_at: float | None
    acted_at: float
    """When a player did something last."""
    ended_at: float | None
    result: str | None
    reason: str | None
    next: str | None
    """The table of the game after this one."""


@dataclass(frozen=True, slots=True)
class Games:
    """The tables of a guest."""

    running: tuple[ListedGame, ...]
    """First those at which it is the guest's turn; of these and the others, the one acted at
    last comes first."""
    finished: tuple[ListedGame, ...]
    """The one that ended last comes first."""
    before: Cursor | None
    """Of the last one, if others ended before it."""
    tallies: Mapping[str, Mapping[Outcome, int]]
    """How many games against each level, and against people, ended in which way."""


_mine, _other, _next = players.alias(), players.alias(), tables.alias()
_opened, _first, _second = events.alias(), events.alias(), events.alias()

_HAS_BOTH: Final = _mine.c.guest == _other.c.guest
_IS_TURN: Final = and_(tables.c.turn.is_not(None), or_(tables.c.turn == _mine.c.number, _HAS_BOTH))

_LISTED: Final = (
    select(
        _opened.c.body,
        _first.c.body,
        _second.c.body,
        _mine.c.number,
        _other.c.level,
        _HAS_BOTH,
        _mine.c.outcome,
        *tables.c["id", "has_begun", "turn", "placed", "began_at", "acted_at"],
        _mine.c.ended_at,
        *tables.c["result", "reason"],
        _next.c.id.label("next"),
    )
    .select_from(_mine)
    .join(tables, tables.c.id == _mine.c.table)
    .outerjoin(_other, and_(_other.c.table == _mine.c.table, _other.c.number == 1 - _mine.c.number))
    .outerjoin(_next, _next.c.follows == _mine.c.table)
    .join(_opened, and_(_opened.c.table == _mine.c.table, _opened.c.number == 0))
    .join(_first, and_(_first.c.table == _mine.c.table, _first.c.number == 1))
    .outerjoin(_second, and_(_second.c.table == _mine.c.table, _second.c.number == 2))
)
"""Tables at which a guest sits; of one who has both seats, by the first."""

_RUNNING: Final = (
    _LISTED.where(_mine.c.guest == bindparam("guest"), _mine.c.ended_at.is_(None))
    .where(~tables.c.is_over, or_(_mine.c.number == 0, _HAS_BOTH.is_not(True)))
    .order_by(case((_IS_TURN, 0), else_=1), tables.c.acted_at.desc(), tables.c.id)
    .limit(bindparam("at_most"))
)

_FINISHED: Final = (
    _LISTED.where(_mine.c.guest == bindparam("guest"), _mine.c.ended_at.is_not(None))
    .where(or_(_mine.c.number == 0, _mine.c.against != SAME_SCREEN))
    .where(_mine.c.against.is_not(None))
    .order_by(_mine.c.ended_at.desc(), _mine.c.table.desc())
    .limit(bindparam("at_most"))
)
"""A table that was closed before anybody came is none of them: its maker was against nobody."""

_FINISHED_BEFORE: Final = _FINISHED.where(
    tuple_(_mine.c.ended_at, _mine.c.table) < tuple_(bindparam("at"), bindparam("of"))
)

_TALLIES: Final = (
    select(players.c.against, players.c.outcome, func.count().label("games"))
    .where(players.c.guest == bindparam("guest"), players.c.ended_at.is_not(None))
    .where(players.c.against != SAME_SCREEN)
    .group_by(players.c.against, players.c.outcome)
)


def games_of(
    connection: Connection, guest: str, before: Cursor | None, *, only_running: bool
) -> Games:
    """The tables of a guest: those that are not over, unless before a cursor; finished ones."""
    asked: dict[str, Any] = {"guest": guest, "at_most": FINISHED_AT_ONCE + 1}
    finished: Sequence[Any] = []
    if before is None:
        running = connection.execute(_RUNNING, asked | {"at_most": RUNNING_AT_MOST}).all()
        if not only_running:
            finished = connection.execute(_FINISHED, asked).all()
    else:
        running = []
        asked |= {"at": before[0], "of": before[1]}
        finished = connection.execute(_FINISHED_BEFORE, asked).all()
    has_more = len(finished) > FINISHED_AT_ONCE
    last = finished[FINISHED_AT_ONCE - 1] if has_more else None
    return Games(
        _listed(running),
        _listed(finished[:FINISHED_AT_ONCE]),
        None if last is None else (last.ended_at, last.id),
        _tallies(connection, guest),
    )


def _tallies(connection: Connection, guest: str) -> Mapping[str, Mapping[Outcome, int]]:
    tallies: defaultdict[str, dict[Outcome, int]] = defaultdict(dict)
    for row in connection.execute(_TALLIES, {"guest": guest}):
        tallies[row.against][Outcome(row.outcome)] = row.games
    return tallies


def _listed(rows: Sequence[Any]) -> tuple[ListedGame, ...]:
    """What rows say; tables that are damaged are left out."""
    return tuple(game for row in rows if (game := _game(row)) is not None)


def _game(row: Any) -> ListedGame | None:
    *bodies, number, level, has_both, outcome = row[:7]
    opened, *joined = map(_event, bodies)
    names = [each.player for each in joined if isinstance(each, Joined)]
    if not isinstance(opened, Opened) or not names:
        return None
    levels = (None, level) if number == 0 else (level, None)
    return ListedGame(
        opened,
        tuple(map(ListedPlayer, names, levels)),
        (0, 1) if has_both else (number,),
        None if outcome is None else Outcome(outcome),
        *row[7:],
    )


@lru_cache(EVENTS_KNOWN)
def _event(body: str | None) -> Event | None:
    """An event as it was written; None for one that is not there, or damaged."""
    try:
        return None if body is None else event_from_json(json.loads(body))
    except (FourfoldError, ValueError, RecursionError):
        return None
