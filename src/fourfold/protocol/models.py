"""What both directions and HTTP share: the texts of the notation, options, events, views."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from fourfold.rules import Calling, Edition, Trait, Variant, parse_traits
from fourfold.rules.name import NAME_AT_MOST
from fourfold.rules.saved import SECONDS_AT_MOST
from fourfold.table import Late, Options, WrongCalls
from fourfold.table.options import DAY, WRONG_CALLS_AT_MOST

VERSION: Final = 1
"""Of the protocol. It changes when what was right before becomes wrong."""
API: Final = f"/api/v{VERSION}"
"""Where the routes are."""
ALL_TRAITS: Final = ",".join(map(str, Trait))

SeatText = Literal["first", "second"]
OfferText = Literal["draw", "take-back", "rematch"]
LanguageText = Literal["en", "fr", "es", "de"]
LevelText = Literal["beginner", "casual", "club", "expert", "perfect"]
ResultText = Literal["first", "second", "draw", "unfinished"]
PieceText = Annotated[str, Field(pattern="^[0-9a-f]$")]
CellText = Annotated[str, Field(pattern="^[a-d][1-4]$")]
LineText = Annotated[str, Field(pattern="^[a-d][1-4][a-d][1-4]$")]
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
    mask: bool = False
    patience: Annotated[int, Field(ge=1, le=DAY)] = 300

    def to_options(self) -> Options:
        """The options of a table. Raises `FourfoldError` for traits that cannot be read."""
        return Options(
            Variant(parse_traits(self.traits), self.squares),
            Edition(self.edition),
            Calling(self.calling),
            self.seconds_per_move,
            Late(self.late),
            WrongCalls(self.wrong_calls),
            self.wrong_calls_to_lose,
            self.hints,
            self.mask,
            self.patience,
        )

    @staticmethod
    def from_options(options: Options) -> OptionsBody:
        """The options of a table as they are told."""
        return OptionsBody(
            traits=",".join(map(str, options.variant.traits)),
            squares=options.variant.blocks,
            edition=options.edition.value,
            calling=options.calling.value,
            seconds_per_move=options.seconds_per_move,
            late=options.late.value,
            wrong_calls=options.wrong_calls.value,
            wrong_calls_to_lose=options.wrong_calls_to_lose,
            hints=options.hints,
            mask=options.mask,
            patience=options.patience,
        )


class SaidBody(Told):
    """A sentence in no language: the id of a text, and what stands in its gaps."""

    id: str
    arguments: dict[str, Any]


class EventBody(Told):
    """Something that happened. Which fields there are depends on the event."""

    number: Annotated[int, Field(ge=1)]
    """Counted from 1: who has seen this event has seen so many."""
    event: Literal[
        "opened",
        "joined",
        "began",
        "moved",
        "called-wrongly",
        "offered",
        "declined",
        "took-back",
        "rematched",
        "left",
        "returned",
        "resumed",
        "time-up",
        "ended",
    ]
    said: SaidBody | None = None
    """What the event is to this listener."""
    options: OptionsBody | None = None
    player: str | None = None
    first: Literal[0, 1] | None = None
    seat: SeatText | None = None
    move: MoveText | None = None
    """Left out under the mask when the event is told again."""
    line: LineText | None = None
    offer: OfferText | None = None
    moves: int | None = None
    result: ResultText | None = None
    reason: str | None = None
    at: float | None = None
    """Seconds since 1970, by the server's clock."""


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
    """How it is told: the end, and then each line that was missed."""


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
    offer: OfferBody | None
    seconds_left: float | None
    """For the player who must act, when this was sent; None without a clock."""
    claim_in: float | None
    """In so many seconds this listener may claim the game, if nothing changes."""
    outcome: OutcomeBody | None
