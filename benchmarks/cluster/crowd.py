"""A process full of players, and the questions that the harness asks it."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections.abc import Sequence
from itertools import cycle
from multiprocessing.connection import Connection as Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, Final

import uvloop

from benchmarks.cluster import history
from benchmarks.cluster.figures import Played
from benchmarks.cluster.machine import allow_many_files
from benchmarks.cluster.pairs import Pair, Party, sit_down

SPAWN: Final = multiprocessing.get_context("spawn")
SECONDS_TO_ANSWER: Final = 300.0
LATE_AT_MOST: Final = 10.0
"""Seconds for the last moves of a measurement to be told."""


class Crowd:
    """Players in a process of their own."""

    def __init__(self, ports: Sequence[int], party: Party, seed: int) -> None:
        self._pipe, other = SPAWN.Pipe()
        self._process: BaseProcess = SPAWN.Process(
            target=_live, args=(tuple(ports), party, seed, other), daemon=True
        )
        self._process.start()
        other.close()

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    def ask(self, question: str, *arguments: Any) -> None:
        """Asks something; the answer is taken later, so that all crowds work at once."""
        self._pipe.send((question, arguments))

    def answer(self) -> Any:
        """The answer to the last question."""
        if not self._pipe.poll(SECONDS_TO_ANSWER):
            raise TimeoutError("the players do not answer")
        answer = self._pipe.recv()
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def end(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.join()


def ask_all(crowds: Sequence[Crowd], question: str, *arguments: Any) -> list[Any]:
    """The answers of several crowds to one question."""
    for each in crowds:
        each.ask(question, *arguments)
    return [each.answer() for each in crowds]


def _live(ports: tuple[int, ...], party: Party, seed: int, pipe: Pipe) -> None:
    allow_many_files()
    uvloop.run(_Host(ports, party, seed, pipe).serve())


class _Host:
    """Answers questions within the process of the players."""

    def __init__(self, ports: tuple[int, ...], party: Party, seed: int, pipe: Pipe) -> None:
        chance = Random(seed)
        self._pairs = [
            Pair(number, ports, party, Random(chance.getrandbits(64)))
            for number in range(party.tables)
        ]
        self._pipe = pipe
        self._games: list[asyncio.Task[None]] = []
        self._failure: str | None = None

    def _fail(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Notes what went wrong in the players themselves; it is told with the next answer."""
        self._failure = self._failure or f"{context.get('message')}: {context.get('exception')!r}"

    async def serve(self) -> None:
        questions: asyncio.Queue[tuple[str, tuple[Any, ...]]] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._fail)

        def listen() -> None:
            while True:
                try:
                    question = self._pipe.recv()
                except EOFError:
                    return
                loop.call_soon_threadsafe(questions.put_nowait, question)

        threading.Thread(target=listen, daemon=True).start()
        while True:
            question, arguments = await questions.get()
            try:
                answer = await getattr(self, question)(*arguments)
            except Exception as error:  # noqa: BLE001 - it is raised where it is waited for
                answer = RuntimeError(f"{question}: {error!r}")
            if self._failure is not None:
                answer = RuntimeError(self._failure)
            self._pipe.send(answer)

    # The questions

    async def sit(self) -> None:
        """All sit down."""
        await sit_down(self._pairs)

    async def move(self, rate: float, seconds: float) -> Played:
        """Moves are made at a rate, whether or not earlier ones were acknowledged."""
        for each in self._pairs:
            each.own_times, each.other_times = [], []
        before = sum(each.moves for each in self._pairs)
        began = time.monotonic()
        sent = 0
        turns = cycle(self._pairs)
        for number in range(int(rate * seconds)):
            wait = began + number / rate - time.monotonic()
            if wait > 0:
                await asyncio.sleep(wait)
            sent += any(next(turns).move() for _ in self._pairs)
        end = time.monotonic() + LATE_AT_MOST
        while time.monotonic() < end:
            moves = sum(each.moves for each in self._pairs) - before
            if moves >= sent:
                break
            await asyncio.sleep(0.01)
        took = time.monotonic() - began
        own = [each for pair in self._pairs for each in pair.own_times]
        other = [each for pair in self._pairs for each in pair.other_times]
        return Played(moves, took, own, other)

    async def begin(self) -> None:
        """All play, game after game."""
        self._games = [asyncio.create_task(each.run()) for each in self._pairs]

    async def count(self) -> int:
        """How many moves were acknowledged so far. Raises what has ended a game."""
        for game in self._games:
            if game.done():
                game.result()
        return sum(each.moves for each in self._pairs)

    async def connected(self) -> tuple[int, int]:
        """How many players there are, and how many are connected."""
        players = [each for pair in self._pairs for each in pair.players]
        return len(players), sum(each.is_connected for each in players)

    async def stop(self) -> None:
        """All stop playing, and leave."""
        for game in self._games:
            game.cancel()
        await asyncio.gather(*self._games, return_exceptions=True)
        for pair in self._pairs:
            for player in pair.players:
                player.leave()

    async def tell(self, file: Path) -> int:
        """Writes all histories to a file; how many."""
        histories = [each for pair in self._pairs for each in pair.histories]
        history.write(histories, file)
        return len(histories)
