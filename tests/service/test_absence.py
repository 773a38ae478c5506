"""Who is away, and what happens while they come and go."""

from __future__ import annotations

import asyncio

import pytest

from fourfold.room.audience import GRACE
from fourfold.rules import Seat
from fourfold.service.setup import Setup
from fourfold.store import Change
from fourfold.table.command import Offer
from fourfold.table.event import Declined, Offered
from fourfold.table.options import Options
from tests.service.stage import Stage

pytestmark = pytest.mark.anyio


async def test_who_opened_a_table_and_left_is_away_when_the_game_begins(stage: Stage) -> None:
    live = await stage.service.open("ada", Setup("Ada", first=0))
    await stage.pass_time(GRACE + 1)
    await stage.service.join(live, "grace", "Grace")
    stage.listen(live, 1)
    await stage.pass_time(GRACE + 1)
    assert live.table.is_away(Seat.FIRST)
    assert not live.table.is_away(Seat.SECOND)


async def test_who_comes_back_while_the_other_is_noted_as_away_is_not_away(stage: Stage) -> None:
    live = await stage.game()
    await stage.pass_time(GRACE / 2)
    stage.at += GRACE / 2 + 1
    passing = asyncio.create_task(stage.service.timekeeper.pass_time())
    while not live.is_busy:
        await asyncio.sleep(0)
    stage.listen(live, 1)
    await passing
    await stage.pass_time(0)
    assert live.table.is_away(Seat.FIRST)
    assert not live.table.is_away(Seat.SECOND)


async def test_time_goes_on_when_somebody_else_has_written(stage: Stage) -> None:
    live = await stage.game(Options(seconds_per_move=30))
    events = (Offered(Seat.FIRST, Offer.DRAW), Declined(Seat.SECOND))
    stage.store.write([(Change(live.id, live.table.seen, events, stage.at),)])
    await stage.pass_time(31)
    assert live.table.seen == len(live.room.events) == 6
    await stage.pass_time(2)
    assert live.table.ended is not None
