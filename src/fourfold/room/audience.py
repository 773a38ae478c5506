"""Those at a table: who listens, who is expected back, and how much time that leaves."""

from collections.abc import Iterable
from typing import Final

from fourfold.room.flood_control import EVENTS_AT_MOST
from fourfold.room.listener import Listener
from fourfold.room.move_clock import MoveClock
from fourfold.rules import Seat
from fourfold.table.player import Computer, Player
from fourfold.table.table import Table

GRACE: Final = 10.0
"""Seconds for which a player may be without a connection before it counts as absence."""
GRACE_AFTER_RESTART: Final = 30.0
HOUR: Final = 3_600.0


class Audience:
    """A table, and those who listen at it or play there."""

    def __init__(self, players: Iterable[Player]) -> None:
        self.table = Table()
        self.players = {player.number: player for player in players}
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[int] = frozenset()
        """Players who are connected to another room of this table."""
        self.leaving: dict[int, float] = {}
        """When the absence of a player who is not there begins to count."""
        self.is_holder = True
        """Whether time and presence are judged in this room: of several, in one at a time."""
        self._clock = MoveClock()

    # Who is there

    def is_connected(self, player: int) -> bool:
        """Whether a player is there; a computer always is."""
        known = self.players.get(player)
        if (known is not None and known.computer is not None) or player in self.elsewhere:
            return True
        return any(player in each.players for each in self.listeners)

    def note_elsewhere(self, players: frozenset[int], now: float) -> None:
        """Notes which players are connected to another room of this table."""
        gone, self.elsewhere = self.elsewhere - players, players
        self._note_back(players, now)
        self.expect_back(gone, now)

    def expect_back(self, players: Iterable[int], now: float, grace: float = GRACE) -> None:
        """Counts those of some players as leaving who are not there."""
        grace = grace if self.table.seen < EVENTS_AT_MOST else HOUR
        for player in players:
            if not self.is_connected(player):
                self.leaving[player] = now + grace

    def wait_for(self, players: Iterable[int], now: float) -> None:
        """Has the time of those who are not there stand still for a while: the server's fault."""
        for player in players:
            if not self.is_connected(player):
                self._clock.wait_for(player, now + GRACE_AFTER_RESTART)

    def _note_back(self, players: Iterable[int], now: float) -> None:
        for player in players:
            self.leaving.pop(player, None)
            self._clock.is_back(player, now)

    def _returning(self) -> tuple[int, ...]:
        """Players who are connected and still noted as away."""
        if self.table.first is None or self.table.away == (None, None):
            return ()
        away = (self.table.player_on(seat) for seat in Seat if self.table.is_away(seat))
        return tuple(player for player in away if self.is_connected(player))

    @property
    def watching(self) -> int:
        """How many listen who do not play."""
        return sum(not each.players for each in self.listeners)

    # Who is who

    def players_of(self, guest: str) -> tuple[int, ...]:
        """Which players a guest is."""
        known = sorted(self.players.items())
        return tuple(number for number, player in known if player.guest == guest)

    def seats_of(self, players: Iterable[int]) -> tuple[Seat, ...]:
        """The seats of some players, `first` before `second`; none before the game has begun."""
        seats = {self.table.seat_of(player) for player in players}
        return tuple(seat for seat in Seat if seat in seats)

    def computer_to_act(self) -> tuple[int, Computer] | None:
        """Which player is a computer that is to move or to answer an offer, and how it plays."""
        turn, offered = self.table.turn, self.table.offered
        for number, player in self.players.items():
            seat = self.table.seat_of(number)
            is_asked = offered is not None and offered.seat is not seat
            if player.computer is not None and seat is not None and (is_asked or turn is seat):
                return number, player.computer
        return None

    # Time

    @property
    def counts_time(self) -> bool:
        """Whether time decides something, though nobody does anything: a clock, or an absence."""
        is_away = self.table.is_on and self.table.away != (None, None)
        return is_away or self.table.deadline is not None

    @property
    def deadline(self) -> float | None:
        """When the time of the player who must act is up, without what does not count."""
        return self._clock.deadline(self.table)

    def seconds_left(self, now: float) -> float | None:
        """What the player who must act has left; None without a clock."""
        return self._clock.seconds_left(self.table, now)

    def lose_time(self, seconds: float) -> None:
        """Leaves so many seconds out, of this move and of absences: they were the server's."""
        self._clock.lose(self.table, seconds)
        self.leaving = {player: due + seconds for player, due in self.leaving.items()}

    def _is_owed_time(self) -> bool:
        """Whether the player who must act is back after being waited for in this move."""
        turn = self.table.turn
        if turn is None or not self._clock.has_waited(self.table):
            return False
        return self.is_connected(self.table.player_on(turn))
