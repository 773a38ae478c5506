"""A service on a real store, with a clock that is set by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

from fourfold.rules import ErrorCode
from fourfold.service import LiveTable, Service, Setup
from fourfold.store import Change, ConflictError, Store, StoreError, url_of
from fourfold.table import Options

Scene = Callable[["Stage"], Coroutine[Any, Any, None]]


class FaultyStore(Store):
    """A real store whose disk can be had fail: before a commit, or right after it."""

    fails: Literal["before", "after"] | None = None

    def write(
        self, writes: Sequence[tuple[Change, ...]], up: float = 0.0
    ) -> list[ConflictError | None]:
        if self.fails == "before":
            raise StoreError(ErrorCode.NOT_STORED, "the disk is full")
        written = super().write(writes, up)
        if self.fails == "after":
            raise StoreError(ErrorCode.NOT_STORED, "the disk is gone")
        return written


class Stage:
    """A service, its store, and a clock that is set by hand."""

    def __init__(self, store: FaultyStore) -> None:
        self.at = 1000.0
        self.store = store
        self.service = Service(store, now=lambda: self.at, has_timer=False)

    async def game(self, options: Options = Options()) -> LiveTable:
        """A game that has begun, in which player 0 is `first`."""
        live = await self.service.open("ada", Setup("Ada", options, first=0))
        await self.service.join(live, "grace", "Grace")
        return live

    async def pass_time(self, seconds: float) -> None:
        self.at += seconds
        await self.service.pass_time()


def played(folder: Path, scene: Scene) -> None:
    """Plays a scene, and stops the service after it."""

    async def run(stage: Stage) -> None:
        await stage.service.start()
        try:
            await scene(stage)
        finally:
            await stage.service.stop()

    with closing(FaultyStore(url_of(folder / "games.db"))) as store:
        asyncio.run(run(Stage(store)))
