"""The table of attacks in docs/security.md is honest: what it names exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.codes import CODES

TESTS = Path(__file__).parent
DOCUMENT = (TESTS.parent / "docs" / "security.md").read_text()
SECTIONS = DOCUMENT.partition("\n## Attacks\n")[2].partition("\n## ")[0]
ROWS = [
    tuple(part.strip() for part in line.strip("|").split(" | "))
    for line in SECTIONS.split("\n")
    if line.startswith("|") and not line.startswith(("|---", "| attack |"))
]


@cache
def names_in(name: str) -> frozenset[str]:
    """The names of the tests in a file."""
    text = (TESTS / name).read_text()
    return frozenset(re.findall(r"^(?:async )?def (test_\w+)\(", text, re.MULTILINE))


def test_there_are_many_attacks_and_each_once() -> None:
    assert len(ROWS) > 50
    assert len({row[0] for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_every_attack_has_its_tests(row: tuple[str, ...]) -> None:
    _, happens, shown = row
    named = re.findall(r"`([a-z_/]+\.py)::(test_\w+)`", shown)
    assert ", ".join(f"`{file}::{test}`" for file, test in named) == shown
    for file, test in named:
        assert test in names_in(file), f"{file}::{test}"
    for code in re.findall(r"`([a-z]+(?:-[a-z]+)*)`", happens):
        assert code in CODES, code
