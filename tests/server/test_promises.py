"""What the server promises: stored before it is told, done once, told exactly once."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from contextlib import ExitStack

import pytest

from tests.room.rooms import kinds
from tests.server.games import Pair, numbers, pair, until_over
from tests.server.histories import (
    Keeper,
    check_game,
    facts,
    keep,
    kept_facts,
    moves_of,
    stored,
)
from tests.server.running import Json, Server, Socket
from tests.table.games import QUIET

# A move that was acknowledged is committed to disk.


def test_a_move_that_was_acknowledged_is_on_the_disk(server: Server) -> None:
    with pair(server.url) as game:
        for move in [*QUIET.split(), "done", "done"]:
            answer = game.in_turn.play(move)
            kept = kept_facts(stored(server.database, game.table))
            assert len(kept) == answer["seen"]
            assert kept[-len(answer["events"]) :] == facts(answer["events"])
            game.first.until_seen(answer["seen"])
            game.second.until_seen(answer["seen"])
        check_game(server, game.table)


@pytest.mark.proof
def test_a_database_that_fails_is_told_and_changes_nothing(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=60) as game:
        seen = game.first.seen
        other = sqlite3.connect(own_server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        game.first.send(type="command", seen=seen, command="play", move="0", id="locked out")
        answer = game.first.receive()
        assert (answer["type"], answer.get("code")) == ("refused", "not-stored")
        assert answer["id"] == "locked out"
        other.execute("ROLLBACK")
        other.close()
        assert kinds(game.first.until_seen(seen + 1)) == ["resumed"]
        assert game.first.play("0")["seen"] == seen + 2


@pytest.mark.proof
def test_a_clock_goes_on_after_a_database_that_failed(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=1) as game:
        other = sqlite3.connect(own_server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(7)
        other.execute("ROLLBACK")
        other.close()
        assert until_over(game.first)["reason"] == "time"


# The same command twice does it once.


def test_the_same_command_twice_on_one_socket_does_it_once(server: Server) -> None:
    with pair(server.url) as game:
        seen = game.first.seen
        for _ in range(2):
            game.first.send(type="command", seen=seen, command="play", move="7", id="give")
        stale = game.first.until("stale")
        assert (stale["id"], stale["seen"]) == ("give", seen + 1)
        assert numbers(stale) == [seen + 1]
        assert len(stored(server.database, game.table).events) == seen + 1


def test_the_same_command_by_two_sockets_of_a_player_does_it_once(server: Server) -> None:
    with pair(server.url) as game, game.guests[0].sit(game.seats[0]) as also:
        seen = game.first.seen
        assert also.seen == seen
        answers = race((game.first, also), ["7", "7"], seen)
        assert sorted(answer["type"] for answer in answers) == ["events", "stale"]
        assert len(stored(server.database, game.table).events) == seen + 1
        done = [answer["type"] for answer in answers].index("events")
        assert {answer["events"][0]["command"] for answer in answers} == {f"{seen}-{done}"}
        for name in (f"{seen}-{done}", f"{seen}-{1 - done}"):
            game.first.send(type="command", seen=0, command="play", move="7", id=name)
            told = game.first.until("stale")
            assert [event.get("command") for event in told["events"]].count(name) == (
                name == f"{seen}-{done}"
            )


def test_a_player_has_one_id_for_a_command_on_all_connections(server: Server) -> None:
    with pair(server.url) as game, game.guests[0].sit(game.seats[0]) as also:
        game.first.send(
            type="command", seen=game.first.seen, command="propose", offer="draw", id="mine"
        )
        for each in (game.first, also):
            assert each.until("events")["events"][0]["command"] == "mine"
        assert "command" not in game.second.until("events")["events"][0]
        seen = game.second.do("decline", id="mine")["seen"]
        also.until_seen(seen)
        assert also.do("propose", offer="draw", id="mine")["type"] == "stale"
        assert len(stored(server.database, game.table).events) == seen


def test_a_command_out_of_turn_is_refused_and_changes_nothing(server: Server) -> None:
    with pair(server.url) as game:
        game.play("0")
        seen = game.first.seen
        for move in ("a1", "5", "!a1d1", "done"):
            answer = game.first.play(move, id=move)
            assert (answer["id"], answer["code"]) == (move, "not-your-turn")
        assert game.second.play("5")["type"] == "refused"
        assert len(stored(server.database, game.table).events) == seen
        assert game.second.play("a1")["seen"] == seen + 1


def test_of_two_moves_at_the_same_time_one_is_done_and_the_other_stale(server: Server) -> None:
    chance = random.Random(4)
    with pair(server.url) as game, ExitStack() as stack:
        also = [
            stack.enter_context(guest.sit(seats))
            for guest, seats in zip(game.guests, game.seats, strict=True)
        ]
        both = {"first": (game.first, also[0]), "second": (game.second, also[1])}
        everybody = [*both["first"], *both["second"]]
        rounds = 0
        while (view := game.first.view)["state"] == "on":
            racing = both[view["turn"]]
            seen, moves = game.first.seen, moves_of(view)
            chosen = chance.sample(moves, 2) if len(moves) > 1 else moves * 2
            answers = race(racing, chosen, seen)
            told = {answer["type"] for answer in answers}
            assert told <= {"events", "stale"}
            assert [answer["type"] for answer in answers].count("stale") == 1
            stale = next(answer for answer in answers if answer["type"] == "stale")
            assert numbers(stale)[0] == seen + 1
            done = stored(server.database, game.table).events
            assert len(done) == stale["seen"]
            winner = chosen[answers.index(stale) ^ 1]
            assert stale["events"][0]["move"] == winner
            assert stale["events"][0]["command"] == f"{seen}-{answers.index(stale) ^ 1}"
            for each in everybody:
                each.until_seen(stale["seen"])
            rounds += 1
        assert rounds == 34


def race(racing: tuple[Socket, Socket], moves: list[str], seen: int) -> list[Json]:
    """What each of two sockets is answered that send a move at the same time."""
    barrier = threading.Barrier(2)
    answers: list[Json] = [{}, {}]

    def send(which: int) -> None:
        barrier.wait()
        one = racing[which]
        one.send(type="command", seen=seen, command="play", move=moves[which], id=f"{seen}-{which}")
        one.send(type="ping", id="after")
        while (message := one.receive())["type"] != "pong" or one.seen == seen:
            if message["type"] in ("events", "refused") and not answers[which]:
                answers[which] = message
            if message["type"] == "stale":
                answers[which] = message

    threads = [threading.Thread(target=send, args=(which,)) for which in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


# A client that comes back gets exactly the rest.


def eventful(game: Pair) -> None:
    """Plays a whole game with an offer, a refusal, a wrong call and a move taken back."""
    moves = QUIET.split()
    game.play(" ".join(moves[:11]))
    for one, other, command, more in (
        (game.first, game.second, "propose", {"offer": "draw"}),
        (game.second, game.first, "decline", {}),
        (game.in_turn, game.first, "play", {"move": "!a3d3"}),
        (game.first, game.second, "propose", {"offer": "take-back"}),
        (game.second, game.first, "accept", {}),
    ):
        seen = one.do(command, **more)["seen"]
        other.until_seen(seen)
        game.second.until_seen(seen)
    game.play(" ".join([*moves[len(game.first.view["moves"]) :], "done", "done"]))


def test_who_comes_back_gets_exactly_the_rest_whenever_it_was(server: Server) -> None:
    with pair(server.url) as game, Keeper(server.url, game.table) as watcher:
        players = zip(game.guests, game.seats, strict=True)
        first, second = (keep(*player) for player in players)
        with first, second:
            eventful(game)
            last = game.first.seen
            for each in (first, second, watcher):
                each.until_seen(last)
            assert first.view["outcome"]["reason"] == "full"
        kept = kept_facts(stored(server.database, game.table))
        for each, session, seats in (
            (first, game.guests[0].session, game.seats[0]["seats"]),
            (second, game.guests[1].session, game.seats[1]["seats"]),
            (watcher, None, []),
        ):
            assert facts(each.history) == kept
            for seen in range(last + 1):
                with Socket(server.url, game.table, session, seats, seen) as again:
                    assert again.welcome["events"] == each.history[seen:]
                    assert again.welcome["seen"] == last


def test_who_is_away_at_every_move_misses_none(server: Server) -> None:
    with pair(server.url) as game:
        others: list[tuple[str | None, list[str], list[Json]]] = [
            (guest.session, seats["seats"], [])
            for guest, seats in zip(game.guests, game.seats, strict=True)
        ]
        others.append((None, [], []))
        for move in [*QUIET.split(), "done", "done"]:
            game.play(move)
            for session, tokens, history in others:
                with Keeper(server.url, game.table, session, tokens, history) as each:
                    assert each.welcome["view"]["turn"] == game.first.view["turn"]
        kept = kept_facts(stored(server.database, game.table))
        for _, _, history in others:
            assert facts(history) == kept
