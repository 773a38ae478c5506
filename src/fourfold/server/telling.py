"""What listeners are told of a table, as JSON: to each what it may know, and no more."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Any

from fourfold.protocol import VERSION, OptionsBody
from fourfold.rules import Call, FourfoldError, Position, Seat
from fourfold.service import LiveTable, News, Snapshot
from fourfold.table import (
    CalledWrongly,
    Event,
    Moved,
    Opened,
    Table,
    event_to_json,
    evolve,
    replay,
    view,
    why_wrong,
)
from fourfold.table.table import index_of
from fourfold.words import Message, describe, message_to_json, question, refusal, result

Json = dict[str, Any]
Seats = tuple[Seat, ...]


def dumped(body: Json) -> str:
    """A message as text."""
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False)


def told_welcome(
    live: LiveTable, snapshot: Snapshot, players: frozenset[int], seen: int, at: float
) -> Json:
    """The first that a listener is told; one who has seen more than there is begins anew."""
    table = snapshot.table
    seats = live.seats_of(players)
    return {
        "type": "welcome",
        "version": VERSION,
        "table": live.id,
        "players": sorted(players),
        "options": OptionsBody.from_options(table.options).model_dump(),
        "lines": {str(line): list(map(str, line.cells)) for line in table.options.variant.lines},
        "watching": live.watching,
    } | _past(live, table, snapshot.events, seen if seen <= table.seen else 0, seats, at)


def told_stale(live: LiveTable, seen: int, players: frozenset[int], at: float) -> Json:
    """The answer to a command that came too late."""
    start = seen if seen <= live.table.seen else 0
    past = _past(live, live.table, live.events, start, live.seats_of(players), at)
    return {"type": "stale"} | past


def told_news(live: LiveTable, news: News, players: frozenset[int]) -> str:
    """Events as they happen, made once for all listeners of a kind."""
    seats = live.seats_of(players)
    if seats not in news.told:
        table = news.tables[-1]
        news.told[seats] = dumped(
            {
                "type": "events",
                "seen": table.seen,
                "events": _events(news.events, news.tables, seats, hidden=0),
                "view": told_view(live, table, seats, news.at),
                "question": _question(table, seats),
            }
        )
    return news.told[seats]


def told_refusal(error: FourfoldError, said: Message | None = None) -> Json:
    """Why something was refused, for programmers and for people."""
    return {
        "type": "refused",
        "code": str(error.code),
        "message": str(error),
        "said": message_to_json(refusal(error) if said is None else said),
    }


def told_view(live: LiveTable, table: Table, seats: Seats, at: float) -> Json:
    """A table as the listener may see it."""
    seat = _seat(table, seats)
    seen = view(table, seat)
    claim_in = None if seen.claim_from is None else max(0.0, seen.claim_from - at)
    return {
        "state": "over" if table.ended else "on" if table.is_on else "waiting",
        "players": [_player(live, table, number) for number in range(len(table.players))],
        "seats": list(map(str, seats)),
        "turn": _text(seen.turn),
        "hand": _text(seen.hand),
        "board": None if seen.board is None else _rows(table.position),
        "left": None if seen.left is None else list(map(str, seen.left)),
        "moves": None if seen.moves is None else list(map(str, seen.moves)),
        "may": {
            "give": seen.may_give,
            "place": seen.may_place,
            "done": seen.may_say_done,
            "call": seen.may_call,
            "claim": claim_in == 0,
        },
        "open_lines": list(map(str, seen.open_lines)),
        "offer": None
        if seen.offer is None
        else {"offer": str(seen.offer), "seat": str(seen.offered_by)},
        "seconds_left": None if seen.deadline is None else round(max(0.0, seen.deadline - at), 3),
        "claim_in": None if claim_in is None else round(claim_in, 3),
        "outcome": None if table.ended is None else _outcome(table, seats),
    }


def _past(
    live: LiveTable,
    table: Table,
    events: Sequence[Event],
    seen: int,
    seats: Seats,
    at: float,
) -> Json:
    """What a listener has not seen yet.

    Under the mask nobody can have moves told again. Those that a seat has not heard are told to
    it: whoever acts has seen all that came before.
    """
    tables = tuple(accumulate(events[seen:], evolve, initial=replay(events[:seen])))
    is_masked = table.options.mask and table.ended is None
    heard = max((live.heard.get(seat, 0) for seat in seats), default=table.seen + 1)
    return {
        "seen": table.seen,
        "events": _events(events[seen:], tables, seats, hidden=heard if is_masked else 0),
        "view": told_view(live, table, seats, at),
        "question": _question(table, seats),
    }


def _events(
    events: Sequence[Event], tables: Sequence[Table], seats: Seats, hidden: int
) -> list[Json]:
    """Events in order; of those before the number `hidden`, the moves are kept back."""
    viewer = viewer_of(seats)
    bodies = []
    for event, (before, after) in zip(events, pairwise(tables), strict=True):
        body: Json = {"number": after.seen}
        if isinstance(event, Opened):
            options = OptionsBody.from_options(event.options).model_dump()
            body |= {"event": "opened", "options": options}
        else:
            body |= event_to_json(event)
        if isinstance(event, CalledWrongly):
            body["reason"] = str(why_wrong(before, event.line))
        if isinstance(event, Moved) and after.seen < hidden:
            del body["move"]
        elif (said := describe(event, before, after, viewer)) is not None:
            body["said"] = message_to_json(said)
        bodies.append(body)
    return bodies


def viewer_of(seats: Seats) -> Seat | None:
    """Who is called "you": nobody where two share a screen."""
    return seats[0] if len(seats) == 1 else None


def _seat(table: Table, seats: Seats) -> Seat | None:
    """The seat through which a listener sees: of two, the one who must act."""
    return table.turn if len(seats) == 2 else seats[0] if seats else None


def _question(table: Table, seats: Seats) -> Json:
    asked = question(table, _seat(table, seats), by_name=len(seats) == 2)
    return message_to_json(asked)


def _player(live: LiveTable, table: Table, number: int) -> Json:
    known = live.players.get(number)
    seat = live.seat_of(number)
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
        "missed": [{"line": str(each.line), "move": each.move} for each in view(table).missed],
        "said": list(map(message_to_json, result(table, viewer_of(seats)))),
    }


def _rows(position: Position) -> str:
    """The rows of the board, and nothing that tells of lines."""
    return str(position).split(" ")[0]


def _text(word: object) -> str | None:
    return None if word is None else str(word)
