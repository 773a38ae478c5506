"""Tables that nobody came back to: games are closed, tables without a move are removed.

Ages are counted in the server's up time, so that neither a server that was off nor a clock that
jumps makes anything old. Only a share of all tables goes at once.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from fourfold.store import Store

DAY: Final = 86_400.0
AT_ONCE_AT_LEAST: Final = 10
SHARE: Final = 10
"""Of all open tables, one in so many is closed at once; as many without a move are removed."""
FINISHED_AT_ONCE: Final = 5_000
"""So many finished games are removed at once: more than end in the time between two sweeps."""


@dataclass(frozen=True, slots=True)
class Retention:
    """For how many days of up time tables are kept that nobody comes to."""

    open_days: float = 7.0
    """An open game is closed then; a table without a move is removed."""
    finished_days: float | None = None
    """A finished game is removed then; None keeps it for ever."""


def sweep(
    store: Store, up: float, retention: Retention, in_use: Collection[str], node: str = ""
) -> tuple[list[str], list[str]]:
    """Removes what is too old, but for tables in use; tells which, and the games to be closed.

    What another node holds is left to it.
    """
    at_most = max(AT_ONCE_AT_LEAST, store.count_open() // SHARE)
    before = up - retention.open_days * DAY
    removed = store.remove(before, at_most, in_use, node=node)
    if retention.finished_days is not None:
        long_before = up - retention.finished_days * DAY
        removed += store.remove(long_before, FINISHED_AT_ONCE, in_use, finished=True, node=node)
    return removed, store.abandoned(before, at_most, node)
