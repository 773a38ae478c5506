"""The four traits of a piece, their eight values, and what the two editions call them."""

from fourfold.rules.word import Word


class Trait(Word):
    """One of the four characteristics; each has two values.

    `bit` is what the second value adds to a piece's number: 8, 4, 2, 1 in the order below.
    """

    COLOUR = "colour"
    SHAPE = "shape"
    HEIGHT = "height"
    BODY = "body"

    bit: int

    def __init__(self, _: str) -> None:
        self.bit = 8 >> len(type(self).__members__)


class TraitValue(Word):
    """One of the two values of a trait, named as in the classic edition.

    `has_bit` says whether it adds its trait's bit to a piece's number.
    """

    LIGHT = "light"
    DARK = "dark"
    ROUND = "round"
    SQUARE = "square"
    TALL = "tall"
    SHORT = "short"
    SOLID = "solid"
    HOLLOW = "hollow"

    trait: Trait
    has_bit: bool

    def __init__(self, _: str) -> None:
        place, second = divmod(len(type(self).__members__), 2)
        self.trait = tuple(Trait)[place]
        self.has_bit = bool(second)


class Edition(Word):
    """Which set of pieces lies on the table: the same game, the first trait under another name.

    >>> Edition.ACCESS.trait_name(Trait.COLOUR), Edition.ACCESS.value_name(TraitValue.DARK)
    ('surface', 'grooved')
    """

    CLASSIC = "classic"
    ACCESS = "access"

    def trait_name(self, trait: Trait) -> str:
        """What this edition calls a trait."""
        return _ACCESS_NAMES.get(trait, str(trait)) if self is Edition.ACCESS else str(trait)

    def value_name(self, value: TraitValue) -> str:
        """What this edition calls a value of a trait."""
        return _ACCESS_NAMES.get(value, str(value)) if self is Edition.ACCESS else str(value)


_ACCESS_NAMES: dict[Trait | TraitValue, str] = {
    Trait.COLOUR: "surface",
    TraitValue.LIGHT: "smooth",
    TraitValue.DARK: "grooved",
}
