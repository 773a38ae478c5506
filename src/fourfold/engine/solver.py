"""The solver: exact scores by search, in C++ and on all cores; the search itself is in native/."""

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, wait
from dataclasses import dataclass
from threading import TIMEOUT_MAX
from typing import Final, TypeAlias, TypeVar

from fourfold.engine import _native
from fourfold.engine.book import MOST_PIECES, Book
from fourfold.engine.cancelling import CancelledError, CancelToken
from fourfold.engine.errors import EngineCode
from fourfold.engine.score import Score, Value
from fourfold.engine.threads import BACKGROUND, check_threads
from fourfold.engine.turn import Turn, legal_turns
from fourfold.engine.wire import to_bytes
from fourfold.rules import Place, Position, RulesCode, SetupError, Trait, Variant, canonical

MEGABYTE = 1024 * 1024
MEMORY_AT_MOST = 1024 * 1024
"""Megabytes; more than any machine has to spare."""
SECONDS_BETWEEN_PROGRESS = 0.1
ALL_PLIES: Final = 16
"""More placements than these no game has."""

_NUMBERS = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}
_VALUES = {number: value for value, number in _NUMBERS.items()}

Answer = TypeVar("Answer")


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
            EngineCode.BAD_MEMORY, f"the memory is 1 to {MEMORY_AT_MOST} megabytes, not {megabytes}"
        )


Watch: TypeAlias = Callable[[Progress], None]
"""A progress callback, called about ten times a second; what it raises ends the search."""


class _Call:
    """One call of the solver, of one search or several: its callback, its token, its native job."""

    def __init__(self, progress: Watch | None, token: CancelToken | None) -> None:
        self.progress = progress
        self.token = token or CancelToken()
        self.job = _native.Job(self.token.native)

    def wait(self, search: Future[Answer], total: int) -> Answer:
        """Waits for the result of a search; reports progress, and cancels it at the deadline."""
        while True:
            seconds = min(self.token.seconds_left, TIMEOUT_MAX)
            if self.progress:
                seconds = min(seconds, SECONDS_BETWEEN_PROGRESS)
            try:
                return search.result(seconds)
            except TimeoutError:
                if self.token.is_cancelled:
                    self.job.cancel()
                    return search.result()
                if self.progress:
                    self.progress(Progress(self.job.nodes, self.job.solved, total))


