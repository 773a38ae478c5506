"""What becomes of commands at the edge: at the deadline, at a full table, when the disk fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from fourfold.engine import Level
from fourfold.room import GRACE, RoomCode
from fourfold.room.flood_control import EVENTS_AT_MOST
from fourfold.rules import Give, Piece, Seat, parse_position
from fourfold.service import Farewell, ServiceCode, ServiceError, StaleError
from fourfold.store import Change, Home, StoreCode
from fourfold.table import (
    Accept,
    CalledWrongly,
    Cause,
    Decline,
    Ended,
    Offer,
    Options,
    Play,
    Player,
    Propose,
    Resign,
    TableCode,
    WrongCalls,
)
from tests.service.stage import Scene, Stage

GIVE = Play(Give(Piece("0")))


def test_a_move_at_the_deadline_is_stale(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(seconds_per_move=5))
        stage.at += 5
        with pytest.raises(StaleError):
            await stage.command(live, 0, GIVE, live.table.seen)
        assert isinstance(live.room.events[-1], Ended)

    play(scene)


def test_who_is_back_is_noted_even_if_it_fails_at_first(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
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

    play(scene)


def test_the_table_of_a_terminal_is_not_the_servers(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        change = Change("T" * 22, 0, tuple(live.room.events), stage.at, (Player(0),), Home.TERMINAL)
        assert stage.store.write([(change,)]) == [None]
        with pytest.raises(ServiceError) as refused:
            await stage.service.find("T" * 22)
        assert refused.value.code == TableCode.NO_SUCH_TABLE

    play(scene)


def test_the_next_table_is_told_although_the_commit_seemed_to_fail(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
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

    play(scene)


def test_waiting_for_others_counts_as_thinking(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
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

    play(scene)


def test_an_offer_can_be_declined_at_a_full_table(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(wrong_calls=WrongCalls.NOTHING))
        await stage.command(live, 0, GIVE, live.table.seen)
        await stage.command(live, 0, Propose(Offer.DRAW), live.table.seen)
        wrong = CalledWrongly(Seat.SECOND, next(iter(live.table.options.variant.lines)))
        events = (wrong,) * EVENTS_AT_MOST
        assert stage.store.write([(Change(live.id, live.table.seen, events, stage.at),)]) == [None]
        with pytest.raises(StaleError):
            await stage.command(live, 1, Decline(), live.table.seen)
        await stage.command(live, 1, Decline(), live.table.seen)
        assert live.table.offered is None
        with pytest.raises(ServiceError) as refused:
            await stage.command(live, 0, Propose(Offer.DRAW), live.table.seen)
        assert refused.value.code == RoomCode.TOO_MANY

    play(scene)


def test_a_command_whose_commit_seemed_to_fail_is_settled_by_its_id(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
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

    play(scene)


def test_a_command_that_was_not_kept_may_be_sent_again_under_its_id(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        seen = live.table.seen
        stage.store.fails = "before"
        with pytest.raises(ServiceError) as refused:
            await stage.command(live, 0, GIVE, seen, "a1")
        assert refused.value.code == StoreCode.NOT_STORED
        stage.store.fails = None
        assert live.table.seen == seen
        await stage.command(live, 0, GIVE, seen, "a1")
        assert live.table.seen == seen + 1

    play(scene)


def test_commands_wait_for_each_other_and_one_of_two_is_stale(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        seen = live.table.seen
        both = [stage.command(live, 0, GIVE, seen, name) for name in ("a1", "a2")]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert [type(each) for each in done] == [type(None), StaleError]
        assert live.table.seen == seen + 1
        assert live.room.causes[-1] == Cause(0, "a1")

    play(scene)


def test_who_stops_waiting_stops_no_command(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        sent = asyncio.create_task(stage.command(live, 0, GIVE, live.table.seen))
        while not live.is_busy:
            await asyncio.sleep(0)
        sent.cancel()
        await asyncio.gather(sent, return_exceptions=True)
        while live.is_busy:
            await asyncio.sleep(0.001)
        assert live.table.position.hand is Piece("0")

    play(scene)


def test_what_was_begun_is_told_before_the_goodbye(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
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
        assert client.farewell is Farewell.RESTART
        with pytest.raises(ServiceError) as refused:
            await late
        assert refused.value.code == ServiceCode.STOPPING

    play(scene)
