"""The tokenizer of typed text: folds case and accents, and splits a text into words."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from fourfold.rules.errors import printable
from fourfold.table.codec import TYPED_AT_MOST
from fourfold.words.message import Argument, Message, message

SHOWN_AT_MOST: Final = 40
"""Characters of the typed text that an error quotes."""

_WORD: Final = re.compile(r"[^\W_]+")


class NotUnderstoodError(Exception):
    """A typed text that means nothing here, or is ambiguous; `message` says which."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def not_understood(id_: str, **arguments: Argument) -> NotUnderstoodError:
    """Makes the error whose message has this id."""
    return NotUnderstoodError(message(id_, **arguments))


def tokenize(text: str) -> list[str]:
    """Splits a typed text into normalised words. Raises `NotUnderstoodError`.

    A lone `!` or `?` means something by itself, and gives no words.

    >>> tokenize("Place: sur B3, SVP")
    ['place', 'sur', 'b3', 'svp']
    """
    # Normalisation makes many characters of some single ones.
    normal = unicodedata.normalize("NFKC", text) if len(text) <= TYPED_AT_MOST else text
    if len(normal) > TYPED_AT_MOST:
        raise not_understood("not-understood-long")
    words = words_of(normal)
    if not words and not re.search("[!?]", text):
        if text.strip():
            raise not_understood("not-understood", text=shown(text))
        raise not_understood("nothing-typed")
    return words


def words_of(text: str) -> list[str]:
    """The words of a text, without case, accents and punctuation."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    folded = "".join(c for c in decomposed if not unicodedata.combining(c)).casefold()
    return _WORD.findall(folded)


def shown(text: str) -> str:
    """A typed text as an error quotes it: printable, on one line, and never long."""
    quoted = " ".join(printable(text[: SHOWN_AT_MOST + 1]).split())
    return quoted if len(quoted) <= SHOWN_AT_MOST else f"{quoted[: SHOWN_AT_MOST - 1]}…"
