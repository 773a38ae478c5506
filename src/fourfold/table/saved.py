"""The game at a table as a text that a person can read."""

from datetime import date

from fourfold.rules import Reason, SavedGame, Seat
from fourfold.table.table import Table


def saved_game(table: Table, day: date) -> SavedGame:
    """The game at a table, as far as it went. It has begun."""
    ended = table.ended
    is_over_on_board = ended is None or ended.reason in (Reason.CALL, Reason.FULL)
    return SavedGame(
        table.game,
        table.options.edition,
        table.options.seconds_per_move,
        table.name(Seat.FIRST),
        table.name(Seat.SECOND),
        day,
        *(() if ended is None or is_over_on_board else (ended.result, ended.reason)),
    )
