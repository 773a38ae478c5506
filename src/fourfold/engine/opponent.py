"""The computer as an opponent: levels from a beginner to perfect play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Event, Thread
from typing import Final

from fourfold.engine.solver import CancelledError, ScoredTurn, Solver
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
    """How many placements a player looks ahead, now and then only `carelessly` many.

    One placement ahead shows a line that can be called, two the piece that lets the opponent
    call one, three what leaves the opponent only such pieces. Who looks none ahead sees no line.
    """

    plies: int
    carelessly: int = 0
    carelessness: float = 0.0
    """How often, from 0 to 1."""


_SKILLS: Final = {
    Level.BEGINNER: _Skill(1, 0, 0.4),
    Level.CASUAL: _Skill(2, 0, 0.1),
    Level.CLUB: _Skill(4, 2, 0.2),
    Level.EXPERT: _Skill(6),
}
"""Of all levels but perfect play, which needs none."""

_SECONDS_BETWEEN_CANCELS: Final = 0.005
_PLIES_AT_ONCE: Final = 2
_ALL: Final = 16
_EMPTIES_TO_FORESEE_ALL: Final = 10
_PLIES_FORESEEN: Final = 5
"""How far mistakes of the opponent are foreseen while more cells are empty."""


class Opponent:
    """A player of one level. What it does depends on its seed and the position alone.

    Perfect play never takes a turn of a worse value. Of the best turns it takes one after which
    the largest share of the other player's turns would be mistakes; the other levels take any of
    those that look best to them.

    >>> from fourfold.rules import parse_position
    >>> perfect = Opponent(Solver(), Level.PERFECT)
    >>> print(perfect.choose(parse_position(".6../9de1/0f../b2.a 5")))
    a4 4
    """

    def __init__(self, solver: Solver, level: Level, seed: int = 0) -> None:
        self.solver = solver
        self.level = level
        self.seed = seed
        self._stopped = Event()

    def choose(self, position: Position, seconds: float | None = None) -> ScoredTurn:
        """The turn that it takes, and the score as far as it sees.

        After so many seconds, or when it is stopped, it takes the best that it has found, which
        may depend on the machine. Raises `SetupError` for a finished game or another variant.
        """
        thoughts = self._thoughts(position)
        choice = next(thoughts)
        finished = Event()
        watch = Thread(target=self._interrupt, args=(seconds, finished), daemon=True)
        watch.start()
        try:
            for choice in thoughts:  # noqa: B007 - the last one counts
                pass
        except CancelledError:
            pass
        finally:
            finished.set()
            self._stopped.set()
            watch.join()
            self._stopped.clear()
        return choice

    def stop(self) -> None:
        """Has it take, in another thread, the best turn that it has found."""
        self._stopped.set()

    def _interrupt(self, seconds: float | None, finished: Event) -> None:
        """Ends the search of a turn when its time is over or it is stopped."""
        self._stopped.wait(seconds)
        while not finished.wait(_SECONDS_BETWEEN_CANCELS):
            self.solver.cancel()

    def _thoughts(self, position: Position) -> Iterator[ScoredTurn]:
        """Turns that are better and better; the first comes at once."""
        chance = random.Random(f"{self.seed} {self.level} {position}")  # noqa: S311 - repeatable
        if self.level is not Level.PERFECT:
            skill = _SKILLS[self.level]
            is_careless = chance.random() < skill.carelessness
            yield self._look(position, skill.carelessly if is_careless else skill.plies, chance)
            return
        yield self._look(position, _PLIES_AT_ONCE, chance)
        yield self.solver.best(position)
        best = _best_of(self.solver.analyse(position))
        yield chance.choice(best)
        yield chance.choice(self._hardest(position, best))

    def _look(self, position: Position, plies: int, chance: random.Random) -> ScoredTurn:
        """One of the turns that look best to one who looks so many placements ahead."""
        seen = self.solver.look(position, plies)
        if plies == 0:
            blind = [each for each in seen if not isinstance(each.turn[-1], Call)]
            return chance.choice(blind or seen)
        return chance.choice(_best_of(seen))

    def _hardest(self, position: Position, turns: Sequence[ScoredTurn]) -> list[ScoredTurn]:
        """Of some turns, those after which the most of the opponent's turns are mistakes."""
        is_late = len(position.empty_cells) <= _EMPTIES_TO_FORESEE_ALL
        plies = _ALL if is_late else _PLIES_FORESEEN
        shares = self.solver.mistakes(position, [each.turn for each in turns], plies)
        return [turn for turn, share in zip(turns, shares, strict=True) if share == max(shares)]


def _best_of(turns: Sequence[ScoredTurn]) -> list[ScoredTurn]:
    best = max(each.score for each in turns)
    return [each for each in turns if each.score == best]
