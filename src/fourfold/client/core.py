"""A table as a client knows it, and what it asks there: the client's half of the protocol.

Without I/O, clock or chance, and with plain JSON values: messages go in and come out. A driver
moves them, over a network or to a room in the same process, and tells when a connection is made or
lost:

    core.connection_made()
    while True:
        transport.send(core.messages_to_send())
        core.receive(transport.receive(), now())

After each turn it looks for something to tell (`take_news`), and at the `status` of what was asked.

Requests are sent one at a time, in order. One that was not answered before the connection was lost
is sent again on the next one; a command only if it was not done and its sender would surely still
want it. An event with the id of a command says that it is done.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto, unique
from typing import Any, Final, TypeAlias

from fourfold.client.errors import RefusedError
from fourfold.client.resend import may_be_sent_again

Json: TypeAlias = dict[str, Any]

TRANSIENT: Final = ("busy", "not-stored", "stopping", "too-fast", "too-many")
"""Refusals of a connection after which it is worth connecting again."""


@unique
class Status(StrEnum):
    """What became of a request."""

    PENDING = auto()
    DONE = auto()
    """The command is done, and the view shows it."""
    OVERTAKEN = auto()
    """The command is not done: the view shows what came first, and a player thinks again then."""
    ANSWERED = auto()
    """The `answer` is a message of that type."""
    REFUSED = auto()
    """The `answer` is a message of type `refused`."""


@dataclass(slots=True, eq=False)
class Request:
    """Something asked of the table: a command, a query or a phrase."""

    id: str
    message: Json
    """As it is sent, but for its id and, in a command, `seen`."""
    seat: str | None = None
    """Who acts by a command; None before the game has begun."""
    seen: int = 0
    """How many events the sender of a command had taken."""
    status: Status = Status.PENDING
    answer: Json | None = None

    @property
    def is_phrase(self) -> bool:
        """Whether it is said to the other player: now or never."""
        return bool(self.message["type"] == "phrase")

    @property
    def is_command(self) -> bool:
        """Whether it changes the table, and not only asks about it."""
        return bool(self.message["type"] == "command")

    def result(self) -> Json | None:
        """The answer of what is settled; None to a command. Raises `RefusedError`."""
        if self.status is Status.REFUSED:
            assert self.answer is not None, "a refusal says why"
            raise RefusedError.of(self.answer)
        return self.answer


class Core:
    """What is known of a table, and what is asked there.

    `view`, `question` and `seen` are as new as the last news that were taken, or as the last
    command that was done or overtaken, so that nothing changes behind the caller's back.
    """

    def __init__(
        self,
        *,
        version: int,
        table: str,
        prefix: str,
        seats: Sequence[str] = (),
        session: str | None = None,
    ) -> None:
        """Sits down with the tokens of `seats`, or watches.

        The `prefix` begins all ids: no two clients of a player may have the same one.
        """
        self._hello: Json = {"type": "hello", "version": version, "table": table}
        self._hello |= {"seats": list(seats)} | ({} if session is None else {"session": session})
        self._prefix = prefix
        self._count = 0

        self.is_connected = False
        """Whether the server has said welcome on this connection."""
        self.come_back_in: float | None = None
        """How many seconds the server wants to be left alone, if it has closed the connection."""
        self.refusal: Json | None = None
        """Why there is no use in connecting again."""
        self.settled = 0
        """How many requests are settled."""
        self.is_too_fast = False
        """The driver is to wait a moment and to call `retry`."""

        self.next: Json | None = None
        """The `table` and the `seats` of the next game, once both have agreed on it."""
        self.deadline: float | None = None
        """When the time of the player in turn is up, by the driver's clock."""

        self._welcome: Json | None = None
        self._latest: Json | None = None
        """The newest message with a view."""
        self._taken: Json | None = None
        """The one that the caller knows."""
        self._events: list[Json] = []
        self._news: deque[Json] = deque()
        self._requests: deque[Request] = deque()
        self._is_sent = False
        """Whether the first request is on its way."""
        self._outbox: list[Json] = []

    # For the driver

    def connection_made(self) -> None:
        """Says hello on a new connection."""
        self.connection_lost()
        self.come_back_in = None
        self._outbox.append(self._hello | {"seen": self._latest_seen})

    def connection_lost(self) -> None:
        """Keeps what was not answered for the next connection, but for phrases."""
        self.is_connected = self.is_too_fast = self._is_sent = False
        self._outbox.clear()
        self._give_up([each for each in self._requests if each.is_phrase])

    def messages_to_send(self) -> list[Json]:
        """What is to be sent now, in order; each message is given once."""
        messages, self._outbox = self._outbox, []
        return messages

    def retry(self) -> None:
        """Sends again what was refused as too fast."""
        if self.is_too_fast:
            self.is_too_fast = self._is_sent = False
            self._send_first()

    def receive(self, message: Json, now: float) -> None:
        """Takes in a message of the server. Types that are not known are ignored."""
        match message["type"]:
            case "welcome":
                self.is_connected = True
                self._receive_state(message, now)
            case "events" | "stale" if self.is_connected:
                if message["type"] == "stale" and self._is_answer(message):
                    self._is_sent = False
                self._receive_state(message, now)
            case "refused":
                self._receive_refusal(message)
            case "answer" if self._is_answer(message):
                self._settle_first(Status.ANSWERED, message)
            case "phrase" if self.is_connected:
                self._news.append(message)
                if self._is_answer(message):
                    self._settle_first(Status.DONE)
            case "next":
                self._receive_next(message)
            case "goodbye":
                self.come_back_in = message["come_back_in"]
        self._send_first()

    # For the caller: what is known

    @property
    def is_known(self) -> bool:
        """Whether the server has said welcome at all; before, there is nothing to look at."""
        return self._taken is not None

    @property
    def view(self) -> Json:
        """The table as it may be seen."""
        view: Json = self._state["view"]
        return view

    @property
    def question(self) -> Json:
        """What is asked of the listener, or who is waited for."""
        question: Json = self._state["question"]
        return question

    @property
    def seen(self) -> int:
        """How many events are known."""
        return int(self._state["seen"])

    @property
    def events(self) -> list[Json]:
        """All events that are known, in order."""
        return [each for each in self._events if each["number"] <= self.seen]

    @property
    def welcome(self) -> Json:
        """What does not change: `options`, `lines`, and `players`, the listener's own numbers."""
        return _known(self._welcome)

    @property
    def has_news(self) -> bool:
        """Whether there is something that was not taken."""
        return bool(self._news)

    def take_news(self) -> Json | None:
        """The next news, each event once and in order; None when there are none.

        They are messages: `welcome` first, and again if the server has lost events and everything
        begins anew; `events`, without any if the view alone has changed; `phrase`; `next`.
        """
        if not self._news:
            return None
        news = self._news.popleft()
        if "view" in news and self.seen <= news["seen"]:
            self._taken = news
        return news

    # For the caller: what is asked

    def command(self, command: Json, *, seat: str | None = None) -> Request:
        """Asks for a command, such as `{"command": "play", "move": "b3"}`.

        One who has both seats acts for the player in turn unless the `seat` is told.
        """
        seats = self.view["seats"]
        if seat is None and len(seats) == 2:
            seat = self.view["turn"] or seats[0]
        message = {"type": "command"} | command | ({} if seat is None else {"seat": seat})
        acting = seat or (seats[0] if seats else None)
        return self._request(Request(self._new_id(), message, acting, self.seen))

    def query(self, name: str, /, **fields: object) -> Request:
        """Asks the board something."""
        return self._request(Request(self._new_id(), {"type": "query", "query": name} | fields))

    def say(self, phrase: str) -> Request:
        """Says a phrase to the other player; overtaken where there is no connection."""
        request = Request(self._new_id(), {"type": "phrase", "phrase": phrase})
        if self.refusal is None and not self.is_connected:
            request.status = Status.OVERTAKEN
            return request
        return self._request(request)

    # What is heard

    @property
    def _state(self) -> Json:
        return _known(self._taken)

    @property
    def _latest_seen(self) -> int:
        return 0 if self._latest is None else int(self._latest["seen"])

    def _receive_state(self, message: Json, now: float) -> None:
        """Adds what is new; what has been heard before is dropped."""
        is_anew = self._welcome is None or (
            message["seen"] < self._latest_seen and _tells_all(message)
        )
        if is_anew:
            self._forget()
        known = 0 if is_anew else self._latest_seen
        if message["seen"] < known:
            return
        fresh = [each for each in message["events"] if each["number"] > known]
        self._events += fresh
        self._latest = message
        left = message["view"]["seconds_left"]
        self.deadline = None if left is None else now + left
        if is_anew:
            self._welcome = self._taken = (self._welcome or {}) | message | {"type": "welcome"}
            self._news.append(self._welcome)
        elif fresh or (message["type"] == "events" and not message["events"]):
            same = {name: message[name] for name in ("seen", "view", "question")}
            self._news.append({"type": "events", "events": fresh} | same)

    def _receive_next(self, message: Json) -> None:
        """Takes in where the next game is, which is told on every connection."""
        if self.next is None:
            self.next = {"table": message["table"], "seats": message["seats"]}
            self._news.append(message)

    def _forget(self) -> None:
        """Forgets what the server does not know any more, by an old copy of its database.

        Commands are given up, for they were meant for another position.
        """
        self.next = None
        self._events.clear()
        self._news.clear()
        self._give_up([each for each in self._requests if each.is_command])
        self._is_sent = False

    def _give_up(self, requests: Sequence[Request]) -> None:
        for request in requests:
            request.status = Status.OVERTAKEN
            self.settled += 1
            self._requests.remove(request)

    def _receive_refusal(self, refused: Json) -> None:
        code = refused["code"]
        if not self.is_connected:
            if code not in TRANSIENT:
                self.refusal = refused
                while self._requests:
                    self._settle_first(Status.REFUSED, refused)
            return
        # A message that could not be read at all is refused without its id.
        if not self._is_sent or refused.get("id") not in (None, self._requests[0].id):
            return
        if code == "stopping":
            return  # It is sent again when the server is back.
        first = self._requests[0]
        is_limited = first.is_phrase or first.message.get("command") == "propose"
        if code == "too-fast" and not is_limited:
            self.is_too_fast = True
            return
        self._settle_first(Status.REFUSED, refused)

    # What is asked, one thing after the other

    def _new_id(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def _request(self, request: Request) -> Request:
        if self.refusal is not None:
            request.status, request.answer = Status.REFUSED, self.refusal
        else:
            self._requests.append(request)
            self._send_first()
        return request

    def _is_answer(self, message: Json) -> bool:
        """Whether a message answers what is first in line, and not something settled before."""
        return self._is_sent and message.get("id") == self._requests[0].id

    def _send_first(self) -> None:
        """Settles the commands that the events decide, and sends what is first in line then."""
        while self._requests and (status := self._decided(self._requests[0])) is not None:
            self._taken = self._latest
            self._settle_first(status)
        if not self._requests or self._is_sent or not self.is_connected:
            return
        self._is_sent = True
        first = self._requests[0]
        seen = {"seen": self._latest_seen} if first.is_command else {}
        self._outbox.append(first.message | {"id": first.id} | seen)

    def _decided(self, request: Request) -> Status | None:
        """What the events say of a command: done, overtaken, or nothing yet."""
        if not request.is_command:
            return None
        missed = [each for each in self._events if each["number"] > request.seen]
        if any(each.get("command") == request.id for each in missed):
            return Status.DONE
        still_stands = may_be_sent_again(request.message["command"], request.seat, missed)
        return None if still_stands else Status.OVERTAKEN

    def _settle_first(self, status: Status, answer: Json | None = None) -> None:
        request = self._requests.popleft()
        request.status, request.answer = status, answer
        self.settled += 1
        self._is_sent = self.is_too_fast = False


def _known(message: Json | None) -> Json:
    assert message is not None, "the server has said welcome"
    return message


def _tells_all(message: Json) -> bool:
    """Whether a message is for somebody who knows nothing, or something else than the server."""
    return message["type"] == "welcome" or any(each["number"] == 1 for each in message["events"])
