"""The solver: exact scores by search, in C++ and on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from fourfold.engine import _native
from fourfold.engine.book import MOST_PIECES, Book
from fourfold.engine.score import Score, Value
from fourfold.engine.threads import check_threads
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
SECONDS_BETWEEN_PROGRESS = 0.1

_NUMBERS = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}
_VALUES = {number: value for value, number in _NUMBERS.items()}

Answer = TypeVar("Answer")


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


def check_memory(megabytes: int) -> None:
    """Raises `SetupError` unless so much memory is reasonable."""
    if not 1 <= megabytes <= MEMORY_AT_MOST:
        raise SetupError(
            ErrorCode.BAD_MEMORY, f"the memory is 1 to {MEMORY_AT_MOST} megabytes, not {megabytes}"
        )


Watch: TypeAlias = Callable[[Progress], None]
"""Is told about ten times a second how far a search is; may raise to end it."""


class Solver:
    """Solves positions of one variant exactly, and remembers what it has learnt.

    Scores take it that both players see every line and call it. `memory` is in megabytes; by
    default it is chosen by the number of empty cells. `threads` is the number of cores unless
    given. `book` is the one that comes with the package; False searches everything. One search
    runs at a time; `cancel` and `close` may be called from any thread.
    """

    def __init__(
        self,
        variant: Variant = Variant(),
        *,
        memory: int | None = None,
        threads: int | None = None,
        book: Book | bool = True,
    ) -> None:
        if memory is not None:
            check_memory(memory)
        if threads is not None:
            check_threads(threads)
        self.variant = variant
        self._memory = memory
        self._threads = threads or os.cpu_count() or 1
        self._book = book
        self._megabytes = 0
        self._native: _native.Solver | None = None
        self._nodes_before = 0
        self._is_cancelled = False
        self._is_closed = False

    @property
    def nodes(self) -> int:
        """How many nodes have been searched in all."""
        return self._nodes_before + (self._native.nodes if self._native else 0)

    def cancel(self) -> None:
        """Ends what another thread has this solver do, within milliseconds: `CancelledError`."""
        self._is_cancelled = True
        if self._native is not None:
            self._native.cancel()

    def close(self) -> None:
        """Cancels what it does, and all that it is asked to do from now on."""
        self._is_closed = True
        self.cancel()

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
        return self._turns(position, progress)

    def best(self, position: Position, progress: Watch | None = None) -> ScoredTurn:
        """The first turn of those with the best score; quicker than `analyse`."""
        self._begin(position)
        score = self._scores([position], progress)[position]
        turns = legal_turns(position)
        unknown: list[int] = []
        for number, turn in enumerate(turns):
            known = self._known(_after(position, turn))
            if known is None:
                unknown.append(number)
            elif _seen_before(turn, known) == score:
                break
        else:
            number = len(turns)
        # Of those before it that must be searched, one may do as well.
        afters = [_after(position, turns[number]) for number in unknown]
        limit = -score if position.hand is None else (-score).later(-1)
        first = self._first_at_most(afters, limit, progress)
        return ScoredTurn(turns[unknown[first] if first < len(unknown) else number], score)

    def solve_all(
        self, positions: Iterable[Position], progress: Watch | None = None
    ) -> dict[Position, Score]:
        """The exact scores of many positions, shared out over the threads."""
        positions = tuple(positions)
        for position in positions:
            self._begin(position)
        return self._scores(positions, progress)

    def look(self, position: Position, plies: int) -> tuple[ScoredTurn, ...]:
        """What shows of every legal turn to one who looks only so many placements ahead.

        A call beyond them counts as a draw.
        """
        self._begin(position)
        return self._turns(position, None, plies=plies)

    def mistakes(self, position: Position, turns: Sequence[Turn], plies: int) -> list[float]:
        """After each turn, the share of the opponent's turns that throw away a win or a draw.

        Only mistakes that show within so many placements count.
        """
        self._begin(position)
        shares = [0.0] * len(turns)
        afters = {
            number: after
            for number, turn in enumerate(turns)
            if not (after := _after(position, turn)).is_over and after.hand is not None
        }
        if afters:
            counts = self._run(
                lambda native, wire: native.mistakes(wire, plies),
                [canonical(after)[0] for after in afters.values()],
                None,
            )
            for number, (wrong, replies) in zip(afters, counts, strict=True):
                shares[number] = wrong / replies if replies else 0.0
        return shares

    def _turns(
        self, position: Position, progress: Watch | None, *, plies: int | None = None
    ) -> tuple[ScoredTurn, ...]:
        afters = {turn: _after(position, turn) for turn in legal_turns(position)}
        if plies is not None and position.hand is not None:
            plies -= 1  # the turn's own placement
        scores = self._scores(afters.values(), progress, plies=plies)
        return tuple(
            ScoredTurn(turn, _seen_before(turn, scores[after])) for turn, after in afters.items()
        )

    def _begin(self, position: Position) -> None:
        if position.variant != self.variant:
            raise SetupError(ErrorCode.WRONG_VARIANT, "the solver is for another variant")
        if position.is_over:
            raise SetupError(ErrorCode.GAME_OVER, "the game is over, there is nothing to solve")
        self._is_cancelled = False

    def _known(self, position: Position) -> Score | None:
        """The score for the player who must act, or has lost by a call, if it needs no search."""
        return _evident(position) or self._in_book(position)

    def _in_book(self, position: Position) -> Score | None:
        if position.count > MOST_PIECES or not self._book:
            return None
        if self._book is True:
            self._book = Book.of(self.variant)
        return self._book.score(position)

    def _scores(
        self,
        positions: Iterable[Position],
        progress: Watch | None,
        *,
        distances: bool = True,
        plies: int | None = None,
    ) -> dict[Position, Score]:
        """The score of each position for the player who must act, or has lost by a call.

        With `plies`, what shows within so many placements, by search alone.
        """
        scores: dict[Position, Score] = {}
        held: list[Position] = []
        given: dict[Position, tuple[Position, ...]] = {}
        for position in positions:
            known = self._known(position) if plies is None else _evident(position)
            if known is not None:
                scores[position] = known
            elif position.hand is not None:
                held.append(position)
            else:
                given[position] = tuple(map(position.play, position.legal_moves()))
        if held:
            scores |= self._search(held, progress, distances=distances, plies=plies)
        if given:
            # Where a piece is to be given, the score is that of the best give.
            children = dict.fromkeys(child for afters in given.values() for child in afters)
            below = self._scores(children, progress, distances=distances, plies=plies)
            for position, afters in given.items():
                scores[position] = -min(below[after] for after in afters)
        return scores

    def _search(
        self,
        positions: Sequence[Position],
        progress: Watch | None,
        *,
        distances: bool,
        plies: int | None,
    ) -> dict[Position, Score]:
        """The scores of positions with a piece in hand and no open line."""
        # Of equal positions one is searched.
        forms = {position: canonical(position)[0] for position in positions}
        wanted = list(dict.fromkeys(forms.values()))
        answers = self._run(
            lambda native, wire: native.solve(wire, distances, 16 if plies is None else plies),
            wanted,
            progress,
        )
        found = {
            form: Score(_VALUES[value], distance if value else None)
            for form, (value, distance) in zip(wanted, answers, strict=True)
        }
        return {position: found[form] for position, form in forms.items()}

    def _first_at_most(
        self, positions: Sequence[Position], limit: Score, progress: Watch | None
    ) -> int:
        """The number of the first position that is worth no more, or how many there are."""
        if not positions:
            return 0
        return self._run(
            lambda native, wire: native.first_at_most(
                wire, _NUMBERS[limit.value], limit.plies or 0
            ),
            [canonical(position)[0] for position in positions],
            progress,
        )

    def _run(
        self,
        work: Callable[[_native.Solver, list[bytes]], Answer],
        positions: Sequence[Position],
        progress: Watch | None,
    ) -> Answer:
        """Has the native solver work on canonical positions, watched and cancellable."""
        native = self._native_for(max(len(position.empty_cells) for position in positions))
        # In this order no call of `cancel` is lost: it is either seen here, or ends the work.
        native.resume()
        if self._is_cancelled or self._is_closed:
            raise CancelledError
        with ThreadPoolExecutor(1, "fourfold solver") as pool:
            search = pool.submit(work, native, [to_bytes(position) for position in positions])
            try:
                return self._wait(search, native, len(positions), progress)
            except _native.CancelledError:
                raise CancelledError from None
            except BaseException:
                native.cancel()
                raise

    def _wait(
        self,
        search: Future[Answer],
        native: _native.Solver,
        total: int,
        progress: Watch | None,
    ) -> Answer:
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


def _evident(position: Position) -> Score | None:
    """The score for the player who must act, or has lost by a call, if the rules alone tell it."""
    if position.called is not None:
        return Score.loss(0)
    if position.callable_lines:
        return Score.win(0)
    return Score.draw() if position.is_full else None


def _after(position: Position, turn: Turn) -> Position:
    for move in turn:
        position = position.play(move)
    return position


def _seen_before(turn: Turn, score: Score) -> Score:
    """The score of the position after a turn, as the player who takes the turn sees it."""
    return (-score).later(sum(isinstance(move, Place) for move in turn))
