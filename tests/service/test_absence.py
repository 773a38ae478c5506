"""Who is away, and what happens while they come and go: a real store, and time as it is set."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fourfold.rules import Seat
from fourfold.service import LiveTable, News, Service, Setup
from fourfold.service.service import GRACE
from fourfold.store import Change, Store, url_of
from fourfold.table import Declined, Left, Offer, Offered, Options, view

Scene = Callable[["Stage"], Coroutine[Any, Any, None]]


class Stage:
    """A service, its store, and a clock that is set by hand."""

    def __init__(self, store: Store) -> None:
        self.at = 1000.0
        self.store = store
        self.service = Service(store, now=lambda: self.at, has_timer=False)

    async def game(self, options: Options = Options()) -> LiveTable:
        """A game that has begun, in which player 0 is `first`."""
        live = await self.service.open("ada", Setup("Ada", options, first=0))
        return await self.service.join(live.id, "grace", "Grace")

    async def pass_time(self, seconds: float) -> None:
        self.at += seconds
        await self.service.pass_time()


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Scene], None]:
    """Plays a scene, and stops the service after it."""

    def played(scene: Scene) -> None:
        async def run(stage: Stage) -> None:
            await stage.service.start()
            try:
                await scene(stage)
            finally:
                await stage.service.stop()

        with _store(tmp_path) as store:
            asyncio.run(run(Stage(store)))

    return played


@contextmanager
def _store(folder: Path) -> Iterator[Store]:
    with closing(Store(url_of(folder / "games.db"))) as store:
        yield store


def test_who_opened_a_table_and_left_is_away_when_the_game_begins(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.service.open("ada", Setup("Ada", first=0))
        await stage.pass_time(GRACE + 1)
        await stage.service.join(live.id, "grace", "Grace")
        await stage.service.subscribe(live.id, frozenset({1}))
        await stage.pass_time(GRACE + 1)
        assert live.table.is_away(Seat.FIRST)
        assert not live.table.is_away(Seat.SECOND)

    play(scene)


def test_who_comes_back_while_the_other_is_noted_as_away_is_not_away(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        stage.at += GRACE + 1
        passing = asyncio.create_task(stage.service.pass_time())
        while not live.lock.locked():
            await asyncio.sleep(0)
        await stage.service.subscribe(live.id, frozenset({1}))
        await passing
        assert live.table.is_away(Seat.FIRST)
        assert not live.table.is_away(Seat.SECOND)

    play(scene)


def test_time_goes_on_when_somebody_else_has_written(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(seconds_per_move=30))
        events = (Offered(Seat.FIRST, Offer.DRAW), Declined(Seat.SECOND))
        stage.store.write([(Change(live.id, live.table.seen, events, stage.at),)])
        await stage.pass_time(31)
        assert live.table.seen == len(live.events) == 6
        await stage.pass_time(2)
        assert live.table.ended is not None

    play(scene)


def test_who_waits_is_told_when_the_game_can_be_claimed(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(patience=30))
        _, waiting, _ = await stage.service.subscribe(live.id, frozenset({1}))
        await stage.pass_time(GRACE + 1)
        left = await waiting.get()
        assert isinstance(left, News)
        assert isinstance(left.events[0], Left)
        await stage.pass_time(29)
        await stage.pass_time(1)
        told = await waiting.get()
        assert isinstance(told, News)
        assert told.events == ()
        assert view(told.tables[-1], Seat.SECOND).claim_from == told.at == stage.at
        await stage.pass_time(100)
        assert waiting._queue.empty()

    play(scene)
