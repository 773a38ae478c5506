"""Every way in which input can be refused, each with a stable code.

One root, `FourfoldError`, and three kinds below it: text that cannot be read (`TextError`), a
set-up that is no position of the game (`SetupError`), a move that the rules refuse (`MoveError`).
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourfold.rules.move import Move
    from fourfold.rules.position import Position


@unique
class ErrorCode(StrEnum):
    """The stable name of a refusal, for programs; the sentence beside it is for people."""

    # Text that cannot be read.
    BAD_ADDRESS = "bad-address"
    BAD_CALLING = "bad-calling"
    BAD_CELL = "bad-cell"
    BAD_COMMAND = "bad-command"
    BAD_DATE = "bad-date"
    BAD_EDITION = "bad-edition"
    BAD_EVENT = "bad-event"
    BAD_LEVEL = "bad-level"
    BAD_LINE = "bad-line"
    BAD_MESSAGE = "bad-message"
    BAD_MOVE = "bad-move"
    BAD_NAME = "bad-name"
    BAD_OPTION = "bad-option"
    BAD_PIECE = "bad-piece"
    BAD_POSITION = "bad-position"
    BAD_REASON = "bad-reason"
    BAD_RESULT = "bad-result"
    BAD_SQUARES = "bad-squares"
    BAD_TAG = "bad-tag"
    BAD_TIME = "bad-time"
    BAD_TRAITS = "bad-traits"
    NOT_TEXT = "not-text"
    TOO_LONG = "too-long"
    UNREADABLE = "unreadable"

    # A set-up that is no position, variant or game, or that cannot be worked with.
    BAD_DEPTH = "bad-depth"
    BAD_MEMORY = "bad-memory"
    BAD_PATIENCE = "bad-patience"
    BAD_THREADS = "bad-threads"
    BAD_WRONG_CALLS = "bad-wrong-calls"
    BOARD_SIZE = "board-size"
    CONTRADICTION = "contradiction"
    DONE_TOO_EARLY = "done-too-early"
    NO_CLUSTER = "no-cluster"
    NO_OPEN_LINE = "no-open-line"
    NO_TRAITS = "no-traits"
    NOT_A_SYMMETRY = "not-a-symmetry"
    NOT_FROM_START = "not-from-start"
    PIECE_TWICE = "piece-twice"
    WRONG_VARIANT = "wrong-variant"

    # Work that was ended before it was done, or that there is none of.
    CANCELLED = "cancelled"
    NOTHING_TO_UNDO = "nothing-to-undo"

    # A move that the rules refuse.
    CALL_DUE = "call-due"
    CELL_TAKEN = "cell-taken"
    GAME_OVER = "game-over"
    LINE_EXPIRED = "line-expired"
    LINE_NOT_COMPLETE = "line-not-complete"
    LINE_NOT_COUNTED = "line-not-counted"
    NO_PIECE_IN_HAND = "no-piece-in-hand"
    NOTHING_SHARED = "nothing-shared"
    PIECE_IN_HAND = "piece-in-hand"
    PIECE_TAKEN = "piece-taken"
    PIECES_LEFT = "pieces-left"

    # A command that a table refuses.
    CALL_USED = "call-used"
    CALLING_AUTOMATIC = "calling-automatic"
    GAME_BEGUN = "game-begun"
    GAME_NOT_BEGUN = "game-not-begun"
    GAME_ON = "game-on"
    NO_CLAIM = "no-claim"
    NOT_YOUR_TURN = "not-your-turn"
    NOTHING_OFFERED = "nothing-offered"
    OFFER_OPEN = "offer-open"
    PLAYER_MISSING = "player-missing"
    TABLE_FULL = "table-full"

    # What a server refuses.
    BAD_VERSION = "bad-version"
    BUSY = "busy"
    FOREIGN_ORIGIN = "foreign-origin"
    NO_SESSION = "no-session"
    NO_SUCH_ROUTE = "no-such-route"
    NO_SUCH_TABLE = "no-such-table"
    NOT_UNDERSTOOD = "not-understood"
    NOT_YOUR_SEAT = "not-your-seat"
    STOPPING = "stopping"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    UNKNOWN_HOST = "unknown-host"

    # What a client cannot make sense of, or cannot reach.
    OTHER = "other"
    UNREACHABLE = "unreachable"

    # What a database could not keep.
    NOT_STORED = "not-stored"
    STALE = "stale"


class FourfoldError(Exception):
    """What was refused and why: a stable `code` and one sentence, `message`.

    `line_number` and `move_number`, counted from 1, say where, when the input was a text of
    several lines or a game of several moves; `str()` puts them before the sentence.
    """

    def __init__(self, code: ErrorCode, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.line_number: int | None = None
        self.move_number: int | None = None

    @property
    def detail(self) -> str:
        """The sentence for whoever runs the program, which may say more than others are told."""
        return str(self)

    def __str__(self) -> str:
        where = [
            f"{word} {number}"
            for word, number in (("line", self.line_number), ("move", self.move_number))
            if number is not None
        ]
        return f"{', '.join(where)}: {self.message}" if where else self.message


class TextError(FourfoldError, ValueError):
    """A text that cannot be read."""


class SetupError(FourfoldError, ValueError):
    """A set-up that is no legal position, variant or game."""


class MoveError(FourfoldError):
    """A move that the rules refuse; hands back the unchanged `position` and the `move`."""

    def __init__(self, code: ErrorCode, message: str, position: Position, move: Move) -> None:
        super().__init__(code, message)
        self.position = position
        self.move = move

    def __reduce__(self) -> tuple[object, ...]:
        return MoveError, (self.code, self.message, self.position, self.move), self.__dict__


QUOTED_AT_MOST = 40


def printable(text: str) -> str:
    """A text on one line, with what cannot be printed written as escapes."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def quoted(text: str) -> str:
    """Quotes a piece of refused input for a sentence: printable, on one line, and never long."""
    shown = printable(text[: QUOTED_AT_MOST + 1])
    return f"“{shown}”" if len(shown) <= QUOTED_AT_MOST else f"“{shown[: QUOTED_AT_MOST - 1]}…”"
