"""A keyboard and a screen: lines in, text out. Text is only appended."""

import os
import select
import shutil
import textwrap
import time
from collections.abc import Mapping
from typing import Protocol, TextIO

BYTES_AT_MOST = 4096
"""Of a typed line that are kept; the rest is dropped."""


class NewsError(Exception):
    """Something is to be told before a line is typed. What was typed of it is kept."""


class HasNews(Protocol):
    """What `select` can wait for."""

    def fileno(self) -> int:
        """The number of a file that is readable when there are news."""


class Console(Protocol):
    """What a conversation needs of a terminal."""

    news: HasNews | None
    """While a line is waited for, `NewsError` is raised when there are news."""

    @property
    def columns(self) -> int:
        """How wide the screen is."""

    def say(self, text: str) -> None:
        """Writes lines."""

    def ask(self, question: str, until: float | None = None) -> str:
        """Asks a question; returns the line typed, without its end.

        Raises `EOFError` at the end of the input, and `TimeoutError` when no line has come by
        that time.
        """


class Terminal:
    """The console of this process. Times are seconds since 1970."""

    def __init__(self, keyboard: int, screen: TextIO) -> None:
        self._keyboard = keyboard
        self._screen = screen
        self._typed = bytearray()
        self._is_ended = False
        self._is_echoed = os.isatty(keyboard)
        self.news: HasNews | None = None

    @property
    def columns(self) -> int:
        """How wide the screen is."""
        return shutil.get_terminal_size().columns

    def say(self, text: str) -> None:
        """Writes lines."""
        self._screen.write(f"{self._wrapped(text)}\n")
        self._screen.flush()

    def ask(self, question: str, until: float | None = None) -> str:
        """Asks a question, and waits for a line."""
        self._screen.write(f"{self._wrapped(question)} ")
        self._screen.flush()
        try:
            line = self._line(until)
        except BaseException:
            self.say("")
            raise
        if not self._is_echoed:
            self.say("")
        return line.decode(errors="replace").removesuffix("\r")

    def _wrapped(self, text: str) -> str:
        """Text whose lines end between words on a terminal; elsewhere it stays as it is."""
        width = self.columns
        if not self._screen.isatty() or max(map(len, text.split("\n"))) < width:
            return text
        wrapper = textwrap.TextWrapper(
            max(width - 1, 20), break_long_words=False, break_on_hyphens=False
        )  # Links, and options of commands, stay whole.
        lines = (line if "\x1b" in line else wrapper.fill(line) for line in text.split("\n"))
        return "\n".join(lines)

    def _line(self, until: float | None) -> bytes:
        while b"\n" not in self._typed and not self._is_ended:
            del self._typed[BYTES_AT_MOST:]
            self._wait(until)
            self._typed += self._read()
        if not self._typed:
            raise EOFError
        line, _, self._typed = self._typed.partition(b"\n")
        return bytes(line[:BYTES_AT_MOST])

    def _wait(self, until: float | None) -> None:
        seconds = None if until is None else max(0.0, until - time.time())
        awaited: list[int | HasNews] = [self._keyboard]
        awaited += [] if self.news is None else [self.news]
        ready = select.select(awaited, [], [], seconds)[0]
        if not ready:
            raise TimeoutError
        if self.news in ready:
            raise NewsError

    def _read(self) -> bytes:
        try:
            typed = os.read(self._keyboard, BYTES_AT_MOST)
        except OSError:  # Linux says so when a terminal is gone.
            typed = b""
        self._is_ended = not typed
        return typed


def is_plain(environ: Mapping[str, str]) -> bool:
    """Whether the environment asks for words only."""
    return environ.get("ACCESSIBLE", "0") not in ("", "0")


def is_coloured(environ: Mapping[str, str], screen: TextIO) -> bool:
    """Whether escape sequences may be written."""
    return (
        screen.isatty()
        and not is_plain(environ)
        and not environ.get("NO_COLOR")
        and environ.get("TERM", "dumb") not in ("dumb", "linux")  # the latter's font lacks blocks
        and screen.encoding.lower() in ("utf-8", "utf8")
    )
