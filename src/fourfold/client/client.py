"""A guest at a server: opens, joins and finds tables, and sits down or watches at them."""

from http.client import HTTPException
from typing import Any, Final, Literal, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from pydantic import BaseModel, ValidationError

from fourfold.client.address import Address
from fourfold.client.connection import Connection
from fourfold.client.errors import RefusedError, UnreachableError
from fourfold.protocol.bodies import (
    AnalysisBody,
    GamesBody,
    JoinBody,
    NewTableBody,
    OpenTablesBody,
    OpponentBody,
    RefusalBody,
    ReviewBody,
    SeatsBody,
    SessionBody,
    TableBody,
)
from fourfold.protocol.models import ALL_TRAITS, LanguageText, OptionsBody

SECONDS_AT_MOST: Final = 60.0
"""For an answer; that of a position takes longest."""

Body = TypeVar("Body", bound=BaseModel)


class _NoRedirects(HTTPRedirectHandler):
    """Goes nowhere else: a session is for the server that made it."""

    def redirect_request(self, *_: Any) -> None:
        """Follows none."""


_OPENER: Final = build_opener(_NoRedirects)


class Client:
    """A guest. The session is made when it is first needed; who keeps it stays the same guest."""

    def __init__(self, url: str, session: str | None = None) -> None:
        self.address = Address(url)
        self.session = session

    def open(
        self,
        name: str | None = None,
        *,
        opponent: OpponentBody = OpponentBody(),
        options: OptionsBody = OptionsBody(),
        position: str | None = None,
        first: Literal["me", "other"] | None = None,
        language: LanguageText = "en",
    ) -> SeatsBody:
        """Makes a table, whose game begins at a position, and sits down at it."""
        body = NewTableBody(
            name=name,
            opponent=opponent,
            options=options,
            position=position,
            first=first,
            language=language,
        )
        return self._sit_down("/tables", body)

    def join(
        self, table: str, name: str | None = None, *, language: LanguageText = "en"
    ) -> SeatsBody:
        """Sits down at a table; who sits there already gets the same seats again."""
        body = JoinBody(name=name, language=language)
        return self._sit_down(f"/tables/{table}/players", body)

    def make_session(self) -> str:
        """The guest's session, made now if there is none."""
        if self.session is None:
            self.session = self._post("/sessions", SessionBody).session
        return self.session

    def open_tables(self) -> OpenTablesBody:
        """The tables that anybody may join."""
        return self._get("/tables", OpenTablesBody)

    def games(self, before: str | None = None) -> GamesBody:
        """The guest's own games; finished ones that ended before a cursor."""
        asked = "" if before is None else f"?{urlencode({'before': before})}"
        return self._read(self._as_guest(f"/games{asked}"), GamesBody)

    def close(self, table: str) -> None:
        """Closes a table of the guest's that nobody has joined."""
        self._fetch(self._as_guest(f"/tables/{table}", method="DELETE"))

    def table(self, table: str) -> TableBody:
        """A table as anybody may see it."""
        return self._get(f"/tables/{table}", TableBody)

    def game(self, table: str) -> str:
        """A finished game as text."""
        return self._fetch(Request(self.address.of(f"/tables/{table}/game"))).decode()  # noqa: S310

    def review(self, table: str) -> ReviewBody:
        """What each move of a finished game was worth."""
        return self._get(f"/tables/{table}/review", ReviewBody)

    def analyse(
        self, position: str, *, traits: str = ALL_TRAITS, squares: bool = False
    ) -> AnalysisBody:
        """The exact score of a position and of every turn."""
        asked = urlencode({"position": position, "traits": traits, "squares": squares})
        return self._get(f"/analysis?{asked}", AnalysisBody)

    def sit(self, seats: SeatsBody) -> Connection:
        """Plays at a table."""
        return Connection(self.address, seats, self.make_session())

    def watch(self, table: str) -> Connection:
        """Watches at a table."""
        return Connection(self.address, SeatsBody(table=table, seats=()), self.session)

    def _get(self, route: str, kind: type[Body]) -> Body:
        return self._read(Request(self.address.of(route)), kind)  # noqa: S310

    def _as_guest(self, route: str, method: str = "GET") -> Request:
        headers = {"Authorization": f"Bearer {self.make_session()}"}
        return Request(self.address.of(route), headers=headers, method=method)  # noqa: S310

    def _sit_down(self, route: str, body: BaseModel) -> SeatsBody:
        session = f"Bearer {self.make_session()}"
        return self._post(route, SeatsBody, body.model_dump_json().encode(), Authorization=session)

    def _post(self, route: str, kind: type[Body], data: bytes = b"", **headers: str) -> Body:
        headers["Content-Type"] = "application/json"
        return self._read(Request(self.address.of(route), data, headers), kind)  # noqa: S310

    def _read(self, request: Request, kind: type[Body]) -> Body:
        try:
            return kind.model_validate_json(self._fetch(request))
        except ValidationError:
            raise UnreachableError(self.address.url) from None

    def _fetch(self, request: Request) -> bytes:
        """What the server answers. Raises `RefusedError` and `UnreachableError`."""
        try:
            with _OPENER.open(request, timeout=SECONDS_AT_MOST) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            with error:
                raise self._refusal(error.read()) from None
        except (OSError, HTTPException, UnicodeError):
            raise UnreachableError(self.address.url) from None

    def _refusal(self, text: bytes) -> RefusedError | UnreachableError:
        try:
            body = RefusalBody.model_validate_json(text)
        except ValidationError:
            return UnreachableError(self.address.url)
        return RefusedError(body.code, body.message)
