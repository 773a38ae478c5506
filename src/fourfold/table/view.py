"""What a seat, or somebody who watches, may see of a table.

During the game nobody is told that a line is open or has expired; when it is over, the missed
lines are shown. Under the mask nobody sees the board, the reserve and the moves: they are met one
cell or piece at a time.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.rules import Cell, Line, Move, Piece, Seat
from fourfold.table.command import Offer
from fourfold.table.decide import may_call
from fourfold.table.event import Ended
from fourfold.table.options import Options
from fourfold.table.table import Table


@dataclass(frozen=True, slots=True)
class Missed:
    """A line that was complete after a move, counted from 1, and that nobody called in time."""

    line: Line
    move: int


@dataclass(frozen=True, slots=True)
class View:
    """A table as one of its seats sees it, or, without a seat, somebody who watches."""

    seat: Seat | None
    options: Options
    players: tuple[str, ...]
    first: int | None
    turn: Seat | None
    hand: Piece | None
    board: tuple[Piece | None, ...] | None
    """None under the mask."""
    left: tuple[Piece, ...] | None
    moves: tuple[Move, ...] | None
    may_give: bool
    may_place: bool
    may_say_done: bool
    may_call: bool
    """Whether it is this seat's moment to call, be there a line or not."""
    wrong_calls: tuple[int, int]
    offer: Offer | None
    offered_by: Seat | None
    deadline: float | None
    ended: Ended | None
    missed: tuple[Missed, ...]
    """Only when the game is over."""
    seen: int


def view(table: Table, seat: Seat | None = None) -> View:
    """What a seat sees, or somebody who watches."""
    position = table.position
    is_hidden = table.options.mask and table.ended is None
    is_ours = seat is not None and table.turn is seat
    is_full = position.is_full
    return View(
        seat=seat,
        options=table.options,
        players=table.players,
        first=table.first,
        turn=table.turn,
        hand=position.hand,
        board=None if is_hidden else position.board,
        left=None if is_hidden else position.left,
        moves=None if is_hidden else table.game.moves,
        may_give=is_ours and position.hand is None and not is_full,
        may_place=is_ours and position.hand is not None,
        may_say_done=is_ours and is_full,
        may_call=seat is not None and may_call(table, seat),
        wrong_calls=table.wrong_calls,
        offer=None if table.offered is None else table.offered.offer,
        offered_by=None if table.offered is None else table.offered.seat,
        deadline=table.deadline,
        ended=table.ended,
        missed=() if table.ended is None else missed_lines(table),
        seen=table.seen,
    )


def missed_lines(table: Table) -> tuple[Missed, ...]:
    """The lines that were complete and were not called in time, in the order of the game."""
    missed: dict[Line, Missed] = {}
    for number, position in enumerate(table.game.positions):
        for line in position.callable_lines:
            missed.setdefault(line, Missed(line, number))
    called = table.position.called
    return tuple(each for line, each in missed.items() if line is not called)


def feel_cell(table: Table, cell: Cell) -> Piece | None:
    """What stands on a cell: one cell at a time may be met under the mask too."""
    return table.position[cell]


def is_left(table: Table, piece: Piece) -> bool:
    """Whether a piece lies beside the board."""
    return piece in table.position.left
