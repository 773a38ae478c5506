"""Nobody is told more than they may know, checked on the wire."""

from __future__ import annotations

import json
import random
import re
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from fourfold.rules import PIECES, Game, Piece, Position, parse_move
from fourfold.words import Language
from fourfold.words.texts import locale_of
from tests.server.games import Pair, pair
from tests.server.histories import moves_of
from tests.server.running import Guest, Json, Server, Socket, ask

TIMES = {"at", "seconds_left", "claim_in", "table", "waiting"}
"""What differs between two tables anyhow."""

LINE = "0 a1 1 b1 2 c1 3 d1"
"""`first` has placed the piece that completes a line."""


# Twins: the same game with other pieces, where other lines share a trait


class Renaming:
    """Pieces by other names, in everything that the server says."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names
        self._by_values = {
            frozenset(map(str, Piece(old).values)): sorted(map(str, Piece(new).values))
            for old, new in names.items()
        }

    def move(self, move: str) -> str:
        return self.names.get(move, move)

    def message(self, body: Any) -> Any:
        """A message in which every piece has its other name, without times and ids."""
        if isinstance(body, list):
            return [self.message(each) for each in body]
        if not isinstance(body, dict):
            return body
        return {name: self._part(name, value) for name, value in body.items() if name not in TIMES}

    def _part(self, name: str, value: Any) -> Any:
        match name, value:
            case ("hand" | "move" | "digit" | "piece" | "board", str()):
                return "".join(map(self.move, value)) if "/" in value else self.move(value)
            case "left", list():
                return sorted(map(self.move, value))
            case "moves", list():
                return list(map(self.move, value))
            case "all", list() if len(value) == 4:
                return self._by_values[frozenset(value)]
            case "message", str():
                return re.sub(r"(?<=piece )[0-9a-f]\b", lambda found: self.names[found[0]], value)
        return self.message(value)


SAME = Renaming({str(piece): str(piece) for piece in PIECES})


class Table:
    """A table with all who listen to it."""

    def __init__(self, url: str, stack: ExitStack, renaming: Renaming, **options: Any) -> None:
        self.url = url
        self.renaming = renaming
        self.game: Pair = stack.enter_context(pair(url, **options))
        self.watcher = stack.enter_context(Socket(url, self.game.table))

    def listeners(self) -> tuple[Socket, Socket, Socket]:
        return self.game.first, self.game.second, self.watcher

    def play(self, move: str) -> list[Any]:
        """What all are told of a move."""
        seen = self.game.in_turn.seen
        self.game.in_turn.send(
            type="command", seen=seen, command="play", move=self.renaming.move(move)
        )
        told = []
        for each in self.listeners():
            while each.seen == seen:
                if (message := each.receive())["type"] != "watching":
                    told.append(message)
        return told

    def asked(self, texts: Sequence[str], language: Language, commands: Sequence[Json]) -> Any:
        """What a new connection of each listener is answered, and what is shown to anybody."""
        told: list[Any] = []
        seats: list[tuple[str | None, list[str]]] = [
            (guest.session, seats["seats"])
            for guest, seats in zip(self.game.guests, self.game.seats, strict=True)
        ]
        for session, tokens in (*seats, (None, [])):
            with Socket(self.url, self.game.table, session, tokens) as one:
                told.append({**one.welcome, "watching": 0})
                for text in texts:
                    one.send(type="ask", text=text, language=str(language), id=text)
                    told.append(_answer(one))
                for command in commands:
                    if session is None or one.view["turn"] not in one.view["seats"]:
                        one.send(type="command", seen=one.seen, **command)
                        told.append(_answer(one))
        shown = ask("GET", f"{self.url}/api/v2/tables/{self.game.table}")[1]
        return [*told, {**shown, "watching": 0}]


def _answer(socket: Socket) -> Json:
    message = socket.receive()
    while message["type"] == "watching":
        message = socket.receive()
    return message


def word(command: str, language: Language) -> str:
    """What is typed for a command."""
    return str(locale_of(language).plain(f"command-{command}").split(",")[0])


BY_PIECE = {word(name, language) for name in ("left", "find") for language in Language}
"""The words for questions whose answers go by the numbers of the pieces."""


def questions(language: Language, game: Game, renaming: Renaming) -> list[str]:
    """Every question to the board; of lines, those that are complete."""
    plain = ("board", "diagonals", "left", "hand", "last", "turn", "traits", "result", "hint")
    position = game.position
    lines = [line for line in position.variant.lines if position.is_complete(line)]
    piece = renaming.move(str(PIECES[len(game.moves) % 16]))
    return [
        *(word(each, language) for each in plain),
        *(f"{word('row', language)} {row}" for row in range(1, 5)),
        *(f"{word('column', language)} {column}" for column in "abcd"),
        f"{word('what', language)} b3",
        f"{word('find', language)} {piece}",
        *(f"{word('shares', language)} {line}" for line in lines[:8]),
    ]


OUT_OF_TURN: tuple[Json, ...] = (
    {"command": "play", "move": "!a1d1"},
    {"command": "play", "move": "done"},
    {"command": "play", "move": "a1"},
    {"command": "accept"},
    {"command": "claim"},
    {"command": "propose", "offer": "rematch"},
)


def compare(told: list[Any], twins: list[Any], other: Renaming) -> None:
    """What was told of a game and of its twin must be the same, but for the names."""
    assert len(told) == len(twins)
    for one, another in zip(told, twins, strict=True):
        expected, given = other.message(one), SAME.message(another)
        for each in (expected, given):
            typed = each.pop("id", None) or "-"
            if each.get("type") == "answer" and typed.split()[0] in BY_PIECE:
                each["said"].sort(key=json.dumps)
        assert given == expected


def play_twins(url: str, seed: int, languages: Sequence[Language]) -> int:
    """Plays a game and its twin; in how many positions only one of them had an open line."""
    chance = random.Random(seed)
    digits = [str(piece) for piece in PIECES]
    other = Renaming(dict(zip(digits, chance.sample(digits, 16), strict=True)))
    differences = 0
    with ExitStack() as stack:
        one, twin = (Table(url, stack, each) for each in (SAME, other))
        game, twins = Game(Position()), Game(Position())
        while len(game.moves) < 33:
            last = len(game.moves)
            moves = moves_of(one.game.first.view)
            lines = [m for m in moves if game.position.play(parse_move(m)).callable_lines]
            move = chance.choice(lines or moves)
            game, twins = game.play(parse_move(move)), twins.play(parse_move(other.move(move)))
            told, twins_told = one.play(move), twin.play(move)
            compare(told, twins_told, other)
            if bool(game.position.callable_lines) != bool(twins.position.callable_lines):
                differences += 1
            for language in languages or (tuple(Language)[last % 4],):
                answers = one.asked(questions(language, game, SAME), language, OUT_OF_TURN)
                others = twin.asked(questions(language, game, other), language, OUT_OF_TURN)
                compare(answers, others, other)
    return differences


def test_twins_look_alike_until_somebody_calls(server: Server) -> None:
    assert play_twins(server.url, 1, ()) > 0


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 6))
def test_twins_look_alike_in_every_language(server: Server, seed: int) -> None:
    assert play_twins(server.url, seed, tuple(Language)) > 0


def test_all_wrong_calls_look_alike(server: Server) -> None:
    """But for the reason: the line that was named shares nothing, or has expired."""
    told = []
    for moves, line, reason in (
        (f"{LINE} f a2", "!a1d1", "line-expired"),
        ("0 a1 1 b1 2 c1 f d1 3 a2", "!a1d1", "nothing-shared"),
    ):
        with pair(server.url) as game:
            game.play(moves)
            answer = game.second.play(line)
            game.first.until_seen(answer["seen"])
            for event in answer["events"]:
                assert event.pop("reason") == reason
                assert event["said"]["arguments"].pop("why")["id"] == f"wrong-{reason}"
            told.append((answer["events"], answer["question"], answer["view"]["may"]))
    assert told[0] == told[1]


# The time that an answer takes


ROWS = ("0123", "4567", "89ab")
QUIET_ROWS = ("0f12", "4956", "87ab")


def measure(guest: Guest, rows: Sequence[str], sink: list[float]) -> None:
    """Fills three rows, and takes the time of the placements that complete them."""
    seats = guest.open(name="Ada", opponent={"kind": "same-screen"}, first="me")
    with guest.sit(seats) as both:
        for row, pieces in enumerate(rows, 1):
            for column, piece in zip("abcd", pieces, strict=True):
                both.play(piece, seat=both.view["turn"])
                seat = both.view["turn"]
                began = time.perf_counter()
                answer = both.play(f"{column}{row}", seat=seat)
                seconds = time.perf_counter() - began
                assert answer["type"] == "events", answer
                if column == "d":
                    sink.append(seconds)


@pytest.mark.proof
def test_the_time_of_an_answer_does_not_tell_of_lines(ada: Guest) -> None:
    for games in (67, 200):
        lines: list[float] = []
        quiet: list[float] = []
        for _ in range(games):
            guest = Guest(ada.url)
            measure(guest, ROWS, lines)
            measure(guest, QUIET_ROWS, quiet)
        assert len(lines) == len(quiet) > 200
        one, other = statistics.median(lines), statistics.median(quiet)
        if abs(one - other) < max(0.0005, 0.2 * min(one, other)):
            return
    pytest.fail(f"{one * 1000:.3f} ms with a line, {other * 1000:.3f} ms without")


# The mask


def is_hidden(message: Json) -> bool:
    view = message["view"]
    return all(view[part] is None for part in ("board", "left", "moves"))


def moves_told(message: Json) -> list[str | None]:
    """The moves of all events that are moves; None where it is kept back."""
    moved = [event for event in message["events"] if event["event"] == "moved"]
    assert all(("move" in event) == ("said" in event) for event in moved)
    return [event.get("move") for event in moved]


@contextmanager
def masked(url: str, moves: str) -> Iterator[tuple[Pair, Socket]]:
    with pair(url, mask=True) as game, Socket(url, game.table) as watcher:
        game.play(moves)
        watcher.until_seen(game.first.seen)
        yield game, watcher


def test_under_the_mask_no_overview_is_told(server: Server) -> None:
    with pair(server.url, mask=True) as game, Socket(server.url, game.table) as watcher:
        everybody = (game.first, game.second, watcher)
        for move in f"{LINE} f a2 5".split():
            seen = game.in_turn.seen
            game.in_turn.send(type="command", seen=seen, command="play", move=move)
            for each in everybody:
                told = each.until("events")
                assert is_hidden(told)
                assert moves_told(told) == [move]
        shown = ask("GET", f"{server.url}/api/v2/tables/{game.table}")[1]
        assert is_hidden(shown)
        for what in ("game", "review"):
            assert ask("GET", f"{server.url}/api/v2/tables/{game.table}/{what}")[0] == 409
        for text in ("board", "left", "shares a1d1", "find round"):
            for each in everybody:
                each.send(type="ask", text=text)
                assert [said["id"] for said in each.until("answer")["said"]] == ["masked"]


def test_under_the_mask_moves_are_not_told_again(server: Server) -> None:
    with masked(server.url, "0 a1 1 b1 2") as (game, watcher):
        for seen in range(watcher.seen + 1):
            with Socket(server.url, game.table, seen=seen) as late:
                assert is_hidden(late.welcome)
                assert set(moves_told(late.welcome)) <= {None}
        with game.guests[1].sit(game.seats[1]) as second:
            assert moves_told(second.welcome) == [None, None, "1", "b1", "2"]
        with game.guests[0].sit(game.seats[0]) as first:
            assert moves_told(first.welcome) == [None] * 4 + ["2"]
        assert moves_told(game.first.do("resign", seen=0)) == [None] * 4 + ["2"]
        assert moves_told(game.second.do("resign", seen=0)) == [None, None, "1", "b1", "2"]


def test_under_the_mask_who_was_away_hears_what_was_missed(server: Server) -> None:
    with pair(server.url, mask=True) as game:
        game.play("0 a1 1")
        game.second.close()
        game.first.play("b1")
        game.first.play("2")
        for _ in range(2):
            with game.guests[1].sit(game.seats[1], game.second.seen) as back:
                assert moves_told(back.welcome) == ["b1", "2"]
        with game.guests[1].sit(game.seats[1]) as back:
            back.play("c1")
        with game.guests[1].sit(game.seats[1], game.second.seen) as back:
            assert moves_told(back.welcome) == [None, None, "c1"]


def test_when_the_game_is_over_the_mask_falls(server: Server) -> None:
    with masked(server.url, f"{LINE} f a2") as (game, watcher):
        game.second.do("resign")
        ended = watcher.until("events")
        assert ended["view"]["board"] == "..../..../f.../0123"
        assert ended["view"]["outcome"]["missed"] == [{"line": "a1d1", "move": 8}]
        for session, tokens in (
            (None, []),
            (game.guests[0].session, game.seats[0]["seats"]),
            (game.guests[1].session, game.seats[1]["seats"]),
        ):
            with Socket(server.url, game.table, session, tokens) as late:
                assert moves_told(late.welcome) == f"{LINE} f a2".split()
        status, text = ask("GET", f"{server.url}/api/v2/tables/{game.table}/game")
        assert status == 200
        assert "a1" in text


# Hints


def test_open_lines_are_shown_to_the_seat_whose_moment_it_is(server: Server) -> None:
    with pair(server.url, hints=True) as game, Socket(server.url, game.table) as watcher:
        everybody = (game.first, game.second, watcher)
        for moves, expected in (
            ("0 a1 1 b1 2 c1", ([], [], [])),
            ("3", ([], [], [])),
            ("d1", (["a1d1"], [], [])),
            ("f", ([], ["a1d1"], [])),
            ("a2", ([], [], [])),
        ):
            game.play(moves)
            watcher.until_seen(game.first.seen)
            assert tuple(each.view["open_lines"] for each in everybody) == expected
            shown = ask("GET", f"{server.url}/api/v2/tables/{game.table}")[1]
            assert shown["view"]["open_lines"] == []


@pytest.mark.parametrize("options", [{}, {"hints": True, "mask": True}])
def test_without_hints_no_open_lines_are_shown(server: Server, options: Json) -> None:
    with pair(server.url, **options) as game:
        for move in f"{LINE} f".split():
            game.play(move)
            assert game.first.view["open_lines"] == game.second.view["open_lines"] == []
        game.second.send(type="ask", text="hint")
        assert [said["id"] for said in game.second.until("answer")["said"]] == ["hints-off"]


def test_advice_is_given_to_the_seat_whose_moment_it_is(server: Server) -> None:
    with pair(server.url, hints=True) as game, Socket(server.url, game.table) as watcher:
        game.play(f"{LINE} f")
        watcher.until_seen(game.first.seen)
        advised = []
        for each in (game.first, game.second, watcher):
            each.send(type="ask", text="hint")
            advised.append([said["id"] for said in each.until("answer")["said"]])
        assert advised == [["waiting-place"], ["hint-call"], ["waiting-place"]]


@pytest.mark.parametrize("last", ["5", "b"])
def test_advice_is_given_alike_after_a_wrong_call(server: Server, last: str) -> None:
    """Whether the first row is open, with the piece 5 on it, or shares nothing, with b."""
    with pair(server.url, hints=True) as game:
        game.play(f"0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 {last} d1 6 !a2d2")
        game.second.send(type="ask", text="hint")
        answer = _answer(game.second)
        assert answer["type"] == "answer", answer
        assert [said["id"] for said in answer["said"]] == ["hint-place"]
