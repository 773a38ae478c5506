"""The solver: exact scores by search, in C++ and on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias

from fourfold.engine import _native
from fourfold.engine.score import Score, Value
from fourfold.engine.turn import Turn, legal_turns
from fourfold.engine.wire import to_bytes
from fourfold.rules import (
    ErrorCode,
    FourfoldError,
    Place,
    Position,
    SetupError,
    Trait,
    Variant,
    canonical,
)

MEGABYTE = 1024 * 1024
MEMORY_AT_MOST = 1024 * 1024
"""Megabytes; more than any machine has to spare."""
THREADS_AT_MOST = 256
SECONDS_BETWEEN_PROGRESS = 0.1

_VALUES = {1: Value.WIN, 0: Value.DRAW, -1: Value.LOSS}


class CancelledError(FourfoldError):
    """A search was cancelled before it had its answer."""

    def __init__(self) -> None:
        super().__init__(ErrorCode.CANCELLED, "the search was cancelled")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search is: nodes searched so far, and positions `solved` of `total`."""

    nodes: int
    solved: int
    total: int


@dataclass(frozen=True, slots=True)
class ScoredTurn:
    """A turn and its exact score, for the player who takes it."""

    turn: Turn
    score: Score

    def __str__(self) -> str:
        return " ".join(map(str, self.turn))


def check_threads(number: int) -> None:
    """Raises `SetupError` unless so many threads are reasonable."""
    if not 1 <= number <= THREADS_AT_MOST:
        raise SetupError(
            ErrorCode.BAD_THREADS, f"the threads are 1 to {THREADS_AT_MOST}, not {number}"
        )


Watch: TypeAlias = Callable[[Progress], None]
"""Is told about ten times a second how far a search is; may raise to end it."""


