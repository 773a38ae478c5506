"""A seat at a table over the network: a thread and a socket around the core.

The thread listens, and connects again when the connection is lost. All that it hears waits in order
until it is asked for, so whoever thinks for long misses nothing, and a command can be waited for
without harm.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from secrets import token_hex
from threading import Condition, RLock, Thread
from typing import Final, TypeAlias

from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI
from websockets.sync.client import ClientConnection

from fourfold.client.address import Address
from fourfold.client.backoff import delay
from fourfold.client.core import Core, Json, Request, Status
from fourfold.client.errors import RefusedError, UnreachableError
from fourfold.client.rematch import agree_on_another
from fourfold.client.transport import open_socket
from fourfold.client.wakeup import Wakeup
from fourfold.protocol.bodies import SeatsBody
from fourfold.protocol.from_server import (
    AnswerMessage,
    EventsMessage,
    NextMessage,
    PhraseHeardMessage,
    WelcomeMessage,
    read_from_server,
)
from fourfold.protocol.models import (
    EventBody,
    OfferText,
    OptionsBody,
    PhraseText,
    SeatText,
    ViewBody,
)
from fourfold.rules import FourfoldError, RulesCode, TextError, parse_move
from fourfold.table.codec import VERSION, command_to_json
from fourfold.table.command import Accept, Claim, Command, Decline, Offer, Play, Propose, Resign

SECONDS_TO_SLOW_DOWN: Final = 0.3
QUERY_AT_MOST: Final = 1000
"""Characters, far more than one has; longer messages may end the connection."""

News: TypeAlias = WelcomeMessage | EventsMessage | PhraseHeardMessage | NextMessage
"""What is heard at a table: how it is, what happens or is said, and where the players go on."""

_NEWS: Final = TypeAdapter[News](News)
_EVENTS: Final = TypeAdapter(tuple[EventBody, ...])


class Connection:
    """A table as one who plays or watches there knows it.

    `view` and `seen` are as new as the last news that were taken, or the last command that was
    done; the `core` knows more. A connection can be waited for by `select` too: it is readable
    when there is something new to look at.
    """

    def __init__(self, address: Address, seats: SeatsBody, session: str | None) -> None:
        self.table = seats.table
        self._address = address
        # A condition's own way in can be interrupted once the lock is taken; a lock's cannot.
        self._lock = RLock()
        self._changed = Condition(self._lock)
        # All below is guarded by the lock.
        self.core = Core(
            version=VERSION,
            table=seats.table,
            prefix=token_hex(8),
            seats=seats.seats,
            session=session,
        )
        self._view: tuple[Json, ViewBody] | None = None
        """As it was told, and as it is shown."""
        self._websocket: ClientConnection | None = None
        self._shown = (False, 0)
        """Whether it was connected, and how many requests were settled, when somebody was woken."""
        self._failures = 0
        """How often in a row no connection was made, or one was lost before a welcome."""
        self._is_closed = False
        self._error: FourfoldError | None = None
        self._wakeup = Wakeup()
        self._thread = Thread(target=self._run, name=f"table {self.table}", daemon=True)
        self._thread.start()

    # For the caller

    def __enter__(self) -> Connection:
        """Waits until the table is known. Raises `RefusedError`."""
        with ExitStack() as if_not_known:
            if_not_known.callback(self.close)
            with self._lock:
                self._changed.wait_for(lambda: self.core.is_known or self._error is not None)
            if self._error is not None:
                raise self._error
            if_not_known.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
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
        self._wakeup.close()

    def __iter__(self) -> Iterator[News]:
        """All news in order, each event once, until the game is over. Raises `RefusedError`."""
        while (news := self.wait()) is not None:
            yield news
            if isinstance(news, WelcomeMessage | EventsMessage) and news.view.state == "over":
                return

    def wait(self, seconds: float | None = None) -> News | None:
        """The next news; None when none came in time, or when the connection was closed."""
        news = self.take_news(seconds)
        return None if news is None else _NEWS.validate_python(news)

    def take_news(self, seconds: float | None = None) -> Json | None:
        """The next news as a plain message, as `Core.take_news` gives it."""
        with self._lock:
            if not self._has_news() and seconds != 0:
                self._changed.wait_for(self._has_news, seconds)
            if not self._is_closed:
                self._wakeup.drain()
            news = self.core.take_news()
            if self.core.has_news:
                self._wake()
            if news is None and self._error is not None:
                raise self._error
        return news

    def _has_news(self) -> bool:
        return self.core.has_news or self._has_ended()

    def _has_ended(self) -> bool:
        return self._error is not None or self._is_closed

    def fileno(self) -> int:
        """For `select`: readable when there are news, an answer, or a lost connection."""
        return self._wakeup.fileno()

    @property
    def is_connected(self) -> bool:
        """Whether the server is in reach right now."""
        return self.core.is_connected

    @property
    def view(self) -> ViewBody:
        """The table as it may be seen."""
        told, known = self.core.view, self._view
        if known is None or known[0] is not told:
            self._view = known = told, ViewBody.model_validate(told)
        return known[1]

    @property
    def seen(self) -> int:
        """How many events are known."""
        return self.core.seen

    @property
    def options(self) -> OptionsBody:
        """What is agreed on at this table."""
        return OptionsBody.model_validate(self.core.welcome["options"])

    @property
    def seats(self) -> tuple[SeatText, ...]:
        """One's own seats, once the game has begun."""
        return self.view.seats

    @property
    def events(self) -> tuple[EventBody, ...]:
        """All events that are known, in order."""
        with self._lock:
            return _EVENTS.validate_python(self.core.events)

    @property
    def next(self) -> SeatsBody | None:
        """The seats at the table of the next game, once both have agreed on it."""
        following = self.core.next
        return None if following is None else SeatsBody.model_validate(following)

    # Commands: True when it is done, False when something else has happened that changes the case.

    def play(self, move: str, *, seat: SeatText | None = None) -> bool:
        """Makes a move, in notation. Raises `RefusedError`."""
        return self._do(Play(parse_move(move)), seat)

    def propose(self, offer: OfferText, *, seat: SeatText | None = None) -> bool:
        """Offers something. Raises `RefusedError`."""
        return self._do(Propose(Offer(offer)), seat)

    def accept(self, *, seat: SeatText | None = None) -> bool:
        """Accepts what is offered. Raises `RefusedError`."""
        return self._do(Accept(), seat)

    def decline(self, *, seat: SeatText | None = None) -> bool:
        """Declines what is offered, or withdraws it. Raises `RefusedError`."""
        return self._do(Decline(), seat)

    def resign(self, *, seat: SeatText | None = None) -> bool:
        """Gives the game up. Raises `RefusedError`."""
        return self._do(Resign(), seat)

    def claim(self, *, seat: SeatText | None = None) -> bool:
        """Claims the game of a player who is gone. Raises `RefusedError`."""
        return self._do(Claim(), seat)

    def _do(self, command: Command, seat: SeatText | None) -> bool:
        return self.settle(self.send(command, seat=seat)).status is Status.DONE

    def send(self, command: Command, *, seat: SeatText | None = None) -> Request:
        """Sends a command, and does not wait for it; `settle` does.

        It is done, or something has happened in between after which a player thinks again; `view`
        shows it then.
        """
        return self.request(lambda core: core.command(command_to_json(command), seat=seat))

    def say(self, phrase: PhraseText) -> bool:
        """Says something to the other player, who must be there. Raises `RefusedError`."""
        return self.settle(self.request(lambda core: core.say(phrase))).status is Status.DONE

    def query(self, name: str, /, **fields: object) -> AnswerMessage:
        """What the server answers to a question to the board. Raises `FourfoldError`."""
        if len(json.dumps([name, fields])) > QUERY_AT_MOST:
            raise TextError(RulesCode.TOO_LONG, "no question is that long")
        asked = self.settle(self.request(lambda core: core.query(name, **fields)))
        return AnswerMessage.model_validate(asked.answer)

    def request(self, make: Callable[[Core], Request]) -> Request:
        """Has the core make a request; the connection is readable when it is settled."""
        with self._lock:
            request = make(self.core)
            self._flush()
        return request

    def settle(self, request: Request, seconds: float | None = None) -> Request:
        """Waits until a request is settled. Raises `FourfoldError`, and `TimeoutError`."""

        def is_decided() -> bool:
            return request.status is not Status.PENDING or self._has_ended()

        with self._lock:
            if not self._changed.wait_for(is_decided, seconds):
                raise TimeoutError
        if request.status is Status.PENDING:
            raise self._error or UnreachableError(self._address.url)
        request.result()
        return request

    def rematch(self, seconds: float | None = None) -> SeatsBody | None:
        """Wants another game, and waits for the other player: the seats there, or None.

        None says that the other player declined, or did not answer in time.
        """
        return agree_on_another(self, seconds)

    # The thread that listens

    def _run(self) -> None:
        try:
            while not self._is_closed:
                seconds = self._connect()
                with self._lock:
                    self._changed.wait_for(lambda: self._is_closed, seconds)
        except FourfoldError as error:
            self._fail(error)
        finally:
            if not self._is_closed and self._error is None:  # Nobody waits for a thread that died.
                self._fail(UnreachableError(self._address.url))

    def _connect(self) -> float:
        """Connects and listens until the connection is lost; says how long to wait then.

        Raises `FourfoldError` when there is no use in connecting again.
        """
        try:
            with open_socket(self._address, self.table) as websocket:
                with self._lock:
                    if self._is_closed:
                        return 0.0
                    self._websocket = websocket
                    self.core.connection_made()
                    self._flush()
                while True:
                    self._receive(websocket.recv())
                    if self.is_connected:
                        self._failures = 0
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
                self.core.connection_lost()
                self._flush()
        self._failures += 1
        return delay(self._failures - 1) + (self.core.come_back_in or 0.0)

    def _receive(self, text: str | bytes) -> None:
        try:
            read_from_server(text)
        except TextError:
            return  # A newer server says what this client does not know.
        with self._lock:
            self.core.receive(json.loads(text), time.time())
            self._flush()
            if self.core.is_too_fast:
                self._changed.wait_for(lambda: self._is_closed, SECONDS_TO_SLOW_DOWN)
                self.core.retry()
                self._flush()
            if self.core.refusal is not None:
                raise RefusedError.of(self.core.refusal)

    def _flush(self) -> None:
        """Sends what the core wants to say, and wakes whoever waits for what has changed."""
        for message in self.core.messages_to_send():
            # What cannot be sent is sent when the connection is back.
            with suppress(ConnectionClosed, OSError):
                assert self._websocket is not None, "only who is connected has something to send"
                self._websocket.send(json.dumps(message))
        shown, self._shown = self._shown, (self.core.is_connected, self.core.settled)
        if self._shown != shown or self.core.has_news:
            self._wake()

    def _fail(self, error: FourfoldError) -> None:
        with self._lock:
            self._error = error
            self._wake()

    def _wake(self) -> None:
        self._changed.notify_all()
        self._wakeup.set()
