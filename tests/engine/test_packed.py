"""Positions and scores as arrays, judged by those of the solver."""

from __future__ import annotations

import random

import numpy as np
import pytest

from fourfold.engine import Solver
from fourfold.engine.packed import NO_TURN, analyse_all, pack, solve_all, unpack
from fourfold.engine.wire import place_in_table
from fourfold.rules import (
    VARIANTS,
    Position,
    RulesCode,
    SetupError,
    Variant,
    parse_game,
    parse_position,
)
from tests.engine.test_solver import late_position
from tests.refusals import refused
from tests.table.games import ROW


def positions_of(variant: Variant) -> list[Position]:
    """Early ones, which the book knows, and late ones; with a piece in hand and without."""
    chance = random.Random(str(variant))
    late = [late_position(chance, variant, (8, 16)).without_call() for _ in range(12)]
    early = [late_position(chance, variant, (2, 4)).without_call() for _ in range(4)]
    return [position for position in (*early, *late, Position(variant)) if not position.dones]


@pytest.mark.parametrize("variant", [Variant(), Variant(blocks=True), VARIANTS[6]])
def test_arrays_hold_what_the_solver_says(variant: Variant) -> None:
    positions, solver = positions_of(variant), Solver(variant)
    packed = pack(positions)
    assert unpack(packed, variant) == positions
    assert solve_all(solver, packed).tolist() == [solver.solve(each).rank for each in positions]
    for table, position in zip(analyse_all(solver, packed), positions, strict=True):
        turns = {place_in_table(each.turn): each.score.rank for each in solver.analyse(position)}
        flat = table.ravel().tolist()
        assert {place: rank for place, rank in enumerate(flat) if rank != NO_TURN} == turns


def test_no_positions_have_no_scores() -> None:
    packed = pack([])
    assert solve_all(Solver(), packed).shape == (0,)
    assert analyse_all(Solver(), packed).shape == (0, 17, 18)


def test_what_is_no_array_of_positions_is_refused() -> None:
    with refused(SetupError, RulesCode.BAD_POSITION):
        pack([parse_position("..../..../..../0123 f d1")])
    with refused(SetupError, RulesCode.BAD_POSITION):
        pack([parse_game(ROW + " !a1d1").position])
    for wrong in (np.zeros((1, 16), np.uint8), np.zeros((1, 17), np.int64), np.zeros(17, np.uint8)):
        with refused(SetupError, RulesCode.BOARD_SIZE):
            solve_all(Solver(), wrong)  # type: ignore[arg-type]
    with refused(SetupError, RulesCode.PIECE_TWICE):
        solve_all(Solver(), np.zeros((1, 17), np.uint8))
    few = pack([Position()]).copy()
    few[0, 3] = 16
    with refused(SetupError, RulesCode.BAD_PIECE):
        unpack(few)
