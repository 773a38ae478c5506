"""Takes pictures of every screen and state, for people to look at.

    python -m tests.page.pictures FOLDER [SCENE …]

Each scene on a phone and on a desktop, light and dark; a few in every language and smaller.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Browser, sync_playwright

from tests.page.chromium import launch
from tests.page.conftest import SECONDS
from tests.page.scenes import SCENES, SETTINGS, Scene, Stage
from tests.server.running import Server, running

LONG: Final = ("start", "rules", "settings", "analysis", "won", "drawn", "missed")
"""Scenes that are longer than a screen begin with one of these."""

IN_EVERY_LANGUAGE: Final = ("start", "give", "place", "point", "won", "settings", "rules-0")


@dataclass(frozen=True)
class Shot:
    """How a picture is taken."""

    name: str
    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    language: str = "en"
    forced: Literal["active", "none"] = "none"


EVERYWHERE: Final = (
    Shot("phone", 390, 844),
    Shot("phone-dark", 390, 844, "dark"),
    Shot("desktop", 1280, 800),
    Shot("desktop-dark", 1280, 800, "dark"),
)
SOMEWHERE: Final = (
    Shot("320x568", 320, 568),
    Shot("390x664", 390, 664),
    Shot("844x390", 844, 390),
    Shot("768x1024", 768, 1024),
    Shot("forced", 1280, 800, forced="active"),
    *(Shot(f"phone-{language}", 390, 844, language=language) for language in ("fr", "es", "de")),
)


def shots() -> Iterator[tuple[Scene, list[Shot]]]:
    """Which pictures are taken of each scene."""
    for scene in SCENES:
        more = SOMEWHERE if scene.name in IN_EVERY_LANGUAGE else ()
        every = [Shot("390x664", 390, 664)] if scene.is_low else [*EVERYWHERE, *more]
        yield scene, every[:1] if scene.is_alike else every


def take(browser: Browser, server: Server, folder: Path, scene: Scene, shot: Shot) -> None:
    """Takes one picture."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme=shot.scheme,
        forced_colors=shot.forced,
        reduced_motion="reduce",
        locale="en-GB",
    )
    context.set_default_timeout(SECONDS * 1000)
    with Stage(context.new_page(), server) as stage:
        stage.keep(**{SETTINGS: {"language": shot.language}})
        scene.show(stage)
        stage.page.wait_for_timeout(300)
        is_long = scene.name.startswith(LONG)
        stage.page.screenshot(path=folder / f"{scene}-{shot.name}.png", full_page=is_long)
    context.close()


def main(folder: str, *names: str) -> None:
    """Takes all pictures, or those of the named scenes."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as games, sync_playwright() as playwright:
        browser = launch(playwright)
        with running(Path(games) / "games.db") as server:
            for scene, wanted in shots():
                for shot in wanted if not names or scene.name in names else ():
                    take(browser, server, Path(folder), scene, shot)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