class Solver:
    """Solves positions of one variant exactly, and remembers what it has learnt.

    Scores take it that both players see every line and call it. `memory` is in megabytes; by
    default it is chosen by the number of empty cells. `threads` is the number of cores unless
    given. One search runs at a time; `cancel` may be called from any thread.
    """

    def __init__(
        self,
        variant: Variant = Variant(),
        *,
        memory: int | None = None,
        threads: int | None = None,
    ) -> None:
        if memory is not None and not 1 <= memory <= MEMORY_AT_MOST:
            raise SetupError(
                ErrorCode.BAD_MEMORY, f"the memory is 1 to {MEMORY_AT_MOST} megabytes, not {memory}"
            )
        if threads is not None:
            check_threads(threads)
        self.variant = variant
        self._memory = memory
        self._threads = threads or os.cpu_count() or 1
        self._megabytes = 0
        self._native: _native.Solver | None = None
        self._nodes_before = 0
        self._is_cancelled = False

    @property
    def nodes(self) -> int:
        """How many nodes have been searched in all."""
        return self._nodes_before + (self._native.nodes if self._native else 0)

    def cancel(self) -> None:
        """Ends what another thread has this solver do, within milliseconds: `CancelledError`."""
        self._is_cancelled = True
        if self._native is not None:
            self._native.cancel()

    def solve(self, position: Position, progress: Watch | None = None) -> Score:
        """The exact score of a position, for the player who must act.

        Raises `SetupError` for a finished game or another variant, and `CancelledError`.
        """
        self._begin(position)
        return self._scores([position], progress)[position]

    def value(self, position: Position, progress: Watch | None = None) -> Value:
        """Whether a position is won, drawn or lost; quicker than its whole score."""
        self._begin(position)
        return self._scores([position], progress, distances=False)[position].value

    def analyse(self, position: Position, progress: Watch | None = None) -> tuple[ScoredTurn, ...]:
        """The exact score of every legal turn, in their fixed order."""
        self._begin(position)
        turns = {turn: _after(position, turn) for turn in legal_turns(position)}
        scores = self._scores(turns.values(), progress)
        return tuple(ScoredTurn(turn, _seen_before(turn, scores[turns[turn]])) for turn in turns)

    def best(self, position: Position, progress: Watch | None = None) -> ScoredTurn:
        """The first turn of those with the best score; quicker than `analyse`."""
        self._begin(position)
        score = self._scores([position], progress)[position]
        for turn in legal_turns(position):
            after = _after(position, turn)
            if _seen_before(turn, self._scores([after], progress)[after]) == score:
                return ScoredTurn(turn, score)
        raise AssertionError(f"no turn has the score {score} of {position!r}")

    def _begin(self, position: Position) -> None:
        if position.variant != self.variant:
            raise SetupError(ErrorCode.WRONG_VARIANT, "the solver is for another variant")
        if position.is_over:
            raise SetupError(ErrorCode.GAME_OVER, "the game is over, there is nothing to solve")
        self._is_cancelled = False

    def _scores(
        self, positions: Iterable[Position], progress: Watch | None, *, distances: bool = True
    ) -> dict[Position, Score]:
        """The score of each position for the player who must act, or has lost by a call."""
        scores: dict[Position, Score] = {}
        held: dict[Position, tuple[Position, ...]] = {}
        for position in positions:
            if position.called is not None:
                scores[position] = Score.loss(0)
            elif position.callable_lines:
                scores[position] = Score.win(0)
            elif position.is_full:
                scores[position] = Score.draw()
            else:
                held[position] = (position,) if position.hand is not None else _given(position)
        # Of equal positions one is searched.
        forms = {child: canonical(child)[0] for children in held.values() for child in children}
        wanted = list(dict.fromkeys(forms.values()))
        found = dict(zip(wanted, self._search(wanted, progress, distances=distances), strict=True))
        for position, children in held.items():
            known = (found[forms[child]] for child in children)
            # Where a piece is to be given, the score is that of the best give.
            scores[position] = next(known) if position.hand is not None else -min(known)
        return scores

    def _search(
        self, positions: Sequence[Position], progress: Watch | None, *, distances: bool
    ) -> list[Score]:
        """The scores of canonical positions with a piece in hand and no open line."""
        if not positions:
            return []
        native = self._native_for(max(len(position.empty_cells) for position in positions))
        # In this order no call of `cancel` is lost: it is either seen here, or ends `solve`.
        native.resume()
        if self._is_cancelled:
            raise CancelledError
        with ThreadPoolExecutor(1, "fourfold solver") as pool:
            search = pool.submit(native.solve, [to_bytes(p) for p in positions], distances)
            try:
                answers = self._wait(search, native, len(positions), progress)
            except _native.CancelledError:
                raise CancelledError from None
            except BaseException:
                native.cancel()
                raise
        return [Score(_VALUES[value], plies if value else None) for value, plies in answers]

    def _wait(
        self,
        search: Future[list[tuple[int, int]]],
        native: _native.Solver,
        total: int,
        progress: Watch | None,
    ) -> list[tuple[int, int]]:
        while True:
            try:
                return search.result(SECONDS_BETWEEN_PROGRESS if progress else None)
            except TimeoutError:
                if progress:
                    progress(Progress(self.nodes, native.solved, total))

    def _native_for(self, empties: int) -> _native.Solver:
        """The native solver, with a table that is large enough for a search of this depth."""
        megabytes = self._memory or _MEGABYTES_BY_EMPTIES[empties]
        if self._native is None or megabytes > self._megabytes:
            # Canonical positions have the first traits counting.
            counted = Variant(tuple(Trait)[: len(self.variant.traits)], self.variant.blocks)
            try:
                native = _native.Solver(
                    counted.mask, counted.blocks, megabytes * MEGABYTE, self._threads
                )
            except MemoryError:
                raise SetupError(
                    ErrorCode.BAD_MEMORY, f"there are no {megabytes} megabytes of memory to be had"
                ) from None
            self._nodes_before = self.nodes
            self._native, self._megabytes = native, megabytes
        return self._native


_MEGABYTES_BY_EMPTIES = [*[1] * 10, 2, 2, 4, 8, 32, 32, 32]
"""What the search fills; more is not faster."""


def _given(position: Position) -> tuple[Position, ...]:
    return tuple(position.play(move) for move in position.legal_moves())


def _after(position: Position, turn: Turn) -> Position:
    for move in turn:
        position = position.play(move)
    return position


def _seen_before(turn: Turn, score: Score) -> Score:
    """The score of the position after a turn, as the player who takes the turn sees it."""
    return (-score).later(sum(isinstance(move, Place) for move in turn))
