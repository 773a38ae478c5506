"""The variants: which traits count, and whether blocks do."""

from dataclasses import dataclass, field
from itertools import combinations

from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.line import BLOCKS, STRAIGHT_LINES, Line
from fourfold.rules.trait import Trait


@dataclass(frozen=True, slots=True)
class Variant:
    """What counts at a table: a non-empty choice of `traits`, and `blocks` beside the ten lines.

    The traits may be handed over in any order; they are kept in the order of `Trait`.

    >>> Variant((Trait.BODY, Trait.SHAPE))
    Variant(traits=(Trait.SHAPE, Trait.BODY), blocks=False)
    >>> print(Variant(blocks=True))
    traits=colour,shape,height,body squares=on
    """

    traits: tuple[Trait, ...] = tuple(Trait)
    blocks: bool = False
    mask: int = field(init=False, repr=False, compare=False)
    """The bits, in a piece's number, of the traits that count."""
    lines: tuple[Line, ...] = field(init=False, repr=False, compare=False)
    """The lines that count, in their fixed order."""
    _through: tuple[tuple[Line, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for trait in self.traits:
            if not isinstance(trait, Trait):
                raise TypeError(f"not a trait: {trait!r}")
        traits = tuple(trait for trait in Trait if trait in self.traits)
        if not traits:
            raise SetupError(RulesCode.NO_TRAITS, "at least one trait must count")
        if not isinstance(self.blocks, bool):
            raise TypeError(f"not a bool: {self.blocks!r}")
        lines = STRAIGHT_LINES + BLOCKS if self.blocks else STRAIGHT_LINES
        set_field = object.__setattr__
        set_field(self, "traits", traits)
        set_field(self, "mask", sum(trait.bit for trait in traits))
        set_field(self, "lines", lines)
        set_field(self, "_through", _LINES_THROUGH[self.blocks])

    def __str__(self) -> str:
        """The text that `parse_variant` reads, in the words of the command line."""
        squares = "on" if self.blocks else "off"
        return f"traits={','.join(map(str, self.traits))} squares={squares}"

    def lines_through(self, cell: Cell) -> tuple[Line, ...]:
        """The lines that count and contain a cell, in their fixed order."""
        return self._through[cell.index]


_LINES_THROUGH: dict[bool, tuple[tuple[Line, ...], ...]] = {
    blocks: tuple(tuple(line for line in lines if cell in line.cells) for cell in CELLS)
    for blocks, lines in ((False, STRAIGHT_LINES), (True, STRAIGHT_LINES + BLOCKS))
}

VARIANTS: tuple[Variant, ...] = tuple(
    Variant(traits, blocks)
    for blocks in (False, True)
    for size in (4, 3, 2, 1)
    for traits in combinations(Trait, size)
)
"""All thirty variants: without blocks first, those with more traits first."""

CLASSES: tuple[Variant, ...] = tuple(
    Variant(tuple(Trait)[:count], blocks) for blocks in (False, True) for count in (1, 2, 3, 4)
)
"""One variant of each equivalence class under the symmetries: as many traits, the same lines."""
