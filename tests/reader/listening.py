"""One who has a keyboard and ears: presses keys, and writes down what a screen reader then says."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.reader.session import SECONDS, Session

QUIET: Final = 0.45
"""Seconds of silence after which nothing more is to come, where the reader answers as soon."""

PATIENCE: Final = 20.0
"""Seconds after which a key that says nothing is silent."""

VOICE: Final = 5.0
"""Seconds of silence after which the voice has lost what it was given."""

OWN: Final = re.compile(r"blank|Focus mode|Browse mode|clickable\.|leaving .*\.")
"""What Orca says of itself, not always: its modes, where it was, and what might be clicked."""

SPOKEN: Final = ("speak", "char", "key")


@dataclass
class Utterance:
    """What the reader has said, and what became of it."""

    text: str
    is_heard: bool = False
    is_stopped: bool = False

    def __str__(self) -> str:
        return f"{self.text} (cut)" if self.is_stopped and not self.is_heard else self.text


class Log:
    """A file that grows, line by line."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = 0

    def lines(self) -> list[str]:
        """The lines that are new."""
        new, end, _ = self._path.read_bytes()[self._read :].rpartition(b"\n")
        self._read += len(new + end)
        return new.decode("utf-8", "replace").splitlines()


class Listener:
    """Writes `> ` and what is pressed, and below it what is said until all of it was heard."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lines: list[str] = []
        self._said, self._heard = Log(session.said), Log(session.heard)
        self._all: list[Utterance] = []
        self._changed = time.monotonic()

    def text(self) -> str:
        """All that was pressed and said."""
        return "\n".join([*self.lines, ""])

    def press(self, *keys: str, until: str = "") -> list[str]:
        """Presses keys; `until` is a text that is said then."""
        return self.hear(" ".join(keys), lambda: self.session.key(*keys), until)

    def type(self, text: str, until: str = "") -> list[str]:
        """Types a text, and Enter."""

        def typed() -> None:
            self.session.type(text)
            self.session.key("Return")

        return self.hear(f'"{text}" Return', typed, until)

    def tab_to(self, name: str, key: str = "Tab") -> None:
        """Goes on by Tab until a name is said."""
        for _ in range(40):
            if any(name in each for each in self.press(key)):
                return
        raise AssertionError(f"{name} is not reached\n{self.text()}")

    def go(self, url: str, until: str) -> None:
        """Goes to an address; what is said meanwhile is the browser's own."""
        first = self._next()
        self.session.open(url)
        self._settle(first, plain(until), time.monotonic() + SECONDS)

    def hear(self, what: str, do: Callable[[], object], until: str = "") -> list[str]:
        """Writes down what is said when something is done. The voice is in the midst of it."""
        first = self._next()
        self.session.hold.touch()
        self.lines.append(f"> {what}")
        do()
        self._settle(first, plain(until), time.monotonic() + (SECONDS if until else PATIENCE))
        self.session.hold.unlink(missing_ok=True)
        self._finish(first)
        said = [str(each) for each in self._all[first:] if not OWN.fullmatch(each.text)]
        self.lines += [each.removesuffix(" clickable.") for each in said] or ["(silence)"]
        return said

    def _finish(self, first: int) -> None:
        """Waits until the voice has come to the end of all; what it loses itself is not cut."""
        while any(not each.is_heard and not each.is_stopped for each in self._all[first:]):
            if time.monotonic() - self._changed > VOICE:
                return
            time.sleep(0.02)
            self._follow()

    def _next(self) -> int:
        """The number of what is said next."""
        self._follow()
        return len(self._all)

    def _settle(self, first: int, until: str, end: float) -> None:
        """Waits until a text was said, any if it is empty, and nothing for a while.

        The longer the first word takes on a busy machine, the longer is the while.
        """
        began, quiet = time.monotonic(), 0.0
        while True:
            self._follow()
            said = [each.text for each in self._all[first:]]
            if said and quiet == 0.0:
                quiet = max(QUIET, time.monotonic() - began)
            is_said = any(until in each for each in said)
            if is_said and time.monotonic() - self._changed > quiet:
                return
            if time.monotonic() > end:
                assert not until, f"{until!r} is not said\n{self.text()}{said}"
                return
            time.sleep(0.02)

    def _follow(self) -> None:
        """Takes note of what is new."""
        for line in self._said.lines():
            self._changed = time.monotonic()
            kind, text = json.loads(line)
            if kind not in SPOKEN:
                for each in self._all:
                    each.is_stopped |= not each.is_heard
            elif plain(text) != "":
                self._all.append(Utterance(plain(text)))
        for line in self._heard.lines():
            if line.startswith("] "):
                self._changed = time.monotonic()
                self._hears(plain(line[2:]))

    def _hears(self, text: str) -> None:
        for each in self._all:
            if each.text == text and not each.is_heard:
                each.is_heard = True
                return


def plain(text: str) -> str:
    """A text with common blanks."""
    return " ".join(text.split())
