"""What a screen reader finds on each screen is what was read and found good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES
from tests.page.trees import ALL, path, tree
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody else has a table open."""
    with running(tmp_path_factory.mktemp("tree") / "games.db") as started:
        yield started


SOON = {"start", "giving", "placing", "pointing", "pointing-buttons", "masked", "over"}


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
    open_page: OpenPage, alone: Server, language: Language, scene: str
) -> None:
    page = open_page(locale=LOCALES[language], base_url=alone.url)
    assert tree(page, alone.url, language, scene) == path(language, scene).read_text("utf-8")
