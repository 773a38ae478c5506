"""One connection: a client that plays or watches at a table."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final, assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fourfold.protocol import (
    VERSION,
    AskMessage,
    CommandMessage,
    FromClient,
    HelloMessage,
    PingMessage,
    command_of,
    id_in,
    read_from_client,
)
from fourfold.rules import ErrorCode, FourfoldError, Move, Position, Seat, TextError
from fourfold.server.asking import told_answer
from fourfold.server.gate import Gate, address_of
from fourfold.server.leaving import unless_gone
from fourfold.server.metered import Metered
from fourfold.server.settings import (
    EVENTS_OF_A_MESSAGE,
    MESSAGE_AT_MOST,
    REFUSALS_AT_MOST,
    RESERVED,
    SECONDS_FOR_HELLO,
    SECONDS_OF_A_MESSAGE,
    Kind,
)
from fourfold.server.telling import (
    Json,
    dumped,
    told_news,
    told_refusal,
    told_stale,
    told_welcome,
)
from fourfold.server.transport import ABORT, GONE
from fourfold.service import (
    Bucket,
    Farewell,
    LiveTable,
    News,
    Next,
    Service,
    ServiceError,
    StaleError,
    Subscription,
    Watching,
)
from fourfold.words import NotUnderstoodError

RESTARTING: Final = 1012
REFUSED: Final = 1008
COME_BACK_IN: Final = {"restart": 1.0, "flood": 10.0, "idle": 0.0}


class _LeaveError(Exception):
    """The connection ends, with a last word."""

    def __init__(self, code: int, *last: Json) -> None:
        super().__init__(code)
        self.code = code
        self.last = last


async def serve_socket(websocket: WebSocket, service: Service, gate: Gate) -> None:
    """Serves one connection from the first message to its end.

    Raises `ServiceError` before it is accepted.
    """
    address = address_of(websocket)
    gate.check_origin(websocket)
    gate.check_rate(address, Kind.REQUEST)
    gate.sockets.enter(address)
    try:
        await websocket.accept()
        await _Connection(websocket, service, gate, address).serve()
    except _LeaveError as leaving:
        await _close(websocket, leaving.code, *leaving.last)
    except (WebSocketDisconnect, RuntimeError):
        # Starlette reports a message to somebody who is gone as a RuntimeError.
        if websocket.application_state is WebSocketState.CONNECTED and (
            websocket.client_state is WebSocketState.CONNECTED
        ):
            raise
    finally:
        gate.sockets.leave(address)


class _Connection:
    """A client and what it listens to."""

    def __init__(self, websocket: WebSocket, service: Service, gate: Gate, address: str) -> None:
        self._websocket = websocket
        self._service = service
        self._gate = gate
        self._address = address
        self._bucket = Bucket(gate.settings.messages, time.monotonic())
        self._refusals = 0

    async def serve(self) -> None:
        hello = await self._read_hello()
        try:
            guest = self._guest(hello)
            known = await self._service.find(hello.table)
            players = self._players(hello, guest)
            await self._wait_to_tell(known.table.seen, hello.seen)
            live, subscription, snapshot = await self._service.subscribe(
                hello.table, players, self._address
            )
        except FourfoldError as error:
            raise _LeaveError(REFUSED, _to(hello, told_refusal(error))) from None
        try:
            now = self._service.now()
            await self._send(_to(hello, told_welcome(live, snapshot, players, hello.seen, now)))
            if snapshot.next is not None:
                await self._send(await self._told_next(snapshot.next, hello))
            await self._talk(live, subscription, hello)
        finally:
            self._service.unsubscribe(live, subscription)

    async def _talk(self, live: LiveTable, subscription: Subscription, hello: HelloMessage) -> None:
        """Listens and tells at the same time, until one of the two ends."""
        tasks = {
            asyncio.create_task(self._tell(live, subscription, hello)),
            asyncio.create_task(self._listen(live, subscription.players)),
            asyncio.create_task(subscription.dropped.wait()),
        }
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if subscription.dropped.is_set():
                self._abort()
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _abort(self) -> None:
        """Lets go of somebody who does not read what is sent."""
        self._websocket.scope["extensions"][ABORT]()

    async def _gone(self) -> None:
        """Waits until the client is gone."""
        await self._websocket.scope["extensions"][GONE].wait()

    async def _advise(self, position: Position) -> Move:
        """What perfect play would do; it is not looked for when the client is gone."""
        advice = self._service.mind.advise(self._address, position)
        return await unless_gone(self._gone(), advice)

    # Listening

    async def _read_hello(self) -> HelloMessage:
        text = ""
        try:
            async with asyncio.timeout(SECONDS_FOR_HELLO):
                text = await self._receive()
            message = read_from_client(text)
        except TimeoutError:
            raise _LeaveError(REFUSED, _told_goodbye("idle")) from None
        except FourfoldError as error:
            raise _LeaveError(REFUSED, _named(id_in(text), told_refusal(error))) from None
        if not isinstance(message, HelloMessage):
            other = TextError(ErrorCode.BAD_MESSAGE, "the first message is “hello”")
            raise _LeaveError(REFUSED, _to(message, told_refusal(other)))
        if message.version != VERSION:
            wrong = TextError(ErrorCode.BAD_VERSION, f"this server speaks version {VERSION}")
            raise _LeaveError(REFUSED, _to(message, told_refusal(wrong)))
        return message

    def _guest(self, hello: HelloMessage) -> str:
        """Who the client is; nobody in particular, to watch. Raises `FourfoldError`."""
        if hello.session is not None:
            return self._service.guests.guest_of(hello.session)
        if hello.seats:
            raise ServiceError(ErrorCode.NO_SESSION, "a seat needs a session")
        return ""

    def _players(self, hello: HelloMessage, guest: str) -> frozenset[int]:
        """Which players the client is. Raises `GuestError`."""
        guests = self._service.guests
        return frozenset(guests.player_of(token, hello.table, guest) for token in hello.seats)

    async def _receive(self) -> str:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        self._count()
        text = received.get("text")
        if text is None or len(text) > MESSAGE_AT_MOST:
            self._expect_slow()
        if text is None:
            raise TextError(ErrorCode.NOT_TEXT, "messages are text")
        if len(text) > MESSAGE_AT_MOST:
            raise TextError(
                ErrorCode.TOO_LONG, f"a message has at most {MESSAGE_AT_MOST} characters"
            )
        return str(text)

    async def _listen(self, live: LiveTable, players: frozenset[int]) -> None:
        while True:
            message: FromClient | None = None
            text = ""
            try:
                text = await self._receive()
                try:
                    message = read_from_client(text)
                finally:
                    await self._wait_for(message)
                self._expect_slow()
                await self._answer_and_pay(live, players, message)
            except NotUnderstoodError as error:
                refused = TextError(ErrorCode.NOT_UNDERSTOOD, "this means nothing here")
                await self._send(_to(message, told_refusal(refused, error.message)))
            except FourfoldError as error:
                named = id_in(text) if message is None else message.id
                await self._send(_named(named, told_refusal(error)))

    async def _wait_for(self, message: FromClient | None) -> None:
        """Waits for the share of the address, as if answering took long. Raises `ServiceError`."""
        await self._gate.wait(self._address, _kind(message), RESERVED[_kind(message)])

    async def _answer_and_pay(
        self, live: LiveTable, players: frozenset[int], message: FromClient
    ) -> None:
        """Answers, and charges the address for what that has cost."""
        answering = Metered(self._answer(live, players, message))
        try:
            await answering
        finally:
            cost = max(1.0, answering.seconds / SECONDS_OF_A_MESSAGE)
            kind = _kind(message)
            self._gate.charge(self._address, kind, cost - RESERVED[kind])

    def _count(self) -> None:
        """Counts a message, whatever is in it."""
        self._refusals = 0 if self._bucket.take(time.monotonic()) else self._refusals + 1
        if self._refusals > REFUSALS_AT_MOST:
            raise _LeaveError(REFUSED, _told_goodbye("flood"))

    def _expect_slow(self) -> None:
        if self._refusals > 0:
            raise ServiceError(ErrorCode.TOO_FAST, "messages come too fast; wait a moment")

    async def _answer(self, live: LiveTable, players: frozenset[int], message: FromClient) -> None:
        match message:
            case CommandMessage():
                command = command_of(message)
                player = _player_who_acts(live, players, message)
                try:
                    await self._service.command(live, player, command, message.seen)
                except StaleError:
                    await self._tell_missed(live, players, message)
            case AskMessage():
                now = self._service.now()
                told = await told_answer(live, players, message, now, self._advise)
                await self._send(_to(message, told))
            case PingMessage():
                await self._send(_to(message, {"type": "pong"}))
            case HelloMessage():
                raise TextError(ErrorCode.BAD_MESSAGE, "“hello” is said once")
            case _:
                assert_never(message)

    # Telling

    async def _tell_missed(
        self, live: LiveTable, players: frozenset[int], message: CommandMessage
    ) -> None:
        """Tells what a command came too late for. Raises `ServiceError`."""
        await self._wait_to_tell(live.table.seen, message.seen)
        stale = told_stale(live, message.seen, players, self._service.now())
        self._bucket.charge(len(stale["events"]) / EVENTS_OF_A_MESSAGE)
        await self._send(_to(message, stale))

    async def _wait_to_tell(self, count: int, seen: int) -> None:
        """Waits until so many events, but for those seen, may be told. Raises `ServiceError`."""
        told = count - seen if seen <= count else count
        await self._gate.wait(self._address, Kind.PAST, told / EVENTS_OF_A_MESSAGE)

    async def _tell(self, live: LiveTable, subscription: Subscription, hello: HelloMessage) -> None:
        while True:
            match await subscription.get():
                case News() as news:
                    await self._websocket.send_text(told_news(live, news, subscription.players))
                case Watching(count):
                    await self._send({"type": "watching", "count": count})
                case Next(table):
                    with suppress(FourfoldError):  # It is told again after the next `welcome`.
                        await self._send(await self._told_next(table, hello))
                case Farewell() as farewell:
                    raise _LeaveError(RESTARTING, _told_goodbye(farewell.value))

    async def _told_next(self, table: str, hello: HelloMessage) -> Json:
        seats: list[str] = []
        if hello.seats and hello.session is not None:
            live = await self._service.find(table)
            guests = self._service.guests
            guest = guests.guest_of(hello.session)
            seats = [guests.seat_token(table, n, guest) for n in live.players_of(guest)]
        return {"type": "next", "table": table, "seats": seats}

    async def _send(self, body: Json) -> None:
        await self._websocket.send_text(dumped(body))


def _kind(message: FromClient | None) -> Kind:
    return Kind.MOVE if isinstance(message, CommandMessage) else Kind.QUESTION


def _player_who_acts(live: LiveTable, players: frozenset[int], message: CommandMessage) -> int:
    """Which of its players a client means. Raises `ServiceError`."""
    if not players:
        raise ServiceError(ErrorCode.NOT_YOUR_SEAT, "who watches does not play")
    if message.seat is None:
        if len(players) == 1:
            return next(iter(players))
        raise TextError(ErrorCode.BAD_MESSAGE, "who has both seats says which one acts")
    if live.table.first is None:
        raise ServiceError(ErrorCode.GAME_NOT_BEGUN, "the game has not begun")
    player = live.player_on(Seat(message.seat))
    if player not in players:
        raise ServiceError(ErrorCode.NOT_YOUR_SEAT, "this seat is not yours")
    return player


def _to(message: FromClient | None, body: Json) -> Json:
    """An answer that names what it answers."""
    return body if message is None else _named(message.id, body)


def _named(id_: str | None, body: Json) -> Json:
    return body if id_ is None else body | {"id": id_}


def _told_goodbye(reason: str) -> Json:
    return {"type": "goodbye", "reason": reason, "come_back_in": COME_BACK_IN[reason]}


async def _close(websocket: WebSocket, code: int, *last: Json) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        for body in last:
            await websocket.send_text(dumped(body))
        await websocket.close(code)