class Solver:
    """Solves positions of one variant exactly, with a transposition table that all calls share.

    Scores take it that both players see every line and call it. `memory` is the size of the table
    in megabytes; by default it is chosen by the number of empty cells. `threads` is the number of
    cores unless given. `book` is the one that comes with the package; False searches everything.

    Any number of threads may ask one solver at the same time. Each is answered as if it were
    alone: nobody waits for another, an answer is exact or an error, and what ends one call ends
    no other. A call is ended by its `token`, or by what its `progress` raises; all calls by
    `close`. Ended calls raise `CancelledError`; an answer that needs no search is always given.
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
        self._book = book
        # Canonical positions have the first traits counting.
        counted = Variant(tuple(Trait)[: len(variant.traits)], variant.blocks)
        self._native = _native.Solver(
            counted.mask, counted.blocks, MEGABYTE, threads or os.cpu_count() or 1
        )

    @property
    def nodes(self) -> int:
        """How many nodes have been searched in all."""
        return self._native.nodes

    def close(self) -> None:
        """Ends the searches of all threads within milliseconds, and lets none begin any more."""
        self._native.close()

    def solve(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> Score:
        """The exact score of a position, for the player who must act.

        Raises `SetupError` for a finished game or another variant, and `CancelledError`.
        """
        self._check(position)
        return self._scores([position], _Call(progress, token))[position]

    def value(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> Value:
        """Whether a position is won, drawn or lost; quicker than its whole score."""
        self._check(position)
        return self._scores([position], _Call(progress, token), distances=False)[position].value

    def analyse(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> tuple[ScoredTurn, ...]:
        """The exact score of every legal turn, in their fixed order."""
        self._check(position)
        return self._turns(position, _Call(progress, token))

    def best(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> ScoredTurn:
        """The first turn of those with the best score; quicker than `analyse`."""
        self._check(position)
        call = _Call(progress, token)
        score = self._scores([position], call)[position]
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
        first = self._first_at_most(afters, limit, call)
        return ScoredTurn(turns[unknown[first] if first < len(unknown) else number], score)

    def solve_all(
        self, positions: Iterable[Position], token: CancelToken | None = None
    ) -> dict[Position, Score]:
        """The exact scores of many positions, distributed over the threads."""
        positions = tuple(positions)
        for position in positions:
            self._check(position)
        return self._scores(positions, _Call(None, token))

    def look(
        self, position: Position, plies: int, token: CancelToken | None = None
    ) -> tuple[ScoredTurn, ...]:
        """The scores of all legal turns by a depth-limited search of so many placements.

        A call beyond them counts as a draw.
        """
        self._check(position)
        return self._turns(position, _Call(None, token), plies=plies)

    def mistakes(
        self,
        position: Position,
        turns: Sequence[Turn],
        plies: int,
        token: CancelToken | None = None,
    ) -> list[float]:
        """After each turn, the share of the opponent's turns that throw away a win or a draw.

        Only mistakes that show within so many placements count.
        """
        self._check(position)
        call = _Call(None, token)
        shares = [0.0] * len(turns)
        afters = {
            number: after
            for number, turn in enumerate(turns)
            if not (after := _after(position, turn)).is_over and after.hand is not None
        }
        if afters:
            counts = self._run(
                lambda wire: self._native.mistakes(call.job, wire, _within(plies)),
                [canonical(after)[0] for after in afters.values()],
                call,
            )
            for number, (wrong, replies) in zip(afters, counts, strict=True):
                shares[number] = wrong / replies if replies else 0.0
        return shares

    def _turns(
        self, position: Position, call: _Call, *, plies: int | None = None
    ) -> tuple[ScoredTurn, ...]:
        afters = {turn: _after(position, turn) for turn in legal_turns(position)}
        if plies is not None and position.hand is not None:
            plies -= 1  # the turn's own placement
        scores = self._scores(afters.values(), call, plies=plies)
        return tuple(
            ScoredTurn(turn, _seen_before(turn, scores[after])) for turn, after in afters.items()
        )

    def _check(self, position: Position) -> None:
        if position.variant != self.variant:
            raise SetupError(EngineCode.WRONG_VARIANT, "the solver is for another variant")
        if position.is_over:
            raise SetupError(RulesCode.GAME_OVER, "the game is over, there is nothing to solve")

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
        call: _Call,
        *,
        distances: bool = True,
        plies: int | None = None,
    ) -> dict[Position, Score]:
        """The score of each position for the player who must act, or has lost by a call.

        With `plies`, by a depth-limited search alone.
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
            scores |= self._search(held, call, distances=distances, plies=plies)
        if given:
            # Where a piece is to be given, the score is that of the best give.
            children = dict.fromkeys(child for afters in given.values() for child in afters)
            below = self._scores(children, call, distances=distances, plies=plies)
            for position, afters in given.items():
                scores[position] = -min(below[after] for after in afters)
        return scores

    def _search(
        self, positions: Sequence[Position], call: _Call, *, distances: bool, plies: int | None
    ) -> dict[Position, Score]:
        """The scores of positions with a piece in hand and no open line."""
        # Of positions with the same canonical form one is searched.
        forms = {position: canonical(position)[0] for position in positions}
        wanted = list(dict.fromkeys(forms.values()))
        within = ALL_PLIES if plies is None else _within(plies)
        answers = self._run(
            lambda wire: self._native.solve(call.job, wire, distances, within), wanted, call
        )
        found = {
            form: Score(_VALUES[value], distance if value else None)
            for form, (value, distance) in zip(wanted, answers, strict=True)
        }
        return {position: found[form] for position, form in forms.items()}

    def _first_at_most(self, positions: Sequence[Position], limit: Score, call: _Call) -> int:
        """The number of the first position that is worth no more, or how many there are."""
        if not positions:
            return 0
        value, plies = _NUMBERS[limit.value], limit.plies or 0
        return self._run(
            lambda wire: self._native.first_at_most(call.job, wire, value, plies),
            [canonical(position)[0] for position in positions],
            call,
        )

    def _run(
        self, work: Callable[[list[bytes]], Answer], positions: Sequence[Position], call: _Call
    ) -> Answer:
        """Runs native work on canonical positions in a background thread, and waits for it."""
        if call.token.is_cancelled:
            raise CancelledError
        self._reserve(max(len(position.empty_cells) for position in positions))
        wire = [to_bytes(position) for position in positions]
        search = BACKGROUND.start(lambda: work(wire), call.job.cancel)
        try:
            return call.wait(search, len(positions))
        except _native.CancelledError:
            raise CancelledError from None
        except BaseException:
            call.job.cancel()
            wait([search])
            raise

    def _reserve(self, empties: int) -> None:
        """Grows the transposition table to what a search of this depth needs."""
        megabytes = self._memory or _MEGABYTES_BY_EMPTIES[empties]
        try:
            self._native.reserve(megabytes * MEGABYTE)
        except MemoryError:
            raise SetupError(
                EngineCode.BAD_MEMORY, f"there are no {megabytes} megabytes of memory to be had"
            ) from None


_MEGABYTES_BY_EMPTIES = [*[1] * 10, 2, 2, 4, 8, 32, 32, 32]
"""The size of the transposition table: what the search fills; more is not faster."""


def _evident(position: Position) -> Score | None:
    """The score for the player who must act, or has lost by a call, if the rules alone tell it."""
    if position.called is not None:
        return Score.loss(0)
    if position.callable_lines:
        return Score.win(0)
    return Score.draw() if position.is_full else None


def _within(plies: int) -> int:
    """A search depth, clamped to what the native module takes."""
    return max(0, min(plies, ALL_PLIES))


def _after(position: Position, turn: Turn) -> Position:
    for move in turn:
        position = position.play(move)
    return position


def _seen_before(turn: Turn, score: Score) -> Score:
    """The score of the position after a turn, as the player who takes the turn sees it."""
    return (-score).later(sum(isinstance(move, Place) for move in turn))
