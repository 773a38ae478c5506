"""A virtual screen reader says of a game and of each study what was read and found good."""

from __future__ import annotations

import pytest

from fourfold.words import Language
from tests.page import reader
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES
from tests.page.studying import TRANSCRIPTS
from tests.server.running import Server

ALL = {"game": reader.transcript, **TRANSCRIPTS}


SOON = ((Language.EN, "game"), (Language.EN, "review"))


@pytest.mark.parametrize(
    ("language", "what"),
    [
        pytest.param(language, what, marks=() if (language, what) in SOON else pytest.mark.proof)
        for language in Language
        for what in ALL
    ],
)
def test_what_the_reader_says(
    open_page: OpenPage, server: Server, language: Language, what: str
) -> None:
    """The reader is a script from a blob, which the page's own policy would refuse."""
    page = open_page(locale=LOCALES[language], bypass_csp=True)
    heard = ALL[what](page, server.url, language)
    assert heard == reader.path(language, what).read_text("utf-8")
