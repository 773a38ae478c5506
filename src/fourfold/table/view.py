"""A projection of a table: what one seat, or somebody who watches, may see of it.

During the game nobody is told that a line is open or has expired; when it is over, the missed
lines are shown. Under the mask nobody sees the board, the reserve and the moves: they are met one
cell or piece at a time.
"""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.rules import Line, Move, Piece, Seat
from fourfold.table.command import Offer
from fourfold.table.decide import claim_from, may_call
from fourfold.table.table import Table


@dataclass(frozen=True, slots=True)
class Missed:
    """A line that was complete after a move, counted from 1, and that nobody called in time."""

    line: Line
    move: int


@dataclass(frozen=True, slots=True)
class View:
    """A table as one of its seats sees it, or, without a seat, somebody who watches."""

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
    open_lines: tuple[Line, ...]
    """What this seat can call now, where hints are allowed and there is no mask."""
    offer: Offer | None
    offered_by: Seat | None
    deadline: float | None
    claim_from: float | None
    """From when on this seat may claim the game, as things are."""
    missed: tuple[Missed, ...]
    """Only when the game is over."""


def view(table: Table, seat: Seat | None = None) -> View:
    """What a seat sees, or somebody who watches."""
    position, turn = table.position, table.turn
    is_hidden = table.options.mask and table.ended is None
    is_ours = seat is not None and turn is seat
    is_full = position.is_full
    is_moment = is_ours and seat is not None and may_call(table, seat)
    has_hints = table.options.hints and not table.options.mask
    return View(
        turn=turn,
        hand=position.hand,
        board=None if is_hidden else position.board,
        left=None if is_hidden else position.left,
        moves=None if is_hidden else table.game.moves,
        may_give=is_ours and position.hand is None and not is_full,
        may_place=is_ours and position.hand is not None,
        may_say_done=is_ours and is_full,
        may_call=is_moment,
        open_lines=position.callable_lines if is_moment and has_hints else (),
        offer=None if table.offered is None else table.offered.offer,
        offered_by=None if table.offered is None else table.offered.seat,
        deadline=table.deadline,
        claim_from=None if seat is None or is_ours else claim_from(table, seat),
        missed=() if table.ended is None else missed_lines(table),
    )


def missed_lines(table: Table) -> tuple[Missed, ...]:
    """The lines that were complete and that nobody called, in the order of the game.

    One that was completed together with the line that won is not missed.
    """
    final = table.position
    lines = {*final.expired_lines, *final.callable_lines}
    missed: dict[Line, Missed] = {}
    for number, position in enumerate(table.game.positions):
        for line in position.callable_lines:
            if line in lines:
                missed.setdefault(line, Missed(line, number))
    return tuple(missed.values())
