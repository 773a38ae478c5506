"""Messages for events, for what the player who must act is asked, and for refusals.

Nothing here tells that a line is open, or was, before the game is over; but for the line that a
wrong call has named, of which the call's reason speaks, and for missed ones where there is a coach.
"""

from __future__ import annotations

from typing import assert_never

from fourfold.rules import (
    Calling,
    FourfoldError,
    Line,
    LineKind,
    Position,
    Reason,
    Result,
    RulesCode,
    Seat,
)
from fourfold.rules.move import Call, Done, Give, Move, Place
from fourfold.table import Event, Table, WrongCalls, event as events, may_call, why_wrong
from fourfold.table.missed import missed_by_move
from fourfold.table.table import index_of
from fourfold.words.message import AllAre, Argument, Message, message
from fourfold.words.query import Phrase
from fourfold.words.texts import ORDER

FEWEST_TO_CALL = 4
"""With fewer pieces on the board no line is complete, and no call is suggested."""
LAST_REMINDER = {True: 4, False: 5}
"""Until so many pieces are on the board questions remind of calling, asked by name or not: that is
in the first two questions to a listener, as two players asked by name are one listener."""


def describe(  # noqa: C901, PLR0911, PLR0912 - one case for each event
    event: Event, before: Table, after: Table, viewer: Seat | None = None
) -> Message | None:
    """The message that tells a listener of an event: a seat, or without one somebody who watches.

    None where it is no news: that a player of a slow game comes or goes.
    """
    match event:
        case events.Opened():
            return message("opened")
        case events.Joined(player):
            return message("joined", player=player)
        case events.Began():
            return _told_beginning(after, viewer)
        case events.Moved(seat, move):
            told = told_move(after, seat, move, before.position, after.position, viewer)
            return _with_missed(told, before, after)
        case events.CalledWrongly(seat, line):
            return _told_wrong(after, seat, line, why_wrong(before, line), viewer)
        case events.Offered(seat, offer):
            return _told(f"offered-{offer}", after, seat, viewer)
        case events.Declined(seat):
            is_own = before.offered is not None and before.offered.seat is seat
            return _told("withdrawn" if is_own else "declined", after, seat, viewer)
        case events.TookBack(moves):
            return message("took-back", moves=moves)
        case events.Rematched():
            return message("rematched")
        case events.Left() | events.Returned() if after.options.is_slow:
            return None
        case events.Left(seat):
            return _told("left", after, seat, viewer)
        case events.Returned(seat):
            return _told("returned", after, seat, viewer)
        case events.Resumed():
            return message("resumed")
        case events.TimeUp(seat):
            return _told("time-up", after, seat, viewer)
        case events.Ended():
            return told_end(event, after, viewer)
    assert_never(event)


def _told_beginning(table: Table, viewer: Seat | None) -> Message:
    """The message that tells a listener who begins, and what is on the board already."""
    start = table.game.start
    assert start.turn is not None
    if start == Position(start.variant):
        return _told("began", table, start.turn, viewer)
    return _told("began-position", table, start.turn, viewer, count=start.count)


def told_move(
    table: Table, seat: Seat, move: Move, before: Position, after: Position, viewer: Seat | None
) -> Message:
    """The message that tells a listener of a move."""
    match move:
        case Give(piece):
            return _told("gave", table, seat, viewer, piece=piece, digit=str(piece))
        case Place(cell):
            hand = before.hand
            assert hand is not None
            return _told("placed", table, seat, viewer, piece=hand, cell=cell, count=after.count)
        case Call(line):
            is_automatic = table.options.calling is Calling.AUTOMATIC
            id_ = "called-by-itself" if is_automatic else "called"
            return _told(id_, table, seat, viewer, line=line, shared=shared(after, line))
        case Done():
            return _told("said-done", table, seat, viewer)
    assert_never(move)


def _with_missed(told: Message, before: Table, after: Table) -> Message:
    """What is told of a move, and of each line that it has let expire where there is a coach."""
    for line in missed_by_move(before, after):
        told = message("missed-now", told=told, line=line, shared=shared(after.position, line))
    return told


def _told_wrong(table: Table, seat: Seat, line: Line, code: str, viewer: Seat | None) -> Message:
    """The message that tells a listener of a wrong call."""
    why = message(f"wrong-{code}")
    limit = table.options.wrong_calls_to_lose
    if limit is None:
        is_spent = viewer is seat and table.options.wrong_calls is WrongCalls.CALL
        id_ = "called-wrongly-spent" if is_spent else "called-wrongly"
        return _told(id_, table, seat, viewer, line=line, why=why)
    calls = table.wrong_calls[index_of(seat)]
    return _told(
        "called-wrongly-limit", table, seat, viewer, line=line, why=why, calls=calls, limit=limit
    )


