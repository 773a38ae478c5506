"""Agreeing with the other player on another game."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from fourfold.client.errors import RefusedError
from fourfold.protocol.bodies import SeatsBody
from fourfold.protocol.from_server import EventsMessage
from fourfold.table.errors import TableCode

if TYPE_CHECKING:
    from fourfold.client.connection import Connection


def agree_on_another(table: Connection, seconds: float | None) -> SeatsBody | None:
    """Wants another game, and waits so long for the other player: the seats there, or None."""
    until = None if seconds is None else time.monotonic() + seconds
    _offer_or_accept(table)
    asked = max((each.number for each in table.events if each.event == "offered"), default=0)
    while table.next is None:
        left = None if until is None else max(0.0, until - time.monotonic())
        news = table.wait(left)
        if news is None:
            return None
        # What was declined before was something else.
        if isinstance(news, EventsMessage) and any(
            each.event == "declined" and each.number > asked for each in news.events
        ):
            return None
    return table.next


def _offer_or_accept(table: Connection) -> None:
    while table.next is None:
        offer = table.view.offer
        try:
            if offer is None:
                is_done = table.propose("rematch") and len(table.seats) == 1
            elif offer.seat not in table.seats:
                is_done = table.accept()
            elif len(table.seats) == 2:  # Two at one screen, who agree.
                is_done = table.accept(seat="second" if offer.seat == "first" else "first")
            else:
                return
        except RefusedError as error:
            if error.code == TableCode.GAME_BEGUN:
                return
            raise
        if is_done:
            return
