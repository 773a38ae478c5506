"""What is sent and answered over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from fourfold.protocol.models import (
    ALL_TRAITS,
    LanguageText,
    LevelText,
    Model,
    MoveText,
    NameText,
    OptionsBody,
    PositionText,
    ResultText,
    SaidBody,
    SeatText,
    TableText,
    TokenText,
    Told,
    ViewBody,
)


class SessionBody(Told):
    """A guest's session."""

    session: TokenText
    """Whoever has it is this guest: to be kept, and shown to nobody."""


class OpponentBody(Model):
    """Who is played against."""

    kind: Literal["friend", "anyone", "computer", "same-screen"] = "friend"
    """Somebody who gets the link; anybody who sees the table in the list; the computer; somebody
    at the same screen."""
    level: LevelText = "club"
    """Of the computer."""
    pace: Literal["human", "at-once"] = "human"
    """How quickly the computer answers."""
    name: NameText | None = None
    """Of the computer, or of the one at the same screen."""


class JoinBody(Model):
    """Somebody who sits down."""

    name: NameText | None = None
    """The player's; a plain one if left out."""
    language: LanguageText = "en"
    """Of names that are left out."""


class NewTableBody(JoinBody):
    """A table to be made."""

    opponent: OpponentBody = OpponentBody()
    options: OptionsBody = OptionsBody()
    position: PositionText | None = None
    """Where the game begins; the empty board if left out."""
    first: Literal["me", "other"] | None = None
    """Who acts first, which is to give unless there is a position; the lot decides if left out."""


class SeatsBody(Told):
    """The guest's seats at a table."""

    table: TableText
    seats: tuple[TokenText, ...]
    """Worth something only together with the guest's session."""


class OpenTableBody(Told):
    """A table that anybody may join."""

    table: TableText
    player: str
    options: OptionsBody
    start: PositionText | None
    """Where the game begins, as in `welcome`."""
    waiting: Annotated[float, Field(ge=0)]
    """For so many seconds."""


class OpenTablesBody(Told):
    """The tables that anybody may join, the newest first."""

    tables: tuple[OpenTableBody, ...]


class TableBody(Told):
    """A table as anybody with its link may see it."""

    table: TableText
    options: OptionsBody
    start: PositionText | None
    """Where the game begins, as in `welcome`."""
    seen: int
    view: ViewBody
    watching: int
    next: TableText | None
    """The table of the game after this one."""


class GamePlayerBody(Told):
    """One of the two at a table in a list."""

    name: str
    computer: LevelText | None


class GameBody(Told):
    """A table at which the guest sits."""

    table: TableText
    seats: tuple[TokenText, ...]
    """The guest's tokens there, worth something only together with the session."""
    own: tuple[Literal[0, 1], ...]
    """Which of the two players the guest is: both, for two at one screen."""
    players: tuple[GamePlayerBody, ...]
    """In the order in which they joined."""
    options: OptionsBody
    start: PositionText | None
    """Where the game begins, as in `welcome`."""
    state: Literal["waiting", "on", "over"]
    your_turn: bool
    """Whether the guest must act; with both seats that is so until the game is over."""
    placed: int | None
    """How many pieces are on the board; None under the mask until the game is over."""
    seconds_left: float | None
    """For the player who must act, when this was sent; None without a clock."""
    acted_at: float
    """When a player did something last, in seconds since 1970."""
    began_at: float | None
    """When the game began; None before that."""
    ended_at: float | None
    """When the game ended; None before that."""
    result: Literal["won", "lost", "drawn", "unfinished", "first", "second"] | None
    """How the game ended for the guest; with both seats, which of them has won. None before."""
    reason: str | None
    next: TableText | None
    """The table of the game after this one."""


class TallyBody(Told):
    """How many games the guest has won, lost and drawn."""

    won: int
    lost: int
    drawn: int


class LevelTallyBody(TallyBody):
    """How many games the guest has won, lost and drawn against a level of the computer."""

    level: LevelText


class GamesBody(Told):
    """The tables at which the guest sits."""

    games: tuple[GameBody, ...]
    """Those that are not over, the guest's turns first; then those that are, the newest first."""
    before: str | None
    """To ask for the games that ended before these; None where there are none."""
    levels: tuple[LevelTallyBody, ...]
    """Of all finished games, against each level."""
    people: TallyBody
    """The same, against people."""


class ScoreBody(Told):
    """What something is worth to a player."""

    value: Literal["win", "draw", "loss"]
    plies: int | None
    """Placements until the call under best play; None for a draw."""


class ScoredTurnBody(ScoreBody):
    """A turn and its exact score, for the player who takes it."""

    turn: str


class AnalysisBody(ScoreBody):
    """The exact score of a position and of every legal turn."""

    position: str
    best: str
    turns: tuple[ScoredTurnBody, ...]


class ReviewedMoveBody(Told):
    """A move of a finished game. Scores are for the player who made it, from `position` on."""

    position: str
    """The one in which the move was made."""
    move: MoveText
    seat: SeatText
    before: ScoreBody
    """The best that could be reached."""
    after: ScoreBody
    """The best that could still be reached with this move."""
    best: MoveText
    """A best move; the move itself if there is none better."""
    said: SaidBody | None
    """How the move turned the game; None if its value stayed what it was."""


class ReviewBody(Told):
    """A look back at a finished game: its moves in order, and what each was worth."""

    moves: tuple[ReviewedMoveBody, ...]


class GameTextBody(Model):
    """A game from elsewhere, to be looked back on."""

    text: Annotated[str, Field(max_length=2000)]
    """A saved game, or only its moves, from the empty board."""
    traits: Annotated[str, Field(max_length=40)] = ALL_TRAITS
    """Of moves; a saved game says itself what counts."""
    squares: bool = False


class OpenedGameBody(ReviewBody):
    """A game that was read from a text, with what each of its moves was worth."""

    edition: Literal["classic", "access"]
    traits: str
    squares: bool
    start: PositionText | None
    """Where the game begins; None for the empty board."""
    lines: dict[str, tuple[str, ...]]
    """All lines that count, with their cells."""
    first: str
    """The name of the player who gives first; empty if it is not known."""
    second: str
    result: ResultText
    reason: str | None


class HealthBody(Told):
    """The server is alive, or even ready: it can keep moves."""

    status: Literal["alive", "ready"]
    version: str


class RefusalBody(Told):
    """Why a request was refused. Nothing has changed."""

    code: str
    message: str
    line: int | None = None
    """Where in a text of several lines, counted from 1."""
    move: int | None = None
    """Which move of a game, counted from 1."""
