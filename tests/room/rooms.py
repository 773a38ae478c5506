"""A room without a driver: what it plans is kept at once, and all that it says is checked."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any

from fourfold.protocol.from_server import read_from_server
from fourfold.room.flood_control import EVENTS_AT_MOST
from fourfold.room.listener import Listener
from fourfold.room.plan import Answer, HintWanted, Json, Plan, Spoken, Told
from fourfold.room.room import Room
from fourfold.room.telling import dumped, told_welcome
from fourfold.rules import Seat, parse_position
from fourfold.table.command import Cause, Offer
from fourfold.table.decide import open_table
from fourfold.table.event import Began, Declined, Event, Joined, Offered
from fourfold.table.options import Options
from fourfold.table.player import Player

NOON = 1_800_000_000.0
TABLE = "T" * 22
NEXT = "N" * 22
PLAYERS = (Player(0, "ada"), Player(1, "grace"))
WHO = ((), (0,), (1,), (0, 1))
"""The players by whom somebody may listen: who watches, one of both, two at one screen."""


def checked(text: str) -> Json:
    """A message, which the protocol knows with each of its fields."""
    message: Json = json.loads(text)
    shape = read_from_server(text)
    assert json.loads(shape.model_dump_json(exclude_unset=True)) == message
    return message


class Ear(Listener):
    """A listener who notes all that is told."""

    def __init__(self, *players: int) -> None:
        super().__init__(frozenset(players))
        self.told: list[Json] = []

    def seats_at(self, table: str) -> list[str]:
        return [f"{player} at {table}" for player in sorted(self.players)]

    def take(self) -> list[Json]:
        """What was told since this was asked last."""
        taken, self.told = self.told, []
        return taken

    def last(self) -> Json:
        """The only message since this was asked last."""
        (message,) = self.take()
        return message


def deliver(told: Told) -> None:
    """Tells listeners what is to be told."""
    for listener, text in told:
        assert isinstance(listener, Ear)
        listener.told.append(checked(text))


def beginning(options: Options = Options(), start: str | None = None) -> tuple[Event, ...]:
    """Ada is `first`, and the game has begun, perhaps at a position."""
    at = None if start is None else parse_position(start, options.variant)
    return (*open_table(options, at), Joined("Ada"), Joined("Grace"), Began(0, NOON))


def room_of(
    events: Sequence[Event],
    causes: Sequence[Cause | None] | None = None,
    players: Sequence[Player] = PLAYERS,
) -> Room:
    causes = (None,) * len(events) if causes is None else causes
    return Room(TABLE, players, events, causes, new_id=lambda: NEXT)


class Hall:
    """A room with a game that has begun, and a clock that is set by hand."""

    def __init__(
        self,
        options: Options = Options(),
        moves: str = "",
        players: Sequence[Player] = PLAYERS,
        start: str | None = None,
    ) -> None:
        self.now = NOON
        self.room = room_of(beginning(options, start), players=players)
        self.play(moves)

    def enter(self, *players: int, seen: int = 0) -> Ear:
        ear = Ear(*players)
        deliver(self.room.enter(ear, seen, self.now))
        return ear

    def listen(self, *players: int) -> Ear:
        """Somebody who has entered, and heard how things are."""
        ear = self.enter(*players)
        ear.take()
        return ear

    def welcome(self, *players: int, seen: int = 0) -> Json:
        """What somebody would be told who enters."""
        return checked(dumped(told_welcome(self.room, frozenset(players), seen, self.now)))

    def receive(self, ear: Listener, **message: object) -> Json | Plan | HintWanted | Spoken:
        """What comes of a message; an answer is checked."""
        outcome = self.room.receive(ear, message, self.now)
        return checked(dumped(outcome.body)) if isinstance(outcome, Answer) else outcome

    def ask(self, ear: Listener, **message: object) -> Json:
        """The answer to a message that changes nothing."""
        outcome = self.receive(ear, **message)
        assert isinstance(outcome, dict)
        return outcome

    def plan(self, player: int, command: str, **more: object) -> Plan:
        """What comes of a command of a player who has seen all."""
        message = {"type": "command", "seen": self.room.table.seen, "command": command} | more
        outcome = self.receive(Ear(player), **message)
        assert isinstance(outcome, Plan), outcome
        return outcome

    def do(self, player: int, command: str, **more: object) -> None:
        """Does a command, and tells all."""
        deliver(self.room.kept(self.plan(player, command, **more)))

    def play(self, moves: str) -> None:
        """Plays moves, each by whose turn it is."""
        for move in moves.split():
            turn = self.room.table.turn
            assert turn is not None
            self.do(self.room.table.player_on(turn), "play", move=move)

    def wait(self, seconds: float) -> None:
        """Time passes, and what is due is done."""
        self.now += seconds
        due = self.room.due()
        if due is not None and due <= self.now:
            plan = self.room.pass_time(self.now)
            if plan is not None:
                deliver(self.room.kept(plan))
            deliver(self.room.tell_due(self.now))


def kinds(message: Json) -> list[str]:
    return [event["event"] for event in message["events"]]


def said(message: Json) -> list[str]:
    return [each["id"] for each in message["said"]]


def state(hall: Hall) -> Any:
    """All that anybody could notice of a room."""
    room = hall.room
    return copy.deepcopy(
        (
            room.table,
            room.events,
            room.causes,
            room.players,
            room.following,
            room.heard,
            room.leaving,
            room.due(),
            [hall.welcome(*players) for players in WHO],
        )
    )


def full_room(*more: Event) -> Hall:
    """A room in which as much has happened as may, and then some more."""
    much = (Offered(Seat.FIRST, Offer.DRAW), Declined(Seat.SECOND)) * (EVENTS_AT_MOST // 2)
    hall = Hall()
    hall.room = room_of((*beginning(), *much, *more))
    return hall
