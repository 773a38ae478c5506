"""One connection: a client that plays or watches at a table."""

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from fourfold.protocol.errors import ProtocolCode
from fourfold.protocol.from_client import HelloMessage, id_in, read_from_client
from fourfold.room.answering import told_hint
from fourfold.room.errors import RoomCode
from fourfold.room.plan import HintWanted, Json
from fourfold.room.telling import dumped, named, told_refusal
from fourfold.room.token_bucket import TokenBucket
from fourfold.rules import FourfoldError, RulesCode, TextError
from fourfold.server.gate import Gate
from fourfold.server.leaving import unless_gone
from fourfold.server.settings import Kind
from fourfold.server.transport import WIRE, SocketProtocol
from fourfold.service.errors import ServiceCode, ServiceError
from fourfold.service.guests import Guests
from fourfold.service.live import Client, LiveTable
from fourfold.service.service import Service
from fourfold.table.codec import VERSION
from fourfold.table.errors import TableCode

MESSAGE_AT_MOST: Final = 4_096
"""Characters of a message."""
SECONDS_FOR_HELLO: Final = 10.0
REFUSALS_AT_MOST: Final = 50
"""So many messages in a row that come too fast end the connection."""
EVENTS_OF_A_MESSAGE: Final = 20
"""A replay of so many events costs as much as one message."""
SECONDS_OF_A_MESSAGE: Final = 0.0005
"""Of work; an answer that takes longer counts for several."""
RESERVED: Final = {Kind.MOVE: 1.0, Kind.QUESTION: 8.0}
"""Of the budget, before a message is answered; what was not needed is given back."""
RESTARTING: Final = 1012
REFUSED: Final = 1008
COME_BACK_IN: Final = {"restart": 1.0, "flood": 10.0, "idle": 0.0}


class _LeaveError(Exception):
    """The connection ends, with a last word."""

    def __init__(self, last: Json) -> None:
        super().__init__(REFUSED)
        self.last = last


class _GoneError(Exception):
    """The client has closed the connection, or lost it."""


async def serve_socket(
    scope: Scope, receive: Receive, send: Send, service: Service, gate: Gate, address: str
) -> None:
    """Serves one connection from the first message to its end.

    Raises `ServiceError` before it is accepted.
    """
    gate.check_origin(HTTPConnection(scope))
    gate.check_rate(address, Kind.REQUEST)
    gate.sockets.enter(address)
    wire: SocketProtocol = scope["extensions"][WIRE]
    try:
        await receive()  # Says that somebody wants to connect.
        await send({"type": "websocket.accept"})
        await _Conversation(receive, wire, service, gate, address).run()
    except _LeaveError as leaving:
        _tell(wire, gate, leaving.last)
        wire.end(REFUSED)
    except _GoneError:
        pass
    finally:
        gate.sockets.leave(address)


class _Socket(Client):
    """A listener at the other end of a socket."""

    __slots__ = ("_guest", "_guests", "_wire")

    def __init__(
        self, wire: SocketProtocol, players: frozenset[int], guests: Guests, guest: str
    ) -> None:
        super().__init__(players)
        self._wire = wire
        self._guests = guests
        self._guest = guest

    def seats_at(self, table: str) -> list[str]:
        """The tokens of the client's seats at another table."""
        players = sorted(self.players)
        return [self._guests.seat_token(table, player, self._guest) for player in players]

    def send(self, text: str) -> None:
        """Sends a message."""
        self._wire.tell(text)

    def end(self) -> None:
        """Says goodbye, and closes the socket."""
        self._wire.tell(dumped(_goodbye("restart")))
        self._wire.end(RESTARTING)


