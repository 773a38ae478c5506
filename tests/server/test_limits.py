"""Too much of anything: refused to whoever sends it, while others play on."""

from __future__ import annotations

import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fourfold.server.gate import CONNECTIONS_OF_A_VISITOR
from fourfold.server.transport import SECONDS_FOR_REQUEST
from fourfold.table.codec import VERSION
from tests.server.games import pair
from tests.server.hostile import (
    ELSEWHERE,
    UPGRADE,
    ask_from,
    ask_until,
    bare,
    connected,
    framed,
    guest_from,
    last_words,
    long_table,
    refused_socket,
    unchanged,
)
from tests.server.running import (
    SECONDS,
    Guest,
    Json,
    Server,
    Socket,
    running,
    wait_until,
)

pytestmark = pytest.mark.usefixtures("others")
PING = b'{"type":"ping"}'


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits."""
    limits = ("--requests-per-second", "2", "--connections-per-address", "5")
    with running(tmp_path_factory.mktemp("strict") / "games.db", *limits) as started:
        yield started


@pytest.mark.parametrize("sent", ["text", "bytes", "too long", "questions"])
def test_a_flood_of_messages_ends_the_connection(server: Server, sent: str) -> None:
    texts: dict[str, str | bytes] = {
        "text": PING.decode(),
        "bytes": PING,
        "too long": "x" * 5_000,
        "questions": '{"type":"ask","text":"rules","language":"de"}',
    }
    text = texts[sent]
    table = Guest(server.url).open()["table"]
    with pair(server.url) as game, unchanged(server.url, game):
        with Socket(server.url, table) as client:
            said, closed = _speak_without_end(client, text)
        codes = [each.get("code") for each in said if each["type"] != "watching"]
        assert codes.count("too-fast") >= 50
        assert (said[-1]["type"], said[-1]["reason"], closed) == ("goodbye", "flood", 1008)
        assert said[-1]["come_back_in"] > 0


def _speak_without_end(client: Socket, text: str | bytes) -> tuple[list[Json], int]:
    """Sends a message until the connection is closed: all that comes, and how it is closed.

    Each one is answered. Where they come slowly, some are let through in between.
    """
    said: list[Json] = []
    end = time.monotonic() + SECONDS
    with suppress(ConnectionClosed):
        while time.monotonic() < end:
            for _ in range(300):
                client.connection.send(text)
            answers = 0
            while answers < 300:
                said.append(client.receive())
                answers += said[-1]["type"] != "watching"
    more, closed = last_words(client)
    return said + more, closed


@pytest.mark.parametrize(
    ("first", "frame"),
    [
        (b"", b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125),
        (b"", b"\x8a\x80\x00\x00\x00\x00"),
        (b"\x01\x80\x00\x00\x00\x00", b"\x00\x80\x00\x00\x00\x00"),
    ],
    ids=["pings", "pongs", "parts of a message"],
)
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(
    server: Server, first: bytes, frame: bytes
) -> None:
    with Socket(server.url) as client:
        client.connection.socket.sendall(first)
        with suppress(OSError):
            for _ in range(50):
                client.connection.socket.sendall(frame * 20)
        assert last_words(client) == ([], 1006)


def test_one_who_slows_down_may_stay(server: Server) -> None:
    with pair(server.url) as game:
        answers: set[str] = set()

        def is_too_fast() -> bool:
            for _ in range(40):
                game.first.send(type="ping")
            told = [game.first.receive() for _ in range(40)]
            answers.update(str(each.get("code", each["type"])) for each in told)
            return "too-fast" in answers

        wait_until(is_too_fast, pause=0.0)
        assert answers == {"pong", "too-fast"}
        time.sleep(0.5)
        game.play("0 a1")


@pytest.mark.proof
@pytest.mark.parametrize("seen", [0, 10**30])
def test_to_have_all_told_again_and_again_is_too_fast(tmp_path: Path, seen: int) -> None:
    database = tmp_path / "games.db"
    session, seats = long_table(database)
    with running(database) as server, Guest(server.url, session).sit(seats) as second:
        answers: list[Json] = []

        def is_refused() -> bool:
            for _ in range(5):
                second.send(type="command", seen=seen, command="resign")
            answers.extend(second.receive() for _ in range(5))
            return any(each["type"] == "refused" for each in answers)

        wait_until(is_refused, pause=0.0)
        told = [each for each in answers if each["type"] == "stale"]
        assert {len(each["events"]) for each in told} == {second.seen}
        assert {each.get("code") for each in answers if each not in told} == {"too-fast"}

        def is_answered() -> bool:
            second.send(type="ping")
            return second.receive() == {"type": "pong"}

        wait_until(is_answered, pause=0.25)


def test_connections_of_one_address(strict: Server) -> None:
    here = ("127.0.0.11", 0)
    with ExitStack() as stack:
        kept = [stack.enter_context(Socket(strict.url, source_address=here)) for _ in range(5)]
        assert refused_socket(strict.url, source_address=here) == (429, "too-many")
        with Socket(strict.url, source_address=(ELSEWHERE, 0)) as other:
            other.send(type="ping")
            assert other.receive()["code"] == "bad-message"
        for each in kept:
            each.connection.close()

    wait_until(lambda: refused_socket(strict.url, source_address=here) is None)


@pytest.mark.parametrize("how", ["closed", "reset"])
@pytest.mark.parametrize("moment", ["upgrading", "connected", "hello said", "welcomed"])
def test_who_vanishes_leaves_a_free_place(strict: Server, moment: str, how: str) -> None:
    number = ["upgrading", "connected", "hello said", "welcomed"].index(moment)
    address = f"127.0.0.{30 + 2 * number + (how == 'reset')}"
    table = _table_from(address, strict.url)
    for _ in range(6):
        with connected(strict.url, address) as client:
            if how == "reset":
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.sendall(UPGRADE)
            if number >= 1:
                assert client.recv(1_000).startswith(b"HTTP/1.1 101 ")
            if number >= 2:
                client.sendall(framed(type="hello", version=VERSION, table=table))
            if number >= 3:
                assert b"welcome" in client.recv(10_000)

    def is_alone() -> bool:
        with (
            suppress(InvalidStatus),
            Socket(strict.url, table, source_address=(address, 0)) as last,
        ):
            return (last.welcome["type"], last.welcome.get("watching")) == ("welcome", 1)
        return False

    wait_until(is_alone)


def _table_from(address: str, url: str) -> str:
    who = {"Authorization": f"Bearer {guest_from(address, url).session}"}
    status, answer, _ = ask_from(address, url, "POST", "/api/v2/tables", b"{}", who)
    assert status == 201, answer
    return str(answer["table"])


def test_requests_of_one_address(strict: Server) -> None:
    table = f"/api/v2/tables/{'A' * 22}"
    ask_for_table = partial(ask_from, "127.0.0.12", strict.url, "GET", table)
    for _ in range(10):
        assert ask_for_table()[0] == 404
    status, answer, headers = ask_until(429, ask_for_table)
    assert (status, answer["code"]) == (429, "too-fast")
    assert int(headers["Retry-After"]) > 0

    def is_refused_too(ask: Callable[[], bool]) -> bool:
        """Whether something else is refused as well; a limit of its own would allow it ten times.

        Some may be allowed, as time goes by between two requests.
        """
        for _ in range(9):
            ask_until(429, ask_for_table)
            if ask():
                return True
        return False

    def request(method: str, path: str) -> bool:
        return ask_from("127.0.0.12", strict.url, method, path, b"{}")[0] == 429

    def connect() -> bool:
        here = ("127.0.0.12", 0)
        return refused_socket(strict.url, source_address=here) == (429, "too-fast")

    for method, path in (
        ("GET", "/api/v2/tables"),
        ("GET", "/api/v2/analysis?position=x"),
        ("GET", f"{table}/game"),
        ("GET", f"{table}/review"),
        ("POST", "/api/v2/review"),
        ("POST", f"{table}/players"),
    ):
        assert is_refused_too(partial(request, method, path)), path
    assert is_refused_too(connect)
    assert ask_from(ELSEWHERE, strict.url, "GET", table)[0] == 404


def test_sessions_and_tables_of_one_address(strict: Server) -> None:
    session = guest_from("127.0.0.13", strict.url).session
    who = {"Authorization": f"Bearer {session}"}
    for path in ("/api/v2/tables", "/api/v2/sessions"):
        begin = partial(ask_from, "127.0.0.13", strict.url, "POST", path, b"{}", who)
        status, answer, headers = ask_until(429, begin)
        assert (status, answer["code"]) == (429, "too-fast")
        assert int(headers["Retry-After"]) > 0
    other = {"Authorization": f"Bearer {guest_from('127.0.0.14', strict.url).session}"}
    assert ask_from("127.0.0.14", strict.url, "POST", path, b"{}", other)[0] == 201


def _many_addresses() -> Iterator[str]:
    return (f"11.{number >> 16}.{number >> 8 & 255}.{number & 255}" for number in count())


@pytest.mark.proof
def test_what_a_trusted_proxy_says_is_believed_and_nobody_else(tmp_path: Path) -> None:
    limits = ("--requests-per-second", "2", "--trusted-proxy", "127.0.0.16")
    with running(tmp_path / "games.db", *limits) as server:

        def status_for(client: str, proxy: str = "127.0.0.16") -> int:
            headers = {"X-Forwarded-For": client, "Forwarded": f"for={client}"}
            return ask_from(proxy, server.url, "GET", "/api/v2/tables", headers=headers)[0]

        assert {status_for(f"10.0.0.{number}") for number in range(20)} == {200}
        wait_until(lambda: status_for("10.0.1.1") == 429, pause=0.0)
        others = _many_addresses()
        wait_until(lambda: status_for(f"{next(others)}, 10.0.1.1") == 429, pause=0.0)
        assert status_for("10.0.1.1, 10.0.1.2") == 200
        wait_until(lambda: status_for(next(others), "127.0.0.17") == 429, pause=0.0)


def test_half_requests_of_one_address(strict: Server) -> None:
    with ExitStack() as stack:
        for _ in range(5 * CONNECTIONS_OF_A_VISITOR):
            stack.enter_context(connected(strict.url, "127.0.0.18", b"GET /healthz HT"))
        refused = bare(strict.url, b"", address="127.0.0.18")
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert ask_from(ELSEWHERE, strict.url, "GET", "/healthz")[0] == 200
    ask_for_health = partial(ask_from, "127.0.0.18", strict.url, "GET", "/healthz")
    assert ask_until(200, ask_for_health)[0] == 200


@pytest.mark.parametrize("where", ["address", "header", "many headers"])
def test_requests_without_end(strict: Server, where: str) -> None:
    sent = {
        "address": b"GET /" + b"a" * 100_000,
        "header": b"GET /healthz HTTP/1.1\r\nX: " + b"a" * 100_000,
        "many headers": b"GET /healthz HTTP/1.1\r\n" + b"X: y\r\n" * 20_000,
    }[where]
    began = time.monotonic()
    assert bare(strict.url, sent, address="127.0.0.19")[:13] in (b"", b"HTTP/1.1 431 ")
    assert time.monotonic() - began < SECONDS_FOR_REQUEST
