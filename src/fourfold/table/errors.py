"""Commands that a table refuses."""

from enum import StrEnum, unique

from fourfold.rules import FourfoldError


@unique
class TableCode(StrEnum):
    """The codes of what tables and their JSON refuse, besides those of the rules."""

    BAD_COMMAND = "bad-command"
    BAD_EVENT = "bad-event"
    BAD_MESSAGE = "bad-message"
    BAD_PATIENCE = "bad-patience"
    BAD_WRONG_CALLS = "bad-wrong-calls"
    CALL_USED = "call-used"
    CALLING_AUTOMATIC = "calling-automatic"
    GAME_BEGUN = "game-begun"
    GAME_NOT_BEGUN = "game-not-begun"
    GAME_ON = "game-on"
    NO_CLAIM = "no-claim"
    NO_SUCH_TABLE = "no-such-table"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_OFFERED = "nothing-offered"
    OFFER_OPEN = "offer-open"
    PLAYER_MISSING = "player-missing"
    STALE = "stale"
    TABLE_FULL = "table-full"


class TableError(FourfoldError):
    """A command that a table refuses. Nothing has changed."""
