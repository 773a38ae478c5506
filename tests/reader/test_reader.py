"""Orca says of the page, in Firefox and Chromium, what was heard and found good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fourfold_page
from tests import debian
from tests.reader.scripts import SCRIPTS, Heard, Script
from tests.reader.session import PACKAGES, Session, running as reading


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
    assert heard.announced == heard.expected
    assert heard.faults == []
    assert heard.text == script.path.read_text("utf-8")


def test_faults_are_found() -> None:
    lines = "> b\nb3, empty.\nrow 2\n> h\nYou hold it.\nYou hold it.\n> Tab\n(silence)\nOne (cut)\n"
    found = ["(silence)", "One (cut)", "b3, empty. / row 2", "You hold it. / You hold it."]
    assert Heard(lines, []).faults == found
    assert Heard("", [], lines.splitlines()).faults == found
    assert Heard("> h\nYou hold it.\n> h\nYou hold it.\n", []).faults == []
    lost, doubled = Heard("> h\nOne.\n", ["One.", "Two."]), Heard("One.\nOne.\n", ["One."])
    assert lost.announced != lost.expected
    assert doubled.announced != doubled.expected
