"""A place at a table over the network, kept through every loss of the connection.

A thread of its own listens, comes back when the connection is lost, and has every command done
exactly once. All that it hears waits in order until it is asked for, so whoever thinks for long
misses nothing, and a command can be waited for without harm.
"""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, InvalidStateError
from contextlib import ExitStack, suppress
from itertools import count
from threading import Condition, RLock, Thread
from types import TracebackType
from typing import Any, Final, TypeAlias

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection

from fourfold.client.address import Address
from fourfold.client.attempt import Attempt
from fourfold.client.bell import Bell
from fourfold.client.errors import RefusedError, UnreachableError
from fourfold.client.pauses import Pauses
from fourfold.client.rematch import agree_on_another
from fourfold.client.socket import open_socket
from fourfold.protocol import (
    VERSION,
    AnswerMessage,
    EventBody,
    EventsMessage,
    FromServer,
    GoodbyeMessage,
    NextMessage,
    OptionsBody,
    RefusedMessage,
    SaidBody,
    SeatsBody,
    StaleMessage,
    UnderstoodMessage,
    ViewBody,
    WatchingMessage,
    WelcomeMessage,
    command_to_json,
    read_from_server,
)
from fourfold.protocol.models import LanguageText, OfferText, SeatText
from fourfold.rules import ErrorCode, FourfoldError, TextError, parse_move
from fourfold.rules.errors import quoted
from fourfold.table import Accept, Claim, Command, Decline, Offer, Play, Propose, Resign
from fourfold.words.understand import TYPED_AT_MOST

SECONDS_TO_SLOW_DOWN: Final = 0.3

HEALING: Final = frozenset(
    {
        ErrorCode.BUSY,
        ErrorCode.NOT_STORED,
        ErrorCode.STOPPING,
        ErrorCode.TOO_FAST,
        ErrorCode.TOO_MANY,
    }
)
"""Refusals after which it is worth coming back."""

News: TypeAlias = WelcomeMessage | EventsMessage | NextMessage
"""What is heard at a table: how it is, what happens, and where the players go on."""


class _Request:
    """Something that was asked of the server and is not answered yet."""

    def __init__(self, number: int, body: dict[str, Any], attempt: Attempt | None = None) -> None:
        self.id = str(number)
        self.body = body
        self.attempt = attempt
        """Of a command."""
        self.future: Future[Any] = Future()


