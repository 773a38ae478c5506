"""Tables that nobody came back to: games are closed, tables without a move are removed.

Ages are counted in the server's up time, so that neither a server that was off nor a clock that
jumps makes anything old. Only a share of all tables goes at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from fourfold.store import Store

DAY: Final = 86_400.0
AT_ONCE_AT_LEAST: Final = 10
SHARE: Final = 10
"""Of all open tables, one in so many is closed at once; of others as many are removed."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days of up time tables are kept that nobody comes to."""

    open_days: float = 7.0
    """An open game is closed then; a table without a move is removed."""
    finished_days: float | None = None
    """A finished game is removed then; None keeps it for ever."""


@dataclass(frozen=True, slots=True)
class Swept:
    """What became of tables that nobody came to."""

    removed: tuple[str, ...]
    abandoned: tuple[str, ...]
    """Open games that are to be closed."""


async def sweep(store: Store, up: float, retention: Retention, in_use: Collection[str]) -> Swept:
    """Removes what is too old, but for tables in use, and finds the games to be closed."""
    return await asyncio.to_thread(_sweep, store, up, retention, in_use)


def _sweep(store: Store, up: float, retention: Retention, in_use: Collection[str]) -> Swept:
    at_most = max(AT_ONCE_AT_LEAST, store.count_open() // SHARE)
    before = up - retention.open_days * DAY
    removed = store.remove_unplayed(before, at_most, in_use)
    if retention.finished_days is not None:
        long_before = up - retention.finished_days * DAY
        removed += store.remove_finished(long_before, at_most, in_use)
    return Swept(tuple(removed), tuple(store.abandoned(before, at_most)))
