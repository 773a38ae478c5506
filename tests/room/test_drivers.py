"""The same games through both drivers of a room: all that is told and kept is the same.

One driver is the server, from the messages of a socket to those that are written to it. The other
is the terminal, whose room is in its own process. Both have the same clock, which is set by hand.
Only the ids of tables may differ, and the tokens of seats, which the terminal does not need.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest

from fourfold.room.plan import Json
from fourfold.room.room import Room
from fourfold.room.telling import dumped
from fourfold.room.token_bucket import Rate
from fourfold.rules import Calling
from fourfold.server.gate import Gate
from fourfold.server.settings import Settings
from fourfold.server.socket import serve_socket
from fourfold.server.transport import WIRE
from fourfold.service.guests import Guests
from fourfold.service.service import Service
from fourfold.store import Change, Store, url_of
from fourfold.table.codec import VERSION
from fourfold.table.command import Offer, Propose
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.table.player import Computer, Pace, Player
from fourfold.terminal.keeping import Keeping
from fourfold.terminal.local import LocalLink
from fourfold.terminal.setup import Wishes
from fourfold.terminal.voice import Voice
from fourfold.words import Language
from tests.room.rooms import NOON, Hall
from tests.room.test_room import QUERIES
from tests.table.games import ROW, ROWS
from tests.terminal.scripted import Script

Step: TypeAlias = str | float | Json
"""Moves, seconds that pass, or a message; its `after` is how many seconds late it comes."""
RESTART = "restart"
NEXT_GAME = "next game"
ANOTHER_GAME = "another game"
"""Offered to the computer."""
UNBOUNDED = Settings(messages=Rate(10**6, 10**6), requests_per_second=10**6)


def noted(text: str) -> str:
    """A message without what may differ between the drivers."""
    message: Json = json.loads(text)
    if message["type"] == "next":
        message["seats"] = []
    return dumped(message | ({"table": "an id"} if "table" in message else {}))


class AtTerminal(LocalLink):
    """A terminal's place at a table, which notes all that it is told."""

    def __init__(self, database: Path, now: Callable[[], float]) -> None:
        self.told: list[str] = []
        super().__init__(database, now, Random(1), Wishes(), goes_on=True)

    @property
    def game(self) -> str:
        return self._room.id

    def _receive(self, body: dict[str, Any]) -> None:
        self.told.append(noted(dumped(body)))
        super()._receive(body)

    def send_message(self, message: Json) -> None:
        """Sends a message, and has the computer do all that it wants to do then."""
        self._carry(message)
        while self._computer_acts():
            pass

    def let_time_pass(self) -> None:
        if self.deadline is not None and self.deadline <= self._now():
            self.pass_time()


class AtServer:
    """A guest at a table of a server, by a socket without a network.

    It is the wire by which the server writes, and notes all that it is told.
    """

    def __init__(self, service: Service, session: str, table: str) -> None:
        self.service = service
        self.session = session
        self.table = table
        self.told: list[str] = []
        self._received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._received.put_nowait({"type": "websocket.connect"})

    async def sit_down(self) -> None:
        """Says hello at the table, with all seats of the guest."""
        guests = self.service.guests
        guest = guests.guest_of(self.session)
        self.live = await self.service.find(self.table)
        scope = {
            "type": "websocket",
            "client": ("127.0.0.1", 1),
            "headers": [],
            "extensions": {WIRE: self},
        }
        receive, send = self._received.get, self._answer_handshake
        gate = Gate(UNBOUNDED, time.monotonic, self.service.troubles)
        serving = serve_socket(scope, receive, send, self.service, gate, "127.0.0.1")
        self._serving = asyncio.create_task(serving)
        players = self.live.room.players_of(guest)
        hello = {
            "type": "hello",
            "version": VERSION,
            "session": self.session,
            "table": self.table,
            "seats": [guests.seat_token(self.table, player, guest) for player in players],
            "seen": 0,
        }
        await self.send_message(hello, "welcome")

    async def send_message(self, message: Json, word: str) -> None:
        """Sends a message, and waits until a word is told, and the computer has nothing to do."""
        start = len(self.told)
        self._received.put_nowait({"type": "websocket.receive", "text": dumped(message)})
        while word not in str(self.told[start:]) or self.service.computers.is_busy(self.live):
            assert not self._serving.done(), self.told
            await asyncio.sleep(0.001)

    async def _answer_handshake(self, message: Any) -> None:
        assert message["type"] == "websocket.accept"

    # The wire

    def tell(self, text: str) -> None:
        self.told.append(noted(text))

    def end(self, code: int) -> None:
        self._received.put_nowait({"type": "websocket.disconnect", "code": code})

    async def drained(self) -> None:
        """Everything is read at once."""

    async def gone(self) -> None:
        await asyncio.Event().wait()


