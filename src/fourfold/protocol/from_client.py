"""What a client says over a socket."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from fourfold.protocol.models import (
    LanguageText,
    Model,
    MoveText,
    OfferText,
    SeatText,
    TokenText,
)
from fourfold.rules import ErrorCode, TextError, parse_move
from fourfold.table import (
    Accept,
    Claim,
    Command,
    Decline,
    Leave,
    Offer,
    Play,
    Propose,
    Resign,
    Return,
)
from fourfold.words.understand import TYPED_AT_MOST

ID_AT_MOST: Final = 40


class _FromClient(Model):
    id: Annotated[str, Field(max_length=ID_AT_MOST)] | None = None
    """Comes back in the answer to this message, whatever it is."""


class HelloMessage(_FromClient):
    """The first message: who comes, to which table, and what they know of it already."""

    type: Literal["hello"]
    version: int
    table: Annotated[str, Field(max_length=100)]
    session: TokenText | None = None
    """Needed for a seat; one who watches may have none."""
    seats: Annotated[tuple[TokenText, ...], Field(max_length=2, strict=False)] = ()
    """The seat's token; both, for two players at one screen; none, to watch."""
    seen: Annotated[int, Field(ge=0)] = 0
    """How many events the client has seen."""


class CommandMessage(_FromClient):
    """What a player wants to do."""

    type: Literal["command"]
    seen: Annotated[int, Field(ge=0)]
    """How many events the sender has seen. If there are more, nothing is done."""
    seat: SeatText | None = None
    """For one who has both; otherwise the sender's own."""
    command: Literal["play", "propose", "accept", "decline", "resign", "claim"]
    move: MoveText | None = None
    """With `play`."""
    offer: OfferText | None = None
    """With `propose`."""


class AskMessage(_FromClient):
    """What a person has typed: a question to the board, or a command in words."""

    type: Literal["ask"]
    text: Annotated[str, Field(max_length=TYPED_AT_MOST)]
    language: LanguageText = "en"


class PingMessage(_FromClient):
    """Is anybody there?"""

    type: Literal["ping"]


FromClient: TypeAlias = HelloMessage | CommandMessage | AskMessage | PingMessage

_ANY: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])


def read_from_client(text: str) -> FromClient:
    """Reads a message. Raises `TextError` with one sentence on the first thing that is wrong."""
    try:
        return _ANY.validate_json(text)
    except ValidationError as error:
        raise TextError(ErrorCode.BAD_MESSAGE, first_fault(error.errors())) from None


def id_in(text: str) -> str | None:
    """The id in a text that is no message, as far as one can be found."""
    try:
        named = json.loads(text)["id"]
        named.encode()
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return None
    return named if isinstance(named, str) and len(named) <= ID_AT_MOST else None


def first_fault(faults: Sequence[Mapping[str, Any]]) -> str:
    """The first thing that is wrong with some input, in one sentence, without the input."""
    fault = faults[0]
    where = ".".join(str(part)[:40] for part in fault["loc"])
    return f"{where}: {fault['msg']}"[:200] if where else str(fault["msg"])[:200]


def command_of(message: CommandMessage) -> Command:
    """The command that a message asks for. Raises `TextError`."""
    for command, field, value in (
        ("play", "move", message.move),
        ("propose", "offer", message.offer),
    ):
        if message.command == command and value is None:
            raise TextError(ErrorCode.BAD_MESSAGE, f"“{command}” needs a field “{field}”")
        if message.command != command and value is not None:
            raise TextError(ErrorCode.BAD_MESSAGE, f"“{field}” belongs to “{command}” alone")
    if message.move is not None:
        return Play(parse_move(message.move))
    if message.offer is not None:
        return Propose(Offer(message.offer))
    return _PLAIN[message.command]()


def command_to_json(command: Command) -> dict[str, Any]:
    """A command as `CommandMessage` has it. Coming and going are no commands of the wire."""
    match command:
        case Play(move):
            return {"command": "play", "move": str(move)}
        case Propose(offer):
            return {"command": "propose", "offer": str(offer)}
        case Leave() | Return():
            raise TextError(ErrorCode.BAD_COMMAND, "who is there is seen by the connection")
    return {"command": _NAMES[type(command)]}


_PLAIN: dict[str, type[Accept | Decline | Resign | Claim]] = {
    "accept": Accept,
    "decline": Decline,
    "resign": Resign,
    "claim": Claim,
}
_NAMES: dict[type[Command], str] = {kind: name for name, kind in _PLAIN.items()}
