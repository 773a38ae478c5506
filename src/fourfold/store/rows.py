"""What the rows of the database say, and the rows that say it."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from fourfold.rules import FourfoldError
from fourfold.store.change import Change, Home
from fourfold.store.record import News, Record
from fourfold.table.codec import event_from_json, event_to_json
from fourfold.table.command import Cause
from fourfold.table.event import (
    Began,
    Ended,
    Left,
    Moved,
    Opened,
    Resumed,
    Returned,
    TimeUp,
)
from fourfold.table.player import Computer, Pace, Player

FLAGS: Final = ("has_clock", "has_begun", "is_played", "is_over")
"""What events say of their table, and no later one takes back."""

KEPT: Final = ("began_at", "acted_at", "result", "reason")
"""What later events leave as it is, unless they say something else."""

STANDING: Final = ("turn", "placed")

FOLLOWING: Final = (*FLAGS, *STANDING, *KEPT)
"""All that follows from the events of a table."""

IDLE: Final = frozenset({Left, Returned, Resumed, TimeUp})
"""Events by which nobody has done anything at the table."""


def _following(change: Change) -> tuple[Any, ...]:
    kinds = frozenset(map(type, change.events))
    has_clock = Opened in kinds and any(
        isinstance(each, Opened) and each.options.seconds_per_move is not None
        for each in change.events
    )
    result = reason = None
    if Ended in kinds:
        ended = next(each for each in change.events if isinstance(each, Ended))
        result, reason = str(ended.result), str(ended.reason)
    return (
        *(has_clock, Began in kinds, Moved in kinds, Ended in kinds),
        *(change.standing.turn, change.standing.placed),
        change.at if Began in kinds else None,
        None if kinds <= IDLE else change.at,
        *(result, reason),
    )


def seconds_in(body: str) -> int | None:
    """The seconds a move that the first event of a table says; None without a clock."""
    try:
        first = event_from_json(json.loads(body))
    except (FourfoldError, ValueError, RecursionError):
        return None
    return first.options.seconds_per_move if isinstance(first, Opened) else None


def of_endings(change: Change) -> Iterator[dict[str, Any]]:
    """What a change sets in the rows of its table's players, if the game ends by it."""
    for event in change.events:
        if isinstance(event, Ended):
            outcomes = change.standing.outcomes(event.result)
            names = dict(zip(("outcome_of_0", "outcome_of_1"), map(str, outcomes), strict=True))
            yield {"of": change.table, "at": change.at} | names


def of_table(change: Change, up: float) -> dict[str, Any]:
    """The row of a new table."""
    return {
        "id": change.table,
        "home": str(change.home),
        "follows": change.follows,
        "is_public": change.is_public,
        "first": change.first,
        "made_at": change.at,
        "touched_at": change.at,
        "touched_up": up,
        "seen": len(change.events),
        **dict(zip(FOLLOWING, _following(change), strict=True)),
        "acted_at": change.at,
    }


_NEW: Final = tuple(f"new_{name}" for name in FOLLOWING)


def of_advance(change: Change, up: float) -> dict[str, Any]:
    """What a change sets in the row of its table."""
    return {
        "table": change.table,
        "before": change.seen,
        "after": change.seen + len(change.events),
        "at": change.at,
        "up": up,
        **dict(zip(_NEW, _following(change), strict=True)),
    }


def of_player(change: Change, player: Player) -> dict[str, Any]:
    """The row of a player who sits down by a change."""
    computer = player.computer
    return {
        "table": change.table,
        "number": player.number,
        "guest": player.guest,
        "level": None if computer is None else computer.level,
        "seed": None if computer is None else str(computer.seed),
        "pace": None if computer is None else str(computer.pace),
    }


def of_events(change: Change) -> Iterator[dict[str, Any]]:
    """The rows of the events of a change."""
    bodies = map(event_to_json, change.events) if change.bodies is None else change.bodies
    cause = change.cause
    for number, body in enumerate(bodies, change.seen):
        yield {
            "table": change.table,
            "number": number,
            "body": json.dumps(body),
            "player": None if cause is None else cause.player,
            "command": None if cause is None else cause.id,
        }


def record_in(
    table: Any, seated: Sequence[Any], happened: Sequence[Any], following: str | None
) -> Record:
    """What the rows of a table say. Raises `ValueError`, among others, if they are damaged."""
    if [each.number for each in happened] != list(range(table.seen)):
        raise ValueError(table.seen)
    return Record(
        table.id,
        Home(table.home),
        tuple(map(_player, seated)),
        tuple(event_from_json(json.loads(each.body)) for each in happened),
        table.made_at,
        following,
        tuple(map(_cause, happened)),
        table.is_public,
        table.first,
        table.touched_up,
    )


def news_in(
    start: int, seated: Sequence[Any], happened: Sequence[Any], following: str | None
) -> News:
    """What rows say of a table from an event on. Raises `ValueError`, among others."""
    if [each.number for each in happened] != list(range(start, start + len(happened))):
        raise ValueError(start)
    return News(
        start,
        tuple(event_from_json(json.loads(each.body)) for each in happened),
        tuple(map(_cause, happened)),
        tuple(map(_player, seated)),
        following,
    )


def _cause(row: Any) -> Cause | None:
    return None if row.command is None else Cause(row.player, row.command)


def _player(row: Any) -> Player:
    if row.number not in (0, 1):
        raise ValueError(row.number)
    computer = None if row.level is None else Computer(row.level, int(row.seed), Pace(row.pace))
    return Player(row.number, row.guest, computer)
