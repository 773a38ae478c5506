"""Those who listen at a table."""


class Listener:
    """One who is told what happens at a table. Drivers derive from it, and know how to tell.

    `players` are the numbers of the players who listen by it: one, both at one screen, or none
    for somebody who watches.
    """

    __slots__ = ("players",)

    def __init__(self, players: frozenset[int] = frozenset()) -> None:
        self.players = players

    def seats_at(self, table: str) -> list[str]:
        """The tokens of this listener's seats at the table of the next game, if it needs any."""
        del table
        return []