def told_phrase(phrase: Phrase, table: Table, seat: Seat, viewer: Seat | None) -> Message:
    """The message that tells a player what one of the two says to the other."""
    return _told("phrase-said", table, seat, viewer, phrase=message(f"phrase-{phrase}"))


def told_end(ended: events.Ended, table: Table, viewer: Seat | None) -> Message:
    """The message that tells a listener how the game ended, or that there was none."""
    if table.first is None:
        return message("closed")
    if ended.result is Result.UNFINISHED:
        return message("ended-unfinished")
    if ended.reason in (Reason.FULL, Reason.AGREED):
        return message(f"ended-{ended.reason}")
    return _told(f"ended-{ended.reason}", table, Seat(ended.result.value), viewer)


def told_series(table: Table, viewer: Seat | None) -> Message | None:
    """The message that tells the score after a game; None unless it was one of several."""
    series = table.series
    if series == table.earlier or series.games < 2:
        return None
    high, low = max(series.wins), min(series.wins)
    if series.leader is None:
        return message("series-level", wins=high, draws=series.draws)
    seat = table.seat_of(series.leader)
    assert seat is not None
    return _told("series-ahead", table, seat, viewer, wins=high, losses=low, draws=series.draws)


def question(table: Table, viewer: Seat | None = None, *, by_name: bool = False) -> Message:
    """The question to the player who must act; anybody else is told whose turn it is.

    `by_name` names the player who is asked, for two at one keyboard.
    """
    turn = table.turn
    if turn is None:
        return message("waiting-begin" if table.ended is None else "waiting-over")
    hand = table.position.hand
    arguments: dict[str, Argument] = {} if hand is None else {"piece": hand}
    act = "place" if hand is not None else "done" if table.position.is_full else "give"
    if viewer is not turn:
        return _told(f"waiting-{act}", table, turn, viewer, **arguments)
    asked = _told(f"question-{act}", table, turn, viewer, **arguments)
    if by_name:
        asked = message(asked.id, **dict(asked.arguments) | {"you": "named"})
    count = table.position.count
    if count < FEWEST_TO_CALL or not may_call(table, turn):
        return asked
    is_reminder = count <= LAST_REMINDER[by_name]
    return message("or-call", asked=asked, reminder="yes" if is_reminder else "no")


def confirm_call(line: Line) -> Message:
    """The question whether a line is meant; where its name leaves doubt, with its cells."""
    if line.kind in (LineKind.ROW, LineKind.COLUMN):
        return message("confirm-call", line=line)
    return message("confirm-call-cells", line=line, cells=line.cells)


def refusal(error: FourfoldError) -> Message:
    """The message that says why something was refused, without what it would reveal of a line."""
    if error.code in _ABOUT_LINES:
        return message("refused-call")
    if error.code in REFUSALS:
        return message(f"refused-{error.code}")
    return message("refused-other", code=str(error.code))


def shared(position: Position, line: Line) -> AllAre:
    """What all pieces of a line have in common, in the order in which traits are said."""
    return AllAre(tuple(sorted(position.shared(line), key=lambda v: ORDER.index(v.trait))))


def _told(
    id_: str, table: Table, actor: Seat, viewer: Seat | None, **arguments: Argument
) -> Message:
    you = "nobody" if viewer is None else "actor" if viewer is actor else "other"
    names = {"actor": name_of(table, actor), "other": name_of(table, actor.other)}
    return message(id_, **names, you=you, **arguments)


def name_of(table: Table, seat: Seat) -> str | Message:
    """The name of the player on a seat."""
    return message("name-somebody") if table.first is None else table.name(seat)


_ABOUT_LINES = (RulesCode.CALL_DUE, RulesCode.LINE_EXPIRED, RulesCode.NOTHING_SHARED)

REFUSALS = frozenset(
    {
        "bad-name",
        "bad-time",
        "busy",
        "call-used",
        "calling-automatic",
        "cell-taken",
        "game-begun",
        "game-not-begun",
        "game-on",
        "game-over",
        "line-not-complete",
        "line-not-counted",
        "no-claim",
        "no-piece-in-hand",
        "no-session",
        "no-such-table",
        "no-traits",
        "nobody-listens",
        "not-stored",
        "not-your-seat",
        "not-your-turn",
        "nothing-offered",
        "nothing-to-undo",
        "offer-open",
        "piece-in-hand",
        "piece-taken",
        "pieces-left",
        "player-missing",
        "stopping",
        "table-full",
        "too-fast",
        "too-many",
        "unreadable",
    }
)
"""The refusals that have a text of their own; any other is named by its code."""
