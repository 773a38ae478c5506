"""One visitor who does the worst cannot stop the others."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from fourfold.server.gate import FILES_KEPT, SHARE_OF_ALL
from fourfold.server.transport import UNSENT_AT_MOST
from fourfold.table.codec import VERSION
from tests.server.games import pair
from tests.server.hostile import (
    ELSEWHERE,
    GET,
    ask_from,
    bare,
    connected,
    framed,
    guest_from,
    long_table,
    narrow_socket,
    refused_socket,
)
from tests.server.running import Guest, Server, Socket, ask, running, wait_until

HERE = "127.0.0.70"


@pytest.mark.proof
def test_questions_of_one_address_wait_for_their_share(tmp_path: Path) -> None:
    """40 a second by all connections together, while moves and others do not wait."""
    limit = ("--requests-per-second", "4")
    with running(tmp_path / "games.db", *limit) as server, ExitStack() as kept:
        guest = guest_from(HERE, server.url)
        seats = guest.open(opponent={"kind": "same-screen"}, first="me")

        def sit(address: str) -> Socket:
            who = (seats["table"], guest.session, seats["seats"])
            return kept.enter_context(Socket(server.url, *who, source_address=(address, 0)))

        player, other, asking = sit(HERE), sit(ELSEWHERE), [sit(HERE) for _ in range(3)]
        began = time.monotonic()
        for each in asking:
            for _ in range(60):
                each.send(type="ask", text="a1?")
        assert player.play("0", seat="first")["type"] == "events"
        other.send(type="ask", text="a1?")
        other.until("answer")
        for each in asking:
            for _ in range(60):
                each.until("answer")
        assert time.monotonic() - began > 3.0


@pytest.mark.proof
def test_answers_that_nobody_reads_are_dropped(tmp_path: Path) -> None:
    limits = ("--connections-per-address", "2", "--requests-per-second", "100")
    unread = GET % (b"/api/v2/openapi.json", b"") * 30
    with running(tmp_path / "games.db", *limits) as server, ExitStack() as kept:
        for _ in range(16):
            kept.enter_context(connected(server.url, HERE, unread))
        assert bare(server.url, b"", address=HERE).startswith(b"HTTP/1.1 429 ")
        assert ask_from(ELSEWHERE, server.url, "GET", "/healthz")[0] == 200

        def is_let_in() -> bool:
            health = GET % (b"/healthz", b"Connection: close\r\n")
            return bare(server.url, health, address=HERE).startswith(b"HTTP/1.1 200 ")

        wait_until(is_let_in, pause=0.5)


def test_who_asks_for_much_and_reads_late_is_waited_for(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    session, seats = long_table(database)
    with running(database) as server, narrow_socket(server.url, HERE) as client:
        client.sendall(framed(type="hello", version=VERSION, session=session, **seats))
        for name in ("one", "two"):
            client.sendall(framed(type="command", seen=0, command="resign", id=name))
        client.sendall(framed(type="ping", id="three"))
        time.sleep(1)
        came = b""
        while b'"three"' not in came:
            part = client.recv(65_536)
            assert part
            came += part
        assert [came.count(each) for each in (b'"welcome"', b'"stale"')] == [1, 2]
        assert len(came) > UNSENT_AT_MOST


@pytest.mark.proof
def test_a_socket_that_nobody_reads_is_dropped(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    session, seats = long_table(database)
    with (
        running(database) as server,
        Guest(server.url, session).sit(seats) as second,
        narrow_socket(server.url, HERE) as watcher,
    ):
        watcher.sendall(framed(type="hello", version=VERSION, table=seats["table"]))
        while second.until("watching")["count"] != 1:
            pass
        while second.until("watching")["count"] != 0:
            pass


def test_files_are_kept_for_those_who_are_there(tmp_path: Path) -> None:
    files = FILES_KEPT + 40
    with running(tmp_path / "games.db", files=files) as server, ExitStack() as kept:
        game = kept.enter_context(pair(server.url))
        taken = 0
        for number in range(SHARE_OF_ALL + 1):
            for _ in range(40 // SHARE_OF_ALL):
                kept.enter_context(connected(server.url, f"127.0.0.{80 + number}"))
                taken += 1
        assert taken > 40
        wait_until(lambda: bare(server.url, b"", 5.0, ELSEWHERE).startswith(b"HTTP/1.1 503 "))
        game.play("0 a1 1 b1")
        assert "no connection is free: all 40 are taken" in server.logged()
        assert "127.0.0" not in server.logged().partition("Ready at")[2].partition("\n")[2]


@pytest.mark.proof
def test_one_address_has_a_share_of_all(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", files=FILES_KEPT + 40) as server, ExitStack() as kept:
        for _ in range(40 // SHARE_OF_ALL):
            kept.enter_context(connected(server.url, HERE))
        refused = bare(server.url, b"", address=HERE)
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b'"too-many"' in refused
        assert b"\r\nRetry-After: " in refused
        assert ask_from(ELSEWHERE, server.url, "GET", "/healthz")[0] == 200


@pytest.mark.proof
def test_all_told_again_and_again_by_new_connections_is_too_fast(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    _, seats = long_table(database)
    with running(database, "--requests-per-second", "4") as server, ExitStack() as kept:
        sockets = (Socket(server.url, source_address=(HERE, 0)) for _ in range(6))
        clients = [kept.enter_context(each) for each in sockets]
        for client in clients:
            client.send(type="hello", version=VERSION, table=seats["table"], seen=0)
        told = [client.receive() for client in reversed(clients)]
        assert "too-fast" in [each.get("code") for each in told]
        assert "welcome" in [each["type"] for each in told]
        with Socket(server.url, seats["table"], source_address=(ELSEWHERE, 0)) as other:
            assert other.welcome["type"] == "welcome"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which an address may ask for five things a second."""
    with running(
        tmp_path_factory.mktemp("slow") / "games.db", "--requests-per-second", "0.5"
    ) as started:
        yield started


