"""The state of a table, a fold over its events: the game, seats, options and clock."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce
from typing import TypeVar, assert_never

from fourfold.rules import Done, Game, Give, Position, Result, Seat
from fourfold.table import event as events
from fourfold.table.command import Offer
from fourfold.table.event import Event
from fourfold.table.options import Options, WrongCalls
from fourfold.table.series import Series

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
    has_called: bool = False
    """Whether the player whose moment it is has called wrongly in it."""
    wrong_calls: tuple[int, int] = (0, 0)
    """How many wrong calls `first` and `second` have made."""
    offered: events.Offered | None = None
    is_rematch: bool = False
    """Both want another game."""
    away: tuple[float | None, float | None] = (None, None)
    """Since when `first` and `second` are away, if they are."""
    since: float = 0.0
    """When the time of the player who must act began."""
    is_late: bool = False
    """Whether that player's time is up, where the table only warns."""
    ended: events.Ended | None = None
    seen: int = 0
    """How many events there were."""
    earlier: Series = Series()
    """How the games of these players before this one ended."""

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
        if self.first is None or self.ended is not None:
            return None
        return self.game.positions[-1].turn

    @property
    def is_masked(self) -> bool:
        """Whether board, reserve and moves are hidden: until the game is over."""
        return self.options.mask and self.ended is None

    @property
    def is_call_used(self) -> bool:
        """Whether the player whose moment it is has no call left in it."""
        return self.has_called and self.options.wrong_calls is WrongCalls.CALL

    @property
    def position_as_it_counts(self) -> Position:
        """The position to think about: without a line to call where there is no call left."""
        return self.position.without_call() if self.is_call_used else self.position

    @property
    def deadline(self) -> float | None:
        """When that time is up; None without a clock, or where a warning has been given."""
        seconds = self.options.seconds_per_move
        return self.since + seconds if self.is_on and seconds and not self.is_late else None

    @property
    def series(self) -> Series:
        """How the games of these players ended, this one included once it is won or drawn."""
        if self.ended is None or self.ended.result is Result.UNFINISHED:
            return self.earlier
        if self.ended.result is Result.DRAW:
            return self.earlier.with_draw()
        return self.earlier.with_win(self.player_on(Seat(self.ended.result.value)))

    def is_away(self, seat: Seat) -> bool:
        """Whether the player on a seat is away."""
        return self.away[index_of(seat)] is not None

    def seat_of(self, player: int) -> Seat | None:
        """The seat of a player, by the order in which they joined; None before the game."""
        if self.first is None:
            return None
        return Seat.FIRST if player == self.first else Seat.SECOND

    def player_on(self, seat: Seat) -> int:
        """Which player sits on a seat, by the order in which they joined. The game has begun."""
        assert self.first is not None
        return self.first if seat is Seat.FIRST else 1 - self.first

    def name(self, seat: Seat) -> str:
        """The name of the player on a seat. The game has begun."""
        return self.players[self.player_on(seat)]


def evolve(table: Table, event: Event) -> Table:
    """The table after one more event. Events are facts: they are not judged here."""
    return replace(_after(table, event), seen=table.seen + 1)


def replay(events: Iterable[Event], table: Table = Table()) -> Table:
    """The table after all events."""
    return reduce(evolve, events, table)


def _after(table: Table, event: Event) -> Table:  # noqa: C901, PLR0911, PLR0912 - one case for each event
    match event:
        case events.Opened(options, start, series):
            start = Position(options.variant) if start is None else start
            return Table(options, game=Game(start, calling=options.calling), earlier=series)
        case events.Joined(player):
            return replace(table, players=(*table.players, player))
        case events.Began(first, at):
            return replace(table, first=first, since=at)
        case events.Moved(_, move, at):
            is_passed_on = isinstance(move, Give | Done)
            return replace(
                table,
                game=table.game.follow(move),
                has_called=False,
                offered=_still_offered(table, event),
                since=at if is_passed_on else table.since,
                is_late=table.is_late and not is_passed_on,
            )
        case events.CalledWrongly(seat):
            count = table.wrong_calls[index_of(seat)] + 1
            wrong_calls = _changed(table.wrong_calls, seat, count)
            return replace(table, has_called=True, wrong_calls=wrong_calls)
        case events.Offered():
            return replace(table, offered=event)
        case events.Declined():
            return replace(table, offered=None)
        case events.TookBack(moves, at):
            kept = table.game.moves[: len(table.game.moves) - moves]
            game = Game(table.game.start, kept, table.game.calling)
            return replace(
                table, game=game, has_called=False, offered=None, since=at, is_late=False
            )
        case events.Rematched():
            return replace(table, is_rematch=True, offered=None)
        case events.Left(seat, at):
            return replace(table, away=_changed(table.away, seat, at))
        case events.Returned(seat):
            return replace(table, away=_changed(table.away, seat, None))
        case events.Resumed(at):
            return replace(table, since=at, away=_afresh(table.away, at))
        case events.TimeUp():
            return replace(table, is_late=True)
        case events.Ended():
            return replace(table, ended=event, offered=None)
    assert_never(event)


def _still_offered(table: Table, event: events.Moved) -> events.Offered | None:
    """What is still offered after a move: it lapses when the other player goes on.

    An offer to take back lapses with one's own move too: there is another move to take back then.
    """
    offered = table.offered
    if offered is None or offered.seat is not event.seat or offered.offer is Offer.TAKE_BACK:
        return None
    return offered


def _afresh(
    away: tuple[float | None, float | None], at: float
) -> tuple[float | None, float | None]:
    """Absences that are counted from now on."""
    return (None if away[0] is None else at, None if away[1] is None else at)


def index_of(seat: Seat) -> int:
    """Where a seat's item stands in a pair."""
    return 0 if seat is Seat.FIRST else 1


def _changed(pair: tuple[Item, Item], seat: Seat, item: Item) -> tuple[Item, Item]:
    return (item, pair[1]) if seat is Seat.FIRST else (pair[0], item)
