"""The ways in which a scene is looked at. Each tells what is wrong, by the name of the look.

How it lies in every size, with any letters (`layout.js`), and in which font it is written; what axe
finds, whatever the colours (`axe.js`); what a screen reader finds; and whether every word is one of
the language.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

import fourfold_page
from fourfold.words import Language
from fourfold.words.texts import PAGE_PARTS, source
from tests.page.scenes import Scene, Stage

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE.parent / "golden" / "page" / "tree"

Faults = dict[str, list[str]]
Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    (320, 568),
    (390, 664),
    (390, 844),
    (667, 375),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1440, 900),
    (2560, 1440),
)
KINDS_OF_SCREENS: Final[tuple[Size, ...]] = (
    (320, 568),
    (390, 664),
    (667, 375),
    (820, 1180),
    (1440, 900),
    (2560, 1440),
)
"""One size of each layout."""
LOW: Final = 760
"""On lower phones a menu stands for the header."""


def show(stage: Stage, scene: Scene, language: Language, *, buttons: bool = False) -> None:
    """Shows a scene to somebody new, on a screen on which it is to be seen."""
    width, height = (390, 664) if scene.is_low else (PLAIN.width, PLAIN.height)
    stage.page.set_viewport_size({"width": width, "height": height})
    stage.begin(language=str(language), buttons=buttons)
    scene.show(stage)


@cache
def script(name: str) -> str:
    """A script of this folder as one function."""
    return (HERE / name).read_text("utf-8").partition("*/\n")[2].rstrip(";\n")


# How it lies


@dataclass(frozen=True)
class Letters:
    """A font in the place of the page's own, and how large the letters are."""

    name: str
    font: str = ""
    size: str = ""


OWN: Final = Letters("own")
WIDE: Final = Letters("wide", "'DejaVu Sans'")
TWICE: Final = Letters("twice", size="200%")
WIDE_TWICE: Final = Letters("wide twice", "'DejaVu Sans'", "200%")


def lies(
    page: Page, sizes: Iterable[Size], letters: Iterable[Letters], *, in_sight: bool
) -> Faults:
    """What lies badly, and what is played with and not in sight in the page's own letters."""
    faults = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for each in letters:
            look = {"font": each.font, "size": each.size, "isInSight": in_sight and each == OWN}
            if found := page.evaluate(script("layout.js"), look):
                faults[f"layout {width}x{height} {each.name}"] = found
    page.evaluate("document.documentElement.removeAttribute('style')")
    return faults


FONT: Final = "Atkinson Hyperlegible Next"
WRITTEN: Final = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    const add = each => {
        const [first] = getComputedStyle(each).fontFamily.split(',');
        found.add(first.replaceAll('"', ''));
    };
    while (walker.nextNode()) {
        if (walker.currentNode.data.trim() !== '') add(walker.currentNode.parentElement);
    }
    document.querySelectorAll('input, select, textarea, button').forEach(add);
    return [...found];
}"""


def is_written(page: Page) -> Faults:
    """The fonts that anything is written in, but for the page's own."""
    found = [each for each in page.evaluate(WRITTEN) if each != FONT]
    return {"font": found} if found else {}


# What axe finds


@dataclass(frozen=True)
class Look:
    """A screen, and its colours."""

    name: str
    width: int
    height: int
    scheme: Literal["light", "dark"] = "light"
    forced: Literal["active", "none"] = "none"

    def take(self, page: Page) -> None:
        """Has a page look so."""
        page.set_viewport_size({"width": self.width, "height": self.height})
        page.emulate_media(color_scheme=self.scheme, forced_colors=self.forced)


PLAIN: Final = Look("light", 1280, 800)
LOOKS: Final = (
    PLAIN,
    Look("dark", 1280, 800, scheme="dark"),
    Look("forced", 1280, 800, forced="active"),
    Look("forced-dark", 390, 844, scheme="dark", forced="active"),
    Look("narrow", 320, 568),
    Look("zoomed", 320, 256, scheme="dark"),
)
"""The last is a screen of 1280 by 1024 at 400 %."""

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
AXE: Final = fourfold_page.HERE.modules / "axe-core" / "axe.min.js"
REST: Final = "Promise.allSettled(document.getAnimations().map(each => each.finished))"
FRAMES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
EXPLAINED: Final[Mapping[tuple[str, str], str]] = {
    (
        "label-content-name-mismatch",
        r'data-(piece|cell)=|aria-label="[^"]*, (win|draw|loss)[^"]*"',
    ): "a badge is a sign and a number, and the name says both in words; axe reads no signs",
}
"""Why something that axe cannot decide is right, by its rule and a pattern of where it is."""


