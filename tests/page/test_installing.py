"""The page can be installed, and works on a sub-path behind a proxy."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.server.running import Server, running
from tests.server.test_running import proxy

PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_is_whole(page: Page, server: Server) -> None:
    page.goto("/rules")
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"] == "Fourfold"
    assert manifest["display"] == "standalone"
    for name in ("start_url", "scope"):
        assert not manifest[name].startswith(("/", "http")), "it must work on any path"
    sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sizes >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        _check_icon(page, f"{server.url}/{icon['src']}", icon)


def _check_icon(page: Page, url: str, icon: dict[str, Any]) -> None:
    answer = page.request.get(url)
    assert answer.ok, icon
    assert answer.headers["content-type"] == icon["type"]
    if icon["type"] == "image/png":
        body = answer.body()
        assert body.startswith(PNG)
        width, height = struct.unpack(">II", body[16:24])
        assert f"{width}x{height}" == icon["sizes"]


def test_nothing_stands_in_the_way_of_installing(page: Page) -> None:
    page.goto("/")
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    told = [each["errorId"] for each in errors["installabilityErrors"]]
    assert [each for each in told if each != "in-incognito"] == []


@pytest.mark.proof
def test_a_game_on_a_sub_path(open_page: OpenPage, tmp_path: Path, complaints: list[str]) -> None:
    """Start, files, requests, sockets, links and coming back all stay below the path."""
    options = ("--root-path", "/quarto", "--trusted-proxy", "127.0.0.1")
    with running(tmp_path / "games.db", *options) as server:
        port = int(server.url.rpartition(":")[2])
        with proxy(port, "/quarto", "203.0.113.7") as front:
            asked: list[str] = []
            home = f"http://127.0.0.1:{front}/quarto/"
            page = open_page()
            page.on("request", lambda request: asked.append(request.url))
            page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
            page.goto(f"{home}rules")
            page.locator("header .home").click()
            expect(page).to_have_url(home)
            page.reload()
            page.locator("button[type=submit]").first.click()
            expect(page.get_by_role("grid").first).to_be_visible()
            assert page.url.startswith(home)
            page.reload()
            expect(page.get_by_role("grid").first).to_be_visible()
            strays = [url for url in asked if not url.startswith((home, "data:", "blob:"))]
            assert strays == []
            assert any("/quarto/api/v2/socket?table=" in url for url in asked)
            page.close()
    assert complaints == []
