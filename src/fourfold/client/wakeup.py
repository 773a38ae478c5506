"""A file descriptor that wakes `select`, which waits for a keyboard beside it."""

import socket
from contextlib import suppress


class Wakeup:
    """Set by one thread, it is readable in another until it is drained."""

    def __init__(self) -> None:
        self._reader, self._writer = socket.socketpair()
        for end in (self._reader, self._writer):
            end.settimeout(0)

    def set(self) -> None:
        """Makes it readable. Does nothing if it is so already, or closed."""
        with suppress(OSError):
            self._writer.send(b"\0")

    def drain(self) -> None:
        """Makes it unreadable until it is set again."""
        with suppress(BlockingIOError):
            while self._reader.recv(4096):
                pass

    def fileno(self) -> int:
        """The file descriptor."""
        return self._reader.fileno()

    def close(self) -> None:
        """Closes both ends."""
        self._reader.close()
        self._writer.close()
