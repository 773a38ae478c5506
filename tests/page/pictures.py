"""Takes pictures of every screen and state, for people to look at.

    python -m tests.page.pictures FOLDER [SCENE …]

Each scene on a phone and in every look of `looks`, as long as it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from fourfold.words import Language
from tests.page.chromium import launch
from tests.page.conftest import opened
from tests.page.looks import LOOKS, Look, show
from tests.page.scenes import SCENES, Stage
from tests.server.running import running

PHONE: Final = Look("phone", 390, 844)
LOW: Final = Look("low-phone", 390, 664)


def main(folder: str, *names: str) -> None:
    """Takes all pictures, or those of the named scenes."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with own_stage() as stage:
        for scene in SCENES if not names else [each for each in SCENES if each.name in names]:
            show(stage, scene, Language.EN)
            for look in (LOW,) if scene.is_low else (PHONE, *LOOKS):
                look.take(stage.page)
                stage.page.screenshot(path=f"{folder}/{scene}-{look.name}.png", full_page=True)
            stage.clear()


@contextmanager
def own_stage() -> Iterator[Stage]:
    """A page at a server of its own."""
    with (
        TemporaryDirectory() as games,
        running(Path(games) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with opened(browser, []) as page, Stage(page, server) as stage:
            yield stage
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
