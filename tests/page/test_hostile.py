"""What others write is text on the page, and no other page shows this one in a frame."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from fourfold.words import Language, Texts, message
from tests.page.playing import until
from tests.server.running import Guest, Server

NAMES = (
    "<img src=x onerror=globalThis.bad=1>",
    '"><script>globalThis.bad = 1</script>',
    "{@html '<b>'} ${bad} %s {0}",
    "javascript:globalThis.bad=1",
)


def test_names_are_text(page: Page, server: Server) -> None:
    """In an invitation, among the open tables, at the table, and when a game is over."""
    for name in NAMES:
        ada, grace = Guest(server.url), Guest(server.url)
        seats = ada.open(name=name, opponent={"kind": "anyone"}, first="me")
        with ada.sit(seats) as first:
            page.goto("/")
            expect(page.get_by_text(name).first).to_be_visible()
            page.goto(f"/{seats['table']}")
            expect(page.get_by_text(name).first).to_be_visible()
            grace.join(seats["table"], name=f"{name} 2")
            expect(page.get_by_text(f"{name} 2").first).to_be_visible()
            first.until("events")
            assert first.do("resign")["type"] == "events"
            ended = Texts(Language.EN).say(
                message("table-winner", actor=f"{name} 2", other=name, you="nobody")
            )
            expect(page.get_by_text(ended).first).to_be_visible()
        assert page.locator("img[src='x'], [onerror]").count() == 0
        assert page.evaluate("globalThis.bad") is None


def test_no_other_page_shows_it_in_a_frame(
    page: Page, server: Server, complaints: list[str], tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(f"<iframe src='{server.url}/'></iframe>")
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as elsewhere:
        thread = threading.Thread(target=elsewhere.serve_forever)
        thread.start()
        try:
            page.goto(f"http://127.0.0.1:{elsewhere.server_port}/")
            until(page, lambda: any("frame-ancestors" in each for each in complaints))
            assert page.frame_locator("iframe").locator("main").count() == 0
        finally:
            elsewhere.shutdown()
            thread.join()
    complaints.clear()
