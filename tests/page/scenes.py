"""Every screen and every state of the page, each brought about on a real server."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from playwright.sync_api import Page, expect

import fourfold_page
from tests.page import at_table, looking_back
from tests.page.keeping import show_games, show_gone, show_none, show_out
from tests.page.moves import LINE
from tests.server.games import Pair, pair
from tests.server.running import Guest, Json, Server, ask

STEPS: Final = json.loads((fourfold_page.HERE.web / "src" / "lesson" / "steps.json").read_text())[
    "steps"
]
UNLIKE: Final = ((0, False), (len(STEPS) // 2, True))
"""Steps of the lesson that are quite unlike each other, one that is to be done and one shown."""

SETTINGS: Final = "fourfold.settings"
CHOICES: Final = "fourfold.choices"
BLANK: Final = '<link rel="icon" href="data:,">'


@dataclass
class Stage:
    """A person's page, with the server and the other people of a scene."""

    page: Page
    server: Server
    people: ExitStack = field(default_factory=ExitStack)

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, *_: object) -> None:
        self.clear()

    def clear(self) -> None:
        """Sends the other people home."""
        self.people.close()

    def begin(self, **settings: Any) -> None:
        """Is somebody new, with settings."""
        self._leave()
        self.page.evaluate("localStorage.clear()")
        self.keep(**{SETTINGS: settings})

    def keep(self, **kept: Any) -> None:
        """Puts values into the browser's own store, as the page keeps them."""
        if not self.page.url.startswith(self.server.url):
            self._leave()
        items = {
            key: each if isinstance(each, str) else json.dumps(each) for key, each in kept.items()
        }
        self.page.evaluate("items => Object.assign(localStorage, items)", items)

    def _leave(self) -> None:
        """Goes to an empty page of the same origin."""
        blank = f"{self.server.url}/blank"
        self.page.route(blank, lambda route: route.fulfill(body=BLANK, content_type="text/html"))
        self.page.goto(blank)
        self.page.unroute(blank)

    def choose(self, **choices: Any) -> None:
        """Goes to the start with choices made."""
        self.keep(**{CHOICES: choices})
        self.open("")

    def open(self, path: str) -> None:
        """Goes to a screen, and waits until it is there."""
        self.page.goto(f"{self.server.url}/{path}")
        expect(self.page.locator("h1")).to_be_attached()

    def sit(self, guest: Guest, seats: Json) -> None:
        """Is somebody at a table."""
        self.keep_seats(guest, seats)
        self.open(seats["table"])
        expect(self.page.locator("[data-cell]").first).to_be_visible()

    def keep_seats(self, guest: Guest, seats: Json) -> None:
        """Keeps the seats of somebody."""
        kept = {seats["table"]: seats["seats"]}
        self.keep(**{"fourfold.session": guest.session, "fourfold.seats": kept})

    def play(self, moves: str = "", sits: int = 0, **options: Any) -> Pair:
        """Is one of two people, after some moves; the other one stays connected."""
        game = self.people.enter_context(pair(self.server.url, **options))
        game.play(moves)
        self.sit(game.guests[sits], game.seats[sits])
        return game


@dataclass(frozen=True)
class Scene:
    """A state of the page, and how it comes about."""

    name: str
    show: Callable[[Stage], object]
    is_low: bool = False
    """Whether it is only to be seen on a low phone."""
    is_alike: bool = False
    """Whether there is another one much like it."""

    is_in_sight: bool = False
    """Whether all that is played with must be in sight."""

    complains: str = ""
    """What the browser rightly complains of."""

    def __str__(self) -> str:
        return self.name

    def forgive(self, complaints: list[str]) -> None:
        """Takes away the complaints that belong to it."""
        complaints[:] = [
            each for each in complaints if self.complains not in each or not self.complains
        ]


def _more(stage: Stage) -> None:
    stage.choose(
        opponent="same-screen", clock="other", wrongCalls="lose", other="", traits=["body"]
    )
    stage.page.locator("summary").click()
    expect(stage.page.locator("details[open]")).to_be_visible()


