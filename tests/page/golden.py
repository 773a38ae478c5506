"""Writes the golden files of the page anew: trees, the screen reader's words, and what is said."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from fourfold.words import Language
from tests.page import looks, manual, reader, spoken, studying
from tests.page.chromium import launch
from tests.page.conftest import opened
from tests.page.scenes import BUTTONS, SCENES, Stage
from tests.server.running import Server, running


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_trees(browser: Browser, server: Server) -> None:
    shutil.rmtree(looks.FOLDER, ignore_errors=True)
    wanted = [(scene.name, scene, False) for scene in SCENES if not scene.is_alike]
    wanted += [(f"{scene}-buttons", scene, True) for scene in BUTTONS]
    with opened(browser, []) as page, Stage(page, server) as stage:
        for name, scene, buttons in wanted:
            looks.show(stage, scene, Language.EN, buttons=buttons)
            write(looks.path(name), looks.tree(page))
            stage.clear()


def write_readers(browser: Browser, server: Server) -> None:
    for what, transcript in studying.TRANSCRIPTS.items():
        with opened(browser, [], base_url=server.url, bypass_csp=True) as page:
            write(reader.path(what), transcript(page, server.url))


def write_spoken(_browser: Browser, _server: Server) -> None:
    for language in Language:
        write(spoken.path(language), "\n".join([*spoken.in_terminal(language), ""]))


def write_manuals(_browser: Browser, _server: Server) -> None:
    for language in Language:
        write(manual.path(language), manual.renewed(language))


WRITERS: dict[str, Callable[[Browser, Server], None]] = {
    "manuals": write_manuals,
    "spoken": write_spoken,
    "trees": write_trees,
    "readers": write_readers,
}


def main(*wanted: str) -> None:
    """Writes all, or some."""
    with (
        TemporaryDirectory() as folder,
        running(Path(folder) / "games.db") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for name in wanted or WRITERS:
            WRITERS[name](browser, server)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
