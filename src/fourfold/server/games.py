"""The games of a guest as they are told."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Final, get_args

from fourfold.protocol.bodies import GamesBody
from fourfold.protocol.models import TABLE_ID, LevelText, OptionsBody
from fourfold.room.telling import start_to_tell
from fourfold.service.games import seconds_left
from fourfold.service.service import Service
from fourfold.store import PERSON, Cursor, Games, ListedGame, Outcome
from fourfold.table.options import Options

CURSOR: Final = rf"^[0-9]{{1,10}}\.[0-9]{{1,9}}-{TABLE_ID}$"
"""When a game ended, and at which table."""
OPTIONS_KNOWN: Final = 1_000
"""Those that need not be put into words again: most tables have the usual ones."""


def told_games(
    service: Service, guest: str, before: str | None, *, only_running: bool
) -> tuple[bytes, float]:
    """The games of a guest as JSON, and how many seconds of the processor that took.

    Finished games are those that ended before a cursor. Raises `StoreError`.
    """
    began = time.thread_time()
    cursor = None if before is None else _cursor_in(before)
    games = service.games(guest, cursor, only_running=only_running)
    body = _body(service, guest, games).model_dump_json().encode()
    return body, time.thread_time() - began


def _cursor_in(text: str) -> Cursor:
    at, _, table = text.partition("-")
    return float(at), table


def _body(service: Service, guest: str, games: Games) -> GamesBody:
    listed = (*games.running, *games.finished)
    levels = ({"level": each} | _tally(games, each) for each in get_args(LevelText))
    return GamesBody.model_validate(
        {
            "games": tuple(_told(each, service, guest) for each in listed),
            "before": None if games.before is None else "{!r}-{}".format(*games.before),
            "levels": tuple(levels),
            "people": _tally(games, PERSON),
        }
    )


def _told(game: ListedGame, service: Service, guest: str) -> dict[str, Any]:
    start, options, own = game.opened.start, game.opened.options, game.own
    is_over = game.ended_at is not None
    has_winner = game.outcome in (Outcome.WON, Outcome.LOST)
    result = game.result if len(own) == 2 and has_winner else game.outcome
    return {
        "table": game.table,
        "seats": tuple(service.guests.seat_token(game.table, player, guest) for player in own),
        "own": own,
        "players": tuple({"name": each.name, "computer": each.level} for each in game.players),
        "options": _options(options),
        "start": None if start is None else start_to_tell(start, options, is_over=is_over),
        "state": "over" if is_over else "on" if game.has_begun else "waiting",
        "your_turn": game.turn in own,
        "placed": game.placed if is_over or not options.mask else None,
        "seconds_left": seconds_left(service, game),
        "acted_at": game.acted_at,
        "began_at": game.began_at,
        "ended_at": game.ended_at,
        "result": None if result is None else str(result),
        "reason": game.reason,
        "next": game.next,
    }


def _tally(games: Games, against: str) -> dict[str, Any]:
    counted = games.tallies.get(against, {})
    return {str(each): counted.get(each, 0) for each in (Outcome.WON, Outcome.LOST, Outcome.DRAWN)}


@lru_cache(OPTIONS_KNOWN)
def _options(options: Options) -> OptionsBody:
    return OptionsBody.from_options(options)
