"""Writes the golden files of the page anew: trees, the screen reader's words, and what is said."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from fourfold.words import Language
from tests.page import manual, reader, spoken, studying, trees
from tests.page.chromium import launch
from tests.page.conftest import SECONDS
from tests.page.playing import LOCALES
from tests.page.scenes import Stage
from tests.server.running import Server, running


@contextmanager
def opened(browser: Browser, url: str, language: Language, **options: Any) -> Iterator[Page]:
    """A new person's page."""
    context = browser.new_context(base_url=url, locale=LOCALES[language], **options)
    context.set_default_timeout(SECONDS * 1000)
    try:
        yield context.new_page()
    finally:
        context.close()


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_trees(browser: Browser, server: Server) -> None:
    shutil.rmtree(trees.FOLDER, ignore_errors=True)
    for language, name in trees.ALL:
        with opened(browser, server.url, language) as page, Stage(page, server) as stage:
            write(trees.path(language, name), trees.tree(stage, language, name))


def write_readers(browser: Browser, server: Server) -> None:
    for what, transcript in {"game": reader.transcript, **studying.TRANSCRIPTS}.items():
        for language in Language:
            with opened(browser, server.url, language, bypass_csp=True) as page:
                write(reader.path(language, what), transcript(page, server.url, language))


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
