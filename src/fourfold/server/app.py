"""The application: routes, the socket, and one way to refuse."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib.metadata import version
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from fourfold.protocol.from_client import first_fault
from fourfold.protocol.models import API
from fourfold.rules import FourfoldError, RulesCode
from fourfold.server import health, pictures, routes
from fourfold.server.errors import ServerCode
from fourfold.server.gate import Gate
from fourfold.server.middleware import BoundedBodies, SafeHeaders, Turnstile, admitted
from fourfold.server.painter import Painter
from fourfold.server.refusing import answer, refused
from fourfold.server.settings import Settings
from fourfold.server.socket import serve_socket
from fourfold.server.web import Page
from fourfold.service.errors import ServiceError
from fourfold.service.service import Service
from fourfold.service.sweep import Retention
from fourfold.store import Store
from fourfold.table.errors import TableCode

SOCKET: Final = f"{API}/socket"
SCHEMA: Final = f"{API}/openapi.json"

BODIES: Final = {400: TableCode.BAD_MESSAGE, 413: RulesCode.TOO_LONG}
"""What is wrong with a body that cannot even be parsed."""


class App(FastAPI):
    """The application. Sockets are served without the web framework.

    A socket stays for as long as a game, and with it every layer that it has come through.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles a request or a socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, partial(self._tell, send))
            return
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        gate: Gate = self.state.gate
        try:
            async with admitted(gate, HTTPConnection(scope)) as address:
                if scope["path"] == scope["root_path"] + SOCKET:
                    await serve_socket(scope, receive, send, self.state.service, gate, address)
                else:
                    nowhere = answer(404, ServerCode.NO_SUCH_ROUTE, "Not Found")
                    await nowhere(scope, receive, send)
        except ServiceError as error:
            await refused(error)(scope, receive, send)

    async def _tell(self, send: Send, message: Message) -> None:
        """Passes on how a start went. A reason that is a sentence is told by `run`."""
        if self.state.failure is not None:
            message.pop("message", None)
        await send(message)


def make_app(
    store: Store,
    settings: Settings = Settings(),
    watch: Callable[[Service, Gate], None] = lambda _, __: None,
) -> App:
    """The application on a store, which it closes when it stops.

    `watch` is called with what there is to watch when it has started.
    """

    @asynccontextmanager
    async def live(app: FastAPI) -> AsyncIterator[None]:
        try:
            service = Service(
                store,
                retention=Retention(finished_days=settings.keep_days),
                secrets=settings.secrets,
            )
            await service.start()
        except FourfoldError as error:
            app.state.failure = error
            raise
        app.state.service = service
        app.state.gate = Gate(settings, time.monotonic, service.troubles)
        app.state.painter = Painter(service.troubles)
        watch(service, app.state.gate)
        try:
            yield
        finally:
            await app.state.painter.stop()
            await service.stop()
            store.close()

    app = App(
        title="Fourfold",
        version=version("fourfold"),
        summary="The board game Quarto!, to the letter of its rule books.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=live,
        redirect_slashes=False,
    )
    app.state.failure = None
    for router in (routes.beginnings, routes.router, pictures.router, health.router):
        app.include_router(router)
    app.router.routes.extend(Page(tags=pictures.tags).routes())
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization"],
        )
    app.add_middleware(BoundedBodies)
    app.add_middleware(Turnstile)
    app.add_middleware(SafeHeaders)

    @cache
    def schema(root_path: str) -> bytes:
        served = {"servers": [{"url": root_path}]} if root_path else {}
        return json.dumps(app.openapi() | served).encode()

    @app.get(SCHEMA, include_in_schema=False)
    async def read_schema(request: Request) -> Response:
        return Response(schema(request.scope["root_path"]), media_type="application/json")

    for kind in (FourfoldError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _refuse)
    return app


async def _refuse(_: Request, error: Exception) -> JSONResponse:
    match error:
        case FourfoldError():
            return refused(error)
        case RequestValidationError():
            return answer(422, TableCode.BAD_MESSAGE, first_fault(error.errors()))
        case HTTPException(status_code=status):
            code = BODIES.get(status, ServerCode.NO_SUCH_ROUTE)
            return answer(status, code, str(error.detail), error.headers)
    raise error
