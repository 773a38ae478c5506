"""The computer at a table in this process. What it stands on is loaded when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourfold.rules import Move, Position, Variant
from fourfold.table.command import Accept, Command, Decline, Offer, Play
from fourfold.table.player import Computer
from fourfold.table.table import Table

if TYPE_CHECKING:
    from fourfold.engine import Opponent

LEVELS: Final = ("beginner", "casual", "club", "expert", "perfect")
"""The names of the engine's levels, known without loading it."""

PERFECT: Final = LEVELS[-1]
SECONDS_AT_MOST: Final = 10.0
SECONDS_FOR_ADVICE: Final = 5.0


class Advisor:
    """Finds moves in the positions of one variant, for the computer and as advice."""

    def __init__(self, variant: Variant) -> None:
        self._variant = variant
        self._opponents: dict[tuple[str, int], Opponent] = {}

    def commands(self, computer: Computer, table: Table, now: float) -> list[Command]:
        """What a computer does that must act, or is offered something."""
        offered = table.offered
        if offered is not None:
            is_refused = offered.offer is Offer.DRAW and self._is_winning(computer, table)
            return [Decline() if is_refused else Accept()]
        left = SECONDS_AT_MOST if table.deadline is None else (table.deadline - now) / 2
        opponent = self._opponent(computer.level, computer.seed)
        limit = max(0.0, min(SECONDS_AT_MOST, left))
        return [Play(move) for move in opponent.choose(table.position, limit).turn]

    def advise(self, position: Position) -> Move:
        """What perfect play would do."""
        return self._opponent(PERFECT, 0).choose(position, SECONDS_FOR_ADVICE).turn[0]

    def _is_winning(self, computer: Computer, table: Table) -> bool:
        """Whether the computer, which is offered a draw, wins as far as it sees."""
        from fourfold.engine import Value  # noqa: PLC0415 - slow to load

        assert table.offered is not None
        is_its_turn = table.turn is not table.offered.seat
        opponent = self._opponent(computer.level, computer.seed)
        position = table.position if is_its_turn else table.position_as_it_counts
        seen = opponent.choose(position, SECONDS_FOR_ADVICE).score.value
        return seen is (Value.WIN if is_its_turn else Value.LOSS)

    def _opponent(self, level: str, seed: int) -> Opponent:
        from fourfold.engine import Level, Opponent, Solver  # noqa: PLC0415 - slow to load

        if (level, seed) not in self._opponents:
            known = next(iter(self._opponents.values()), None)
            solver = Solver(self._variant) if known is None else known.solver
            self._opponents[level, seed] = Opponent(solver, Level(level), seed)
        return self._opponents[level, seed]