def _slow(stage: Stage) -> None:
    stage.choose(opponent="friend", clock="days", days="2")
    stage.page.locator("summary").click()
    expect(stage.page.locator("details[open]")).to_be_visible()


def _lists(stage: Stage) -> None:
    other = Guest(stage.server.url)
    options = {"mask": True, "squares": True, "seconds_per_move": 60}
    open_table = other.open(name="Rosalind", opponent={"kind": "anyone"}, options=options)
    stage.people.enter_context(other.sit(open_table))
    mine = Guest(stage.server.url)
    seats = mine.open(name="Ada", opponent={"kind": "computer"}, first="me")
    stage.keep_seats(mine, seats)
    stage.choose(opponent="anyone", edition="access")
    expect(stage.page.get_by_text("Rosalind").first).to_be_visible()
    expect(stage.page.locator(f"a[href='./{seats['table']}']")).to_be_visible()


def _listed(stage: Stage) -> None:
    """Finds one's own table in the list, as long as the page listens at it."""
    _waiting(stage, "anyone")
    stage.choose(opponent="anyone")
    expect(stage.page.locator("li.own")).to_be_visible()


def _settings(stage: Stage) -> None:
    stage.choose()
    stage.page.locator("header button").last.click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _waiting(stage: Stage, kind: str = "friend") -> Json:
    """Waits for a second player, at a table of one's own where one will begin."""
    guest = Guest(stage.server.url)
    seats = guest.open(name="Ada", opponent={"kind": kind}, first="me")
    stage.keep_seats(guest, seats)
    stage.open(seats["table"])
    expect(stage.page.locator("figure")).to_be_visible()
    return seats


def _closing(stage: Stage) -> None:
    _waiting(stage)
    stage.page.locator("[aria-labelledby=invite-wait] .button").last.click()
    expect(stage.page.locator("#sure")).to_be_visible()


def _join(stage: Stage, **options: Any) -> None:
    """Is invited."""
    guest = Guest(stage.server.url)
    table = guest.open(name="Grace", opponent={"kind": "friend"}, options=options)["table"]
    stage.open(table)
    expect(stage.page.locator("#invited")).to_be_visible()


def _closed(stage: Stage) -> None:
    """Follows a link to a table that was closed before anybody came."""
    guest = Guest(stage.server.url)
    table = guest.open(name="Grace")["table"]
    status, _ = ask("DELETE", f"{guest.url}/api/v2/tables/{table}", session=guest.session)
    assert status == 204
    stage.open(table)


def _arrived(stage: Stage) -> None:
    """Learns on another screen that somebody has sat down, and that it is one's turn there."""
    seats = _waiting(stage)
    _closed(stage)
    Guest(stage.server.url).join(seats["table"], name="Grace")
    expect(stage.page.locator(".arrival")).to_be_visible()
    expect(stage.page.locator("header .count")).to_be_visible()


def _learning(stage: Stage) -> None:
    """Learns the game before accepting an invitation."""
    _join(stage)
    stage.page.locator("a[href*=invitation]").click()
    expect(stage.page.locator(".invitation")).to_be_visible()


def _give(stage: Stage) -> None:
    stage.play("0 a1 6 c2", sits=0, seconds_per_move=60)
    stage.page.locator(".choosing [data-piece='9']").click()
    expect(stage.page.locator(".give")).to_be_enabled()


def _place(stage: Stage) -> None:
    stage.play("0 a1 6 c2 d", sits=1, seconds_per_move=60, hints=True)
    expect(stage.page.locator(".legal")).to_be_visible()


def _point(stage: Stage) -> None:
    stage.play(LINE)
    stage.page.locator(".quarto").click()
    expect(stage.page.locator("select")).to_be_visible()
    for cell in ("a1", "b1"):
        stage.page.locator(f"[data-cell='{cell}']").click()
        expect(stage.page.locator(f".pointed[data-cell='{cell}']")).to_be_visible()


