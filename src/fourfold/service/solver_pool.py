"""A pool of solver threads: moves of computers, hints, and what positions are worth.

What takes long and what does not have threads of their own, and all give way to the rest of the
server. Each thread is fair to addresses: one that asks for much waits for itself.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeAlias, TypeVar

from fourfold.engine import Level, Opponent, Score, ScoredTurn, Solver
from fourfold.engine.turn import Turn, legal_turns
from fourfold.rules import Move, Position, RulesCode, SetupError
from fourfold.rules.symmetry import canonical
from fourfold.service.fair_queue import BusyError, FairQueue
from fourfold.service.thinker import Thinker, Watch

CACHED_AT_MOST: Final = 2_000
WAITING_PER_ADDRESS: Final = 32
WAITING_AT_MOST: Final = 256

Answer = TypeVar("Answer")
Scores: TypeAlias = tuple[tuple[Turn, Score], ...]


@dataclass(slots=True)
class _Question(Generic[Answer]):
    """Something that is being thought about, for so many who wait for it."""

    answer: asyncio.Task[Answer]
    waiting: int = 0


class _Answers(Generic[Answer]):
    """Answers to questions about positions, remembered for a while.

    A question that an address asks several times is thought about once. What another asks is
    another question until it is answered, so that nobody waits in another's queue.
    """

    def __init__(self, find: Callable[[str, Position], Coroutine[Any, Any, Answer]]) -> None:
        self._find = find
        self.known: OrderedDict[Position, Answer] = OrderedDict()
        self.asked: dict[tuple[str, Position], _Question[Answer]] = {}

    async def get(self, address: str, position: Position) -> Answer:
        """The answer. When all who wait for it have given up, it is no longer looked for."""
        if position in self.known:
            self.known.move_to_end(position)
            return self.known[position]
        key = address, position
        question = self.asked.get(key)
        if question is None:
            question = _Question(asyncio.create_task(self._answer(address, position)))
            self.asked[key] = question
        question.waiting += 1
        try:
            return await asyncio.shield(question.answer)
        finally:
            question.waiting -= 1
            if question.waiting == 0:
                question.answer.cancel()
                if self.asked.get(key) is question:
                    del self.asked[key]

    async def _answer(self, address: str, position: Position) -> Answer:
        answer = self.known[position] = await self._find(address, position)
        if len(self.known) > CACHED_AT_MOST:
            self.known.popitem(last=False)
        return answer


class SolverPool:
    """Solver threads, shared out fairly by the address of whoever they think for."""

    def __init__(self) -> None:
        self._looks = Thinker("looks", FairQueue())  # As many wait as there are tables.
        self._play = Thinker("play", FairQueue(WAITING_PER_ADDRESS, WAITING_AT_MOST))
        self._analyses = Thinker("analyses", FairQueue(WAITING_PER_ADDRESS, WAITING_AT_MOST))
        self.thinkers = {"looks": self._looks, "play": self._play, "analyses": self._analyses}
        self._scores = _Answers(self._solve)
        self._best = _Answers(self._find_best)
        self._advice = _Answers(self._advise)

    async def choose(
        self, address: str, level: Level, seed: int, position: Position, seconds: float
    ) -> ScoredTurn:
        """The turn that a computer takes, and its score as far as the level sees.

        Waiting for others counts as thinking. Where that leaves perfect play too little time, it
        takes the best that it has found, or else what it sees at once.
        """
        thoughts: list[ScoredTurn] = []

        def look(solver: Solver, _: Watch) -> ScoredTurn:
            return next(Opponent(solver, level, seed).thoughts(position))

        def think(solver: Solver, watch: Watch) -> ScoredTurn:
            for number, each in enumerate(Opponent(solver, level, seed).thoughts(position, watch)):
                thoughts[number : number + 1] = [each]  # In a later slice they come once more.
            return thoughts[-1]

        if level is Level.PERFECT:
            try:
                async with asyncio.timeout(seconds):
                    return await self._play.think(address, position.variant, think)
            except (TimeoutError, BusyError):
                if thoughts:
                    return thoughts[-1]
        return await self._looks.think(address, position.variant, look)

    async def advise(self, address: str, position: Position) -> Move:
        """What perfect play would do."""
        return await self._advice.get(address, position)

    async def best(self, address: str, position: Position) -> ScoredTurn:
        """The first of the best turns, and its exact score; several times quicker than `analyse`.

        Raises `SetupError` for a finished game.
        """
        _expect_unfinished(position)
        return await self._best.get(address, position)

    async def analyse(self, address: str, position: Position) -> tuple[ScoredTurn, ...]:
        """The exact score of every legal turn. Raises `SetupError` for a finished game.

        Positions that are alike by symmetry are solved once.
        """
        _expect_unfinished(position)
        key, symmetry = canonical(position)
        scores = dict(await self._scores.get(address, key))
        return tuple(
            ScoredTurn(turn, scores[tuple(map(symmetry.move, turn))])
            for turn in legal_turns(position)
        )

    async def _advise(self, address: str, position: Position) -> Move:
        def think(solver: Solver, watch: Watch) -> Move:
            *_, last = Opponent(solver, Level.PERFECT).thoughts(position, watch)
            return last.turn[0]

        return await self._play.think(address, position.variant, think)

    async def _find_best(self, address: str, position: Position) -> ScoredTurn:
        return await self._analyses.think(
            address, position.variant, lambda solver, watch: solver.best(position, watch)
        )

    async def _solve(self, address: str, key: Position) -> Scores:
        turns = await self._analyses.think(
            address, key.variant, lambda solver, watch: solver.analyse(key, watch)
        )
        return tuple((each.turn, each.score) for each in turns)

    def close(self) -> None:
        """Ends all thinking."""
        for thinker in self.thinkers.values():
            thinker.close()


def _expect_unfinished(position: Position) -> None:
    if position.outcome is not None:
        raise SetupError(RulesCode.GAME_OVER, "the game is over")
