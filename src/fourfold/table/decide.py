"""Decides which events a command causes, or refuses it, which changes nothing.

Pure: time and chance come from the caller. A refusal tells no more than the player may know; above
all it never tells that a line is open, or was. What a wrong call tells is of the named line alone,
which can win nothing any more.
"""

from math import ceil
from typing import assert_never
from unicodedata import normalize

from fourfold.rules import (
    Call,
    Calling,
    Game,
    Line,
    MoveError,
    Position,
    Reason,
    Result,
    RulesCode,
    Seat,
)
from fourfold.rules.game import check_start
from fourfold.rules.name import check_name, looks_of
from fourfold.table import command as commands, event as events
from fourfold.table.command import Command, Offer
from fourfold.table.errors import TableCode, TableError
from fourfold.table.event import Event
from fourfold.table.options import Late, Options
from fourfold.table.series import Series
from fourfold.table.table import Table, index_of, replay

Events = tuple[Event, ...]


def open_table(
    options: Options, start: Position | None = None, series: Series = Series()
) -> Events:
    """A new table. Its game begins at `start`, a position in the variant that is played.

    Raises `SetupError` for one at which the game would be over.
    """
    if start is None or start == Position(options.variant):
        return (events.Opened(options, None, series),)
    check_start(start, options.calling)
    return (events.Opened(options, start, series),)


def join(table: Table, player: str) -> Events:
    """A player sits down. Names are unlike to eye and ear, to tell one player from the other."""
    player = normalize("NFC", player)
    check_name(player)
    if table.ended is not None:
        raise TableError(RulesCode.GAME_OVER, "the table is closed")
    if len(table.players) == 2:
        raise TableError(TableCode.TABLE_FULL, "both seats are taken")
    if any(_are_alike(player, other) for other in table.players):
        raise TableError(RulesCode.BAD_NAME, "a player needs a name unlike that of the other one")
    return (events.Joined(player),)


def _are_alike(one: str, other: str) -> bool:
    return looks_of(one) == looks_of(other) or _spoken(one) == _spoken(other)


def _spoken(name: str) -> str:
    return normalize("NFKC", name).casefold()


def begin(table: Table, first: int, at: float) -> Events:
    """Starts the game; `first` is 0 or 1, as the lot falls."""
    if len(table.players) < 2:
        raise TableError(TableCode.PLAYER_MISSING, "the game begins when both players are there")
    if table.first is not None:
        raise TableError(TableCode.GAME_BEGUN, "the game has begun already")
    if first not in (0, 1):
        raise TableError(TableCode.PLAYER_MISSING, "the first player is one of the two")
    return (events.Began(first, at),)


def rematch(table: Table, at: float) -> Events:
    """The beginning of the next table, for two who want another game: the other one begins."""
    if not table.is_rematch or table.first is None:
        raise TableError(TableCode.NOTHING_OFFERED, "no other game has been agreed on")
    players = (events.Joined(player) for player in table.players)
    opened = open_table(table.options, table.game.start, table.series)
    return (*opened, *players, events.Began(1 - table.first, at))


def resume(table: Table, at: float) -> Events:
    """Restarts clocks and absences after a restart or an outage, so that nobody loses time."""
    return (events.Resumed(at),) if table.is_on else ()


def settle(table: Table, at: float) -> Events:
    """What must still follow the last event: automatic calls, and the end of a finished game."""
    return _moved(table, table.game.settled(), at) if table.is_on else ()


def close(table: Table) -> Events:
    """A table that nobody comes back to is closed; its game stays unfinished."""
    return (events.Ended(Result.UNFINISHED, Reason.ABANDONED),) if table.ended is None else ()


def withdraw(table: Table) -> Events:
    """Closes a table that nobody has joined. Raises `TableError` once the game has begun."""
    if table.first is not None:
        raise TableError(TableCode.GAME_BEGUN, "a table is closed before the game has begun")
    return close(table)


