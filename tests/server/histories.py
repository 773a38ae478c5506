"""What clients were told over all their connections, and what the database holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from fourfold.rules import parse_saved_game
from fourfold.store import Record, Store, url_of
from fourfold.table.codec import event_to_json
from fourfold.table.table import replay
from tests.server.running import SECONDS, Guest, Json, Server, Socket, ask

UNLIKE = "0 a1 1 b1 e c1 f d1"
"""Moves after which row 1 is complete, and its pieces have nothing in common."""


def stored(database: Path, table: str) -> Record:
    """All that the database holds of a table, read by a connection of its own."""
    with closing(Store(url_of(database))) as store:
        record = store.read(table)
    assert record is not None
    return record


def facts(events: Iterable[Json]) -> list[Json]:
    """Events as they were told, without what is not in them as they are kept.

    Those are words, numbers, commands, and why a call was wrong.
    """
    return [
        {
            name: value
            for name, value in event.items()
            if name not in ("number", "said", "options", "command")
            and (event["event"], name) != ("called-wrongly", "reason")
        }
        for event in events
    ]


def kept_facts(record: Record) -> list[Json]:
    """The same of events as they are kept."""
    bodies = map(event_to_json, record.events)
    return [{"event": "opened"} if body["event"] == "opened" else body for body in bodies]


class Keeper(Socket):
    """A connection that keeps all events in a list, which outlives it.

    No number may be missing, and what is told twice must be the same.
    """

    def __init__(
        self,
        url: str,
        table: str,
        session: str | None = None,
        seats: Sequence[str] = (),
        history: list[Json] | None = None,
        **options: Any,
    ) -> None:
        self.history: list[Json] = [] if history is None else history
        super().__init__(url, table, session, seats, len(self.history), **options)

    def __enter__(self) -> Keeper:
        return self

    def receive(self, timeout: float = SECONDS) -> Json:
        message = super().receive(timeout)
        for event in message.get("events", ()):
            number = event["number"]
            if number <= len(self.history):
                assert facts([event]) == facts([self.history[number - 1]])
            else:
                assert number == len(self.history) + 1
                self.history.append(event)
        self.seen = max(self.seen, len(self.history))
        return message


def keep(guest: Guest, seats: Json, history: list[Json] | None = None) -> Keeper:
    """A guest's connection to a table that keeps all events."""
    return Keeper(guest.url, seats["table"], guest.session, seats["seats"], history)


def moves_of(view: Json) -> list[str]:
    """The moves that can be made now, without calls."""
    if view["hand"] is None:
        return list(view["left"]) or ["done"]
    cells = [f"{column}{row}" for row in (4, 3, 2, 1) for column in "abcd"]
    pieces = view["board"].replace("/", "")
    return [cell for cell, piece in zip(cells, pieces, strict=True) if piece == "."]


def check_game(server: Server, table: str) -> None:
    """A finished game: its text can be read, and the rules accept all its moves."""
    status, text = ask("GET", f"{server.url}/api/v2/tables/{table}/game")
    assert status == 200, text
    record = stored(server.database, table)
    assert parse_saved_game(text).game == replay(record.events).game
