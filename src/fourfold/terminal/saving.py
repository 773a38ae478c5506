"""Games in files that a person can read and `fourfold replay` checks."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from fourfold.rules import Reason, SavedGame, Seat
from fourfold.table import Table


def saved_game(table: Table, at: float) -> SavedGame:
    """The game at a table, as far as it went."""
    ended = table.ended
    is_over_on_board = ended is None or ended.reason in (Reason.CALL, Reason.FULL)
    return SavedGame(
        table.game,
        table.options.edition,
        table.options.seconds_per_move,
        table.name(Seat.FIRST),
        table.name(Seat.SECOND),
        datetime.fromtimestamp(at).astimezone().date(),
        *(() if ended is None or is_over_on_board else (ended.result, ended.reason)),
    )


def path_of(name: str) -> Path:
    """The file that a player names. Raises `OSError` for what can be none."""
    try:
        path = Path(name).expanduser()
        path.exists()
    except (RuntimeError, ValueError) as error:
        raise OSError(str(error)) from None
    if not name.isprintable():
        raise OSError(name)
    return path


def free_name(at: float) -> str:
    """A name that no file has yet."""
    day = datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d")
    names = (f"fourfold-{day}{f'-{n}' if n > 1 else ''}.txt" for n in range(1, 1000))
    return next(name for name in names if not Path(name).exists())
