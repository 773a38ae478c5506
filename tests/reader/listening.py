"""One who has a keyboard and ears: presses keys, and writes down what a screen reader then says."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fourfold.words import Language, Texts, message
from tests.reader.session import SECONDS, Session

QUIET: Final = 0.25
"""Seconds of silence after which nothing more is to come, where reader and browser have nothing to
do."""

STIRRING: Final = 5.0
"""Seconds for which a browser that works on may have more to say."""

LITTLE: Final = 0.03
"""The share of time for which a browser works that has nothing to do."""

PATIENCE: Final = 20.0
"""Seconds after which a key that says nothing is silent."""

VOICE: Final = 5.0
"""Seconds of silence after which the voice has lost what it was given."""

OWN: Final = re.compile(r"|blank|Focus mode|Browse mode|clickable\.|leaving .*\.|.* collapsed")
"""What Orca says of itself, not always: nothing, its modes, where it was, what might be clicked,
and that a list is not open."""

AROUND: Final = re.compile(r"region .*")
"""What lies around: said again, or not, when one has come to it before."""

WAIT: Final = (Texts(each).say(message("page-wait")) for each in Language)
PASSING: Final = re.compile("|".join([r"main content\.?", *map(re.escape, WAIT)]))
"""What has the focus until there is something better, or lies around that, and what the page says
then: heard if that takes a while."""

SPOKEN: Final = ("speak", "char", "key")
STATES: Final = ("idle", "busy")


@dataclass
class Utterance:
    """What the reader has said, and what became of it."""

    text: str
    is_heard: bool = False
    is_stopped: bool = False

    def __str__(self) -> str:
        text = self.text.removesuffix(" clickable.")
        return f"{text} (cut)" if self.is_stopped and not self.is_heard else text


class Log:
    """A file that grows, line by line."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read = path.stat().st_size

    def lines(self) -> list[str]:
        """The lines that are new."""
        new, end, _ = self._path.read_bytes()[self._read :].rpartition(b"\n")
        self._read += len(new + end)
        return new.decode("utf-8", "replace").splitlines()


