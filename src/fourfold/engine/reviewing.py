"""A look back at a game: what each move was worth, where it turned, what was better.

Scores are exact, and take it that both players see every line and call it. Wrong calls are no moves
of a game, and are not judged.

>>> from fourfold.rules import parse_game
>>> for each in review(parse_game("0 a1 1 b1 2 c1 3 d2")):
...     if each.is_mistake:
...         print(each.seat, each.move, "is a", each.after, "where", each.best, "is a", each.before)
second 3 is a loss in 1 where c is a draw
first d2 is a draw where d1 is a win in 1
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from fourfold.engine.analysis import ScoredTurn
from fourfold.engine.call import Watch
from fourfold.engine.cancelling import CancelToken
from fourfold.engine.score import Score
from fourfold.engine.solver import Solver
from fourfold.rules import Call, Game, Move, Place, Position, Seat


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move of a game. Scores are for `seat`, who made it, and counted from `position`."""

    position: Position
    """The one in which the move was made."""
    move: Move
    seat: Seat
    before: Score
    """The best that could be reached."""
    after: Score
    """The best that could still be reached with this move."""
    best: Move
    """One that keeps the score of `before`; the move itself where it does."""

    @property
    def is_mistake(self) -> bool:
        """Whether the move threw away a win or a draw."""
        return self.after.value is not self.before.value


def review(
    game: Game,
    solver: Solver | None = None,
    progress: Watch | None = None,
    token: CancelToken | None = None,
) -> tuple[ReviewedMove, ...]:
    """All moves of a game, in order, by a solver of its variant; a new one unless given.

    Raises `CancelledError`.
    """
    solver = solver or Solver(game.start.variant)
    return judged(game, [solver.best(each, progress, token) for each in positions_to_judge(game)])


def positions_to_judge(game: Game) -> list[Position]:
    """The positions of a game whose best turns its review needs."""
    return [position for position in game.positions if not position.is_over]


def judged(game: Game, bests: Iterable[ScoredTurn]) -> tuple[ReviewedMove, ...]:
    """All moves of a game, where the best turn of each of `positions_to_judge` is known."""
    known = tuple(bests)
    return tuple(
        _reviewed(*each)
        for each in zip(game.positions, game.moves, known, (*known[1:], None), strict=False)
    )


def _reviewed(
    position: Position, move: Move, best: ScoredTurn, reply: ScoredTurn | None
) -> ReviewedMove:
    """A move between the best turn before it and the one after it, None if the game was over."""
    if reply is None:
        after = Score.win(0) if isinstance(move, Call) else Score.draw()
    else:
        after = reply.score.later(1) if isinstance(move, Place) else -reply.score
    assert position.turn is not None
    return ReviewedMove(
        position,
        move,
        position.turn,
        best.score,
        after,
        move if after == best.score else best.turn[0],
    )
