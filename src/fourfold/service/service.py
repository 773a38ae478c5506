"""All tables of a server: the driver of their rooms, with asyncio and no web framework.

The service owns the rooms in memory, the clock and the lot. Messages of clients go to the room of
their table, one after the other; what a room plans is on the disk before anybody is told. What the
service refuses is a `FourfoldError`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from random import Random, SystemRandom
from typing import Final

from fourfold.room.audience import GRACE_AFTER_RESTART
from fourfold.room.errors import RoomCode
from fourfold.room.listener import Listener
from fourfold.room.plan import Answer, HintWanted, Json, Plan, Spoken
from fourfold.room.telling import named, told_refusal
from fourfold.rules import FourfoldError
from fourfold.service.alone import Alone
from fourfold.service.background import Background
from fourfold.service.cluster import Cluster
from fourfold.service.computers import Computers
from fourfold.service.errors import ServiceError, StaleError, stopping
from fourfold.service.guests import Guests
from fourfold.service.health import Health
from fourfold.service.keeper import Keeper
from fourfold.service.live import Client, LiveTable, record_of, send
from fourfold.service.setup import Setup
from fourfold.service.solver_pool import SolverPool
from fourfold.service.sweep import DAY, Retention, sweep
from fourfold.service.timekeeper import Timekeeper
from fourfold.store import Change, Cursor, Games, Home, Store, changes_of
from fourfold.store.writer import settle
from fourfold.table.errors import TableCode
from fourfold.table.player import Player

TABLES_PER_GUEST: Final = 200
"""So many at a time that are not over."""


class Service:
    """Tables that are never lost."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] | None = None,
        chance: Random | None = None,
        has_timer: bool = True,
        retention: Retention = Retention(),
        secrets: Sequence[bytes] = (),
    ) -> None:
        """`secrets` take the place of the one in the database; the first signs."""
        self._store = store
        self._retention = retention
        self.cluster = Cluster(self, store) if store.is_shared else Alone()
        self._health = Health(store, now, self._make_good, lambda: self.cluster.is_in_trouble)
        self._writer = self._health.writer
        self.keeper = Keeper(self, store, self._writer)
        self.now = self._health.now
        self.troubles = self._health.troubles
        self.meter = self._health.meter
        self.guests = Guests(*secrets or (store.secret(),))
        self._chance = SystemRandom() if chance is None else chance
        self.solvers = SolverPool()
        self.computers = Computers(self, self._chance)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.timekeeper = Timekeeper(self, has_timer=has_timer)
        self.background = Background()
        self._wronged: dict[LiveTable, float] = {}
        """Tables at which a move was sent in time and not kept, and when its time had begun."""
        self.is_stopping = False

    # The service's own life

    async def start(self) -> None:
        """Begins to serve. What was going on is taken up when somebody comes, or time is up."""
        await self._health.start(beats=self.timekeeper.has_timer)
        self.timekeeper.start()
        await self.cluster.start()
        self.background.run(self.take_up_clocks())

    async def take_up_clocks(self) -> None:
        """Has the clocks begin afresh that no node looks after: a restart costs nobody time."""
        since = self.now()
        await self.timekeeper.take_up(await asyncio.to_thread(self._store.clocks), since)

    async def stop(self) -> None:
        """Ends calmly: nothing more is begun, what was begun is finished, all are told."""
        self.is_stopping = True
        self.timekeeper.stop()
        self.solvers.close()
        await asyncio.gather(*(self._say_goodbye(live) for live in tuple(self._tables.values())))
        await self.cluster.stop()
        await self.background.stop()
        await self._health.stop()

    async def _say_goodbye(self, live: LiveTable) -> None:
        """Tells all at a table to come back, once what was begun there is told."""
        gone = asyncio.get_running_loop().create_future()
        live.run(partial(gone.set_result, None))
        await gone
        for client in tuple(live.room.listeners):
            assert isinstance(client, Client)
            client.end()

    # Tables

    async def open(self, guest: str, setup: Setup, address: str = "") -> LiveTable:
        """Makes a table for a guest. Raises `FourfoldError`."""
        self.expect_running()
        if await asyncio.to_thread(self._store.count_open, guest) >= TABLES_PER_GUEST:
            raise ServiceError(RoomCode.TOO_MANY, "finish some of your games before you begin more")
        change = setup.change(guest, self._lot(setup.first), self.now())
        await self._writer.write(change)
        live = self.add(change)
        live.address = address
        await self.cluster.settle()
        return live

    def _lot(self, first: int | None) -> int:
        return self._chance.randrange(2) if first is None else first

    async def find(self, name: str) -> LiveTable:
        """A table by its id. Raises `ServiceError` if there is none."""
        live = self._tables.get(name)
        if live is None:
            live = await self.load(name, self.now())
        else:
            await self.cluster.catch_up(live)
        live.used_at = self.now()
        return live

    async def load(self, name: str, since: float) -> LiveTable:
        """A table, taken into memory if need be.

        If it is first needed after a restart, its times begin afresh at `since`. Raises
        `ServiceError` if there is none.
        """
        if (live := self._tables.get(name)) is not None:
            return live
        if name not in self._loading:
            loading = self._loading[name] = self.background.run(self._load(name, since))
            loading.add_done_callback(lambda _: self._loading.pop(name))
        return await self.background.wait_for(self._loading[name])

    async def _load(self, name: str, since: float) -> LiveTable:
        record = await asyncio.to_thread(self._store.read, name)
        if record is None or record.home is not Home.SERVER:
            raise ServiceError(TableCode.NO_SUCH_TABLE, "there is no such table")
        live = LiveTable(record, self.now())
        if not self._store.is_shared and record.touched_up < self._health.started_up:
            self.expect_back(live, since)
            if (plan := live.room.resume(since)) is not None:
                await self._writer.write(*changes_of(live.id, plan))
                live.room.kept(plan)
        due, deadline = self.timekeeper.deadline_of(name), live.table.deadline
        if due is not None and deadline is not None:
            live.room.lose_time(max(0.0, due - deadline))
        self._add_live(live, since)
        await self.cluster.settle()
        await self.keeper.perform(live, lambda: None)  # What was to be kept by then is kept.
        return live

    def expect_back(self, live: LiveTable, since: float) -> None:
        """Gives those who were at a table time to come back from `since` on."""
        players = tuple(live.room.players)
        live.room.expect_back(players, self.now(), GRACE_AFTER_RESTART)
        live.room.wait_for(players, since)

    def take_up(self, live: LiveTable, since: float) -> None:
        """Looks after a game that another node has left: times that run begin afresh."""
        self.expect_back(live, since)
        if live.room.counts_time:
            self.keeper.plan_again(live, lambda: live.room.resume(since))

    def add(self, change: Change) -> LiveTable:
        """Takes a table into memory that was just made."""
        return self._add_live(LiveTable(record_of(change), self.now()), None)

    def _add_live(self, live: LiveTable, since: float | None) -> LiveTable:
        self._tables[live.id] = live
        self.cluster.add(live, since)
        self.look_after(live)
        return live

    async def join(self, live: LiveTable, guest: str, name: str) -> None:
        """Has a guest sit down; one who sits there already just stays. Raises `FourfoldError`."""

        def plan() -> Plan | None:
            self.expect_running()
            if live.room.players_of(guest):
                return None
            player = Player(len(live.table.players), guest)
            return live.room.join(name, player, self._lot(live.first), self.now())

        if await self.background.wait_for(self.keeper.plan_again(live, plan)) is not None:
            live.room.expect_back(tuple(live.room.players), self.now())
            self.look_after(live)

    def games(
        self, guest: str, before: Cursor | None = None, *, only_running: bool = False
    ) -> Games:
        """The tables at which a guest sits; finished ones before a cursor. Raises `StoreError`.

        It reads the database, and so is called in a thread.
        """
        return self._store.games_of(guest, before, only_running=only_running)

    @property
    def tables(self) -> Collection[LiveTable]:
        """The tables in memory."""
        return self._tables.values()

    def in_memory(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    def forget(self, live: LiveTable) -> None:
        """Drops a table that nobody needs in memory."""
        self._tables.pop(live.id, None)
        self.cluster.forget(live)

    # Clients and their messages

    def enter(self, live: LiveTable, client: Client, seen: int, address: str = "") -> None:
        """Subscribes a client to a table: it is told how things are, and then all that follows.

        Raises `ServiceError`.
        """
        self.expect_running()
        if client.players:
            live.address = address
        send(live.room.enter(client, seen, self.now()))
        self.cluster.note_listeners(live)
        self.look_after(live)

    def leave(self, live: LiveTable, client: Client) -> None:
        """Ends the subscription of a client."""
        live.used_at = self.now()
        live.room.leave(client, live.used_at)
        self.cluster.note_listeners(live)
        self.look_after(live)

    def handle(
        self, live: LiveTable, listener: Listener, message: Json
    ) -> asyncio.Future[Answer | HintWanted | None]:
        """What a listener alone is told in answer to a message; None when all are told.

        A command is done as a whole or not at all, whoever stops waiting. It is judged by the time
        at which it came.
        """
        at, began = self.now(), time.perf_counter()
        settled: asyncio.Future[Answer | HintWanted | None]
        settled = asyncio.get_running_loop().create_future()

        def receive() -> None:
            outcome = live.room.receive(listener, message, at)
            if isinstance(outcome, Spoken):
                send(outcome.told)
                self.cluster.say(live, outcome)
                settle(settled, None, None)
            elif not isinstance(outcome, Plan):
                settle(settled, outcome, None)
            elif self.is_stopping:
                settle(settled, refused(stopping()), None)
            else:
                self.keeper.keep(live, outcome, partial(tell, outcome))

        def tell(plan: Plan, error: FourfoldError | None) -> None:
            """Answers a command whose plan is kept and told, or is not."""
            answer = None
            if isinstance(error, StaleError) or (error is None and plan.is_late):
                answer = Answer(live.room.stale(listener, message, self.now()))
            elif error is not None:
                answer = refused(error)
                self._wronged[live] = live.table.since
            else:
                self.meter.told(plan, began)
            settle(settled, answer, None)

        def refused(error: FourfoldError) -> Answer:
            return Answer(named(message.get("id"), told_refusal(error)))

        live.run(receive)
        return settled

    def look_after(self, live: LiveTable) -> None:
        """Notes when the table is to be looked at next, and has the computer act."""
        self.computers.consider(live)
        self.timekeeper.set(live)

    async def sweep(self) -> None:
        """Closes and removes what nobody came back to; of several nodes, one does."""
        if not self.cluster.sweeps:
            return
        removed, abandoned = await asyncio.to_thread(
            sweep,
            self._store,
            self._health.up(),
            self._retention,
            frozenset(self._tables),
            self.cluster.id,
        )
        for name in removed:
            if (live := self._tables.pop(name, None)) is not None:
                self.cluster.forget(live)
                await self._say_goodbye(live)
        for name in abandoned:
            with suppress(FourfoldError):  # A damaged one does not keep the others open.
                live = await self.load(name, self._health.started_at)
                await self.keeper.perform(live, partial(self._plan_close, live))

    def _plan_close(self, live: LiveTable) -> Plan | None:
        """Closes a game, unless somebody is there, or the time of a move was up only lately.

        What another node holds is left to it.
        """
        seconds = live.table.options.seconds_per_move
        is_timed = seconds is not None and live.table.is_on
        due = live.table.since + (seconds or 0) + self._retention.open_days * DAY
        is_awaited = live.is_attended or (is_timed and self.now() < due)
        is_left = is_awaited or not live.room.is_holder
        return None if is_left else live.room.close(self.now())

    # Troubles of the machine

    def _make_good(self, has_stood_still: bool) -> None:  # noqa: FBT001 - a callback
        """Gives back what players lost by a trouble that is over, and tells them of their time."""
        wronged, self._wronged = self._wronged, {}
        for live, since in wronged.items():
            self.background.run(self._give_time_back(live, since))
        for live in tuple(self._tables.values()) if has_stood_still else ():
            if live.table.deadline is not None:
                send(live.room.tell_view(self.now()))

    async def _give_time_back(self, live: LiveTable, since: float) -> None:
        try:
            await self.keeper.perform(live, partial(self._plan_time_back, live, since))
        except FourfoldError:
            self._wronged[live] = since  # It is tried again when the next trouble is over.

    def _plan_time_back(self, live: LiveTable, since: float) -> Plan | None:
        """Has the time of a move that could not be kept begin afresh, unless it was made since."""
        is_open = live.table.deadline is not None and live.table.since == since
        return live.room.resume(self.now()) if is_open else None

    def set_time(self, at: float, within: float) -> None:
        """Sets the clock by that of the database. No player loses or wins time by it."""
        if ahead := self._health.set_time(at, within):
            for live in self._tables.values():
                live.room.lose_time(ahead)
            self.timekeeper.shift(ahead)

    async def check_health(self) -> None:
        """Raises `FourfoldError` if the service stops, or nothing can be kept."""
        self.expect_running()
        await self._health.check()

    @property
    def health(self) -> Health:
        """Whether anything can be kept, and how long nothing could be."""
        return self._health

    @property
    def is_well(self) -> bool:
        """Whether moves are kept just now, as far as that is known without trying."""
        return not (self.is_stopping or self._writer.is_in_trouble)

    def expect_running(self) -> None:
        """Raises `ServiceError` when the service stops."""
        if self.is_stopping:
            raise stopping()
