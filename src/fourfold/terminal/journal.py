"""What happens at tables, kept in files: one for each game, one JSON object a line.

The first line says who is a computer. Every later one is an event, on the disk before it is told,
so that a game can be gone on with whatever happens to the terminal.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

from fourfold.rules import FourfoldError
from fourfold.table import (
    Began,
    Event,
    Joined,
    Moved,
    Opened,
    Table,
    TookBack,
    begin,
    event_from_json,
    event_to_json,
    evolve,
    join,
    replay,
    settle,
)
from fourfold.terminal.computer import LEVELS, Computer

LOOKED_AT: Final = 100
"""So many of the newest games are looked at for one that is not over."""

BEGINNING: Final = (Opened, Joined, Joined, Began)


class JournalError(Exception):
    """A file that is no journal, or a damaged one; `path` says which."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class Journal:
    """The file of one game, open to write on; no other process writes on it meanwhile."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @staticmethod
    def create(
        folder: Path, computer: Computer | None, events: Sequence[Event], at: float
    ) -> Journal:
        """A new journal, with how the game begins. Raises `OSError`."""
        folder.mkdir(parents=True, exist_ok=True)
        name = datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d-%H%M%S")
        for number in range(1, 1000):
            path = folder / f"{name}-{number:03}.jsonl"
            with suppress(FileExistsError):
                journal = Journal(path, path.open("xb"))
                fcntl.flock(journal._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                begun = map(event_to_json, events)
                journal._write([{"computer": _computer_to_json(computer)}, *begun])
                return journal
        raise FileExistsError(path)

    @staticmethod
    def open(path: Path) -> tuple[Journal, Computer | None, Table]:
        """An unfinished game, to go on with. Raises `JournalError`, and `OSError` if it is in use.

        What a crash has left of a last line is cut off.
        """
        file = path.open("r+b")
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            computer, table, size = _read(path, file.read())
            file.truncate(size)
            file.seek(size)
        except BaseException:
            file.close()
            raise
        journal = Journal(path, file)
        due = settle(table, table.since)
        journal.append(due)
        return journal, computer, replay(due, table)

    def append(self, events: Sequence[Event]) -> None:
        """Writes events, and waits until they are on the disk. Raises `OSError`."""
        if events:
            self._write([event_to_json(event) for event in events])

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def _write(self, objects: list[Any]) -> None:
        self._file.write(b"".join(json.dumps(each).encode() + b"\n" for each in objects))
        self._file.flush()
        os.fsync(self._file.fileno())


def unfinished(folder: Path) -> Iterator[Path]:
    """The journals of games that are not over, the newest first."""
    try:
        names = sorted(
            (each for each in os.listdir(folder) if each.endswith(".jsonl")), reverse=True
        )
    except OSError:
        return
    for name in names[:LOOKED_AT]:
        with suppress(OSError):
            data = (folder / name).read_bytes()
            last = data.rstrip().rpartition(b"\n")[2]
            has_begun = data.count(b"\n") > len(BEGINNING)
            if has_begun and b'"ended"' not in last and b'"rematched"' not in last:
                yield folder / name


def _read(path: Path, data: bytes) -> tuple[Computer | None, Table, int]:
    """Who is a computer, the table, and how many bytes are whole lines."""
    lines = data.split(b"\n")
    if lines.pop() == b"" and lines and not _is_json(lines[-1]):
        lines.pop()
    try:
        first, *others = (json.loads(line) for line in lines)
        if not isinstance(first, dict) or first.keys() != {"computer"}:
            raise JournalError(path)
        computer = _computer_from_json(first["computer"])
        table = _replay([event_from_json(each) for each in others])
    except (FourfoldError, ValueError, TypeError, KeyError, RecursionError):
        raise JournalError(path) from None
    return computer, table, sum(len(line) + 1 for line in lines)


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _replay(events: Sequence[Event]) -> Table:
    """The table after all events. Raises `ValueError` for those that could not have happened."""
    table = Table()
    for number, event in enumerate(events):
        if number < len(BEGINNING):
            is_right = isinstance(event, BEGINNING[number])
        else:
            is_right = not isinstance(event, BEGINNING)
        if isinstance(event, Joined):
            join(table, event.player)
        if isinstance(event, Began):
            begin(table, event.first, event.at)
        if isinstance(event, Moved):
            is_right &= table.turn is event.seat
        if isinstance(event, TookBack):
            is_right &= 0 < event.moves <= len(table.game.moves)
        if not is_right:
            raise ValueError(event)
        table = evolve(table, event)
    if table.first is None:
        raise ValueError(events)
    return table


def _computer_to_json(computer: Computer | None) -> dict[str, int | str] | None:
    if computer is None:
        return None
    return {"player": computer.player, "level": computer.level, "seed": computer.seed}


def _computer_from_json(data: Any) -> Computer | None:
    if data is None:
        return None
    computer = Computer(**data)
    is_right = computer.player in (0, 1) and computer.level in LEVELS and type(computer.seed) is int
    if not is_right:
        raise ValueError(data)
    return computer
