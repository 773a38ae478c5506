"""A card for previews of links: a board, and beside it the name of the game and some words."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape
from typing import Final

from fourfold.picture.board import COLOURS, FONT, SIDE, board, opened
from fourfold.rules import Cell, Edition, Position

WIDTH, HEIGHT = 1200.0, 630.0
PAPER: Final = "#f5efe4"
INK: Final = "#2a2019"
INK2: Final = "#5e5246"

_MARGIN: Final = 34.0
_BOARD: Final = HEIGHT - 2 * _MARGIN
_LEFT: Final = _MARGIN + _BOARD + 44.0
_ROOM: Final = WIDTH - _LEFT - 40.0
"""For words."""
_EM: Final = 0.56
"""How wide a letter is as a rule, for each pixel of its size."""
_SIGNS: Final = "‘’‚“”„‹›–—…€ŞşŠšȘșȚț"
_LACKING: Final = "\u00adµĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŊŋŌōŎŏŖŗŜŝŦŧŨũŬŭſ"
"""Letters of the Latin script that our font does not have."""
_MARK: Final = (
    '<g fill="none">'
    f'<circle cx="7" cy="7" r="5" fill="#f8e9c9" stroke="{INK}" stroke-width="2"/>'
    f'<rect x="16" y="2" width="10" height="10" rx="2" fill="#7a4932" stroke="{INK}"'
    ' stroke-width="2"/>'
    '<rect x="3.2" y="17.2" width="7.6" height="7.6" rx="1.2" stroke="#b98d4f"'
    ' stroke-width="3.4"/>'
    '<circle cx="21" cy="21" r="4.3" stroke="#b05c36" stroke-width="3.4"/></g>'
)


def draw_card(
    position: Position,
    edition: Edition,
    *,
    title: str,
    description: str,
    winning: Collection[Cell] = (),
) -> str:
    """A position as the text of an SVG file of 1200 by 630 pixels, with words beside the board.

    Where somebody has won, the title stands on gold. Words that the font cannot write are left to
    who reads them elsewhere.
    """
    words = (
        _words(title, description, is_golden=bool(winning))
        if can_be_written(title + description)
        else ()
    )
    scale = _BOARD / SIDE
    return "\n".join(
        opened(
            WIDTH,
            HEIGHT,
            title,
            description,
            f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{PAPER}"/>',
            f'<g transform="translate({_MARGIN:g} {_MARGIN:g}) scale({scale:.5f})">',
            *board(position, edition, winning),
            "</g>",
            f'<g transform="translate({_LEFT:g} 58) scale(2)">{_MARK}</g>',
            _text(_LEFT + 76, 101, 40, INK, "Fourfold"),
            *words,
        )
    )


def can_be_written(text: str) -> bool:
    """Whether our font has every letter of a text: those of most languages in Latin script.

    >>> can_be_written("Łódź, Málaga"), can_be_written("Αθήνα")
    (True, False)
    """
    return all((each < "\u0180" and each not in _LACKING) or each in _SIGNS for each in text)


def _words(title: str, description: str, *, is_golden: bool) -> Iterator[str]:
    """The title and the description, each in as many lines as it takes."""
    inner = _ROOM - (56 if is_golden else 0)
    size, lines = _fitted(title, inner, 68, 2)
    step = size * 1.12
    top = 190.0
    x = _LEFT
    if is_golden:
        height = step * len(lines) + 44
        yield (
            f'<rect x="{_LEFT:g}" y="{top:g}" width="{_ROOM:g}" height="{height:g}" rx="24"'
            f' fill="{COLOURS["gold"]}"/>'
        )
        x, top = _LEFT + 28, top + 20
    ink = COLOURS["goldink"] if is_golden else INK
    for number, line in enumerate(lines):
        yield _text(x, top + size * 0.86 + number * step, size, ink, line)
    under = top + step * len(lines) + (64 if is_golden else 30)
    size, lines = _fitted(description, _ROOM, 33, 5)
    for number, line in enumerate(lines):
        yield _text(_LEFT, under + (number + 0.8) * size * 1.32, size, INK2, line)


def _fitted(text: str, room: float, size: float, lines_at_most: int) -> tuple[float, list[str]]:
    """The lines of a text, and the largest size in which they fit; what is too long is cut."""
    while True:
        lines = _wrapped(text, int(room / (size * _EM)))
        is_small = size <= 24
        if len(lines) <= lines_at_most or is_small:
            break
        size *= 0.9
    if len(lines) > lines_at_most:
        lines = [*lines[: lines_at_most - 1], f"{lines[lines_at_most - 1][:-1]}…"]
    return size, lines


def _wrapped(text: str, letters: int) -> list[str]:
    """A text in lines of so many letters; a word that is longer goes on in the next line."""
    lines = [""]
    for word in text.split(" "):
        rest = word
        if lines[-1] and len(lines[-1]) + 1 + len(rest) <= letters:
            lines[-1] += f" {rest}"
            continue
        if lines[-1]:
            lines.append("")
        while len(rest) > letters:
            lines[-1], rest = rest[:letters], rest[letters:]
            lines.append("")
        lines[-1] = rest
    return lines


def _text(x: float, y: float, size: float, fill: str, text: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:.1f}" font-family="{FONT}" font-size="{size:.1f}"'
        f' font-weight="700" fill="{fill}">{escape(text)}</text>'
    )
