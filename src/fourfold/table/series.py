"""The score of two players over the games that follow each other at their tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Series:
    """How finished games ended: `wins` of player 0 and of player 1, who keep their numbers.

    >>> Series().with_win(1).with_draw().with_win(1)
    Series(wins=(0, 2), draws=1)
    """

    wins: tuple[int, int] = (0, 0)
    draws: int = 0

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(self.wins) + self.draws

    @property
    def leader(self) -> int | None:
        """Which player has won more games; None where both have won as many."""
        first, second = self.wins
        return None if first == second else 0 if first > second else 1

    def with_win(self, player: int) -> Series:
        """The series after one more game, which this player has won."""
        first, second = self.wins
        return Series((first + (player == 0), second + (player == 1)), self.draws)

    def with_draw(self) -> Series:
        """The series after one more game, which was drawn."""
        return Series(self.wins, self.draws + 1)
