"""What the players agree on before a game."""

from dataclasses import dataclass
from typing import Final

from fourfold.rules import Calling, Edition, SetupError, Variant
from fourfold.rules.saved import check_seconds
from fourfold.rules.word import Word
from fourfold.table.errors import TableCode

WRONG_CALLS_AT_MOST: Final = 16
DAY: Final = 86_400


class Late(Word):
    """What happens to a player whose time is up."""

    LOSES = "loses"
    WARNED = "warned"


class WrongCalls(Word):
    """What a wrong call costs."""

    NOTHING = "nothing"
    CALL = "call"
    """The player's call for that moment."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table. Raises `SetupError` for those that make no sense."""

    variant: Variant = Variant()
    edition: Edition = Edition.CLASSIC
    calling: Calling = Calling.HAND
    seconds_per_move: int | None = None
    late: Late = Late.LOSES
    wrong_calls: WrongCalls = WrongCalls.CALL
    wrong_calls_to_lose: int | None = None
    """With so many wrong calls a player loses the game."""
    hints: bool = False
    """Whoever may call is shown the lines that can be called."""
    coach: bool = False
    """A line that nobody called is told to everybody as soon as it has expired."""
    mask: bool = False
    """Board, reserve and moves are hidden from everybody."""
    patience: int = 300
    """Without a clock that decides, one who has waited so many seconds may claim the game."""

    @property
    def is_slow(self) -> bool:
        """Whether a move may take days: then it is usual that players come and go."""
        return self.seconds_per_move is not None and self.seconds_per_move >= DAY

    @property
    def has_hints(self) -> bool:
        """Whether hints are given: the mask would not hide what they show."""
        return self.hints and not self.mask

    @property
    def has_coach(self) -> bool:
        """Whether missed lines are told at once: the mask would not hide what they share."""
        return self.coach and not self.mask

    def __post_init__(self) -> None:
        check_seconds(self.seconds_per_move)
        most = self.wrong_calls_to_lose
        if most is not None and not (type(most) is int and 1 <= most <= WRONG_CALLS_AT_MOST):
            raise SetupError(
                TableCode.BAD_WRONG_CALLS,
                f"a game is lost by 1 to {WRONG_CALLS_AT_MOST} wrong calls",
            )
        if not (type(self.patience) is int and 1 <= self.patience <= DAY):
            raise SetupError(TableCode.BAD_PATIENCE, f"the patience is 1 to {DAY} seconds")
