"""Native perft against known counts and against the Python rules."""

import random

import pytest

from fourfold.engine import divide_natively
from fourfold.rules import VARIANTS, Position, Variant, parse_position, perft
from tests.examples import counts_of
from tests.strategies import quiet_game

FROM_THE_START = {5: 806_400, 6: 11_289_600, 7: 146_764_800, 8: 1_907_942_400}


def native_perft(position: Position, depth: int, threads: int | None = None) -> int:
    return sum(count for _, _, count in divide_natively(position, depth, threads))


DEEP = [pytest.param(*each, marks=pytest.mark.proof) for each in ((8, False), (7, True))]


@pytest.mark.parametrize(("depth", "blocks"), [(5, False), (6, False), (7, False), *DEEP])
def test_from_the_start(depth: int, blocks: bool) -> None:
    assert native_perft(Position(Variant(blocks=blocks)), depth) == FROM_THE_START[depth]


@pytest.mark.parametrize("count", [6, pytest.param(54, marks=pytest.mark.proof)])
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_late_positions_against_the_rules(variant: Variant, count: int) -> None:
    chance = random.Random(8)
    for number in range(count):
        position = quiet_game(chance, variant, 14 + number * 5 % 18).position
        for depth in (2, 4, 6):
            if depth == 6 and position.count < 10:
                continue
            assert native_perft(position, depth) == perft(position, depth), repr(position)


def test_the_division_is_in_order_and_does_not_depend_on_threads() -> None:
    position = parse_position("..../.5../..a./.... 7")
    divisions = [list(divide_natively(position, 4, threads)) for threads in (1, 2, 7)]
    assert divisions[0] == divisions[1] == divisions[2]
    assert sum(count for _, _, count in divisions[0]) == perft(position, 4)
