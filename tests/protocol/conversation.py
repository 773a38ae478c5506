"""The conversations of docs/protocol.md, read so that a test can hold them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ANY: Final = "…"
_BLOCK: Final = re.compile(r"```conversation\n(.*?)```", re.DOTALL)
_START: Final = re.compile(r"(?=^[a-z]+ [→←] )", re.MULTILINE)
_REQUEST: Final = re.compile(r"(GET|POST|DELETE) (\S+)(?: (\{.*\}))?(?: as (\S+))?")


@dataclass(frozen=True)
class Said:
    """One thing that is said: by a client, or to it."""

    who: str
    is_sent: bool
    text: str


def conversation(document: Path) -> Iterator[Said]:
    """All that is said in a document, in order."""
    for block in _BLOCK.findall(document.read_text(encoding="utf-8")):
        for said in _START.split(block):
            if said.strip():
                who, arrow, text = said.split(" ", 2)
                yield Said(who, arrow == "→", " ".join(text.split()))


@dataclass(frozen=True)
class Request:
    """A request over HTTP."""

    method: str
    path: str
    body: Any
    session: str | None


def read_request(text: str) -> Request | None:
    """A request, if that is what is sent."""
    found = _REQUEST.fullmatch(text)
    if found is None:
        return None
    method, path, body, session = found.groups()
    return Request(method, path, None if body is None else json.loads(body), session)


class Known:
    """The values that `$words` stand for."""

    def __init__(self) -> None:
        self._values: dict[str, str] = {}

    def filled(self, text: str) -> str:
        """A text with the values in place of the words."""
        return re.sub(r"\$[a-z-]+", lambda found: self._values[found[0]], text)

    def check(self, told: Any, written: Any, where: str = "answer") -> None:
        """Asserts that what is told is what is written, and learns new words from it."""
        if written == ANY:
            return
        if isinstance(written, str) and written.startswith("$") and written not in self._values:
            assert isinstance(told, str), where
            self._values[written] = told
        elif isinstance(written, str) and written.startswith("$"):
            assert told == self._values[written], where
        elif isinstance(written, dict):
            assert isinstance(told, dict), where
            wanted = {name for name in written if name != ANY}
            assert wanted <= told.keys(), where
            assert ANY in written or wanted == told.keys(), where
            for name in wanted:
                self.check(told[name], written[name], f"{where}.{name}")
        elif isinstance(written, list):
            assert isinstance(told, list), where
            assert len(told) == len(written), where
            for number, (one, other) in enumerate(zip(told, written, strict=True)):
                self.check(one, other, f"{where}.{number}")
        else:
            assert told == written, where