@dataclass(eq=False)
class _Conversation:
    """Reads the messages of a client one by one, and answers each within its budget."""

    receive_event: Receive
    wire: SocketProtocol
    service: Service
    gate: Gate
    address: str

    def __post_init__(self) -> None:
        self._bucket = TokenBucket(self.gate.settings.messages, time.monotonic())
        self._refusals = 0

    async def run(self) -> None:
        live, client = await self._enter()
        try:
            while True:
                await self._answer_next(live, client)
        finally:
            self.service.leave(live, client)

    # The first message

    async def _enter(self) -> tuple[LiveTable, Client]:
        """Lets a client in at the table that it names."""
        hello = await self._read_hello()
        try:
            guest = self._guest(hello)
            players = self._players(hello, guest)
            live = await self.service.find(hello.table)
            await self._wait_to_tell(live.room.missed({"seen": hello.seen}))
            live = await self.service.find(hello.table)
            client = _Socket(self.wire, players, self.service.guests, guest)
            self.service.enter(live, client, hello.seen, self.address)
        except FourfoldError as error:
            raise _LeaveError(named(hello.id, told_refusal(error))) from None
        return live, client

    async def _read_hello(self) -> HelloMessage:
        text = ""
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                text = await self._read()
            message = read_from_client(text)
        except TimeoutError:
            raise _LeaveError(_goodbye("idle")) from None
        except FourfoldError as error:
            raise _LeaveError(named(id_in(text), told_refusal(error))) from None
        if not isinstance(message, HelloMessage):
            other = TextError(TableCode.BAD_MESSAGE, "the first message is “hello”")
            raise _LeaveError(named(message.id, told_refusal(other)))
        if message.version != VERSION:
            wrong = TextError(ProtocolCode.BAD_VERSION, f"this server speaks version {VERSION}")
            raise _LeaveError(named(message.id, told_refusal(wrong)))
        return message

    def _guest(self, hello: HelloMessage) -> str:
        """Who the client is; nobody in particular, to watch. Raises `FourfoldError`."""
        if hello.session is not None:
            return self.service.guests.guest_of(hello.session)
        if hello.seats:
            raise ServiceError(ServiceCode.NO_SESSION, "a seat needs a session")
        return ""

    def _players(self, hello: HelloMessage, guest: str) -> frozenset[int]:
        """Which players the client is. Raises `GuestError`."""
        guests = self.service.guests
        return frozenset(guests.player_of(token, hello.table, guest) for token in hello.seats)

    # The others

    async def _answer_next(self, live: LiveTable, client: Client) -> None:
        """Reads a message, and answers it, at once or by what everybody is told.

        One who does not read the answers is asked for no more messages.
        """
        await self.wire.drained()
        text = ""
        try:
            text = await self._read()
            kind = Kind.QUESTION
            try:
                if read_from_client(text).type == "command":
                    kind = Kind.MOVE
            finally:
                await self.gate.wait(self.address, kind, RESERVED[kind])
            self._expect_slow()
            await self._answer(live, client, json.loads(text), kind)
        except FourfoldError as error:
            _tell(self.wire, self.gate, named(id_in(text), told_refusal(error)))

    async def _answer(self, live: LiveTable, client: Client, message: Json, kind: Kind) -> None:
        """Answers, and charges the address for what that has cost."""
        if kind is Kind.MOVE and (missed := live.room.missed(message)):
            await self._wait_to_tell(missed)
            self._bucket.charge(missed / EVENTS_OF_A_MESSAGE)
        if kind is Kind.MOVE:
            answer = await self.service.handle(live, client, message)
        else:
            began = time.thread_time()
            handling = self.service.handle(live, client, message)
            cost = max(1.0, (time.thread_time() - began) / SECONDS_OF_A_MESSAGE)
            self.gate.charge(self.address, kind, cost - RESERVED[kind])
            answer = await handling
        if isinstance(answer, HintWanted):
            advice = self.service.solvers.advise(self.address, answer.position)
            move = await unless_gone(self.wire.gone(), advice)
            self.wire.tell(dumped(told_hint(answer, move)))
        elif answer is not None:
            _tell(self.wire, self.gate, answer.body)

    async def _read(self) -> str:
        received = await self.receive_event()
        if received["type"] == "websocket.disconnect":
            raise _GoneError
        self._count()
        text = received.get("text")
        if text is None or len(text) > MESSAGE_AT_MOST:
            self._expect_slow()
        if text is None:
            raise TextError(RulesCode.NOT_TEXT, "messages are text")
        if len(text) > MESSAGE_AT_MOST:
            raise TextError(
                RulesCode.TOO_LONG, f"a message has at most {MESSAGE_AT_MOST} characters"
            )
        return str(text)

    def _count(self) -> None:
        """Counts a message, whatever is in it."""
        self._refusals = 0 if self._bucket.take(time.monotonic()) else self._refusals + 1
        if self._refusals > REFUSALS_AT_MOST:
            raise _LeaveError(_goodbye("flood"))

    def _expect_slow(self) -> None:
        if self._refusals > 0:
            raise ServiceError(RoomCode.TOO_FAST, "messages come too fast; wait a moment")

    async def _wait_to_tell(self, missed: int) -> None:
        """Waits until so many events may be told again. Raises `ServiceError`."""
        await self.gate.wait(self.address, Kind.PAST, missed / EVENTS_OF_A_MESSAGE)


def _tell(wire: SocketProtocol, gate: Gate, message: Json) -> None:
    """Sends a message to one client alone, and counts a refusal."""
    if message["type"] == "refused":
        gate.refusals[message["code"]] += 1
    wire.tell(dumped(message))


def _goodbye(reason: str) -> Json:
    return {"type": "goodbye", "reason": reason, "come_back_in": COME_BACK_IN[reason]}
