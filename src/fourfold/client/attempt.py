"""A command on its way: was it done, and may it be sent once more?

A command is done only while its sender has seen everything, so what became of it shows in the
events that follow those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fourfold.protocol import EventBody

_DEEDS: Final = frozenset({"moved", "called-wrongly", "offered", "declined"})
"""Events that a seat brings about by itself."""
_TURNS: Final = frozenset({"moved", "took-back", "ended"})
"""Events after which a player thinks again."""
_OFFERS: Final = frozenset({"offered", "declined", "rematched"})
_ENDS: Final = {
    "accept": frozenset({"took-back", "rematched", "ended"}),
    "resign": frozenset({"ended"}),
    "claim": frozenset({"ended"}),
}
_REASONS: Final = {"accept": "agreed", "resign": "resign", "claim": "abandoned"}


@dataclass(frozen=True, slots=True)
class Attempt:
    """A command as it is sent, by whom, and after how many events."""

    command: dict[str, str] = field(hash=False)
    """As `command_to_json` writes it."""
    seat: str | None
    """Whose command it is; None before the game has begun."""
    seen: int

    def is_done_by(self, missed: Sequence[EventBody]) -> bool:
        """Whether the events that follow those seen show the command to be done."""
        name = self.command["command"]
        if name in _ENDS:
            return any(each.event in _ENDS[name] and self._is_wanted(each) for each in missed)
        return any(self._shows(each) for each in missed if each.seat == self.seat)

    def _is_wanted(self, event: EventBody) -> bool:
        """Whether an end is the one that was asked for, and not one that came before."""
        name = self.command["command"]
        is_won = event.result == self.seat
        return event.event != "ended" or (
            event.reason == _REASONS[name] and (name == "accept" or is_won is (name == "claim"))
        )

    def _shows(self, event: EventBody) -> bool:
        match self.command["command"]:
            case "play" if event.event == "called-wrongly":
                return self.command["move"] == f"!{event.line}"
            case "play" if event.event == "moved":
                # Under the mask a move is not told again, but then it is known to be this seat's.
                return event.move is None or event.move == self.command["move"]
            case "propose":
                return event.event == "offered" and event.offer == self.command["offer"]
            case "decline":
                return event.event == "declined"
        return False

    def may_be_repeated_after(self, missed: Sequence[EventBody]) -> bool:
        """Whether the player would surely send the command again, knowing these events."""
        if any(each.event in _DEEDS and each.seat == self.seat for each in missed):
            return False
        names = {each.event for each in missed}
        if self.command["command"] in ("accept", "decline", "propose") and names & _OFFERS:
            return False
        return not names & _TURNS
