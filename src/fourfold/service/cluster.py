"""A service among others on one database: each table is held by one of them at a time.

Any node serves any table, and the number of an event decides between two that act at once. What
nobody asks for, and two must not do, is done by the node that holds a table: judging time and
presence, playing for its computer. A node claims a table when it is first needed there, and holds
it for as long as it is heard of. The others learn of events by hints, or else by looking often.
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fourfold.room.plan import Spoken
from fourfold.rules import FourfoldError
from fourfold.service.alone import Alone
from fourfold.service.guests import new_id
from fourfold.service.hinting import Hinting
from fourfold.service.live import LiveTable, send
from fourfold.service.lobby import own_open_tables
from fourfold.store import Picture, Report, Store, StoreError
from fourfold.store.nodes import LEASE, from_bits, to_bits
from fourfold.store.writer import settle
from fourfold.table.errors import TableCode

if TYPE_CHECKING:
    from fourfold.service.service import Service

BEAT: Final = 1.0
"""Seconds between two meetings of the nodes, at most."""
SOON: Final = 0.05
"""Seconds from when something is to be told at a meeting until the next one."""
LATER: Final = math.inf
"""The time of a table counts from when this node holds it."""
SLOW: Final = 0.5
"""Seconds; while a meeting takes longer, the database is away."""


class Cluster(Alone):
    """One of several services on a database."""

    def __init__(self, service: Service, store: Store) -> None:
        self.id = new_id()
        self._service = service
        self._store = store
        self._threads = ThreadPoolExecutor(2, "fourfold-nodes")
        self._timer: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._meeting: asyncio.Task[None] | None = None
        self._began_at: float | None = None
        """When the meeting began that goes on, by the monotonic clock."""
        self._has_failed = False
        self._steady_since: float | None = None
        """Since when no meeting has failed or come late, by the monotonic clock."""
        self._met_at, self._has_met = 0.0, False
        self._next = BEAT
        """Seconds from the meeting that goes on to the next one."""
        self._waiting: list[asyncio.Future[None]] = []
        """For the end of the next meeting."""
        self._is_known = False
        self._is_stopping = False
        self._unheld: dict[LiveTable, float | None] = {}
        """Tables in memory that this node does not hold; from when on their time counts if it does.

        None for one that was just made here.
        """
        self._held: set[str] = set()
        """Tables that this node knows it holds, in memory or not."""
        self._released: set[str] = set()
        self._listening: dict[str, int] = {}
        """What the others know of this node's listeners."""
        self._others: dict[str, tuple[str, ...]] = {}
        self._elsewhere: dict[str, dict[str, int]] = {}
        """Of tables in memory that this node holds, the others that have them too."""
        self._hinting = Hinting(self.id, self._send)
        self._behind: set[LiveTable] = set()
        self._following: asyncio.Task[None] | None = None

    # Its own life

    async def start(self) -> None:
        """Begins to meet the others. Raises `StoreError`."""
        await self._meet()
        loop = asyncio.get_running_loop()
        self._store.hear_hints(partial(_call_in, loop, self._hear))
        self._meet_again(BEAT)

    async def stop(self) -> None:
        """Leaves all tables to the others."""
        if self._is_stopping:
            return
        self._is_stopping = True
        if self._timer is not None:
            self._timer.cancel()
        if self._meeting is not None:
            await asyncio.wait([self._meeting])
        for met in self._waiting:
            settle(met, None, None)
        self._hinting.met()
        self._hinting.close()
        with suppress(StoreError):
            await self._run(self._store.part, self.id)
            await self._run(self._store.send_hints, self._hinting.take())
        self._threads.shutdown()

    @property
    def is_in_trouble(self) -> bool:  # type: ignore[override]
        """Whether the database is away: the last meeting failed, or one takes very long."""
        began = self._began_at
        return self._has_failed or (began is not None and time.monotonic() - began > SLOW)

    @property
    def others(self) -> int:  # type: ignore[override]
        """How many other nodes there are."""
        return len(self._others)

    async def _run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    # Tables

    def add(self, live: LiveTable, since: float | None) -> None:
        """Claims a table that was taken into memory, unless another node holds it."""
        live.room.is_holder = False
        self._unheld[live] = since
        self._released.discard(live.id)
        self._meet_again(0.0)

    async def settle(self) -> None:
        """Waits until it is known which of the tables that were added this node holds."""
        if not self._is_stopping:
            met = asyncio.get_running_loop().create_future()
            self._waiting.append(met)
            self._meet_again(0.0)
            await met

    def forget(self, live: LiveTable) -> None:
        """Lets go of a table, unless a time runs there that this node knows."""
        if live in self._unheld:
            del self._unheld[live]
        elif not live.room.counts_time:
            self._elsewhere.pop(live.id, None)
            self._held.discard(live.id)
            self._released.add(live.id)

    def note_listeners(self, live: LiveTable) -> None:
        """Tells the others soon, if one of them holds the table."""
        if live in self._unheld:
            self._meet_again(0.0 if self._unheld[live] is None else SOON)

    def tell(self, live: LiveTable) -> None:
        """Hints to the others that something was kept, if any of them has the table."""
        if live in self._unheld or live.id in self._elsewhere:
            self._hinting.changed(live.id, live.table.seen)

    def say(self, live: LiveTable, spoken: Spoken) -> None:
        """Passes on what a player says to one who is at another node."""
        if live in self._unheld or live.id in self._elsewhere:
            self._hinting.said(live.id, spoken.player, spoken.phrase)

    @property
    def sweeps(self) -> bool:  # type: ignore[override]
        """Whether it is this node that closes and removes abandoned tables, for all."""
        return all(self.id < other for other in self._others)

    def listed(self) -> tuple[str, ...]:
        """The open tables of the other nodes."""
        return tuple(name for names in self._others.values() for name in names)

    # Meeting the others

    def _meet_again(self, wait: float) -> None:
        """Meets the others by then, if not before."""
        if self._is_stopping:
            return
        if self._meeting is not None:
            self._next = min(self._next, wait)
            return
        loop = asyncio.get_running_loop()
        due = loop.time() + wait
        if self._timer is not None:
            if self._due <= due:
                return
            self._timer.cancel()
        self._due = due
        self._timer = loop.call_later(wait, self._begin_meeting)

    def _begin_meeting(self) -> None:
        self._timer, self._next = None, BEAT
        waiting, self._waiting = self._waiting, []
        self._meeting = self._service.background.run(self._meet())
        self._meeting.add_done_callback(partial(self._end_meeting, waiting))

    def _end_meeting(self, waiting: list[asyncio.Future[None]], _: asyncio.Task[None]) -> None:
        self._meeting = None
        for met in waiting:
            settle(met, None, None)
        self._meet_again(self._next)

    async def _meet(self) -> None:
        """Tells the others of this node, and acts on what it learns."""
        began = self._began_at = time.monotonic()
        if self._steady_since is not None and began - self._met_at > LEASE / 2:
            self._steady_since = None
        report = self._report(began)
        try:
            picture = await self._run(self._store.meet, report)
        except StoreError as error:
            self._has_failed, self._steady_since = True, None
            self._service.troubles.log("The other nodes cannot be met", error.detail)
            raise
        finally:
            self._began_at = None
        self._has_failed = False
        self._met_at = time.monotonic()
        self._has_met = True
        self._steady_since = began if self._steady_since is None else self._steady_since
        self._service.set_time(picture.at, self._met_at - began)
        self._learn(report, picture)

    def _report(self, at: float) -> Report:
        wanted = self._wanted_listening()
        listening = {name: of for name, of in wanted.items() if self._listening.get(name) != of}
        return Report(
            self.id,
            claimed=[live.id for live, since in self._unheld.items() if self._is_due(live, since)],
            released=tuple(self._released),
            listening=listening,
            left=[name for name in self._listening if name not in wanted],
            listed=[live.id for live in own_open_tables(self._service)],
            followed=[live.id for live in self._unheld] + [*self._elsewhere],
            is_known=self._is_known,
            buries=not self._has_met or self._is_steady(at),
        )

    def _is_steady(self, at: float) -> bool:
        """Whether this node has met the others for so long that all who live were there."""
        return self._steady_since is not None and at - self._steady_since > LEASE

    def _is_due(self, live: LiveTable, since: float | None) -> bool:
        """Whether it is time to claim a table: one just made may be played at another node."""
        is_needed = since is not None or bool(live.room.listeners)
        return is_needed or self._service.now() >= live.idle_at

    def _wanted_listening(self) -> dict[str, int]:
        """Which tables of others are in memory here, and which players listen."""
        return {live.id: to_bits(live.listening) for live in self._unheld}

    def _learn(self, report: Report, picture: Picture) -> None:
        if picture.was_buried:
            self._begin_anew()
            return
        claimed = frozenset(report.claimed)
        self._is_known = True
        vanished = self._others.keys() - picture.others.keys()
        self._others = dict(picture.others)
        self._doubt(self._unheld if vanished else ())
        self._released.difference_update(report.released)
        told = self._listening.items()
        kept = {name: players for name, players in told if name not in report.left}
        self._listening = {**kept, **report.listening}
        if report.listening or report.left:
            self._hinting.met()
        for live in tuple(self._unheld):
            if live.id in picture.held:
                self._hold(live)
            elif live.id in claimed:
                self._unheld[live] = LATER
        self._note_elsewhere(picture, vanished)
        for live in self._unheld:
            if live.id in picture.deserted:
                live.room.wait_for(tuple(live.room.players), self._service.now())
        for name, seen in picture.seen.items():
            self._expect(name, seen)
        if picture.has_buried or vanished:
            self._service.background.run(self._service.take_up_clocks())

    def _doubt(self, tables: Iterable[LiveTable]) -> None:
        """No longer takes tables that were made here for new: another node may have held them."""
        made = [live for live in tables if self._unheld.get(live, LATER) is None]
        self._unheld.update(dict.fromkeys(made, LATER))

    def _begin_anew(self) -> None:
        """Claims all tables again: others have taken this node for dead, and it holds nothing."""
        self._is_known = False
        self._listening, self._elsewhere = {}, {}
        self._held.clear()
        self._released.clear()
        for live in self._service.tables:
            live.room.is_holder = False
            live.room.elsewhere = frozenset()
            self._unheld[live] = LATER
        self._meet_again(0.0)

    def _hold(self, live: LiveTable) -> None:
        """Judges time and presence at a table from now on."""
        since, is_new = self._unheld.pop(live), live.id not in self._held
        self._held.add(live.id)
        live.room.is_holder = True
        if is_new and since is not None and live.table.is_on:
            self._service.take_up(live, min(since, self._service.now()))
        self._service.look_after(live)

    def _note_elsewhere(self, picture: Picture, vanished: Iterable[str]) -> None:
        """Notes who is where; whose node is gone has time to come back."""
        before, after = self._elsewhere, {k: dict(v) for k, v in picture.elsewhere.items()}
        self._elsewhere = after
        now = self._service.now()
        for name in before.keys() | after.keys():
            if before.get(name) == after.get(name):
                continue
            live = self._service.in_memory(name)
            if live is None:
                if after.pop(name, None) is not None:  # It is noted when it is in memory.
                    self._service.background.run(self._service.load(name, now))
                continue
            lost = [node for node in before.get(name, {}) if node in vanished]
            live.room.elsewhere -= (sent_away := from_bits(before[name][node] for node in lost))
            live.room.wait_for(sent_away, now)
            live.room.note_elsewhere(from_bits(after.get(name, {}).values()), now)
            self._service.look_after(live)

    # Hints

    def _send(self, texts: list[str]) -> None:
        self._service.meter.hints["sent"] += len(texts)
        self._service.background.run(self._run(self._store.send_hints, texts))

    def _hear(self, text: str | None) -> None:
        """Follows a hint; where some may be lost, looks at all."""
        if self._is_stopping:
            return
        if text is None:
            self._meet_again(0.0)
            return
        with suppress(ValueError, TypeError, AttributeError, KeyError, FourfoldError):
            self._follow_hint(json.loads(text))

    def _follow_hint(self, hint: dict[str, Any]) -> None:
        if hint["from"] == self.id:
            return
        self._service.meter.hints["heard"] += 1
        if "met" in hint:
            self._meet_again(0.0)
        for name, seen in hint.get("seen", {}).items():
            self._expect(name, seen)
        if "said" in hint and (live := self._service.in_memory(hint["said"]["table"])) is not None:
            send(live.room.hear(hint["said"]["player"], hint["said"]["phrase"]))

    def _expect(self, name: str, seen: int) -> None:
        """Has read what others have kept of a table that has so many events."""
        live = self._service.in_memory(name)
        if live is not None and live.table.seen < seen:
            self._behind.add(live)
            if self._following is None:
                self._following = self._service.background.run(self._follow_all())

    async def _follow_all(self) -> None:
        try:
            while self._behind:
                behind, self._behind = self._behind, set()
                try:
                    await self.catch_up(*behind)
                except StoreError as error:
                    if error.code == TableCode.BAD_EVENT and len(behind) > 1:
                        await self._follow_each(behind)
        finally:
            self._following = None

    async def _follow_each(self, behind: Iterable[LiveTable]) -> None:
        """Follows tables one by one: what is damaged at one of them is no matter of the others."""
        for live in behind:
            try:
                await self.catch_up(live)
            except StoreError as error:
                self._service.troubles.log("A table could not be followed", str(error.code))

    async def catch_up(self, *tables: LiveTable) -> None:
        """Adds what others have kept of some tables. Raises `StoreError`."""
        known = {live.id: live.table.seen for live in tables}
        news = await asyncio.to_thread(self._store.news, known)
        self._doubt(live for live in tables if live.id in news)
        waiting = [
            self._service.keeper.adopt(live, news[live.id]) for live in tables if live.id in news
        ]
        await asyncio.gather(*waiting)


def _call_in(loop: asyncio.AbstractEventLoop, work: Callable[[Any], None], what: Any) -> None:
    """Has something done in a loop, unless that is closed."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(work, what)
