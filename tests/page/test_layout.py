"""How the page lies: nothing is cut off, small, overlapping or moving, whatever the screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.scenes import BUTTONS, BY_NAME, DRAW, REPRESENTATIVE, SETTINGS, Scene, Stage
from tests.server.running import Server

SIZES: Final = (
    (320, 568),
    (360, 640),
    (390, 664),
    (390, 844),
    (667, 375),
    (768, 1024),
    (844, 390),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
)
LOW: Final = 760
"""On lower phones a menu stands for the header."""

LANGUAGES: Final = ("en", "fr", "es", "de")
LONGEST: Final = "de"
FAULTS: Final = Path(__file__).with_name("layout.js")
# What stays in its place has not moved, nor have other words on the same line, nor a column that
# begins to scroll. A node that is gone when it is told of, as replaced words are, is null.
SHIFTS: Final = """
    globalThis.shifts = [];
    new PerformanceObserver(list => {
        for (const { sources } of list.getEntries()) {
            for (const { node, previousRect: before, currentRect: after } of sources) {
                const isElement = node?.nodeType === Node.ELEMENT_NODE;
                if (before.y === after.y && (before.x === after.x || !isElement)) continue;
                if (node?.matches?.('.tools')) continue;
                globalThis.shifts.push([node?.className ?? node?.textContent, before, after]);
            }
        }
    }).observe({ type: 'layout-shift', buffered: true });
"""
OWN: Final = ("", "")
WIDE: Final = ("'DejaVu Sans'", "")
TWICE: Final = ("", "200%")
WIDE_TWICE: Final = ("'DejaVu Sans'", "200%")
"""Looks: a font in the place of the page's own, and how large the letters are."""
LOOK: Final = """([font, size]) => {
    const { style } = document.documentElement;
    style.setProperty('--font', font);
    style.fontSize = size;
}"""
FRAMES: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def stage(open_page: OpenPage, server: Server) -> Iterator[Stage]:
    """A page on which nothing is animated."""
    with Stage(open_page(reduced_motion="reduce"), server) as stage:
        yield stage


def _faults(page: Page) -> list[str]:
    source = FAULTS.read_text(encoding="utf-8").partition("*/\n")[2].rstrip(";\n")
    return list(page.evaluate(source))


def _lies_well(
    stage: Stage,
    scene: Scene,
    language: str,
    *looks: tuple[str, str],
    buttons: bool = False,
) -> None:
    """Shows a scene once, and looks at it in every size, in some looks."""
    stage.keep(**{SETTINGS: {"language": language, "buttons": buttons}})
    sizes = [(width, height) for width, height in SIZES if not scene.is_low or height < LOW > width]
    stage.page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
    scene.show(stage)
    faults = {}
    for font, size in looks:
        stage.page.evaluate(LOOK, [font, size])
        for width, height in sizes:
            stage.page.set_viewport_size({"width": width, "height": height})
            assert stage.page.evaluate("document.getAnimations().length") == 0
            stage.page.evaluate(FRAMES)
            if found := _faults(stage.page):
                faults[f"{width}x{height} {font} {size}"] = found
    assert faults == {}


@pytest.mark.parametrize("name", [each.name for each in REPRESENTATIVE])
def test_everything_lies_well_in_the_longest_language(
    stage: Stage, name: str, complaints: list[str]
) -> None:
    scene = BY_NAME[name]
    _lies_well(stage, scene, LONGEST, OWN, WIDE)
    scene.forgive(complaints)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("name", "language"),
    [
        (scene.name, language)
        for scene in BY_NAME.values()
        for language in LANGUAGES
        if language == LONGEST or not scene.is_alike
    ],
)
def test_everything_lies_well_in_every_language(
    stage: Stage, name: str, language: str, complaints: list[str]
) -> None:
    """In the page's own letters and in the widest, of the usual size and twice as large."""
    scene = BY_NAME[name]
    _lies_well(stage, scene, language, OWN, WIDE, TWICE, WIDE_TWICE)
    scene.forgive(complaints)


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=() if each == "point" else pytest.mark.proof) for each in BUTTONS],
)
def test_plain_buttons_lie_well(stage: Stage, name: str) -> None:
    _lies_well(stage, BY_NAME[name], LONGEST, OWN, WIDE, buttons=True)


@pytest.mark.parametrize(
    "name",
    ["start-more", "settings", "waiting", "give", "point", "missed", "rules-0"],
)
def test_text_may_be_twice_as_large(stage: Stage, name: str) -> None:
    _lies_well(stage, BY_NAME[name], LONGEST, TWICE, WIDE_TWICE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_played_with_is_in_sight(
    open_page: OpenPage, server: Server, language: str
) -> None:
    """The board, the pieces beside it and the call, without scrolling."""
    with Stage(open_page(reduced_motion="reduce"), server) as stage:
        stage.keep(**{SETTINGS: {"language": language}})
        for name in ("give", "place"):
            BY_NAME[name].show(stage)
            for width, height in SIZES:
                stage.page.set_viewport_size({"width": width, "height": height})
                stage.page.evaluate(FRAMES)
                hidden = stage.page.evaluate(
                    """() => [...document.querySelectorAll(
                        '[role="gridcell"], .quarto, .give, .hand .piece')]
                        .filter(each => each.getBoundingClientRect().bottom > innerHeight + 0.5)
                        .map(each => each.getAttribute('aria-label') ?? each.className)"""
                )
                assert hidden == [], f"{name} at {width}x{height}"
        stage.page.set_viewport_size({"width": 1280, "height": 800})
        expect(stage.page.locator("#command")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("width", "height", "language"),
    [
        (390, 844, LONGEST),
        *(pytest.param(390, 844, each, marks=pytest.mark.proof) for each in ("en", "fr", "es")),
        *(pytest.param(1280, 800, each, marks=pytest.mark.proof) for each in LANGUAGES),
    ],
)
def test_nothing_moves_by_itself(
    open_page: OpenPage, server: Server, width: int, height: int, language: str
) -> None:
    """Neither while a screen loads, nor while a whole game is played, nor after it."""
    page = open_page(viewport={"width": width, "height": height})
    page.add_init_script(SHIFTS)
    with Stage(page, server) as stage:
        stage.keep(**{SETTINGS: {"language": language}})
        for path in ("", "rules", "analysis"):
            stage.open(path)
            _expect_still(page)
        game = stage.play()
        _expect_still(page)
        for number, move in enumerate(DRAW.split()):
            if game.in_turn is game.second:
                game.play(move)
            elif move == "done":
                page.locator(".give").click()
            elif len(move) == 1:
                page.locator(f".choosing [data-piece='{move}']").click()
                page.locator(".give").click()
            else:
                page.locator(f".legal [data-cell='{move}']").click()
            _expect_seen(stage, game, number + 1)
        expect(page.locator("#ending")).to_be_visible()
        _expect_still(page)


def _expect_seen(stage: Stage, game: Any, moves: int) -> None:
    """Waits until everybody has seen so many moves."""
    game.first.until_seen(4 + moves)
    game.second.until_seen(4 + moves)
    stage.page.wait_for_function(
        "count => document.querySelectorAll('.moves li').length >= count",
        arg=min(16, moves // 2),
    )


def _expect_still(page: Page) -> None:
    page.evaluate(FRAMES)
    assert page.evaluate("shifts") == [], page.url
