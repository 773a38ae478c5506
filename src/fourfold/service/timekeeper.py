"""What time brings about at the tables: one timer, set to the earliest of all deadlines."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fourfold.rules import FourfoldError
from fourfold.service.deadlines import Deadlines
from fourfold.service.live import LiveTable, send

if TYPE_CHECKING:
    from fourfold.service.service import Service

HOUR: Final = 3_600.0
WAIT_AT_LEAST: Final = 0.02
"""Seconds between two looks at what is due, also while time stands still."""
LOADED_AT_ONCE: Final = 100
SWEEP: Final = "sweep"
"""Among the names of tables: closing and removing what nobody came back to."""


class Timekeeper:
    """Runs what is due at each table, and reschedules it."""

    def __init__(self, service: Service, *, has_timer: bool) -> None:
        """Without a timer, as in tests, time passes only when `pass_time` is called."""
        self._service = service
        self._deadlines = Deadlines()
        self.has_timer = has_timer
        self._timer: asyncio.TimerHandle | None = None
        self._timer_due: float | None = None

    def start(self) -> None:
        """Schedules the first sweep."""
        self.since = self._service.now()
        """When the time of those moves began that were taken up last."""
        self._schedule(SWEEP, self.since + HOUR)

    def stop(self) -> None:
        """Cancels the timer."""
        if self._timer is not None:
            self._timer.cancel()

    async def take_up(self, clocks: Sequence[tuple[str, int]], since: float) -> None:
        """Schedules tables that are not in memory: each has so many seconds from `since` on."""
        self.since = since
        for number, (name, seconds) in enumerate(clocks, 1):
            if self._service.in_memory(name) is None and name not in self._deadlines:
                self._deadlines.set(name, self.since + seconds)
            if number % LOADED_AT_ONCE == 0:
                await asyncio.sleep(0)
        self._set_timer()

    def set(self, live: LiveTable) -> None:
        """Schedules the next look at a table."""
        due = live.room.due()
        if not live.is_attended:
            idle = max(live.idle_at, self._service.now() + 1.0)
            due = idle if due is None else min(due, idle)
        self._schedule(live.id, due)

    def shift(self, seconds: float) -> None:
        """Moves all deadlines, as the clock was moved."""
        self.since += seconds
        self._deadlines.shift(seconds)
        self._set_timer()

    def deadline_of(self, name: str) -> float | None:
        """When the time of a move is up at a table that is not in memory, if that is known."""
        return self._deadlines.get(name)

    def _schedule(self, name: str, due: float | None) -> None:
        self._deadlines.set(name, due)
        self._set_timer()

    def _set_timer(self) -> None:
        """Sets the timer to the earliest deadline, unless it is set to that already."""
        due = self._deadlines.next()
        if due == self._timer_due and self._timer is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_due = due
        if due is not None and self.has_timer and not self._service.is_stopping:
            wait = max(WAIT_AT_LEAST, due - self._service.now())
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._service.background.run(self.pass_time())

    async def pass_time(self) -> None:
        """Runs all that is due by now."""
        names = self._deadlines.take(self._service.now())
        if SWEEP in names:
            names.remove(SWEEP)
            self._service.background.run(self._service.sweep())
            self._deadlines.set(SWEEP, self._service.now() + HOUR)
        tables = [live for name in names if (live := self._service.in_memory(name)) is not None]
        unattended = [name for name in names if self._service.in_memory(name) is None]
        if unattended:
            self._service.background.run(self._end_unattended(unattended))
        try:
            await asyncio.gather(*map(self._run_due, tables))
        finally:
            self._set_timer()

    async def _end_unattended(self, names: list[str]) -> None:
        """Ends games whose time is up at tables that are not in memory, a few at a time."""
        for start in range(0, len(names), LOADED_AT_ONCE):
            part = names[start : start + LOADED_AT_ONCE]
            await asyncio.gather(*map(self._end_one, part))

    async def _end_one(self, name: str) -> None:
        try:
            await self._run_due(await self._service.load(name, self.since))
        except FourfoldError as error:
            self._service.troubles.log("A table could not be taken up", str(error.code))

    async def _run_due(self, live: LiveTable) -> None:
        """Runs what is due at a table: time that is up, players who are gone, or nothing more."""
        now = self._service.now
        try:
            await self._service.keeper.perform(live, lambda: live.room.pass_time(now()))
        except FourfoldError as error:
            self._service.troubles.log("Time could not be noted at a table", str(error.code))
            self._schedule(live.id, now() + 1.0)
            return
        send(live.room.tell_due(now()))
        is_used = self._service.computers.is_busy(live) or now() < live.idle_at
        if live.is_idle and not is_used:
            self._service.forget(live)
            self._schedule(live.id, live.room.deadline)
        else:
            self.set(live)
