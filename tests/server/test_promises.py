"""What the server promises to players, kept by a real process on a real disk."""

from __future__ import annotations

import json
import random
import signal
import socket as sockets
import sqlite3
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fourfold.rules import Game, Position, parse_move
from tests.server.games import Pair, pair
from tests.server.histories import (
    QUIET,
    Keeper,
    check_game,
    empty_cells,
    facts,
    keep,
    kept_facts,
    moves_of,
    stored,
)
from tests.server.running import Guest, Json, Server, Socket, ask, running


def numbers(message: Json) -> list[int]:
    return [event["number"] for event in message["events"]]


def kinds(message: Json) -> list[str]:
    return [event["event"] for event in message["events"]]


def reach(socket: Socket, event: str) -> Json:
    """The next message in which something happens."""
    while True:
        message = socket.receive()
        if event in kinds(message if "events" in message else {"events": []}):
            return message


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    with running(tmp_path / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()


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


def test_a_database_that_fails_is_told_and_changes_nothing(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=60) as game:
        seen = game.first.seen
        other = sqlite3.connect(own_server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        game.first.send(type="command", seen=seen, command="play", move="0", id="locked out")
        answer = game.first.receive(20)
        assert (answer["type"], answer.get("code")) == ("refused", "not-stored")
        assert answer["id"] == "locked out"
        other.execute("ROLLBACK")
        other.close()
        assert game.first.play("0")["seen"] == seen + 1


@pytest.mark.proof
def test_a_clock_goes_on_after_a_database_that_failed(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=1) as game:
        other = sqlite3.connect(own_server.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        time.sleep(7)
        other.execute("ROLLBACK")
        other.close()
        assert reach(game.first, "ended")["view"]["outcome"]["reason"] == "time"


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


def test_a_late_command_gets_the_missed_events(server: Server) -> None:
    with pair(server.url) as game:
        game.play("0 a1 1 b2")
        seen = game.second.seen
        for missed in range(1, seen + 1):
            stale = game.second.do("resign", seen=seen - missed)
            assert stale["type"] == "stale"
            assert numbers(stale) == list(range(seen - missed + 1, seen + 1))
        assert len(stored(server.database, game.table).events) == seen


def test_a_command_from_the_future_gets_all_events(server: Server) -> None:
    with pair(server.url) as game:
        game.play("0 a1")
        stale = game.first.do("play", move="1", seen=game.first.seen + 1)
        assert stale["type"] == "stale"
        assert numbers(stale) == list(range(1, stale["seen"] + 1))
        assert stale["view"]["turn"] == "second"


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
        one.send(type="command", seen=seen, command="play", move=moves[which], id="race")
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
    game.play(" ".join(moves[:9]))
    for one, other, command, more in (
        (game.first, game.second, "propose", {"offer": "draw"}),
        (game.second, game.first, "decline", {}),
        (game.in_turn, game.first, "play", {"move": "!a1d1"}),
        (game.first, game.second, "propose", {"offer": "take-back"}),
        (game.second, game.first, "accept", {}),
    ):
        seen = one.do(command, **more)["seen"]
        other.until_seen(seen)
        game.second.until_seen(seen)
    game.play(" ".join([*moves[len(game.first.view["moves"]) :], "done", "done"]))


def test_who_comes_back_gets_exactly_the_rest_whenever_it_was(server: Server) -> None:
    with pair(server.url) as game, Keeper(server.url, game.table) as watcher:
        with keep(game.guests[0], game.seats[0]) as first, keep(*_second(game)) as second:
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


def _second(game: Pair) -> tuple[Guest, Json]:
    return game.guests[1], game.seats[1]


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


def test_who_has_seen_more_than_there_is_begins_anew(server: Server) -> None:
    with pair(server.url) as game, game.guests[0].sit(game.seats[0], seen=1000) as again:
        assert numbers(again.welcome) == list(range(1, game.first.seen + 1))


# Clocks are deadlines kept by the server.


def test_time_runs_out_for_a_player_who_is_there(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        began = time.monotonic()
        game.play("0")
        ended = reach(game.second, "ended")
        assert 0.95 < time.monotonic() - began < 2.5
        assert ended["view"]["outcome"] | {"missed": []} == {
            "result": "first",
            "reason": "time",
            "line": None,
            "missed": [],
        }
        late = game.second.play("a1")
        assert late["code"] == "game-over"


def test_time_runs_out_for_a_player_who_vanished(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.play("0")
        game.second.close()
        assert reach(game.first, "ended")["view"]["outcome"]["result"] == "first"


def test_time_runs_out_when_nobody_is_there(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        game.play("0")
        game.first.close()
        game.second.close()
        time.sleep(1.5)
        kept = kept_facts(stored(server.database, game.table))
        assert kept[-1] == {"event": "ended", "result": "first", "reason": "time"}


def test_a_warning_does_not_end_the_game(server: Server) -> None:
    with pair(server.url, seconds_per_move=1, late="warned") as game:
        warned = reach(game.first, "time-up")
        assert warned["view"]["state"] == "on"
        assert warned["view"]["seconds_left"] is None
        game.second.until_seen(warned["seen"])
        game.play("0")
        assert game.second.view["seconds_left"] > 0.5


def test_placing_does_not_give_the_time_back(server: Server) -> None:
    with pair(server.url, seconds_per_move=30) as game:
        game.play("0")
        time.sleep(0.3)
        game.play("a1")
        assert game.second.view["seconds_left"] < 29.8
        game.play("1")
        assert game.first.view["seconds_left"] > 29.8


def test_the_clients_clock_is_not_believed(server: Server) -> None:
    with pair(server.url, seconds_per_move=1) as game:
        for more in ({"at": 0.0}, {"at": 9e9}, {"seconds_left": 60}):
            answer = game.first.play("0", **more)
            assert answer["code"] == "bad-message"
        time.sleep(1.0)
        seen = game.first.seen
        game.first.send(type="command", seen=seen, command="play", move="0")
        assert kinds(game.first.receive()) == ["ended"]


def test_a_restart_gives_the_time_back(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=2) as game:
        game.play("0 a1")
        seen = game.second.seen
        own_server.kill()
        time.sleep(2.2)
        own_server.start()
        with game.guests[1].sit(game.seats[1], seen) as second:
            assert kinds(second.welcome) == ["resumed"]
            assert second.view["seconds_left"] > 1.2
            assert second.play("1")["type"] == "events"


# A restart loses nothing.


@contextmanager
def tables_in_play(url: str, count: int, chance: random.Random) -> Iterator[list[Pair]]:
    """Games that are somewhere in the middle."""
    with ExitStack() as stack:
        games = []
        for _ in range(count):
            game = stack.enter_context(pair(url, seconds_per_move=60))
            game.play(" ".join(QUIET.split()[: chance.randrange(len(QUIET.split()))]))
            games.append(game)
        yield games


def test_a_restart_in_the_middle_of_many_games_loses_nothing(own_server: Server) -> None:
    with tables_in_play(own_server.url, 25, random.Random(1)) as games:
        before = {game.table: stored(own_server.database, game.table) for game in games}
        own_server.kill()
        began = time.monotonic()
        own_server.start()
        for game in games:
            seen = game.first.seen
            assert seen == len(before[game.table].events)
            with (
                game.guests[0].sit(game.seats[0], seen) as first,
                game.guests[1].sit(game.seats[1], seen) as second,
            ):
                for each in (first, second):
                    assert kinds(each.welcome) == ["resumed"]
                    assert each.view["moves"] == game.first.view["moves"]
                    assert not any(player["away"] for player in each.view["players"])
                rest = QUIET.split()[len(first.view["moves"])]
                again = Pair(game.table, first, second, game.guests, game.seats)
                again.play(rest)
        assert time.monotonic() - began < 8
        for game in games:
            after = stored(own_server.database, game.table).events
            assert after[: len(before[game.table].events)] == before[game.table].events


def test_sigterm_says_goodbye_and_loses_nothing(own_server: Server) -> None:
    with tables_in_play(own_server.url, 10, random.Random(2)) as games, ExitStack() as stack:
        watchers = [stack.enter_context(Socket(own_server.url, game.table)) for game in games]
        assert own_server.process is not None
        own_server.process.send_signal(signal.SIGTERM)
        for each in [*watchers, *(s for game in games for s in (game.first, game.second))]:
            goodbye = each.until("goodbye")
            assert goodbye["reason"] == "restart"
            with pytest.raises(ConnectionClosed):
                each.receive()
            assert each.connection.close_code == 1012
        assert own_server.stop() == 0
        own_server.start()
        for game, watcher in zip(games, watchers, strict=True):
            seen = game.first.seen
            with (
                game.guests[0].sit(game.seats[0], seen) as first,
                game.guests[1].sit(game.seats[1], seen) as second,
                Socket(own_server.url, game.table, seen=watcher.seen) as again,
            ):
                assert kinds(first.welcome) == kinds(again.welcome) == ["resumed"]
                rest = QUIET.split()[len(first.view["moves"])]
                Pair(game.table, first, second, game.guests, game.seats).play(rest)


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


# Nobody moves from a seat that is not theirs.


def refused(url: str, table: str, session: str | None, seats: list[str]) -> str:
    """The code by which a connection is refused; it is closed then."""
    with Socket(url, table, session, seats) as socket:
        assert socket.welcome["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            socket.receive()
        return str(socket.welcome["code"])


def test_a_seat_is_taken_by_its_own_guest_alone(server: Server) -> None:
    stranger = Guest(server.url)
    with pair(server.url) as game, pair(server.url) as other:
        ada, grace = game.guests
        (mine,), (hers,) = game.seats[0]["seats"], game.seats[1]["seats"]
        (elsewhere,) = other.seats[0]["seats"]
        not_yours = (
            (stranger.session, [mine]),
            (ada.session, [hers]),
            (ada.session, [mine, hers]),
            (grace.session, [mine, hers]),
            (ada.session, [elsewhere]),
            (other.guests[0].session, [elsewhere]),
            (ada.session, [f"1{mine[1:]}"]),
            (ada.session, [f"{mine}x"]),
            (ada.session, ["2.x"]),
        )
        for session, tokens in not_yours:
            assert refused(server.url, game.table, session, tokens) == "not-your-seat"
        for bad in (None, "", f"{ada.session}x", f"x{ada.session}", stranger.session[:-1]):
            code = refused(server.url, game.table, bad, [mine])
            assert code in ("no-session", "bad-message")
        assert game.first.play("0")["type"] == "events"


def test_the_other_seat_is_not_moved_by_naming_it(server: Server) -> None:
    with pair(server.url) as game:
        answer = game.second.play("0", seat="first")
        assert answer["code"] == "not-your-seat"
        assert game.second.play("0", seat="second")["code"] == "not-your-turn"
        assert game.first.play("0", seat="first")["type"] == "events"


def test_a_third_player_finds_no_seat(server: Server) -> None:
    with pair(server.url) as game:
        status, answer = Guest(server.url).post(f"/tables/{game.table}/players", {"name": "Eve"})
        assert (status, answer["code"]) == (409, "table-full")
        again = game.guests[1].join(game.table, name="Eve")
        assert again == game.seats[1]


# A slow or silent watcher never slows a player down.

UPGRADE = (
    b"GET /api/v1/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class SilentWatcher:
    """A connection that reads nothing, with a small buffer."""

    def __init__(self, url: str, table: str) -> None:
        self._raw = sockets.socket()
        self._raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        self._raw.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        self._raw.sendall(UPGRADE)
        assert self._raw.recv(1024).startswith(b"HTTP/1.1 101")
        self._send(type="hello", version=1, table=table)

    def _send(self, **message: Any) -> None:
        body = json.dumps(message).encode()
        assert len(body) < 126
        self._raw.sendall(bytes((0x81, 0x80 | len(body), 0, 0, 0, 0)) + body)

    def close(self) -> None:
        self._raw.close()


def resident_bytes(server: Server) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def call_wrongly(game: Pair, times: int) -> list[float]:
    """How long each of many wrong calls takes; by a new connection when one has said enough."""
    seconds = []
    while times > 0:
        with game.guests[1].sit(game.seats[1], game.first.seen) as second:
            for _ in range(min(times, 30)):
                began = time.monotonic()
                answer = second.play("!a1d1")
                seconds.append(time.monotonic() - began)
                assert answer["type"] == "events", answer
                times -= 1
            game.first.until_seen(second.seen)
    game.second.until_seen(game.first.seen)
    return seconds


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_silent_watchers_are_dropped_and_slow_nobody_down(server: Server) -> None:
    with pair(server.url, wrong_calls="nothing") as game:
        game.play("0 a1 1")
        game.play("b1 2")
        game.play("c2")
        while game.in_turn is not game.second:
            game.play(moves_of(game.first.view)[0])
        alone = call_wrongly(game, 60)
        before = resident_bytes(server)
        silent = [SilentWatcher(server.url, game.table) for _ in range(8)]
        seen = game.first.seen
        with Keeper(server.url, game.table) as watcher:
            watched = call_wrongly(game, 400)
            assert statistics.median(watched) < 3 * statistics.median(alone) + 0.02
            assert max(watched) < 1.0
            assert resident_bytes(server) - before < 40_000_000
            watcher.until_seen(game.first.seen)
            began = time.monotonic()
            while ask("GET", f"{server.url}/api/v1/tables/{game.table}")[1]["watching"] > 1:
                assert time.monotonic() - began < 5
                time.sleep(0.05)
        for each in silent:
            each.close()
        with Socket(server.url, game.table, seen=seen) as back:
            assert back.welcome["events"] == watcher.history[seen:]
            assert numbers(back.welcome) == list(range(seen + 1, game.first.seen + 1))


@pytest.mark.parametrize("calls", [pytest.param(0, marks=pytest.mark.proof), 150])
def test_a_silent_watcher_does_not_hold_up_a_restart(own_server: Server, calls: int) -> None:
    with pair(own_server.url, wrong_calls="nothing") as game:
        game.play("0 a1")
        silent = SilentWatcher(own_server.url, game.table)
        call_wrongly(game, calls)
        began = time.monotonic()
        assert own_server.stop() == 0
        assert time.monotonic() - began < 8
        silent.close()
    assert "ERROR" not in own_server.logged()


# A rematch.


def finished(game: Pair) -> None:
    seen = game.first.do("resign")["seen"]
    game.second.until_seen(seen)


def agree_on_rematch(game: Pair) -> Json:
    seen = game.first.do("propose", offer="rematch")["seen"]
    game.second.until_seen(seen)
    return game.second.do("accept")


def test_a_rematch_is_told_with_seats_and_exchanges_them(server: Server) -> None:
    with pair(server.url) as game, Socket(server.url, game.table) as watcher:
        finished(game)
        assert kinds(agree_on_rematch(game)) == ["rematched"]
        first, second, watching = (s.until("next") for s in (game.first, game.second, watcher))
        assert first["table"] == second["table"] == watching["table"] != game.table
        assert watching["seats"] == []
        with (
            game.guests[0].sit(first) as ada,
            game.guests[1].sit(second) as grace,
        ):
            assert ada.welcome["view"]["seats"] == ["second"]
            assert grace.welcome["view"]["seats"] == ["first"]
            assert ada.play("0")["code"] == "not-your-turn"
            assert grace.play("0")["type"] == "events"
        assert refused(server.url, first["table"], game.guests[0].session, second["seats"])
        _, shown = ask("GET", f"{server.url}/api/v1/tables/{game.table}")
        assert shown["next"] == first["table"]


def test_a_rematch_that_was_acknowledged_survives_a_crash(own_server: Server) -> None:
    with pair(own_server.url) as game:
        finished(game)
        rematched = agree_on_rematch(game)
        own_server.restart()
        tables = set()
        for guest, seats, expected in (
            (game.guests[0], game.seats[0], "second"),
            (game.guests[1], game.seats[1], "first"),
        ):
            with guest.sit(seats, rematched["seen"]) as back:
                assert back.welcome["events"] == []
                following = back.until("next")
            with guest.sit(following) as again:
                assert again.welcome["view"]["seats"] == [expected]
                assert again.view["state"] == "on"
            tables.add(following["table"])
        assert len(tables) == 1


# Players who vanish.


@pytest.mark.proof
def test_a_player_who_vanishes_without_a_clock_loses_by_a_claim(server: Server) -> None:
    with pair(server.url, patience=1) as game:
        game.play("0")
        game.second.close()
        assert game.first.do("claim")["code"] == "no-claim"
        began = time.monotonic()
        left = game.first.receive(15)
        assert kinds(left) == ["left"]
        assert time.monotonic() - began > 9
        assert 0 < left["view"]["claim_in"] <= 1
        assert game.first.do("claim")["code"] == "no-claim"
        now = game.first.receive(5)
        assert (now["events"], now["view"]["may"]["claim"]) == ([], True)
        claimed = game.first.do("claim")
        assert claimed["view"]["outcome"]["result"] == "first"
        assert claimed["view"]["outcome"]["reason"] == "abandoned"


@pytest.mark.proof
def test_a_player_who_comes_back_is_not_away(server: Server) -> None:
    with pair(server.url, patience=1) as game:
        game.play("0")
        game.second.close()
        assert kinds(game.first.receive(15)) == ["left"]
        with game.guests[1].sit(game.seats[1], game.second.seen) as back:
            returned = reach(game.first, "returned")
            assert returned["view"]["claim_in"] is None
            assert game.first.do("claim")["code"] == "no-claim"
            back.until_seen(returned["seen"])
            assert back.play("a1")["type"] == "events"


def test_a_short_absence_is_no_absence(server: Server) -> None:
    with pair(server.url, patience=1) as game:
        game.play("0")
        game.second.close()
        time.sleep(0.5)
        with game.guests[1].sit(game.seats[1], game.second.seen) as back:
            assert back.welcome["events"] == []
            assert back.play("a1")["type"] == "events"
        assert kinds(game.first.receive()) == ["moved"]


@pytest.mark.proof
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="time is read from /proc")
def test_a_table_with_a_long_clock_and_nobody_there_costs_nothing(own_server: Server) -> None:
    with pair(own_server.url, seconds_per_move=3600) as game:
        game.play("0")
    time.sleep(62)
    before = processor_seconds(own_server)
    time.sleep(3)
    assert processor_seconds(own_server) - before < 0.3


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / 100


# Two players at one screen.


def test_two_players_at_one_screen_share_a_socket(server: Server, ada: Guest) -> None:
    opponent = {"kind": "same-screen", "name": "Grace"}
    seats = ada.open(name="Ada", opponent=opponent, first="other")
    assert len(seats["seats"]) == 2
    with ada.sit(seats) as both:
        assert (both.welcome["players"], both.welcome["view"]["seats"]) == (
            [0, 1],
            ["first", "second"],
        )
        assert both.play("0")["code"] == "bad-message"
        assert both.play("0", seat="second")["code"] == "not-your-turn"
        for move in QUIET.split()[:20]:
            view = both.view
            assert view["may"]["give"] or view["may"]["place"]
            assert both.play(move, seat=view["turn"])["type"] == "events"
        seen = both.do("propose", offer="draw", seat="first")["seen"]
        assert both.do("accept", seat="second", seen=seen)["view"]["state"] == "over"
        names = {player["seat"]: player["name"] for player in both.view["players"]}
        assert names == {"first": "Grace", "second": "Ada"}
        both.do("propose", offer="rematch", seat="first")
        both.do("accept", seat="second")
        following = both.until("next")
        assert len(following["seats"]) == 2
    with ada.sit(following) as again:
        assert again.play("0", seat="first")["type"] == "events"
    with Socket(server.url, seats["table"], ada.session, seats["seats"][:1]) as one:
        assert one.welcome["view"]["seats"] == ["second"]


# The computer at the table.


def sit_with_computer(guest: Guest, level: str, pace: str, **body: Any) -> Socket:
    opponent = {"kind": "computer", "level": level, "pace": pace}
    return guest.sit(guest.open(name="Ada", opponent=opponent, **body))


def my_turn(socket: Socket) -> bool:
    """Waits until the guest must act; False when the game is over."""
    (mine,) = socket.welcome["view"]["seats"]
    while socket.view["state"] == "on" and socket.view["turn"] != mine:
        socket.receive(20)
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


def test_the_computer_answers_offers(ada: Guest) -> None:
    with sit_with_computer(ada, "casual", "at-once", first="me") as me:
        me.play("0")
        assert my_turn(me)
        me.play(empty_cells(me.view)[0])
        moves = me.view["moves"]
        me.do("propose", offer="take-back")
        taken = me.receive(20)
        assert kinds(taken) == ["took-back"]
        assert taken["view"]["moves"] == moves[: len(taken["view"]["moves"])]
        assert len(taken["view"]["moves"]) < len(moves)
        me.do("propose", offer="draw")
        answer = me.receive(20)
        assert kinds(answer) in (["ended"], ["declined"])
        if me.view["state"] == "on":
            me.do("resign")
        me.do("propose", offer="rematch")
        following = me.until("next")
    with ada.sit(following) as again:
        assert again.welcome["view"]["seats"] == ["second"]
        assert my_turn(again)


def test_the_computer_with_a_human_pace_takes_its_time(ada: Guest) -> None:
    with sit_with_computer(ada, "beginner", "human", first="me") as me:
        began = time.monotonic()
        me.play("0")
        for kind in ("place", "give"):
            moved = me.receive()
            assert kinds(moved) == ["moved"], kind
            assert time.monotonic() - began > 0.5
            began = time.monotonic()
        assert my_turn(me)


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
        threading.Thread(target=_measure_pauses, args=(server.url, seed, pauses))
        for seed in range(24)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert min(map(len, pauses.values())) >= 12
    assert min(map(min, pauses.values())) > 0.5
    assert abs(statistics.median(pauses[True]) - statistics.median(pauses[False])) < 0.4


def _measure_pauses(url: str, seed: int, pauses: dict[bool, list[float]]) -> None:
    """Plays against a beginner, completes lines where it can, and never calls."""
    chance = random.Random(seed)
    with sit_with_computer(Guest(url), "beginner", "human", first="me") as me:
        mine = me.welcome["view"]["seats"][0]
        began = time.monotonic()
        while me.view["state"] == "on":
            game = Game(Position(), tuple(map(parse_move, me.view["moves"])))
            if me.view["turn"] == mine:
                moves = moves_of(me.view)
                lines = [m for m in moves if game.position.play(parse_move(m)).callable_lines]
                me.play(chance.choice(lines or moves))
                began = time.monotonic()
                continue
            me.receive(20)
            if len(me.view["moves"]) > len(game.moves):
                pauses[bool(game.position.callable_lines)].append(time.monotonic() - began)
                began = time.monotonic()
