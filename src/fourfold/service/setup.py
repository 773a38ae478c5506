"""What is agreed on when a table is made, and how it begins."""

from dataclasses import dataclass

from fourfold.rules import Position, Seat
from fourfold.service.guests import new_id
from fourfold.store import Change, standing_of
from fourfold.table.decide import begin, join, open_table
from fourfold.table.options import Options
from fourfold.table.player import Computer, Player
from fourfold.table.table import replay


@dataclass(frozen=True, slots=True)
class Setup:
    """Who opens a table, against whom, and with which options.

    With `other` the table is complete at once: the computer, or somebody at the same screen.
    """

    name: str
    options: Options = Options()
    other: str | None = None
    computer: Computer | None = None
    first: int | None = None
    """Which player is `first`; None for the lot."""
    is_public: bool = False
    """Whether anybody may find the table in the list."""
    start: Position | None = None
    """Where the game begins; None for the empty board."""

    def change(self, guest: str, first: int, at: float) -> Change:
        """The table that a guest opens; `first` is the lot, if the game begins at once.

        Raises `FourfoldError` for names and positions that no table accepts.
        """
        events = list(open_table(self.options, self.start))
        events += join(replay(events), self.name)
        players = [Player(0, guest)]
        if self.other is not None:
            events += join(replay(events), self.other)
            events += begin(replay(events), first, at)
            computer = self.computer
            players.append(Player(1, guest if computer is None else None, computer))
        return Change(
            new_id(),
            0,
            tuple(events),
            at,
            tuple(players),
            is_public=self.is_public,
            first=self.first,
            standing=standing_of(replay(events)),
        )


def first_if(player: int, start: Position | None) -> int:
    """Which player is `first`, so that this one acts where the game begins."""
    return 1 - player if start is not None and start.turn is Seat.SECOND else player