def _menu(stage: Stage) -> None:
    stage.play("0 a1")
    stage.page.locator(".menu button").first.click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _help(stage: Stage) -> None:
    stage.play("0 a1")
    stage.page.keyboard.press("?")
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _phrases(stage: Stage) -> None:
    stage.play("0 a1 6 c2")
    stage.page.locator(".record [role=group] .button").last.click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _help_by_touch(stage: Stage) -> None:
    """Has fingers only: the browser tells the page so."""
    session = stage.page.context.new_cdp_session(stage.page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    stage.people.callback(session.send, "Emulation.setTouchEmulationEnabled", {"enabled": False})
    stage.play("0 a1")
    stage.page.locator("header button").nth(-2).click()
    expect(stage.page.get_by_role("dialog")).to_be_visible()


def _typing(stage: Stage) -> None:
    stage.play("0 a1 6 c2 d", sits=1)
    stage.page.keyboard.press("/")
    expect(stage.page.locator("#command")).to_be_focused()


def _mask(stage: Stage) -> None:
    stage.play("0 a1 6 c2 d", sits=1, mask=True, edition="access")
    expect(stage.page.locator(".legal")).to_be_visible()


def _rules(stage: Stage, step: int, *, shown: bool = False) -> None:
    stage.open("rules")
    for _ in range(step):
        stage.page.locator(".ways > :last-child").click()
    if shown:
        stage.page.locator(".ways > :nth-child(2)").click()


SCENES: Final = (
    Scene("start", lambda stage: stage.choose(opponent="computer")),
    Scene("start-anyone", _lists),
    Scene("start-more", _more),
    Scene("start-slow", _slow),
    Scene("slow", lambda stage: stage.play("0 a1 6 c2", sits=0, seconds_per_move=172_800)),
    Scene("games", show_games),
    Scene("games-none", show_none),
    Scene("games-gone", show_gone, complains="404"),
    Scene("games-out", show_out, is_alike=True, complains="ERR_FAILED"),
    Scene("settings", _settings),
    Scene("start-listed", _listed),
    Scene("waiting", _waiting),
    Scene("waiting-open", partial(_waiting, kind="anyone")),
    Scene("closing", _closing),
    Scene("arrived", _arrived),
    Scene("join", _join),
    Scene(
        "join-terms",
        partial(
            _join,
            edition="access",
            squares=True,
            traits="shape,body",
            seconds_per_move=90,
            late="warned",
            wrong_calls_to_lose=3,
            hints=True,
        ),
    ),
    Scene("join-masked", partial(_join, mask=True, calling="automatic"), is_alike=True),
    Scene("closed", _closed),
    Scene("learning", _learning, is_alike=True),
    Scene("give", _give, is_in_sight=True),
    Scene("place", _place, is_in_sight=True),
    Scene("point", _point),
    Scene("menu", _menu, is_low=True),
    Scene("help", _help),
    Scene("phrases", _phrases),
    Scene("help-touch", _help_by_touch),
    Scene("typing", _typing),
    Scene("mask", _mask),
    Scene("analysis", lambda stage: stage.open("analysis")),
    *(
        Scene(
            f"rules-{step}{'-shown' * shown}",
            partial(_rules, step=step, shown=shown),
            is_alike=(step, shown) not in UNLIKE,
        )
        for step in range(len(STEPS))
        for shown in (False, True)
    ),
    *(Scene(name, show) for name, show in (at_table.SHOWN | looking_back.SHOWN).items()),
    *(Scene(name, show, is_alike=True) for name, show in at_table.ALIKE.items()),
    *(
        Scene(name, show, complains=complaint)
        for name, (show, complaint) in looking_back.COMPLAINED.items()
    ),
    Scene("nowhere", lambda stage: stage.open("nowhere"), complains="404"),
)
BY_NAME: Final = {scene.name: scene for scene in SCENES}
REPRESENTATIVE: Final = [
    BY_NAME[name]
    for name in (
        *(
            "start",
            "start-more",
            "games",
            "settings",
            "waiting-open",
            "arrived",
            "join",
            "give",
            "place",
        ),
        *("point", "menu"),
        *("mask", "won", "missed", "analysis", "rules-0"),
    )
]
"""The scenes that are looked at in every run; the others are left to the proofs."""

BUTTONS: Final = [BY_NAME[name] for name in ("point", "mask")]
"""The scenes that are looked at with board and reserve as plain buttons too."""
