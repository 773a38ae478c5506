"""Notes on the moves of a saved game: a score, a comment, and other ways to go on.

```
7 = loss in 1
7 ; A long look at the wrong line.
7 ( c a2 d
```

Each line begins with the number of a move, counted from 1, or 0 for the start of the game. After
`=` stands what the move was worth to who made it, after `;` a comment, and after `(` the moves of a
variation that begins in place of this move.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fourfold.rules.errors import RulesCode, SetupError, TextError, quoted
from fourfold.rules.game import Game
from fourfold.rules.move import Move
from fourfold.rules.notation import LONGEST_GAME, parse_move

COMMENT_AT_MOST: Final = 1000
VARIATIONS_AT_MOST: Final = 16
"""Of one move."""
LINES_AT_MOST: Final = (LONGEST_GAME + 1) * (2 + VARIATIONS_AT_MOST)
"""Of the notes of a game."""

_SCORE: Final = re.compile(r"draw|(?:win|loss) in (?:0|[1-9]|1[0-6])", re.ASCII)
_LINE: Final = re.compile(r"(0|[1-9][0-9]?) ([=;(]) (.*)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Note:
    """What is noted of the move with this number: at least one of three things.

    A score is a text as the engine writes it, such as `win in 3`. Raises `SetupError` for a score
    or comment that cannot be written, and where there is nothing to note.
    """

    number: int
    score: str = ""
    comment: str = ""
    variations: tuple[tuple[Move, ...], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "variations", tuple(map(tuple, self.variations)))
        if self.score and not _SCORE.fullmatch(self.score):
            raise SetupError(
                RulesCode.BAD_NOTE, f"{quoted(self.score)} is not a score such as win in 3, or draw"
            )
        comment = self.comment
        if (
            len(comment) > COMMENT_AT_MOST
            or not comment.isprintable()
            or comment != comment.strip()
        ):
            raise SetupError(
                RulesCode.BAD_NOTE,
                f"{quoted(comment)} is not a comment; a comment is at most {COMMENT_AT_MOST} "
                "printable characters, without spaces around it",
            )
        if len(self.variations) > VARIATIONS_AT_MOST or not all(self.variations):
            raise SetupError(
                RulesCode.BAD_NOTE,
                f"a move has at most {VARIATIONS_AT_MOST} variations, each of at least one move",
            )
        if not (self.score or comment or self.variations):
            raise SetupError(RulesCode.BAD_NOTE, "a note has a score, a comment or a variation")

    def check(self, game: Game) -> None:
        """Raises `SetupError` if the game has no such move, and `MoveError` for a variation."""
        if not 0 <= self.number <= len(game.moves):
            raise SetupError(RulesCode.BAD_NOTE, f"the game has no move {self.number}")
        if self.number == 0 and (self.score or self.variations):
            raise SetupError(RulesCode.BAD_NOTE, "before the first move there are comments alone")
        for variation in self.variations:
            Game(game.positions[self.number - 1], variation)

    def lines(self) -> Iterator[str]:
        """The lines of a file that hold it."""
        if self.score:
            yield f"{self.number} = {self.score}"
        if self.comment:
            yield f"{self.number} ; {self.comment}"
        for variation in self.variations:
            yield f"{self.number} ( {' '.join(map(str, variation))}"


def is_note(line: str) -> bool:
    """Whether a line is meant as one of the lines of a note."""
    return line.partition(" ")[2].startswith(("=", ";", "("))


class NoteReader:
    """Reads the lines of the notes on a game one by one; `notes` are those read so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._notes: dict[int, Note] = {}

    @property
    def notes(self) -> tuple[Note, ...]:
        """In the order of their first lines."""
        return tuple(self._notes.values())

    def read(self, line: str) -> None:
        """Adds a line to the notes. Raises `FourfoldError`."""
        found = _LINE.fullmatch(line)
        if found is None:
            raise TextError(
                RulesCode.BAD_NOTE,
                f"{quoted(line)} is not a note; a note is the number of a move, one of = ; ( "
                "and what is noted",
            )
        number, kind, text = int(found[1]), found[2], found[3]
        if number < max(self._notes, default=0):
            raise TextError(RulesCode.BAD_NOTE, "notes are in the order of their moves")
        known = self._notes.get(number)
        score, comment, variations = (
            (known.score, known.comment, known.variations) if known else ("", "", ())
        )
        match kind:
            case "=":
                score = text
            case ";":
                comment = text
            case _:
                moves = text.split(" ", LONGEST_GAME)
                variations = (*variations, tuple(map(parse_move, moves)))
        note = Note(number, score, comment, variations)
        note.check(self._game)
        self._notes[number] = note
