"""A position of the game, and what may be played in it.

This module owns the rules of play, the calling rule included. A `Position` is a value: playing
returns another one. It knows no players' names, clock or history.

The calling rule needs one fact beyond the board: `last`, the cell placed last, kept while a line
through it can still be called. That cell was empty before, so every complete line through it was
completed by that placement; every other complete line is older, and has expired.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from fourfold.rules.cell import CELLS, Cell
from fourfold.rules.errors import MoveError, RulesCode, SetupError
from fourfold.rules.line import Line
from fourfold.rules.move import Call, Done, Give, Move, Place
from fourfold.rules.outcome import Draw, Outcome, Win
from fourfold.rules.piece import PIECES, Piece
from fourfold.rules.seat import Seat
from fourfold.rules.trait import TraitValue
from fourfold.rules.variant import Variant

Board: TypeAlias = tuple[Piece | None, ...]
"""The sixteen cells by index, each with its piece or None."""

_ALL = 0xFFFF
_EMPTY_BOARD: Board = (None,) * 16


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A legal position: immutable, hashable, checked when it is made.

    `hand` is the piece to place. `last` is the cell placed last, exactly while a line through it
    can still be called. `dones` counts the “done”s said on the full board; two are a draw.
    `called` is the line of a winning call; only `play` can set it. Raises `SetupError` for
    anything that cannot be a position, such as a piece that is there twice.

    >>> position = Position()
    >>> for move in Give(Piece("0")), Place(Cell("b2")):
    ...     position = position.play(move)
    >>> str(position), position.turn
    ('..../..../.0../.... -', Seat.SECOND)
    """

    variant: Variant = Variant()
    board: Board = _EMPTY_BOARD
    hand: Piece | None = None
    last: Cell | None = None
    dones: int = 0
    called: Line | None = field(default=None, init=False)
    _occupied: int = field(init=False, compare=False)
    """A bitboard: by index, the cells that hold a piece."""
    _left: int = field(init=False, compare=False)
    """A bit set: by number, the pieces neither on the board nor in hand."""

    def __post_init__(self) -> None:
        set_field = object.__setattr__
        set_field(self, "board", tuple(self.board))
        if len(self.board) != 16:
            raise SetupError(RulesCode.BOARD_SIZE, f"the board has 16 cells, not {len(self.board)}")
        if not isinstance(self.variant, Variant):
            raise TypeError(f"not a variant: {self.variant!r}")
        if not isinstance(self.last, Cell | None):
            raise TypeError(f"not a cell: {self.last!r}")
        left, occupied, mask = _ALL, 0, 1
        for piece in (*self.board, self.hand):
            if piece is not None:
                if not isinstance(piece, Piece):
                    raise TypeError(f"not a piece: {piece!r}")
                bit = 1 << piece.number
                if not left & bit:
                    again = "in hand" if mask > _ALL else f"on {CELLS[mask.bit_length() - 1]}"
                    raise SetupError(
                        RulesCode.PIECE_TWICE, f"piece {piece} is there twice, {again} too"
                    )
                left ^= bit
                occupied |= mask
            mask <<= 1
        occupied &= _ALL
        set_field(self, "_left", left)
        set_field(self, "_occupied", occupied)
        if self.dones not in ((0, 1, 2) if occupied == _ALL else (0,)):
            raise SetupError(
                RulesCode.DONE_TOO_EARLY,
                "“done” is said at most twice, and only when the board is full",
            )
        if self.last is not None and not self.callable_lines:
            raise SetupError(
                RulesCode.NO_OPEN_LINE, f"no line through {self.last} can be called in this variant"
            )

    # What stands where

    def __getitem__(self, cell: Cell) -> Piece | None:
        """The piece on a cell, or None."""
        return self.board[cell.index]

    @property
    def count(self) -> int:
        """How many pieces stand on the board."""
        return self._occupied.bit_count()

    @property
    def is_full(self) -> bool:
        """Whether all sixteen pieces stand on the board."""
        return self._occupied == _ALL

    @property
    def left(self) -> tuple[Piece, ...]:
        """The pieces beside the board, by number; the one in hand is not among them."""
        return tuple(piece for piece in PIECES if self._left >> piece.number & 1)

    @property
    def empty_cells(self) -> tuple[Cell, ...]:
        """The cells without a piece, by index."""
        return tuple(cell for cell in CELLS if not self._occupied & cell.mask)

    # Lines

    def is_complete(self, line: Line) -> bool:
        """Whether all four cells of a line hold a piece."""
        return self._occupied & line.mask == line.mask

    def shared(self, line: Line) -> tuple[TraitValue, ...]:
        """The values of counted traits that all pieces now on a line have in common.

        A line without a piece shares nothing.
        """
        pieces = [piece for cell in line.cells if (piece := self[cell]) is not None]
        return tuple(
            value
            for value in (pieces[0].values if pieces else ())
            if value.trait in self.variant.traits and all(value in piece.values for piece in pieces)
        )

    @property
    def callable_lines(self) -> tuple[Line, ...]:
        """The lines that `turn` can win by calling now."""
        if self.last is None or self.is_over:
            return ()
        return tuple(line for line in self.variant.lines_through(self.last) if self._wins(line))

    @property
    def expired_lines(self) -> tuple[Line, ...]:
        """The lines that would have won, but were not called in time."""
        return tuple(
            line
            for line in self.variant.lines
            if self._wins(line) and (self.last is None or self.last not in line.cells)
        )

    def _wins(self, line: Line) -> bool:
        """Whether a line is complete and shares a counted trait."""
        return _wins(line, self.board, self._occupied, self.variant)

    # Whose turn, and how it ended

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is to give, place or say done, and to call; None when the game is over."""
        return None if self.is_over else self._actor

    @property
    def _actor(self) -> Seat:
        """Who acts now, or by a winning call acted last."""
        second = self.count + (self.hand is not None) + self.dones
        return Seat.SECOND if second % 2 else Seat.FIRST

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be played."""
        return self.called is not None or self.dones == 2

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.called is not None:
            return Win(self._actor, self.called, self.shared(self.called))
        return Draw() if self.dones == 2 else None

    # Playing

    def without_call(self) -> Position:
        """The same position with no line to call, as a player sees it who may not call."""
        return self._next(
            self.board, self.hand, None, self._occupied, self._left, self.dones, self.called
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """All moves that `play` accepts, in fixed order: calls, then gives, places or done."""
        if self.is_over:
            return ()
        if self.hand is not None:
            empty = ~self._occupied
            moves = _PLACES[0][empty & 0xFF] + _PLACES[1][empty >> 8 & 0xFF]
        elif self._left:
            moves = _GIVES[0][self._left & 0xFF] + _GIVES[1][self._left >> 8]
        else:
            moves = _ONLY_DONE
        if self.last is None:
            return moves
        return (*map(Call, self.callable_lines), *moves)

    def is_legal(self, move: Move) -> bool:
        """Whether `play` accepts a move."""
        return self._refusal(move) is None

    def refusal(self, move: Move) -> RulesCode | None:
        """The first reason for which `play` refuses a move; None if it accepts it."""
        refusal = self._refusal(move)
        return None if refusal is None else refusal[0]

    def play(self, move: Move) -> Position:
        """Plays a move and returns the position after it.

        Raises `MoveError` with the first reason that holds; the error hands back this position.
        """
        refusal = self._refusal(move)
        if refusal is not None:
            raise MoveError(*refusal, self, move)
        if isinstance(move, Give):
            left = self._left ^ 1 << move.piece.number
            return self._next(self.board, move.piece, self.last, self._occupied, left)
        if isinstance(move, Place):
            return self._placed(move.cell)
        if isinstance(move, Call):
            return self._next(
                self.board, self.hand, self.last, self._occupied, self._left, self.dones, move.line
            )
        last = self.last if self.dones == 0 else None
        return self._next(self.board, None, last, self._occupied, 0, self.dones + 1)

    def _placed(self, cell: Cell) -> Position:
        board = (*self.board[: cell.index], self.hand, *self.board[cell.index + 1 :])
        occupied = self._occupied | cell.mask
        last = None
        for line in self.variant.lines_through(cell):
            if _wins(line, board, occupied, self.variant):
                last = cell
        return self._next(board, None, last, occupied, self._left)

    def _next(
        self,
        board: Board,
        hand: Piece | None,
        last: Cell | None,
        occupied: int,
        left: int,
        dones: int = 0,
        called: Line | None = None,
    ) -> Position:
        """Builds a position of the same variant from legal parts, without checking them again."""
        position = object.__new__(Position)
        set_field = object.__setattr__
        set_field(position, "variant", self.variant)
        set_field(position, "board", board)
        set_field(position, "hand", hand)
        set_field(position, "last", last)
        set_field(position, "dones", dones)
        set_field(position, "called", called)
        set_field(position, "_occupied", occupied)
        set_field(position, "_left", left)
        return position

    def _refusal(self, move: Move) -> tuple[RulesCode, str] | None:
        """The first reason against a move, or None if it may be played."""
        if self.is_over:
            return RulesCode.GAME_OVER, "the game is over"
        if isinstance(move, Give):
            return self._give_refusal(move.piece)
        if isinstance(move, Place):
            return self._place_refusal(move.cell)
        if isinstance(move, Call):
            return self._call_refusal(move.line)
        if isinstance(move, Done):
            if self.is_full:
                return None
            return RulesCode.PIECES_LEFT, "“done” is said only when all pieces are placed"
        raise TypeError(f"not a move: {move!r}")

    def _give_refusal(self, piece: Piece) -> tuple[RulesCode, str] | None:
        if self.hand is not None:
            return RulesCode.PIECE_IN_HAND, f"piece {self.hand} is in hand and must be placed first"
        if self._left >> piece.number & 1:
            return None
        return RulesCode.PIECE_TAKEN, f"piece {piece} already stands on the board"

    def _place_refusal(self, cell: Cell) -> tuple[RulesCode, str] | None:
        if self.hand is None:
            return RulesCode.NO_PIECE_IN_HAND, f"there is no piece in hand to place on {cell}"
        if not self._occupied & cell.mask:
            return None
        return RulesCode.CELL_TAKEN, f"cell {cell} already holds piece {self[cell]}"

    def _call_refusal(self, line: Line) -> tuple[RulesCode, str] | None:
        if line not in self.variant.lines:
            return (
                RulesCode.LINE_NOT_COUNTED,
                f"line {line} is a block of 2 by 2, which does not count here",
            )
        if not self.is_complete(line):
            return RulesCode.LINE_NOT_COMPLETE, f"line {line} is not complete"
        if not self._wins(line):
            return RulesCode.NOTHING_SHARED, f"the pieces of {line} share no trait that counts"
        if self.last is None or self.last not in line.cells:
            return RulesCode.LINE_EXPIRED, f"line {line} was not called in time and has expired"
        return None

    # Text

    def __str__(self) -> str:
        """The position in notation; after a winning call, the one before the call."""
        rows = ("".join(_symbol(p) for p in self.board[i : i + 4]) for i in (12, 8, 4, 0))
        hand = str(self.hand) if self.hand is not None else ("-", "done", "draw")[self.dones]
        fields = ["/".join(rows), hand, *([str(self.last)] if self.last is not None else [])]
        return " ".join(fields)

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows."""
        from fourfold.svg import draw  # noqa: PLC0415 - the rules stand alone

        return draw(self)

    def __repr__(self) -> str:
        variant = "" if self.variant == Variant() else f", {self.variant!r}"
        call = "" if self.called is None else f".play({Call(self.called)!r})"
        return f"parse_position({str(self)!r}{variant}){call}"


def _wins(line: Line, board: Board, occupied: int, variant: Variant) -> bool:
    """Whether a line is complete and shares a trait that counts in the variant."""
    if occupied & line.mask != line.mask:
        return False
    all_have, some_have = 15, 0
    for cell in line.cells:
        piece = board[cell.index]
        assert piece is not None
        all_have &= piece.number
        some_have |= piece.number
    return (all_have | ~some_have) & variant.mask != 0


def _symbol(piece: Piece | None) -> str:
    return "." if piece is None else str(piece)


def _halves(moves: tuple[Move, ...]) -> tuple[tuple[tuple[Move, ...], ...], ...]:
    """Two lookup tables, for eight moves each: from a byte to the moves whose bits are set."""
    return tuple(
        tuple(
            tuple(move for bit, move in enumerate(half) if bits >> bit & 1) for bits in range(256)
        )
        for half in (moves[:8], moves[8:])
    )


_GIVES = _halves(tuple(Give(piece) for piece in PIECES))
_PLACES = _halves(tuple(Place(cell) for cell in CELLS))
_ONLY_DONE: tuple[Move, ...] = (Done(),)
