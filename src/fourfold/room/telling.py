"""What listeners are told of a table, as JSON values: to each what it may know, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from fourfold.room.listener import Listener
from fourfold.room.plan import Json, Plan
from fourfold.rules import Call, Done, FourfoldError, Give, Place, Position, Seat
from fourfold.table.codec import VERSION, event_to_json, options_to_json, series_to_json
from fourfold.table.command import Cause
from fourfold.table.decide import claim_from, may_call, why_wrong
from fourfold.table.event import CalledWrongly, Event, Moved, Opened
from fourfold.table.missed import Missed, missed_as_told, missed_by_move, missed_lines
from fourfold.table.options import Options
from fourfold.table.table import Table, evolve, index_of, replay
from fourfold.words import Message, describe, message_to_json, question, refusal, result, terms

if TYPE_CHECKING:
    from fourfold.room.room import Room

Seats = tuple[Seat, ...]
"""Those of a listener: what is told depends on them alone."""


_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def dumped(body: Json) -> str:
    """A message as text."""
    return _ENCODER.encode(body)


def named(id_: str | None, body: Json) -> Json:
    """An answer that names the message which it answers."""
    return body if id_ is None else body | {"id": id_}


def told_welcome(room: Room, players: frozenset[int], seen: int, now: float) -> Json:
    """The first that a listener is told; one who has seen more than there is begins anew."""
    table = room.table
    return {
        "type": "welcome",
        "version": VERSION,
        "table": room.id,
        "players": sorted(players),
        "options": options_to_json(table.options),
        "start": told_start(table),
        "terms": list(map(message_to_json, terms(table.options))),
        "public": room.is_public,
        "lines": {str(line): list(map(str, line.cells)) for line in table.options.variant.lines},
        "series": series_to_json(table.series),
        "watching": room.watching,
    } | _past(room, seen, room.seats_of(players), now)


def told_start(table: Table) -> str | None:
    """Where the game at a table begins, as far as it may be known."""
    return start_to_tell(table.game.start, table.options, is_over=table.ended is not None)


def start_to_tell(start: Position, options: Options, *, is_over: bool) -> str | None:
    """Where a game begins, unless that is the empty board or under the mask.

    During play it does not tell whether a line can still be called there.
    """
    if start == Position(options.variant) or (options.mask and not is_over):
        return None
    return str(start if is_over else start.without_call())


def told_stale(room: Room, seen: int, seats: Seats, now: float) -> Json:
    """The answer to a command that came too late, or twice."""
    return {"type": "stale"} | _past(room, seen, seats, now)


def told_events(plan: Plan, causes: Sequence[Cause | None], seats: Seats, common: Json) -> Json:
    """Events as they happen, each with its cause. `common` is the view that all have in common."""
    return {
        "type": "events",
        "seen": plan.table.seen,
        "events": _events(plan.events, plan.bodies, plan.tables, causes, seats),
        "view": common | _own_view(plan.table, seats, plan.at),
        "question": _question(plan.table, seats),
    }


def told_next(following: str, listener: Listener) -> Json:
    """Where the next game is."""
    return {"type": "next", "table": following, "seats": listener.seats_at(following)}


def told_refusal(error: FourfoldError, said: Message | None = None) -> Json:
    """Why something was refused, for programmers and for people."""
    return {
        "type": "refused",
        "code": str(error.code),
        "message": str(error),
        "said": message_to_json(refusal(error) if said is None else said),
    }


def told_view(room: Room, seats: Seats, now: float) -> Json:
    """A table as the listener may see it."""
    return common_view(room, now) | _own_view(room.table, seats, now)


def common_view(room: Room, now: float) -> Json:
    """What every listener sees alike. Under the mask nobody sees the board as a whole."""
    table, position = room.table, room.table.position
    is_masked, offered, left = table.is_masked, table.offered, room.seconds_left(now)
    return {
        "state": "over" if table.ended else "on" if table.is_on else "waiting",
        "players": [_player(room, number) for number in range(len(table.players))],
        "turn": _text(table.turn),
        "hand": _text(position.hand),
        "board": None if is_masked else _rows(position),
        "left": None if is_masked else list(map(str, position.left)),
        "moves": None if is_masked else list(map(str, table.game.moves)),
        "offer": None
        if offered is None
        else {"offer": str(offered.offer), "seat": str(offered.seat)},
        "missed": _missed(missed_as_told(table)),
        "seconds_left": None if left is None else round(left, 3),
        "series": series_to_json(table.series),
    }


def _own_view(table: Table, seats: Seats, now: float) -> Json:
    """What depends on the seats. That a line is open is told only where hints are."""
    seat, position = _seat(table, seats), table.position
    is_ours = seat is not None and table.turn is seat
    is_moment = seat is not None and may_call(table, seat)
    claimed = None if seat is None else claim_from(table, seat)
    claim_in = None if claimed is None else max(0.0, claimed - now)
    open_lines = position.callable_lines if is_moment and table.options.has_hints else ()
    return {
        "seats": list(map(str, seats)),
        "may": {
            "give": is_ours and position.hand is None and not position.is_full,
            "place": is_ours and position.hand is not None,
            "done": is_ours and position.is_full,
            "call": is_moment,
            "claim": claim_in == 0,
        },
        "open_lines": list(map(str, open_lines)),
        "claim_in": None if claim_in is None else round(claim_in, 3),
        "outcome": None if table.ended is None else _outcome(table, seats),
    }


def _past(room: Room, seen: int, seats: Seats, now: float) -> Json:
    """What a listener has not seen yet; all for one who has seen more than there is.

    Under the mask nobody can have moves told again. Those that a seat has not heard are told to
    it: whoever acts has seen all that came before.
    """
    table = room.table
    start = seen if seen <= table.seen else 0
    events, causes = room.events[start:], room.causes[start:]
    tables = tuple(accumulate(events, evolve, initial=replay(room.events[:start])))
    heard = max((room.heard.get(seat, 0) for seat in seats), default=table.seen + 1)
    bodies = list(map(event_to_json, events))
    hidden = heard if table.is_masked else 0
    return {
        "seen": table.seen,
        "events": _events(events, bodies, tables, causes, seats, hidden),
        "view": told_view(room, seats, now),
        "question": _question(table, seats),
    }


def _events(
    events: Sequence[Event],
    bodies: Sequence[Json],
    tables: Sequence[Table],
    causes: Sequence[Cause | None],
    seats: Seats,
    hidden: int = 0,
) -> list[Json]:
    """Events in order; of those before the number `hidden`, the moves are kept back.

    The command that caused an event is named to its sender alone.
    """
    told = []
    steps = zip(events, bodies, pairwise(tables), causes, strict=True)
    for event, told_body, (before, after), cause in steps:
        body: Json = {"number": after.seen} | told_body
        if isinstance(event, Opened):
            # The start is told as far as it may be known, and the series with every view.
            body = {name: body[name] for name in ("number", "event", "options")}
        if isinstance(event, CalledWrongly):
            body["reason"] = str(why_wrong(before, event.line))
        if isinstance(event, Moved) and (missed := missed_by_move(before, after)):
            body["missed"] = list(map(str, missed))
        if cause is not None and after.seat_of(cause.player) in seats:
            body["command"] = cause.id
        if isinstance(event, Moved) and after.seen < hidden:
            del body["move"]
        elif (said := describe(event, before, after, _hearer(event, seats))) is not None:
            body["said"] = message_to_json(said)
        told.append(body)
    return told


def viewer_of(seats: Seats) -> Seat | None:
    """Who is called "you": nobody where two share a screen."""
    return seats[0] if len(seats) == 1 else None


def _hearer(event: Event, seats: Seats) -> Seat | None:
    """Who is told of an event: where two share a screen, of a move the one who made it."""
    match event:
        case Moved(seat, Give() | Place() | Done()) if len(seats) == 2:
            return seat
    return viewer_of(seats)


def _seat(table: Table, seats: Seats) -> Seat | None:
    """The seat through which a listener sees: of two, the one who must act."""
    return table.turn if len(seats) == 2 else seats[0] if seats else None


def _question(table: Table, seats: Seats) -> Json:
    asked = question(table, _seat(table, seats), by_name=len(seats) == 2)
    return message_to_json(asked)


def _player(room: Room, number: int) -> Json:
    known, table = room.players.get(number), room.table
    seat = table.seat_of(number)
    return {
        "name": table.players[number],
        "seat": _text(seat),
        "computer": known.computer.level if known is not None and known.computer else None,
        "away": seat is not None and table.is_away(seat),
        "wrong_calls": 0 if seat is None else table.wrong_calls[index_of(seat)],
    }


def _outcome(table: Table, seats: Seats) -> Json:
    assert table.ended is not None
    called = [move.line for move in table.game.moves if isinstance(move, Call)]
    return {
        "result": str(table.ended.result),
        "reason": str(table.ended.reason),
        "line": str(called[-1]) if called else None,
        "missed": _missed(missed_lines(table)),
        "said": list(map(message_to_json, result(table, viewer_of(seats)))),
    }


def _missed(lines: Iterable[Missed]) -> list[Json]:
    return [{"line": str(each.line), "move": each.move} for each in lines]


def _rows(position: Position) -> str:
    """The rows of the board, and nothing that tells of lines."""
    return str(position).split(" ")[0]


def _text(word: object) -> str | None:
    return None if word is None else str(word)
