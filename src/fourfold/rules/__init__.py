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

from fourfold.rules.cell import CELLS as CELLS, Cell as Cell
from fourfold.rules.errors import (
    FourfoldError as FourfoldError,
    MoveError as MoveError,
    RulesCode as RulesCode,
    SetupError as SetupError,
    TextError as TextError,
)
from fourfold.rules.game import Calling as Calling, Game as Game
from fourfold.rules.line import (
    BLOCKS as BLOCKS,
    STRAIGHT_LINES as STRAIGHT_LINES,
    Line as Line,
    LineKind as LineKind,
)
from fourfold.rules.move import (
    Call as Call,
    Done as Done,
    Give as Give,
    Move as Move,
    Place as Place,
)
from fourfold.rules.notation import (
    parse_cell as parse_cell,
    parse_game as parse_game,
    parse_line as parse_line,
    parse_move as parse_move,
    parse_piece as parse_piece,
    parse_position as parse_position,
    parse_traits as parse_traits,
    parse_variant as parse_variant,
)
from fourfold.rules.note import Note as Note
from fourfold.rules.outcome import (
    Draw as Draw,
    Outcome as Outcome,
    Reason as Reason,
    Result as Result,
    Win as Win,
)
from fourfold.rules.perft import divide as divide, perft as perft
from fourfold.rules.piece import PIECES as PIECES, Piece as Piece
from fourfold.rules.position import Position as Position
from fourfold.rules.saved import (
    SavedGame as SavedGame,
    parse_saved_game as parse_saved_game,
    split_saved_games as split_saved_games,
)
from fourfold.rules.seat import Seat as Seat
from fourfold.rules.symmetry import (
    Symmetry as Symmetry,
    canonical as canonical,
    symmetries as symmetries,
)
from fourfold.rules.trait import Edition as Edition, Trait as Trait, TraitValue as TraitValue
from fourfold.rules.variant import VARIANTS as VARIANTS, Variant as Variant
