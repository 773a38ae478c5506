"""The server is killed without warning, at any moment: nothing is lost and nothing doubled."""

from __future__ import annotations

import random
import threading
import time
from contextlib import ExitStack, suppress
from http.client import HTTPException

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fourfold.rules import STRAIGHT_LINES
from fourfold.table.event import Moved
from fourfold.table.table import replay
from tests.server.games import pair
from tests.server.histories import (
    Keeper,
    check_game,
    facts,
    keep,
    kept_facts,
    moves_of,
    stored,
)
from tests.server.running import SECONDS, Guest, Json, Server
from tests.table.games import QUIET

LOST = (ConnectionClosed, InvalidHandshake, HTTPException, EOFError, OSError)
"""What a client notices when the server is gone."""


# One command, and a kill right after it


class Game:
    """A game that goes on from crash to crash."""

    def __init__(self, url: str) -> None:
        ada, grace = Guest(url), Guest(url)
        seats = ada.open(name="Ada", first="me")
        self.table: str = seats["table"]
        self.players = {"first": (ada, seats), "second": (grace, grace.join(self.table))}
        self.histories: dict[str, list[Json]] = {"first": [], "second": []}
        self.turn = "first"

    def sit(self) -> Keeper:
        """The player in turn comes back."""
        while True:
            one = keep(*self.players[self.turn], self.histories[self.turn])
            if one.view["turn"] == self.turn:
                return one
            self.turn = one.view["turn"]
            one.close()

    def moves_kept(self, server: Server) -> list[str]:
        events = stored(server.database, self.table).events
        return [str(event.move) for event in events if isinstance(event, Moved)]


def kill_after_commands(server: Server, games: list[Game], delay: float) -> tuple[int, int]:
    """Kills the server so long after a move at each table; how many were told, and how many kept.

    After the restart each move is settled by its id: it is sent again only if that is in no event.
    """
    with ExitStack() as stack:
        sitting = [stack.enter_context(game.sit()) for game in games]
        before = [len(one.view["moves"]) for one in sitting]
        asked = [one.seen for one in sitting]
        moves = [QUIET.split()[count] for count in before]
        for one, move, seen in zip(sitting, moves, asked, strict=True):
            one.send(type="command", id=f"at {seen}", seen=seen, command="play", move=move)
        time.sleep(delay)
        server.kill()
        for one in sitting:
            with suppress(ConnectionClosed):
                while True:
                    one.receive()
    server.start()
    told = kept = 0
    for game, one, move, seen, count in zip(games, sitting, moves, asked, before, strict=True):
        was_told = len(one.history) > seen
        was_kept = game.moves_kept(server)
        assert was_kept in (QUIET.split()[:count], QUIET.split()[: count + 1])
        assert len(was_kept) > count or not was_told
        told, kept = told + was_told, kept + (len(was_kept) > count)
        with keep(*game.players[game.turn], one.history) as again:
            name = f"at {seen}"
            ids = [event.get("command") for event in again.history]
            assert ids.count(name) == len(was_kept) - count
            answer = again.play(move, seen=seen, id=name)
            assert answer["type"] == "stale"
            assert answer["events"][0]["number"] == seen + 1
            if name not in ids:
                assert again.play(move, id=name)["events"][0]["command"] == name
            assert again.play(move, id=name)["type"] == "stale"
        assert game.moves_kept(server) == QUIET.split()[: count + 1]
    return told, kept


def seconds_of_moves(url: str) -> float:
    """How long a move at each of eight tables takes now, until all are told."""
    games = [Game(url) for _ in range(8)]
    with ExitStack() as stack:
        sitting = [stack.enter_context(game.sit()) for game in games]
        begin = time.monotonic()
        for one in sitting:
            one.send(type="command", id="one", seen=one.seen, command="play", move="0")
        for one in sitting:
            one.receive()
        return time.monotonic() - begin


def kill_many_times(server: Server, times: int, seed: int) -> tuple[int, int]:
    """Kills the server at random moments; how many moves were told before, and how many kept."""
    told = kept = 0
    chance = random.Random(seed)
    for number in range(times):
        if number % 30 == 0:
            games = [Game(server.url) for _ in range(8)]
        delay = chance.uniform(0, 1.5) * seconds_of_moves(server.url)
        more = kill_after_commands(server, games, delay)
        told, kept = told + more[0], kept + more[1]
    for game in games:
        record = stored(server.database, game.table)
        for seat, history in game.histories.items():
            with keep(*game.players[seat], history):
                assert facts(history) == kept_facts(record)
    return told, kept


@pytest.mark.proof
def test_a_command_before_a_crash_is_done_once_or_not_at_all(own_server: Server) -> None:
    kill_many_times(own_server, 3, seed=1)


@pytest.mark.proof
def test_many_commands_before_many_crashes_are_done_once_or_not_at_all(own_server: Server) -> None:
    told, kept = kill_many_times(own_server, 40, seed=2)
    assert 0 < told <= kept < 8 * 40


# A kill after the commit, and before anybody is told


SUICIDE = """
import os, signal
from fourfold.store import Store
write = Store.write
def write_and_die(self, writes, up=0.0):
    written = write(self, writes, up)
    if any(each.cause and each.cause.id == "last" for changes in writes for each in changes):
        os.kill(os.getpid(), signal.SIGKILL)
    return written
Store.write = write_and_die
"""
"""Ends the server once a command with the id “last” is on the disk."""


