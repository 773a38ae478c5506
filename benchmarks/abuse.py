"""How much one address that does its worst slows the others' moves down.

A real server with its usual limits, and few files, as a process of its own; the one who attacks is
another. The others have addresses of their own (all of 127.0.0.0/8 is this machine) and send moves
by the clock. First it is quiet, then the attacks follow, each for some seconds. What counts is how
the times compare within one run, as the machine is shared by all three.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import resource
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote, urlsplit

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import Table, percentiles, play
from tests.server.hostile import long_table
from tests.server.running import running

TABLES = 12
RATE = 50
SECONDS = 6.0
FILES = 1_024
SOCKETS = 99
CONNECTIONS = 1_500
WORST = "127.0.0.66"
"""The address of the one who attacks."""
LONG = "A" * 22
"""The table at which a thousand events have happened."""
HARD_TO_READ = "\ufdfa" * 200
ROUTES = ("/api/v2/openapi.json", "/healthz", "/", "/api/v2/nothing", "/x/y")

Told = Counter[str]
Attack = Callable[[str, float], Coroutine[Any, Any, Told]]


# Those who only play


def ask(url: str, address: str, path: str, body: object, session: str | None = None) -> Any:
    """A request from an address."""
    where = urlsplit(url)
    client = http.client.HTTPConnection(
        where.hostname or "", where.port, 30, source_address=(address, 0)
    )
    headers = {"Content-Type": "application/json"}
    if session is not None:
        headers["Authorization"] = f"Bearer {session}"
    client.request("POST", path, json.dumps(body), headers)
    answer = json.loads(client.getresponse().read())
    client.close()
    return answer


async def sit(url: str, address: str, session: str | None, seats: Any) -> ClientConnection:
    """Connects from an address, and says hello."""
    there = await connect(
        f"{url.replace('http', 'ws', 1)}/api/v2/socket",
        compression=None,
        ping_interval=None,
        max_size=None,
        local_addr=(address, 0),
    )
    await there.send(json.dumps({"type": "hello", "version": 2, "session": session, **seats}))
    welcome = str(await there.recv())
    if not welcome.startswith('{"type":"welcome"'):
        await there.close()
        raise ConnectionError(welcome)
    return there


async def open_tables(url: str, phase: int) -> list[Table]:
    """Tables whose games have begun, each at an address of its own."""
    tables = []
    for number in range(TABLES):
        address = f"127.0.{10 + phase}.{1 + number}"
        sessions = [ask(url, address, "/api/v2/sessions", {})["session"] for _ in range(2)]
        mine = ask(url, address, "/api/v2/tables", {"name": "Ada", "first": "me"}, sessions[0])
        join = f"/api/v2/tables/{mine['table']}/players"
        also = ask(url, address, join, {"name": "Grace"}, sessions[1])
        both = zip(sessions, (mine, also), strict=True)
        sockets = [await sit(url, address, *each) for each in both]
        tables.append(Table((sockets[0], sockets[1])))
    return tables


# The one who attacks


async def ask_what_is_hard_to_read(url: str, end: float) -> Told:
    """Questions on many sockets, each within its limit."""
    session = ask(url, WORST, "/api/v2/sessions", {})["session"]
    body = {"opponent": {"kind": "same-screen"}}
    seats = ask(url, WORST, "/api/v2/tables", body, session)
    told: Told = Counter()

    async def talk() -> None:
        with suppress(Exception):
            async with asyncio.timeout_at(end):
                there = await sit(url, WORST, session, {"table": seats["table"]})
                while True:
                    await there.send(json.dumps({"type": "ask", "text": HARD_TO_READ}))
                    answer = json.loads(await there.recv())
                    told[str(answer.get("code", answer["type"]))] += answer["type"] != "watching"
                    await asyncio.sleep(0.1)

    await asyncio.gather(*(talk() for _ in range(SOCKETS)))
    return told


async def ask_and_never_read(url: str, end: float) -> Told:
    """Requests for a large file on many connections."""
    where = urlsplit(url)
    page = http.client.HTTPConnection(where.hostname or "", where.port, 30)
    page.request("GET", "/api/v2/openapi.json")
    size = len(page.getresponse().read())
    page.close()
    sent = b"GET /api/v2/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * (300_000 // size + 1)
    told: Told = Counter()
    kept: list[socket.socket] = []
    loop = asyncio.get_running_loop()
    for _ in range(CONNECTIONS):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        client.bind((WORST, 0))
        client.setblocking(False)  # noqa: FBT003 - it has no name
        kept.append(client)
        try:
            async with asyncio.timeout_at(end):
                await loop.sock_connect(client, (where.hostname, where.port))
                await loop.sock_sendall(client, sent)
            told["connected"] += 1
        except OSError:
            told["refused"] += 1
    await asyncio.sleep(max(0.0, end - loop.time()))
    for client in kept:
        with suppress(OSError):
            is_refused = client.recv(16).startswith(b"HTTP/1.1 4")
            told["refused"] += is_refused
            told["connected"] -= is_refused
        client.close()
    return told


async def have_all_told_again(url: str, end: float) -> Told:
    """Hellos by one who has seen nothing, at a table at which much has happened."""
    told: Told = Counter()

    async def come_again() -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < end:
            try:
                async with asyncio.timeout_at(end):
                    there = await sit(url, WORST, None, {"table": LONG, "seen": 0})
                    told["told"] += 1
                    await there.close()
            except TimeoutError:
                return
            except Exception:  # noqa: BLE001 - refused in one way or another
                told["refused"] += 1
                await asyncio.sleep(0.02)

    await asyncio.gather(*(come_again() for _ in range(20)))
    return told


async def ask_for_anything(url: str, end: float) -> Told:
    """Requests for what every visitor may have, and for what is not there."""
    where = urlsplit(url)
    told: Told = Counter()

    async def fetch(path: str) -> None:
        loop = asyncio.get_running_loop()
        request = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
        while loop.time() < end:
            try:
                async with asyncio.timeout_at(end):
                    reader, writer = await asyncio.open_connection(
                        where.hostname, where.port, local_addr=(WORST, 0)
                    )
                    while True:
                        writer.write(request)
                        head = await reader.readuntil(b"\r\n\r\n")
                        length = head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0]
                        await reader.readexactly(int(length or 0))
                        told[head[9:12].decode()] += 1
            except TimeoutError:
                return
            except (OSError, EOFError):
                told["closed"] += 1

    await asyncio.gather(*(fetch(ROUTES[number % len(ROUTES)]) for number in range(90)))
    return told


async def ask_for_analyses(url: str, end: float) -> Told:
    """Analyses of positions with four pieces, each another one, so that no answer is known."""
    where = urlsplit(url)
    cells = [(at, piece) for at in range(4) for piece in "6789abcdef"]
    wanted = iter(
        f"{one}.../..2./{'.' * at}{piece}{'.' * (3 - at)}/...3 4"
        for one in "01"
        for at, piece in cells
    )
    told: Told = Counter()

    async def analyse() -> None:
        for position in wanted:
            path = f"/api/v2/analysis?position={quote(position)}"
            try:
                async with asyncio.timeout_at(end):
                    reader, writer = await asyncio.open_connection(
                        where.hostname, where.port, local_addr=(WORST, 0)
                    )
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
                    head = await reader.readuntil(b"\r\n\r\n")
                    told[head[9:12].decode()] += 1
                    writer.close()
            except TimeoutError:
                told["waiting"] += 1
            except (OSError, EOFError):
                told["closed"] += 1

    await asyncio.gather(*(analyse() for _ in range(SOCKETS)))
    return told


ATTACKS: dict[str, Attack] = {
    "questions hard to read": ask_what_is_hard_to_read,
    "answers never read": ask_and_never_read,
    "all told again": have_all_told_again,
    "any route": ask_for_anything,
    "analyses": ask_for_analyses,
}


def attack(name: str, url: str, seconds: float, pipe: Pipe) -> None:
    """Attacks, as a process of its own."""

    async def run() -> Told:
        return await ATTACKS[name](url, asyncio.get_running_loop().time() + seconds)

    pipe.send(asyncio.run(run()))


# The measurement


async def measure(url: str) -> None:
    """Prints a line for the quiet, and one for each attack."""
    print(f"{'':<24}   p50       p99     of the quiet   moves told   what was attained")
    quiet = 0.0
    for phase, name in enumerate(("quiet", *ATTACKS)):
        tables = await open_tables(url, phase)
        listeners = [
            asyncio.create_task(table.listen(player)) for table in tables for player in (0, 1)
        ]
        mine, others = multiprocessing.Pipe()
        attacker = multiprocessing.Process(target=attack, args=(name, url, SECONDS + 1, others))
        if name in ATTACKS:
            attacker.start()
            await asyncio.sleep(1.0)
        _, (own, theirs) = await play(tables, RATE, SECONDS)
        p50, p99 = percentiles(own + theirs)
        quiet = quiet or p99
        attained = mine.recv() if name in ATTACKS else {}
        shown = ", ".join(f"{count} {what}" for what, count in sorted(attained.items()))
        share = f"x {p99 / quiet:.1f}"
        told = f"{len(own) / (RATE * SECONDS):.0%}"
        print(f"{name:<24} {p50:6.1f} ms {p99:7.1f} ms {share:>10} {told:>14}     {shown}")
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)
        await asyncio.gather(*(each.close() for table in tables for each in table.sockets))
        if name in ATTACKS:
            attacker.join()


def main() -> None:
    """Prints a table."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with TemporaryDirectory() as folder:
        database = Path(folder) / "games.db"
        long_table(database)
        with running(database, "--log-level", "info", files=FILES) as server:
            asyncio.run(measure(server.url))


if __name__ == "__main__":
    main()
