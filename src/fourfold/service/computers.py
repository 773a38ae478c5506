"""The computer at the tables: a player like any other, whose commands are messages.

It takes the time that a person would, and thinks meanwhile: the time is drawn by lot, and longer
only where thinking is. Where the table says so, it answers at once.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

from fourfold.engine import Level, ScoredTurn, Value
from fourfold.room.listener import Listener
from fourfold.rules import FourfoldError
from fourfold.service.errors import StaleError
from fourfold.service.live import LiveTable
from fourfold.table.codec import command_to_json
from fourfold.table.command import Accept, Command, Decline, Offer, Play
from fourfold.table.player import Computer, Pace

if TYPE_CHECKING:
    from fourfold.service.service import Service

THINKS_AT_MOST: Final = 5.0
"""Seconds for a turn; a quarter of what is left where there is a clock."""
PAUSES: Final = (0.7, 1.8)
"""Seconds before each thing that it does."""
RETRY_AFTER: Final = 0.5


class Computers:
    """Plays for all computers of a service."""

    def __init__(self, service: Service, chance: Random) -> None:
        self._service = service
        self._chance = chance
        self._busy: set[str] = set()

    def consider(self, live: LiveTable) -> None:
        """Has the computer act at a table, if it is its turn or it is offered something."""
        is_ours = live.room.is_holder and live.id not in self._busy
        if is_ours and live.room.computer_to_act() is not None:
            self._busy.add(live.id)
            self._service.background.run(self._act(live))

    def is_busy(self, live: LiveTable) -> bool:
        """Whether the computer is about to act at a table."""
        return live.id in self._busy

    async def _act(self, live: LiveTable) -> None:
        try:
            while live.room.is_holder and (wanted := live.room.computer_to_act()) is not None:
                try:
                    await self._act_once(live, *wanted)
                except FourfoldError:
                    # The table has changed, or something is not to be had just now: look again.
                    if self._service.is_stopping:
                        return
                    await asyncio.sleep(RETRY_AFTER)
        finally:
            self._busy.discard(live.id)

    async def _act_once(self, live: LiveTable, player: int, computer: Computer) -> None:
        table, seat = live.table, live.table.seat_of(player)
        if table.offered is not None and table.offered.seat is not seat:
            considered = self._answer(live, player, computer, table.offered.offer)
            answer, _ = await asyncio.gather(considered, self._pause(live, computer))
            await self._send(live, player, answer, table.seen)
            return
        choice, _ = await asyncio.gather(self._think(live, computer), self._pause(live, computer))
        seen = table.seen
        for number, move in enumerate(choice.turn):
            if number > 0:
                await self._pause(live, computer)
            if live.table.seen != seen or live.table.turn is not seat:
                return
            await self._send(live, player, Play(move), seen)
            seen = live.table.seen

    async def _think(self, live: LiveTable, computer: Computer) -> ScoredTurn:
        """The best turn for whoever must act, in the eyes of a computer."""
        return await self._service.solvers.choose(
            live.address,
            Level(computer.level),
            computer.seed,
            live.table.position_as_it_counts,
            self._within_clock(live, THINKS_AT_MOST),
        )

    async def _answer(
        self, live: LiveTable, player: int, computer: Computer, offer: Offer
    ) -> Command:
        """Takes back and plays again; agrees to a draw unless it sees that it wins.

        It sees what its level does when it plays, so that an offer asks no better player.
        """
        if offer is not Offer.DRAW:
            return Accept()
        winning = Value.WIN if live.table.turn is live.table.seat_of(player) else Value.LOSS
        seen = await self._think(live, computer)
        return Decline() if seen.score.value is winning else Accept()

    async def _send(self, live: LiveTable, player: int, command: Command, seen: int) -> None:
        """Sends a command. Whatever else is answered, the table is looked at again."""
        listener = Listener(frozenset({player}))
        seat = live.table.seat_of(player)
        message = {"type": "command", "seen": seen, "seat": str(seat), **command_to_json(command)}
        if await self._service.handle(live, listener, message) is not None:
            raise StaleError

    async def _pause(self, live: LiveTable, computer: Computer) -> None:
        if computer.pace is Pace.AT_ONCE:
            return
        await asyncio.sleep(self._within_clock(live, self._chance.uniform(*PAUSES)))

    def _within_clock(self, live: LiveTable, seconds: float) -> float:
        """So many seconds, but a quarter of what is left at the most."""
        left = live.room.seconds_left(self._service.now())
        return seconds if left is None else min(seconds, left / 4)
