"""What the server says over a socket."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from fourfold.protocol.models import (
    CellText,
    EventBody,
    LineText,
    OptionsBody,
    PhraseText,
    PositionText,
    SaidBody,
    SeatText,
    SeriesBody,
    TableText,
    TokenText,
    Told,
    ViewBody,
)
from fourfold.rules import TextError
from fourfold.table.errors import TableCode


class _FromServer(Told):
    id: str | None = None
    """The id of the message that this answers."""


class _News(_FromServer):
    seen: Annotated[int, Field(ge=0)]
    """How many events there are now."""
    events: tuple[EventBody, ...]
    """Those that the client has not seen, in order."""
    view: ViewBody
    question: SaidBody
    """What is asked of the listener, or who is waited for."""


class WelcomeMessage(_News):
    """The answer to `hello`."""

    type: Literal["welcome"]
    version: int
    table: TableText
    players: tuple[Literal[0, 1], ...]
    """Which of the two players the client is: 0 joined first."""
    options: OptionsBody
    start: PositionText | None
    """Where the game begins, without its third field until the game is over; None for the empty
    board, and under the mask until the game is over."""
    terms: tuple[SaidBody, ...]
    """What is agreed on at this table, all of it, a sentence each."""
    public: bool
    """Whether anybody may find the table in the list of open ones."""
    lines: dict[LineText, tuple[CellText, ...]]
    """All lines that count at this table, with their cells."""
    series: SeriesBody
    watching: int


class EventsMessage(_News):
    """Something has happened, and is on the disk."""

    type: Literal["events"]


class StaleMessage(_News):
    """A command came too late to be done: these events came first."""

    type: Literal["stale"]


class RefusedMessage(_FromServer):
    """A message that cannot be followed. Nothing has changed."""

    type: Literal["refused"]
    code: str
    message: str
    """One sentence in English, for programmers."""
    said: SaidBody
    """The same for people."""


class AnswerMessage(_FromServer):
    """The answer to a question to the board, a sentence each."""

    type: Literal["answer"]
    said: tuple[SaidBody, ...]


class UnderstoodMessage(_FromServer):
    """What was typed is something to do: a command to be sent, or an action of the client."""

    type: Literal["understood"]
    command: dict[str, Any] | None = None
    """To be completed by `type`, `seen` and perhaps `seat`, and sent."""
    action: (
        Literal["quarto", "phrase", "save", "quit", "language", "verbosity", "phonetic", "repeat"]
        | None
    ) = None
    value: str | None = None
    """Of the action: a phrase, a language, a verbosity, a file's name."""


class PhraseHeardMessage(_FromServer):
    """What one of the two players says, told to both of them and to nobody else."""

    type: Literal["phrase"]
    seat: SeatText
    """Who says it."""
    phrase: PhraseText
    said: SaidBody


class WatchingMessage(_FromServer):
    """So many people watch now."""

    type: Literal["watching"]
    count: int


class NextMessage(_FromServer):
    """The other game that both agreed on is at this table."""

    type: Literal["next"]
    table: TableText
    seats: tuple[TokenText, ...]
    """The listener's tokens there; none for one who watches."""


class GoodbyeMessage(_FromServer):
    """The server closes the connection; all that it acknowledged is kept."""

    type: Literal["goodbye"]
    reason: Literal["restart", "flood", "idle"]
    come_back_in: float
    """Seconds to wait before connecting again."""


class PongMessage(_FromServer):
    """The answer to `ping`."""

    type: Literal["pong"]


FromServer: TypeAlias = (
    WelcomeMessage
    | EventsMessage
    | StaleMessage
    | RefusedMessage
    | AnswerMessage
    | UnderstoodMessage
    | PhraseHeardMessage
    | WatchingMessage
    | NextMessage
    | GoodbyeMessage
    | PongMessage
)

_ANY: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])


def read_from_server(text: str | bytes) -> FromServer:
    """Reads a message. Raises `TextError`."""
    try:
        return _ANY.validate_json(text)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, fault["loc"]))
        raise TextError(TableCode.BAD_MESSAGE, f"the server says {where}: {fault['msg']}") from None
