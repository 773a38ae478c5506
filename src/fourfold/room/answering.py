"""What is asked at a table, by programs as data and by people in words."""

from __future__ import annotations

from fourfold.room.plan import Json
from fourfold.rules import ErrorCode, Seat
from fourfold.table import (
    Accept,
    Claim,
    Decline,
    Leave,
    Play,
    Propose,
    Resign,
    Return,
    Table,
    TableError,
    check_call,
    command_to_json,
)
from fourfold.words import (
    ChangeLanguage,
    ChangeVerbosity,
    Help,
    Hint,
    Message,
    Phonetic,
    Quarto,
    Quit,
    Repeat,
    Rules,
    Save,
    Typed,
    answer,
    help_texts,
    message,
    message_to_json,
    question,
    rule_book,
)
from fourfold.words.query import Asked


def told_typed(typed: Typed) -> Json | None:  # noqa: PLR0911 - one case for each kind
    """What was typed, if it is something to do; None for a question to the board.

    A command is given back to be sent, so that a call or a resignation can be confirmed first.
    """
    match typed:
        case Play() | Propose() | Accept() | Decline() | Resign() | Claim() | Leave() | Return():
            return {"type": "understood", "command": command_to_json(typed)}
        case Quarto() | Quit() | Phonetic() | Repeat():
            return _action(type(typed).__name__.lower())
        case Save(name):
            return _action("save", name)
        case ChangeLanguage(language):
            return _action("language", str(language))
        case ChangeVerbosity(verbosity):
            return _action("verbosity", str(verbosity))
        case Help(command):
            return said(*help_texts(command))
        case Rules():
            return said(*rule_book())
    return None


def told_answer(query: Asked, table: Table, seats: tuple[Seat, ...], now: float) -> Json:
    """The answer to a question, but for a hint that is allowed. Raises `TableError`."""
    viewer = seats[0] if len(seats) == 1 else None
    match query:
        case Hint():
            allowed = table.options.hints and not table.options.mask and table.turn is not None
            return said(question(table, viewer) if allowed else message("hints-off"))
        case Quarto():
            seat = table.turn if len(seats) == 2 else viewer
            if seat is None:
                raise TableError(ErrorCode.NOT_YOUR_SEAT, "who watches does not play")
            check_call(table, seat)
            return said(message("which-line"))
    return said(*answer(query, table, viewer, now))


def may_have_hint(table: Table, seats: tuple[Seat, ...]) -> bool:
    """Whether a hint may be given to the player who must act, who is one of these seats."""
    return table.options.hints and not table.options.mask and table.turn in seats


def said(*messages: Message) -> Json:
    """An answer in sentences."""
    return {"type": "answer", "said": [message_to_json(each) for each in messages]}


def _action(action: str, value: str | None = None) -> Json:
    return {"type": "understood", "action": action} | ({} if value is None else {"value": value})
