"""The file of an SQLite database: for its owner's eyes only, and for one server at a time."""

import fcntl
import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from fourfold.store.errors import UnfitError

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600
OTHERS: Final = 0o077
"""What a mode allows those who do not own the file."""
ADDRESS_BYTES: Final = 200

log = logging.getLogger("fourfold")


def make_file(path: Path) -> None:
    """Makes the file of a database, and hides it from others: it holds a secret."""
    try:
        path.parent.mkdir(FOLDER_MODE, parents=True, exist_ok=True)
    except FileExistsError:
        raise UnfitError("there is a file where a folder should be") from None
    if not path.exists():
        path.touch(FILE_MODE)
    for ending in ("", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            _hide(beside(path, ending))


def beside(path: Path, ending: str) -> Path:
    """The file of which SQLite finds the name by an ending."""
    return path.with_name(path.name + ending)


def _hide(path: Path) -> None:
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) and mode & OTHERS):
        return
    try:
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
    except PermissionError:
        log.warning(
            "Others may read %s, which holds a secret, and only its owner can forbid it", path
        )


class Ownership:
    """The right to be the only server on a file, until it is let go or the process ends.

    It is a lock of the system's on a file beside it, which stays. A lock on the database itself
    would be in the way of SQLite's own.
    """

    def __init__(self, path: Path) -> None:
        """Takes the right, or raises `UnfitError` if another server has it."""
        lock = beside(path.resolve(), "-owner")
        self._file = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, FILE_MODE)
        try:
            self._take()
        except BaseException:
            self.let_go()
            raise

    def _take(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            address = os.pread(self._file, ADDRESS_BYTES, 0).decode(errors="replace")
            where = f", at {address}" if address else ""
            raise UnfitError(f"another server is running on this database{where}") from None
        os.ftruncate(self._file, 0)

    def announce(self, address: str) -> None:
        """Lets other servers know where this one is."""
        with suppress(OSError):
            os.pwrite(self._file, address.encode(), 0)

    def let_go(self) -> None:
        """Lets another server take the right."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1
