"""The command as processes that are forked from one that has loaded it already: in a moment."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import termios
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Self

from tests.server.running import FORKS


class Command:
    """A process of its own, in a folder and on streams that it is given; killed in the end."""

    def __init__(
        self,
        *arguments: str,
        cwd: Path,
        env: dict[str, str],
        streams: Sequence[int],
        takes_terminal: bool = False,
    ) -> None:
        """Starts it; the three streams are its own from then on."""
        given: list[Connection[Any, Any]] = [Connection(each) for each in streams]
        self._process = FORKS.Process(
            target=_run, args=(arguments, cwd, env, given, takes_terminal), daemon=True
        )
        self._process.start()
        for each in given:
            each.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def wait(self, seconds: float) -> None:
        """Waits for its end."""
        self._process.join(seconds)
        assert self.returncode is not None, "the command does not end"

    def send_signal(self, number: int) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, number)

    def kill(self) -> None:
        """Ends it without warning, if it has not ended."""
        self._process.kill()
        self._process.join()


class Piped(Command):
    """One that is written to and read from."""

    def __init__(self, *arguments: str, cwd: Path, env: dict[str, str]) -> None:
        (keyboard, typed), (heard, screen), (complaints, errors) = (os.pipe() for _ in range(3))
        self.stdin = open(typed, "wb")
        self.stdout = open(heard, "rb")
        self.stderr = open(complaints, "rb")
        super().__init__(*arguments, cwd=cwd, env=env, streams=(keyboard, screen, errors))

    def kill(self) -> None:
        """Ends it; nothing of it can be read any more."""
        super().kill()
        for each in (self.stdin, self.stdout, self.stderr):
            each.close()

    def communicate(self, typed: bytes = b"") -> tuple[bytes, bytes]:
        """Writes the last of the input; all that is still to be read, until it ends."""
        self.stdin.write(typed)
        self.stdin.close()
        read = self.stdout.read(), self.stderr.read()
        self._process.join()
        return read


def _run(
    arguments: tuple[str, ...],
    folder: Path,
    environment: dict[str, str],
    streams: list[Connection[Any, Any]],
    takes_terminal: bool,
) -> None:
    """Runs the command in this process, which is a new one."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    for number, stream in enumerate(streams):
        os.dup2(stream.fileno(), number)
        stream.close()
    if takes_terminal:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.stdin = open(0, encoding="utf-8", closefd=False)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)
    from fourfold.__main__ import main  # noqa: PLC0415 - in the new process alone

    sys.argv = ["fourfold", *arguments]
    main()
