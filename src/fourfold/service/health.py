"""The health of a server: a heartbeat, its up time, and a probe of the database."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fourfold.service.clock import BEAT, Clock
from fourfold.service.errors import ServiceError
from fourfold.service.meter import Meter, MeteredWriter
from fourfold.service.trouble_log import TroubleLog
from fourfold.store import Store, StoreCode, StoreError

MINUTE: Final = 60.0
"""The up time is written so often; after a crash less than that is forgotten."""
DRIFT: Final = 0.1
"""Seconds by which a clock may be wrong."""
VALID_FOR: Final = 1.0
"""Seconds for which it is believed that something could be kept, or not."""
PATIENCE: Final = 2.0
"""Seconds after which a database that has not answered is in trouble."""
NOTICEABLE: Final = 1.0
"""Seconds; players are told of their time when it stood still for longer."""


class Health:
    """A heartbeat and a database probe. Time stands still while nothing can be kept.

    `now` takes the place of the clock, for tests; `on_well` is called at every beat that finds the
    database well, and told whether time has stood still noticeably since. `is_away` says whether
    the database is known to be away by other means.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] | None,
        on_well: Callable[[bool], None],
        is_away: Callable[[], bool],
    ) -> None:
        self.troubles = TroubleLog()
        self.meter = Meter()
        self.writer = MeteredWriter(self.meter, store, self.up, self._tell_failure)
        self._store = store
        self._clock = Clock(lambda: self.writer.is_in_trouble or is_away(), store.time)
        self.now = self._clock if now is None else now
        self._on_well = on_well
        self._timer: asyncio.TimerHandle | None = None
        self._probe: asyncio.Future[None] | None = None
        self._probed_at = 0.0
        self._kept_at = 0.0
        """When the up time was written last."""
        self._told_lost = 0.0
        """How long time had stood still when that was last told."""
        self.started_at = self.now()
        self.started_up = 0.0

    async def start(self, *, beats: bool = True) -> None:
        """Begins to count the up time, where the last server left off."""
        self.started_up = await asyncio.to_thread(self._store.up_time)
        self.started_at = self._kept_at = self.now()
        if beats:
            self._beat()

    async def stop(self) -> None:
        """Writes what is still to be written."""
        if self._timer is not None:
            self._timer.cancel()
        with suppress(StoreError):
            await self.writer.probe()
        await self.writer.close()

    @property
    def lost(self) -> float:
        """For how many seconds time has stood still."""
        return self._clock.lost

    def set_time(self, at: float, within: float) -> float:
        """Sets the clock to what another one shows; by how many seconds, if it was wrong.

        It is read less precisely the longer that takes.
        """
        ahead = at + within / 2 - self.now()
        if self.now is not self._clock or abs(ahead) < within + DRIFT:
            return 0.0
        self._clock.advance(ahead)
        self.started_at += ahead
        self._kept_at += ahead
        return ahead

    def up(self) -> float:
        """For how many seconds servers have been up on this database, this one included."""
        return self.started_up + self.now() - self.started_at

    async def check(self) -> None:
        """Tries to write. Raises `FourfoldError` if nothing can be kept."""
        probe = self._probe_again()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(probe)
        except TimeoutError:
            raise ServiceError(StoreCode.NOT_STORED, "games cannot be kept just now") from None

    def _probe_again(self) -> asyncio.Future[None]:
        """A try to write; the last one while that is valid, so that many may ask at once."""
        at = time.monotonic()
        probe = self._probe
        if probe is None or (probe.done() and at > self._probed_at + VALID_FOR):
            probe = self._probe = asyncio.ensure_future(self.writer.probe())
            probe.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._probed_at, self._kept_at = at, self.now()
        return probe

    def _beat(self) -> None:
        self._clock.beat()
        self._timer = asyncio.get_running_loop().call_later(BEAT, self._beat)
        if self.writer.is_in_trouble or self.now() > self._kept_at + MINUTE:
            self._probe_again()
        if not self.writer.is_in_trouble:
            is_noticeable = self._clock.lost > self._told_lost + NOTICEABLE
            if is_noticeable:
                self._told_lost = self._clock.lost
            self._on_well(is_noticeable)

    def _tell_failure(self, failure: BaseException) -> None:
        reason = failure.detail if isinstance(failure, StoreError) else str(failure)
        self.troubles.log("The database failed", reason)
