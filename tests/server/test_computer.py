"""The computer at the table."""

from __future__ import annotations

import random
import statistics
import threading
from itertools import pairwise
from typing import Any

import pytest

from fourfold.rules import Game, Position, parse_move
from fourfold.table.event import Moved
from tests.room.rooms import kinds
from tests.server.histories import (
    check_game,
    moves_of,
    stored,
)
from tests.server.running import Guest, Server, Socket


def sit_with_computer(guest: Guest, level: str, pace: str, **body: Any) -> Socket:
    opponent = {"kind": "computer", "level": level, "pace": pace}
    return guest.sit(guest.open(name="Ada", opponent=opponent, **body))


def my_turn(socket: Socket) -> bool:
    """Waits until the guest must act; False when the game is over."""
    (mine,) = socket.welcome["view"]["seats"]
    while socket.view["state"] == "on" and socket.view["turn"] != mine:
        socket.receive()
    return bool(socket.view["state"] == "on")


@pytest.mark.parametrize("level", ["beginner", "casual", "club", "expert", "perfect"])
def test_whole_games_against_the_computer(server: Server, ada: Guest, level: str) -> None:
    chance = random.Random(level)
    for first in ("me", "other"):
        with sit_with_computer(ada, level, "at-once", first=first) as me:
            while my_turn(me):
                answer = me.play(chance.choice(moves_of(me.view)))
                assert answer["type"] == "events", answer
            assert me.view["outcome"]["reason"] in ("call", "full")
            table = me.welcome["table"]
        check_game(server, table)


def test_the_computer_with_a_human_pace_takes_its_time(server: Server, ada: Guest) -> None:
    with sit_with_computer(ada, "beginner", "human", first="me") as me:
        me.play("0")
        for kind in ("place", "give"):
            assert kinds(me.receive()) == ["moved"], kind
        assert my_turn(me)
        times = times_of_moves(server, me.welcome["table"])
        assert len(times) == 3
        assert all(later - earlier > 0.5 for earlier, later in pairwise(times))


def times_of_moves(server: Server, table: str) -> list[float]:
    """When the moves at a table were made, as the server noted it."""
    return [event.at for event in stored(server.database, table).events if isinstance(event, Moved)]


@pytest.mark.proof
def test_the_computer_goes_on_after_a_restart(own_server: Server) -> None:
    guest = Guest(own_server.url)
    opponent = {"kind": "computer", "level": "beginner", "pace": "human"}
    seats = guest.open(name="Ada", opponent=opponent, first="me")
    with guest.sit(seats) as me:
        me.play("0")
        seen = me.seen
    own_server.restart()
    with guest.sit(seats, seen) as me:
        assert my_turn(me)
        assert len(me.view["moves"]) == 3


@pytest.mark.proof
def test_the_computers_pauses_do_not_tell_of_lines(server: Server) -> None:
    pauses: dict[bool, list[float]] = {True: [], False: []}
    threads = [
        threading.Thread(target=_measure_pauses, args=(server, seed, pauses)) for seed in range(24)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert min(map(len, pauses.values())) >= 12
    assert min(map(min, pauses.values())) > 0.5
    assert abs(statistics.median(pauses[True]) - statistics.median(pauses[False])) < 0.4


def _measure_pauses(server: Server, seed: int, pauses: dict[bool, list[float]]) -> None:
    """Plays against a beginner, completes lines where it can, and never calls."""
    chance = random.Random(seed)
    with sit_with_computer(Guest(server.url), "beginner", "human", first="me") as me:
        mine = me.welcome["view"]["seats"][0]
        waits: list[tuple[int, bool]] = []
        while me.view["state"] == "on":
            game = Game(Position(), tuple(map(parse_move, me.view["moves"])))
            if me.view["turn"] == mine:
                moves = moves_of(me.view)
                lines = [m for m in moves if game.position.play(parse_move(m)).callable_lines]
                me.play(chance.choice(lines or moves))
                continue
            me.receive()
            if len(me.view["moves"]) > len(game.moves):
                waits.append((len(game.moves), bool(game.position.callable_lines)))
        times = times_of_moves(server, me.welcome["table"])
    for number, is_line in waits:
        pauses[is_line].append(times[number] - times[number - 1])
