"""Players who speak the protocol: they lose connections, come back, and write down everything.

The core of the client decides what is sent, and what is sent again; a history is written from the
messages themselves.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Final

from benchmarks.cluster.history import (
    Asked,
    Clock,
    History,
    Json,
    Lost,
    Refused,
    Sent,
    Told,
    Welcomed,
)
from benchmarks.cluster.wire import Wire
from fourfold.client.backoff import delay
from fourfold.client.core import Core, Request, Status
from tests.server.histories import facts, moves_of

PATIENCE: Final = 5.0
"""Seconds for an answer, or for a welcome; after that a player tries another node."""
SLOW_DOWN: Final = 0.3
CALLS: Final = 0.2
"""How often a player calls a complete line, right or wrong."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player plays."""

    pause: tuple[float, float] | None = (0.0, 0.1)
    """The shortest and the longest thought, in seconds; None to be told when to move."""
    calls: bool = True
    sleeps_after: int | None = None
    """After so many moves of the game the player only looks on, until time is up."""


class Player:
    """One player at one table, over as many connections as it takes.

    `on_told` is called for every event that is new, with the time at which it came.
    """

    def __init__(
        self,
        core: Core,
        ports: Sequence[int],
        chance: Random,
        temper: Temper,
        history: History,
        on_told: Callable[[Player, Told], None] = lambda *_: None,
    ) -> None:
        self.history = history
        self.is_over = asyncio.get_running_loop().create_future()
        self.sent_at = 0.0
        self._ports = ports
        self._chance = chance
        self._temper = temper
        self._on_told = on_told
        self._core = core
        self._node = chance.randrange(len(ports))
        self._wire: Wire | None = None
        self._opening: asyncio.Task[None] | None = None
        self._request: Request | None = None
        self._failures = 0
        self._known = 0
        """How many events came."""
        self._thinking: asyncio.TimerHandle | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._is_gone = False

    @property
    def is_connected(self) -> bool:
        """Whether a node has let this player in."""
        return self._core.is_connected

    @property
    def may_act(self) -> bool:
        """Whether it is this player's turn, and nothing of theirs is on its way."""
        if self._request is not None or not self._core.is_connected:
            return False
        view = self._core.view
        return view["state"] == "on" and view["turn"] in view["seats"]

    # Connections

    def connect(self) -> None:
        """Sits down."""
        if self._is_gone:
            return
        port = self._ports[self._node]
        self._wire = Wire(port, self._opened, self._heard, self._lost)
        self._opening = asyncio.get_running_loop().create_task(self._wire.open())
        self._expect_answer()

    def leave(self) -> None:
        """Leaves the table for good."""
        self._is_gone = True
        self._cancel_timers()
        if self._wire is not None:
            self._wire.drop()
        if not self.is_over.done():
            self.is_over.set_result(None)

    def _opened(self) -> None:
        self._core.connection_made()
        self._flush()

    def _lost(self) -> None:
        self._cancel_timers()
        if self._core.is_connected:
            self._failures = 0
            self.history.entries.append(Lost(monotonic()))
        else:
            self._failures += 1
        self._core.connection_lost()
        self._wire = None
        if self._is_gone:
            return
        wait = self._core.come_back_in
        if wait is None:
            wait = delay(self._failures)
        self._node = (self._node + self._chance.randrange(1, 3)) % len(self._ports)
        asyncio.get_running_loop().call_later(wait, self.connect)

    def _expect_answer(self) -> None:
        """Gives the connection up if nothing comes for long."""
        if self._watch is not None:
            self._watch.cancel()
        self._watch = asyncio.get_running_loop().call_later(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        if self._wire is not None:
            self._wire.drop()

    def _cancel_timers(self) -> None:
        for timer in (self._thinking, self._watch):
            if timer is not None:
                timer.cancel()
        self._thinking = self._watch = None

    # Messages

    def _heard(self, text: str) -> None:
        at = monotonic()
        message = json.loads(text)
        self._note(message, at)
        was_connected = self._core.is_connected
        self._core.receive(message, at)
        while self._core.take_news() is not None:
            pass
        if self._core.is_connected and not was_connected and self._watch is not None:
            self._watch.cancel()
        if message["type"] == "refused":
            self._refused(message, at)
        self._settle()
        self._flush()
        if self._core.is_connected:
            self._look(at)

    def _note(self, message: Json, at: float) -> None:
        """Writes down what came."""
        note = self.history.entries.append
        if message["type"] == "welcome":
            note(Welcomed(at, self._node))
        for event in message.get("events", ()):
            told = Told(at, event["number"], facts([event])[0], event.get("command"))
            note(told)
            if told.number > self._known:
                self._known = told.number
                self._on_told(self, told)
        view = message.get("view")
        if view is not None and view["seconds_left"] is not None:
            note(Clock(at, message["seen"], view["turn"], view["seconds_left"]))

    def _refused(self, message: Json, at: float) -> None:
        if message.get("id") is not None:
            self.history.entries.append(Refused(at, message["id"], message["code"]))
        if self._core.is_too_fast:
            asyncio.get_running_loop().call_later(SLOW_DOWN, self._retry)
        if self._core.refusal is not None and not self.is_over.done():
            self.is_over.set_exception(RuntimeError(f"a seat was refused: {message}"))

    def _retry(self) -> None:
        self._core.retry()
        self._flush()

    def _settle(self) -> None:
        if self._request is not None and self._request.status is not Status.PENDING:
            self._request = None
            if self._watch is not None:
                self._watch.cancel()

    def _flush(self) -> None:
        if self._wire is None:
            return
        for message in self._core.messages_to_send():
            if message["type"] == "command":
                self.sent_at = monotonic()
                self.history.entries.append(
                    Sent(self.sent_at, message["id"], message["seen"], message["move"])
                )
                self._expect_answer()
            self._wire.send(json.dumps(message))

    # The game

    def _look(self, at: float) -> None:
        """Thinks about a move, if it is this player's turn."""
        if self._core.view["state"] == "over":
            if not self.is_over.done():
                self.is_over.set_result(None)
            return
        if not self.may_act:
            return
        self.history.entries.append(Asked(at, self._core.seen))
        pause = self._temper.pause
        if pause is not None and self._thinking is None and not self._sleeps():
            wait = self._chance.uniform(*pause)
            self._thinking = asyncio.get_running_loop().call_later(wait, self._act)

    def _sleeps(self) -> bool:
        after = self._temper.sleeps_after
        return after is not None and len(self._core.view["moves"]) >= after

    def _act(self) -> None:
        self._thinking = None
        self.move()

    def move(self) -> bool:
        """Makes a move, if it is this player's turn; whether it is."""
        if not self.may_act:
            return False
        command = {"command": "play", "move": self._choose(self._core.view)}
        self._request = self._core.command(command)
        self._flush()
        return True

    def _choose(self, view: Json) -> str:
        if self._temper.calls and view["may"]["call"]:
            complete = self._complete_lines(view)
            if complete and self._chance.random() < CALLS:
                return f"!{self._chance.choice(complete)}"
        return self._chance.choice(moves_of(view))

    def _complete_lines(self, view: Json) -> list[str]:
        pieces = dict(zip(_CELLS, view["board"].replace("/", ""), strict=True))
        lines = self._core.welcome["lines"].items()
        return [name for name, cells in lines if all(pieces[each] != "." for each in cells)]


_CELLS: Final = [f"{column}{row}" for row in (4, 3, 2, 1) for column in "abcd"]
