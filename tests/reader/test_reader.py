"""Orca says of the page, in Firefox and Chromium, what was heard and found good."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest

import fourfold_page
from tests import debian
from tests.reader.scripts import SCRIPTS, Heard, Script
from tests.reader.session import PACKAGES, Session, running as reading

PLACE: Final = re.compile(r"([a-d])([1-4]), .*")
"""What a cell of the board says."""


@pytest.fixture(scope="module")
def session(request: pytest.FixtureRequest) -> Iterator[Session]:
    """A session with a browser in a language."""
    debian.ensure(*PACKAGES)
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    with reading(*request.param) as started:
        yield started


@pytest.mark.reader
@pytest.mark.parametrize(
    ("session", "script"),
    [((each.browser, each.language), each) for each in SCRIPTS],
    indirect=["session"],
    ids=[str(each) for each in SCRIPTS],
)
def test_what_is_heard(session: Session, script: Script) -> None:
    heard = script.hear(session)
    assert announced(heard) == heard.expected
    assert faults(heard.text) == []
    assert heard.text == script.path.read_text("utf-8")


def announced(heard: Heard) -> list[str]:
    """The sentences of the page that were said to the end, in their order."""
    return [each for each in heard.text.splitlines() if each in heard.expected]


def faults(text: str) -> list[str]:
    """What should never be heard, whatever the golden text says."""
    lines = text.splitlines()
    found = [each for each in lines if each == "(silence)" or each.endswith("(cut)")]
    for line, after in pairwise(lines):
        place = PLACE.fullmatch(line)
        if line == after and not line.startswith("> "):
            found.append(f"{line} / {after}")
        if place and re.match(r"row|column", after) and place[2] not in after:
            found.append(f"{line} / {after}")
    return found


def test_faults_are_found() -> None:
    heard = (
        "> b\nb3, empty.\nrow 2\n> h\nYou hold it.\nYou hold it.\n> Tab\n(silence)\nAgain (cut)\n"
    )
    assert faults(heard) == [
        "(silence)",
        "Again (cut)",
        "b3, empty. / row 2",
        "You hold it. / You hold it.",
    ]
    assert faults("> h\nYou hold it.\n> h\nYou hold it.\n") == []
    lost, doubled = Heard("> h\nOne.\n", ["One.", "Two."]), Heard("One.\nOne.\n", ["One."])
    assert announced(lost) != lost.expected
    assert announced(doubled) != doubled.expected