@pytest.mark.proof
def test_a_command_that_was_kept_and_not_told_is_settled_by_its_id(own_server: Server) -> None:
    own_server.stop()
    own_server.start(prelude=SUICIDE)
    with pair(own_server.url) as game:
        seen = game.first.seen
        game.first.send(type="command", id="last", seen=seen, command="play", move="0")
        for each in (game.first, game.second):
            with pytest.raises(ConnectionClosed):
                each.receive()
    own_server.restart()
    events = {}
    for guest, seats in zip(game.guests, game.seats, strict=True):
        with guest.sit(seats, seen) as one:
            events[seats["seats"][0]] = one.welcome["events"]
            assert one.view["hand"] == "0"
    own, others = events.values()
    assert [event.get("command") for event in own] == ["last", None]
    assert [event.get("command") for event in others] == [None, None]
    assert facts(own) == facts(others)
    with game.guests[0].sit(game.seats[0]) as one, game.guests[0].sit(game.seats[0]) as also:
        for each in (one, also):
            assert each.play("0", id="last")["type"] == "stale"
    assert len(stored(own_server.database, game.table).events) == seen + 2


@pytest.mark.proof
def test_a_rematch_that_was_kept_and_not_told_is_found(own_server: Server) -> None:
    own_server.stop()
    own_server.start(prelude=SUICIDE)
    with pair(own_server.url) as game:
        game.first.do("resign")
        seen = game.first.do("propose", offer="rematch")["seen"]
        game.second.until_seen(seen)
        game.second.send(type="command", id="last", seen=seen, command="accept")
        with pytest.raises(ConnectionClosed):
            game.second.receive()
    own_server.restart()
    with game.guests[1].sit(game.seats[1], seen) as one:
        assert [event["command"] for event in one.welcome["events"]] == ["last"]
        following = one.until("next")
    with game.guests[1].sit(following) as again:
        assert again.view["state"] == "on"


# Games that go on while the server is killed again and again


class Play(threading.Thread):
    """Two players and a watcher, who play game after game and come back after each crash."""

    def __init__(
        self, server: Server, is_up: threading.Event, has_moved: threading.Event, seed: int
    ) -> None:
        super().__init__()
        self.server = server
        self.is_up = is_up
        self.has_moved = has_moved
        self.is_enough = threading.Event()
        self.chance = random.Random(seed)
        self.finished: list[tuple[str, list[list[Json]]]] = []
        self.failure: BaseException | None = None
        self.lost = 0
        self.calls = [f"!{line}" for line in STRAIGHT_LINES]

    def run(self) -> None:
        try:
            while not self.is_enough.is_set():
                table, players = self.sit_down()
                histories: list[list[Json]] = [[], [], []]
                while not self.go_on(table, players, histories):
                    self.lost += 1
                self.finished.append((table, histories))
        except BaseException as failure:  # noqa: BLE001 - it is raised where it is waited for
            self.failure = failure

    def sit_down(self) -> tuple[str, list[tuple[Guest, Json]]]:
        while True:
            self.is_up.wait()
            with suppress(*LOST):
                ada, grace = Guest(self.server.url), Guest(self.server.url)
                seats = ada.open(name="Ada", first="me")
                table: str = seats["table"]
                return table, [(ada, seats), (grace, grace.join(table, name="Grace"))]

    def go_on(
        self, table: str, players: list[tuple[Guest, Json]], histories: list[list[Json]]
    ) -> bool:
        """Plays until the game is over, or the server gone; True when it is over."""
        self.is_up.wait()
        with suppress(*LOST), ExitStack() as stack:
            first, second = (
                stack.enter_context(keep(*player, history))
                for player, history in zip(players, histories, strict=False)
            )
            watcher = stack.enter_context(Keeper(self.server.url, table, None, (), histories[2]))
            while True:
                newest = max(first.seen, second.seen, watcher.seen)
                for each in (first, second, watcher):
                    each.until_seen(newest)
                if first.view["state"] == "over":
                    return True
                one = first if first.view["turn"] == "first" else second
                answer = one.play(self.choose(one.view))
                if answer.get("code") == "line-not-complete":
                    continue
                assert answer["type"] == "events", answer
                self.has_moved.set()
                time.sleep(self.chance.uniform(0, 0.01))
        return False

    def choose(self, view: Json) -> str:
        is_calling = view["may"]["call"] and self.chance.random() < 0.05
        return self.chance.choice(self.calls if is_calling else moves_of(view))


def crash_while_playing(server: Server, moments: int, tables: int, seed: int) -> None:
    """Kills the server at random moments of running games, and looks at all that was kept."""
    chance = random.Random(seed)
    is_up, has_moved = threading.Event(), threading.Event()
    is_up.set()
    playing = [Play(server, is_up, has_moved, seed + number) for number in range(tables)]
    for each in playing:
        each.start()
    try:
        for _ in range(moments):
            assert has_moved.wait(SECONDS)
            time.sleep(chance.uniform(0, 0.3))
            is_up.clear()
            server.kill()
            has_moved.clear()
            server.start()
            is_up.set()
    finally:
        is_up.set()
        for each in playing:
            each.is_enough.set()
        for each in playing:
            each.join()
    for each in playing:
        if each.failure is not None:
            raise each.failure
        assert each.finished
        for table, histories in each.finished:
            record = stored(server.database, table)
            for history in histories:
                assert [event["number"] for event in history] == list(range(1, len(history) + 1))
                assert facts(history) == kept_facts(record)[: len(history)]
            assert replay(record.events).ended is not None
            check_game(server, table)
    assert sum(each.lost for each in playing) >= moments


def test_crashes_in_the_middle_of_games_lose_nothing(own_server: Server) -> None:
    crash_while_playing(own_server, moments=5, tables=4, seed=10)


@pytest.mark.proof
def test_a_hundred_crashes_in_the_middle_of_games_lose_nothing(own_server: Server) -> None:
    crash_while_playing(own_server, moments=100, tables=6, seed=20)
