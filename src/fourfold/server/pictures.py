"""The pictures of links over HTTP, and the tags of the page that name them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from fourfold.protocol.models import API
from fourfold.rules import FourfoldError, TextError
from fourfold.server.gate import Gate, address_of
from fourfold.server.painter import Painter, key_of
from fourfold.server.previews import (
    POSITION_AT_MOST,
    Preview,
    of_game,
    of_position,
    of_table,
)
from fourfold.server.routes import IN_THE_API, Responses, TheAddress, TheTable, refusals, within
from fourfold.server.settings import Kind
from fourfold.service.service import Service
from fourfold.table.errors import TableCode
from fourfold.words import Language

FOR_A_DAY: Final = "public, max-age=86400"
ASK_EACH_TIME: Final = "no-cache"
_PNG: Final[Responses] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}

router = APIRouter(prefix=API, responses=IN_THE_API, dependencies=[within(Kind.REQUEST)])
TheLanguage = Literal["en", "fr", "es", "de"]
APart = Annotated[str, Query(max_length=POSITION_AT_MOST)]


@router.get("/picture", response_class=Response, responses=_PNG)
async def read_picture(
    request: Request,
    address: TheAddress,
    language: TheLanguage = "en",
    position: APart = "",
    edition: Literal["classic", "access"] = "classic",
    traits: APart = "",
    squares: bool = False,  # noqa: FBT001, FBT002 - a query
) -> Response:
    """Paints a position, or else an empty board, as the preview of a link: 1200 by 630 pixels."""
    preview: Preview | None = of_game(Language(language))
    if position:
        query = {"position": position, "edition": edition, "traits": traits}
        query["squares"] = str(squares).lower()
        preview = of_position(query, Language(language))
    if preview is None:
        raise TextError(TableCode.BAD_MESSAGE, "there is no such position")
    return await _picture(request, address, preview, FOR_A_DAY)


@router.get("/tables/{table}/picture", response_class=Response, responses={**_PNG, **refusals(404)})
async def read_table_picture(
    request: Request, live: TheTable, address: TheAddress, language: TheLanguage = "en"
) -> Response:
    """Paints how a finished game ended. Of any other game there is an empty board."""
    is_over = live.table.ended is not None and live.table.first is not None
    spoken = Language(language)
    preview = of_table(live.id, live.table, spoken) if is_over else of_game(spoken)
    return await _picture(request, address, preview, FOR_A_DAY if is_over else ASK_EACH_TIME)


async def tags(request: Request, name: str) -> str:
    """What the page at a name tells for previews: nothing of what is not there."""
    gate: Gate = request.app.state.gate
    service: Service = request.app.state.service
    language = Language.accepted(request.headers.get("accept-language", ""))
    preview = of_game(language)
    if name == "analysis":
        preview = of_position(request.query_params, language) or preview
    elif name not in ("", "rules"):
        try:
            gate.check_rate(address_of(request), Kind.REQUEST)
            preview = of_table(name, (await service.find(name)).table, language)
        except FourfoldError:
            return ""
    query = f"?{request.url.query}" if name == "analysis" and request.url.query else ""
    return preview.tags(str(request.base_url), f"{name}{query}")


async def _picture(request: Request, address: str, preview: Preview, caching: str) -> Response:
    """A picture, or that the client has it. Raises `FourfoldError` if there are too many."""
    painter: Painter = request.app.state.painter
    gate: Gate = request.app.state.gate
    drawing = preview.drawing()
    tag = f'"{key_of(drawing)}"'
    # Pages from elsewhere, as those of chats, may show it.
    headers = {
        "ETag": tag,
        "Cache-Control": caching,
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if not painter.is_kept(drawing):
        gate.check_rate(address, Kind.PICTURE)
    return Response(await painter.paint(address, drawing), 200, headers, "image/png")
