"""What a screen reader finds on each screen is what was read and found good."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import LOCALES
from tests.page.scenes import BY_NAME, Stage
from tests.page.trees import ALL, path, tree
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody else has a table open."""
    with running(tmp_path_factory.mktemp("tree") / "games.db") as started:
        yield started


SOON = {"start", "give", "place", "point", "point-buttons", "mask", "missed"}


@pytest.mark.parametrize(
    ("language", "name"),
    [
        pytest.param(
            language,
            name,
            marks=[] if language is Language.EN and name in SOON else pytest.mark.proof,
        )
        for language, name in ALL
    ],
)
def test_the_tree_of_a_screen(
    open_page: OpenPage, alone: Server, complaints: list[str], language: Language, name: str
) -> None:
    with Stage(open_page(locale=LOCALES[language], base_url=alone.url), alone) as stage:
        assert tree(stage, language, name) == path(language, name).read_text("utf-8")
    if name in BY_NAME:
        BY_NAME[name].forgive(complaints)
