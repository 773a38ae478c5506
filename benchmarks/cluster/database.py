"""PostgreSQL as a process of its own, to which everything can happen that happens to databases."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.cluster.machine import family, is_running
from tests.postgres import Postgres

SETTINGS: Final = {
    "fsync": "on",
    "synchronous_commit": "on",
    # After a crash one call, and not one for each file, has all on the disk.
    "recovery_init_sync_method": "syncfs",
}
NAME: Final = "postgres"
FULL: Final = 8_192
"""Bytes that a file may have on a full disk; those that are written to have more."""


class Database(Postgres):
    """A server in a folder, at a port that stays the same; what is committed is on the disk."""

    def __init__(self, folder: Path) -> None:
        """Makes it; it is not started."""
        folder.mkdir(mode=0o755)
        super().__init__(folder, SETTINGS)

    def way(self, port: int = 0) -> str:
        """Its URL, or that of a way to it."""
        return self.url_by_port(NAME, port=port)

    @property
    def pids(self) -> list[int]:
        """All its processes."""
        return [] if self._process is None else family(self.pid)

    def kill(self) -> None:
        """Ends all its processes at once."""
        if self._process is None:
            return
        self._send(signal.SIGSTOP, [self.pid])  # It makes no more children.
        pids = self.pids
        self._send(signal.SIGKILL, pids)
        super().kill()
        while any(map(is_running, pids)):  # They share memory, for which the next one waits.
            time.sleep(0.005)

    def suspend(self) -> None:
        """Stops all its processes in their tracks."""
        self._send(signal.SIGSTOP, self.pids)

    def go_on(self) -> None:
        """Has all its processes go on."""
        self._send(signal.SIGCONT, self.pids)

    def fill_disk(self) -> None:
        """Nothing can be written any more."""
        self._limit_files(str(FULL))

    def empty_disk(self) -> None:
        """There is room again. It is started anew, since it may have ended for want of room."""
        self.kill()
        self.start()

    def _limit_files(self, size: str) -> None:
        """Limits the size of files. Only who runs a process may do that to it."""
        for pid in self.pids:
            subprocess.run(
                ["prlimit", "--pid", str(pid), f"--fsize={size}:"],  # noqa: S607
                capture_output=True,
                check=False,  # It may just have ended.
                **self._as,
            )

    def _send(self, number: signal.Signals, pids: list[int]) -> None:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, number)
