"""The computer as an opponent: levels from a beginner to perfect play."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fourfold.engine.analysis import ScoredTurn
from fourfold.engine.call import Watch
from fourfold.engine.cancelling import CancelledError, CancelToken
from fourfold.engine.score import Score
from fourfold.engine.solver import ALL_PLIES, Solver
from fourfold.rules import Call, Position
from fourfold.rules.word import Word


class Level(Word):
    """How well the computer plays, named for people; each beats the one before it."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    PERFECT = "perfect"


@dataclass(frozen=True, slots=True)
class _Skill:
    """The depth of a level's search, in placements: `plies`, or now and then `careless_plies`.

    One placement ahead shows a line that can be called, two the piece that lets the opponent
    call one, three what leaves the opponent only such pieces. Who looks none ahead sees no line.
    """

    plies: int
    careless_plies: int = 0
    carelessness: float = 0.0
    """The probability of the careless depth."""


_SKILLS: Final = {
    Level.BEGINNER: _Skill(1, 0, 0.4),
    Level.CASUAL: _Skill(2, 0, 0.1),
    Level.CLUB: _Skill(4, 2, 0.2),
    Level.EXPERT: _Skill(6),
}
"""Of all levels but perfect play, which searches to the end."""

_PLIES_AT_ONCE: Final = 2
_EMPTIES_TO_FORESEE_ALL: Final = 10
_PLIES_FORESEEN: Final = 5
"""The depth to which mistakes of the opponent are counted while more cells are empty."""


class Opponent:
    """A player of one level. What it does depends on its seed and the position alone.

    Any number of threads may ask it at the same time, as they may ask its solver.

    Perfect play never takes a turn of a worse value. Of the best turns it takes one after which
    the largest share of the other player's turns would be mistakes; the other levels take any of
    those that look best to them.

    >>> from fourfold.rules import parse_position
    >>> perfect = Opponent(Solver(), Level.PERFECT)
    >>> print(perfect.choose(parse_position(".6../9de1/0f../b2.a 5")))
    a4 4
    """

    def __init__(self, solver: Solver, level: Level, seed: int = 0) -> None:
        if not isinstance(level, Level):
            raise TypeError(f"not a level: {level!r}")
        self.solver = solver
        self.level = level
        self.seed = seed

    def choose(
        self, position: Position, seconds: float | None = None, token: CancelToken | None = None
    ) -> ScoredTurn:
        """The turn that it takes, and the score as far as it sees.

        After so many seconds, counted from now, or when the token is cancelled, it takes the best
        that it has found, which may depend on the machine. Raises `SetupError` for a finished game
        or another variant, and `CancelledError` if its solver is closed.
        """
        token = CancelToken(seconds, token)
        thoughts = self.thoughts(position, token=token)
        choice = next(thoughts)
        try:
            for choice in thoughts:  # noqa: B007 - the last one counts
                pass
        except CancelledError:
            if not token.is_cancelled:
                raise
        return choice

    def thoughts(
        self, position: Position, progress: Watch | None = None, token: CancelToken | None = None
    ) -> Iterator[ScoredTurn]:
        """An anytime search: yields better and better turns; the last is what it takes.

        The first comes at once, even if the token is cancelled. Long searches report progress,
        and what `progress` raises ends them.
        """
        chance = random.Random(f"{self.seed} {self.level} {position}")  # noqa: S311 - repeatable
        if self.level is not Level.PERFECT:
            skill = _SKILLS[self.level]
            is_careless = chance.random() < skill.carelessness
            yield self._look(position, skill.careless_plies if is_careless else skill.plies, chance)
            return
        yield self._look(position, _PLIES_AT_ONCE, chance)
        yield self.solver.best(position, progress, token)
        best = _best_of(self.solver.analyse(position, progress, token))
        yield chance.choice(best)
        yield chance.choice(self._hardest(position, best, token))

    def _look(self, position: Position, plies: int, chance: random.Random) -> ScoredTurn:
        """One of the best turns of a depth-limited search."""
        seen = self.solver.look(position, plies)
        if plies == 0:
            blind = [each for each in seen if not isinstance(each.turn[-1], Call)]
            return ScoredTurn(chance.choice(blind or seen).turn, Score.draw())
        return chance.choice(_best_of(seen))

    def _hardest(
        self, position: Position, turns: Sequence[ScoredTurn], token: CancelToken | None
    ) -> list[ScoredTurn]:
        """Of some turns, those after which the most of the opponent's turns are mistakes."""
        is_late = len(position.empty_cells) <= _EMPTIES_TO_FORESEE_ALL
        plies = ALL_PLIES if is_late else _PLIES_FORESEEN
        shares = self.solver.mistakes(position, [each.turn for each in turns], plies, token)
        return [turn for turn, share in zip(turns, shares, strict=True) if share == max(shares)]


def _best_of(turns: Sequence[ScoredTurn]) -> list[ScoredTurn]:
    best = max(each.score for each in turns)
    return [each for each in turns if each.score == best]