class Listener:
    """Writes `> ` and what is pressed, and below it what is said until all of it was heard.

    What comes later is written there too, before anything else is pressed: nothing gets lost here.
    What the page itself announces is expected, and stands last: the network decides when it comes.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lines: list[str] = []
        self.passed: list[str] = []
        self.expected: list[str] = []
        self._said, self._heard = Log(session.said), Log(session.heard)
        self._all: list[Utterance] = []
        self._written = 0
        self._around: list[str] = []
        self._changed = self._stirred = self._looked = time.monotonic()
        self._worked = 0.0
        self._is_idle = True
        self._address = ""

    def expect(self, *sentences: str) -> str:
        """Expects the page to say sentences, each once and in this order; returns the last one."""
        self.expected += map(plain, sentences)
        return self.expected[-1] if self.expected else ""

    def text(self) -> str:
        """All that was pressed and said."""
        return "\n".join([*self.lines, ""])

    def press(self, *keys: str, until: str = "") -> list[str]:
        """Presses keys; `until` is a text that is said then."""

        def do() -> str:
            self.session.key(*keys)
            return until

        return self.hear(" ".join(keys), do)

    def press_to(self, key: str, name: str) -> None:
        """Presses a key until a name is said; what is passed on the way is kept apart."""
        before, said = len(self.lines), self.press_through(key, name)
        self.passed += self.lines[before : -len(said)]
        self.lines[before : -len(said)] = [f"> {key} ..."]

    def press_through(self, key: str, name: str) -> list[str]:
        """Presses a key until a name is said; returns what is said then."""
        for _ in range(60):
            said = self.press(key)
            if any(plain(name).lower() in each.lower() for each in said):
                return said
        raise AssertionError(f"{name} is not reached by {key}\n{self.text()}")

    def go(self, url: str, *says: str) -> None:
        """Goes to an address, and writes what the page says there; the rest is the browser's."""
        self._write()
        self._address = ""
        self.session.open(url)
        self._settle(address=url)
        self.session.meet()
        self.expect(*says)
        for each in says:
            self._settle(each)
        said = [str(each) for each in self._all[self._written :]]
        self.lines += [each for each in said if each in self.expected]
        self._written = len(self._all)

    def hear(self, what: str, do: Callable[[], str]) -> list[str]:
        """Writes down what is said when something is done, which tells what is waited for.

        Meanwhile the voice is in the midst of it.
        """
        self._follow()
        self._write()
        self.session.hold.touch()
        self.lines.append(f"> {what}")
        self._settle(do())
        self.session.hold.unlink(missing_ok=True)
        self._finish()
        said = self._write()
        self.lines += [] if said else ["(silence)"]
        return said

    def keep_announced(self) -> None:
        """Keeps apart what else was said of the last thing than what the page announces."""
        begun = max(at for at, each in enumerate(self.lines) if each.startswith("> ")) + 1
        self.passed += [each for each in self.lines[begun:] if each not in self.expected]
        self.lines[begun:] = [each for each in self.lines[begun:] if each in self.expected]

    def end(self) -> None:
        """Waits whether something is said that nobody expects any more."""
        time.sleep(1)
        self._follow()
        self._write()

    def _write(self) -> list[str]:
        """Writes what was said since it was written last, but for what Orca says now and then."""
        new = [str(each) for each in self._all[self._written :] if not OWN.fullmatch(each.text)]
        if len(new) > 1:
            new = [each for each in new if not PASSING.fullmatch(each)]
        new = [each for each in new if not (AROUND.fullmatch(each) and each in self._around)]
        new.sort(key=self.expected.__contains__)
        self._around = [each for each in (*self._around, *new) if AROUND.fullmatch(each)][-1:]
        self._written = len(self._all)
        self.lines += new
        return new

    def _finish(self) -> None:
        """Waits until the voice has come to the end of all; what it loses itself is not cut."""
        while any(not each.is_heard and not each.is_stopped for each in self._all[self._written :]):
            if time.monotonic() - self._changed > VOICE:
                return
            time.sleep(0.02)
            self._follow()

    def _settle(self, until: str = "", address: str = "") -> None:
        """Waits until a text was said, any if it is empty, and there is nothing more to say.

        Where an address is given, the page that is there is waited for instead.
        """
        wanted = plain(until)
        end = time.monotonic() + (SECONDS if wanted or address else PATIENCE)
        while True:
            self._follow()
            said = [each.text for each in self._all[self._written :] if each.text != ""]
            holds = self._address == address if address else any(wanted in each for each in said)
            if holds and self._rests():
                return
            if time.monotonic() > end:
                assert not wanted, f"{wanted!r} is not said\n{self.text()}{said}"
                assert not address, f"{address} is not there, but {self._address}\n{said}"
                return
            time.sleep(0.02)

    def _rests(self) -> bool:
        """Whether neither the reader nor the browser has had anything to do for a while."""
        stirred = min(self._stirred, self._changed + STIRRING)
        return self._is_idle and time.monotonic() - max(self._changed, stirred) > QUIET

    def _follow(self) -> None:
        """Takes note of what is new."""
        before, self._looked = self._looked, time.monotonic()
        worked, is_about_to = self.session.effort()
        if is_about_to or worked - self._worked > LITTLE * (self._looked - before) + 0.001:
            self._stirred = self._looked
        self._worked = worked
        for line in self._said.lines():
            self._changed = time.monotonic()
            kind, text = json.loads(line)
            if kind in STATES:
                self._is_idle = kind == "idle"
            elif kind in SPOKEN:
                self._all.append(Utterance(plain(text)))
            elif kind == "loaded":
                self._address = text
            else:
                for each in self._all:
                    each.is_stopped |= not each.is_heard
        for line in self._heard.lines():
            if line.startswith("]"):
                self._changed = time.monotonic()
                self._hears(plain(line[1:]))

    def _hears(self, text: str) -> None:
        """The voice has come to the end of a text: of the first that nothing has cut short."""
        same = [each for each in self._all if each.text == text and not each.is_heard]
        for each in sorted(same, key=lambda each: each.is_stopped)[:1]:
            each.is_heard = True


def plain(text: str) -> str:
    """A text with common blanks."""
    return " ".join(text.split())
