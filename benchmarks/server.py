"""A thousand tables in one server, both players of each connected: how quickly moves are told.

A real server as a process of its own, a real SQLite file, durable commits, sockets over loopback.
Moves are sent by the clock, whether or not earlier ones were answered. The time of a move is from
sending it to the event that acknowledges it, and to the other player's. Players and server share
this machine, so the highest rate is that of both together.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from fourfold.store import Change, Store, url_of
from fourfold.table.event import Began, Joined, Opened
from fourfold.table.options import Options
from fourfold.table.player import Player

COMMAND = Path(sys.executable).with_name("fourfold")
GAME = "0 a1 1 b1 e c1 f d1 2 a2 c b2 3 c2 d d2 4 a3 b b3 5 c3 a d3 6 a4 9 b4 7 c4 8 d4 done done"
"""A whole game, in which nobody calls."""

MOVES = tuple(GAME.split())
TABLES = 1_000
TABLES_OF_A_GUEST = 100
OLD_TABLES = 100_000
SECONDS_TO_SETTLE = 10.0
RATE = 200
SECONDS = 20.0
SECONDS_AT_EACH_RATE = 5.0
HIGHEST_P99 = 0.100
IDLE_SECONDS = 60.0
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Table:
    """A table with its two players, and how far its game is."""

    sockets: tuple[ClientConnection, ClientConnection]
    seen: int = 4
    sent_at: float = 0.0
    told: int = 0
    times: list[list[float]] = field(default_factory=lambda: [[], []])
    is_idle: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def mover(self) -> int:
        """Who makes the next move: 0 gives first."""
        number = self.seen - 4
        return 0 if number == 0 else ((number + 1) // 2) % 2

    async def move(self) -> bool:
        """Sends the next move; False when the game is over."""
        number = self.seen - 4
        if number >= len(MOVES) or self.told:
            return False
        message = {"type": "command", "seen": self.seen, "command": "play", "move": MOVES[number]}
        self.told = 2
        self.sent_at = time.perf_counter()
        await self.sockets[self.mover].send(json.dumps(message))
        return True

    async def listen(self, player: int) -> None:
        """Notes when a player is told of each move."""
        async for text in self.sockets[player]:
            if text.startswith('{"type":"events"'):  # type: ignore[arg-type]
                took = time.perf_counter() - self.sent_at
                self.times[0 if player == self.mover else 1].append(took)
                self.told -= 1
                if self.told == 0:
                    self.seen += 1
            elif text.startswith(('{"type":"refused"', '{"type":"stale"')):  # type: ignore[arg-type]
                raise RuntimeError(text)


class Server:
    """A server process on a database."""

    def __init__(self, database: str) -> None:
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [
                COMMAND, "serve", "--port", "0", "--database", database,
                "--requests-per-second", "1000000", "--connections-per-address", "1000000",
            ],
            stderr=subprocess.PIPE,
            text=True,
        )  # fmt: skip
        assert self._process.stderr is not None
        line = next(line for line in self._process.stderr if "Ready at" in line)
        self.url = line.partition("Ready at ")[2].strip().rstrip("/")
        with urllib.request.urlopen(f"{self.url}/healthz"):  # noqa: S310
            self.seconds_to_ready = time.perf_counter() - began

    def megabytes(self) -> float:
        """The memory that it takes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def cpu_seconds(self) -> float:
        """The time that it has worked."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def end(self, *, kills: bool = False) -> None:
        """Ends it."""
        if kills:
            self._process.kill()
        else:
            self._process.terminate()
        self._process.wait()
        assert self._process.stderr is not None
        self._process.stderr.close()


def post(url: str, body: object, session: str | None = None) -> Any:
    """A request over HTTP, and its answer."""
    headers = {"Content-Type": "application/json"}
    if session is not None:
        headers["Authorization"] = f"Bearer {session}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)  # noqa: S310
    with urllib.request.urlopen(request) as response:  # noqa: S310
        return json.load(response)


async def sit(url: str, session: str, seats: Any) -> ClientConnection:
    """Connects a player."""
    socket = await connect(
        f"{url.replace('http', 'ws', 1)}/api/v2/socket", compression=None, ping_interval=None
    )
    hello = {"type": "hello", "version": 2, "session": session, **seats}
    await socket.send(json.dumps(hello))
    await socket.recv()
    return socket


async def open_tables(url: str, count: int, **options: Any) -> list[Table]:
    """Tables whose games have begun, both players connected."""
    tables = []
    for number in range(count):
        if number % TABLES_OF_A_GUEST == 0:
            sessions = [post(f"{url}/api/v2/sessions", {})["session"] for _ in range(2)]
        body = {"name": "Ada", "first": "me", "options": options}
        mine = await asyncio.to_thread(post, f"{url}/api/v2/tables", body, sessions[0])
        join = f"{url}/api/v2/tables/{mine['table']}/players"
        also = await asyncio.to_thread(post, join, {"name": "Grace"}, sessions[1])
        sockets = [await sit(url, *each) for each in zip(sessions, (mine, also), strict=True)]
        tables.append(Table((sockets[0], sockets[1])))
    return tables


async def play(tables: list[Table], rate: float, seconds: float) -> tuple[float, list[list[float]]]:
    """Has moves made at a rate; the moves a second that were told, and their times."""
    before = sum(table.seen for table in tables)
    for table in tables:
        table.times = [[], []]
    began = time.perf_counter()
    turns = _rounds(tables)
    for number in range(int(rate * seconds)):
        due = began + number / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        for _ in range(len(tables)):
            if await next(turns).move():
                break
    while any(table.told for table in tables) and time.perf_counter() < began + 3 * seconds:
        await asyncio.sleep(0.01)
    took = time.perf_counter() - began
    told = sum(table.seen for table in tables) - before
    times = [[each for table in tables for each in table.times[who]] for who in (0, 1)]
    return told / took, times


def _rounds(tables: list[Table]) -> Iterator[Table]:
    while True:
        yield from tables


def percentiles(times: list[float]) -> tuple[float, float]:
    """The times that half and 99 of 100 stay below, in milliseconds."""
    cuts = quantiles(times, n=100)
    return cuts[49] * 1000, cuts[98] * 1000


async def measure(folder: Path, *, idles: bool) -> None:
    """Measures moves at rising rates."""
    server = Server(url_of(folder / "games.db"))
    print(f"start to ready, empty database: {server.seconds_to_ready:.2f} s")
    empty = server.megabytes()
    tables = await open_tables(server.url, TABLES)
    gc.collect()
    gc.disable()  # The players' own pauses are not the server's.
    listeners = [asyncio.create_task(table.listen(player)) for table in tables for player in (0, 1)]
    full = server.megabytes()
    print(
        f"memory: {empty:.0f} MB, with {TABLES} tables and {2 * TABLES} connections {full:.0f} MB: "
        f"{(full - empty) / TABLES * 1024:.0f} kB a table with both players"
    )
    print()
    print("moves a second   told      p50       p99      other's p50  p99")
    highest = 0.0
    for rate, seconds in [(RATE, SECONDS), *((r, SECONDS_AT_EACH_RATE) for r in _rates())]:
        used = server.cpu_seconds()
        told, (own, others) = await play(tables, rate, seconds)
        used = (server.cpu_seconds() - used) / max(1, len(own)) * 1e6
        (p50, p99), (q50, q99) = percentiles(own), percentiles(others)
        print(
            f"{rate:>14} {told:>6.0f} {p50:>7.1f} ms {p99:>6.1f} ms {q50:>9.1f} ms {q99:>6.1f} ms"
            f"   {used:.0f} µs CPU a move"
        )
        if p99 > HIGHEST_P99 * 1000 or told < 0.9 * rate:
            break
        highest = max(highest, told)
    print(f"highest rate held with p99 at most {HIGHEST_P99 * 1000:.0f} ms: {highest:.0f} a second")
    if idles:
        used = server.cpu_seconds()
        await asyncio.sleep(IDLE_SECONDS)
        share = (server.cpu_seconds() - used) / IDLE_SECONDS
        print(f"idle with {2 * TABLES} connections: {share:.2%} CPU")
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    server.end(kills=True)
    await asyncio.gather(*(s.close() for table in tables for s in table.sockets))


def _rates() -> Iterator[int]:
    rate = 2 * RATE
    while rate <= 16 * RATE:
        yield rate
        rate = rate * 3 // 2


def measure_restart(folder: Path) -> None:
    """How soon a server is ready amid many games whose clocks run, and what they cost it."""
    database = folder / "clocks.db"
    for count in (0, OLD_TABLES):
        with closing(Store(url_of(database))) as store:
            for start in range(0, count, 1_000):
                store.write([(timed_game(f"{start + n:022}"),) for n in range(1_000)])
        server = Server(url_of(database))
        time.sleep(SECONDS_TO_SETTLE)
        print(
            f"amid {count} games with a 24-hour clock: ready after "
            f"{server.seconds_to_ready:.2f} s; {SECONDS_TO_SETTLE:.0f} s later "
            f"{server.megabytes():.0f} MB, {server.cpu_seconds():.1f} s CPU"
        )
        server.end()


def timed_game(name: str) -> Change:
    """A game that has begun, with a day for each move."""
    options = Options(seconds_per_move=86_400)
    events = (Opened(options), Joined("Ada"), Joined("Grace"), Began(0, 0.0))
    return Change(name, 0, events, 0.0, (Player(0, "ada"), Player(1, "grace")))


def measure_idle(folder: Path) -> None:
    """Measures how much a server works for nobody."""
    server = Server(url_of(folder / "idle.db"))
    used = server.cpu_seconds()
    time.sleep(IDLE_SECONDS)
    share = (server.cpu_seconds() - used) / IDLE_SECONDS
    print(f"idle, nobody connected: {share:.2%} CPU over {IDLE_SECONDS:.0f} s")
    server.end()


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-idle", action="store_true", help="leave out the idle minutes")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), idles=not arguments.no_idle))
        measure_restart(Path(folder))
        if not arguments.no_idle:
            measure_idle(Path(folder))


if __name__ == "__main__":
    main()
