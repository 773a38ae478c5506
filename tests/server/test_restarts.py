"""A restart loses nothing, whether the server was stopped or killed."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.room.rooms import kinds
from tests.server.games import Pair, pair
from tests.server.histories import (
    moves_of,
    stored,
)
from tests.server.running import Server, Socket
from tests.table.games import QUIET


@contextmanager
def tables_in_play(url: str, count: int, chance: random.Random) -> Iterator[list[Pair]]:
    """Games that are somewhere in the middle."""
    with ExitStack() as stack:
        games = []
        for _ in range(count):
            game = stack.enter_context(pair(url, seconds_per_move=600))
            game.play(" ".join(QUIET.split()[: chance.randrange(len(QUIET.split()))]))
            games.append(game)
        yield games


def test_sigterm_says_goodbye_and_loses_nothing(own_server: Server) -> None:
    with tables_in_play(own_server.url, 10, random.Random(2)) as games, ExitStack() as stack:
        watchers = [stack.enter_context(Socket(own_server.url, game.table)) for game in games]
        own_server.signal(signal.SIGTERM)
        for each in [*watchers, *(s for game in games for s in (game.first, game.second))]:
            goodbye = each.until("goodbye")
            assert goodbye["reason"] == "restart"
            with pytest.raises(ConnectionClosed):
                each.receive()
            assert each.connection.close_code == 1012
        assert own_server.stop() == 0
        own_server.start()
        for game, watcher in zip(games, watchers, strict=True):
            seen, turn = game.first.seen, int(game.first.view["turn"] == "second")
            with (
                # Whoever must act comes first, or time would begin afresh once more.
                game.guests[turn].sit(game.seats[turn], seen) as one,
                game.guests[1 - turn].sit(game.seats[1 - turn], seen) as other,
                Socket(own_server.url, game.table, seen=watcher.seen) as again,
            ):
                assert kinds(one.welcome) == kinds(again.welcome) == ["resumed"]
                rest = QUIET.split()[len(one.view["moves"])]
                first, second = (other, one) if turn else (one, other)
                Pair(game.table, first, second, game.guests, game.seats).play(rest)


@pytest.mark.proof
def test_sigterm_while_all_are_playing_loses_nothing(own_server: Server) -> None:
    chance = random.Random(3)
    with tables_in_play(own_server.url, 6, chance) as games:
        played: dict[str, int] = {}

        def play_on(game: Pair) -> None:
            try:
                while game.first.view["state"] == "on":
                    game.play(moves_of(game.first.view)[0])
                    played[game.table] = game.in_turn.seen
            except (ConnectionClosed, AssertionError, KeyError):
                # A move that came after the signal is refused, or not answered.
                return

        threads = [threading.Thread(target=play_on, args=(game,)) for game in games]
        for thread in threads:
            thread.start()
        time.sleep(0.02)
        assert own_server.stop() == 0
        for thread in threads:
            thread.join()
        own_server.start()
        for game in games:
            kept = stored(own_server.database, game.table).events
            most = max(game.first.seen, game.second.seen)
            assert played.get(game.table, 0) <= most <= len(kept)
