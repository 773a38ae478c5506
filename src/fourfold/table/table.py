"""A table: a game with its seats, options and clock, as the sum of what has happened at it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeVar, assert_never

from fourfold.rules import Done, Game, Give, Line, Position, Seat
from fourfold.table.event import (
    Began,
    CalledWrongly,
    Declined,
    Ended,
    Event,
    Joined,
    Left,
    Moved,
    Offered,
    Opened,
    Rematched,
    Returned,
    TimeUp,
    TookBack,
)
from fourfold.table.options import Options, WrongCalls

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Table:
    """What a table is after some events. It changes by `evolve` alone."""

    options: Options = Options()
    players: tuple[str, ...] = ()
    """In the order in which they joined."""
    first: int | None = None
    """Which of them is `first`; None before the game has begun."""
    game: Game = Game()
    wrong_lines: tuple[Line, ...] = ()
    """What was called wrongly in this moment."""
    wrong_calls: tuple[int, int] = (0, 0)
    """How many wrong calls `first` and `second` have made."""
    offered: Offered | None = None
    is_rematch: bool = False
    """Both want another game."""
    away: tuple[float | None, float | None] = (None, None)
    """Since when `first` and `second` are away, if they are."""
    deadline: float | None = None
    ended: Ended | None = None
    seen: int = 0
    """How many events there were."""

    @property
    def position(self) -> Position:
        """The position on the board."""
        return self.game.position

    @property
    def is_on(self) -> bool:
        """Whether the game goes on: it has begun, and is not over."""
        return self.first is not None and self.ended is None

    @property
    def turn(self) -> Seat | None:
        """Who must act."""
        return self.position.turn if self.is_on else None

    @property
    def is_call_used(self) -> bool:
        """Whether the player whose moment it is has no call left in it."""
        return bool(self.wrong_lines) and self.options.wrong_calls is WrongCalls.CHANCE

    def name(self, seat: Seat) -> str:
        """The player on a seat. The game has begun."""
        assert self.first is not None
        return self.players[self.first if seat is Seat.FIRST else 1 - self.first]


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event. Events are facts: they are not judged here."""
    return replace(_after(table, event), seen=table.seen + 1)


def replay(events: Iterable[Event], table: Table = Table()) -> Table:
    """The table after all events."""
    return reduce(evolve, events, table)


def _after(table: Table, event: Event) -> Table:  # noqa: C901, PLR0911, PLR0912 - one case for each event
    match event:
        case Opened(options):
            return Table(options, game=Game(Position(options.variant), calling=options.calling))
        case Joined(player):
            return replace(table, players=(*table.players, player))
        case Began(first, at):
            return _timed(replace(table, first=first), at)
        case Moved(_, move, at):
            game = Game(table.game.start, (*table.game.moves, move), table.game.calling)
            moved = replace(table, game=game, wrong_lines=())
            if table.offered is not None and table.offered.seat is not event.seat:
                moved = replace(moved, offered=None)
            return _timed(moved, at) if isinstance(move, Give | Done) else moved
        case CalledWrongly(seat, line):
            return replace(
                table,
                wrong_lines=(*table.wrong_lines, line),
                wrong_calls=_changed(
                    table.wrong_calls, seat, table.wrong_calls[index_of(seat)] + 1
                ),
            )
        case Offered():
            return replace(table, offered=event)
        case Declined():
            return replace(table, offered=None)
        case TookBack(moves, at):
            kept = table.game.moves[: len(table.game.moves) - moves]
            game = Game(table.game.start, kept, table.game.calling)
            return _timed(replace(table, game=game, wrong_lines=(), offered=None), at)
        case Rematched():
            return replace(table, is_rematch=True, offered=None)
        case Left(seat, at):
            return replace(table, away=_changed(table.away, seat, at))
        case Returned(seat):
            return replace(table, away=_changed(table.away, seat, None))
        case TimeUp():
            return replace(table, deadline=None)
        case Ended():
            return replace(table, ended=event, offered=None, deadline=None)
    assert_never(event)


def _timed(table: Table, at: float) -> Table:
    """Starts the time of the player who must act afresh."""
    seconds = table.options.seconds_per_move
    return table if seconds is None else replace(table, deadline=at + seconds)


def index_of(seat: Seat) -> int:
    """Where a seat's item stands in a pair."""
    return 0 if seat is Seat.FIRST else 1


def _changed(pair: tuple[Item, Item], seat: Seat, item: Item) -> tuple[Item, Item]:
    return (item, pair[1]) if seat is Seat.FIRST else (pair[0], item)
