"""Keeps what rooms plan: it is on the disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from fourfold.room.plan import Plan
from fourfold.rules import FourfoldError
from fourfold.service.errors import ServiceError, StaleError, stopping
from fourfold.service.live import LiveTable, send
from fourfold.store import (
    ConflictError,
    News,
    Record,
    Store,
    StoreCode,
    StoreError,
    Writer,
    changes_of,
)
from fourfold.store.writer import settle
from fourfold.table.event import Began

if TYPE_CHECKING:
    from fourfold.service.service import Service

RETRY_AFTER: Final = 0.2
Settled = Callable[[FourfoldError | None], None]
"""Is told that a plan is kept and told, or why not."""


class Keeper:
    """Has the plans of all tables written, a few commits for many."""

    def __init__(self, service: Service, store: Store, writer: Writer) -> None:
        self._service = service
        self._store = store
        self._writer = writer

    async def perform(self, live: LiveTable, make: Callable[[], Plan | None]) -> Plan | None:
        """Has a plan kept and told that is made once it is its turn. Raises `FourfoldError`."""
        return await self.plan(live, make)

    def plan(self, live: LiveTable, make: Callable[[], Plan | None]) -> asyncio.Future[Plan | None]:
        """The same, before all that is asked for later, whether anybody waits for it or not."""
        done: asyncio.Future[Plan | None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda _: done.cancelled() or done.exception())

        def work() -> None:
            try:
                plan = make()
            except FourfoldError as error:
                settle(done, None, error)
                return
            if plan is None:
                settle(done, None, None)
            else:
                self.keep(live, plan, partial(settle, done, plan))

        live.run(work)
        return done

    def plan_again(
        self, live: LiveTable, make: Callable[[], Plan | None]
    ) -> asyncio.Task[Plan | None]:
        """The same, planned once more where another node was quicker."""
        first = self.plan(live, make)

        async def wait() -> Plan | None:
            try:
                return await first
            except StaleError:
                return await self.plan(live, make)

        return self._service.background.run(wait())

    def keep(self, live: LiveTable, plan: Plan, settled: Settled) -> None:
        """Writes a plan, and only then adds and tells it. No other is on its way at the table."""
        live.is_busy = True
        try:
            done = partial(self._kept, live, plan, settled)
            self._writer.submit(changes_of(live.id, plan), done)
        except StoreError as error:
            settled(error)
            live.free()

    def _kept(
        self, live: LiveTable, plan: Plan, settled: Settled, error: BaseException | None
    ) -> None:
        if error is not None:
            self._service.background.run(self._recover(live, plan, settled, error))
            return
        send(live.room.kept(plan))
        if live.table.since == plan.at:
            live.room.lose_time(self._service.now() - plan.at)  # It begins when it is told.
        for opened in changes_of(live.id, plan)[1:]:
            self._service.add(opened)
        settled(None)
        self._service.cluster.tell(live)
        self._service.look_after(live)
        live.free()

    def adopt(self, live: LiveTable, news: News) -> asyncio.Future[None]:
        """Adds and tells what another node has kept, once no plan is on its way."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def work() -> None:
            now = self._service.now()
            kept = news.players, news.events, news.causes, news.next
            send(live.room.adopt(*kept, now, start=news.start))
            if any(isinstance(each, Began) for each in news.events):
                live.room.expect_back(tuple(live.room.players), now)
            self._service.look_after(live)
            settle(done, None, None)

        live.run(work)
        return done

    async def _recover(
        self, live: LiveTable, plan: Plan, settled: Settled, error: BaseException
    ) -> None:
        """After a write that failed, what is on the disk counts."""
        try:
            is_in_doubt = getattr(error, "is_in_doubt", False)
            record = await self._read(live.id, until_known=is_in_doubt)
            if record is None and is_in_doubt:
                error = stopping()  # It may be kept: its sender asks again by its id.
            if record is not None:
                told = live.room.adopt(
                    record.players, record.events, record.causes, record.next, self._service.now()
                )
                send(told)
            is_overtaken = live.table.seen != plan.seen or isinstance(error, ConflictError)
            if is_overtaken:
                settled(StaleError())
            elif isinstance(error, FourfoldError):
                settled(error)
            else:
                settled(ServiceError(StoreCode.NOT_STORED, "games cannot be kept just now"))
                raise error
        finally:
            self._service.look_after(live)
            live.free()

    async def _read(self, table: str, *, until_known: bool) -> Record | None:
        """What is on the disk; None if the database is away, unless it must be known."""
        while True:
            try:
                return await asyncio.to_thread(self._store.read, table, settled=until_known)
            except StoreError as error:
                is_away = error.code == StoreCode.NOT_STORED
                if not (until_known and is_away) or self._service.is_stopping:
                    return None
            await asyncio.sleep(RETRY_AFTER)