def pass_time(table: Table, at: float) -> Events:
    """What time alone brings about."""
    turn = table.turn
    if turn is None or table.deadline is None or at < table.deadline:
        return ()
    if table.options.late is Late.WARNED:
        return (events.TimeUp(turn),)
    return (_won(turn.other, Reason.TIME),)


def decide(table: Table, seat: Seat, command: Command, at: float) -> Events:
    """What comes of a player's command, after what time has brought about. Raises `TableError`."""
    late = pass_time(table, at)
    is_presence = isinstance(command, commands.Leave | commands.Return)
    if late and table.options.late is Late.LOSES and not is_presence:
        return late
    return (*late, *carry_out(replay(late, table), seat, command, at))


def carry_out(table: Table, seat: Seat, command: Command, at: float) -> Events:  # noqa: C901, PLR0911
    """What comes of a command that came in time. Raises `TableError`."""
    match command:
        case commands.Play(Call() as call):
            return _call(table, seat, call, at)
        case commands.Play(move):
            _expect_turn(table, seat)
            try:
                game = table.game.play(move)
            except MoveError as error:
                # The error of the rules knows the position, and with it what may not be told.
                raise TableError(error.code, error.message) from None
            return _moved(table, game, at)
        case commands.Propose(offer):
            return _propose(table, seat, offer)
        case commands.Accept():
            return _accept(table, seat, at)
        case commands.Decline():
            if table.offered is None:
                raise TableError(TableCode.NOTHING_OFFERED, "nothing is offered")
            return (events.Declined(seat),)
        case commands.Resign():
            _expect_on(table)
            return (_won(seat.other, Reason.RESIGN),)
        case commands.Claim():
            return _claim(table, seat, at)
        case commands.Leave():
            _expect_begun(table)
            return () if table.away[index_of(seat)] is not None else (events.Left(seat, at),)
        case commands.Return():
            _expect_begun(table)
            return () if table.away[index_of(seat)] is None else (events.Returned(seat),)
    assert_never(command)


def may_call(table: Table, seat: Seat) -> bool:
    """Whether it is a player's moment to call, be there a line or not."""
    return (
        table.turn is seat
        and table.options.calling is Calling.HAND
        and table.position.count > 0
        and not table.is_call_used
    )


def why_wrong(table: Table, line: Line) -> str:
    """Why the call of a line is wrong at a table.

    The pieces share nothing that counts, or the line has expired. Games of earlier versions also
    have wrong calls of lines that were not complete.
    """
    code = table.position.refusal(Call(line))
    assert code is not None
    return code


def check_call(table: Table, seat: Seat) -> None:
    """Raises `TableError`, which says why, unless it is a player's moment to call."""
    _expect_may_call(table, seat)
    if table.position.count == 0:
        raise TableError(RulesCode.LINE_NOT_COMPLETE, "nothing is placed yet")


def _expect_may_call(table: Table, seat: Seat) -> None:
    _expect_turn(table, seat)
    if table.options.calling is Calling.AUTOMATIC:
        raise TableError(TableCode.CALLING_AUTOMATIC, "lines are called automatically here")
    if table.is_call_used:
        raise TableError(TableCode.CALL_USED, "the call for this moment is used up")


def _call(table: Table, seat: Seat, call: Call, at: float) -> Events:
    _expect_may_call(table, seat)
    if call.line not in table.position.variant.lines:
        raise TableError(RulesCode.LINE_NOT_COUNTED, f"{call.line} does not count in this game")
    if not table.position.is_complete(call.line):
        # A slip that anybody can see or feel, so it costs nothing.
        raise TableError(RulesCode.LINE_NOT_COMPLETE, f"{call.line} has an empty cell")
    if table.position.is_legal(call):
        return _moved(table, table.game.follow(call), at)
    wrong = events.CalledWrongly(seat, call.line)
    most = table.options.wrong_calls_to_lose
    if most is not None and table.wrong_calls[index_of(seat)] + 1 >= most:
        return (wrong, _won(seat.other, Reason.WRONG_CALLS))
    return (wrong,)


