"""The solver: exact scores by search, in C++ and on all cores; the search itself is in native/."""

import os
import struct
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from fourfold.engine import _native
from fourfold.engine.analysis import Analysis, ScoredTurn
from fourfold.engine.book import MOST_PIECES, Book
from fourfold.engine.call import Call, Watch
from fourfold.engine.cancelling import CancelToken
from fourfold.engine.errors import EngineCode
from fourfold.engine.score import Score, Value
from fourfold.engine.threads import check_threads
from fourfold.engine.turn import Turn, legal_turns
from fourfold.engine.wire import place_in_table, score_of, to_bytes, turn_of
from fourfold.rules import Call as Called, Place, Position, RulesCode, SetupError, Variant

MEGABYTE = 1024 * 1024
MEMORY_AT_MOST = 1024 * 1024
"""Megabytes; more than any machine has to spare."""
ALL_PLIES: Final = 16
"""More placements than these no game has."""

_NUMBERS = {Value.WIN: 1, Value.DRAW: 0, Value.LOSS: -1}

_TURNS: Final = 10
"""So many times what a position takes, its turns may take."""


def check_memory(megabytes: int) -> None:
    """Raises `SetupError` unless so much memory is reasonable."""
    if not 1 <= megabytes <= MEMORY_AT_MOST:
        raise SetupError(
            EngineCode.BAD_MEMORY, f"the memory is 1 to {MEMORY_AT_MOST} megabytes, not {megabytes}"
        )


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
        if not isinstance(variant, Variant):
            raise TypeError(f"not a variant: {variant!r}")
        if memory is not None:
            check_memory(memory)
        if threads is not None:
            check_threads(threads)
        self.variant = variant
        self._memory = memory
        self._book = book
        self._native = _native.Solver(
            variant.mask, variant.blocks, MEGABYTE, threads or os.cpu_count() or 1
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
        self.check(position)
        return self._scores([position], Call(progress, token))[0]

    def value(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> Value:
        """Whether a position is won, drawn or lost; quicker than its whole score."""
        self.check(position)
        return self._scores([position], Call(progress, token), distances=False)[0].value

    def analyse(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> Analysis:
        """The exact score of every legal turn, in their fixed order."""
        self.check(position)
        return self._turns(position, Call(progress, token))

    def best(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> ScoredTurn:
        """The first turn of those with the best score; quicker than `analyse`."""
        self.check(position)
        call = Call(progress, token)
        if position.last is not None or self._has_in_book(position):
            return self._best_by_scores(position, call)
        return self._best_by_search([position], call)[0]

    def best_all(
        self, positions: Iterable[Position], token: CancelToken | None = None
    ) -> list[ScoredTurn]:
        """The best turn of each of many positions, as `best` finds it, one after the other."""
        positions, call = tuple(positions), Call(None, token)
        for position in positions:
            self.check(position)
        known = {
            number: self._best_by_scores(position, call)
            for number, position in enumerate(positions)
            if position.last is not None or self._has_in_book(position)
        }
        searched = [each for number, each in enumerate(positions) if number not in known]
        found = iter(self._best_by_search(searched, call) if searched else ())
        return [known.get(number) or next(found) for number in range(len(positions))]

    def solve_all(
        self, positions: Iterable[Position], token: CancelToken | None = None
    ) -> dict[Position, Score]:
        """The exact scores of many positions, distributed over the threads."""
        positions = tuple(positions)
        for position in positions:
            self.check(position)
        scores = self._scores(positions, Call(None, token))
        return dict(zip(positions, scores, strict=True))

    def ranks(self, wire: bytes, token: CancelToken | None = None) -> bytes:
        """The rank of each packed position; `fourfold.engine.packed` does it with arrays.

        Raises `SetupError` if one of them is no position.
        """
        self._reserve(_EMPTIES_PACKED)
        return self._ranks(wire, Call(None, token), distances=True)

    def turn_ranks(self, wire: bytes, token: CancelToken | None = None) -> bytes:
        """The ranks of all turns of packed positions, a table of 17 by 18 for each."""
        self._reserve(_EMPTIES_PACKED)
        call = Call(None, token)
        return call.run(
            lambda: self._native.analyse(call.job, wire, ALL_PLIES), _TURNS * self._cost(wire)
        )

    def _cost(self, wire: bytes) -> float:
        try:
            return self._native.microseconds(wire, ALL_PLIES)
        except ValueError as error:
            raise SetupError(RulesCode.PIECE_TWICE, str(error)) from None

    def look(self, position: Position, plies: int, token: CancelToken | None = None) -> Analysis:
        """The scores of all legal turns by a depth-limited search of so many placements.

        A call beyond them counts as a draw.
        """
        self.check(position)
        return self._turns(position, Call(None, token), plies=plies)

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
        self.check(position)
        call = Call(None, token)
        shares = [0.0] * len(turns)
        afters = {
            number: after
            for number, turn in enumerate(turns)
            if not (after := _after(position, turn)).is_over and after.hand is not None
        }
        if afters:
            within = _within(plies)
            wire = self._wire(afters.values())
            counts = call.run(
                lambda: self._native.mistakes(call.job, wire, within),
                _TURNS * self._native.microseconds(wire, within),
            )
            for number, (wrong, replies) in zip(afters, counts, strict=True):
                shares[number] = wrong / replies if replies else 0.0
        return shares

    def check(self, position: Position) -> None:
        """Raises `SetupError` for a finished game or another variant."""
        if position.variant is not self.variant and position.variant != self.variant:
            raise SetupError(EngineCode.WRONG_VARIANT, "the solver is for another variant")
        if position.is_over:
            raise SetupError(RulesCode.GAME_OVER, "the game is over, there is nothing to solve")

    def _has_in_book(self, position: Position) -> bool:
        return position.count <= MOST_PIECES and bool(self._book)

    def _in_book(self, position: Position) -> Score | None:
        if not self._has_in_book(position):
            return None
        if position.hand is None:
            return max(-self._book_score(position.play(move)) for move in position.legal_moves())
        return self._book_score(position)

    def _book_score(self, position: Position) -> Score:
        if not isinstance(self._book, Book):
            self._book = Book.of(self.variant)
        score = self._book.score(position)
        assert score is not None, "the book has all positions with few pieces"
        return score

    def _known(self, position: Position) -> Score | None:
        """The score for the player who must act, or has lost by a call, if it needs no search."""
        return _evident(position) or self._in_book(position)

    def _scores(
        self,
        positions: Sequence[Position],
        call: Call,
        *,
        distances: bool = True,
    ) -> list[Score]:
        """The score of each position for the player who must act, or has lost by a call."""
        known = list(map(self._known, positions))
        unknown = [each for each, score in zip(positions, known, strict=True) if score is None]
        ranks = iter(b"")
        if unknown:
            ranks = iter(self._ranks(self._wire(unknown), call, distances=distances))
        return [score_of(next(ranks)) if score is None else score for score in known]

    def _ranks(self, wire: bytes, call: Call, *, distances: bool) -> bytes:
        """The rank of each position, by a search."""
        return call.run(
            lambda: self._native.solve(call.job, wire, distances, ALL_PLIES), self._cost(wire)
        )

    def _turns(self, position: Position, call: Call, *, plies: int = ALL_PLIES) -> Analysis:
        """The score of every legal turn, by a search of so many placements."""
        turns = legal_turns(position)
        if position.last is not None and position.hand is None:
            return Analysis(
                position, (ScoredTurn(turn, _evident_turn(position, turn)) for turn in turns)
            )
        after_count = position.count + (position.hand is not None)
        if plies == ALL_PLIES and self._book and after_count <= MOST_PIECES:
            scores = self._scores([_after(position, turn) for turn in turns], call)
            return Analysis(position, map(_turn_before, turns, scores))
        within = _within(plies)
        wire = self._wire([position])
        table = call.run(
            lambda: self._native.analyse(call.job, wire, within),
            len(turns) * self._native.microseconds(wire, within),
        )
        return Analysis(
            position,
            (
                ScoredTurn(
                    turn,
                    Score.win(0)
                    if isinstance(turn[0], Called)
                    else score_of(table[place_in_table(turn)]),
                )
                for turn in turns
            ),
        )

    def _best_by_search(self, positions: Sequence[Position], call: Call) -> list[ScoredTurn]:
        wire = self._wire(positions)
        found = call.run(
            lambda: self._native.best(call.job, wire),
            _TURNS * self._native.microseconds(wire, ALL_PLIES),
        )
        return [
            ScoredTurn(turn_of(position, cell, following), Score.from_rank(rank))
            for position, (rank, cell, following) in zip(
                positions, struct.iter_unpack("bbb", found), strict=True
            )
        ]

    def _best_by_scores(self, position: Position, call: Call) -> ScoredTurn:
        """The best turn where some scores need no search."""
        score = self._scores([position], call)[0]
        turns = legal_turns(position)
        unknown: list[int] = []
        for number, turn in enumerate(turns):
            known = self._known(_after(position, turn))
            if known is None:
                unknown.append(number)
            elif _turn_before(turn, known).score == score:
                break
        else:
            number = len(turns)
        # Of those before it that must be searched, one may do as well.
        first = len(unknown)
        if unknown:
            limit = -score if position.hand is None else (-score).later(-1)
            wire = self._wire([_after(position, turns[number]) for number in unknown])
            first = call.run(
                lambda: self._native.first_at_most(
                    call.job, wire, _NUMBERS[limit.value], limit.plies or 0
                ),
                self._native.microseconds(wire, ALL_PLIES),
            )
        return ScoredTurn(turns[unknown[first] if first < len(unknown) else number], score)

    def _wire(self, positions: Collection[Position]) -> bytes:
        """The positions as the native module takes them, and its table as large as they need."""
        self._reserve(16 - min(position.count for position in positions))
        return b"".join(map(to_bytes, positions))

    def _reserve(self, empties: int) -> None:
        megabytes = self._memory or _MEGABYTES_BY_EMPTIES[empties]
        try:
            self._native.reserve(megabytes * MEGABYTE)
        except MemoryError:
            raise SetupError(
                EngineCode.BAD_MEMORY, f"there are no {megabytes} megabytes of memory to be had"
            ) from None


_MEGABYTES_BY_EMPTIES = [*[1] * 10, 2, 2, 4, 8, 32, 32, 32]
"""The size of the transposition table: what the search fills; more is not faster."""
_EMPTIES_PACKED = 11
"""Of those that are not in the book; more pieces are on the board as a rule."""


def _evident(position: Position) -> Score | None:
    """The score for the player who must act, or has lost by a call, if the rules alone tell it."""
    if position.called is not None:
        return Score.loss(0)
    if position.callable_lines:
        return Score.win(0)
    return Score.draw() if position.is_full else None


def _evident_turn(position: Position, turn: Turn) -> Score:
    """The score of a turn without a placement where a line can be called."""
    if isinstance(turn[0], Called):
        return Score.win(0)
    return Score.loss(0) if position.play(turn[0]).last is not None else Score.draw()


def _within(plies: int) -> int:
    """A search depth, clamped to what the native module takes."""
    return max(0, min(plies, ALL_PLIES))


def _after(position: Position, turn: Turn) -> Position:
    for move in turn:
        position = position.play(move)
    return position


def _turn_before(turn: Turn, score: Score) -> ScoredTurn:
    """A turn with its score, from that of the position after it."""
    return ScoredTurn(turn, (-score).later(sum(isinstance(move, Place) for move in turn)))
