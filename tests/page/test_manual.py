"""The manual of each language lists the keys and commands that there are."""

from __future__ import annotations

import pytest

from fourfold.words import Language
from tests.page.manual import path, renewed, usual_keys


@pytest.mark.parametrize("language", Language)
def test_the_tables_are_as_they_should_be(language: Language) -> None:
    text = path(language).read_text("utf-8")
    assert text == renewed(language)
    assert len(usual_keys()) >= 12
    assert all(f"| `{key}` |" in text for key in usual_keys().values())
