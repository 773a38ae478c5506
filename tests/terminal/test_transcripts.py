"""Whole games sound as they are written in `tests/golden/transcripts`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from fourfold import terminal
from fourfold.words import Language
from tests.terminal.transcripts import FOLDER, WRITTEN, path_of, transcript


@pytest.mark.parametrize(("language", "name"), WRITTEN, ids=str)
def test_a_game_sounds_as_written(language: Language, name: str) -> None:
    assert transcript(language, name) == path_of(language, name).read_text(encoding="utf-8")


def test_every_written_game_is_played() -> None:
    assert set(FOLDER.rglob("*.txt")) == {path_of(*each) for each in WRITTEN}


def test_no_text_for_people_stands_in_the_code() -> None:
    """Two words in a row are a text for people, unless they document something."""
    for path in sorted(Path(terminal.__file__).parent.glob("*.py")):
        if path.name == "picture.py":
            continue
        tree = ast.parse(path.read_text())
        documented = {
            id(part)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr)
            for part in ast.walk(node)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in documented:
                assert not re.search(r"[^\W\d_]{2} [^\W\d_]{2}", str(node.value)), node.value
