"""All tables of a server: one writer for each, told to everybody once it is on the disk.

The service owns the tables in memory, the clock, the lot, and who listens. It knows no web
framework; what it refuses is a `FourfoldError`.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any, Final, TypeVar

from fourfold.rules import ErrorCode, FourfoldError
from fourfold.service.agenda import Agenda
from fourfold.service.beginning import opened, record_of, rematched
from fourfold.service.computers import Computers
from fourfold.service.errors import ServiceError, StaleError
from fourfold.service.guests import Guests
from fourfold.service.live import EVENTS_AT_MOST, LiveTable
from fourfold.service.pulse import Pulse
from fourfold.service.setup import Setup
from fourfold.service.subscription import Farewell, News, Next, Subscription, Watching
from fourfold.service.sweep import Retention, sweep
from fourfold.service.thinking import Mind
from fourfold.store import (
    Change,
    ConflictError,
    Home,
    Player,
    Record,
    Store,
    StoreError,
)
from fourfold.table import (
    Command,
    Event,
    Leave,
    Rematched,
    Return,
    Table,
    begin,
    close,
    decide,
    join,
    pass_time,
    replay,
    resume,
)

GRACE: Final = 10.0
"""Seconds for which a player may be without a connection before it counts as absence."""
GRACE_AFTER_RESTART: Final = 30.0
IDLE: Final = 60.0
"""Seconds after which a table that nobody listens to is no longer kept in memory."""
HOUR: Final = 3_600.0
WATCHING_DELAY: Final = 0.3
WAIT_AT_LEAST: Final = 0.02
"""Seconds between two looks at what is due, also while time stands still."""
TABLES_PER_GUEST: Final = 200
"""So many at a time that are not over."""
LOADED_AT_ONCE: Final = 100
OPEN_OF_A_GUEST: Final = 2
OPEN_OF_AN_ADDRESS: Final = 10
"""So many tables are shown in the list of open ones."""
_SWEEP: Final = "sweep"
"""On the agenda, beside the tables: closing and removing what nobody came back to."""

log = logging.getLogger("fourfold.service")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at the moment when somebody began to listen."""

    table: Table
    events: tuple[Event, ...]
    next: str | None


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
    ) -> None:
        self._store = store
        self._retention = retention
        self._pulse = Pulse(store, now, self._make_good)
        self._writer = self._pulse.writer
        self.now = self._pulse.now
        self.alarm = self._pulse.alarm
        self.guests = Guests(store.secret())
        self._chance = SystemRandom() if chance is None else chance
        self.mind = Mind()
        self._computers = Computers(self, self.mind, self._chance, self.now)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._agenda = Agenda()
        self._has_timer = has_timer
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._begun: set[asyncio.Task[Any]] = set()
        """Those that are finished before the service stops."""
        self._wronged: dict[LiveTable, float] = {}
        """Tables at which a move was sent in time and not kept, and when its time had begun."""
        self.is_stopping = False

    # The service's own life

    async def start(self) -> None:
        """Begins to serve. What was going on is taken up when somebody comes, or time is up."""
        await self._pulse.start(beats=self._has_timer)
        self._agenda.set(_SWEEP, self.now() + HOUR)
        self.in_background(self._take_up_clocks())

    async def _take_up_clocks(self) -> None:
        """Has the time of all clocks begin afresh. Nobody has lost time by a restart."""
        for number, (name, seconds) in enumerate(await asyncio.to_thread(self._store.clocks), 1):
            if name not in self._tables and name not in self._agenda:
                self._agenda.set(name, self._pulse.started_at + seconds)
            if number % LOADED_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._set_timer()

    async def stop(self) -> None:
        """Ends calmly: nothing more is begun, what was begun is finished, all are told."""
        self.is_stopping = True
        if self._timer is not None:
            self._timer.cancel()
        self.mind.close()
        for live in tuple(self._tables.values()):
            async with live.lock:  # A command that was begun is told before the farewell.
                for each in tuple(live.subscriptions):
                    each.end(Farewell.RESTART)
        while self._begun:
            await asyncio.wait(self._begun)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._pulse.stop()

    def in_background(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Does something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _as_a_whole(self, work: Coroutine[Any, Any, Result]) -> asyncio.Future[Result]:
        """Does something that is finished, whoever stops waiting for it."""
        task = self.in_background(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, FourfoldError):
                return
            log.error("A task failed.", exc_info=error)

    # Tables

    async def open(self, guest: str, setup: Setup, address: str = "") -> LiveTable:
        """Makes a table for a guest. Raises `FourfoldError`."""
        self.expect_running()
        if await asyncio.to_thread(self._store.count_open, guest) >= TABLES_PER_GUEST:
            raise ServiceError(
                ErrorCode.TOO_MANY, "finish some of your games before you begin more"
            )
        change = opened(guest, setup, self._lot(setup.first), self.now())
        live = await self._as_a_whole(self._make(change))
        live.address = address
        return live

    async def _make(self, change: Change) -> LiveTable:
        await self._writer.write(change)
        return self._add(LiveTable(record_of(change), self.now()))

    def _lot(self, first: int | None) -> int:
        return self._chance.randrange(2) if first is None else first

    async def find(self, name: str) -> LiveTable:
        """A table by its id. Raises `ServiceError` if there is none."""
        live = await self._find(name, self.now())
        live.used_at = self.now()
        return live

    async def _find(self, name: str, since: float) -> LiveTable:
        """A table. If it is first needed after a restart, its times begin afresh at `since`."""
        live = self._tables.get(name)
        if live is None:
            if name not in self._loading:
                self._loading[name] = self._as_a_whole(self._load(name, since))
            live = await asyncio.shield(self._loading[name])
        return live

    async def _load(self, name: str, since: float) -> LiveTable:
        try:
            record = await asyncio.to_thread(self._store.read, name)
            if record is None or record.home is not Home.SERVER:
                raise ServiceError(ErrorCode.NO_SUCH_TABLE, "there is no such table")
            return await self._resume(record, since)
        finally:
            del self._loading[name]

    async def _resume(self, record: Record, since: float) -> LiveTable:
        """Takes a table into memory; after a restart it goes on, once that is on the disk."""
        live = LiveTable(record, self.now())
        is_from_before = record.touched_up < self._pulse.started_up
        events = resume(live.table, since) if is_from_before else ()
        if events:
            await self._writer.write(Change(live.id, live.table.seen, events, since))
            live.publish(events, since)
        return self._add(live, is_known=is_from_before)

    def _add(self, live: LiveTable, *, is_known: bool = False) -> LiveTable:
        """Keeps a table in memory. Who was there before a restart has more time to come back."""
        self._tables[live.id] = live
        grace = GRACE_AFTER_RESTART if is_known else GRACE
        for number in live.players if live.table.is_on else ():
            if not live.is_connected(number):
                live.leaving[number] = self.now() + grace
        self._look_after(live)
        return live

    async def join(self, live: LiveTable, guest: str, player: str) -> None:
        """Has a guest sit down; one who sits there already just stays. Raises `FourfoldError`."""
        await self._as_a_whole(self._join(live, guest, player))

    async def _join(self, live: LiveTable, guest: str, player: str) -> None:
        async with live.lock:
            self.expect_running()
            if live.players_of(guest):
                return
            events = join(live.table, player)
            number = len(live.table.players)
            after = replay(events, live.table)
            events += begin(after, self._lot(live.first), self.now())
            await self._commit(live, events, Player(number, guest))
            for each in live.players:
                if not live.is_connected(each):
                    live.leaving[each] = self.now() + GRACE
            self._look_after(live)

    def open_tables(self, at_most: int = 50) -> list[LiveTable]:
        """The tables that anybody may join and somebody waits at, the newest first.

        Of one guest and of one address there are few, so that nobody fills the list alone.
        """
        waiting = [
            live
            for live in self._tables.values()
            if live.is_public and live.is_waiting and live.is_connected(0)
        ]
        shown: list[LiveTable] = []
        shares: Counter[str] = Counter()
        waiting.sort(key=lambda live: live.made_at)
        for live in reversed(waiting):  # The last of those that were made at the same time, too.
            guest, address = f"guest {live.players[0].guest}", f"address {live.address}"
            if shares[guest] < OPEN_OF_A_GUEST and shares[address] < OPEN_OF_AN_ADDRESS:
                shares.update((guest, address))
                shown.append(live)
        return shown[:at_most]

    # Commands

    async def command(self, live: LiveTable, player: int, command: Command, seen: int) -> None:
        """Does what a player asks; returns when it is on the disk and told.

        `seen` is how many events the player has seen; `StaleError` if there are more. Whoever
        stops waiting, the command is done as a whole or not at all.
        """
        await self._as_a_whole(self._command(live, player, command, seen, self.now()))

    async def _command(
        self, live: LiveTable, player: int, command: Command, seen: int, at: float
    ) -> None:
        """Does what a player asks. It is judged by the time at which it came."""
        async with live.lock:
            self.expect_running()
            if seen != live.table.seen:
                raise StaleError
            seat = live.seat_of(player)
            if seat is None:
                raise ServiceError(ErrorCode.GAME_NOT_BEGUN, "the game has not begun")
            if late := pass_time(live.table, at):
                await self._commit(live, late)
                raise StaleError
            events = decide(live.table, seat, command, at)
            live.check_flood(player, events, at)
            try:
                await self._commit(live, events)
            except StoreError:
                self._wronged[live] = live.table.since
                raise

    async def _commit(self, live: LiveTable, events: tuple[Event, ...], *players: Player) -> None:
        """Writes events, and only then adds and tells them. The table's lock is held."""
        if not events:
            return
        at = self.now()
        changes = [Change(live.id, live.table.seen, events, at, players)]
        if any(isinstance(each, Rematched) for each in events):
            changes.append(rematched(live, replay(events, live.table), at))
        try:
            await self._writer.write(*changes)
        except ConflictError:
            await self._read_again(live)
            raise StaleError from None
        except StoreError:
            with suppress(StoreError):
                await self._read_again(live)
            if live.table.seen != changes[0].seen:
                raise StaleError from None
            raise
        live.players |= {player.number: player for player in players}
        live.publish(events, at)
        for change in changes[1:]:
            self._add(LiveTable(record_of(change), at))
            live.next = change.table
            live.tell(Next(change.table))
        self._look_after(live)

    async def _read_again(self, live: LiveTable) -> None:
        """After a write that failed, what is on the disk counts."""
        record = await asyncio.to_thread(self._store.read, live.id)
        if record is not None and len(record.events) > live.table.seen:
            live.players = {player.number: player for player in record.players}
            live.publish(record.events[live.table.seen :], self.now())
            if record.next is not None and live.next is None:
                live.next = record.next
                live.tell(Next(record.next))
            self._look_after(live)

    # Listeners

    async def subscribe(
        self, name: str, players: frozenset[int], address: str = ""
    ) -> tuple[LiveTable, Subscription, Snapshot]:
        """Has somebody listen: a table as it is, and a subscription to all that follows."""
        live = await self.find(name)
        self.expect_running()
        subscription = Subscription(players)
        live.subscriptions.add(subscription)
        if players:
            live.address = address
        for player in players:
            live.leaving.pop(player, None)
        snapshot = Snapshot(live.table, tuple(live.events), live.next)
        if not players:
            self._tell_watching(live)
        self._look_after(live)
        return live, subscription, snapshot

    def unsubscribe(self, live: LiveTable, subscription: Subscription) -> None:
        """Somebody listens no more."""
        live.subscriptions.discard(subscription)
        at = self.now()
        live.used_at = at
        grace = GRACE if live.table.seen < EVENTS_AT_MOST else HOUR
        for player in subscription.players:
            if not live.is_connected(player):
                live.leaving[player] = at + grace
        if not subscription.players:
            self._tell_watching(live)
        self._look_after(live)

    def _tell_watching(self, live: LiveTable) -> None:
        """Tells how many watch, a little later, so that a crowd is told of once."""
        if not live.is_watching_due and not self.is_stopping:
            live.is_watching_due = True
            asyncio.get_running_loop().call_later(WATCHING_DELAY, self._told_watching, live)

    def _told_watching(self, live: LiveTable) -> None:
        live.is_watching_due = False
        live.tell(Watching(live.watching))

    # Time

    def _look_after(self, live: LiveTable) -> None:
        """Notes when the table is to be looked at next, and has the computer act."""
        self._computers.consider(live)
        dues = [*live.leaving.values()]
        if live.returning:
            dues.append(self.now())
        if live.claim_from is not None:
            dues.append(live.claim_from)
        if live.table.deadline is not None:
            dues.append(live.table.deadline)
        if not live.subscriptions:
            dues.append(max(live.used_at + IDLE, self.now() + 1.0))
        self._agenda.set(live.id, min(dues, default=None))
        self._set_timer()

    def _set_timer(self) -> None:
        due = self._agenda.next()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None and self._has_timer and not self.is_stopping:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(WAIT_AT_LEAST, due - self.now()), self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.in_background(self.pass_time())

    async def pass_time(self) -> None:
        """Does all that is due by now."""
        names = self._agenda.take(self.now())
        if _SWEEP in names:
            names.remove(_SWEEP)
            self.in_background(self._sweep())
            self._agenda.set(_SWEEP, self.now() + HOUR)
        tables = [self._tables[name] for name in names if name in self._tables]
        unattended = [name for name in names if name not in self._tables]
        if unattended:
            self.in_background(self._end_unattended(unattended))
        try:
            await asyncio.gather(*map(self._tend, tables))
        finally:
            self._set_timer()

    async def _end_unattended(self, names: list[str]) -> None:
        """Ends games whose time is up at tables that are not in memory, a few at a time."""
        for start in range(0, len(names), LOADED_AT_ONCE):
            part = names[start : start + LOADED_AT_ONCE]
            await asyncio.gather(*map(self._end_one, part))

    async def _end_one(self, name: str) -> None:
        try:
            await self._tend(await self._find(name, self._pulse.started_at))
        except FourfoldError as error:
            self.alarm.sound("A table could not be taken up", str(error.code))

    async def _tend(self, live: LiveTable) -> None:
        """Does what is due at a table: time that is up, players who are gone, or nothing more."""
        try:
            async with live.lock:
                await self._commit(live, pass_time(live.table, self.now()))
                await self._note_presence(live)
                self._tell_claim(live)
        except FourfoldError as error:
            self.alarm.sound("Time could not be noted at a table", str(error.code))
            self._agenda.set(live.id, self.now() + 1.0)
            return
        if self._is_idle(live):
            del self._tables[live.id]
            self._agenda.set(live.id, live.table.deadline)
        else:
            self._look_after(live)

    def _tell_claim(self, live: LiveTable) -> None:
        """Tells that the game can be claimed, once the time has come."""
        due = live.claim_from
        if due is not None and due <= self.now():
            live.claim_told = due
            live.tell(News((), (live.table,), self.now()))

    async def _note_presence(self, live: LiveTable) -> None:
        """Notes who is gone for long, and who is back. The table's lock is held."""
        for player, due in tuple(live.leaving.items()):
            if due <= self.now() and live.leaving.get(player) == due:
                await self._note(live, player, Leave())
                if live.leaving.get(player) == due:
                    del live.leaving[player]
        for player in live.returning:
            await self._note(live, player, Return())

    async def _note(self, live: LiveTable, player: int, command: Leave | Return) -> None:
        if (seat := live.seat_of(player)) is not None:
            await self._commit(live, decide(live.table, seat, command, self.now()))

    def _is_idle(self, live: LiveTable) -> bool:
        """Whether nobody needs the table in memory."""
        return not (
            live.subscriptions
            or live.leaving
            or live.lock.locked()
            or self._computers.is_busy(live)
            or self.now() < live.used_at + IDLE
        )

    async def _sweep(self) -> None:
        """Closes and removes what nobody came back to."""
        swept = await sweep(self._store, self._pulse.up(), self._retention, frozenset(self._tables))
        for name in swept.removed:
            if (live := self._tables.pop(name, None)) is not None:
                for each in tuple(live.subscriptions):
                    each.end(Farewell.RESTART)
        for name in swept.abandoned:
            with suppress(FourfoldError):  # A damaged one does not keep the others open.
                await self._close(await self.find(name))

    async def _close(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.subscriptions:
                await self._commit(live, close(live.table))

    # Troubles of the machine

    def _make_good(self, has_stood_still: bool) -> None:  # noqa: FBT001 - a callback
        """Gives back what players lost by a trouble that is over, and tells them of their time."""
        wronged, self._wronged = self._wronged, {}
        for live, since in wronged.items():
            self.in_background(self._give_time_back(live, since))
        for live in tuple(self._tables.values()) if has_stood_still else ():
            if live.table.deadline is not None:
                live.tell(News((), (live.table,), self.now()))

    async def _give_time_back(self, live: LiveTable, since: float) -> None:
        """Has the time of a move that could not be kept begin afresh, unless it was made since."""
        async with live.lock:
            if live.table.deadline is not None and live.table.since == since:
                await self._commit(live, resume(live.table, self.now()))

    async def check_health(self) -> None:
        """Raises `FourfoldError` if the service stops, or nothing can be kept."""
        self.expect_running()
        await self._pulse.check()

    def expect_running(self) -> None:
        """Raises `ServiceError` when the service stops."""
        if self.is_stopping:
            raise ServiceError(ErrorCode.STOPPING, "the server is being restarted; come back")
