"""What a screen reader finds on each screen is what was read and found good."""

from __future__ import annotations

import pytest

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES
from tests.page.trees import ALL, path, tree
from tests.server.running import Server

SOON = {"start", "giving", "placing", "pointing", "masked", "over"}


@pytest.mark.parametrize(
    ("language", "scene"),
    [
        pytest.param(
            language,
            scene,
            marks=[] if language is Language.EN and scene in SOON else pytest.mark.proof,
        )
        for language, scene in ALL
    ],
)
def test_the_tree_of_a_screen(
    open_page: OpenPage, server: Server, language: Language, scene: str
) -> None:
    page = open_page(locale=LOCALES[language])
    assert tree(page, server.url, language, scene) == path(language, scene).read_text("utf-8")
