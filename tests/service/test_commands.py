"""What becomes of commands at the edge: at the deadline, at a full table, when the disk fails."""

from __future__ import annotations

import asyncio
import threading

import pytest

from fourfold.engine import Level
from fourfold.room.audience import GRACE
from fourfold.rules import Give, Piece, Seat, parse_position
from fourfold.service.errors import ServiceCode, ServiceError, StaleError
from fourfold.store import Change, Home, StoreCode
from fourfold.table.command import Accept, Cause, Offer, Play, Propose, Resign
from fourfold.table.errors import TableCode
from fourfold.table.player import Player
from tests.refusals import refused
from tests.service.stage import Stage

pytestmark = pytest.mark.anyio
GIVE = Play(Give(Piece("0")))


async def test_who_is_back_is_noted_even_if_it_fails_at_first(stage: Stage) -> None:
    live = await stage.game()
    stage.listen(live, 1)
    await stage.pass_time(GRACE + 1)
    assert live.table.is_away(Seat.FIRST)
    stage.listen(live, 0)
    stage.store.fails = "before"
    await stage.pass_time(0)
    stage.store.fails = None
    assert live.table.is_away(Seat.FIRST)
    await stage.pass_time(1)
    assert not live.table.is_away(Seat.FIRST)


async def test_the_table_of_a_terminal_is_not_the_servers(stage: Stage) -> None:
    live = await stage.game()
    change = Change("T" * 22, 0, tuple(live.room.events), stage.at, (Player(0),), Home.TERMINAL)
    assert stage.store.write([(change,)]) == [None]
    with refused(ServiceError, TableCode.NO_SUCH_TABLE):
        await stage.service.find("T" * 22)


async def test_the_next_table_is_told_although_the_commit_seemed_to_fail(stage: Stage) -> None:
    live = await stage.game()
    await stage.command(live, 0, Resign(), live.table.seen)
    await stage.command(live, 0, Propose(Offer.REMATCH), live.table.seen)
    grace = stage.listen(live, 1)
    stage.store.fails = "after"
    with pytest.raises(StaleError):
        await stage.command(live, 1, Accept(), live.table.seen, "g1")
    stage.store.fails = None
    _, events, following = grace.take()
    (event,) = events["events"]
    assert (event["event"], event["command"]) == ("rematched", "g1")
    assert (following["type"], following["table"]) == ("next", live.room.following)
    assert stage.service.in_memory(following["table"]) is None
    assert (await stage.service.find(following["table"])).table.is_on


@pytest.mark.proof
async def test_waiting_for_others_counts_as_thinking(stage: Stage) -> None:
    position = parse_position("..../..../..../01.. e")
    loop = asyncio.get_running_loop()

    async def seconds_for_all(each: float) -> float:
        began = loop.time()
        choose = stage.service.solvers.choose
        turns = (choose("", Level.PERFECT, n, position, each) for n in range(40))
        await asyncio.gather(*turns)
        return loop.time() - began

    without_thinking = await seconds_for_all(0.0)
    assert await seconds_for_all(1.0) - without_thinking < 40 * 1.0 / 2


async def test_a_command_whose_commit_seemed_to_fail_is_settled_by_its_id(stage: Stage) -> None:
    live = await stage.game()
    stage.store.fails = "after"
    with pytest.raises(StaleError):
        await stage.command(live, 0, GIVE, live.table.seen, "a1")
    stage.store.fails = None
    after = live.table
    assert after.position.hand is Piece("0")
    for seen in (after.seen - 1, after.seen):
        with pytest.raises(StaleError):
            await stage.command(live, 0, GIVE, seen, "a1")
    assert live.table == after
    _, told = stage.listen(live, 0, seen=after.seen - 1), stage.listen(live, 0)
    assert [event.get("command") for event in told.take()[0]["events"]] == [None] * 4 + ["a1"]


async def test_a_command_that_was_not_kept_may_be_sent_again_under_its_id(stage: Stage) -> None:
    live = await stage.game()
    seen = live.table.seen
    stage.store.fails = "before"
    with refused(ServiceError, StoreCode.NOT_STORED):
        await stage.command(live, 0, GIVE, seen, "a1")
    stage.store.fails = None
    assert live.table.seen == seen
    await stage.command(live, 0, GIVE, seen, "a1")
    assert live.table.seen == seen + 1


async def test_commands_wait_for_each_other_and_one_of_two_is_stale(stage: Stage) -> None:
    live = await stage.game()
    seen = live.table.seen
    both = [stage.command(live, 0, GIVE, seen, name) for name in ("a1", "a2")]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(each) for each in done] == [type(None), StaleError]
    assert live.table.seen == seen + 1
    assert live.room.causes[-1] == Cause(0, "a1")


async def test_who_stops_waiting_stops_no_command(stage: Stage) -> None:
    live = await stage.game()
    sent = asyncio.create_task(stage.command(live, 0, GIVE, live.table.seen))
    while not live.is_busy:
        await asyncio.sleep(0)
    sent.cancel()
    await asyncio.gather(sent, return_exceptions=True)
    while live.is_busy:
        await asyncio.sleep(0.001)
    assert live.table.position.hand is Piece("0")


async def test_what_was_begun_is_told_before_the_goodbye(stage: Stage) -> None:
    live = await stage.game()
    client = stage.listen(live, 0)
    sent = asyncio.create_task(stage.command(live, 0, GIVE, live.table.seen))
    while not live.is_busy:
        await asyncio.sleep(0)
    late = asyncio.create_task(stage.command(live, 1, Resign(), live.table.seen + 1))
    await asyncio.sleep(0)
    await stage.service.stop()
    await sent
    assert [each["type"] for each in client.take()] == ["welcome", "events"]
    assert client.is_ended
    with refused(ServiceError, ServiceCode.STOPPING):
        await late


async def test_who_waits_for_a_table_when_the_server_stops_is_told_to_come_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await stage.game()
    stage.service.forget(live)
    is_over = threading.Event()
    monkeypatch.setattr(stage.store, "read", lambda _: is_over.wait() and None)
    found = asyncio.create_task(stage.service.find(live.id))
    while live.id not in stage.service._loading:
        await asyncio.sleep(0)
    await stage.service.stop()
    is_over.set()
    with refused(ServiceError, ServiceCode.STOPPING):
        await found
