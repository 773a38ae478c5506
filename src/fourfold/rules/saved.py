"""Saved games: a text that a person can read and `fourfold replay` checks.

```
Edition: classic
Traits: colour,shape,height,body
Squares: off
Calling: hand
Time: 60
First: Ada
Second: Grace
Date: 2026-11-15
Result: first
Reason: call

0 a1 1 b1 2 c1 3 d1 !a1d1
```

The tags stand in this order. `First`, `Second`, `Date` and `Reason` are left out when there is
nothing to say; `Time` is in seconds for each move, or `off`. A last tag, `Position`, says where a
game begins that does not begin with the empty board. Notes on the moves may follow them: see
`fourfold.rules.note`. Several games in one text have one empty line between them.
"""

import datetime
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import Any

from fourfold.rules.errors import FourfoldError, RulesCode, SetupError, TextError, quoted
from fourfold.rules.game import Calling, Game, check_start
from fourfold.rules.name import check_written_name
from fourfold.rules.notation import parse_game, parse_position, parse_traits, parse_word
from fourfold.rules.note import LINES_AT_MOST, Note, NoteReader, is_note
from fourfold.rules.outcome import Reason, Result
from fourfold.rules.position import Position
from fourfold.rules.trait import Edition
from fourfold.rules.variant import Variant
from fourfold.rules.word import Word

SECONDS_AT_MOST = 604_800
"""Of a move: seven days."""

