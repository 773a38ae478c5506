"""A real browser, a real server, and people with pages of their own.

`page` is one person's page; `open_page` opens more, each in a context of its own. Whatever the
browser complains about is in `complaints`, and fails the test unless the test removes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

import fourfold_page
from tests.page.chromium import NoChromiumError, launch
from tests.server.running import Server, running

SECONDS: Final = 60
"""More than anything on a page takes on a busy machine."""

OpenPage = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser of a worker, until another package's tests come: they have their own loops."""
    if fourfold_page.is_stale():
        pytest.fail("The page is older than its sources: make page")
    with sync_playwright() as playwright:
        try:
            started = launch(playwright)
        except NoChromiumError as error:
            pytest.fail(str(error))
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests may use and must not stop. In the end it has logged no failure."""
    with running(tmp_path_factory.mktemp("page") / "games.db") as started:
        yield started
    assert "Traceback" not in started.logged()
    assert "ERROR" not in started.logged()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What browsers complain about; a test that expects a complaint removes it."""
    heard: list[str] = []
    yield heard
    assert heard == []


@pytest.fixture
def open_page(browser: Browser, server: Server, complaints: list[str]) -> Iterator[OpenPage]:
    """Opens an empty page of somebody new; options are those of a context, as `locale="fr"`."""
    with ExitStack() as pages:

        def open_page(**options: Any) -> Page:
            options = {"base_url": server.url} | options
            return pages.enter_context(opened(browser, complaints, **options))

        yield open_page


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """An empty page; `page.goto("/")` goes to the server."""
    return open_page()


@contextmanager
def opened(browser: Browser, complaints: list[str], **options: Any) -> Iterator[Page]:
    """An empty page of somebody new, in a context of its own, who wants no motion."""
    context = browser.new_context(**{"locale": "en-GB", "reduced_motion": "reduce"} | options)
    context.set_default_timeout(SECONDS * 1000)
    expect.set_options(timeout=SECONDS * 1000)
    page = context.new_page()
    page.on("console", lambda message: _hear(message, complaints))
    page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
    page.on("requestfailed", lambda request: _miss(request, complaints))
    try:
        yield page
    finally:
        context.close()


def _hear(message: ConsoleMessage, complaints: list[str]) -> None:
    if message.type in ("error", "warning"):
        complaints.append(f"{message.type}: {message.text}")


def _miss(request: Request, complaints: list[str]) -> None:
    """Notes what could not be fetched; what a page gives up when it is left is no fault."""
    if request.failure != "net::ERR_ABORTED":
        complaints.append(f"failed: {request.url} {request.failure}")
