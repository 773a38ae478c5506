"""Ends connections whose database stays silent: a process that was stopped, a cable that was cut.

The system ends a connection to a machine that is gone. But where the machine is there, and takes
what is sent, whoever waits for an answer waits for ever.
"""

import math
import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.pool import ConnectionPoolEntry

LOOKS_PER_SECOND: Final = 1

UNTIL: Final = "fourfold_until"


class Patience:
    """Ends the connections of a pool that are in use for longer than some seconds."""

    def __init__(self, engine: Engine, seconds: float) -> None:
        self._seconds = seconds
        self._in_use: dict[ConnectionPoolEntry, int] = {}
        """Their sockets."""
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._is_over = threading.Event()
        event.listen(engine, "checkout", self._begin)
        for ending in ("checkin", "close", "invalidate"):
            event.listen(engine, ending, self._end)
        event.listen(engine, "engine_disposed", self._stop)

    def _begin(self, connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
        with self._lock:
            entry.info[UNTIL] = time.monotonic() + self._seconds
            self._in_use[entry] = connection.fileno()
            if self._thread is None:
                self._thread = threading.Thread(target=self._watch, daemon=True)
                self._thread.start()

    def _end(self, _: object, entry: ConnectionPoolEntry, *__: object) -> None:
        with self._lock:
            self._in_use.pop(entry, None)

    def _stop(self, _: object) -> None:
        self._is_over.set()

    def _watch(self) -> None:
        while not self._is_over.wait(1 / LOOKS_PER_SECOND):
            with self._lock:
                now = time.monotonic()
                for entry in [each for each in self._in_use if each.info[UNTIL] < now]:
                    _shut(self._in_use.pop(entry))


def have_patience(connection: Connection) -> None:
    """Lets a connection take as long as it likes, until it is given back to its pool."""
    connection.info[UNTIL] = math.inf


def _shut(file: int) -> None:
    """Ends a connection, so that whoever waits for it learns that it is broken."""
    with suppress(OSError), socket.socket(fileno=os.dup(file)) as connection:
        connection.shutdown(socket.SHUT_RDWR)
