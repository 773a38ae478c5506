"""The computer at the table. What it stands on is loaded when it is first needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from fourfold.rules import Move, Position, Variant

if TYPE_CHECKING:
    from fourfold.engine import Opponent

LEVELS: Final = ("beginner", "casual", "club", "expert", "perfect")
"""The names of the engine's levels, known without loading it."""

PERFECT: Final = LEVELS[-1]
SECONDS_AT_MOST: Final = 10.0
SECONDS_FOR_ADVICE: Final = 5.0


@dataclass(frozen=True, slots=True)
class Computer:
    """Which of the two who joined is a computer, and how it plays."""

    player: int
    level: str
    seed: int


class Mind:
    """Thinks about the positions of one variant."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._opponents: dict[tuple[str, int], Opponent] = {}

    def choose(
        self, computer: Computer, position: Position, seconds: float | None
    ) -> tuple[Move, ...]:
        """The turn that a computer takes, in half of its time at most."""
        limit = SECONDS_AT_MOST if seconds is None else min(SECONDS_AT_MOST, seconds / 2)
        opponent = self._opponent(computer.level, computer.seed)
        return tuple(opponent.choose(position, max(limit, 0.0)).turn)

    def advise(self, position: Position) -> Move:
        """What perfect play would do."""
        return self._opponent(PERFECT, 0).choose(position, SECONDS_FOR_ADVICE).turn[0]

    def is_lost(self, computer: Computer, position: Position) -> bool:
        """Whether the player who must act loses, as far as a computer sees."""
        from fourfold.engine import Value  # noqa: PLC0415 - slow to load

        opponent = self._opponent(computer.level, computer.seed)
        return opponent.choose(position, SECONDS_FOR_ADVICE).score.value is Value.LOSS

    def _opponent(self, level: str, seed: int) -> Opponent:
        from fourfold.engine import Level, Opponent, Solver  # noqa: PLC0415 - slow to load

        if (level, seed) not in self._opponents:
            known = next(iter(self._opponents.values()), None)
            solver = Solver(self._variant) if known is None else known.solver
            self._opponents[level, seed] = Opponent(solver, Level(level), seed)
        return self._opponents[level, seed]
