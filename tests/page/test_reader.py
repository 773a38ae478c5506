"""A virtual screen reader says of each study what was read and found good."""

from __future__ import annotations

import pytest

from tests.page.conftest import OpenPage
from tests.page.reader import path
from tests.page.studying import TRANSCRIPTS
from tests.server.running import Server


@pytest.mark.proof
@pytest.mark.parametrize(
    "what",
    [
        pytest.param(each, marks=() if each == "review" else pytest.mark.proof)
        for each in TRANSCRIPTS
    ],
)
def test_what_the_reader_says(open_page: OpenPage, server: Server, what: str) -> None:
    """The reader is a script from a blob, which the page's own policy would refuse."""
    page = open_page(bypass_csp=True)
    assert TRANSCRIPTS[what](page, server.url) == path(what).read_text("utf-8")
