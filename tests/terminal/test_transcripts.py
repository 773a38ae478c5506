"""Whole games sound as they are written in `tests/golden/transcripts`."""

from __future__ import annotations

import pytest

from fourfold.words import Language
from tests.terminal.transcripts import (
    FOLDER,
    LENGTHS,
    WRITTEN,
    lengths,
    path_of,
    transcript,
)

MOST = {Language.EN: 336, Language.FR: 354, Language.ES: 367, Language.DE: 324}
"""Words of a whole game at normal detail: more are too many for one who only listens."""


@pytest.mark.parametrize(("language", "name"), WRITTEN, ids=str)
def test_a_game_sounds_as_written(language: Language, name: str) -> None:
    assert transcript(language, name) == path_of(language, name).read_text(encoding="utf-8")


def test_every_written_game_is_played() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path_of(*each) for each in WRITTEN}


def test_a_game_is_as_long_as_written_and_short_to_the_ear() -> None:
    written = lengths()
    assert written == LENGTHS.read_text(encoding="utf-8")
    for language, _, normal, _ in map(str.split, written.splitlines()[1:]):
        assert int(normal) <= MOST[Language(language)]
