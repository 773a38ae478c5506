"""A service on a real store, with a clock that is set by hand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Literal

from fourfold.room.listener import Listener
from fourfold.room.plan import Answer, Json
from fourfold.service.errors import ServiceError, StaleError
from fourfold.service.live import Client, LiveTable
from fourfold.service.service import Service
from fourfold.service.setup import Setup
from fourfold.store import Change, ConflictError, Store, StoreCode, StoreError
from fourfold.table.codec import command_to_json
from fourfold.table.command import Command
from fourfold.table.options import Options


class FaultyStore(Store):
    """A real store whose disk can be had fail: before a commit, or right after it."""

    fails: Literal["before", "after"] | None = None

    def write(
        self, writes: Sequence[tuple[Change, ...]], up: float = 0.0
    ) -> list[ConflictError | None]:
        if self.fails == "before":
            raise StoreError(StoreCode.NOT_STORED, "the disk is full")
        written = super().write(writes, up)
        if self.fails == "after":
            raise StoreError(StoreCode.NOT_STORED, "the disk is gone")
        return written


class Ear(Client):
    """A client that notes all that it is told."""

    __slots__ = ("is_ended", "messages")

    def __init__(self, players: frozenset[int] = frozenset()) -> None:
        super().__init__(players)
        self.messages: list[Json] = []
        self.is_ended = False

    def send(self, text: str) -> None:
        self.messages.append(json.loads(text))

    def end(self) -> None:
        self.is_ended = True

    def take(self) -> list[Json]:
        """What was told since this was asked last."""
        taken, self.messages = self.messages, []
        return taken


class Stage:
    """A service, its store, and a clock that is set by hand."""

    def __init__(self, store: FaultyStore, at: float = 1000.0) -> None:
        self.at = at
        self.store = store
        self.service = Service(store, now=lambda: self.at, chance=Random(1), has_timer=False)

    async def game(self, options: Options = Options()) -> LiveTable:
        """A game that has begun, in which player 0 is `first`."""
        live = await self.service.open("ada", Setup("Ada", options, first=0))
        await self.service.join(live, "grace", "Grace")
        return live

    def listen(self, live: LiveTable, *players: int, seen: int = 0) -> Ear:
        """A client at a table, who is some of its players."""
        client = Ear(frozenset(players))
        self.service.enter(live, client, seen)
        return client

    async def command(
        self, live: LiveTable, player: int, command: Command, seen: int, id_: str | None = None
    ) -> None:
        """Sends a command. Raises `StaleError`, or a `ServiceError` with the code."""
        message = {"type": "command", "seen": seen, **command_to_json(command)}
        if id_ is not None:
            message["id"] = id_
        answer = await self.service.handle(live, Listener(frozenset({player})), message)
        if answer is None:
            return
        assert isinstance(answer, Answer)
        assert answer.body.get("id") == id_
        if answer.body["type"] == "stale":
            raise StaleError
        assert answer.body["type"] == "refused"
        raise ServiceError(answer.body["code"], answer.body["message"])

    async def pass_time(self, seconds: float) -> None:
        """Has so much time pass. Before what is due is done, the nodes meet, if there are any."""
        self.at += seconds
        await self.service.cluster.settle()
        await self.service.timekeeper.pass_time()
