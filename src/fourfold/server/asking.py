"""What a person types at a table: questions are answered, commands are given back to be sent."""

from __future__ import annotations

from fourfold.protocol import AskMessage, command_to_json
from fourfold.rules import Position, Seat, parse_position
from fourfold.server.telling import Json, viewer_of
from fourfold.service import LiveTable, Service
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


async def told_answer(  # noqa: PLR0911 - one case for each kind
    service: Service, live: LiveTable, players: frozenset[int], message: AskMessage
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
        return _said(await _advise(service, live.table, seats, viewer))
    return _said(*answer(typed, live.table, viewer, service.now()))


def _action(action: str, value: str | None = None) -> Json:
    return {"type": "understood", "action": action} | ({} if value is None else {"value": value})


def _said(*messages: Message) -> Json:
    return {"type": "answer", "said": [message_to_json(each) for each in messages]}


async def _advise(
    service: Service, table: Table, seats: tuple[Seat, ...], viewer: Seat | None
) -> Message:
    """What perfect play would do, for the player who must act, where the table allows hints."""
    if not table.options.hints or table.options.mask or table.turn is None:
        return Message("hints-off")
    if table.turn not in seats:
        return question(table, viewer)
    return hint(await service.mind.advise(_as_it_counts(table)))


def _as_it_counts(table: Table) -> Position:
    """The position for a player: without lines to call where there is no call left."""
    position = table.position
    if not table.is_call_used:
        return position
    return parse_position(str(position).rpartition(f" {position.last}")[0], position.variant)
