"""What becomes of commands at the edge: at the deadline, at a full table, when the disk fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from fourfold.engine import Level
from fourfold.room import GRACE
from fourfold.room.room import EVENTS_AT_MOST
from fourfold.rules import ErrorCode, Give, Piece, Seat, parse_position
from fourfold.service import News, Next, ServiceError, StaleError
from fourfold.store import Change, Home
from fourfold.table import (
    Accept,
    CalledWrongly,
    Decline,
    Ended,
    Late,
    Offer,
    Options,
    Play,
    Player,
    Propose,
    Rematched,
    Resign,
    TimeUp,
    WrongCalls,
)
from tests.service.stage import Scene, Stage

GIVE = Play(Give(Piece("0")))


def test_a_move_at_the_deadline_is_stale(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(seconds_per_move=5))
        stage.at += 5
        with pytest.raises(StaleError):
            await stage.service.command(live, 0, GIVE, live.table.seen)
        assert isinstance(live.events[-1], Ended)

    play(scene)


def test_a_move_after_a_warning_is_stale_once(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(seconds_per_move=5, late=Late.WARNED))
        stage.at += 5
        with pytest.raises(StaleError):
            await stage.service.command(live, 0, GIVE, live.table.seen)
        assert isinstance(live.events[-1], TimeUp)
        await stage.service.command(live, 0, GIVE, live.table.seen)
        assert live.table.position.hand is Piece("0")

    play(scene)


def test_who_is_back_is_noted_even_if_it_fails_at_first(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        await stage.service.subscribe(live.id, frozenset({1}))
        await stage.pass_time(GRACE + 1)
        assert live.table.is_away(Seat.FIRST)
        await stage.service.subscribe(live.id, frozenset({0}))
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
        change = Change("T" * 22, 0, tuple(live.events), stage.at, (Player(0),), Home.TERMINAL)
        assert stage.store.write([(change,)]) == [None]
        with pytest.raises(ServiceError) as refused:
            await stage.service.find("T" * 22)
        assert refused.value.code is ErrorCode.NO_SUCH_TABLE

    play(scene)


def test_the_next_table_is_told_although_the_commit_seemed_to_fail(
    play: Callable[[Scene], None],
) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game()
        await stage.service.command(live, 0, Resign(), live.table.seen)
        await stage.service.command(live, 0, Propose(Offer.REMATCH), live.table.seen)
        _, subscription, _ = await stage.service.subscribe(live.id, frozenset({1}))
        stage.store.fails = "after"
        with pytest.raises(StaleError):
            await stage.service.command(live, 1, Accept(), live.table.seen)
        stage.store.fails = None
        told = [await subscription.get(), await subscription.get()]
        assert isinstance(told[0], News)
        assert isinstance(told[0].events[0], Rematched)
        assert isinstance(told[1], Next)
        assert told[1].table == live.next

    play(scene)


def test_waiting_for_others_counts_as_thinking(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        position = parse_position("..../..../..../01.. e")
        loop = asyncio.get_running_loop()

        async def seconds_for_all(each: float) -> float:
            began = loop.time()
            choose = stage.service.mind.choose
            turns = (choose("", Level.PERFECT, n, position, each) for n in range(40))
            await asyncio.gather(*turns)
            return loop.time() - began

        without_thinking = await seconds_for_all(0.0)
        assert await seconds_for_all(1.0) - without_thinking < 40 * 1.0 / 2

    play(scene)


def test_an_offer_can_be_declined_at_a_full_table(play: Callable[[Scene], None]) -> None:
    async def scene(stage: Stage) -> None:
        live = await stage.game(Options(wrong_calls=WrongCalls.NOTHING))
        await stage.service.command(live, 0, GIVE, live.table.seen)
        await stage.service.command(live, 0, Propose(Offer.DRAW), live.table.seen)
        wrong = CalledWrongly(Seat.SECOND, next(iter(live.table.options.variant.lines)))
        events = (wrong,) * EVENTS_AT_MOST
        assert stage.store.write([(Change(live.id, live.table.seen, events, stage.at),)]) == [None]
        with pytest.raises(StaleError):
            await stage.service.command(live, 1, Decline(), live.table.seen)
        await stage.service.command(live, 1, Decline(), live.table.seen)
        assert live.table.offered is None
        with pytest.raises(ServiceError) as refused:
            await stage.service.command(live, 0, Propose(Offer.DRAW), live.table.seen)
        assert refused.value.code is ErrorCode.TOO_MANY

    play(scene)