class Game:
    """A game, played at a terminal and at a server."""

    def __init__(self, folder: Path, table: Room) -> None:
        """Keeps the same table at both."""
        self.now = NOON
        self.ids = count()
        self.store = Store(url_of(folder / "server.db"))
        self.database = folder / "terminal.db"
        self.keeping = Keeping(self.database)
        guests = Guests(self.store.secret())
        self.session = guests.new_session()
        guest = guests.guest_of(self.session)
        events, players = tuple(table.events), tuple(table.players.values())
        self.keeping.begin(table, NOON)
        seated = tuple(replace(each, guest=None if each.computer else guest) for each in players)
        self.store.write([(Change(table.id, 0, events, NOON, seated),)])

    def time(self) -> float:
        return self.now

    async def start(self, table: str, game: str) -> None:
        """Starts both programs, which go on with a table that was kept."""
        self.service = Service(self.store, now=self.time, has_timer=False)
        await self.service.start()
        self.server = AtServer(self.service, self.session, table)
        await self.server.sit_down()
        self.terminal = AtTerminal(self.database, self.time)
        self.terminal.arrive(Voice(Script(iter(())), Language.EN))
        assert self.terminal.game == game

    async def go_on(self) -> None:
        """Both programs go on to the next game."""
        self.compare_kept()
        following = self.server.live.room.following
        assert following is not None
        self.server = AtServer(self.service, self.session, following)
        await self.server.sit_down()
        self.terminal.told.clear()
        assert self.terminal.go_on()

    async def end(self) -> None:
        await self.service.stop()
        self.terminal.close()
        self.keeping.close()
        self.store.close()

    async def do(self, step: Step) -> None:
        """Does a step of the game at both."""
        if step == RESTART:
            await self.service.stop()
            self.terminal.close()
            await self.start(self.server.table, self.terminal.game)
        elif step == NEXT_GAME:
            await self.go_on()
        elif step == ANOTHER_GAME:
            while self.terminal.take_news() is not None:
                pass
            seen = self.terminal.table.seen
            request = self.terminal.send(Propose(Offer.REMATCH))
            message = command("propose", offer="rematch", seen=seen, id=request.id)
            await self.server.send_message(message, "next")
        elif isinstance(step, str):
            for move in step.split():
                await self.send(command("play", move=self.move(move)))
        elif isinstance(step, dict):
            await self.send(step)
        else:
            self.now += step
            self.terminal.let_time_pass()
            await self.service.timekeeper.pass_time()

    def move(self, text: str) -> str:
        """A move; for "any" the first that is legal."""
        return str(self.terminal.table.position.legal_moves()[0]) if text == "any" else text

    async def send(self, message: Json) -> None:
        """Sends a message: of whoever must act, if it does not say whose it is."""
        table = self.terminal.table
        body: Json = {"id": f"message {next(self.ids)}.", **message}
        if body["type"] == "command":
            body = {"seen": table.seen, "seat": str(table.turn or "first"), **body}
        self.now += body.pop("after", 0.0)
        self.terminal.send_message(body)
        await self.server.send_message(body, body["id"])

    def compare_kept(self) -> None:
        """What was kept at both is the same."""
        kept, record = self.keeping.read(self.terminal.game), self.store.read(self.server.table)
        assert record is not None
        assert kept.events == list(record.events)
        assert kept.causes == list(record.causes)


def play(folder: Path, hall: Hall, steps: Sequence[Step]) -> str:
    """Goes on with a game at both, and compares them after each step; all that was told last."""

    async def run() -> str:
        game = Game(folder, hall.room)
        try:
            await game.start(hall.room.id, hall.room.id)
            for step in steps:
                await game.do(step)
                assert game.terminal.told == game.server.told
            game.compare_kept()
            return "\n".join(game.terminal.told)
        finally:
            await game.end()

    return asyncio.run(run())


def command(name: str, **more: object) -> Json:
    return {"type": "command", "command": name} | more


def offer(what: str, seat: str, answer: str | None = None) -> list[Step]:
    """A seat offers something, and the other one answers."""
    other = "second" if seat == "first" else "first"
    answers = [] if answer is None else [command(answer, seat=other)]
    return [command("propose", offer=what, seat=seat), *answers]


HINT: Json = {"type": "query", "query": "hint"}
CALL: Json = {"type": "query", "query": "call"}
TYPED = ("gib 7", "quarto", "resign", "save x", "language fr", "help", "rules", "gibberish")
ASKED: list[Step] = [
    *({"type": "query"} | query for query, _ in QUERIES if query != {"query": "hint"}),
    *({"type": "ask", "text": text} for _, text in QUERIES if text != "hint"),
    *({"type": "ask", "text": text, "language": "de"} for text in TYPED),
    {"type": "ping"},
    CALL,
]
REMATCH: list[Step] = [*offer("rematch", "second", "accept"), NEXT_GAME, "0 a1", *ASKED]

START = "..../..../0f3c/124. 5"
"""The second row shares nothing, and with the piece in hand the first one can be completed."""

