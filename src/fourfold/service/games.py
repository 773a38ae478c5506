"""The games of a guest: the time that is left in them; closing a table that nobody has joined."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourfold.room.plan import Plan
from fourfold.service.live import LiveTable
from fourfold.store import ListedGame
from fourfold.table.options import Late

if TYPE_CHECKING:
    from fourfold.service.service import Service


def seconds_left(service: Service, game: ListedGame) -> float | None:
    """What the player who must act has left; None without a clock."""
    options = game.opened.options
    if options.seconds_per_move is None or game.turn is None:
        return None
    if (live := service.in_memory(game.table)) is not None:
        left = live.room.seconds_left(service.now())
    else:
        deadline = service.timekeeper.deadline_of(game.table)
        if deadline is None and options.late is Late.LOSES:
            # Another node looks after it, or it is taken up soon after a start.
            since = game.acted_at if service.cluster.others else service.timekeeper.since
            deadline = since + options.seconds_per_move
        left = None if deadline is None else max(0.0, deadline - service.now())
    return None if left is None else round(left, 3)


async def close_table(service: Service, live: LiveTable, guest: str) -> None:
    """Closes a table at which a guest waits for somebody. One that is closed stays so.

    Raises `FourfoldError`.
    """

    def plan() -> Plan | None:
        service.expect_running()
        return live.room.withdraw(guest, service.now())

    await service.keeper.perform(live, plan)
