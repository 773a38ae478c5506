"""Nobody is told more than they may know: not by any message, and whatever they ask.

Beside each room stands its twin, in which other pieces are given. The boards are alike, but for
the lines: those that share a trait on one do not on the other. As long as nobody calls rightly,
all that the two rooms say must be the same, but for the names of the pieces.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest

from fourfold.room.plan import HintWanted, Json, Plan, Spoken
from fourfold.rules import (
    PIECES,
    Call,
    Line,
    Piece,
    Position,
    Seat,
    SetupError,
    parse_move,
    parse_position,
)
from fourfold.table.options import Options, WrongCalls
from fourfold.words import Language
from fourfold.words.texts import locale_of
from tests.room.rooms import WHO, Ear, Hall, said
from tests.table.games import ROW


class Renaming:
    """Pieces by other names, in everything that a room says."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names
        self._by_values = {
            frozenset(map(str, Piece(old).values)): sorted(map(str, Piece(new).values))
            for old, new in names.items()
        }
        dots = {old: braille(old) for old in names}
        self._dots = {dots[old]: dots[new] for old, new in names.items()}

    def move(self, move: str) -> str:
        return self.names.get(move, move)

    def message(self, body: Any) -> Any:
        """A message in which every piece has its other name."""
        if isinstance(body, list):
            return [self.message(each) for each in body]
        if not isinstance(body, dict):
            return body
        return {name: self._part(name, value) for name, value in body.items()}

    def _part(self, name: str, value: Any) -> Any:  # noqa: PLR0911 - one case for each field
        match name, value:
            case ("hand" | "move" | "digit" | "piece" | "board" | "start", str()):
                return self.board(value) if "/" in value else self.move(value)
            case "left", list():
                return sorted(map(self.move, value))
            case "moves", list():
                return list(map(self.move, value))
            case "all", list() if len(value) == 4:
                return self._by_values[frozenset(value)]
            case "text", str():
                return "".join(self._dots.get(each, each) for each in value)
            case "message", str():
                return re.sub(r"(?<=piece )[0-9a-f]\b", lambda found: self.names[found[0]], value)
        return self.message(value)

    def board(self, board: str) -> str:
        return "".join(map(self.move, board))


def braille(piece: str) -> str:
    """The sign of a piece in braille."""
    hall = Hall(moves=piece)
    answer = hall.ask(Ear(), type="query", query="braille")
    return str(answer["said"][0]["arguments"]["text"][-1])


SAME = Renaming({str(piece): str(piece) for piece in PIECES})


def word(command: str, language: Language) -> str:
    """What is typed for a command."""
    return str(locale_of(language).plain(f"command-{command}").split(",")[0])


def queries(piece: str, lines: Sequence[Line]) -> Iterator[Json]:
    """Every question that a program can ask; of lines, those given."""
    for plain in (
        *("board", "braille", "diagonals", "left", "hand", "last"),
        *("turn", "traits", "ending", "hint", "call"),
    ):
        yield {"query": plain}
    for number, letter in enumerate("abcd", 1):
        yield {"query": "row", "row": number}
        yield {"query": "column", "column": letter}
        yield {"query": "cell", "cell": f"{letter}{number}"}
    yield {"query": "piece", "piece": piece}
    for line in lines:
        yield {"query": "shares", "line": str(line)}


def texts(language: Language, piece: str, lines: Sequence[Line]) -> Iterator[str]:
    """Every question that a person can type; of lines, those given."""
    plain = ("board", "diagonals", "left", "hand", "last", "turn", "traits", "result", "hint")
    yield from (word(each, language) for each in plain)
    yield from (f"{word('row', language)} {row}" for row in range(1, 5))
    yield from (f"{word('column', language)} {column}" for column in "abcd")
    yield f"{word('what', language)} b3"
    yield f"{word('find', language)} {piece}"
    yield from (f"{word('shares', language)} {line}" for line in lines)


REFUSED: tuple[Json, ...] = (
    {"command": "play", "move": "!a1d1"},
    {"command": "play", "move": "done"},
    {"command": "play", "move": "a1"},
    {"command": "accept"},
    {"command": "claim"},
    {"command": "propose", "offer": "rematch"},
)


