"""Whole games sound as they are written in `tests/golden/transcripts`."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path

import pytest

from fourfold import terminal
from fourfold.words import Language
from tests.terminal.transcripts import FOLDER, GAMES, transcript


@pytest.mark.parametrize(("language", "name"), list(product(Language, GAMES)), ids=str)
def test_a_game_sounds_as_written(language: Language, name: str) -> None:
    written = (FOLDER / str(language) / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(language, name) == written


def test_every_written_game_is_played() -> None:
    written = {(each.parent.name, each.stem) for each in FOLDER.rglob("*.txt")}
    assert written == set(product(map(str, Language), GAMES))


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
