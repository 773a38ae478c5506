"""Orca says of the page, in Firefox and Chromium, what was heard and found good."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

import pytest

from tests.reader.scripts import SCRIPTS, Script
from tests.reader.session import Session
from tests.server.running import Server

pytestmark = pytest.mark.reader

PLACE: Final = re.compile(r"([a-d])([1-4]), .*")
"""What a cell of the board says."""


@pytest.mark.parametrize(
    ("session", "script"),
    [((each.browser, each.language), each) for each in SCRIPTS],
    indirect=["session"],
    ids=[str(each) for each in SCRIPTS],
)
def test_what_is_heard(session: Session, page_server: Server, script: Script) -> None:
    heard = script.hear(session, page_server.url)
    assert faults(heard) == []
    assert heard == script.path.read_text("utf-8")


def faults(heard: str) -> list[str]:
    """What should never be heard, whatever the golden text says."""
    lines = heard.splitlines()
    found = [each for each in lines if each == "(silence)" or each.endswith("(cut)")]
    for line, after in pairwise(lines):
        place = PLACE.fullmatch(line)
        if place and re.match(r"row|column", after) and place[2] not in after:
            found.append(f"{line} / {after}")
    return found
