"""Those who send what they should not, and those who play on meanwhile."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourfold.room.flood_control import EVENTS_AT_MOST
from fourfold.rules import Seat, parse_line
from fourfold.service.guests import Guests
from fourfold.store import Change, Store, url_of
from fourfold.table.event import CalledWrongly
from fourfold.table.options import Options, WrongCalls
from fourfold.table.player import Player
from tests.room.rooms import Hall
from tests.server.games import Pair, pair
from tests.server.histories import UNLIKE
from tests.server.running import PATIENCE, SECONDS, Guest, Json, Socket, ask
from tests.table.games import QUIET

HERE: Final = "127.0.0.1"
ELSEWHERE: Final = "127.0.0.2"
"""Another address of this machine."""

GET: Final = b"GET %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n"
"""A request: the path, and more headers."""
UPGRADE: Final = (
    b"GET /api/v2/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
"""The beginning of a socket."""

Answer = tuple[int, Any, http.client.HTTPMessage]
"""Of a request: status, body, headers."""


@contextmanager
def undisturbed(url: str) -> Iterator[None]:
    """Two others who play one game after the other; none of their moves is refused or slow."""
    is_over = threading.Event()
    failures: list[str] = []
    played = 0

    def play(game: Pair) -> None:
        nonlocal played
        for move in QUIET.split():
            began = time.monotonic()
            game.play(move)
            played += 1
            if time.monotonic() - began > PATIENCE:
                failures.append(f"{move} took {time.monotonic() - began:.1f} s")
            if is_over.wait(0.1):
                return

    def go_on() -> None:
        try:
            while not (played and is_over.is_set()):
                with pair(url) as game:
                    play(game)
        except Exception as error:  # noqa: BLE001 - told by the thread that waits
            failures.append(repr(error))

    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join(SECONDS)
    assert not thread.is_alive()
    assert not failures
    assert played


@contextmanager
def unchanged(url: str, game: Pair) -> Iterator[None]:
    """Nothing happens at a table, nobody there is told of anything, and its game goes on."""
    before = seen_by_all(url, game.table)
    yield
    assert seen_by_all(url, game.table) == before
    seen = game.first.seen
    for each in (game.first, game.second):
        each.send(type="ping")
        assert each.receive()["type"] == "pong"
    game.play("0 a1" if game.first.view["hand"] is None else "a1")
    assert game.second.seen > seen


def seen_by_all(url: str, table: str) -> tuple[int, Json]:
    status, answer = ask("GET", f"{url}/api/v2/tables/{table}")
    assert status == 200
    return answer["seen"], answer["view"]


def last_words(client: Socket) -> tuple[list[Json], int]:
    """All that comes until the connection is closed, and the code with which it is."""
    said = []
    while True:
        try:
            said.append(client.receive())
        except ConnectionClosed as closed:
            return said, 1006 if closed.rcvd is None else closed.rcvd.code


def refused_socket(url: str, **options: Any) -> tuple[int, str] | None:
    """The status and the code with which a socket is refused; None when it is accepted."""
    try:
        with Socket(url, **options):
            return None
    except InvalidStatus as refused:
        return refused.response.status_code, json.loads(refused.response.body)["code"]


def ask_from(
    address: str,
    url: str,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> Answer:
    """A request from an address of this machine: status, answer, headers."""
    where = urlsplit(url)
    client = http.client.HTTPConnection(
        where.hostname or "", where.port, SECONDS, source_address=(address, 0)
    )
    try:
        client.request(
            method, path, body, {"Content-Type": "application/json"} | dict(headers or {})
        )
        response = client.getresponse()
        text = response.read().decode()
        is_json = response.headers.get_content_type() == "application/json"
        return response.status, json.loads(text) if is_json and text else text, response.headers
    finally:
        client.close()


def ask_until(wanted: int, ask: Callable[[], Answer]) -> Answer:
    """Asks again and again until the answer has a status, or for some seconds; the last answer.

    However slow the requests are, those of a few seconds are more than a small limit allows.
    """
    end = time.monotonic() + SECONDS
    while True:
        answer = ask()
        if answer[0] == wanted or time.monotonic() > end:
            return answer


def bare(url: str, sent: bytes, seconds: float = SECONDS, address: str = HERE) -> bytes:
    """What comes back for some bytes until the other end closes, or for some seconds."""
    where = urlsplit(url)
    came = b""
    with socket.create_connection(
        (where.hostname, where.port), seconds, source_address=(address, 0)
    ) as client:
        try:
            client.sendall(sent)
            while part := client.recv(65_536):
                came += part
        except (TimeoutError, ConnectionResetError, BrokenPipeError):
            pass
    return came


def connected(url: str, address: str, sent: bytes = b"") -> socket.socket:
    """A connection by which nothing more than this is sent, and little can wait to be read."""
    where = urlsplit(url)
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    client.settimeout(SECONDS)
    client.bind((address, 0))
    client.connect((where.hostname, where.port))
    client.sendall(sent)
    return client


def narrow_socket(url: str, address: str = HERE) -> socket.socket:
    """A socket at which little can wait to be read."""
    opened = connected(url, address, UPGRADE)
    assert opened.recv(1_000).startswith(b"HTTP/1.1 101 ")
    return opened


def framed(**message: object) -> bytes:
    """A message as it goes over a socket."""
    body = json.dumps(message).encode()
    return b"\x81\xfe" + len(body).to_bytes(2) + bytes(4) + body


def guest_from(address: str, url: str) -> Guest:
    """A guest whose session was made from an address."""
    status, answer, _ = ask_from(address, url, "POST", "/api/v2/sessions")
    assert status == 201, answer
    return Guest(url, answer["session"])


def long_table(database: Path) -> tuple[str, Json]:
    """A table at which `second` has called wrongly a thousand times; the session of `second`."""
    store = Store(url_of(database))
    guests = Guests(store.secret())
    ada, grace = guests.new_session(), guests.new_session()
    game = Hall(Options(wrong_calls=WrongCalls.NOTHING), f"{UNLIKE} 2")
    wrong = CalledWrongly(Seat.SECOND, parse_line("a1d1"))
    events = (*game.room.events, *[wrong] * EVENTS_AT_MOST)
    players = (Player(0, guests.guest_of(ada)), Player(1, guests.guest_of(grace)))
    assert store.write([(Change("A" * 22, 0, events, game.now, players),)]) == [None]
    store.close()
    token = guests.seat_token("A" * 22, 1, guests.guest_of(grace))
    return grace, {"table": "A" * 22, "seats": [token]}
