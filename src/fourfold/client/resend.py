"""May a command be sent again whose fate is unknown?

It was sent before these events were seen, and none of them is its own. What may be sent again is
what its sender would surely still want; everything else is for them to think over. The page has
the same rules, and the same cases in tests/data/resend.json.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

_TURNS: Final = frozenset({"moved", "took-back", "ended"})
"""Events after which a player decides anew, whoever caused them."""
_DEEDS: Final = frozenset({"called-wrongly", "offered", "declined"})
"""Events after which the seat that caused them decides anew."""
_OFFERS: Final = frozenset({"offered", "declined", "rematched"})
"""Events after which an offer, and the answer to one, mean something else."""
_ABOUT_OFFERS: Final = frozenset({"propose", "accept", "decline"})


def may_be_sent_again(command: str, seat: str | None, missed: Iterable[Mapping[str, Any]]) -> bool:
    """Whether a seat's command still stands after the events that its sender has missed.

    >>> may_be_sent_again("resign", "first", [{"number": 8, "event": "left", "seat": "second"}])
    True
    >>> may_be_sent_again("resign", "first", [{"number": 8, "event": "moved", "seat": "second"}])
    False
    """
    return not any(
        event["event"] in _TURNS
        or (event["event"] in _DEEDS and event.get("seat") == seat)
        or (event["event"] in _OFFERS and command in _ABOUT_OFFERS)
        for event in missed
    )
