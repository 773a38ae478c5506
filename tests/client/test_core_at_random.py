"""Over connections that break, each command is done once or known not to be done."""

from __future__ import annotations

import json
from collections import deque
from random import Random

import pytest

from fourfold.client.core import Core, Json, Request, Status
from fourfold.room.listener import Listener
from fourfold.room.plan import Answer, Plan, Told
from fourfold.room.room import Room
from fourfold.rules import CELLS, parse_position
from fourfold.table.event import Began, Joined, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player

NOW = 1000.0


class _Wire(Listener):
    """A connection, with what is on the way in both directions."""

    __slots__ = ("down", "up")

    def __init__(self, player: int) -> None:
        super().__init__(frozenset({player}))
        self.up: deque[Json] = deque()
        self.down: deque[Json] = deque()


class _Table:
    """A room and its time."""

    def __init__(self) -> None:
        events = (Opened(Options()), Joined("Ada"), Joined("Grace"), Began(0, NOW))
        players = (Player(0), Player(1))
        self.room = Room("A" * 22, players, events, (None,) * 4, new_id=lambda: "B" * 22)
        self.now = NOW
        self.done: list[str] = []

    def receive(self, wire: _Wire) -> None:
        message = wire.up.popleft()
        if message["type"] == "hello":
            self._tell(self.room.enter(wire, message["seen"], self.now))
            return
        outcome = self.room.receive(wire, message, self.now)
        if isinstance(outcome, Plan):
            assert outcome.cause is not None
            self.done.append(outcome.cause.id)
            self._tell(self.room.kept(outcome))
        elif isinstance(outcome, Answer):
            wire.down.append(outcome.body)

    def pass_time(self) -> None:
        self.now += 11.0
        if (plan := self.room.pass_time(self.now)) is not None:
            self._tell(self.room.kept(plan))

    def _tell(self, told: Told) -> None:
        for listener, text in told:
            assert isinstance(listener, _Wire)
            listener.down.append(json.loads(text))


class _Person:
    """A client that asks for this and that, over connections that break."""

    def __init__(self, table: _Table, prefix: str, player: int) -> None:
        self.core = Core(version=2, table="A" * 22, prefix=prefix)
        self.table, self.player = table, player
        self.requests: list[Request] = []
        self.heard: list[int] = []
        self.old = self.wire = _Wire(player)
        self.connect()

    def connect(self) -> None:
        """Loses what the server said; what was said to the server may still come there."""
        self.table.room.leave(self.wire, self.table.now)
        self.old, self.wire = self.wire, _Wire(self.player)
        self.core.connection_lost()
        self.core.connection_made()

    def step(self, chance: Random) -> None:
        match chance.choice(("up", "up", "down", "down", "down", "late", "take", "ask", "cut")):
            case "up" if self.wire.up:
                self.table.receive(self.wire)
            case "down" if self.wire.down:
                self.core.receive(self.wire.down.popleft(), NOW)
            case "late" if self.old.up and self.old.up[0]["type"] != "hello":
                self.table.receive(self.old)
            case "take":
                self.take()
            case "ask" if self.core.is_known:
                self.ask(chance)
            case "cut" if chance.random() < 0.2:
                self.connect()
        self.wire.up += self.core.messages_to_send()

    def ask(self, chance: Random) -> None:
        core, view = self.core, self.core.view
        empty = [cell for cell in CELLS if parse_position(f"{view['board']} -")[cell] is None]
        wishes = [{"command": "play", "move": str(chance.choice(view["left"] or empty))}] * 4
        wishes += [{"command": "play", "move": str(chance.choice(empty))}] * 4 if empty else []
        wishes += [{"command": "propose", "offer": "take-back"}, {"command": "accept"}]
        wish = chance.choice([*wishes, None, None])
        self.requests.append(core.query("turn") if wish is None else core.command(wish))

    def take(self) -> None:
        while (news := self.core.take_news()) is not None:
            self.heard += (each["number"] for each in news["events"])

    def rest(self) -> None:
        """Lets everything arrive."""
        while self.wire.up or self.wire.down:
            if self.wire.up:
                self.table.receive(self.wire)
            else:
                self.core.receive(self.wire.down.popleft(), NOW)
            self.wire.up += self.core.messages_to_send()


@pytest.mark.parametrize("seed", range(20))
def test_every_command_is_done_once_or_known_not_to_be(seed: int) -> None:
    """Two clients of one player, and the other player."""
    chance, table = Random(seed), _Table()
    people = [_Person(table, prefix, player) for prefix, player in (("a", 0), ("b", 0), ("c", 1))]
    for _ in range(1500):
        chance.choice(people).step(chance)
        if chance.random() < 0.02:
            table.pass_time()
    while any(each.wire.up or each.wire.down for each in people):
        for person in people:
            person.rest()
    for person in people:
        person.take()
        assert person.heard == list(range(1, table.room.table.seen + 1))
        for request in person.requests:
            assert request.status is not Status.PENDING
            if request.is_command:
                assert table.done.count(request.id) == (request.status is Status.DONE)
    statuses = {each.status for person in people for each in person.requests}
    assert statuses == set(Status) - {Status.PENDING}
