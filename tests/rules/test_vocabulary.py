"""Pieces, traits, editions, cells, lines and variants: the material of the game."""

from itertools import product

import pytest

from fourfold.rules import PIECES, VARIANTS, Edition, Piece, Seat, Trait, TraitValue, Variant
from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.line import BLOCKS, STRAIGHT_LINES, Line, LineKind
from tests import oracle
from tests.refusals import refused


def test_every_combination_of_values_is_one_piece() -> None:
    pairs = [[v for v in TraitValue if v.trait is trait] for trait in Trait]
    assert {Piece.from_values(values) for values in product(*pairs)} == set(Piece)
    assert all(Piece.from_values(piece.values) is piece for piece in Piece)


def test_the_digit_is_the_sum_of_dark_square_short_hollow() -> None:
    values = {str(piece): frozenset(map(str, piece.values)) for piece in PIECES}
    assert values == oracle.PIECES
    assert [piece.number for piece in PIECES] == list(range(16))
    assert all(piece[value.trait] is value for piece in PIECES for value in piece.values)


@pytest.mark.parametrize(
    "values",
    [
        (),
        (TraitValue.TALL,),
        (TraitValue.TALL, TraitValue.SHORT, TraitValue.ROUND, TraitValue.LIGHT),
        (*Piece.P0.values, TraitValue.DARK),
    ],
)
def test_a_piece_needs_one_value_of_each_trait(values: tuple[TraitValue, ...]) -> None:
    with refused(SetupError, RulesCode.BAD_TRAITS):
        Piece.from_values(values)


def test_the_access_edition_has_surfaces_for_colours_and_nothing_else_changes() -> None:
    classic, access = Edition.CLASSIC, Edition.ACCESS
    changed = {t: access.trait_name(t) for t in Trait if access.trait_name(t) != str(t)}
    assert changed == {Trait.COLOUR: "surface"}
    renamed = {v: access.value_name(v) for v in TraitValue if access.value_name(v) != str(v)}
    assert renamed == {TraitValue.LIGHT: "smooth", TraitValue.DARK: "grooved"}
    assert [classic.trait_name(t) for t in Trait] == ["colour", "shape", "height", "body"]
    assert [classic.value_name(v) for v in TraitValue] == [v.value for v in TraitValue]


def test_cells_go_from_left_to_right_and_from_bottom_to_top() -> None:
    assert [str(cell) for cell in CELLS[:5]] == ["a1", "b1", "c1", "d1", "a2"]
    assert all(CELLS[cell.index] is cell and cell.mask == 1 << cell.index for cell in Cell)


def test_the_ten_lines_and_nine_blocks() -> None:
    cells = {str(line): list(map(str, line.cells)) for line in Line}
    assert list(cells.items()) == list(oracle.LINES.items())
    assert tuple(Line) == STRAIGHT_LINES + BLOCKS
    assert {str(line) for line in BLOCKS} == oracle.BLOCKS.keys()
    kinds = [line.kind for line in Line]
    assert [kinds.count(kind) for kind in LineKind] == [4, 4, 2, 9]


def test_there_are_thirty_variants() -> None:
    assert len(VARIANTS) == len(set(VARIANTS)) == 30
    assert VARIANTS[0] == Variant()


def test_a_variant_is_a_choice_whatever_its_order() -> None:
    assert Variant((Trait.BODY, Trait.COLOUR)) == Variant((Trait.COLOUR, Trait.BODY))
    with pytest.raises(TypeError):
        Variant(("colour",))  # type: ignore[arg-type]
    assert len(Variant().lines) == 10
    assert len(Variant(blocks=True).lines) == 19
    with refused(SetupError, RulesCode.NO_TRAITS):
        Variant(())


def test_lines_through_a_cell_are_those_that_contain_it() -> None:
    for variant in VARIANTS:
        for cell in Cell:
            through = [line for line in variant.lines if cell in line.cells]
            assert list(variant.lines_through(cell)) == through


def test_words_of_different_vocabularies_are_never_equal() -> None:
    words: list[object] = [*Piece, *Cell, *Line, *Trait, *TraitValue, *Edition, *Seat]
    assert len(set(words)) == len(words)
    assert not {0, "0", "a1"} & set(words)


def test_repr_is_the_constructor_and_str_the_notation() -> None:
    for word in (Piece.PA, Cell.B3, Line.A2D2, Trait.BODY, Seat.SECOND):
        assert eval(repr(word)) is word  # noqa: S307 - our own text
        assert type(word)(str(word)) is word
