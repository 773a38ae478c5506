"""The routes over HTTP: make a table, join it, look at it, fetch or review a game, analyse."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Annotated, Any, Final, Literal, TypeAlias

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import PlainTextResponse, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from fourfold.engine import Score
from fourfold.engine.reviewing import ReviewedMove
from fourfold.protocol.bodies import (
    AnalysisBody,
    GamesBody,
    GameTextBody,
    JoinBody,
    NewTableBody,
    OpenedGameBody,
    OpenTableBody,
    OpenTablesBody,
    RefusalBody,
    ReviewBody,
    ReviewedMoveBody,
    ScoreBody,
    ScoredTurnBody,
    SeatsBody,
    SessionBody,
    TableBody,
)
from fourfold.protocol.models import ALL_TRAITS, API, OptionsBody, SaidBody, ViewBody
from fourfold.room.telling import told_start, told_view
from fourfold.rules import Edition, Position, Variant
from fourfold.rules.errors import FourfoldError, RulesCode
from fourfold.rules.notation import parse_position, parse_traits
from fourfold.server.games import CURSOR, told_games
from fourfold.server.gate import Gate, address_of
from fourfold.server.leaving import left, unless_gone
from fourfold.server.settings import Kind
from fourfold.service.errors import ServiceCode, ServiceError
from fourfold.service.games import close_table
from fourfold.service.live import LiveTable
from fourfold.service.lobby import open_tables
from fourfold.service.review import pasted_game, review, said
from fourfold.service.service import Service
from fourfold.service.setup import Setup, first_if
from fourfold.table.errors import TableCode
from fourfold.table.player import Computer, Pace
from fourfold.table.saved import saved_game
from fourfold.table.table import Table
from fourfold.words import Form, Language, Texts, export, message, message_to_json

SEED_BITS: Final = 32
SECONDS_OF_A_REQUEST: Final = 0.005
"""Of work; a list that takes longer counts for several."""

Responses: TypeAlias = dict[int | str, dict[str, Any]]
"""What is answered with each status, for the schema."""


def refusals(*statuses: int) -> Responses:
    """What is answered with these statuses."""
    return {
        status: {"model": RefusalBody, "description": HTTPStatus(status).phrase}
        for status in statuses
    }


ANYWHERE: Final = refusals(413, 422, 429, 503)
IN_THE_API: Final = ANYWHERE | refusals(403)


def _text_or_refusals(*statuses: int) -> Responses:
    """The refusals of a route that answers with text; they are JSON all the same."""
    schema = {"$ref": f"#/components/schemas/{RefusalBody.__name__}"}
    content = {"application/json": {"schema": schema}}
    return {
        status: {"description": each["description"], "content": content}
        for status, each in (IN_THE_API | refusals(*statuses)).items()
    }


_DRAWING: Final[Responses] = {200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}}


def within(*kinds: Kind) -> Any:
    """A dependency: pages from elsewhere are refused, and what comes too often of these kinds."""

    def check(request: Request) -> None:
        gate: Gate = request.app.state.gate
        gate.check_origin(request)
        for kind in kinds:
            gate.check_rate(address_of(request), kind)

    return Depends(check)


beginnings = APIRouter(prefix=API, responses=IN_THE_API)
router = APIRouter(prefix=API, responses=IN_THE_API, dependencies=[within(Kind.REQUEST)])
bearer = HTTPBearer(auto_error=False, description="The session of a guest.")


def _service(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


TheAddress = Annotated[str, Depends(address_of)]
TheService = Annotated[Service, Depends(_service)]


def _guest(
    service: TheService,
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
) -> str:
    """The guest who asks. Raises `ServiceError`."""
    if credentials is None:
        raise ServiceError(ServiceCode.NO_SESSION, "this needs a session")
    return service.guests.guest_of(credentials.credentials)


TheGuest = Annotated[str, Depends(_guest)]


async def _live(table: str, service: TheService) -> LiveTable:
    return await service.find(table)


TheTable = Annotated[LiveTable, Depends(_live)]


@beginnings.post("/sessions", status_code=201, dependencies=[within(Kind.BEGINNING)])
async def make_session(service: TheService) -> SessionBody:
    """Makes a session for a new guest."""
    return SessionBody(session=service.guests.new_session())


@beginnings.post(
    "/tables",
    status_code=201,
    dependencies=[within(Kind.BEGINNING, Kind.TABLE)],
    responses=refusals(400, 401),
)
async def make_table(
    service: TheService, guest: TheGuest, address: TheAddress, body: NewTableBody = NewTableBody()
) -> SeatsBody:
    """Makes a table. Its id is the link by which others join or watch."""
    live = await service.open(guest, _setup(body), address)
    return _seats(service, live, guest)


@router.get("/tables")
async def list_tables(service: TheService) -> OpenTablesBody:
    """Lists the tables that anybody may join, the newest first."""
    now = service.now()
    return OpenTablesBody(
        tables=tuple(
            OpenTableBody(
                table=live.id,
                player=live.table.players[0],
                options=OptionsBody.from_options(live.table.options),
                start=told_start(live.table),
                waiting=round(max(0.0, now - live.made_at), 1),
            )
            for live in await open_tables(service)
        )
    )


@router.get("/tables/{table}", responses=refusals(404))
async def read_table(live: TheTable, service: TheService) -> TableBody:
    """Shows a table as anybody with its link may see it."""
    return TableBody(
        table=live.id,
        options=OptionsBody.from_options(live.table.options),
        start=told_start(live.table),
        seen=live.table.seen,
        view=ViewBody.model_validate(told_view(live.room, (), service.now())),
        watching=live.room.watching,
        next=live.room.following,
    )


@router.delete(
    "/tables/{table}",
    status_code=204,
    response_class=Response,
    responses=refusals(401, 404, 409),
)
async def remove_table(live: TheTable, service: TheService, guest: TheGuest) -> None:
    """Closes a table of the guest's that nobody has joined."""
    await close_table(service, live, guest)


