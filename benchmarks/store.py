"""Writes a second to a real SQLite file, each on the disk when it is acknowledged.

Many tasks write at once, so that one commit serves all who wait; beside it, one after the other.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from fourfold.rules import Give, Piece, Seat
from fourfold.store import Change, Store, Writer, url_of
from fourfold.table.decide import open_table
from fourfold.table.event import Moved
from fourfold.table.options import Options

TASKS = 500
EVENTS = 40
ALONE = 1_000
EVENT = Moved(Seat.FIRST, Give(Piece("0")), 1.0)


def main() -> None:
    """Prints a table."""
    with TemporaryDirectory() as folder, closing(Store(url_of(Path(folder) / "b.db"))) as store:
        together = asyncio.run(write_together(store))
        print(f"writes a second, {TASKS} tasks at once: {together:,.0f}")
        print(f"writes a second, one after the other: {write_alone(store):,.0f}")


async def write_together(store: Store) -> float:
    """The rate at which many tasks write."""
    writer = Writer(store)

    async def write(table: str) -> None:
        await writer.write(Change(table, 0, open_table(Options()), 1.0))
        for seen in range(1, EVENTS):
            await writer.write(Change(table, seen, (EVENT,), 1.0))

    began = time.perf_counter()
    await asyncio.gather(*(write(f"together {number}") for number in range(TASKS)))
    rate = TASKS * EVENTS / (time.perf_counter() - began)
    await writer.close()
    return rate


def write_alone(store: Store) -> float:
    """The rate at which one writer writes."""
    store.write([(Change("alone", 0, open_table(Options()), 1.0),)])
    began = time.perf_counter()
    for seen in range(1, ALONE):
        store.write([(Change("alone", seen, (EVENT,), 1.0),)])
    return ALONE / (time.perf_counter() - began)


if __name__ == "__main__":
    main()
