"""axe finds nothing wrong with any screen in any state, however it is looked at.

What axe cannot decide is either measured anew (see `axe.js`) or has its reason in `EXPLAINED`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page

import fourfold_page
from tests.page.conftest import OpenPage
from tests.page.scenes import BUTTONS, BY_NAME, REPRESENTATIVE, SCENES, SETTINGS, Scene, Stage
from tests.server.running import Server

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
SOURCE: Final = fourfold_page.HERE.modules / "axe-core" / "axe.min.js"
RUN: Final = Path(__file__).with_name("axe.js")


@dataclass(frozen=True)
class Look:
    """How a page is looked at."""

    name: str
    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    forced: Literal["active", "none"] = "none"

    def __str__(self) -> str:
        return self.name

    def take(self, page: Page) -> None:
        """Looks at a page so."""
        page.set_viewport_size({"width": self.width, "height": self.height})
        page.emulate_media(
            color_scheme=self.scheme, forced_colors=self.forced, reduced_motion="reduce"
        )


LOOKS: Final = (
    Look("light", 1280, 800),
    Look("dark", 1280, 800, scheme="dark"),
    Look("forced", 1280, 800, forced="active"),
    Look("forced-dark", 390, 844, scheme="dark", forced="active"),
    Look("narrow", 320, 568),
    Look("zoomed", 320, 256, scheme="dark"),
)
"""The last is a screen of 1280 by 1024 at 400 %."""

LOW: Final = 760
"""On lower phones a menu stands for the header."""

REST: Final = """async () => {
    await Promise.allSettled(document.getAnimations().map(each => each.finished));
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""

EXPLAINED: Final[Mapping[tuple[str, str], str]] = {
    ("label-content-name-mismatch", r"data-(piece|cell)="): "a badge is a "
    "sign for the score, which the name says in words",
}
"""Why something that axe cannot decide is right, by its rule and a pattern of where it is."""


@cache
def _axe() -> tuple[str, str]:
    return SOURCE.read_text(encoding="utf-8"), RUN.read_text(encoding="utf-8")


def _faults(page: Page) -> list[str]:
    """What is wrong, or cannot be decided and is not explained."""
    source, run = _axe()
    page.evaluate(REST)
    page.evaluate(source)
    found: list[dict[str, Any]] = page.evaluate(run.partition("*/\n")[2].rstrip(";\n"), list(TAGS))
    return [
        f"{each['kind']} {each['rule']} at {each['target']}: {each['why']}"
        for each in found
        if each["kind"] == "violation" or not _is_explained(each["rule"], each["target"])
    ]


def _is_explained(rule: str, target: str) -> bool:
    return any(rule == known and re.search(where, target) for known, where in EXPLAINED)


def _looks(scene: Scene) -> list[Look]:
    return [look for look in LOOKS if not scene.is_low or (look.height < LOW and look.width < LOW)]


def _check(stage: Stage, scene: Scene, looks: list[Look]) -> None:
    looks[0].take(stage.page)
    scene.show(stage)
    faults = {}
    for look in looks:
        look.take(stage.page)
        if found := _faults(stage.page):
            faults[str(look)] = found
    assert faults == {}


@pytest.mark.parametrize("scene", REPRESENTATIVE, ids=str)
def test_axe_finds_nothing(
    open_page: OpenPage, server: Server, scene: Scene, complaints: list[str]
) -> None:
    """Each state in one look, another one from state to state."""
    looks = _looks(scene)
    with Stage(open_page(), server) as stage:
        _check(stage, scene, [looks[SCENES.index(scene) % len(looks)]])
    scene.forgive(complaints)


@pytest.mark.proof
@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_axe_finds_nothing_in_any_look(
    open_page: OpenPage, server: Server, scene: Scene, complaints: list[str]
) -> None:
    with Stage(open_page(), server) as stage:
        _check(stage, scene, _looks(scene)[:: 2 if scene.is_alike else 1])
    scene.forgive(complaints)


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=() if each == "point" else pytest.mark.proof) for each in BUTTONS],
)
def test_axe_finds_nothing_with_plain_buttons(
    open_page: OpenPage, server: Server, name: str
) -> None:
    scene = BY_NAME[name]
    with Stage(open_page(), server) as stage:
        stage.keep(**{SETTINGS: {"buttons": True}})
        _check(stage, scene, _looks(scene))
        assert stage.page.get_by_role("gridcell").count() == 0


FAULTY: Final = """
    <main><h1>Faint</h1>
    <p style="background: linear-gradient(rgb(255, 255, 255), rgb(130, 130, 130));
       color: rgb(120, 120, 120)">Grey on a gradient</p>
    <button></button></main>
"""


def test_faults_are_found(page: Page) -> None:
    """What the tests above find nothing of, they would find."""
    page.set_content(FAULTY)
    found = "\n".join(_faults(page))
    assert "violation button-name" in found
    assert "incomplete color-contrast" in found
    assert "violation html-has-lang" in found