@router.get("/games", response_model=GamesBody, responses=refusals(401))
async def list_games(
    request: Request,
    service: TheService,
    guest: TheGuest,
    address: TheAddress,
    before: Annotated[str | None, Query(pattern=CURSOR)] = None,
    running: bool = False,  # noqa: FBT001, FBT002 - a query
) -> Response:
    """Lists the guest's games: those that are not over, then finished ones, a page at a time."""
    body, seconds = await asyncio.to_thread(
        told_games, service, guest, before, only_running=running
    )
    gate: Gate = request.app.state.gate
    gate.charge(address, Kind.REQUEST, max(0.0, seconds / SECONDS_OF_A_REQUEST - 1.0))
    return Response(body, media_type="application/json")


@router.post("/tables/{table}/players", responses=refusals(400, 401, 404, 409))
async def join_table(
    live: TheTable, service: TheService, guest: TheGuest, body: JoinBody = JoinBody()
) -> SeatsBody:
    """Sits down at a table. Who sits there already gets the same seats again."""
    name = body.name or _plain_name(body.language, live.table.players)
    await service.join(live, guest, name)
    return _seats(service, live, guest)


@router.get(
    "/tables/{table}/game",
    response_class=PlainTextResponse,
    responses=_text_or_refusals(404, 409),
)
async def read_game(live: TheTable) -> PlainTextResponse:
    """Fetches a finished game as text."""
    day = datetime.fromtimestamp(live.made_at, UTC).date()
    return PlainTextResponse(str(saved_game(_finished(live), day)))


@router.get("/tables/{table}/review", responses=refusals(404, 409))
async def review_game(
    request: Request, live: TheTable, service: TheService, address: TheAddress
) -> ReviewBody:
    """Looks back at a finished game: what each move was worth, and what was better."""
    game = _finished(live).game
    moves = await unless_gone(left(request.receive), review(game, service.solvers, address))
    return ReviewBody(moves=tuple(map(_reviewed, moves)))


@router.post("/review", responses=refusals(400, 409))
async def review_text(
    request: Request, service: TheService, address: TheAddress, body: GameTextBody
) -> OpenedGameBody:
    """Looks back at a game from elsewhere: a saved one, or a list of moves."""
    saved = pasted_game(body.text, Variant(parse_traits(body.traits), body.squares))
    moves = await unless_gone(left(request.receive), review(saved.game, service.solvers, address))
    start, variant = saved.game.start, saved.game.start.variant
    return OpenedGameBody(
        edition=saved.edition.value,
        traits=",".join(map(str, variant.traits)),
        squares=variant.blocks,
        start=None if start == Position(variant) else str(start),
        lines={str(line): tuple(map(str, line.cells)) for line in variant.lines},
        first=saved.first,
        second=saved.second,
        result=saved.result.value,
        reason=None if saved.reason is None else saved.reason.value,
        moves=tuple(map(_reviewed, moves)),
    )