def passes_axe(page: Page, looks: Iterable[Look]) -> Faults:
    """What axe finds in each look."""
    faults = {}
    for look in looks:
        look.take(page)
        if found := axe(page):
            faults[f"axe {look.name}"] = found
    page.emulate_media(color_scheme=PLAIN.scheme, forced_colors=PLAIN.forced)
    return faults


def axe(page: Page) -> list[str]:
    """What is wrong, or cannot be decided and is not explained."""
    page.evaluate(REST)
    page.evaluate(FRAMES)
    if page.evaluate("!('axe' in globalThis)"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(script("axe.js"), list(TAGS))
    return [
        f"{each['kind']} {each['rule']} at {each['target']}: {each['why']}"
        for each in found
        if each["kind"] == "violation" or not _is_explained(each["rule"], each["target"])
    ]


def _is_explained(rule: str, target: str) -> bool:
    return any(rule == known and re.search(where, target) for known, where in EXPLAINED)


# What is read

CHANGING: Final = (
    (re.compile(r"^( *- (?:status|alert)): .*$", re.MULTILINE), r"\1"),
    (re.compile(r"http://127\.0\.0\.1:\d+/"), "http://server/"),
    (re.compile(r"(?<=[/=])[0-9A-Za-z]{22}\b"), "TABLE"),
    (re.compile(r"\b\d:\d\d\b"), "0:00"),
    (re.compile(r'timer "[^"]* days?\b[^"]*": .*'), 'timer "days"'),
)
"""What was said last, addresses and clocks differ from time to time."""

ROW: Final = re.compile(r'^( *)- row "(.*)":\n((?:\1  - gridcell ".*"\n)+)', re.MULTILINE)
"""A row of cells in no other state; its name is theirs."""

NAMES: Final = {"Ada", "Grace", "Rosalind", "Computer", "Deutsch", "English", "Español", "Français"}
"""Words that are the same in every language."""

WORD: Final = re.compile(r"[^\W\d_]{2,}")
IDS: Final = re.compile(r"^[\w-]+ *=|^ *\.\w+ *=|^ *\*?\[[\w-]+\]|\$\w+|^#.*$", re.MULTILINE)
"""What is no text in a file of texts."""

ROLES: Final = re.compile(
    r"^ *- (?:/url: .*|row of gridcells|'?/?\w+)|\[[\w=]+\]|http:\S*", re.MULTILINE
)
"""What is no text in a tree."""


def path(name: str) -> Path:
    """Where the tree of a scene is kept."""
    return FOLDER / f"{name}.txt"


def tree(page: Page) -> str:
    """What a screen reader finds, as text: in a dialog, if one is open."""
    page.wait_for_load_state("networkidle")
    dialog = page.get_by_role("dialog")
    shown = dialog if dialog.count() > 0 else page.locator("body")
    text = shown.aria_snapshot() + "\n"
    for changing, instead in CHANGING:
        text = changing.sub(instead, text)
    return ROW.sub(_row, text)


def _row(found: re.Match[str]) -> str:
    """A row in one line, if it says all."""
    indent, name, cells = found.groups()
    is_all = " ".join(re.findall(r'"(.*)"', cells)) == name
    return f'{indent}- row of gridcells "{name}"\n' if is_all else found[0]


def is_sayable(page: Page) -> Faults:
    """Signs that a reader would say by their names."""
    found = [line.strip() for line in tree(page).splitlines() if "·" in line or "–" in line]
    return {"signs": found} if found else {}


def reads(page: Page, name: str) -> Faults:
    """How what a screen reader finds differs from what was read and found good."""
    good = path(name).read_text("utf-8")
    lines = difflib.unified_diff(good.splitlines(), tree(page).splitlines(), n=1, lineterm="")
    found = list(lines)[2:]
    return {"tree": found} if found else {}


def speaks(page: Page, language: Language) -> Faults:
    """The words that are none of a language."""
    strange = set(WORD.findall(ROLES.sub(" ", tree(page)))) - NAMES
    found = sorted(each for each in strange if each.lower() not in _vocabulary(language))
    return {"words": found} if found else {}


@cache
def _vocabulary(language: Language) -> frozenset[str]:
    texts = "\n".join(source(language, part) for part in ("game", "rules", *PAGE_PARTS))
    return frozenset(each.lower() for each in WORD.findall(IDS.sub(" ", texts)))
