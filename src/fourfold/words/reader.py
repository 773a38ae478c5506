"""A cursor over the words of a typed text, from which a parser takes what it expects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fourfold.words.language import Language
from fourfold.words.tokens import SHOWN_AT_MOST, NotUnderstoodError, not_understood, shown, tokenize
from fourfold.words.vocabulary import FILLERS, LETTERS, Group, Meaning, Vocabulary, vocabulary

ROWS = ("1", "2", "3", "4")


@dataclass
class Reader:
    """The words of a typed text, taken one after the other."""

    text: str
    language: Language
    words: list[str]
    at: int = 0

    @property
    def word(self) -> str:
        """The next word; empty at the end."""
        return self.words[self.at] if self.at < len(self.words) else ""

    @property
    def rest(self) -> list[str]:
        """All words that are not taken yet: a copy, where `word` costs nothing."""
        return self.words[self.at :]

    def take(self, group: Group[Meaning], *, exactly: bool = False) -> Meaning | None:
        """Takes the longest phrase that names a member of a group, and returns its meaning.

        Tries the player's language, then English; first whole phrases, then, unless `exactly`,
        abbreviations. Raises `NotUnderstoodError` for an ambiguous abbreviation.
        """
        vocabularies = [vocabulary(language, group) for language in self._languages()]
        for each in vocabularies:
            if (found := each.longest_match(self._ahead(each))) is not None:
                self.at += found[1]
                return group.meanings[found[0]]
        for each in () if exactly else vocabularies:
            phrases, count = each.completions(self._ahead(each))
            meanings = [group.meanings[each.targets[phrase]] for phrase in phrases]
            if len(set(meanings)) > 1:
                choices = ", ".join(each.spelled[phrase] for phrase in phrases)
                raise not_understood("ambiguous", text=shown(self.word), choices=choices)
            if meanings:
                self.at += count
                return meanings[0]
        return None

    def take_required(self, group: Group[Meaning]) -> Meaning:
        """Takes a member of a group. Raises `NotUnderstoodError` where none comes next."""
        taken = self.take(group)
        if taken is None:
            raise self.error_for(group)
        return taken

    def skip_fillers(self) -> None:
        """Passes over words such as “the”."""
        while self.take(FILLERS, exactly=True):
            pass

    def error_for(self, group: Group[Any]) -> NotUnderstoodError:
        """The error for the next word, with the member of a group that was perhaps meant."""
        from difflib import get_close_matches  # noqa: PLC0415 - seldom needed

        word = self.word[:SHOWN_AT_MOST]
        for language in self._languages():
            spelled = vocabulary(language, group).spelled
            if near := get_close_matches(word, spelled, n=1, cutoff=0.6):
                return not_understood(
                    "not-understood-near", text=shown(word), near=spelled[near[0]]
                )
        return not_understood("not-understood", text=shown(self.text))

    def _ahead(self, known: Vocabulary) -> list[str]:
        """As many of the next words as a phrase of a vocabulary may have."""
        return self.words[self.at : self.at + known.longest]

    def _languages(self) -> tuple[Language, ...]:
        english = () if self.language is Language.EN else (Language.EN,)
        return (self.language, *english)


def read(text: str, language: Language) -> Reader:
    """Tokenizes a typed text, each cell as one word. Raises `NotUnderstoodError`."""
    return Reader(text, language, list(joined_cells(Reader(text, language, tokenize(text)))))


def joined_cells(reader: Reader) -> Iterator[str]:
    """The words with each cell as one: `b 3` and “bravo 3” become `b3`."""
    while word := reader.word:
        start = reader.at
        row = "".join(reader.words[start + 1 : start + 2])
        letter = None
        if row in ROWS:
            letter = word if word in LETTERS.meanings else reader.take(LETTERS, exactly=True)
        yield word if letter is None else letter + row
        reader.at = start + (1 if letter is None else 2)
