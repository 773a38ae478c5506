"""Listeners who do not keep up are dropped, not waited for."""

from __future__ import annotations

import asyncio

from fourfold.service.subscription import WAITING_AT_MOST

from fourfold.service import Farewell, Subscription, Watching


def test_what_is_told_comes_in_order() -> None:
    async def listen() -> None:
        subscription = Subscription(frozenset())
        for count in range(WAITING_AT_MOST):
            subscription.put(Watching(count))
        told = [await subscription.get() for _ in range(WAITING_AT_MOST)]
        assert told == list(map(Watching, range(WAITING_AT_MOST)))

    asyncio.run(listen())


def test_one_too_many_drops_the_listener() -> None:
    subscription = Subscription(frozenset())
    for count in range(WAITING_AT_MOST + 1):
        assert not subscription.dropped.is_set()
        subscription.put(Watching(count))
    assert subscription.dropped.is_set()
    subscription.put(Watching(0))
    subscription.end(Farewell.RESTART)


def test_a_farewell_is_the_last_word() -> None:
    async def listen() -> None:
        subscription = Subscription(frozenset())
        subscription.end(Farewell.RESTART)
        subscription.put(Watching(1))
        assert await subscription.get() is Farewell.RESTART
        assert subscription._queue.empty()

    asyncio.run(listen())
