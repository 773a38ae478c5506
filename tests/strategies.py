"""Hypothesis strategies for variants, games and positions, and random games for fixed samples."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from fourfold.rules import (
    CELLS,
    PIECES,
    VARIANTS,
    Call,
    Calling,
    Done,
    Game,
    Give,
    Line,
    Move,
    Place,
    Position,
    Variant,
)

EVERY_MOVE: tuple[Move, ...] = (
    *map(Give, PIECES),
    *map(Place, CELLS),
    *map(Call, Line),
    Done(),
)

variants = st.sampled_from(VARIANTS)
callings = st.sampled_from(Calling)


@st.composite
def games(
    draw: st.DrawFn,
    variant: Variant | None = None,
    calling: Calling = Calling.HAND,
) -> Game:
    """A game of any length, finished or not; by hand, lines are called, missed and expire."""
    game = Game(Position(variant or draw(variants)), calling=calling)
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=34)):
        moves = game.legal_moves()
        if not moves:
            break
        game = game.play(moves[choice % len(moves)])
    return game


@st.composite
def positions(draw: st.DrawFn, variant: Variant | None = None) -> Position:
    """A position that a game by hand has reached."""
    return draw(games(variant)).position


def quiet_game(chance: random.Random, variant: Variant, length: int) -> Game:
    """A random game of `length` moves in which nobody calls, so that lines expire."""
    game = Game(Position(variant))
    for _ in range(length):
        quiet = [move for move in game.legal_moves() if not isinstance(move, Call)]
        game = game.play(chance.choice(quiet))
    return game
