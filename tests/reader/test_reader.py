"""Orca says of the page, in Firefox and Chromium, what was heard and found good."""

from __future__ import annotations

from difflib import unified_diff

import pytest

import fourfold_page
from tests import debian
from tests.reader.scripts import SCRIPTS, Heard, Script
from tests.reader.session import PACKAGES


@pytest.mark.reader
@pytest.mark.parametrize("script", SCRIPTS, ids=str)
def test_what_is_heard(script: Script) -> None:
    debian.ensure(*PACKAGES)
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    heard = script.hear()
    assert heard.announced == heard.expected
    assert heard.faults == []
    golden = script.path.read_text("utf-8")
    changed = unified_diff(golden.splitlines(), heard.text.splitlines(), lineterm="")
    if golden != heard.text:
        pytest.fail("\n".join(changed), pytrace=False)


def test_faults_are_found() -> None:
    lines = "> b\nb3, empty.\nrow 2\n> h\nYou hold it.\nYou hold it.\n> Tab\n(silence)\nOne (cut)\n"
    found = ["(silence)", "One (cut)", "b3, empty. / row 2", "You hold it. / You hold it."]
    assert Heard(lines, []).faults == found
    assert Heard("", [], lines.splitlines()).faults == found
    assert Heard("> h\nYou hold it.\n> h\nYou hold it.\n", []).faults == []
    lost, doubled = Heard("> h\nOne.\n", ["One.", "Two."]), Heard("One.\nOne.\n", ["One."])
    assert lost.announced != lost.expected
    assert doubled.announced != doubled.expected