GAMES: dict[str, tuple[Options, list[Step]]] = {
    "calls": (
        Options(hints=True),
        ["0 a1", *ASKED, ROW[5:], CALL, HINT, {"type": "ask", "text": "hint"}, "f !a1d1", *REMATCH],
    ),
    "misses": (Options(), [ROW, CALL, "f a2", CALL, "!a1d1", *ASKED, command("resign"), *ASKED]),
    "the coach": (
        Options(coach=True),
        [ROW, "f a2", "!a1d1", *ASKED, RESTART, *ASKED, command("resign"), *REMATCH],
    ),
    "wrong calls": (
        Options(wrong_calls_to_lose=2),
        [ROWS, "!a2d2", CALL, "!a1d1", *ASKED, "6 a3 8 !a2d2 b3 9 !a2d2", *REMATCH],
    ),
    "wrong calls that cost nothing": (
        Options(wrong_calls=WrongCalls.NOTHING),
        [ROWS, "!a2d2 !a2d2", CALL, "!a1d1", *ASKED, *REMATCH],
    ),
    "offers and take-backs": (
        Options(),
        [
            *("0 a1", *offer("draw", "first", "decline"), *offer("draw", "first")),
            *(*ASKED, *offer("draw", "first"), command("decline", seat="first")),
            *(*offer("take-back", "second"), "1", *offer("take-back", "first", "accept")),
            *(*offer("take-back", "second", "accept"), *ASKED),
            *(*3 * offer("draw", "second", "decline"), 60.0),
            *(*offer("draw", "first", "accept"), *REMATCH),
        ],
    ),
    "what is refused, stale or known": (
        Options(),
        [
            *("0 0 b1 b1 !a1d1", command("play", move="1", seat="first"), command("accept")),
            *(command("claim"), command("play", move="1", seen=2)),
            *(command("play", move="1", seen=99), command("resign", seat="first", seen=4)),
            *(command("play", move="1", id="mine"), command("play", move="1", id="mine")),
            *(command("resign"), command("resign"), *REMATCH),
        ],
    ),
    "the mask": (
        Options(mask=True, hints=True),
        [
            *(ROW, *ASKED, HINT, command("resign", seen=3), "f a2 !a1d1"),
            *(20.0, RESTART, "5 b2", *ASKED, command("resign"), *ASKED),
        ],
    ),
    "automatic calls": (Options(calling=Calling.AUTOMATIC), [ROW, CALL, *ASKED, *REMATCH]),
    "time": (
        Options(seconds_per_move=60),
        ["0", 30.0, *ASKED, RESTART, 59.0, "a1", 59.9, *ASKED, 0.1, "1", *REMATCH],
    ),
    "warnings": (
        Options(seconds_per_move=60, late=Late.WARNED),
        ["0", 60.0, *ASKED, "a1", command("play", move="1", after=60.0), "1", 1.0, RESTART],
    ),
    "late commands": (
        Options(seconds_per_move=60),
        ["0", command("play", move="a1", after=60.0), command("play", move="a1"), *REMATCH],
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_both_players_are_told_the_same(tmp_path: Path, name: str) -> None:
    options, steps = GAMES[name]
    play(tmp_path, Hall(options), steps)


@pytest.mark.parametrize(
    "options", [Options(hints=True), Options(mask=True)], ids=["hints", "mask"]
)
@pytest.mark.parametrize("start", [START, "..../..../0f3c/1245 6 d1", "..../..../..../.... 7"])
def test_both_are_told_the_same_of_a_game_that_begins_at_a_position(
    tmp_path: Path, options: Options, start: str
) -> None:
    takes_back = [*offer("take-back", "first", "accept"), *offer("take-back", "second", "accept")]
    steps = [*ASKED, "a4 e", *2 * takes_back, RESTART, *ASKED, "!a2d2 a4", command("resign")]
    told = play(tmp_path, Hall(options, start=start), [*steps, *REMATCH[:3], *ASKED])
    assert '"began-position"' in told


LOST = "0 a1 c a3 1 b1 d b3 2 c1 e c3"
"""Whatever `first` gives now, `second` completes a line with it."""

USED_UP = "6 b3 3 d1 f a2 1 c2 b d4 c b2 7 b1 9 d2 5 c1 4 a4"
"""So it is here, once `first` has called the second row instead of the open line."""

AGAINST_COMPUTERS: list[tuple[int, str, list[Step], str]] = [
    (1, "", ["any", *ASKED, "any any", 20.0, RESTART, *ASKED, *4 * ["any any"]], "moved"),
    (1, "", ["any any", *offer("take-back", "first"), *offer("draw", "first")], "ended-agreed"),
    (1, LOST, [*offer("draw", "first"), "3", ANOTHER_GAME], "declined"),
    (0, "0 a1", ["1", *offer("draw", "second"), ANOTHER_GAME], "ended-agreed"),
    (1, USED_UP, ["!a2d2", *offer("draw", "first")], "declined"),
]


@pytest.mark.parametrize(("computer", "moves", "steps", "last"), AGAINST_COMPUTERS)
def test_one_who_plays_against_the_computer_is_told_the_same(
    tmp_path: Path, computer: int, moves: str, steps: list[Step], last: str
) -> None:
    players = [Player(0), Player(1)]
    players[computer] = Player(computer, computer=Computer("club", 7, Pace.AT_ONCE))
    told = play(tmp_path, Hall(moves=moves, players=players), steps)
    assert f'"{last}"' in told
