"""What a person types at a table: questions are answered, commands are given back to be sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from fourfold.protocol import AskMessage, command_to_json
from fourfold.rules import Move, Position, Seat
from fourfold.server.telling import Json, viewer_of
from fourfold.service import LiveTable
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
)
from fourfold.words import (
    ChangeLanguage,
    ChangeVerbosity,
    Help,
    Hint,
    Language,
    Message,
    Phonetic,
    Quarto,
    Quit,
    Repeat,
    Rules,
    Save,
    answer,
    help_texts,
    hint,
    message_to_json,
    question,
    rule_book,
    understand,
)

Advise: TypeAlias = Callable[[Position], Awaitable[Move]]
"""Finds what perfect play would do."""


async def told_answer(  # noqa: PLR0911 - one case for each kind
    live: LiveTable, players: frozenset[int], message: AskMessage, now: float, advise: Advise
) -> Json:
    """The answer to what was typed. Raises `NotUnderstoodError` and `FourfoldError`."""
    typed = understand(message.text, Language(message.language))
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
            return _said(*help_texts(command))
        case Rules():
            return _said(*rule_book())
    seats = live.seats_of(players)
    viewer = viewer_of(seats)
    if isinstance(typed, Hint):
        return _said(await _hint(live.table, seats, viewer, advise))
    return _said(*answer(typed, live.table, viewer, now))


def _action(action: str, value: str | None = None) -> Json:
    return {"type": "understood", "action": action} | ({} if value is None else {"value": value})


def _said(*messages: Message) -> Json:
    return {"type": "answer", "said": [message_to_json(each) for each in messages]}


async def _hint(
    table: Table, seats: tuple[Seat, ...], viewer: Seat | None, advise: Advise
) -> Message:
    """What perfect play would do, for the player who must act, where the table allows hints."""
    if not table.options.hints or table.options.mask or table.turn is None:
        return Message("hints-off")
    if table.turn not in seats:
        return question(table, viewer)
    return hint(await advise(table.position_as_it_counts))
