"""Full boards without a winning line: against known counts, and against the oracle."""

import random
from itertools import combinations
from math import factorial

import pytest

from fourfold.engine import _native, count_full_boards, divide_full_boards
from fourfold.engine.wire import to_bytes
from fourfold.rules import VARIANTS, Give, Place, Position, Variant, parse_position as read
from fourfold.rules.variant import CLASSES
from tests import oracle
from tests.examples import counts_of, oracle_rules
from tests.strategies import quiet_game

FULL_BOARDS = {
    (4, False): 414_298_141_056,
    (3, False): 1_245_405_978_624,
    (2, False): 3_415_028_760_576,
    (1, False): 8_707_262_054_400,
    (4, True): 63_235_397_376,
    (3, True): 319_544_180_736,
    (2, True): 1_422_857_207_808,
    (1, True): 5_709_466_828_800,
}
"""By the number of traits that count, and whether blocks do. The first is known from elsewhere."""

QUICK = [variant for variant in CLASSES if len(variant.traits) <= 2]


@pytest.mark.parametrize(
    "variant",
    [*QUICK, *(pytest.param(each, marks=pytest.mark.proof) for each in VARIANTS)],
    ids=counts_of,
)
def test_from_the_empty_board(variant: Variant) -> None:
    assert count_full_boards(Position(variant)) == FULL_BOARDS[len(variant.traits), variant.blocks]


@pytest.mark.parametrize("blocks", [False, True])
def test_one_trait_by_hand(blocks: bool) -> None:
    """Eight cells have one value, and no line lies within or beside them."""
    lines = [
        set(cells) for name, cells in oracle.LINES.items() if blocks or name not in oracle.BLOCKS
    ]
    patterns = sum(
        not any(line <= eight or line.isdisjoint(eight) for line in lines)
        for eight in map(set, combinations(oracle.CELLS, 8))
    )
    assert FULL_BOARDS[1, blocks] == patterns * factorial(8) ** 2


def random_position(chance: random.Random, variant: Variant, pieces: int) -> Position:
    """A position with so many pieces, in half of the cases found by avoiding lines."""
    if chance.random() < 0.5:
        return quiet_game(chance, variant, 2 * pieces + chance.randrange(2)).position
    position = Position(variant)
    while position.count < pieces:
        given = position.play(Give(chance.choice(position.left)))
        placed = [given.play(Place(cell)) for cell in given.empty_cells]
        position = chance.choice([after for after in placed if after.last is None] or placed)
    return position


def full_boards(board: dict[str, str], rules: oracle.Rules) -> int:
    """The count by the oracle, which looks at every line afresh."""
    state = oracle.State(board, fresh=frozenset(oracle.LINES))
    if any(oracle.refusal(state, line, rules) is None for line in oracle.LINES):
        return 0
    empty = [cell for cell in oracle.CELLS if cell not in board]
    if not empty:
        return 1
    left = [digit for digit in oracle.DIGITS if digit not in board.values()]
    return sum(full_boards({**board, empty[0]: digit}, rules) for digit in left)


@pytest.mark.parametrize("count", [8, pytest.param(24, marks=pytest.mark.proof)])
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_late_positions_against_the_oracle(variant: Variant, count: int) -> None:
    chance = random.Random(16)
    rules = oracle_rules(variant)
    counts = []
    for number in range(count):
        position = random_position(chance, variant, 15 - number % 6)
        counts.append(count_full_boards(position))
        board = dict(oracle.read(str(position), rules).board)
        assert counts[-1] == full_boards(board, rules), repr(position)


@pytest.mark.parametrize("count", [3, pytest.param(8, marks=pytest.mark.proof)])
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_a_count_is_that_of_all_pieces_on_a_cell(variant: Variant, count: int) -> None:
    """With nine empty cells or more, equal boards are counted once; with eight, every board is."""
    chance = random.Random(9)
    for number in range(count):
        position = random_position(chance, variant, 7 - number % 2)
        cell = chance.choice(position.empty_cells)
        pieces = position.left if position.hand is None else (position.hand, *position.left)
        board = position.board
        children = [
            Position(variant, (*board[: cell.index], piece, *board[cell.index + 1 :]))
            for piece in pieces
        ]
        assert count_full_boards(position) == sum(map(count_full_boards, children)), repr(position)


@pytest.mark.parametrize(
    ("text", "boards"),
    [
        ("6eb0/217d/538f/9c4a -", 1),
        ("6eb0/217d/538f/9c4a draw", 1),
        ("6eb0/217d/538f/9c4. a", 1),
        ("0123/4567/89ab/cdef -", 0),
        ("..../..../..../0123 - d1", 0),
        ("..../..../..../0123 -", 0),
        ("6eb0/217d/..../.... -", 5540),
        ("6eb0/217d/..../.... 5", 5540),
    ],
)
def test_full_boards_and_complete_lines(text: str, boards: int) -> None:
    assert count_full_boards(read(text)) == boards


def test_the_count_does_not_depend_on_threads() -> None:
    position = read("..../21../538f/.... -")
    divisions = [list(divide_full_boards(position, threads)) for threads in (1, 2, 7)]
    assert divisions[0] == divisions[1] == divisions[2]


def test_parts_that_threads_may_count_are_never_replaced() -> None:
    native = _native.Boards(15, False)
    assert native.split(to_bytes(read("6eb0/217d/..../.... -"))) > 0
    with pytest.raises(RuntimeError):
        native.split(to_bytes(read("6eb0/217d/5.../.... -")))