_WON = frozenset({Result.FIRST, Result.SECOND})
_RESULTS_OF_REASON: Mapping[Reason | None, frozenset[Result]] = {
    None: frozenset({Result.UNFINISHED}),
    Reason.RESIGN: _WON,
    Reason.TIME: _WON,
    Reason.WRONG_CALLS: _WON,
    Reason.AGREED: frozenset({Result.DRAW}),
    Reason.ABANDONED: _WON | {Result.UNFINISHED},
}
"""What a game can end in that is not over on the board."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game, with what its table was and how it ended.

    A game that is over on the board says its `result` and `reason` itself; they are taken from it
    when they are not given. Raises `SetupError` when the parts contradict each other.
    """

    game: Game
    edition: Edition = Edition.CLASSIC
    seconds_per_move: int | None = None
    first: str = ""
    second: str = ""
    date: datetime.date | None = None
    result: Result = Result.UNFINISHED
    reason: Reason | None = None
    notes: tuple[Note, ...] = ()
    """At most one for each move, in the order of the moves."""

    def __post_init__(self) -> None:
        check_start(self.game.start, self.game.calling)
        due = self.game.calling.due(self.game.position)
        if due is not None:
            raise SetupError(
                RulesCode.CALL_DUE, f"automatic calling has still to play {due} in this game"
            )
        check_written_name(self.first)
        check_written_name(self.second)
        check_seconds(self.seconds_per_move)
        if self.date is not None and type(self.date) is not datetime.date:
            raise SetupError(RulesCode.BAD_DATE, "the date is a date without a time of day")
        self._check_notes()
        self._settle_result()

    def _check_notes(self) -> None:
        object.__setattr__(self, "notes", tuple(self.notes))
        for note in self.notes:
            note.check(self.game)
        for note, later in pairwise(self.notes):
            if note.number >= later.number:
                raise SetupError(RulesCode.BAD_NOTE, "notes are in the order of their moves")

    def _settle_result(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            if self.result not in _RESULTS_OF_REASON.get(self.reason, ()):
                by = f"by {self.reason}" if self.reason else "without a reason"
                raise SetupError(
                    RulesCode.CONTRADICTION,
                    f"a game that is unfinished on the board cannot end as {self.result} {by}",
                )
            return
        ending = Result.of(outcome), Reason.of(outcome)
        if (self.result, self.reason) == (Result.UNFINISHED, None):
            object.__setattr__(self, "result", ending[0])
            object.__setattr__(self, "reason", ending[1])
        elif (self.result, self.reason) != ending:
            raise SetupError(
                RulesCode.CONTRADICTION, f"on the board the game ends as {ending[0]} by {ending[1]}"
            )

    def __str__(self) -> str:
        """The whole text, its last line ended like the others."""
        start = self.game.start
        variant = start.variant
        values = {
            "Edition": self.edition,
            "Traits": ",".join(map(self.edition.trait_name, variant.traits)),
            "Squares": "on" if variant.blocks else "off",
            "Calling": self.game.calling,
            "Time": self.seconds_per_move or "off",
            "First": self.first,
            "Second": self.second,
            "Date": self.date or "",
            "Result": self.result,
            "Reason": self.reason or "",
            "Position": "" if start == Position(variant) else start,
        }
        tags = (f"{tag}: {value}" for tag, value in values.items() if str(value))
        notes = (line for note in self.notes for line in note.lines())
        return "\n".join((*tags, "", str(self.game), *notes, ""))


def check_seconds(seconds: int | None) -> None:
    """Raises `SetupError` unless a move can have so many seconds; None is as many as it takes."""
    if seconds is not None and not (type(seconds) is int and 1 <= seconds <= SECONDS_AT_MOST):
        raise SetupError(RulesCode.BAD_TIME, f"a move has 1 to {SECONDS_AT_MOST} seconds")


def split_saved_games(text: str) -> Iterator[tuple[int, str]]:
    """Splits a text of several saved games; yields each with the number of its first line."""
    line_number = 1
    for chunk in re.split(r"(?<=\n)\n(?=Edition: )", text):
        yield line_number, chunk
        line_number += chunk.count("\n") + 1


def parse_saved_game(text: str) -> SavedGame:
    """Reads one saved game; an error names the line, and in the moves also the move."""
    lines = text.split("\n", len(_TAGS) + 4 + LINES_AT_MOST)
    gap = lines.index("") if "" in lines else len(lines)
    tags = _parse_tags(lines[:gap])
    start = Position(Variant(tags["Traits"], blocks=tags["Squares"]))
    if "Position" in tags:
        with _located(_line_of("Position", lines)):
            start = parse_position(tags["Position"], start.variant)
            check_start(start, tags["Calling"])
    with _located(gap + 2):
        moves = lines[gap + 1] if gap + 1 < len(lines) else ""
        game = parse_game(moves, start, tags["Calling"])
    reader = NoteReader(game)
    for number, line in enumerate(lines[gap + 2 :], gap + 3):
        if is_note(line):
            with _located(number):
                reader.read(line)
    with _located(_line_of("Result", lines)):
        if game.outcome is not None and tags["Result"] is Result.UNFINISHED:
            raise SetupError(
                RulesCode.CONTRADICTION, f"on the board the game ends as {game.result}"
            )
        saved = SavedGame(
            game,
            tags["Edition"],
            tags["Time"],
            tags.get("First", ""),
            tags.get("Second", ""),
            tags.get("Date"),
            tags["Result"],
            tags.get("Reason"),
            reader.notes,
        )
    for number, (found, expected) in enumerate(zip_longest(lines, str(saved).split("\n")), 1):
        if found != expected:
            with _located(number):
                raise TextError(RulesCode.BAD_TAG, _mismatch(found, expected))
    return saved


def _mismatch(found: str | None, expected: str | None) -> str:
    if expected is None:
        return f"{quoted(found) if found else 'an empty line'} stands after the end of the game"
    if found is None:
        return "the last line is not ended"
    return f"the line reads {quoted(found)} where {quoted(expected)} is expected"


def _parse_tags(lines: list[str]) -> dict[str, Any]:
    """Reads the value of each tag; `str(SavedGame)` decides later whether their order is right."""
    tags: dict[str, Any] = {}
    for number, line in enumerate(lines, 1):
        name, colon, value = line.partition(": ")
        with _located(number):
            if not colon or name not in _TAGS:
                raise TextError(
                    RulesCode.BAD_TAG,
                    f"{quoted(line)} is not a tag; tags are {', '.join(_TAGS)}, "
                    "each followed by a colon, a space and its value",
                )
            if name in tags:
                raise TextError(RulesCode.BAD_TAG, f"the tag {name} is there twice")
            tags[name] = _TAGS[name](value)
    for name in _TAGS:
        if name not in tags and name not in _OPTIONAL_TAGS:
            raise TextError(RulesCode.BAD_TAG, f"the tag {name} is missing")
    return tags


def _line_of(tag: str, lines: list[str]) -> int:
    """The number of the line with a tag, which is there."""
    return next(i for i, line in enumerate(lines, 1) if line.startswith(f"{tag}: "))


@contextmanager
def _located(line_number: int) -> Iterator[None]:
    """Adds the number of the line to an error that leaves the block."""
    try:
        yield
    except FourfoldError as error:
        error.line_number = line_number
        raise


def _parse_squares(text: str) -> bool:
    if text not in ("on", "off"):
        raise TextError(RulesCode.BAD_SQUARES, f"{quoted(text)} is not on or off")
    return text == "on"


def _parse_time(text: str) -> int | None:
    if text == "off":
        return None
    if re.fullmatch("[1-9][0-9]{0,5}", text, re.ASCII) and int(text) <= SECONDS_AT_MOST:
        return int(text)
    raise TextError(
        RulesCode.BAD_TIME, f"{quoted(text)} is not off, or a number from 1 to {SECONDS_AT_MOST}"
    )


def _parse_name(text: str) -> str:
    check_written_name(text)
    return text


def _parse_date(text: str) -> datetime.date:
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text, re.ASCII):
            return datetime.date.fromisoformat(text)
    except ValueError:
        pass
    raise TextError(RulesCode.BAD_DATE, f"{quoted(text)} is not a date such as 2026-11-15")


def _one_of(kind: type[Word], code: RulesCode) -> Callable[[str], Word]:
    """A parser of an enumeration's texts."""
    words = ", ".join(map(str, kind))
    return lambda text: parse_word(text, kind, code, f"one of {words}")


_TAGS: Mapping[str, Callable[[str], object]] = {
    "Edition": _one_of(Edition, RulesCode.BAD_EDITION),
    "Traits": parse_traits,
    "Squares": _parse_squares,
    "Calling": _one_of(Calling, RulesCode.BAD_CALLING),
    "Time": _parse_time,
    "First": _parse_name,
    "Second": _parse_name,
    "Date": _parse_date,
    "Result": _one_of(Result, RulesCode.BAD_RESULT),
    "Reason": _one_of(Reason, RulesCode.BAD_REASON),
    "Position": str,
}
_OPTIONAL_TAGS = frozenset({"First", "Second", "Date", "Reason", "Position"})
