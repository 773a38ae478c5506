"""What a client says over a socket."""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from fourfold.protocol.models import (
    ID,
    ID_AT_MOST,
    CellText,
    LanguageText,
    LineText,
    Model,
    MoveText,
    OfferText,
    PhraseText,
    PieceText,
    SeatText,
    TokenText,
)
from fourfold.rules import TextError
from fourfold.table.codec import TYPED_AT_MOST
from fourfold.table.errors import TableCode


class _FromClient(Model):
    id: Annotated[str, Field(max_length=ID_AT_MOST, pattern=ID)] | None = None
    """Comes back in the answer to this message. That of a command is kept with the events that it
    causes, and is unlike those of all other commands of the player at the table."""


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


class QueryMessage(_FromClient):
    """A question to the board, as a program asks it."""

    type: Literal["query"]
    query: Literal[
        "board",
        "braille",
        "row",
        "column",
        "diagonals",
        "cell",
        "piece",
        "left",
        "hand",
        "last",
        "turn",
        "shares",
        "find",
        "traits",
        "ending",
        "hint",
        "call",
    ]
    row: Annotated[int, Field(ge=1, le=4)] | None = None
    """With `row`."""
    column: Literal["a", "b", "c", "d"] | None = None
    """With `column`."""
    cell: CellText | None = None
    """With `cell`."""
    piece: PieceText | None = None
    """With `piece`."""
    line: LineText | None = None
    """With `shares`."""
    values: Annotated[tuple[str, ...], Field(min_length=1, max_length=8, strict=False)] | None = (
        None
    )
    """With `find`: values of traits, as `tall`."""


class AskMessage(_FromClient):
    """What a person has typed: a question to the board, or a command in words."""

    type: Literal["ask"]
    text: Annotated[str, Field(max_length=TYPED_AT_MOST)]
    language: LanguageText = "en"


class PhraseMessage(_FromClient):
    """What a player says to the other one."""

    type: Literal["phrase"]
    phrase: PhraseText


class PingMessage(_FromClient):
    """Is anybody there?"""

    type: Literal["ping"]


FromClient: TypeAlias = (
    HelloMessage | CommandMessage | QueryMessage | AskMessage | PhraseMessage | PingMessage
)

_ANY: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])


def read_from_client(text: str) -> FromClient:
    """Reads a message. Raises `TextError` with one sentence on the first thing that is wrong."""
    try:
        return _ANY.validate_json(text)
    except ValidationError as error:
        raise TextError(TableCode.BAD_MESSAGE, first_fault(error.errors())) from None


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
