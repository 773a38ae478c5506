"""Every scene is shown once in a language, and then looked at in every way.

What is wrong is told by the name of the look: `layout 320x568 wide`, `axe dark`, `tree`, `words`,
`signs`, `font`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser

from fourfold.words import Language
from tests.page.conftest import opened
from tests.page.looks import (
    KINDS_OF_SCREENS,
    LOOKS,
    LOW,
    OWN,
    SIZES,
    TWICE,
    WIDE,
    WIDE_TWICE,
    Faults,
    Letters,
    Look,
    axe,
    is_sayable,
    is_written,
    lies,
    passes_axe,
    reads,
    show,
    speaks,
)
from tests.page.scenes import BUTTONS, REPRESENTATIVE, SCENES, Scene, Stage
from tests.server.running import running

LONGEST: Final = Language.DE
FAULTY: Final = """
    <main><h1>Faint</h1>
    <p style="background: linear-gradient(rgb(255, 255, 255), rgb(130, 130, 130));
       color: rgb(120, 120, 120)">Grey on a gradient</p>
    <button></button></main>
"""


@pytest.fixture(scope="module")
def shared(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Stage, list[str]]]:
    """A page on which nothing is animated, at a server with no other; and its complaints."""
    complaints: list[str] = []
    with (
        running(tmp_path_factory.mktemp("scenes") / "games.db") as server,
        opened(browser, complaints) as page,
        Stage(page, server) as stage,
    ):
        yield stage, complaints


def looked_at(
    shared: tuple[Stage, list[str]],
    scene: Scene,
    language: Language,
    letters: Sequence[Letters] = (),
    looks: Sequence[Look] = (),
    *,
    buttons: bool = False,
) -> Faults:
    """Shows a scene, and looks at it. What is read is that of English; axe needs no other.

    It lies in all sizes in the language with the longest words, and in one of each kind in others.
    """
    stage, complaints = shared
    every = SIZES if language is LONGEST else KINDS_OF_SCREENS
    sizes = [size for size in every if not scene.is_low or size[0] < LOW > size[1]]
    looks = [look for look in looks if not scene.is_low or look.width < LOW > look.height]
    show(stage, scene, language, buttons=buttons)
    try:
        faults = speaks(stage.page, language) | is_sayable(stage.page) | is_written(stage.page)
        if language is Language.EN and not scene.is_alike:
            faults |= reads(stage.page, f"{scene}-buttons" if buttons else scene.name)
        faults |= passes_axe(stage.page, looks)
        if letters:
            faults |= lies(stage.page, sizes, letters, in_sight=scene.is_in_sight)
        scene.forgive(complaints)
        return faults | ({"complaints": complaints.copy()} if complaints else {})
    finally:
        complaints.clear()
        stage.clear()


@pytest.mark.parametrize("scene", REPRESENTATIVE, ids=str)
def test_what_is_read(shared: tuple[Stage, list[str]], scene: Scene) -> None:
    """In English; axe in one look, another one from scene to scene."""
    looks = LOOKS[-2:] if scene.is_low else LOOKS
    look = looks[REPRESENTATIVE.index(scene) % len(looks)]
    assert looked_at(shared, scene, Language.EN, looks=[look]) == {}


@pytest.mark.proof
@pytest.mark.parametrize("scene", REPRESENTATIVE, ids=str)
def test_how_it_lies(shared: tuple[Stage, list[str]], scene: Scene) -> None:
    assert looked_at(shared, scene, LONGEST, (OWN, WIDE, WIDE_TWICE)) == {}


@pytest.mark.proof
@pytest.mark.parametrize(
    ("scene", "language"),
    [each for each in product(SCENES, Language) if not each[0].is_alike],
    ids=str,
)
def test_every_look(shared: tuple[Stage, list[str]], scene: Scene, language: Language) -> None:
    letters = [OWN, WIDE, WIDE_TWICE, *[TWICE] * (language is LONGEST)]
    looks = LOOKS if language is Language.EN else ()
    assert looked_at(shared, scene, language, letters, looks) == {}


@pytest.mark.proof
@pytest.mark.parametrize("scene", [each for each in SCENES if each.is_alike], ids=str)
def test_what_is_alike(shared: tuple[Stage, list[str]], scene: Scene) -> None:
    assert looked_at(shared, scene, LONGEST, (WIDE, WIDE_TWICE), LOOKS[::2]) == {}


@pytest.mark.proof
@pytest.mark.parametrize("scene", BUTTONS, ids=str)
def test_plain_buttons(shared: tuple[Stage, list[str]], scene: Scene) -> None:
    assert looked_at(shared, scene, Language.EN, looks=LOOKS, buttons=True) == {}
    assert looked_at(shared, scene, LONGEST, (OWN, WIDE), buttons=True) == {}
    assert shared[0].page.get_by_role("gridcell").count() == 0


def test_faults_are_found(shared: tuple[Stage, list[str]]) -> None:
    """What axe finds nothing of above, it would find."""
    page = shared[0].page
    page.goto("about:blank")
    page.set_content(FAULTY)
    found = "\n".join(axe(page))
    assert "violation button-name" in found
    assert "incomplete color-contrast" in found
    assert "violation html-has-lang" in found
