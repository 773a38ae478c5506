"""Whole games sound as they are written in `tests/golden/transcripts`."""

from __future__ import annotations

import pytest

from fourfold.words import Language
from tests.terminal.transcripts import FOLDER, WRITTEN, path_of, transcript


@pytest.mark.parametrize(("language", "name"), WRITTEN, ids=str)
def test_a_game_sounds_as_written(language: Language, name: str) -> None:
    assert transcript(language, name) == path_of(language, name).read_text(encoding="utf-8")


def test_every_written_game_is_played() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path_of(*each) for each in WRITTEN}
