"""Keeps what rooms plan: it is on the disk before it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from fourfold.room.plan import Plan
from fourfold.rules import FourfoldError
from fourfold.service.errors import ServiceError, StaleError
from fourfold.service.live import LiveTable, send
from fourfold.store import ConflictError, Store, StoreCode, StoreError, Writer, changes_of
from fourfold.store.writer import settle

if TYPE_CHECKING:
    from fourfold.service.service import Service

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
        done: asyncio.Future[Plan | None] = asyncio.get_running_loop().create_future()

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
        return await done

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
            self._service.in_background(self._recover(live, plan, settled, error))
            return
        send(live.room.kept(plan))
        for opened in changes_of(live.id, plan)[1:]:
            self._service.add(opened)
        settled(None)
        self._service.look_after(live)
        live.free()

    async def _recover(
        self, live: LiveTable, plan: Plan, settled: Settled, error: BaseException
    ) -> None:
        """After a write that failed, what is on the disk counts."""
        try:
            record = None
            with suppress(StoreError):
                record = await asyncio.to_thread(self._store.read, live.id)
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
