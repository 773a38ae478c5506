"""Players for whole games: they play at random, and call what they see."""

from __future__ import annotations

from random import Random

from fourfold.client import Client, Connection
from fourfold.protocol.bodies import SeatsBody
from fourfold.protocol.from_server import EventsMessage, WelcomeMessage
from fourfold.protocol.models import EventBody
from fourfold.rules import parse_game


class Player:
    """Plays one game, and remembers what it heard and did."""

    def __init__(self, url: str, seed: int) -> None:
        self.client = Client(url)
        self.heard: list[EventBody] = []
        self.done: list[str] = []
        self._chance = Random(seed)

    def play(self, seats: SeatsBody) -> Player:
        with self.client.sit(seats) as table:
            self.play_at(table)
        return self

    def play_at(self, table: Connection) -> None:
        for news in table:
            if isinstance(news, WelcomeMessage | EventsMessage):
                self.heard += news.events
            if table.view.turn in table.seats:
                move = self.choose(table)
                if table.play(move):
                    self.done.append(move)

    def choose(self, table: Connection) -> str:
        moves = table.view.moves
        assert moves is not None
        legal = list(map(str, parse_game(" ".join(moves)).position.legal_moves()))
        calls = [move for move in legal if move.startswith("!")]
        return calls[0] if calls else self._chance.choice(legal)

    def check(self) -> None:
        """Each event was heard once and in order, and each own move was made once."""
        assert [each.number for each in self.heard] == list(range(1, len(self.heard) + 1))
        assert self.heard[-1].event == "ended"
        moved = [each.move for each in self.heard if each.event == "moved"]
        assert all(moved.count(move) == 1 for move in self.done if move != "done")
