"""Takes pictures of every screen and state, for people to look at.

    python -m tests.page.pictures FOLDER [SCENE …]

Each scene on a phone and on a desktop, light and dark; a few in every language and smaller.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import sync_playwright

from fourfold.words import Language
from tests.page.chromium import launch
from tests.page.conftest import opened
from tests.page.looks import Look
from tests.page.scenes import SCENES, Scene, Stage
from tests.server.running import running

LONG: Final = ("start", "rules", "settings", "analysis", "won", "drawn", "missed")
"""Scenes that are longer than a screen begin with one of these."""

IN_EVERY_LANGUAGE: Final = ("start", "give", "place", "point", "won", "settings", "rules-0")


COLOURS: Final[tuple[tuple[str, Literal["light", "dark"]], ...]] = (
    ("", "light"),
    ("-dark", "dark"),
)
LOOKS: Final = tuple(
    Look(f"{name}{also}", width, height, scheme)
    for name, width, height in (("phone", 390, 844), ("desktop", 1280, 800))
    for also, scheme in COLOURS
)
SIZES: Final = ((320, 568), (390, 664), (844, 390), (768, 1024))
MORE: Final = (
    *(Look(f"{width}x{height}", width, height) for width, height in SIZES),
    Look("forced", 1280, 800, forced="active"),
)


def shots(scene: Scene) -> Iterator[tuple[Look, Language]]:
    """Which pictures are taken of a scene."""
    looks = [Look("390x664", 390, 664)] if scene.is_low else LOOKS[: 1 if scene.is_alike else None]
    yield from ((look, Language.EN) for look in looks)
    if scene.name in IN_EVERY_LANGUAGE:
        yield from ((look, Language.EN) for look in MORE)
        yield from ((LOOKS[0], each) for each in Language if each is not Language.EN)


def take(stage: Stage, folder: Path, scene: Scene, look: Look, language: Language) -> None:
    """Takes one picture."""
    stage.begin(language=str(language))
    look.take(stage.page)
    scene.show(stage)
    stage.page.wait_for_timeout(300)
    also = "" if language is Language.EN else f"-{language}"
    path = folder / f"{scene}-{look.name}{also}.png"
    stage.page.screenshot(path=path, full_page=scene.name.startswith(LONG))
    stage.clear()


def main(folder: str, *names: str) -> None:
    """Takes all pictures, or those of the named scenes."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as games,
        running(Path(games) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with opened(browser, []) as page, Stage(page, server) as stage:
            for scene in SCENES:
                for look, language in shots(scene) if not names or scene.name in names else ():
                    take(stage, Path(folder), scene, look, language)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
