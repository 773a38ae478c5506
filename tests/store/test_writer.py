"""Writes from many tasks: few commits, and each one learns what became of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from fourfold.store import Change, ConflictError, Store, StoreCode, StoreError, Writer
from fourfold.table.errors import TableCode
from tests.store.stores import made, moved, on_sqlite, seen
from tests.store.test_database import full_disk

pytestmark = pytest.mark.anyio


class SlowStore(Store):
    """A store whose commits wait for a signal, and which counts them."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.go = threading.Event()
        self.commits = 0

    def write(
        self, writes: Sequence[tuple[Change, ...]], up: float = 0.0
    ) -> list[ConflictError | None]:
        self.go.wait()
        self.commits += 1
        return super().write(writes, up)


async def test_while_one_commit_is_on_its_way_the_next_one_gathers(url: str) -> None:
    store = SlowStore(url)
    writer = Writer(store)
    waiting = [asyncio.create_task(writer.write(made(str(n)))) for n in range(500)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    store.go.set()
    await asyncio.gather(*waiting)
    assert store.commits == 2
    assert seen(store, "499") == 4
    await writer.close()
    store.close()


async def test_each_learns_of_its_own_conflict(store: Store) -> None:
    writer = Writer(store)
    await writer.write(made("t"))
    changes = [moved("t", 4), moved("t", 4), made("u"), moved("t", 5)]
    answers = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
    assert [answer is None for answer in answers] == [True, False, True, True]
    assert isinstance(answers[1], ConflictError)
    assert answers[1].code == TableCode.STALE
    with pytest.raises(ConflictError):
        await writer.write(moved("u", 4), made("t"))
    assert seen(store, "u") == 4
    await writer.close()


async def nine_waiting(writer: Writer) -> list[asyncio.Task[None]]:
    """Has nine tables wait to be written."""
    waiting = [asyncio.create_task(writer.write(made(str(n)))) for n in range(9)]
    await asyncio.sleep(0)
    return waiting


async def test_one_who_no_longer_waits_disturbs_nobody(url: str) -> None:
    store = SlowStore(url)
    writer = Writer(store)
    waiting = await nine_waiting(writer)
    for task in waiting[::2]:
        task.cancel()
    await asyncio.sleep(0)
    store.go.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert answers[1::2] == [None] * 4
    await writer.close()
    assert [seen(store, str(n)) for n in range(9)] == [4] * 9
    store.close()


@on_sqlite
async def test_of_a_failure_all_who_wait_are_told_and_it_goes_on(store: Store) -> None:
    writer = Writer(store)
    await writer.write(made("t"))
    with full_disk(100_000):
        changes = [made("u"), moved("t", 4, 2000)]
        answers = await asyncio.gather(*map(writer.write, changes), return_exceptions=True)
    refused = [answer for answer in answers if answer is not None]
    assert len(refused) >= 1
    for answer in refused:
        assert isinstance(answer, StoreError)
        assert answer.code == StoreCode.NOT_STORED
    await writer.write(moved("t", 4, 2000))
    assert seen(store, "t") == 2004
    await writer.close()


async def test_closing_waits_for_what_has_gathered(url: str) -> None:
    store = SlowStore(url)
    writer = Writer(store)
    waiting = await nine_waiting(writer)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    assert not closing.done()
    store.go.set()
    await closing
    assert all(seen(store, str(n)) == 4 for n in range(9))
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError):
        await writer.write(made("late"))
    store.close()
