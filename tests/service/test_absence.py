"""Who is away, and what happens while they come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fourfold.room.room import EVENTS_AT_MOST, GRACE, HOUR
from fourfold.rules import Seat
from fourfold.service import News
from fourfold.service.setup import Setup
from fourfold.store import Change
from fourfold.table import Declined, Left, Offer, Offered, Options, view
from tests.service.stage import Scene, Stage


def test_who_opened_a_table_and_left_is_away_when_the_game_begins(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.service.open("ada", Setup("Ada", first=0))
        await stage.pass_time(GRACE + 1)
        await stage.service.join(live, "grace", "Grace")
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


def test_coming_and_going_without_end_is_hardly_noted(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        for player in (0, 1):
            await stage.service.subscribe(live.id, frozenset({player}))
        calls = (Offered(Seat.FIRST, Offer.DRAW), Declined(Seat.SECOND)) * (EVENTS_AT_MOST // 2)
        stage.store.write([(Change(live.id, live.table.seen, calls, stage.at),)])
        live.publish(calls, stage.at)
        seen = live.table.seen
        for _ in range(20):
            await stage.service.subscribe(live.id, frozenset({0}))
            for each in tuple(live.subscriptions):
                if 0 in each.players:
                    stage.service.unsubscribe(live, each)
            await stage.pass_time(GRACE + 1)
        assert live.table.seen == seen
        await stage.pass_time(HOUR)
        assert live.table.is_away(Seat.FIRST)

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
