"""What a screen reader finds on each screen: the accessibility tree, as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from fourfold.words import Language, Texts, message
from tests.page.seating import come, settle, sit
from tests.server.games import pair
from tests.server.running import Guest

FOLDER: Final = Path(__file__).parents[1] / "golden" / "page" / "tree"
SAID: Final = re.compile(r"^(- status|- alert): .*$", re.MULTILINE)
LINE: Final = "0 a1 1 b1 2 c1 3 d1"
MISSED: Final = f"{LINE} f a2 4 b2 5 c2 6 d2 !a2d2"


class Stage:
    """A page, the server's address, and the people who play there by sockets."""

    def __init__(self, page: Page, url: str, language: Language, people: ExitStack) -> None:
        self.page = page
        self.url = url
        self.texts = Texts(language)
        self.people = people

    def press(self, id_: str) -> None:
        name = self.texts.say(message(id_))
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def open(self, path: str) -> None:
        self.page.goto(f"/{path}", wait_until="networkidle")

    def play(self, moves: str, sits: int = 0, **options: Any) -> None:
        """Is one of two people after some moves."""
        game = self.people.enter_context(pair(self.url, **options))
        game.play(moves)
        sit(self.page, game.guests[sits], game.seats[sits])

    def watch(self, moves: str) -> None:
        game = self.people.enter_context(pair(self.url))
        game.play(moves)
        come(self.page, game.table)

    def dialog(self, id_: str) -> None:
        self.press(id_)
        expect(self.page.get_by_role("dialog")).to_be_visible()


def _giving(stage: Stage) -> None:
    stage.play("0 a1 6 c2", hints=True)
    stage.page.locator("[data-piece='9']").click()


def _placing(stage: Stage) -> None:
    stage.play("0 a1 6 c2 d", sits=1)


def _masked(stage: Stage) -> None:
    stage.play("0 a1 6 c2 d", sits=1, mask=True, edition="access")


def _pointing(stage: Stage) -> None:
    stage.play(LINE)
    stage.press("table-quarto")
    expect(stage.page.get_by_role("combobox")).to_be_focused()


def _pointed(stage: Stage) -> None:
    _pointing(stage)
    for cell in ("a1", "b1"):
        stage.page.locator(f"[data-cell='{cell}']").click()


def _over(stage: Stage) -> None:
    stage.play(MISSED)
    title = stage.texts.say(message("review-title"))
    review = stage.page.get_by_role("region", name=title, exact=True)
    expect(review.get_by_role("link")).to_be_visible()


def _join(stage: Stage) -> None:
    guest = Guest(stage.url)
    come(stage.page, guest.open(name="Grace", opponent={"kind": "friend"})["table"])


def _settings(stage: Stage) -> None:
    stage.open("")
    stage.dialog("page-settings")


def _help(stage: Stage) -> None:
    stage.play("0 a1")
    stage.dialog("page-help")


def _with_buttons(show: Callable[[Stage], None], stage: Stage) -> None:
    settle(stage.page, buttons=True)
    show(stage)


SHOWN: Final[dict[str, Callable[[Stage], None]]] = {
    "start": lambda stage: stage.open(""),
    "settings": _settings,
    "giving": _giving,
    "placing": _placing,
    "pointing": _pointing,
    "masked": _masked,
    "watching": lambda stage: stage.watch("0 a1 6"),
    "over": _over,
    "analysis": lambda stage: stage.open("analysis"),
    "rules": lambda stage: stage.open("rules"),
    "join": _join,
    "help": _help,
}
BUTTONS: Final = {"pointing": _pointed} | {
    scene: SHOWN[scene] for scene in ("giving", "placing", "masked", "over", "analysis", "rules")
}
SCENES: Final = SHOWN | {
    f"{scene}-buttons": partial(_with_buttons, show) for scene, show in BUTTONS.items()
}
"""Some of them with board and reserve as plain buttons too."""

OTHERS: Final = tuple(
    (language, scene)
    for language in (Language.FR, Language.ES, Language.DE)
    for scene in ("giving", "placing", "pointing", "over")
)
ALL: Final = (*((Language.EN, scene) for scene in SCENES), *OTHERS)


def path(language: Language, scene: str) -> Path:
    """Where a tree is kept."""
    return FOLDER / str(language) / f"{scene}.txt"


def tree(page: Page, url: str, language: Language, scene: str) -> str:
    """The tree of a scene: of a dialog, if one is open; what was said last is left out."""
    with ExitStack() as people:
        SCENES[scene](Stage(page, url, language, people))
        dialog = page.get_by_role("dialog")
        shown = dialog if dialog.count() > 0 else page.locator("body")
        return re.sub(SAID, r"\1", shown.aria_snapshot()) + "\n"
