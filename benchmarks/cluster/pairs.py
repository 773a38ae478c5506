"""Two players at one table after the other, and many of such pairs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from benchmarks.cluster.history import History, Json, Told
from benchmarks.cluster.http import post
from benchmarks.cluster.players import Player, Temper
from fourfold.client.backoff import delay
from fourfold.client.core import Core
from fourfold.table.codec import VERSION

SITTING_DOWN_AT_ONCE: Final = 20


@dataclass(frozen=True, slots=True)
class Party:
    """How the tables of a crowd are played."""

    tables: int
    pause: tuple[float, float] | None = (0.05, 0.3)
    """Of each thought, in seconds; None for tables that are told when to move."""
    seconds_per_move: tuple[int | None, ...] = (None,)
    """The clocks of the tables, in turn."""
    sleepers: float = 0.0
    """Of the games with a clock, the share in which somebody falls asleep."""
    goes_on: bool = True
    """Whether there is another table after a game."""
    keeps_histories: bool = True
    lonely: int = 0
    """At so many tables only one of the two is connected."""


class Pair:
    """Two players. Their times of moves are kept: until acknowledged, and until the other knows."""

    def __init__(self, number: int, ports: Sequence[int], party: Party, chance: Random) -> None:
        self._ports = ports
        self._party = party
        self._chance = chance
        self._connected = 1 if number < party.lonely else 2
        self._seconds = party.seconds_per_move[number % len(party.seconds_per_move)]
        self._sessions: list[str] = []
        self.players: list[Player] = []
        self.histories: list[History] = []
        self.own_times: list[float] = []
        self.other_times: list[float] = []
        self.moves = 0
        """How many were acknowledged."""

    async def run(self) -> None:
        """Plays games until there shall be no other."""
        while True:
            await self.sit_down()
            await asyncio.gather(*(each.is_over for each in self.players))
            if not self._party.goes_on:
                return
            for each in self.players:
                each.leave()

    async def sit_down(self) -> None:
        """Makes a table, whatever it takes, and has both players connect."""
        failures = 0
        while True:
            try:
                table, cores = await self._take_seats()
            except OSError:
                failures += 1
                await asyncio.sleep(delay(failures))
            else:
                break
        sleeper = self._sleeper()
        self.players = [
            self._player(core, History(table, number, self._seconds), number == sleeper)
            for number, core in enumerate(cores)
        ]
        for each in self.players[: self._connected]:
            each.connect()

    async def _take_seats(self) -> tuple[str, list[Core]]:
        """The table, and what each player knows of it."""
        while len(self._sessions) < 2:
            self._sessions.append((await self._post("/sessions"))["session"])
        options = {} if self._seconds is None else {"seconds_per_move": self._seconds}
        ada, grace = self._sessions
        body = {"name": "Ada", "first": "me", "options": options}
        mine = await self._post("/tables", body, ada)
        also = await self._post(f"/tables/{mine['table']}/players", {"name": "Grace"}, grace)
        return mine["table"], [self._core(mine, ada), self._core(also, grace)]

    def _core(self, seats: Json, session: str) -> Core:
        prefix = f"{self._chance.getrandbits(48):012x}"
        return Core(version=VERSION, prefix=prefix, session=session, **seats)

    async def _post(self, path: str, body: object = None, session: str | None = None) -> Any:
        return await post(self._chance.choice(self._ports), path, body, session)

    def _sleeper(self) -> int | None:
        is_asleep = self._seconds is not None and self._chance.random() < self._party.sleepers
        return self._chance.randrange(2) if is_asleep else None

    def _player(self, core: Core, history: History, is_sleeper: bool) -> Player:  # noqa: FBT001 - one of two
        if self._party.keeps_histories:
            self.histories.append(history)
        temper = Temper(
            self._party.pause,
            calls=self._party.pause is not None,
            sleeps_after=self._chance.randrange(12) if is_sleeper else None,
        )
        return Player(core, self._ports, self._chance, temper, history, self._note)

    def _note(self, player: Player, told: Told) -> None:
        """Takes the time of a move."""
        if told.fact["event"] != "moved":
            return
        if told.command is not None:
            self.moves += 1
            self.own_times.append(told.at - player.sent_at)
        elif len(self.players) == 2:
            other = self.players[1 - player.history.player]
            self.other_times.append(told.at - other.sent_at)

    def move(self) -> bool:
        """Has one of them move, whoever's turn it is."""
        return any(each.move() for each in self.players)

    @property
    def are_connected(self) -> bool:
        """Whether all who shall be are connected."""
        return sum(each.is_connected for each in self.players) == self._connected


async def sit_down(pairs: Sequence[Pair]) -> None:
    """Has many sit down, a few at a time, and waits until all are connected."""
    waiting = list(pairs)

    async def lead() -> None:
        while waiting:
            pair = waiting.pop()
            await pair.sit_down()
            while not pair.are_connected:
                await asyncio.sleep(0.005)

    await asyncio.gather(*(lead() for _ in range(SITTING_DOWN_AT_ONCE)))
