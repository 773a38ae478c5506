"""What a screen reader finds on each screen: the accessibility tree, as text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fourfold.words import Language
from tests.page.scenes import BUTTONS, BY_NAME, SCENES, SETTINGS, Stage

FOLDER: Final = Path(__file__).parents[1] / "golden" / "page" / "tree"
CHANGING: Final = (
    (re.compile(r"^( *- (?:status|alert)): .*$", re.MULTILINE), r"\1"),
    (re.compile(r"http://127\.0\.0\.1:\d+/"), "http://server/"),
    (re.compile(r"(?<=/)[0-9A-Za-z]{22}\b"), "TABLE"),
    (re.compile(r"\b\d:\d\d\b"), "0:00"),
)
"""What was said last, addresses and clocks differ from time to time."""

WITH_BUTTONS: Final = {f"{name}-buttons": name for name in BUTTONS}
"""Screens with board and reserve as plain buttons."""

ALL: Final = (
    *((language, scene.name) for language in Language for scene in SCENES if not scene.is_alike),
    *((Language.EN, name) for name in WITH_BUTTONS),
)


def path(language: Language, name: str) -> Path:
    """Where a tree is kept."""
    return FOLDER / str(language) / f"{name}.txt"


def tree(stage: Stage, language: Language, name: str) -> str:
    """The tree of a scene: of a dialog, if one is open."""
    scene = BY_NAME[WITH_BUTTONS.get(name, name)]
    if scene.is_low:
        stage.page.set_viewport_size({"width": 390, "height": 664})
    stage.keep(**{SETTINGS: {"language": str(language), "buttons": name in WITH_BUTTONS}})
    scene.show(stage)
    stage.page.wait_for_load_state("networkidle")
    dialog = stage.page.get_by_role("dialog")
    shown = dialog if dialog.count() > 0 else stage.page.locator("body")
    text = shown.aria_snapshot() + "\n"
    for changing, instead in CHANGING:
        text = changing.sub(instead, text)
    return text
