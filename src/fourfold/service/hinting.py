"""Hints for the other nodes, gathered for a moment and sent together. Any of them may be lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final

from fourfold.store.hints import HINT_AT_MOST

GATHERING: Final = 0.005
"""Seconds in which hints are gathered before they are sent."""
TABLES_AT_ONCE: Final = HINT_AT_MOST // 40
"""So many tables fit into one hint, each with the number of its events."""


class Hinting:
    """Gathers what the other nodes should look at."""

    def __init__(self, node: str, send: Callable[[list[str]], None]) -> None:
        """`send` is called with texts, in the event loop."""
        self._node = node
        self._send = send
        self._changed: dict[str, int] = {}
        self._hints: list[dict[str, Any]] = []
        self._timer: asyncio.TimerHandle | None = None

    def changed(self, table: str, seen: int) -> None:
        """A table has so many events now."""
        self._changed[table] = seen
        self._begin_soon()

    def said(self, table: str, player: int, phrase: str) -> None:
        """A player has said something at a table."""
        self._add({"said": {"table": table, "player": player, "phrase": phrase}})

    def met(self) -> None:
        """What is known of this node has changed."""
        self._add({"met": True})

    def take(self) -> list[str]:
        """All that has gathered, in texts that are not too long."""
        changed, self._changed = list(self._changed.items()), {}
        hints, self._hints = self._hints, []
        for start in range(0, len(changed), TABLES_AT_ONCE):
            hints.append({"seen": dict(changed[start : start + TABLES_AT_ONCE])})
        return [json.dumps({"from": self._node, **hint}) for hint in hints]

    def close(self) -> None:
        """Sends nothing more by itself."""
        if self._timer is not None:
            self._timer.cancel()

    def _add(self, hint: dict[str, Any]) -> None:
        self._hints.append(hint)
        self._begin_soon()

    def _begin_soon(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(GATHERING, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._send(self.take())
