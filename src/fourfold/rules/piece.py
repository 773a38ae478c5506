"""The sixteen pieces: every combination of the four traits once."""

from __future__ import annotations

from collections.abc import Iterable

from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.trait import Trait, TraitValue
from fourfold.rules.word import Word


class Piece(Word):
    """One of the sixteen pieces, named by its hexadecimal digit.

    `number` is the digit's value: the sum of 8 if dark, 4 if square, 2 if short, 1 if hollow.

    >>> Piece("6").values
    (TraitValue.LIGHT, TraitValue.SQUARE, TraitValue.SHORT, TraitValue.SOLID)
    >>> Piece("6")[Trait.HEIGHT]
    TraitValue.SHORT
    """

    P0, P1, P2, P3 = "0", "1", "2", "3"
    P4, P5, P6, P7 = "4", "5", "6", "7"
    P8, P9, PA, PB = "8", "9", "a", "b"
    PC, PD, PE, PF = "c", "d", "e", "f"

    number: int
    values: tuple[TraitValue, ...]

    def __init__(self, digit: str) -> None:
        self.number = int(digit, 16)
        self.values = tuple(
            value for value in TraitValue if value.has_bit == bool(self.number & value.trait.bit)
        )

    def __getitem__(self, trait: Trait) -> TraitValue:
        """The value this piece has of a trait."""
        return next(value for value in self.values if value.trait is trait)

    @staticmethod
    def from_values(values: Iterable[TraitValue]) -> Piece:
        """Finds the piece with these four values, one of each trait, in any order.

        Raises `SetupError` when a trait is missing or named twice.
        """
        chosen = tuple(values)
        if len(chosen) != 4 or len({value.trait for value in chosen}) != 4:
            raise SetupError(
                RulesCode.BAD_TRAITS,
                "a piece has one value of each of the four traits, "
                f"not: {', '.join(map(str, chosen)) or 'none'}",
            )
        return PIECES[sum(value.trait.bit for value in chosen if value.has_bit)]


PIECES: tuple[Piece, ...] = tuple(Piece)
"""All pieces, each at the place of its number."""
