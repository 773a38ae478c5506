"""What is said of one game: the same sentences in the terminal and on the page."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fourfold.rules import Line
from fourfold.words import Language, Texts, confirm_call, message
from tests.page.playing import Person
from tests.terminal.scripted import converse

FOLDER: Final = Path(__file__).parents[1] / "golden" / "spoken"
MOVES: Final = "0 a1 1 b1 2 c1 3 d1 f a2 e b2 d c2 c d2 !a2d2"
"""A line is missed by both, and another one is called."""


def path(language: Language) -> Path:
    """Where the sentences are kept."""
    return FOLDER / f"{language}.txt"


def said(id_: str, language: Language) -> str:
    """A sentence about Ada, who begins and wins, said to both."""
    who = {"actor": "Ada", "other": "Grace", "you": "nobody"}
    return Texts(language).say(message(id_, **who))


def in_terminal(language: Language) -> list[str]:
    """What the terminal says from the beginning to the end, but for what a call is asked back."""
    *moves, call = MOVES.split()
    word = Texts(language).say(message("command-call")).partition(",")[0]
    yes = Texts(language).say(message("command-accept")).partition(",")[0]
    with TemporaryDirectory() as folder:
        _, heard = converse(
            Path(folder), [*moves, f"{word} {call[1:3]} {call[3:]}", yes], language=language
        )
    confirmed = Texts(language).say(confirm_call(Line(call[1:])))
    lines = [line for line in heard if line != confirmed and not line.startswith("> ")]
    first, last = (lines.index(said(each, language)) for each in ("began", "ended-call"))
    return lines[first : last + 2]  # the line that was missed is told with the end


def on_page(person: Person) -> list[str]:
    """What the page says from the beginning to the end, but for what counts."""
    counts = person.say("counts-usual")
    person.read_again()
    log = person.page.get_by_role("group").filter(has_text=person.say("table-said"))
    lines = log.get_by_role("listitem").all_inner_texts()
    first = lines.index(said("began", person.language))
    return [line for line in lines[first:] if line != counts]
