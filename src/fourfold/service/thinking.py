"""Threads that think: what the computer plays, and what positions are worth.

Moves and analyses have a thread each, so that neither waits for the other, and both give way to
the rest of the server.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fourfold.engine import Level, Opponent, Score, ScoredTurn, Solver, Value
from fourfold.engine.turn import Turn, legal_turns
from fourfold.rules import ErrorCode, FourfoldError, Move, Position, SetupError, Variant
from fourfold.rules.symmetry import canonical

SOLVERS_AT_MOST: Final = 4
"""So many variants are remembered by a thread."""
CACHED_AT_MOST: Final = 2_000
WAITING_AT_MOST: Final = 64
SECONDS_FOR_ADVICE: Final = 2.0
NICENESS: Final = 10

Answer = TypeVar("Answer")
Scores: TypeAlias = tuple[tuple[Turn, Score], ...]


class BusyError(FourfoldError):
    """There is more to think about than can be done."""

    def __init__(self) -> None:
        super().__init__(ErrorCode.BUSY, "too much is being thought about; try again in a moment")


class Thinker:
    """One thread with its solvers. What is asked is answered in turn."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, name, initializer=_give_way)
        self._solvers: OrderedDict[Variant, Solver] = OrderedDict()
        self._waiting = 0
        self._is_closed = False

    async def think(self, variant: Variant, about: Callable[[Solver], Answer]) -> Answer:
        """What comes of thinking about something. Raises `BusyError`."""
        if self._is_closed or self._waiting >= WAITING_AT_MOST:
            raise BusyError
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, lambda: about(self._solver_for(variant)))
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if self._is_closed and task is not None and not task.cancelling():
                raise BusyError from None  # It was still to be thought about.
            raise
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Ends all thinking, within milliseconds."""
        self._is_closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)
        for solver in tuple(self._solvers.values()):
            solver.close()

    def _solver_for(self, variant: Variant) -> Solver:
        if variant in self._solvers:
            self._solvers.move_to_end(variant)
        else:
            if len(self._solvers) >= SOLVERS_AT_MOST:
                self._solvers.popitem(last=False)
            self._solvers[variant] = Solver(variant, threads=1)
        if self._is_closed:  # Perhaps it was not yet there to be closed.
            self._solvers[variant].close()
        return self._solvers[variant]


def _give_way() -> None:
    """Lets the thread that serves people run first, where a thread can be told so."""
    if hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def _left(until: float) -> float:
    """The seconds that are left until a time of the monotonic clock."""
    return max(0.0, until - time.monotonic())


@dataclass(slots=True)
class _Question(Generic[Answer]):
    """Something that is being thought about, for so many who wait for it."""

    answer: asyncio.Task[Answer]
    waiting: int = 0


class _Answers(Generic[Answer]):
    """Answers to questions about positions: each is found once, and then remembered for a while."""

    def __init__(self, find: Callable[[Position], Coroutine[Any, Any, Answer]]) -> None:
        self._find = find
        self.known: OrderedDict[Position, Answer] = OrderedDict()
        self.asked: dict[Position, _Question[Answer]] = {}

    async def get(self, position: Position) -> Answer:
        """The answer. When all who wait for it have given up, it is no longer looked for."""
        if position in self.known:
            self.known.move_to_end(position)
            return self.known[position]
        question = self.asked.get(position)
        if question is None:
            question = _Question(asyncio.create_task(self._answer(position)))
            self.asked[position] = question
        question.waiting += 1
        try:
            return await asyncio.shield(question.answer)
        finally:
            question.waiting -= 1
            if question.waiting == 0:
                question.answer.cancel()
                if self.asked.get(position) is question:
                    del self.asked[position]

    async def _answer(self, position: Position) -> Answer:
        answer = self.known[position] = await self._find(position)
        if len(self.known) > CACHED_AT_MOST:
            self.known.popitem(last=False)
        return answer


class Mind:
    """All that the server can think."""

    def __init__(self) -> None:
        self._moves = Thinker("moves")
        self._analyses = Thinker("analyses")
        self._scores = _Answers(self._solve)
        self._best = _Answers(self._find_best)
        self._advice = _Answers(self._advise)

    async def choose(self, level: str, seed: int, position: Position, seconds: float) -> Turn:
        """The turn that a computer takes; waiting for others counts as thinking."""
        until = time.monotonic() + seconds

        def about(solver: Solver) -> Turn:
            return Opponent(solver, Level(level), seed).choose(position, _left(until)).turn

        return await self._moves.think(position.variant, about)

    async def judge(self, position: Position, seconds: float) -> Value:
        """What a position is worth to the player who must act, as far as is known by then."""
        until = time.monotonic() + seconds

        def about(solver: Solver) -> Value:
            return Opponent(solver, Level.PERFECT).choose(position, _left(until)).score.value

        return await self._moves.think(position.variant, about)

    async def advise(self, position: Position) -> Move:
        """What perfect play would do, as far as is known in a short time.

        It is found apart from the moves of computers, so that nobody's hints delay them.
        """
        return await self._advice.get(position)

    async def best(self, position: Position) -> ScoredTurn:
        """The first of the best turns, and its exact score; several times quicker than `analyse`.

        Raises `SetupError` for a finished game.
        """
        _expect_unfinished(position)
        return await self._best.get(position)

    async def analyse(self, position: Position) -> tuple[ScoredTurn, ...]:
        """The exact score of every legal turn. Raises `SetupError` for a finished game.

        Positions that are alike by symmetry are solved once.
        """
        _expect_unfinished(position)
        key, symmetry = canonical(position)
        scores = dict(await self._scores.get(key))
        return tuple(
            ScoredTurn(turn, scores[tuple(map(symmetry.move, turn))])
            for turn in legal_turns(position)
        )

    async def _advise(self, position: Position) -> Move:
        def about(solver: Solver) -> Move:
            return Opponent(solver, Level.PERFECT).choose(position, SECONDS_FOR_ADVICE).turn[0]

        return await self._analyses.think(position.variant, about)

    async def _find_best(self, position: Position) -> ScoredTurn:
        return await self._analyses.think(position.variant, lambda solver: solver.best(position))

    async def _solve(self, key: Position) -> Scores:
        turns = await self._analyses.think(key.variant, lambda solver: solver.analyse(key))
        return tuple((each.turn, each.score) for each in turns)

    def close(self) -> None:
        """Ends all thinking."""
        self._moves.close()
        self._analyses.close()


def _expect_unfinished(position: Position) -> None:
    if position.outcome is not None:
        raise SetupError(ErrorCode.GAME_OVER, "the game is over")
