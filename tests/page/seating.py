"""People who are brought to a table on a page, while others play by bare sockets."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.server.running import Guest, Json

KEEP: Final = "for (const [key, kept] of Object.entries(%s)) localStorage[key] ??= kept"
"""Once: what a person changes on the page stays changed."""


def settle(page: Page, **settings: Any) -> None:
    """Gives a person settings from the start."""
    _keep(page, {"fourfold.settings": settings})


def choose(page: Page, name: str, **choices: Any) -> None:
    """Has a person's game chosen on the start screen."""
    _keep(page, {"fourfold.choices": choices})
    settle(page, name=name)


def sit(page: Page, guest: Guest, seats: Json) -> None:
    """Brings somebody who has seats to the table."""
    kept = {seats["table"]: seats["seats"]}
    _keep(page, {"fourfold.session": guest.session, "fourfold.seats": kept})
    come(page, seats["table"])


def come(page: Page, table: str) -> None:
    """Goes to a table, and waits until it is there."""
    page.goto(f"/{table}")
    expect(page.locator("[data-cell]").first).to_be_visible()


def _keep(page: Page, kept: dict[str, Any]) -> None:
    texts = {key: each if isinstance(each, str) else json.dumps(each) for key, each in kept.items()}
    page.add_init_script(KEEP % json.dumps(texts))
