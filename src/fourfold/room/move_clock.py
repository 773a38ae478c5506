"""The clock of a move, without time that does not count.

The server's own troubles cost no player time, and who was sent away by the server has time to come
back.
"""

import math
from typing import Final

from fourfold.table.table import Table

NOTICEABLE: Final = 1.0
"""Seconds; who was waited for longer gets the whole time again."""


class MoveClock:
    """How much of the time of the player who must act counts, and how much of it is left.

    It is told the table as it is, and reads no clock itself.
    """

    __slots__ = ("_awaited", "_lost", "_since")

    def __init__(self) -> None:
        self._awaited: dict[int, float] = {}
        """Players whose connection the server has broken, and until when their time waits."""
        self._since = 0.0
        """When the move began that has lost some seconds."""
        self._lost = 0.0

    def lose(self, table: Table, seconds: float) -> None:
        """Leaves so many seconds of this move out."""
        if self._since != table.since:
            self._since, self._lost = table.since, 0.0
        self._lost += seconds
        self._awaited = {player: until + seconds for player, until in self._awaited.items()}

    def wait_for(self, player: int, until: float) -> None:
        """Has the time of a player stand still until they are back, or until then."""
        self._awaited[player] = until

    def is_back(self, player: int, now: float) -> None:
        """Ends the wait for a player."""
        if player in self._awaited:
            self._awaited[player] = min(self._awaited[player], now)

    def has_waited(self, table: Table) -> bool:
        """Whether the player who must act was waited for in this move, for some time."""
        waited = self._added(table, math.inf) - self._added_by_loss(table)
        return table.deadline is not None and waited > NOTICEABLE

    def deadline(self, table: Table) -> float | None:
        """When time is up, if whoever is awaited does not come."""
        deadline = table.deadline
        if deadline is None:
            return None
        return deadline + self._added(table, math.inf)

    def counted(self, table: Table, now: float) -> float:
        """The time that it would be now if all had counted."""
        return now - self._added(table, now)

    def seconds_left(self, table: Table, now: float) -> float | None:
        """What the player who must act has left; None without a clock."""
        deadline = table.deadline
        return None if deadline is None else max(0.0, deadline - self.counted(table, now))

    def _added(self, table: Table, now: float) -> float:
        """How many seconds of this move do not count; fewer than none if the clock was set back."""
        lost, turn = self._added_by_loss(table), table.turn
        until = None if turn is None else self._awaited.get(table.player_on(turn))
        return lost if until is None else max(lost, min(now, until) - table.since)

    def _added_by_loss(self, table: Table) -> float:
        return self._lost if self._since == table.since else 0.0
