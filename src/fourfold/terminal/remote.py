"""A place at the tables of a server: a connection, and who one is there."""

import select
from collections.abc import Callable
from contextlib import suppress

from fourfold.client import Client, Connection, RefusedError
from fourfold.client.core import Core, Request
from fourfold.protocol.bodies import OpponentBody, SeatsBody
from fourfold.protocol.models import LanguageText, OptionsBody
from fourfold.rules import FourfoldError, RulesCode
from fourfold.terminal.credentials import Credentials
from fourfold.terminal.link import Json, Link
from fourfold.terminal.setup import Wishes, ask_name
from fourfold.terminal.voice import Voice
from fourfold.words import Message, message


class RemoteLink(Link):
    """A place at the tables of a server, one after the other."""

    keeps_time = False

    def __init__(
        self,
        client: Client,
        credentials: Credentials,
        wishes: Wishes,
        language: LanguageText,
        table: str | None = None,
    ) -> None:
        """Joins a `table`, or comes back to it; without one, makes one as is wished."""
        self._client = client
        self._credentials = credentials
        self._wishes = wishes
        self._language = language
        self._table = table
        self._connection: Connection | None = None

    @property
    def connection(self) -> Connection:
        """The connection to the table."""
        assert self._connection is not None
        return self._connection

    def arrive(self, voice: Voice) -> None:
        """Takes a seat, under a name that the table accepts. Raises `RefusedError`."""
        name, other = self._wishes.names or (None, None)
        if other is not None and not self._wishes.level:
            voice.say(message("remote-name-unused", name=other))
        kept = self._credentials.of(self._client.address.url)
        if kept is not None and self._client.session is None:
            self._client.session = kept.session
        is_back = kept is not None and self._table in kept.tables
        while self._connection is None:
            if name is None and not is_back:
                name = ask_name(voice, "setup-name", 1 if self._table is None else 2)
            try:
                self._sit(self._take_seat(name))
            except RefusedError as error:
                if error.code == "no-session" and self._client.session is not None:
                    self._client.session = None  # The server has a new database.
                    is_back = False
                elif error.code == RulesCode.BAD_NAME:
                    voice.say(error.said)
                    name, is_back = None, False
                else:
                    raise

    def _take_seat(self, name: str | None) -> SeatsBody:
        wishes, language = self._wishes, self._language
        if self._table is not None:
            return self._client.join(self._table, name, language=language)
        opponent = OpponentBody()
        if wishes.level is not None:
            other = None if wishes.names is None else wishes.names[1]
            opponent = OpponentBody.model_validate(
                {"kind": "computer", "level": wishes.level, "pace": "at-once", "name": other}
            )
        options = OptionsBody.from_options(wishes.options)
        return self._client.open(
            name, opponent=opponent, options=options, position=wishes.position, language=language
        )

    def _sit(self, seats: SeatsBody) -> None:
        self.close()
        session = self._client.make_session()
        self._credentials.keep(self._client.address.url, session, seats.table)
        connection = self._client.sit(seats)
        self._connection = self.news = connection.__enter__()
        self.core = connection.core

    def go_on(self) -> bool:
        """Takes the seat of the next game, once the server has told where it is."""
        following = self.connection.next
        if following is None and any(each["event"] == "rematched" for each in self.core.events):
            with suppress(FourfoldError):
                table = self._client.table(self.connection.table).next
                if table is not None:
                    following = self._client.join(table, language=self._language)
        if following is not None:
            self._sit(following)
        return following is not None

    def close(self) -> None:
        """Leaves the table that one sits at."""
        if self._connection is not None:
            self._connection.close()
            self._connection = self.news = None

    @property
    def invitation(self) -> list[Message]:
        """How somebody can join."""
        address = self._client.address.link_to(self.connection.table)
        return [message("remote-invite", link=address), self._way("remote-invite-terminal")]

    @property
    def way_back(self) -> list[Message]:
        """How one comes back: the server keeps all games."""
        return [self._way("remote-kept")]

    def _way(self, id_: str) -> Message:
        return message(id_, server=self._client.address.url, table=self.connection.table)

    def game_text(self) -> str:
        """The finished game as a text. Raises `RefusedError`."""
        return self._client.game(self.connection.table)

    def take_news(self) -> Json | None:
        """The next news. Raises `RefusedError` when there is no way back to the table."""
        return self.connection.take_news(0)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until something is new; False when nothing was in time."""
        return bool(select.select([self.connection], [], [], seconds)[0])

    def pass_time(self) -> None:
        """The server does that."""

    def request(self, make: Callable[[Core], Request]) -> Request:
        """Makes a request, which is sent at once or when the connection is back."""
        return self.connection.request(make)
