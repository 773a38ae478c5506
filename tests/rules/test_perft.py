"""Perft: against known counts, and against the oracle where lines are complete."""

import random

import pytest

from fourfold.rules import VARIANTS, Position, Variant, divide, parse_position, perft
from fourfold.rules.errors import RulesCode, SetupError
from tests import oracle
from tests.examples import counts_of, oracle_rules
from tests.refusals import refused
from tests.strategies import quiet_game

FROM_THE_START = [1, 16, 256, 3_840, 57_600, 806_400, 11_289_600]
"""By depth. No line can be complete before the eighth move, so that every variant counts alike."""

SAMPLES = 120
DEPTHS = {9: 3, 10: 3, 11: 4, 12: 5, 13: 8}
"""How deep to count, by the number of pieces on the board; 8 reaches the end with 13."""
PROOF_DEPTHS = {9: 5, 10: 6, 11: 8, 12: 10, 13: 8}


def late_positions(variant: Variant) -> list[Position]:
    """Random positions with 9 to 13 pieces, with and without a piece in hand."""
    chance = random.Random(2026)
    lengths = [2 * (9 + number % 5) + number // 5 % 2 for number in range(SAMPLES)]
    return [quiet_game(chance, variant, length).position for length in lengths]


def check_against_oracle(position: Position, depth: int, *, calls: bool) -> None:
    rules = oracle_rules(position.variant)
    state = oracle.read(str(position), rules)
    expected = oracle.perft(state, depth, rules, calls=calls)
    if perft(position, depth, calls=calls) != expected:
        division = {str(move): n for move, n in divide(position, depth, calls=calls)}
        judged = {
            move: oracle.perft(oracle.play(state, move, rules), depth - 1, rules, calls=calls)
            for move in oracle.legal_moves(state, rules)
        }
        pytest.fail(f"{position} at depth {depth}: {division}, but the oracle has {judged}")


@pytest.mark.parametrize("depth", [*range(6), pytest.param(6, marks=pytest.mark.proof)])
def test_from_the_start(depth: int) -> None:
    assert perft(Position(), depth) == FROM_THE_START[depth]
    assert perft(Position(), depth, calls=True) == FROM_THE_START[depth]


@pytest.mark.parametrize("each", [40, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("calls", [False, True], ids=["automatic", "by hand"])
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_late_positions_against_the_oracle(variant: Variant, calls: bool, each: int) -> None:
    for position in late_positions(variant)[::each]:
        check_against_oracle(position, DEPTHS[position.count], calls=calls)


@pytest.mark.proof
@pytest.mark.parametrize("calls", [False, True], ids=["automatic", "by hand"])
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_late_positions_deeper_against_the_oracle(variant: Variant, calls: bool) -> None:
    for position in late_positions(variant)[:10]:
        check_against_oracle(position, PROOF_DEPTHS[position.count], calls=calls)


def test_the_late_positions_show_every_situation() -> None:
    shown = {
        (position.hand is not None, bool(position.callable_lines), bool(position.expired_lines))
        for variant in VARIANTS
        for position in late_positions(variant)
    }
    assert len(shown) == 8
    assert all(9 <= position.count <= 13 for position in late_positions(Variant()))


def test_an_open_line_or_a_full_board_ends_automatic_sequences() -> None:
    for text in ("..../..../..../0123 - d1", "..../..../..../0123 f d1", "6eb0/217d/538f/9c4a -"):
        position = parse_position(text)
        assert perft(position, 0) == 1
        assert perft(position, 1) == perft(position, 2) == 0


def test_by_hand_calls_and_dones_are_moves() -> None:
    placed = parse_position("..../..../..../0123 - d1")
    assert perft(placed, 1, calls=True) == 13
    last = parse_position("6eb0/217d/538f/9c4a -")
    assert [perft(last, depth, calls=True) for depth in range(4)] == [1, 1, 1, 0]


@pytest.mark.parametrize("depth", [-1, 1.5, None])
def test_what_is_no_depth_is_refused(depth: int) -> None:
    with refused(SetupError, RulesCode.BAD_DEPTH):
        perft(Position(), depth)
    with pytest.raises(SetupError):
        next(divide(Position(), 0))


def test_no_game_is_longer_than_its_moves() -> None:
    assert perft(Position(), 33) == perft(Position(), 35, calls=True) == 0
    assert perft(parse_position("6eb0/217d/538f/9c4a -"), 10**9, calls=True) == 0


def test_the_division_adds_up() -> None:
    position = parse_position("..../.5../..a./.... 7")
    division = dict(divide(position, 3))
    assert list(division) == list(position.legal_moves())
    assert sum(division.values()) == perft(position, 3)
