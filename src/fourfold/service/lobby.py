"""The tables that anybody may join and somebody waits at."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from fourfold.service.live import LiveTable

if TYPE_CHECKING:
    from fourfold.service.service import Service

OF_A_GUEST: Final = 2
OF_AN_ADDRESS: Final = 10
LISTED_AT_MOST: Final = 50


async def open_tables(service: Service) -> list[LiveTable]:
    """Those of all nodes, the newest first."""
    loading = [service.load(name, service.now()) for name in service.cluster.listed()]
    found = await asyncio.gather(*loading, return_exceptions=True)
    others = [each for each in found if isinstance(each, LiveTable) and each.is_waiting]
    listed = [*own_open_tables(service), *others]
    return sorted(listed, key=lambda live: live.made_at, reverse=True)[:LISTED_AT_MOST]


def own_open_tables(service: Service) -> list[LiveTable]:
    """Those that this service holds, the newest first.

    Of one guest and of one address there are few, so that nobody fills the list alone.
    """
    waiting = [live for live in service.tables if _is_listed(live)]
    shown: list[LiveTable] = []
    shares: Counter[str] = Counter()
    waiting.sort(key=lambda live: live.made_at)
    for live in reversed(waiting):  # The last of those that were made at the same time, too.
        guest, address = f"guest {live.room.players[0].guest}", f"address {live.address}"
        if shares[guest] < OF_A_GUEST and shares[address] < OF_AN_ADDRESS:
            shares.update((guest, address))
            shown.append(live)
    return shown[:LISTED_AT_MOST]


def _is_listed(live: LiveTable) -> bool:
    room = live.room
    return room.is_public and live.is_waiting and room.is_holder and room.is_connected(0)
