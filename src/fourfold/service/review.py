"""A look back at a game: what each move was worth, where it turned, what was better.

Scores are exact, and take it that both players see every line and call it. Wrong calls are no moves
of a game, and are not judged.
"""

from dataclasses import dataclass

from fourfold.engine import Score, ScoredTurn
from fourfold.rules import Call, Game, Move, Place, Position, SavedGame, Seat, Variant
from fourfold.rules.notation import parse_game
from fourfold.rules.saved import parse_saved_game
from fourfold.service.solver_pool import SolverPool
from fourfold.words import Message, turned


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
    def said(self) -> Message | None:
        """How the move turned the game; None where its value stayed what it was."""
        if self.after.value is self.before.value:
            return None
        return turned(
            self.position,
            self.move,
            self.best,
            lost_in=self.after.plies,
            won_in=self.before.plies,
        )


def pasted_game(text: str, variant: Variant) -> SavedGame:
    """Reads a game that somebody pasted: a saved one, or only its moves, from the empty board.

    How lines end, blanks around them and empty lines after them do not matter. Raises
    `FourfoldError`, which says where.
    """
    lines = [line.strip() for line in text.removeprefix("\ufeff").strip().splitlines()]
    if lines and lines[0].startswith("Edition:"):
        return parse_saved_game("\n".join((*lines, "")))
    return SavedGame(parse_game(" ".join(text.removeprefix("\ufeff").split()), Position(variant)))


async def review(game: Game, solvers: SolverPool, address: str) -> tuple[ReviewedMove, ...]:
    """All moves of a game, in order, for somebody at an address. Raises `BusyError`.

    One position is asked for at a time, so that others are answered in between.
    """
    bests = [
        await solvers.best(address, position) for position in game.positions if not position.is_over
    ]
    return tuple(
        _reviewed(*each)
        for each in zip(game.positions, game.moves, bests, (*bests[1:], None), strict=False)
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
