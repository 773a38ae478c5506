"""Which phrases of a language name which member of a group: commands, trait values, letters.

The phrases are texts of `locales/`, a list of synonyms for each member, so that translators decide
what can be typed. They are matched word by word, the longest prefix first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from fourfold.rules import LineKind, TraitValue
from fourfold.words.language import Language, Verbosity
from fourfold.words.query import Phrase
from fourfold.words.texts import locale_of
from fourfold.words.tokens import words_of

Meaning = TypeVar("Meaning")


@dataclass(frozen=True, eq=False)
class Group(Generic[Meaning]):
    """A closed set of things that can be typed in the same place, by name."""

    meanings: Mapping[str, Meaning]
    """What each member means; two members may mean the same."""
    prefix: str = "typed"
    """A member's synonyms are the text whose id is this prefix, a hyphen and the name."""


VALUES: Final = Group[TraitValue](
    {str(value): value for value in TraitValue}
    | {"smooth": TraitValue.LIGHT, "grooved": TraitValue.DARK}
)
KINDS: Final = Group[LineKind]({kind.name.lower(): kind for kind in LineKind})
LETTERS: Final = Group[str]({letter: letter for letter in "abcd"})
LANGUAGES: Final = Group[Language]({str(each): each for each in Language})
VERBOSITIES: Final = Group[Verbosity](
    {"brief": Verbosity.SHORT, "normal": Verbosity.NORMAL, "full": Verbosity.FULL}
)
UNITS: Final = Group[int]({"seconds": 1, "minutes": 60, "hours": 3_600, "days": 86_400})
"""Of time, in seconds."""
PHRASES: Final = Group[Phrase]({str(phrase): phrase for phrase in Phrase})
FILLERS: Final = Group[bool]({"filler": True})
"""Words that mean nothing, such as “the”."""


@dataclass(frozen=True)
class Vocabulary:
    """What one language calls the members of a group. Phrases are normalised."""

    taught: Mapping[str, str]
    """The member that each first synonym names: these are the phrases that help shows."""
    targets: Mapping[str, str]
    """The member that each synonym names."""
    spelled: Mapping[str, str]
    """Each synonym as the translators write it."""
    longest: int
    """The number of words of the longest synonym."""

    def longest_match(self, words: Sequence[str]) -> tuple[str, int] | None:
        """The member that the longest prefix of some words names, and the prefix's length."""
        for count in range(len(words), 0, -1):
            target = self.targets.get(" ".join(words[:count]))
            if target is not None:
                return target, count
        return None

    def completions(self, words: Sequence[str]) -> tuple[list[str], int]:
        """The phrases that the longest prefix of some words abbreviates, and its length.

        Taught phrases go before other synonyms, which one letter is not enough to abbreviate.
        """
        for count in range(len(words), 0, -1):
            start = " ".join(words[:count])
            for known in (self.taught, self.targets) if len(start) > 1 else (self.taught,):
                found = [phrase for phrase in known if phrase.startswith(start)]
                if found:
                    return found, count
        return [], 0


@lru_cache(maxsize=64)
def vocabulary(language: Language, group: Group[Any]) -> Vocabulary:
    """The vocabulary of a group in a language, read once."""
    texts = locale_of(language)
    taught: dict[str, str] = {}
    targets: dict[str, str] = {}
    spelled: dict[str, str] = {}
    for name in group.meanings:
        for number, synonym in enumerate(texts.plain(f"{group.prefix}-{name}").split(",")):
            phrase = " ".join(words_of(synonym))
            if number == 0:
                taught.setdefault(phrase, name)
            targets.setdefault(phrase, name)
            spelled.setdefault(phrase, synonym.strip())
    return Vocabulary(taught, targets, spelled, max(known.count(" ") + 1 for known in targets))
