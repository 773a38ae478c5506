"""Validates names of players, and finds names that look alike (Unicode confusables).

A saved game may hold any name that can be written on its line. Who sits down needs one that others
can read: games of earlier versions have names that were less strictly checked, and stay readable.
"""

from itertools import groupby
from unicodedata import bidirectional, category, combining, normalize

from fourfold.rules.errors import RulesCode, SetupError, quoted

NAME_AT_MOST = 100
MARKS_AT_MOST = 4
"""Marks on one letter. No living script stacks more."""

_JOINERS = "\u200c\u200d"
"""The zero-width non-joiner and joiner."""
_STYLES = "\ufe0e\ufe0f"
"""Variation selectors: the character before is drawn as text, or as emoji."""
_TAGS = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""Tag characters: after the black flag, the letters of a region's code."""
_FLAG = "\U0001f3f4"
_SKINS = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
"""Emoji modifiers."""
_UNSEEN = frozenset(
    map(
        chr,
        # The default-ignorable code points that count as printable, and a Braille cell of no dots.
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
        ),
    )
)
_VIRAMA = 9
"""The canonical combining class of viramas, which join two consonants."""


def check_written_name(name: str) -> None:
    """Raises `SetupError` unless a text can stand as a name in a saved game; none at all can."""
    is_one_line = all(c.isprintable() or c in _JOINERS or c in _TAGS for c in name)
    if len(name) > NAME_AT_MOST or not is_one_line or name != name.strip():
        raise SetupError(
            RulesCode.BAD_NAME,
            f"{quoted(name)} is not a name; a name is at most {NAME_AT_MOST} printable "
            "characters, without spaces around it",
        )


def check_name(name: str) -> None:
    """Raises `SetupError` unless a player can sit down by this name: one that others can read."""
    check_written_name(name)
    marks = (len(list(run)) for is_mark, run in groupby(name, _is_mark) if is_mark)
    if not any(map(_is_seen, name)) or max(marks, default=0) > MARKS_AT_MOST:
        raise SetupError(RulesCode.BAD_NAME, f"{quoted(name)} is not a name that can be read")
    for at, char in enumerate(name):
        if (char in _UNSEEN or not char.isprintable()) and not _has_place(name, at):
            raise SetupError(
                RulesCode.BAD_NAME, f"{quoted(name)} is not a name: it hides a character"
            )


def looks_of(name: str) -> str:
    """The skeleton of a name: names that are hard to tell apart have the same one.

    >>> looks_of("Аdа") == looks_of("Ada")  # The first one has Cyrillic letters.
    True
    """
    seen = "".join(c for c in normalize("NFKC", name) if c.isprintable() and c not in _UNSEEN)
    return normalize("NFC", normalize("NFD", seen).translate(_LOOKS)).casefold().replace("rn", "m")


def _is_mark(char: str) -> bool:
    return category(char) in ("Mn", "Me")


def _is_seen(char: str) -> bool:
    return category(char)[0] in "LNPS" and char not in _UNSEEN


def _has_place(name: str, at: int) -> bool:
    """Whether an invisible character belongs here: in an emoji sequence, or in a joining script."""
    char = name[at]
    before = name[:at].rstrip(_STYLES if char in _JOINERS else "")[-1:]
    after = name[at + 1 : at + 2]
    if not before:
        return False
    if char in _STYLES:
        return category(before) == "So" or before in "#*0123456789\u203c\u2049\u2194"
    if char in _TAGS:
        return before in _TAGS or before == _FLAG
    if char not in _JOINERS or not after:
        return False
    is_emoji = category(after) == "So" and (category(before) == "So" or before in _SKINS)
    is_script = category(after)[0] == "L" and (
        combining(before) == _VIRAMA or bidirectional(before) == "AL"
    )
    return is_script or (is_emoji and char == "\u200d")


_LOOKS = str.maketrans(
    # Digits and signs
    "01|I\u0131"
    # Cyrillic
    "АВСЕНІЈКМОРЅТХУҮԚԜӀѴ"
    "асеорхуіјѕһԁԛԝкӏѵ"
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"
    "αικνορυϲϳ",
    "Olll\u0069ABCEHlJKMOPSTXYYQWlVaceopxyijshdqwklvABEZHlKMNOPTYXaiknopucj",
)
"""Confusables: common letters and digits that are drawn like a Latin letter, and that letter."""
