"""Symmetry: the groups, what they keep, and the canonical form."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies as st

from fourfold.rules import Game, Position, Symmetry, Trait, Variant, Win, canonical, symmetries
from fourfold.rules.cell import Cell
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.line import BLOCKS, STRAIGHT_LINES, Line
from fourfold.rules.notation import parse_position
from fourfold.rules.piece import PIECES, Piece
from fourfold.rules.symmetry import BLOCK_SYMMETRIES, LINE_SYMMETRIES, PIECE_SYMMETRIES
from tests.refusals import refused
from tests.strategies import games, positions

Indices = tuple[int, ...]


def renamings_that_keep(lines: tuple[Line, ...]) -> set[Indices]:
    """All permutations of the cells that map lines to lines, by plain search."""
    wanted = [frozenset(cell.index for cell in line.cells) for line in lines]
    images = set(wanted)

    def extended(prefix: Indices) -> Iterator[Indices]:
        if len(prefix) == 16:
            yield prefix
            return
        for target in set(range(16)) - set(prefix):
            longer = (*prefix, target)
            if all(
                any({longer[i] for i in line if i < len(longer)} <= image for image in images)
                for line in wanted
                if len(longer) - 1 in line
            ):
                yield from extended(longer)

    return {
        cells
        for cells in extended(())
        if {frozenset(cells[i] for i in line) for line in wanted} == images
    }


def indices(maps: tuple[tuple[Cell, ...], ...]) -> set[Indices]:
    return {tuple(cell.index for cell in cells) for cells in maps}


def test_the_board_symmetries_are_all_there_are() -> None:
    assert renamings_that_keep(STRAIGHT_LINES) == indices(LINE_SYMMETRIES)
    assert renamings_that_keep(STRAIGHT_LINES + BLOCKS) == indices(BLOCK_SYMMETRIES)
    assert (len(LINE_SYMMETRIES), len(BLOCK_SYMMETRIES)) == (32, 8)


def test_the_piece_symmetries_are_all_that_keep_what_pieces_share() -> None:
    """A renaming keeps the game if two pieces that differ in one trait still do."""

    def differ_in_one(a: Piece, b: Piece) -> bool:
        return (a.number ^ b.number).bit_count() == 1

    assert len(set(PIECE_SYMMETRIES)) == 384
    for pieces in PIECE_SYMMETRIES:
        assert set(pieces) == set(PIECES)
        image = Symmetry(pieces=pieces)
        assert all(
            differ_in_one(a, b) == differ_in_one(image.piece(a), image.piece(b))
            for a in PIECES
            for b in PIECES
        )


@st.composite
def symmetric_to(draw: st.DrawFn, variant: Variant) -> Symmetry:
    cells = draw(st.sampled_from(BLOCK_SYMMETRIES if variant.blocks else LINE_SYMMETRIES))
    return Symmetry(cells, draw(st.sampled_from(PIECE_SYMMETRIES)))


@pytest.mark.proof
@given(st.data())
def test_symmetry_keeps_legal_moves_and_outcomes(data: st.DataObject) -> None:
    game = data.draw(games())
    symmetry = data.draw(symmetric_to(game.start.variant))
    image = Game(symmetry.position(game.start), tuple(map(symmetry.move, game.moves)))
    for before, after in zip(game.positions, image.positions, strict=True):
        assert symmetry.position(before) == after
        assert set(map(symmetry.move, before.legal_moves())) == set(after.legal_moves())
        assert set(map(symmetry.line, before.expired_lines)) == set(after.expired_lines)
        assert before.turn == after.turn
    assert image.result == game.result
    if isinstance(game.outcome, Win) and isinstance(image.outcome, Win):
        traits = {symmetry.trait(value.trait) for value in game.outcome.shared}
        assert traits == {value.trait for value in image.outcome.shared}
        assert symmetry.line(game.outcome.line) == image.outcome.line


@given(st.data())
def test_equal_positions_have_one_canonical_form(data: st.DataObject) -> None:
    position = data.draw(positions())
    image = data.draw(symmetric_to(position.variant)).position(position)
    form, symmetry = canonical(position)
    assert symmetry.position(position) == form
    assert canonical(image)[0] == form
    assert canonical(form)[0] == form


def test_the_canonical_form_is_the_same_for_all_12288_images() -> None:
    position = parse_position("..0./.5../..a./1..3 7")
    images = {symmetry.position(position) for symmetry in symmetries(position.variant)}
    assert len(images) == 32 * 384
    some = random.Random(1).sample(sorted(images, key=str), 500)
    assert {canonical(image)[0] for image in some} == {canonical(position)[0]}


def test_a_symmetry_can_change_which_traits_count() -> None:
    shape = parse_position("..../..../..../4567 - d1", Variant((Trait.SHAPE,)))
    body = parse_position("..../..../..../139b - d1", Variant((Trait.BODY,)))
    assert canonical(shape)[0] == canonical(body)[0]
    assert canonical(shape)[0].variant == Variant((Trait.COLOUR,))


def test_an_open_line_and_an_expired_one_are_different_positions() -> None:
    open_line = parse_position("..../..../..../0123 - d1")
    expired = parse_position("..../..../..../0123 -")
    assert canonical(open_line)[0] != canonical(expired)[0]


def test_a_symmetry_of_the_lines_alone_is_refused_where_blocks_count() -> None:
    cells = next(cells for cells in LINE_SYMMETRIES if cells not in BLOCK_SYMMETRIES)
    with refused(SetupError, RulesCode.NOT_A_SYMMETRY):
        Symmetry(cells).position(Position(Variant(blocks=True)))


def classes(variant: Variant, pieces: int) -> list[tuple[int, int]]:
    """How many classes of boards there are with each number of pieces, and with one in hand."""
    counts = []
    boards = {Position(variant)}
    for number in range(pieces + 1):
        hands = {
            canonical(Position(variant, board.board, hand))[0]
            for board in boards
            for hand in board.left
        }
        counts.append((len(boards), len(hands)))
        if number < pieces:
            boards = {
                canonical(Position(variant, _with(board, cell, piece)))[0]
                for board in boards
                for cell in board.empty_cells
                for piece in board.left
            }
    return counts


def _with(position: Position, cell: Cell, piece: Piece) -> tuple[Piece | None, ...]:
    return (*position.board[: cell.index], piece, *position.board[cell.index + 1 :])


@pytest.mark.proof
def test_the_number_of_classes_of_boards() -> None:
    assert classes(Variant(), 3) == [(1, 1), (2, 8), (40, 148), (454, 3_382)]
    assert [hands for _, hands in classes(Variant(blocks=True), 2)] == [1, 12, 381]


@pytest.mark.proof
def test_the_number_of_classes_of_boards_with_more_pieces() -> None:
    assert classes(Variant(), 4)[-1] == (10_374, 91_746)
    assert classes(Variant(blocks=True), 3)[-1][1] == 12_113
