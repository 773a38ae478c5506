"""A room and its twin, in which the same game is played with other pieces."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

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
from fourfold.table.options import Options
from fourfold.words import Language
from fourfold.words.texts import locale_of
from tests.room.rooms import WHO, Ear, Hall


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
