"""What both directions and HTTP share: the texts of the notation, options, events, views."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from fourfold.rules import Trait
from fourfold.rules.name import NAME_AT_MOST
from fourfold.rules.saved import SECONDS_AT_MOST
from fourfold.table.codec import VERSION, options_from_json, options_to_json
from fourfold.table.options import DAY, WRONG_CALLS_AT_MOST, Options

ID_AT_MOST: Final = 40
ID: Final = "^[^\\x00]*$"
"""Any characters but NUL, which not every database can hold."""
"""Characters of the id of a message."""
API: Final = f"/api/v{VERSION}"
"""Where the routes are."""
ALL_TRAITS: Final = ",".join(map(str, Trait))

SeatText = Literal["first", "second"]
OfferText = Literal["draw", "take-back", "rematch"]
PhraseText = Literal["hello", "good-luck", "good-game", "well-seen", "one-moment", "thanks"]
LanguageText = Literal["en", "fr", "es", "de"]
LevelText = Literal["beginner", "casual", "club", "expert", "perfect"]
ResultText = Literal["first", "second", "draw", "unfinished"]
PieceText = Annotated[str, Field(pattern="^[0-9a-f]$")]
CellText = Annotated[str, Field(pattern="^[a-d][1-4]$")]
LineText = Annotated[str, Field(pattern="^[a-d][1-4][a-d][1-4]$")]
PositionText = Annotated[str, Field(max_length=40)]
MoveText = Annotated[str, Field(min_length=1, max_length=5)]
NameText = Annotated[str, Field(min_length=1, max_length=NAME_AT_MOST)]
TABLE_ID: Final = "[A-Za-z0-9]{22}"
TableText = Annotated[str, Field(pattern=f"^{TABLE_ID}$")]
TokenText = Annotated[str, Field(min_length=1, max_length=100)]


class Model(BaseModel):
    """A part of the protocol: nothing unknown in it, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Told(BaseModel):
    """What the server says. Read leniently: a client goes on when a newer server says more."""

    model_config = ConfigDict(extra="ignore", frozen=True)


class OptionsBody(Model):
    """The options of a table; what is left out is as usual."""

    traits: Annotated[str, Field(max_length=40)] = ALL_TRAITS
    """With commas between them, in this order."""
    squares: bool = False
    edition: Literal["classic", "access"] = "classic"
    calling: Literal["hand", "automatic"] = "hand"
    seconds_per_move: Annotated[int, Field(ge=1, le=SECONDS_AT_MOST)] | None = None
    late: Literal["loses", "warned"] = "loses"
    wrong_calls: Literal["nothing", "call"] = "call"
    wrong_calls_to_lose: Annotated[int, Field(ge=1, le=WRONG_CALLS_AT_MOST)] | None = None
    hints: bool = False
    coach: bool = False
    """Missed lines are told as soon as they have expired."""
    mask: bool = False
    patience: Annotated[int, Field(ge=1, le=DAY)] = 300

    def to_options(self) -> Options:
        """The options of a table. Raises `FourfoldError` for traits that cannot be read."""
        return options_from_json(self.model_dump())

    @staticmethod
    def from_options(options: Options) -> OptionsBody:
        """The options of a table as they are told."""
        return OptionsBody.model_validate(options_to_json(options))


class SaidBody(Told):
    """A sentence in no language: the id of a text, and what stands in its gaps."""

    id: str
    arguments: dict[str, Any]


class _Event(Told):
    number: Annotated[int, Field(ge=1)]
    """Counted from 1: who has seen this event has seen so many."""
    said: SaidBody | None = None
    """What the event is to this listener."""
    command: Annotated[str, Field(max_length=ID_AT_MOST)] | None = None
    """The id of the command that caused it, for the player who sent that."""


class _Seated(_Event):
    seat: SeatText


class _Timed(_Event):
    at: float
    """Seconds since 1970, by the server's clock."""


class OpenedBody(_Event):
    """The table is there."""

    event: Literal["opened"]
    options: OptionsBody


class JoinedBody(_Event):
    """A player has come."""

    event: Literal["joined"]
    player: str
    """The name."""


class BeganBody(_Timed):
    """The game starts."""

    event: Literal["began"]
    first: Literal[0, 1]
    """Which player is `first`."""


