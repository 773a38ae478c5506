"""One way to refuse, over HTTP and before a socket is accepted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fastapi.responses import JSONResponse

from fourfold.rules import ErrorCode, FourfoldError, SetupError, TextError

SECONDS_TO_COME_BACK: Final = 2

STATUSES: Final = {
    ErrorCode.NO_SESSION: 401,
    ErrorCode.NOT_YOUR_SEAT: 403,
    ErrorCode.FOREIGN_ORIGIN: 403,
    ErrorCode.NO_SUCH_TABLE: 404,
    ErrorCode.TOO_LONG: 413,
    ErrorCode.UNKNOWN_HOST: 421,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.BUSY: 503,
    ErrorCode.BAD_EVENT: 503,
    ErrorCode.CANCELLED: 503,
    ErrorCode.NOT_STORED: 503,
    ErrorCode.STOPPING: 503,
}


def status_of(error: FourfoldError) -> int:
    """The status with which something is refused."""
    is_input = isinstance(error, TextError | SetupError)
    return STATUSES.get(error.code, 422 if is_input else 409)


def refused(error: FourfoldError) -> JSONResponse:
    """The answer that refuses something, and says when to come back where that helps."""
    status = status_of(error)
    headers = {"Retry-After": str(SECONDS_TO_COME_BACK)} if status in (429, 503) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return answer(status, error.code, str(error), headers)


def answer(status: int, code: str, message: str, headers: Mapping[str, str]) -> JSONResponse:
    """An answer with a code and a sentence."""
    return JSONResponse({"code": str(code), "message": message}, status, headers)
