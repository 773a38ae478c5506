"""The rules of Quarto!, exactly as its rule books say them.

Values only: nothing here reads a file, a clock or a source of chance, and nothing changes once it
is made. A `Game` is a start and moves; a `Position` says what may be played and how it ended;
`Give`, `Place`, `Call` and `Done` are the moves; a `Variant` says what counts.

>>> from fourfold.rules import Call, Line, parse_position
>>> position = parse_position("..../..../..../0123 f d1")
>>> position.callable_lines, position.turn
((Line.A1D1,), Seat.SECOND)
>>> position.play(Call(Line("a1d1"))).outcome
Win(winner=Seat.SECOND, line=Line.A1D1, shared=(TraitValue.LIGHT, TraitValue.ROUND))
"""

from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.errors import FourfoldError, MoveError, RulesCode, SetupError, TextError
from fourfold.rules.game import Calling, Game
from fourfold.rules.line import BLOCKS, STRAIGHT_LINES, Line, LineKind
from fourfold.rules.move import Call, Done, Give, Move, Place
from fourfold.rules.notation import (
    parse_cell,
    parse_game,
    parse_line,
    parse_move,
    parse_piece,
    parse_position,
    parse_traits,
)
from fourfold.rules.outcome import Draw, Outcome, Reason, Result, Win
from fourfold.rules.perft import divide, perft
from fourfold.rules.piece import PIECES, Piece
from fourfold.rules.position import Position
from fourfold.rules.saved import SavedGame, parse_saved_game, split_saved_games
from fourfold.rules.seat import Seat
from fourfold.rules.symmetry import Symmetry, canonical, symmetries
from fourfold.rules.trait import Edition, Trait, TraitValue
from fourfold.rules.variant import VARIANTS, Variant

__all__ = [
    "BLOCKS",
    "CELLS",
    "PIECES",
    "STRAIGHT_LINES",
    "VARIANTS",
    "Call",
    "Calling",
    "Cell",
    "Done",
    "Draw",
    "Edition",
    "FourfoldError",
    "Game",
    "Give",
    "Line",
    "LineKind",
    "Move",
    "MoveError",
    "Outcome",
    "Piece",
    "Place",
    "Position",
    "Reason",
    "Result",
    "RulesCode",
    "SavedGame",
    "Seat",
    "SetupError",
    "Symmetry",
    "TextError",
    "Trait",
    "TraitValue",
    "Variant",
    "Win",
    "canonical",
    "divide",
    "parse_cell",
    "parse_game",
    "parse_line",
    "parse_move",
    "parse_piece",
    "parse_position",
    "parse_saved_game",
    "parse_traits",
    "perft",
    "split_saved_games",
    "symmetries",
]