class MovedBody(_Seated, _Timed):
    """A player, or automatic calling for them, has made a move."""

    event: Literal["moved"]
    move: MoveText | None = None
    """Left out under the mask when the event is told again."""
    missed: tuple[LineText, ...] | None = None
    """The lines that have expired by it, at tables with a coach; left out if there are none."""


class CalledWronglyBody(_Seated):
    """A player has called a line that is no QUARTO!."""

    event: Literal["called-wrongly"]
    line: LineText
    reason: Literal["nothing-shared", "line-expired", "line-not-complete"]


class OfferedBody(_Seated):
    """A player offers something."""

    event: Literal["offered"]
    offer: OfferText


class DeclinedBody(_Seated):
    """An offer is turned down, or withdrawn."""

    event: Literal["declined"]


class TookBackBody(_Timed):
    """By agreement so many moves are taken back."""

    event: Literal["took-back"]
    moves: int


class RematchedBody(_Event):
    """Both want another game; `next` follows."""

    event: Literal["rematched"]


class LeftBody(_Seated, _Timed):
    """A player is without a connection."""

    event: Literal["left"]


class ReturnedBody(_Seated):
    """A player is back."""

    event: Literal["returned"]


class ResumedBody(_Timed):
    """All times begin afresh."""

    event: Literal["resumed"]


class TimeUpBody(_Seated):
    """A player's time is up, where the table only warns."""

    event: Literal["time-up"]


class EndedBody(_Event):
    """The game is over."""

    event: Literal["ended"]
    result: ResultText
    reason: str


EventBody: TypeAlias = Annotated[
    OpenedBody
    | JoinedBody
    | BeganBody
    | MovedBody
    | CalledWronglyBody
    | OfferedBody
    | DeclinedBody
    | TookBackBody
    | RematchedBody
    | LeftBody
    | ReturnedBody
    | ResumedBody
    | TimeUpBody
    | EndedBody,
    Field(discriminator="event"),
]
"""Something that happened."""


class PlayerBody(Told):
    """One of the two who joined."""

    name: str
    seat: SeatText | None
    """None before the game has begun."""
    computer: LevelText | None
    away: bool
    wrong_calls: int


class MayBody(Told):
    """What the listener may do now."""

    give: bool
    place: bool
    done: bool
    call: bool
    """It is the listener's moment to call, be there a line or not."""
    claim: bool
    """Claim the game, because the other player is gone."""


class OfferBody(Told):
    """What is offered, and by whom."""

    offer: OfferText
    seat: SeatText


class MissedBody(Told):
    """A line that was complete after a move, counted from 1, and that nobody called in time."""

    line: LineText
    move: int


class OutcomeBody(Told):
    """How a game ended, with all that was missed in it."""

    result: ResultText
    reason: str
    line: LineText | None
    """The line that was called."""
    missed: tuple[MissedBody, ...]
    said: tuple[SaidBody, ...]
    """How it is told: the end, then each line that was missed, then the score of a series."""


class SeriesBody(Told):
    """The score of the two over their games, this one included once it is won or drawn."""

    wins: tuple[int, ...]
    """Of player 0 and of player 1."""
    draws: int


class ViewBody(Told):
    """A table as this listener may see it."""

    state: Literal["waiting", "on", "over"]
    players: tuple[PlayerBody, ...]
    seats: tuple[SeatText, ...]
    """The listener's own; none before the game has begun, and for one who watches."""
    turn: SeatText | None
    """Who must act."""
    hand: PieceText | None
    """The piece that was given and not placed yet."""
    board: str | None
    """The rows from 4 down to 1, as in the notation; None under the mask until the game is over."""
    left: tuple[PieceText, ...] | None
    """The pieces beside the board; None under the mask."""
    moves: tuple[MoveText, ...] | None
    """All moves so far; None under the mask."""
    may: MayBody
    open_lines: tuple[LineText, ...]
    """What this listener can call now; empty unless the table allows hints."""
    missed: tuple[MissedBody, ...]
    """The lines that nobody called in time; empty during the game unless there is a coach."""
    offer: OfferBody | None
    seconds_left: float | None
    """For the player who must act, when this was sent; None without a clock."""
    claim_in: float | None
    """In so many seconds this listener may claim the game, if nothing changes."""
    outcome: OutcomeBody | None
    series: SeriesBody
