"""Parses the notation of pieces, cells, lines, moves, positions and games.

Parsing is strict: every value has exactly one text, the one that `str()` writes, and anything
else raises `TextError` (or `SetupError` and `MoveError`, where the text is well formed but no
position or game). Every text may be handed over, however long or strange.
"""

from typing import TypeVar

from fourfold.rules.cell import Cell
from fourfold.rules.errors import RulesCode, TextError, quoted
from fourfold.rules.game import Calling, Game
from fourfold.rules.line import Line
from fourfold.rules.move import Call, Done, Give, Move, Place
from fourfold.rules.piece import PIECES, Piece
from fourfold.rules.position import Position
from fourfold.rules.trait import Trait
from fourfold.rules.variant import Variant
from fourfold.rules.word import Word

LONGEST_GAME = 34
"""Moves: sixteen gives, sixteen placements, two “done”s."""

AnyWord = TypeVar("AnyWord", bound=Word)


def parse_word(text: str, kind: type[AnyWord], code: str, what: str) -> AnyWord:
    """Parses a member of an enumeration by its text."""
    try:
        return kind(text)
    except ValueError:
        raise TextError(code, f"{quoted(text)} is not {what}") from None


def parse_piece(text: str) -> Piece:
    """Parses a piece: `0` to `f`."""
    return parse_word(text, Piece, RulesCode.BAD_PIECE, "a piece; pieces are 0 to 9 and a to f")


def parse_cell(text: str) -> Cell:
    """Parses a cell: `a1` to `d4`."""
    return parse_word(text, Cell, RulesCode.BAD_CELL, "a cell; cells are a1 to d4")


def parse_line(text: str) -> Line:
    """Parses a line by its end cells, lower left first: `a2d2`, `b1b4`, `a4d1`, `b2c3`."""
    return parse_word(
        text, Line, RulesCode.BAD_LINE, "a line; a line is its two end cells, such as a1d1"
    )


def parse_move(text: str) -> Move:
    """Parses a move: a piece is given, a cell placed on, `!` and a line called, or `done`."""
    if text == "done":
        return Done()
    if not text:
        raise TextError(RulesCode.BAD_MOVE, "a move is missing: there is a space too many")
    if text.startswith("!"):
        return Call(parse_line(text[1:]))
    try:
        return Give(Piece(text)) if len(text) == 1 else Place(Cell(text))
    except ValueError:
        raise TextError(
            RulesCode.BAD_MOVE,
            f"{quoted(text)} is not a move; moves are a piece (7), a cell (b3), "
            "a call (!a1d1) or done",
        ) from None


def parse_traits(text: str) -> tuple[Trait, ...]:
    """Parses names of traits with commas between them, in any order; surface is colour.

    >>> parse_traits("body,surface")
    (Trait.BODY, Trait.COLOUR)
    """
    traits = tuple(
        parse_word(
            "colour" if name == "surface" else name,
            Trait,
            RulesCode.BAD_TRAITS,
            "a trait; traits are colour (or surface), shape, height and body",
        )
        for name in text.split(",", 4)
    )
    for trait in traits:
        if traits.count(trait) > 1:
            raise TextError(RulesCode.BAD_TRAITS, f"the trait {trait} is named twice")
    return traits


def parse_variant(text: str) -> Variant:
    """Parses a variant, in the only way that it is written.

    >>> parse_variant("traits=shape,body squares=off")
    Variant(traits=(Trait.SHAPE, Trait.BODY), blocks=False)
    """
    traits, _, squares = text.removeprefix("traits=").partition(" squares=")
    variant = Variant(parse_traits(traits), blocks=squares == "on")
    if str(variant) != text:
        raise TextError(
            RulesCode.BAD_TRAITS,
            f"{quoted(text)} is not a variant; a variant is written as {variant}",
        )
    return variant


def parse_position(text: str, variant: Variant = Variant()) -> Position:
    """Parses a position of a variant.

    >>> parse_position("..../.5../..a./.... 7").hand
    Piece.P7
    """
    fields = text.split(" ", 3)
    if not 2 <= len(fields) <= 3 or "" in fields:
        raise TextError(
            RulesCode.BAD_POSITION,
            f"{quoted(text)} is not a position; a position is its rows, one space, and the piece "
            "in hand or -, such as ..../.5../..a./.... 7",
        )
    board = _parse_board(fields[0])
    last = parse_cell(fields[2]) if len(fields) == 3 else None
    if fields[1] in _DONES:
        return Position(variant, board, None, last, _DONES[fields[1]])
    return Position(variant, board, parse_piece(fields[1]), last)


_DONES = {"-": 0, "done": 1, "draw": 2}


def _parse_board(text: str) -> tuple[Piece | None, ...]:
    rows = text.split("/")
    if len(rows) != 4:
        raise TextError(
            RulesCode.BAD_POSITION,
            f"{quoted(text)} is not a board; a board is four rows with / between them",
        )
    for number, row in zip((4, 3, 2, 1), rows, strict=True):
        if len(row) != 4:
            raise TextError(
                RulesCode.BAD_POSITION,
                f"row {number} of the board is {quoted(row)}; a row is four pieces or dots",
            )
        if _SYMBOLS.keys() >= set(row):
            continue
        for column, symbol in zip("abcd", row, strict=True):
            if symbol not in _SYMBOLS:
                raise TextError(
                    RulesCode.BAD_PIECE,
                    f"{quoted(symbol)} on {column}{number} is not a piece or a dot",
                )
    return tuple([_SYMBOLS[symbol] for row in reversed(rows) for symbol in row])


_SYMBOLS: dict[str, Piece | None] = {".": None} | {str(piece): piece for piece in PIECES}


def parse_game(text: str, start: Position = Position(), calling: Calling = Calling.HAND) -> Game:
    """Parses the moves of a game, one space between them, and replays them.

    An error names the first move that cannot be read or that the rules refuse.

    >>> parse_game("0 a1 1 b1 2 c1 3 d1 !a1d1").outcome
    Win(winner=Seat.FIRST, line=Line.A1D1, shared=(TraitValue.LIGHT, TraitValue.ROUND))
    """
    moves: list[Move] = []
    unreadable: TextError | None = None
    for number, word in enumerate(text.split(" ", LONGEST_GAME) if text else (), 1):
        try:
            moves.append(parse_move(word))
        except TextError as error:
            unreadable = error
            unreadable.move_number = number
            break
    game = Game(start, tuple(moves), calling)
    if unreadable is not None:
        raise unreadable
    return game