class Twin:
    """One of two rooms that are to look alike."""

    def __init__(self, renaming: Renaming, options: Options, start: str | None) -> None:
        self.renaming = renaming
        self.hall = Hall(options, start=start and opened(renaming.board(start)))
        self.ears = [self.hall.enter(*who) for who in WHO]

    @property
    def position(self) -> Position:
        return self.hall.room.table.position

    def play(self, move: str) -> list[Json]:
        """What all are told of a move."""
        self.hall.play(self.renaming.move(move))
        return [message for ear in self.ears for message in ear.take()]

    def asked(self, piece: str, lines: Sequence[Line], language: Language) -> list[Json]:
        """What each listener is told on entering, and in answer to all that changes nothing."""
        hall, piece = self.hall, self.renaming.move(piece)
        told = []
        for who in WHO:
            ear = Ear(*who)
            told += [hall.welcome(*who), hall.welcome(*who, seen=hall.room.table.seen - 2)]
            for query in queries(piece, lines):
                told.append(self.answer(ear, type="query", **query))
            for text in texts(language, piece, lines):
                told.append(self.answer(ear, type="ask", text=text, language=str(language)))
            told += self.commanded(ear)
        return told

    def commanded(self, ear: Ear) -> Iterator[Json]:
        """What is answered to commands that cannot be done, or come late."""
        table = self.hall.room.table
        for command in REFUSED:
            for seat in (None, *Seat):
                message = {"type": "command", "seen": table.seen, "seat": seat and str(seat)}
                outcome = self.hall.receive(ear, **message | command)
                if isinstance(outcome, dict):
                    yield outcome
                yield self.answer(ear, **message | command | {"seen": table.seen - 1})

    def answer(self, ear: Ear, **message: object) -> Json:
        """An answer; where a hint is to be thought of, the position that is thought about."""
        outcome = self.hall.receive(ear, **message)
        assert not isinstance(outcome, Plan | Spoken)
        if isinstance(outcome, HintWanted):
            board, hand, *open_line = str(outcome.position).split(" ")
            return {"board": board, "hand": hand, "last": open_line}
        return outcome


def shown(body: Any) -> Any:
    """A message with what goes by the numbers of the pieces in an order of its own.

    Left out is why a wrong call was wrong: it speaks of the named line alone.
    """
    if isinstance(body, list):
        return [shown(each) for each in body]
    if not isinstance(body, dict):
        return body
    parts = {name: shown(each) for name, each in body.items() if name not in ("reason", "why")}
    if parts.get("type") == "answer":
        parts["said"].sort(key=json.dumps)
    if "gone" in parts:
        parts["gone"].sort(key=json.dumps)
    return parts


def compare(told: Sequence[Json], twins: Sequence[Json], other: Renaming) -> None:
    """What was said in a room and in its twin must be the same, but for the names."""
    assert len(told) == len(twins)
    for one, another in zip(told, twins, strict=True):
        assert shown(SAME.message(another)) == shown(other.message(one))


def opened(start: str) -> str:
    """A position with a line to call through d4 in it, if there is one."""
    with suppress(SetupError):
        return str(parse_position(f"{start} d4"))
    return start


