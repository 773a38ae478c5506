"""What is shown of a table only when its game is over: the lines that were missed."""

from dataclasses import dataclass

from fourfold.rules import Line
from fourfold.table.table import Table


@dataclass(frozen=True, slots=True)
class Missed:
    """A line that was complete after a move, counted from 1, and that nobody called in time."""

    line: Line
    move: int


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
