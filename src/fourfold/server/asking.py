"""What a person types at a table: questions are answered, commands are given back to be sent."""

from __future__ import annotations

import asyncio

from fourfold.protocol import AskMessage, command_to_json
from fourfold.rules import ErrorCode, Seat
from fourfold.server.telling import Json
from fourfold.service import BusyError, LiveTable, Service, ServiceError
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
    rule_book,
    understand,
)

SECONDS_FOR_A_HINT = 2.0


async def told_answer(  # noqa: PLR0911 - one case for each kind
    service: Service, live: LiveTable, players: frozenset[int], message: AskMessage
) -> Json:
    """The answer to what was typed. Raises `NotUnderstoodError` and `FourfoldError`."""
    typed = understand(message.text, Language(message.language))
    match typed:
        case Leave() | Return():
            raise ServiceError(ErrorCode.BAD_COMMAND, "who is there is seen by the connection")
        case Play() | Propose() | Accept() | Decline() | Resign() | Claim():
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
        case Hint():
            return _said(await _advise(service, live.table, live.seats_of(players)))
    seats = live.seats_of(players)
    viewer = seats[0] if len(seats) == 1 else None
    return _said(*answer(typed, live.table, viewer, service.now()))


def _action(action: str, value: str | None = None) -> Json:
    return {"type": "understood", "action": action} | ({} if value is None else {"value": value})


def _said(*messages: Message) -> Json:
    return {"type": "answer", "said": [message_to_json(each) for each in messages]}


async def _advise(service: Service, table: Table, seats: tuple[Seat, ...]) -> Message:
    """What perfect play would do, where the table allows hints, for the player who must act.

    It is found once for all who ask, and apart from what computers at other tables think about.
    """
    if not table.options.hints or table.options.mask or table.turn is None:
        return Message("hints-off")
    if table.turn not in seats:  # A hint may tell of a line that is the other player's to call.
        raise ServiceError(ErrorCode.NOT_YOUR_TURN, "a hint is for the player who must act")
    try:
        async with asyncio.timeout(SECONDS_FOR_A_HINT):
            turns = await service.mind.analyse(table.position)
    except TimeoutError:
        raise BusyError from None
    return hint(max(turns, key=lambda each: each.score).turn[0])