def _moved(table: Table, game: Game, at: float) -> Events:
    """The moves by which a game is longer than that of the table, and the end if it is over."""
    start = len(table.game.moves)
    told: list[Event] = []
    for position, move in zip(game.positions[start:], game.moves[start:], strict=False):
        assert position.turn is not None
        told.append(events.Moved(position.turn, move, at))
    if (outcome := game.outcome) is not None:
        told.append(events.Ended(Result.of(outcome), Reason.of(outcome)))
    return tuple(told)


def _propose(table: Table, seat: Seat, offer: Offer) -> Events:
    if table.offered is not None:
        raise TableError(TableCode.OFFER_OPEN, "an offer is still to be answered")
    if offer is Offer.REMATCH:
        if table.ended is None:
            raise TableError(TableCode.GAME_ON, "another game is offered when this one is over")
        if table.is_rematch:
            raise TableError(TableCode.GAME_BEGUN, "another game has been agreed on already")
    else:
        _expect_on(table)
        if offer is Offer.TAKE_BACK and not _moves_since(table, seat):
            raise TableError(RulesCode.NOTHING_TO_UNDO, "there is no move of yours to take back")
    return (events.Offered(seat, offer),)


def _accept(table: Table, seat: Seat, at: float) -> Events:
    if table.offered is None or table.offered.seat is seat:
        raise TableError(TableCode.NOTHING_OFFERED, "nothing is offered to you")
    match table.offered.offer:
        case Offer.DRAW:
            return (events.Ended(Result.DRAW, Reason.AGREED),)
        case Offer.TAKE_BACK:
            return (events.TookBack(_moves_since(table, table.offered.seat), at),)
        case Offer.REMATCH:
            return (events.Rematched(),)


def _moves_since(table: Table, seat: Seat) -> int:
    """How many moves there are from the last one of a player on."""
    for back, position in enumerate(reversed(table.game.positions[:-1]), 1):
        if position.turn is seat:
            return back
    return 0


def claim_from(table: Table, seat: Seat) -> float | None:
    """From when on a player may claim the game; None while the other one need not be waited for.

    A player waits while it is the turn of the other one, who is away, and no clock decides. Where a
    clock only warns, the other one has the time of a move at the least.
    """
    away = table.away[index_of(seat.other)]
    seconds = table.options.seconds_per_move
    is_clocked = seconds is not None and table.options.late is Late.LOSES
    if table.turn is not seat.other or away is None or is_clocked:
        return None
    waited = max(away, table.since) + table.options.patience
    return max(waited, table.since + (seconds or 0))


def _claim(table: Table, seat: Seat, at: float) -> Events:
    _expect_on(table)
    start = claim_from(table, seat)
    if start is None:
        raise TableError(
            TableCode.NO_CLAIM,
            "a game is claimed without a clock, when it is the turn of a player who is away",
        )
    if at < start:
        raise TableError(
            TableCode.NO_CLAIM, f"the game can be claimed in {ceil(start - at)} seconds"
        )
    return (_won(seat, Reason.ABANDONED),)


def _won(winner: Seat, reason: Reason) -> events.Ended:
    return events.Ended(Result(winner.value), reason)


def _expect_begun(table: Table) -> None:
    if table.first is None:
        raise TableError(TableCode.GAME_NOT_BEGUN, "the game has not begun")


def _expect_on(table: Table) -> None:
    _expect_begun(table)
    if table.ended is not None:
        raise TableError(RulesCode.GAME_OVER, "the game is over")


def _expect_turn(table: Table, seat: Seat) -> None:
    _expect_on(table)
    if table.turn is not seat:
        raise TableError(TableCode.NOT_YOUR_TURN, "it is the other player's turn")
