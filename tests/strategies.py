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
    """A game of any length, finished or not; by hand, lines are called, missed and expire.

    `eagerness` is how often a line is made where one can be, and called where one is open; games
    of the eager are won, those of others go on to the end.
    """
    chance = random.Random(draw(st.integers(0, 2**32)))
    length = draw(st.sampled_from([*range(35), *[34] * 15]))
    eagerness = draw(st.sampled_from([0.0, 0.0, 0.3, 1.0]))
    game = Game(Position(variant or draw(variants)), calling=calling)
    while len(game.moves) < length and (moves := game.legal_moves()):
        calls = [move for move in moves if isinstance(move, Call)]
        quiet = [move for move in moves if not isinstance(move, Call)]
        making = [m for m in quiet if isinstance(m, Place) and game.position.play(m).last]
        if calls and (not quiet or chance.random() < eagerness):
            game = game.play(chance.choice(calls))
        elif making and chance.random() < eagerness:
            game = game.play(chance.choice(making))
        elif calling is Calling.AUTOMATIC and eagerness == 0.0 and len(making) < len(quiet):
            game = game.play(chance.choice([move for move in quiet if move not in making]))
        else:
            game = game.play(chance.choice(quiet))
    return game


@st.composite
def positions(draw: st.DrawFn, variant: Variant | None = None) -> Position:
    """A position that a game by hand has reached."""
    return draw(games(variant)).position


@st.composite
def starts(draw: st.DrawFn, variant: Variant, calling: Calling = Calling.HAND) -> Position:
    """A position at which a game can begin, the empty board excluded."""
    position = draw(games(variant).filter(lambda game: game.outcome is None)).position
    if calling is Calling.AUTOMATIC and calling.due(position) is not None:
        position = Position(variant, hand=draw(st.sampled_from(PIECES)))
    return position if position != Position(variant) else Position(variant, hand=PIECES[0])


def quiet_game(chance: random.Random, variant: Variant, length: int) -> Game:
    """A random game of `length` moves in which nobody calls, so that lines expire."""
    game = Game(Position(variant))
    for _ in range(length):
        quiet = [move for move in game.legal_moves() if not isinstance(move, Call)]
        game = game.play(chance.choice(quiet))
    return game
