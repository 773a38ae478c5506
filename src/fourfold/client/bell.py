"""A bell that `select` can wait for beside a keyboard."""

from __future__ import annotations

import socket
from contextlib import suppress


class Bell:
    """Rings in one thread and is heard in another, until it is silenced."""

    def __init__(self) -> None:
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.settimeout(0)

    def ring(self) -> None:
        """Rings. A bell that rings already, or is gone, rings no more than that."""
        with suppress(OSError):
            self._writer.send(b"\0")

    def silence(self) -> None:
        """Has heard it."""
        with suppress(BlockingIOError):
            while self._reader.recv(4096):
                pass

    def fileno(self) -> int:
        """For `select`: readable while it rings."""
        return self._reader.fileno()

    def close(self) -> None:
        """Takes it down."""
        self._reader.close()
        self._writer.close()
