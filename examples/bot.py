"""A bot: plays a game against the computer over the network, at random, and calls what it sees.

Run it as: python examples/bot.py http://127.0.0.1:4040
"""

import random
import sys

from fourfold.client import Client
from fourfold.protocol import OpponentBody
from fourfold.rules import parse_game


def choose(moves: tuple[str, ...]) -> str:
    """A move after those so far."""
    legal = parse_game(" ".join(moves)).position.legal_moves()
    calls = [move for move in map(str, legal) if move.startswith("!")]
    return calls[0] if calls else str(random.choice(legal))


client = Client(sys.argv[1])
computer = OpponentBody(kind="computer", level="beginner", pace="at-once")
seats = client.open("Bot", opponent=computer)
with client.sit(seats) as table:
    for _ in table:
        if table.view.turn in table.seats and table.view.moves is not None:
            table.play(choose(table.view.moves))
print(client.game(seats.table), end="")
