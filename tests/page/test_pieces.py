"""All pieces are told apart when they are small, also by people who see few colours or none.

The measure is that of the design: each drawing of the real page at 40 px on its tile, in greys; the
least root mean square difference (0 to 255) of any two.
"""

from __future__ import annotations

import base64
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import OpenPage
from tests.page.scenes import Stage
from tests.server.running import Server

SIZE: Final = 40
LEAST: Final = 20.0
LEAST_FORCED: Final = 30.0
VISIONS: Final = ("none", "achromatopsia", "deuteranopia", "protanopia", "tritanopia")

LAY: Final = """size => {
    const sheet = document.createElement('div');
    Object.assign(sheet.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 99,
        display: 'grid', gridTemplateColumns: `repeat(16, ${size}px)`, background: 'Canvas' });
    const tiles = [...document.querySelectorAll('[data-piece]')];
    for (const tile of tiles) {
        const box = document.createElement('div');
        Object.assign(box.style, { width: `${size}px`, height: `${size}px`,
            background: getComputedStyle(tile).backgroundColor });
        box.append(tile.querySelector('svg').cloneNode(true));
        sheet.append(box);
    }
    document.body.append(sheet);
    return tiles.map(tile => tile.dataset.piece);
}"""
GREYS: Final = """async ([picture, size]) => {
    const bytes = Uint8Array.from(atob(picture), each => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d',
        { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return Array.from({ length: image.width / size }, (_, index) => {
        const { data } = context.getImageData(index * size, 0, size, size);
        return Array.from({ length: size * size }, (_, at) =>
            0.299 * data[4 * at] + 0.587 * data[4 * at + 1] + 0.114 * data[4 * at + 2]);
    });
}"""


def _likest(page: Page, pieces: list[str]) -> tuple[float, str]:
    """The least difference of any two pieces, and which these are."""
    clip = {"x": 0, "y": 0, "width": SIZE * len(pieces), "height": SIZE}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    greys: list[list[float]] = page.evaluate(GREYS, [picture, SIZE])
    assert len(greys) == len(pieces) == 16
    drawn = dict(zip(pieces, greys, strict=True))
    return min((_rms(drawn[a], drawn[b]), f"{a} and {b}") for a, b in combinations(pieces, 2))


def _rms(one: list[float], other: list[float]) -> float:
    squares = sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
    return float((squares / len(one)) ** 0.5)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("scheme", "forced"),
    [
        ("light", "none"),
        pytest.param("dark", "none", marks=pytest.mark.proof),
        pytest.param("light", "active", marks=pytest.mark.proof),
        pytest.param("dark", "active", marks=pytest.mark.proof),
    ],
)
@pytest.mark.parametrize("edition", ["classic", "access"])
def test_small_pieces_are_told_apart(
    open_page: OpenPage, server: Server, edition: str, scheme: str, forced: str
) -> None:
    """With every kind of vision; where colours are forced, there are but two of them."""
    visions, least = (VISIONS[:1], LEAST_FORCED) if forced == "active" else (VISIONS, LEAST)
    size = {"width": 1280, "height": 800}
    page = open_page(viewport=size, color_scheme=scheme, forced_colors=forced)
    with Stage(page, server) as stage:
        stage.play(edition=edition)
        expect(page.locator("[data-piece] svg")).to_have_count(16)
        pieces: list[str] = page.evaluate(LAY, SIZE)
    session = page.context.new_cdp_session(page)
    told = {}
    for vision in visions:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        told[vision] = _likest(page, pieces)
    print(edition, scheme, forced, told)
    assert min(told.values())[0] >= least, told