@router.get("/analysis", responses=refusals(409))
async def analyse(
    request: Request,
    service: TheService,
    address: TheAddress,
    position: Annotated[str, Query(max_length=40)],
    traits: Annotated[str, Query(max_length=40)] = ALL_TRAITS,
    squares: bool = False,  # noqa: FBT001, FBT002 - a query
    last: Annotated[str | None, Query(max_length=40)] = None,
) -> AnalysisBody:
    """Finds the exact score of a position and of every legal turn."""
    start = _position(position, Variant(parse_traits(traits), squares), last)
    turns = await unless_gone(left(request.receive), service.solvers.analyse(address, start))
    best = max(turns, key=lambda each: each.score)
    return AnalysisBody(
        position=str(start),
        value=best.score.value.value,
        plies=best.score.plies,
        best=str(best.turn[0]),
        turns=tuple(
            ScoredTurnBody(turn=str(each), value=each.score.value.value, plies=each.score.plies)
            for each in turns
        ),
    )


@router.get("/export", response_class=PlainTextResponse, responses=_DRAWING | _text_or_refusals())
async def export_position(
    position: Annotated[str, Query(max_length=40)],
    form: Annotated[Literal["braille", "text", "svg"], Query(alias="as")] = "braille",
    edition: Literal["classic", "access"] = "classic",
    language: Literal["en", "fr", "es", "de"] = "en",
    traits: Annotated[str, Query(max_length=40)] = ALL_TRAITS,
    squares: bool = False,  # noqa: FBT001, FBT002 - a query
) -> Response:
    """Writes a position in braille, in words, or as a drawing to be felt."""
    shown = parse_position(position, Variant(parse_traits(traits), squares))
    text = export(shown, Form(form), Texts(Language(language), Edition(edition)))
    return Response(text, media_type="image/svg+xml" if form == "svg" else "text/plain")


def _finished(live: LiveTable) -> Table:
    """A table whose game was played and is over. Raises `ServiceError`."""
    table = live.table
    if table.ended is None or table.first is None:
        raise ServiceError(TableCode.GAME_ON, "a game is told when it is over")
    return table


def _reviewed(each: ReviewedMove) -> ReviewedMoveBody:
    told = said(each)
    return ReviewedMoveBody(
        position=str(each.position),
        move=str(each.move),
        seat=each.seat.value,
        before=_score(each.before),
        after=_score(each.after),
        best=str(each.best),
        said=None if told is None else SaidBody.model_validate(message_to_json(told)),
    )


def _score(score: Score) -> ScoreBody:
    return ScoreBody(value=score.value.value, plies=score.plies)


def _position(text: str, variant: Variant, last: str | None) -> Position:
    """A position, with the cell placed last where a line through it can be called."""
    if last is not None:
        try:
            return parse_position(f"{text} {last}", variant)
        except FourfoldError as error:
            if error.code != RulesCode.NO_OPEN_LINE:
                raise
    return parse_position(text, variant)


def _setup(body: NewTableBody) -> Setup:
    """What a request for a table means. Raises `FourfoldError`."""
    opponent, options = body.opponent, body.options.to_options()
    start = None if body.position is None else parse_position(body.position, options.variant)
    first = None if body.first is None else first_if(0 if body.first == "me" else 1, start)
    name = body.name or _plain_name(body.language, ())
    other, computer = None, None
    if opponent.kind == "computer":
        other = opponent.name or _computer_name(body.language, name)
        computer = Computer(opponent.level, secrets.randbits(SEED_BITS), Pace(opponent.pace))
    elif opponent.kind == "same-screen":
        other = opponent.name or _plain_name(body.language, (name,))
    return Setup(
        name,
        options,
        other,
        computer,
        first,
        is_public=opponent.kind == "anyone",
        start=start,
    )


def _plain_name(language: str, others: Sequence[str]) -> str:
    """A name for one who gives none, unlike those of the others."""
    texts = Texts(Language(language))
    numbers = (len(others) + 1, 1, 2)
    names = [texts.say(message("name-player", number=number)) for number in numbers]
    taken = {other.casefold() for other in others}
    return next(name for name in names if name.casefold() not in taken)


def _computer_name(language: str, other: str) -> str:
    name = Texts(Language(language)).say(message("name-computer"))
    return name if name.casefold() != other.casefold() else _plain_name(language, (other,))


def _seats(service: Service, live: LiveTable, guest: str) -> SeatsBody:
    return SeatsBody(
        table=live.id,
        seats=tuple(
            service.guests.seat_token(live.id, player, guest)
            for player in live.room.players_of(guest)
        ),
    )
