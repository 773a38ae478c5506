"""Games on a server: a connection to its tables, and who one is there."""

from __future__ import annotations

import select
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass

from fourfold.client import Client, Connection, RefusedError
from fourfold.protocol import (
    AnswerMessage,
    EventsMessage,
    OpponentBody,
    OptionsBody,
    SeatsBody,
    WelcomeMessage,
)
from fourfold.protocol.models import LanguageText, SeatText
from fourfold.rules import FourfoldError, RulesCode
from fourfold.table import Command, Options
from fourfold.terminal.console import HasNews
from fourfold.terminal.credentials import Credentials
from fourfold.terminal.link import Json, Link, Pending
from fourfold.terminal.setup import ask_name
from fourfold.terminal.voice import Voice
from fourfold.words import Message, message
from fourfold.words.query import Asked, query_to_json

AFRESH = ("began", "moved", "took-back", "resumed")
"""Events with which somebody's time may begin afresh."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Which table is wished for: one that is there, or a new one."""

    table: str | None = None
    name: str | None = None
    opponent: OpponentBody = OpponentBody()
    options: OptionsBody = OptionsBody()
    unused: str | None = None
    """A name for somebody who brings a name."""


class _Sentences:
    """The sentences of an answer that may not have come yet."""

    def __init__(self, answer: Future[AnswerMessage]) -> None:
        self._answer = answer

    def done(self) -> bool:
        """Whether it has come."""
        return self._answer.done()

    def result(self) -> Sequence[Json]:
        """The sentences. Raises `RefusedError`."""
        return [each.model_dump() for each in self._answer.result().said]


class RemoteLink:
    """A place at a table of a server."""

    keeps_time = False

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.news: HasNews | None = connection

    @property
    def options(self) -> Options:
        """What is agreed on at the table."""
        return self.connection.options.to_options()

    @property
    def lines(self) -> Mapping[str, Sequence[str]]:
        """All lines that count, with their cells."""
        return self.connection.lines

    @property
    def view(self) -> Json:
        """The table as it may be seen."""
        return self.connection.view.model_dump()

    @property
    def question(self) -> Json:
        """What is asked of the listener, or who is waited for."""
        return self.connection.question.model_dump()

    @property
    def deadline(self) -> float | None:
        """When the time of the player in turn is up, as far as this clock can tell."""
        return self.connection.deadline

    @property
    def turn_number(self) -> int:
        """Changes whenever somebody's time begins afresh."""
        return sum(each.event in AFRESH for each in self.connection.events)

    @property
    def is_connected(self) -> bool:
        """Whether the server is in reach right now."""
        return self.connection.is_connected

    def take_notices(self) -> list[Message]:
        """Nothing is to be said of the link itself."""
        return []

    def take_news(self) -> Json | None:
        """The next news. Raises `RefusedError` when there is no way back to the table."""
        news = self.connection.wait(0)
        if news is None:
            return None
        told = news.model_dump()
        if isinstance(news, WelcomeMessage | EventsMessage):
            told["events"] = [each.model_dump() for each in news.events]
        return told

    def let_others_act(self) -> None:
        """They do so by themselves."""

    def pass_time(self) -> None:
        """The server does that."""

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until something is new; False when nothing was in time."""
        return bool(select.select([self.connection], [], [], seconds)[0])

    def send(self, command: Command, seat: str | None = None) -> Pending[bool]:
        """Sends a command."""
        named: SeatText | None = None if seat is None else "first" if seat == "first" else "second"
        return self.connection.send(command, seat=named)

    def ask(self, query: Asked) -> Pending[Sequence[Json]]:
        """Asks the board something."""
        body = query_to_json(query)
        return _Sentences(self.connection.send_query(body.pop("query"), **body))


class RemoteHost:
    """The tables of a server, one after the other."""

    save_as: str | None = None

    def __init__(
        self,
        client: Client,
        credentials: Credentials,
        invitation: Invitation,
        language: LanguageText,
    ) -> None:
        self._client = client
        self._credentials = credentials
        self._invitation = invitation
        self._language = language
        self._link: RemoteLink | None = None

    def arrive(self, voice: Voice) -> Link:
        """Takes a seat, under a name that the table accepts. Raises `RefusedError`."""
        invitation = self._invitation
        if invitation.unused is not None:
            voice.say(message("remote-name-unused", name=invitation.unused))
        kept = self._credentials.of(self._client.address.url)
        if kept is not None and self._client.session is None:
            self._client.session = kept.session
        is_back = kept is not None and invitation.table in kept.tables
        name = invitation.name
        while True:
            if name is None and not is_back:
                name = ask_name(voice, "setup-name", 1 if invitation.table is None else 2)
            try:
                return self._sit(self._take_seat(name))
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
        invitation = self._invitation
        if invitation.table is not None:
            return self._client.join(invitation.table, name, language=self._language)
        return self._client.open(
            name,
            opponent=invitation.opponent,
            options=invitation.options,
            language=self._language,
        )

    def _sit(self, seats: SeatsBody) -> RemoteLink:
        self.close()
        session = self._client.make_session()
        self._credentials.keep(self._client.address.url, session, seats.table)
        connection = self._client.sit(seats)
        connection.__enter__()
        self._link = RemoteLink(connection)
        return self._link

    def go_on(self, link: Link) -> Link | None:
        """The place at the table of the next game, once the server has told where it is."""
        assert isinstance(link, RemoteLink)
        following = link.connection.next
        if following is None and any(e.event == "rematched" for e in link.connection.events):
            with suppress(FourfoldError):
                table = self._client.table(link.connection.table).next
                if table is not None:
                    following = self._client.join(table, language=self._language)
        return None if following is None else self._sit(following)

    def invite(self, link: Link) -> list[Message]:
        """How somebody can join."""
        assert isinstance(link, RemoteLink)
        address = self._client.address.link_to(link.connection.table)
        invite = message("remote-invite", link=address)
        return [invite, self._way_to("remote-invite-terminal", link)]

    def is_kept(self, link: Link) -> bool:
        """The server keeps all games."""
        del link
        return True

    def kept(self, link: Link) -> list[Message]:
        """How one comes back to a game."""
        assert isinstance(link, RemoteLink)
        return [self._way_to("remote-kept", link)]

    def _way_to(self, id_: str, link: RemoteLink) -> Message:
        url, table = self._client.address.url, link.connection.table
        return message(id_, server=url, table=table)

    def game_text(self, link: Link) -> str:
        """The finished game as a text. Raises `RefusedError`."""
        assert isinstance(link, RemoteLink)
        return self._client.game(link.connection.table)

    def close(self) -> None:
        """Leaves the table that one sits at."""
        if self._link is not None:
            self._link.connection.close()
            self._link = None
