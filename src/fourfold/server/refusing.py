"""One way to refuse, over HTTP and before a socket is accepted."""

from collections.abc import Mapping
from typing import Final

from fastapi.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from fourfold.engine import EngineCode
from fourfold.room.errors import RoomCode
from fourfold.rules import FourfoldError, RulesCode, SetupError, TextError
from fourfold.server.errors import ServerCode
from fourfold.service.errors import ServiceCode
from fourfold.store import StoreCode
from fourfold.table.errors import TableCode

SECONDS_TO_COME_BACK: Final = 2

STATUSES: Final[Mapping[str, int]] = {
    ServiceCode.NO_SESSION: 401,
    RoomCode.NOT_YOUR_SEAT: 403,
    ServerCode.FOREIGN_ORIGIN: 403,
    TableCode.NO_SUCH_TABLE: 404,
    RulesCode.TOO_LONG: 413,
    ServerCode.UNKNOWN_HOST: 421,
    RoomCode.TOO_FAST: 429,
    RoomCode.TOO_MANY: 429,
    ServiceCode.BUSY: 503,
    TableCode.BAD_EVENT: 503,
    EngineCode.CANCELLED: 503,
    StoreCode.NOT_STORED: 503,
    ServiceCode.STOPPING: 503,
}


def status_of(error: FourfoldError) -> int:
    """The status with which something is refused."""
    is_input = isinstance(error, TextError | SetupError)
    return STATUSES.get(error.code, 422 if is_input else 409)


class Refusal(JSONResponse):
    """An answer that refuses something, and is counted where it is given."""

    def __init__(
        self, code: str, content: object, status: int, headers: Mapping[str, str] | None
    ) -> None:
        super().__init__(content, status, headers)
        self._code = str(code)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts the refusal, and sends it."""
        scope["app"].state.gate.refusals[self._code] += 1
        await super().__call__(scope, receive, send)


def refused(error: FourfoldError) -> Refusal:
    """The answer that refuses something, and says when to come back where that helps."""
    status = status_of(error)
    headers = {"Retry-After": str(SECONDS_TO_COME_BACK)} if status in (429, 503) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    where = {"line": error.line_number, "move": error.move_number}
    told = {name: number for name, number in where.items() if number is not None}
    return answer(status, error.code, str(error), headers, told)


def answer(
    status: int,
    code: str,
    message: str,
    headers: Mapping[str, str] | None = None,
    where: Mapping[str, int] | None = None,
) -> Refusal:
    """An answer with a code and a sentence, and where in a text it went wrong."""
    told = {"code": str(code), "message": message} | dict(where or {})
    return Refusal(code, told, status, headers)
