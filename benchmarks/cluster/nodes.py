"""Nodes: the command `fourfold serve`, as many times as needed on one database.

A node comes from a process that has loaded the server already, so that a start costs little.
"""

from __future__ import annotations

import os
import resource
import signal
import time
from contextlib import suppress
from ctypes import c_double
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawValue
from pathlib import Path
from typing import Any, Final

from benchmarks.cluster.machine import family, free_port
from tests.server.running import FORKS, serve

SECONDS: Final = 60.0
"""More than a start takes on a busy machine."""
FREELY: Final = ("--requests-per-second", "1000000", "--connections-per-address", "1000000")


class Node:
    """A server at a port that stays the same, on a database."""

    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.starts = 0
        self._arguments = ["serve", "--port", str(self.port), "--database", database, *FREELY]
        self._log = log
        self._where = 0
        """How long the log was at the last start."""
        self._ahead: Any = RawValue(c_double, 0.0)
        self._process: BaseProcess | None = None

    def launch(self) -> None:
        """Starts it, and does not wait."""
        self._log.touch()
        self._where = self._log.stat().st_size
        self.starts += 1
        self._process = FORKS.Process(
            target=_serve, args=(self._arguments, self._log, self._ahead), daemon=True
        )
        self._process.start()

    def start(self) -> float:
        """Starts it, waits until it is ready, and returns the seconds that took."""
        began = time.monotonic()
        self.launch()
        while not self.is_ready:
            time.sleep(0.01)
            if not self.is_alive or time.monotonic() > began + SECONDS:
                raise RuntimeError(f"a node does not start: {self.logged()[-2000:]}")
        return time.monotonic() - began

    @property
    def is_alive(self) -> bool:
        """Whether its process is there."""
        return self._process is not None and self._process.is_alive()

    @property
    def is_ready(self) -> bool:
        """Whether it has said so since its last start, and is still there."""
        with self._log.open("rb") as log:
            log.seek(self._where)
            return self.is_alive and b"Ready at" in log.read()

    @property
    def pids(self) -> list[int]:
        """Its process, and those that work for it."""
        if self._process is None or self._process.pid is None:
            return []
        return family(self._process.pid)

    def kill(self) -> None:
        """Ends it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ends it calmly, and returns its exit code."""
        return self._end(signal.SIGTERM)

    def suspend(self) -> None:
        """Stops it in its tracks."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Has it go on."""
        self._signal(signal.SIGCONT)

    def set_clock(self, ahead: float) -> None:
        """Has its time of day jump, so that it is so many seconds ahead of the right one."""
        self._ahead.value = ahead

    def limit_files(self, size: int | None) -> None:
        """No file that it writes may become larger; None lifts that."""
        limit = resource.RLIM_INFINITY if size is None else size
        for pid in self.pids[:1]:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def logged(self) -> str:
        """All that it has logged."""
        return self._log.read_text(errors="replace")

    def _signal(self, number: int) -> None:
        if self.is_alive:
            assert self._process is not None
            assert self._process.pid is not None
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, number)

    def _end(self, how: int) -> int:
        if self._process is None:
            return 0
        self._signal(how)
        self._signal(signal.SIGCONT)
        self._process.join(SECONDS)
        code = self._process.exitcode
        if code is None:
            self._process.kill()
            raise RuntimeError(f"a node does not end: {self.logged()[-2000:]}")
        self._process = None
        return code


def _serve(arguments: list[str], log: Path, ahead: Any) -> None:
    """Runs a node in this process, which is a new one, by a clock that may jump."""
    right = time.time
    time.time = lambda: right() + ahead.value
    serve(arguments, log, None, 0.0, "", dict(os.environ))
