"""Who is behind a player of a table."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fourfold.rules.word import Word


class Pace(Word):
    """How quickly a computer answers."""

    HUMAN = "human"
    AT_ONCE = "at-once"


@dataclass(frozen=True, slots=True)
class Computer:
    """How a computer plays. `level` is the name of one of the engine's levels."""

    level: str
    seed: int
    pace: Pace = Pace.HUMAN


@dataclass(frozen=True, slots=True)
class Player:
    """Who is behind a player: a guest, a computer, or somebody at a terminal."""

    number: int
    """0 or 1, in the order in which they joined."""
    guest: str | None = None
    """The opaque id of a guest; None for a computer, and at a terminal."""
    computer: Computer | None = None

    def again(self) -> Player:
        """The player of the next game; a computer does not play the same one again."""
        if self.computer is None:
            return self
        return replace(self, computer=replace(self.computer, seed=self.computer.seed + 1))
