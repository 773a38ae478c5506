"""The lines that were missed: shown when the game is over, and where there is a coach at once."""

from dataclasses import dataclass

from fourfold.rules import Line
from fourfold.table.table import Table


@dataclass(frozen=True, slots=True)
class Missed:
    """A line that was complete after a move, counted from 1, and that nobody called in time."""

    line: Line
    move: int


def missed_lines(table: Table) -> tuple[Missed, ...]:
    """The lines that were complete and that nobody called in time, in the order of the game.

    One that can still be called is missed when the game is over, but not if it was completed
    together with the line that won.
    """
    final = table.position
    lines = {*final.expired_lines, *(() if table.ended is None else final.callable_lines)}
    missed: dict[Line, Missed] = {}
    for number, position in enumerate(table.game.positions):
        for line in position.callable_lines:
            if line in lines:
                missed.setdefault(line, Missed(line, number))
    return tuple(missed.values())


def missed_as_told(table: Table) -> tuple[Missed, ...]:
    """The lines that were missed, as far as they are told at a table so far."""
    is_told = table.options.has_coach or table.ended is not None
    return missed_lines(table) if is_told else ()


def missed_by_move(before: Table, after: Table) -> tuple[Line, ...]:
    """The lines that have expired by a move and are told at once: where there is a coach."""
    if not after.options.has_coach:
        return ()
    expired = after.position.expired_lines
    return tuple(line for line in before.position.callable_lines if line in expired)
