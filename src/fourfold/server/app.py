"""The application: routes, the socket, and one way to refuse."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.websockets import WebSocket

from fourfold.protocol import API, first_fault
from fourfold.rules import ErrorCode, FourfoldError, SetupError, TextError
from fourfold.server import routes
from fourfold.server.gate import BoundedBodies, Gate, SafeHeaders
from fourfold.server.settings import Settings
from fourfold.server.socket import serve_socket
from fourfold.server.web import Page
from fourfold.service import Service
from fourfold.store import Store

SOCKET: Final = f"{API}/socket"
RETRY_AFTER: Final = "2"

STATUSES: Final = {
    ErrorCode.NO_SESSION: 401,
    ErrorCode.NOT_YOUR_SEAT: 403,
    ErrorCode.FOREIGN_ORIGIN: 403,
    ErrorCode.NO_SUCH_TABLE: 404,
    ErrorCode.TOO_LONG: 413,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.BUSY: 503,
    ErrorCode.BAD_EVENT: 503,
    ErrorCode.CANCELLED: 503,
    ErrorCode.NOT_STORED: 503,
    ErrorCode.STOPPING: 503,
}

BODIES: Final = {400: ErrorCode.BAD_MESSAGE, 413: ErrorCode.TOO_LONG}
"""What is wrong with a body that cannot even be parsed."""


def make_app(store: Store, settings: Settings = Settings()) -> FastAPI:
    """The application on a store, which it closes when it stops."""

    @asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        service = Service(store)
        app.state.service = service
        app.state.gate = Gate(settings, service.now)
        await service.start()
        try:
            yield
        finally:
            await service.stop()
            store.close()

    app = FastAPI(
        title="Fourfold",
        version=version("fourfold"),
        summary="The board game Quarto!, to the letter of its rule books.",
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=live,
        redirect_slashes=False,
    )
    app.include_router(routes.router)
    app.include_router(routes.health)
    app.router.routes.extend(Page().routes())
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization"],
        )
    app.add_middleware(BoundedBodies)
    app.add_middleware(SafeHeaders)

    @app.websocket(SOCKET)
    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, app.state.service, app.state.gate)

    app.add_exception_handler(FourfoldError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_route)
    return app


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    del request
    assert isinstance(error, FourfoldError)
    is_input = isinstance(error, TextError | SetupError)
    status = STATUSES.get(error.code, 422 if is_input else 409)
    headers = {"Retry-After": RETRY_AFTER} if status in (429, 503) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return _answer(status, error.code, str(error), headers)


async def _refuse_request(request: Request, error: Exception) -> JSONResponse:
    del request
    assert isinstance(error, RequestValidationError)
    return _answer(422, ErrorCode.BAD_MESSAGE, first_fault(error.errors()), {})


async def _refuse_route(request: Request, error: Exception) -> JSONResponse:
    del request
    assert isinstance(error, HTTPException)
    code = BODIES.get(error.status_code, ErrorCode.NO_SUCH_ROUTE)
    return _answer(error.status_code, code, str(error.detail), dict(error.headers or {}))


def _answer(status: int, code: str, message: str, headers: dict[str, str]) -> JSONResponse:
    return JSONResponse({"code": str(code), "message": message}, status, headers)
