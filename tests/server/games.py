"""Two guests at a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from tests.room.rooms import kinds
from tests.server.running import Guest, Json, Socket


@dataclass
class Pair:
    """The sockets of both players of a game that has begun; `first` gives first."""

    table: str
    first: Socket
    second: Socket
    guests: tuple[Guest, Guest]
    """Of `first` and of `second`."""
    seats: tuple[Json, Json]

    @property
    def in_turn(self) -> Socket:
        return self.first if self.first.view["turn"] == "first" else self.second

    def play(self, moves: str) -> None:
        """Plays moves, each by the player whose turn it is, and has both see them."""
        for move in moves.split():
            answer = self.in_turn.play(move)
            assert answer["type"] == "events", answer
            seen = answer["seen"]
            self.first.until_seen(seen)
            self.second.until_seen(seen)


@contextmanager
def pair(url: str, names: tuple[str, str] = ("Ada", "Grace"), **options: Any) -> Iterator[Pair]:
    """A table with options, where Ada is `first` and Grace is `second`."""
    ada, grace = Guest(url), Guest(url)
    seats = ada.open(name=names[0], options=options, first="me")
    also = grace.join(seats["table"], name=names[1])
    with ada.sit(seats) as first, grace.sit(also) as second:
        yield Pair(seats["table"], first, second, (ada, grace), (seats, also))


def numbers(message: Json) -> list[int]:
    return [event["number"] for event in message["events"]]


def reach(socket: Socket, event: str) -> Json:
    """The next message in which something happens."""
    while True:
        message = socket.receive()
        if event in kinds(message if "events" in message else {"events": []}):
            return message


def until_over(socket: Socket) -> Json:
    """Waits until the game is over, if it is not; the outcome."""
    while socket.view["state"] != "over":
        socket.receive()
    outcome: Json = socket.view["outcome"]
    return outcome
