"""Whole games as players hear them; `make golden` writes them anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from fourfold.rules import Calling, Edition, Trait
from fourfold.terminal.setup import Wishes
from fourfold.words import Language
from tests.terminal.scripted import TWO, WAIT, converse, spoken

FOLDER = Path(__file__).parents[1] / "golden" / "transcripts"
LENGTHS = FOLDER.with_name("words_heard.txt")


def _wishes(**changes: object) -> Wishes:
    return replace(TWO, **changes)  # type: ignore[arg-type]


NO_LINE = "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6 a4"

GAMES: dict[str, tuple[Wishes, list[str]]] = {
    "call": (
        TWO,
        [
            *("{give} {tall} {round} {solid} {light}", "{place} a1", "1", "b1", "2", "c1"),
            *("{board}", "{left}", "3", "d1", "{call}", "{row} 1", "{accept}"),
            *("{result}", "{decline}"),
        ],
    ),
    "missed_and_called": (
        TWO,
        [
            *("0", "a1", "1", "b2", "2", "c3", "{shares} {diagonal} a1", "3", "d4", "f"),
            *("{call} {diagonal} a1", "{accept}", "{decline}"),
        ],
    ),
    "missed_and_expired": (
        TWO,
        [
            *("0", "a1", "1", "b1", "2", "c1", "3", "d1", "f", "a2", "e", "b2", "{row} 1"),
            *("{shares} {row} 1", "d", "c2", "c", "d2", "{call} {row} 2", "{accept}", "{decline}"),
        ],
    ),
    "wrong_call": (
        TWO,
        [
            *("0", "a1", "1", "b1", "2", "c1", "c", "{call} {row} 1", "d1", "{call} {row} 1"),
            *("{decline}", "{call} {row} 1", "{accept}", "{call} {row} 1", "4", "d2", "5", "d3"),
            *("6", "d4", "3", "a2", "{call} {column} d", "{accept}", "7"),
            *("{detail} {brief}", "{call} {column} d", "{accept}", "{call} {row} 1"),
            *("{resign}", "{accept}", "{decline}"),
        ],
    ),
    "draw": (TWO, [*NO_LINE.split(), "{done}", "{done}", "{decline}"]),
    "offers": (
        TWO,
        [
            *("0", "a1", "{undo}", "{accept}", "b2", "{draw}", "{decline}", "1"),
            *("{draw}", "{accept}", "{decline}"),
        ],
    ),
    "time_out": (_wishes(seconds=60), ["0", "{turn}", "a1", "1", WAIT, WAIT, "{decline}"]),
    "access": (
        _wishes(edition=Edition.ACCESS),
        [
            *("{give} {short} {square} {hollow} {grooved}", "b3", "e", "b2", "{find} {grooved}"),
            *("b", "b4", "{braille}", "{phonetic}", "{hand}", "9", "b1", "{call} {column} b"),
            *("{accept}", "{decline}"),
        ],
    ),
    "squares": (
        _wishes(squares=True),
        ["0", "b2", "1", "c2", "2", "b3", "3", "c3", "{call} b2 c3", "{accept}", "{decline}"],
    ),
    "two_traits": (
        _wishes(traits=(Trait.SHAPE, Trait.BODY)),
        [
            *("0", "a1", "8", "b1", "2", "c1", "{shares} {row} 1", "a", "d1"),
            *("{traits}", "{call} {row} 1", "{accept}", "{decline}"),
        ],
    ),
    "mask": (
        _wishes(mask=True),
        [
            *("0", "a1", "{board}", "{braille}", "1", "{what} a1", "b1", "{left}", "2", "c1"),
            *("{row} 1", "{shares} {row} 1", "3", "d1", "{call} {row} 1", "{accept}", "{board}"),
            "{decline}",
        ],
    ),
    "coached": (
        _wishes(coach=True),
        [
            *("0", "a1", "1", "b1", "2", "c1", "3", "d1", "f", "a2", "{result}", "e", "b2"),
            *("{resign}", "{accept}", "{decline}"),
        ],
    ),
    "automatic": (
        _wishes(calling=Calling.AUTOMATIC),
        ["0", "a1", "1", "b1", "2", "c1", "3", "{call} {row} 1", "d1", "", "{quit}"],
    ),
    "computer": (
        Wishes(against="perfect", seed=5, hints=True, seconds=0),
        [
            *("", "", "{detail} {full}", "7", "{hint}", "{repeat}", "{language} {en}", "quit"),
        ],
    ),
    "first_time": (
        Wishes(),
        [
            *("{rules}", "x", "6", "Ada", "Ada", "Grace", "{accept}", "2", "", "", "60", "0", "a1"),
            "{quit}",
        ],
    ),
}

READ_ALOUD = ("missed_and_expired", "coached", "access", "first_time")
"""The games whose words native speakers are to judge; the others are written in English alone."""
WRITTEN = [
    (language, name)
    for language in Language
    for name in (GAMES if language is Language.EN else READ_ALOUD)
]


def path_of(language: Language, name: str) -> Path:
    """Where a transcript is written."""
    return FOLDER / str(language) / f"{name}.txt"


def transcript(language: Language, name: str, *before: str) -> str:
    """One game, line by line; something else may be typed before it."""
    wishes, lines = GAMES[name]
    with TemporaryDirectory() as folder:
        typed = [spoken(language, line) for line in (*before, *lines)]
        _, heard = converse(Path(folder), typed, wishes, language)
    return "\n".join([*heard, ""])


def words_heard(language: Language, *before: str) -> int:
    """How many words are heard in a game of all sixteen pieces."""
    heard = transcript(language, "draw", *before).splitlines()
    said = " ".join(line for line in heard if not line.startswith("> "))
    # A sign after a no-break space belongs to the word before it.
    return sum(any(map(str.isalnum, word)) for word in said.split(" "))


def lengths() -> str:
    """How long a whole game is by ear: its words at each detail, a line for each language."""
    details = {"short": ["{detail} {brief}"], "normal": [], "full": ["{detail} {full}"]}
    rows = [("", *details)]
    for language in Language:
        counts = (words_heard(language, *each) for each in details.values())
        rows.append((str(language), *map(str, counts)))
    return "".join("{:<4}{:>7}{:>7}{:>7}\n".format(*row) for row in rows)


def main() -> None:
    """Writes all transcripts, and how long a game is."""
    for language, name in WRITTEN:
        path_of(language, name).write_text(transcript(language, name), encoding="utf-8")
    LENGTHS.write_text(lengths(), encoding="utf-8")


if __name__ == "__main__":
    main()
