"""The exceptions of all layers, and the codes of what the rules refuse.

One root, `FourfoldError`, and three kinds below it: text that cannot be read (`TextError`), a
set-up that is no position of the game (`SetupError`), a move that the rules refuse (`MoveError`).
Every layer names its codes in an enum of its own.
"""

from __future__ import annotations

from enum import StrEnum, unique
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fourfold.rules.move import Move
    from fourfold.rules.position import Position


@unique
class RulesCode(StrEnum):
    """The codes of what the rules refuse, and of texts of any kind that cannot be read."""

    # Text that cannot be read.
    BAD_CALLING = "bad-calling"
    BAD_CELL = "bad-cell"
    BAD_DATE = "bad-date"
    BAD_EDITION = "bad-edition"
    BAD_LINE = "bad-line"
    BAD_MOVE = "bad-move"
    BAD_NAME = "bad-name"
    BAD_NOTE = "bad-note"
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
    BOARD_SIZE = "board-size"
    CONTRADICTION = "contradiction"
    DONE_TOO_EARLY = "done-too-early"
    NO_OPEN_LINE = "no-open-line"
    NO_TRAITS = "no-traits"
    NOT_A_SYMMETRY = "not-a-symmetry"
    PIECE_TWICE = "piece-twice"

    # A move that the rules refuse.
    CALL_DUE = "call-due"
    CELL_TAKEN = "cell-taken"
    GAME_OVER = "game-over"
    LINE_EXPIRED = "line-expired"
    LINE_NOT_COMPLETE = "line-not-complete"
    LINE_NOT_COUNTED = "line-not-counted"
    NO_PIECE_IN_HAND = "no-piece-in-hand"
    NOTHING_SHARED = "nothing-shared"
    NOTHING_TO_UNDO = "nothing-to-undo"
    PIECE_IN_HAND = "piece-in-hand"
    PIECE_TAKEN = "piece-taken"
    PIECES_LEFT = "pieces-left"


class FourfoldError(Exception):
    """What was refused and why: a stable `code` for programs and one sentence, `message`.

    `line_number` and `move_number`, counted from 1, say where, when the input was a text of
    several lines or a game of several moves; `str()` puts them before the sentence.
    """

    def __init__(self, code: str, message: str) -> None:
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

    def __init__(self, code: str, message: str, position: Position, move: Move) -> None:
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