@pytest.mark.parametrize(
    ("number", "path", "header"),
    [
        (1, b"/", b""),
        (2, b"/api/v2/openapi.json", b""),
        (3, b"/nothing/here", b""),
        (4, b"/healthz", b""),
        (5, b"/api/v2/tables", b"Origin: https://evil.example\r\n"),
        (7, b"/readyz", b""),
        (6, b"/healthz", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"),
    ],
)
def test_every_route_has_a_limit(slow: Server, number: int, path: bytes, header: bytes) -> None:
    address = f"127.0.0.{90 + number}"
    with ExitStack() as kept:
        for _ in range(60):
            last = kept.enter_context(connected(slow.url, address, GET % (path, header)))
        came = last.recv(65_536)
        assert came.startswith(b"HTTP/1.1 429 ")
        assert b'"too-fast"' in came
        assert ask_from(ELSEWHERE, slow.url, "GET", "/healthz")[0] == 200


@pytest.mark.proof
def test_a_class_of_visitors_behind_one_address_loads_the_page(tmp_path: Path) -> None:
    """Nothing is refused by the usual limits, however much comes at once."""
    database = tmp_path / "games.db"
    asked = GET % (b"/healthz", b"") * 9 + GET % (b"/healthz", b"Connection: close\r\n")
    with running(database, "--log-level", "info") as server, ExitStack() as kept:
        clients = [kept.enter_context(connected(server.url, HERE, asked)) for _ in range(60)]
        for client in clients:
            came = b""
            while part := client.recv(65_536):
                came += part
            assert came.count(b"HTTP/1.1 200 ") == 10


@pytest.mark.proof
def test_nobody_fills_the_list_of_open_tables(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as server, ExitStack() as kept:

        def sit(guest: Guest, address: str) -> str:
            seats = guest.open(name="Ada", opponent={"kind": "anyone"})
            who = (seats["table"], guest.session, seats["seats"])
            kept.enter_context(Socket(server.url, *who, source_address=(address, 0)))
            return str(seats["table"])

        first = sit(Guest(server.url), ELSEWHERE)
        alone = Guest(server.url)
        of_one = {sit(alone, "127.0.0.71") for _ in range(4)}
        of_many = {sit(Guest(server.url), HERE) for _ in range(14)}
        listed = [each["table"] for each in ask("GET", f"{server.url}/api/v2/tables")[1]["tables"]]
        assert listed[-1] == first
        assert len(of_one.intersection(listed)) == 2
        assert len(of_many.intersection(listed)) == 10


def test_names_that_are_not_the_servers(tmp_path: Path) -> None:
    """A page can have a name of its own lead to this machine."""
    with running(tmp_path / "games.db", "--allowed-host", "Quarto.example") as server:

        def status(host: str, path: str = "/api/v2/tables") -> int:
            return ask_from(HERE, server.url, "GET", path, headers={"Host": host})[0]

        own = socket.gethostname()
        for host in ("localhost", "127.0.0.1:80", "[::1]:1", "a.localhost", own, f"{own}.local"):
            assert status(host) == 200, host
        assert {status(host) for host in ("quarto.example", "QUARTO.EXAMPLE.:443")} == {200}
        for host in ("evil.example", "quarto.example.evil.example", "127.0.0.1.evil.example", "["):
            assert {status(host), status(host, "/"), status(host, "/healthz")} == {421}, host
        headers = {"Host": "evil.example", "Origin": "http://evil.example"}
        _, answer, _ = ask_from(HERE, server.url, "POST", "/api/v2/sessions", headers=headers)
        assert answer["code"] == "unknown-host"
        assert "--allowed-host" in answer["message"]


def test_a_page_without_tls_is_from_elsewhere_where_there_is_tls(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", "--trusted-proxy", "127.0.0.1") as server:
        host = server.url.partition("//")[2]

        def status(origin: str, scheme: str) -> int:
            headers = {"Origin": origin, "X-Forwarded-Proto": scheme}
            seen = ask("POST", f"{server.url}/api/v2/sessions", headers=headers)[0]
            refused = refused_socket(server.url, additional_headers=headers)
            assert refused == (None if seen == 201 else (403, "foreign-origin"))
            return seen

        assert status(f"https://{host}", "https") == 201
        assert status(f"http://{host}", "http") == 201
        assert status(f"http://{host}", "https") == 403


BODY = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
LOOSE = {
    "two lengths": (400, GET % (b"/healthz", b"Content-Length: 2\r\n" + BODY + b"\r\n")),
    "line feeds": (400, (GET % (b"/healthz", b"X: y\r\n")).replace(b"\r\n", b"\n")),
    "one line feed": (400, GET % (b"/healthz", b"X: y\n")),
    "folded": (400, GET % (b"/healthz", b"X: y\r\n z\r\n")),
    "folded by a tab": (400, GET % (b"/healthz", b"X: y\r\n\tz\r\n")),
    "long": (431, GET % (b"/healthz", b"X: " + b"y" * 17_000 + b"\r\n")),
}


@pytest.mark.parametrize("kind", LOOSE)
@pytest.mark.parametrize("size", [100_000, 7])
def test_heads_that_others_may_read_differently(server: Server, kind: str, size: int) -> None:
    """Whole, and in small parts."""
    status, sent = LOOSE[kind]
    with connected(server.url, "127.0.0.1") as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        came = b""
        with suppress(ConnectionError):  # It is refused before all of it is sent.
            for at in range(0, len(sent), size):
                client.sendall(sent[at : at + size])
        with suppress(ConnectionError):
            while part := client.recv(65_536):
                came += part
    assert came.startswith(b"HTTP/1.1 %d " % status)
    assert came.count(b"HTTP/1.1 ") == 1
