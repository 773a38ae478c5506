"""Times as they are said and typed: in days and hours where they are long."""

from __future__ import annotations

import re
from typing import Final

from fourfold.words.language import Language
from fourfold.words.message import Message, message
from fourfold.words.reader import Reader
from fourfold.words.tokens import NotUnderstoodError, words_of
from fourfold.words.vocabulary import UNITS

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

_TYPED: Final = re.compile(r"[\w\s,]{1,40}")
_PART: Final = re.compile(r"[0-9]+|[^\W\d_]+")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


def time_of(seconds: int) -> Message:
    """A time in two units at most. What is less than the smaller one is left out.

    >>> time_of(100_000)
    Message(id='time-days', arguments=(('days', 1), ('hours', 3)))
    """
    if seconds >= DAY:
        return message("time-days", days=seconds // DAY, hours=seconds % DAY // HOUR)
    if seconds >= HOUR:
        return message("time-hours", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return message("time", minutes=seconds // MINUTE, seconds=seconds % MINUTE)


def parse_time(text: str, language: Language) -> int | None:
    """The seconds that a player types: a bare number, or numbers with units; None for a slip.

    >>> [parse_time(text, Language.FR) for text in ("90", "2d", "une heure et 30 minutes", "-1")]
    [90, 172800, 5400, None]
    """
    parts = _PART.findall(" ".join(words_of(text))) if _TYPED.fullmatch(text) else []
    if len(parts) == 1 and _NUMBER.fullmatch(parts[0]):
        return int(parts[0])
    reader = Reader(text, language, parts)
    taken: list[int] = []
    try:
        reader.skip_fillers()
        while reader.word:
            taken.append(_take_part(reader))
            reader.skip_fillers()
    except NotUnderstoodError:
        return None
    return sum(taken) if taken else None


def _take_part(reader: Reader) -> int:
    """Takes a number and its unit; “a day” is one. Raises `NotUnderstoodError`."""
    count = 1
    if _NUMBER.fullmatch(reader.word):
        count = int(reader.word)
        reader.at += 1
    return count * reader.take_required(UNITS)