def play_twins(
    seed: int, options: Options, start: str | None = None, *, asks_always: bool = False
) -> tuple[int, int]:
    """Plays a game and its twin to the end, each turn in another language.

    They may begin at a position. Everything is asked where only one of them has an open line, or in
    every position. It returns in how many positions only one of them had an open line, and in how
    many of these the call was used up. Where lines are shown to the player who may call, the rooms
    are compared only then, and where there is a coach until a line has expired in one of them.
    """
    chance = random.Random(seed)
    digits = [str(piece) for piece in PIECES]
    other = Renaming(dict(zip(digits, chance.sample(digits, 16), strict=True)))
    one, twin = Twin(SAME, options, start), Twin(other, options, start)
    tells_lines = options.hints and not options.mask
    if not tells_lines:
        welcomes = [[each.hall.welcome(*who) for who in WHO] for each in (one, twin)]
        compare(welcomes[0], welcomes[1], other)
    differences = used = 0
    for turn in range(60):
        table, position = one.hall.room.table, one.position
        moves = [str(move) for move in position.legal_moves() if not isinstance(move, Call)]
        lines = [move for move in moves if position.play(parse_move(move)).callable_lines]
        complete = [line for line in position.variant.lines if position.is_complete(line)]
        right = {*position.callable_lines, *twin.position.callable_lines}
        wrong = [f"!{line}" for line in complete if line not in right]
        is_wrong = wrong and not table.is_call_used and chance.random() < 0.4
        move = chance.choice(wrong if is_wrong else lines or moves)
        if move == "done":
            break
        told, twins_told = one.play(move), twin.play(move)
        table = one.hall.room.table
        if options.has_coach and {*one.position.expired_lines, *twin.position.expired_lines}:
            break
        is_different = bool(one.position.callable_lines) != bool(twin.position.callable_lines)
        differences += is_different
        used += is_different and table.is_call_used
        if tells_lines and not table.is_call_used:
            continue
        compare(told, twins_told, other)
        if not (is_different or asks_always):
            continue
        language = tuple(Language)[(seed + turn) % 4]
        asked = digits[turn % 16], complete[:8], language
        compare(one.asked(*asked), twin.asked(*asked), other)
    return differences, used


@pytest.mark.parametrize(
    "options",
    [Options(), Options(hints=True), Options(mask=True, hints=True, coach=True)],
    ids=["plain", "hints", "mask"],
)
def test_twins_look_alike_until_somebody_calls(options: Options) -> None:
    differences, used = play_twins(1, options)
    assert differences > used > 0


START = "0123/4567/..../.... 8"
"""Through d4 there is a line of the pieces 0 to 3."""


@pytest.mark.parametrize("options", [Options(), Options(mask=True)], ids=["plain", "mask"])
def test_a_start_does_not_tell_what_can_be_called(options: Options) -> None:
    halls = [Hall(options, start=each) for each in (f"{START} d4", START)]
    assert halls[0].room.table.position.callable_lines
    assert not halls[1].room.table.position.callable_lines
    for who in WHO:
        welcomes = [hall.welcome(*who) for hall in halls]
        assert welcomes[0] == welcomes[1]
        assert welcomes[0]["start"] == (None if options.mask else START)
    for hall in halls:
        hall.do(0, "resign")
    assert [hall.welcome()["start"] for hall in halls] == [f"{START} d4", START]


@pytest.mark.parametrize("options", [Options(), Options(mask=True)], ids=["plain", "mask"])
def test_twins_look_alike_from_any_start(options: Options) -> None:
    differences, used = play_twins(1, options, START)
    assert differences > used >= 0


def test_with_a_coach_twins_look_alike_until_a_line_has_expired() -> None:
    differences, _ = play_twins(1, Options(coach=True))
    assert differences > 0


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 6))
def test_twins_look_alike_in_every_language(seed: int) -> None:
    for options in (
        Options(),
        Options(hints=True),
        Options(mask=True),
        Options(coach=True),
        Options(wrong_calls=WrongCalls.NOTHING, seconds_per_move=60),
    ):
        play_twins(seed, options, asks_always=True)
    for options in (Options(), Options(mask=True)):
        play_twins(seed, options, START)


def test_all_wrong_calls_look_alike() -> None:
    """But for the reason: the line that was named shares nothing, or has expired."""
    told = []
    for moves, reason in (
        (f"{ROW} f a2", "line-expired"),
        ("0 a1 1 b1 2 c1 f d1 3 a2", "nothing-shared"),
    ):
        hall = Hall(moves=moves)
        ear = hall.listen(1)
        hall.play("!a1d1")
        message = ear.last()
        (event,) = message["events"]
        assert event.pop("reason") == reason
        assert event["said"]["arguments"].pop("why")["id"] == f"wrong-{reason}"
        told.append((event, message["question"], message["view"]["may"]))
    assert told[0] == told[1]