class Connection:
    """A table as one who plays or watches there knows it.

    `view`, `seen` and `question` are as new as the last news that were taken, or the last command
    that was done. A connection can be waited for by `select` too: it is readable when there is
    something new to look at.
    """

    def __init__(self, address: Address, seats: SeatsBody, session: str | None) -> None:
        self.table = seats.table
        self.next: SeatsBody | None = None
        """The seats at the table of the next game, once both have agreed on it."""
        self.watching = 0
        """How many people watch."""
        self._address = address
        self._tokens = seats.seats
        self._session = session
        # A condition's own way in can be interrupted once the lock is taken; a lock's cannot.
        self._lock = RLock()
        self._changed = Condition(self._lock)
        # All below is guarded by the lock.
        self._welcome: WelcomeMessage | None = None
        self._latest: WelcomeMessage | EventsMessage | StaleMessage | None = None
        self._known: WelcomeMessage | EventsMessage | StaleMessage | None = None
        """The state that the caller knows; `_latest` is what has been heard."""
        self._deadline: float | None = None
        self._events: list[EventBody] = []
        self._news: deque[News] = deque()
        self._requests: deque[_Request] = deque()
        self._numbers = count(1)
        self._websocket: ClientConnection | None = None
        self._is_connected = False
        self._is_closed = False
        self._error: FourfoldError | None = None
        self._bell = Bell()
        self._thread = Thread(target=self._run, name=f"table {self.table}", daemon=True)
        self._thread.start()

    # For the caller

    def __enter__(self) -> Connection:
        """Waits until the table is known. Raises `RefusedError`."""
        with ExitStack() as if_not_known:
            if_not_known.callback(self.close)
            with self._lock:
                self._changed.wait_for(lambda: self._known is not None or self._error is not None)
            if self._error is not None:
                raise self._error
            if_not_known.pop_all()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leaves the table; the seat is kept."""
        with self._lock:
            self._is_closed = True
            websocket = self._websocket
            self._changed.notify_all()
        if websocket is not None:
            websocket.close()
        self._thread.join()
        for request in self._requests:
            request.future.cancel()
        self._requests.clear()
        self._bell.close()

    def __iter__(self) -> Iterator[News]:
        """All news in order, each event once, until the game is over. Raises `RefusedError`."""
        while (news := self.wait()) is not None:
            yield news
            if not isinstance(news, NextMessage) and news.view.state == "over":
                return

    def wait(self, seconds: float | None = None) -> News | None:
        """The next news; None when none came in time, or when the connection was closed."""
        with self._lock:
            if not self._has_news() and seconds != 0:
                self._changed.wait_for(self._has_news, seconds)
            if not self._is_closed:
                self._bell.silence()
            if not self._news:
                if self._error is not None:
                    raise self._error
                return None
            news = self._news.popleft()
            if self._news:
                self._wake()
            if not isinstance(news, NextMessage) and self._state.seen <= news.seen:
                self._known = news
            return news

    def _has_news(self) -> bool:
        return bool(self._news) or self._error is not None or self._is_closed

    def fileno(self) -> int:
        """For `select`: readable when there are news, an answer, or a lost connection."""
        return self._bell.fileno()

    @property
    def is_connected(self) -> bool:
        """Whether the server is in reach right now."""
        return self._is_connected

    @property
    def view(self) -> ViewBody:
        """The table as it may be seen."""
        return self._state.view

    @property
    def question(self) -> SaidBody:
        """What is asked of the listener, or who is waited for."""
        return self._state.question

    @property
    def seen(self) -> int:
        """How many events are known."""
        return self._state.seen

    @property
    def options(self) -> OptionsBody:
        """What is agreed on at this table."""
        assert self._welcome is not None, "the table is known inside of a with statement"
        return self._welcome.options

    @property
    def lines(self) -> dict[str, tuple[str, ...]]:
        """All lines that count here, with their cells."""
        assert self._welcome is not None, "the table is known inside of a with statement"
        return self._welcome.lines

    @property
    def seats(self) -> tuple[SeatText, ...]:
        """One's own seats, once the game has begun."""
        return self._state.view.seats

    @property
    def deadline(self) -> float | None:
        """When the time of the player in turn is up, in seconds since 1970 by this clock."""
        return self._deadline

    @property
    def _state(self) -> WelcomeMessage | EventsMessage | StaleMessage:
        assert self._known is not None, "the table is known inside of a with statement"
        return self._known

    # Commands: True when it is done, False when something else has happened that changes the case.

    def play(self, move: str, *, seat: SeatText | None = None) -> bool:
        """Makes a move, in notation. Raises `RefusedError`."""
        return self.send(Play(parse_move(move)), seat=seat).result()

    def propose(self, offer: OfferText, *, seat: SeatText | None = None) -> bool:
        """Offers something. Raises `RefusedError`."""
        return self.send(Propose(Offer(offer)), seat=seat).result()

    def accept(self, *, seat: SeatText | None = None) -> bool:
        """Accepts what is offered. Raises `RefusedError`."""
        return self.send(Accept(), seat=seat).result()

    def decline(self, *, seat: SeatText | None = None) -> bool:
        """Declines what is offered, or withdraws it. Raises `RefusedError`."""
        return self.send(Decline(), seat=seat).result()

    def resign(self, *, seat: SeatText | None = None) -> bool:
        """Gives the game up. Raises `RefusedError`."""
        return self.send(Resign(), seat=seat).result()

    def claim(self, *, seat: SeatText | None = None) -> bool:
        """Claims the game of a player who is gone. Raises `RefusedError`."""
        return self.send(Claim(), seat=seat).result()

    def send(self, command: Command, *, seat: SeatText | None = None) -> Future[bool]:
        """Sends a command without waiting for it.

        The result is True when it is done. It is False when something has happened in between
        after which a player thinks again; `view` shows it then.
        """
        with self._lock:
            seats = self._state.view.seats
            if seat is None and len(seats) == 2:
                seat = self._state.view.turn or seats[0]
            acting = seat or (seats[0] if seats else None)
            body: dict[str, Any] = {"type": "command", **command_to_json(command)}
            if seat is not None:
                body["seat"] = seat
            attempt = Attempt(command_to_json(command), acting, self._state.seen)
            return self._request(body, attempt)

    def ask(self, text: str, language: LanguageText = "en") -> AnswerMessage | UnderstoodMessage:
        """What the server makes of what a person has typed. Raises `FourfoldError`."""
        return self.send_question(text, language).result()

    def send_question(
        self, text: str, language: LanguageText = "en"
    ) -> Future[AnswerMessage | UnderstoodMessage]:
        """Asks without waiting for the answer. Raises `TextError`."""
        if len(text) > TYPED_AT_MOST:
            raise TextError(
                ErrorCode.TOO_LONG, f"a question has at most {TYPED_AT_MOST} characters"
            )
        try:
            text.encode()
        except UnicodeEncodeError:
            raise TextError(ErrorCode.NOT_TEXT, f"{quoted(text)} is no text") from None
        with self._lock:
            return self._request({"type": "ask", "text": text, "language": language})

    def rematch(self, seconds: float | None = None) -> SeatsBody | None:
        """Wants another game, and waits for the other player: the seats there, or None.

        None says that the other player declined, or did not answer in time.
        """
        return agree_on_another(self, seconds)

    @property
    def events(self) -> tuple[EventBody, ...]:
        """All events that are known, in order."""
        with self._lock:
            return tuple(each for each in self._events if each.number <= self.seen)

    def _request(self, body: dict[str, Any], attempt: Attempt | None = None) -> Future[Any]:
        request = _Request(next(self._numbers), body, attempt)
        if self._error is not None:
            request.future.set_exception(self._error)
        elif self._is_closed:
            request.future.cancel()
        else:
            self._requests.append(request)
            if len(self._requests) == 1:
                self._send_first()
        return request.future

    # The thread that listens

    def _run(self) -> None:
        pauses = Pauses()
        try:
            while not self._is_closed:
                seconds = self._visit(pauses)
                with self._lock:
                    self._changed.wait_for(lambda: self._is_closed, seconds)
        except FourfoldError as error:
            self._fail(error)
        finally:
            if not self._is_closed and self._error is None:  # Nobody waits for a thread that died.
                self._fail(UnreachableError(self._address.url))

    def _visit(self, pauses: Pauses) -> float:
        """Connects and listens until the connection is lost; says how long to wait then.

        Raises `FourfoldError` when there is no use in coming back.
        """
        come_back_in: float | None = None
        try:
            with open_socket(self._address) as websocket:
                if not self._say_hello(websocket):
                    return 0.0
                while True:
                    try:
                        heard = read_from_server(websocket.recv())
                    except TextError:
                        continue  # A newer server says what this client does not know.
                    if isinstance(heard, GoodbyeMessage):
                        come_back_in = heard.come_back_in
                    elif isinstance(heard, WelcomeMessage):
                        pauses.start_again()
                    self._hear(heard)
        except InvalidStatus as error:
            status = error.response.status_code
            if 400 <= status < 500 and status not in (408, 425, 429):
                raise UnreachableError(self._address.url) from None
        except (UnicodeError, InvalidURI):
            raise UnreachableError(self._address.url) from None
        except (OSError, EOFError, ConnectionClosed, InvalidHandshake):
            pass
        finally:
            with self._lock:
                self._websocket = None
                self._set_connected(is_connected=False)
        pause = pauses.take()
        return pause if come_back_in is None else come_back_in + pause

    def _say_hello(self, websocket: ClientConnection) -> bool:
        """Begins to talk; False when the connection has been closed meanwhile."""
        with self._lock:
            if self._is_closed:
                return False
            self._websocket = websocket
            hello = {
                "type": "hello",
                "version": VERSION,
                "table": self.table,
                "seen": 0 if self._latest is None else self._latest.seen,
                "seats": self._tokens,
            }
            if self._session is not None:
                hello["session"] = self._session
        websocket.send(json.dumps(hello))
        return True

    def _hear(self, heard: FromServer) -> None:
        with self._lock:
            match heard:
                case WelcomeMessage():
                    self._set_connected(is_connected=True)
                    self._hear_news(heard)
                    self.watching = heard.watching
                    self._settle_first(is_lost=True)
                case EventsMessage():
                    self._hear_news(heard)
                    self._settle_first(is_lost=False)
                case StaleMessage():
                    self._hear_news(heard)
                    is_first = bool(self._requests) and heard.id == self._requests[0].id
                    self._settle_first(is_lost=is_first)
                case RefusedMessage():
                    self._hear_refusal(heard)
                case AnswerMessage() | UnderstoodMessage():
                    if self._requests and heard.id == self._requests[0].id:
                        self._answer_first(heard)
                case NextMessage():
                    if self.next is None:
                        self.next = SeatsBody(table=heard.table, seats=heard.seats)
                        self._add(heard)
                case WatchingMessage(count=number):
                    self.watching = number

    def _hear_news(self, heard: WelcomeMessage | EventsMessage | StaleMessage) -> None:
        """Adds what is new; what has been heard before is dropped."""
        known = 0 if self._latest is None else self._latest.seen
        is_anew = isinstance(heard, WelcomeMessage) and heard.seen < known
        if is_anew:  # The server has lost events, by an old copy of its database.
            known = 0
            self._events.clear()
            self._news.clear()
            self.next = None
        if heard.seen < known:
            return
        fresh = tuple(each for each in heard.events if each.number > known)
        self._events += fresh
        self._latest = heard
        left = heard.view.seconds_left
        self._deadline = None if left is None else time.time() + left
        if isinstance(heard, WelcomeMessage) and (self._welcome is None or is_anew):
            self._welcome = self._known = heard
            if is_anew:
                self._give_commands_up()
            self._add(heard)
        elif fresh or (isinstance(heard, EventsMessage) and not heard.events):
            # Without events, the view alone has changed.
            news = EventsMessage(
                type="events",
                seen=heard.seen,
                events=fresh,
                view=heard.view,
                question=heard.question,
            )
            self._add(news)

    def _give_commands_up(self) -> None:
        """Answers all commands: they were meant for another position."""
        given_up = [each for each in self._requests if each.attempt is not None]
        self._requests = deque(each for each in self._requests if each.attempt is None)
        for request in given_up:
            with suppress(InvalidStateError):
                request.future.set_result(False)

    def _hear_refusal(self, refused: RefusedMessage) -> None:
        error = RefusedError.of(refused)
        if not self._is_connected:
            if error.code in HEALING:
                return
            raise error
        first = self._requests[0] if self._requests else None
        if first is None or refused.id not in (None, first.id):
            return
        if error.code is ErrorCode.STOPPING:
            return  # It is sent again when the server is back.
        is_offer = first.body.get("command") == "propose"
        if error.code is ErrorCode.TOO_FAST and not is_offer:
            self._changed.wait_for(lambda: self._is_closed, SECONDS_TO_SLOW_DOWN)
            self._send_first()
            return
        self._requests.popleft()
        with suppress(InvalidStateError):
            first.future.set_exception(error)
        self._wake()
        self._send_first()

    # What was asked, one thing after the other

    def _settle_first(self, *, is_lost: bool) -> None:
        """Finds out what became of a command; one that `is_lost` was not done or not heard."""
        if not self._requests:
            return
        first = self._requests[0]
        if first.attempt is None:
            if is_lost:
                self._send_first()
            return
        missed = [each for each in self._events if each.number > first.attempt.seen]
        is_done = first.attempt.is_done_by(missed)
        is_over = any(each.event == "ended" for each in missed)
        if not is_done and not is_over and not is_lost:
            return
        if is_done or not first.attempt.may_be_repeated_after(missed):
            self._known = self._latest
            self._answer_first(is_done)
        else:
            self._send_first()

    def _answer_first(self, answer: object) -> None:
        first = self._requests.popleft()
        with suppress(InvalidStateError):
            first.future.set_result(answer)
        self._wake()
        self._send_first()

    def _send_first(self) -> None:
        """Sends what is first in line. What cannot be sent is sent when the connection is back."""
        if not self._requests or self._websocket is None or not self._is_connected:
            return
        assert self._latest is not None
        first = self._requests[0]
        body = first.body | {"id": first.id}
        if first.attempt is not None:
            missed = [each for each in self._events if each.number > first.attempt.seen]
            is_current = first.attempt.may_be_repeated_after(missed)
            body["seen"] = self._latest.seen if is_current else first.attempt.seen
        with suppress(ConnectionClosed, OSError):
            self._websocket.send(json.dumps(body, ensure_ascii=False))

    # Telling the caller

    def _add(self, news: News) -> None:
        self._news.append(news)
        self._wake()

    def _set_connected(self, *, is_connected: bool) -> None:
        if self._is_connected is not is_connected:
            self._is_connected = is_connected
            self._wake()

    def _fail(self, error: FourfoldError) -> None:
        with self._lock:
            self._error = error
            for request in self._requests:
                with suppress(InvalidStateError):
                    request.future.set_exception(error)
            self._requests.clear()
            self._wake()

    def _wake(self) -> None:
        self._changed.notify_all()
        self._bell.ring()