@pytest.mark.parametrize("last", ["5", "b"])
def test_a_hint_is_thought_of_alike_after_a_wrong_call(last: str) -> None:
    """Whether the first row is open, with the piece 5 on it, or shares nothing, with b."""
    hall = Hall(Options(hints=True), f"0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 {last} d1 6 !a2d2")
    wanted = hall.receive(Ear(1), type="query", query="hint")
    assert isinstance(wanted, HintWanted)
    assert str(wanted.position) == f"..../..../0f3c/124{last} 6"


# The mask


def is_hidden(message: Json) -> bool:
    view = message["view"]
    return all(view[part] is None for part in ("board", "left", "moves"))


def moves_told(message: Json) -> list[str | None]:
    """The moves of all events that are moves; None where it is kept back."""
    moved = [event for event in message["events"] if event["event"] == "moved"]
    assert all(("move" in event) == ("said" in event) for event in moved)
    return [event.get("move") for event in moved]


def test_under_the_mask_no_overview_is_told() -> None:
    hall = Hall(Options(mask=True))
    ears = [hall.enter(*who) for who in WHO]
    assert all(is_hidden(ear.last()) for ear in ears)
    for move in f"{ROW} f a2 5".split():
        hall.play(move)
        for ear in ears:
            told = ear.last()
            assert is_hidden(told)
            assert moves_told(told) == [move]
    for query in (
        {"query": "board"},
        {"query": "braille"},
        {"query": "left"},
        {"query": "shares", "line": "a1d1"},
        {"query": "find", "values": ["round"]},
    ):
        for ear in ears:
            assert said(hall.ask(ear, type="query", **query)) == ["masked"]


def test_under_the_mask_moves_are_not_told_again() -> None:
    hall = Hall(Options(mask=True), "0 a1 1 b1 2")
    for seen in range(hall.room.table.seen + 2):
        assert set(moves_told(hall.welcome(seen=seen))) <= {None}
    heard: dict[tuple[int, ...], list[str | None]] = {
        (0,): [None] * 4 + ["2"],
        (1,): [None, None, "1", "b1", "2"],
        (0, 1): [None] * 4 + ["2"],
    }
    for who, moves in heard.items():
        assert moves_told(hall.welcome(*who)) == moves
        late = {"type": "command", "seen": 0, "command": "resign", "seat": "first"}
        if who != (1,):
            assert moves_told(hall.ask(Ear(*who), **late)) == moves
    hall.do(1, "propose", offer="draw")
    assert moves_told(hall.welcome(1)) == [None] * 5


def test_under_the_mask_who_was_away_hears_what_was_missed() -> None:
    hall = Hall(Options(mask=True), "0 a1 1")
    seen = hall.room.table.seen
    hall.play("b1 2")
    assert moves_told(hall.welcome(1, seen=seen)) == ["b1", "2"]
    hall.play("c1")
    assert moves_told(hall.welcome(1, seen=seen)) == [None, None, "c1"]


def test_when_the_game_is_over_the_mask_falls() -> None:
    hall = Hall(Options(mask=True), f"{ROW} f a2")
    hall.do(1, "resign")
    for who in WHO:
        welcome = hall.welcome(*who)
        assert welcome["view"]["board"] == "..../..../f.../0123"
        assert welcome["view"]["outcome"]["missed"] == [{"line": "a1d1", "move": 8}]
        assert moves_told(welcome) == f"{ROW} f a2".split()


# Hints


def test_open_lines_are_shown_to_the_seat_whose_moment_it_is() -> None:
    hall = Hall(Options(hints=True))
    for moves, expected in (
        ("0 a1 1 b1 2 c1 3", ([], [], [], [])),
        ("d1", ([], ["a1d1"], [], ["a1d1"])),
        ("f", ([], [], ["a1d1"], ["a1d1"])),
        ("a2", ([], [], [], [])),
    ):
        hall.play(moves)
        assert tuple(hall.welcome(*who)["view"]["open_lines"] for who in WHO) == expected
