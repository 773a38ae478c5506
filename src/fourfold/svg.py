"""Positions and games as SVG, drawn as on the page and described in words.

In a notebook, a position or a game that is the last value of a cell is drawn by itself.

>>> from fourfold.rules import parse_position
>>> drawing = draw(parse_position("..../.5../..a./.... 7"))
>>> drawing.splitlines()[1]
'<title id="title-cd019aaa">A position in Quarto!</title>'
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final
from zlib import crc32

from fourfold.picture import draw_diagram
from fourfold.rules import Cell, Edition, Game, Piece, Position
from fourfold.words import Language, Message, Texts, message
from fourfold.words.export import told_rows

WIDTH: Final = 360.0
"""Of the board, in pixels."""
SIGNS: Final = {"win": "+", "draw": "=", "loss": "\N{MINUS SIGN}"}
"""Of values, on badges; the number of placements follows, which is told in words too."""


def draw(
    shown: Position | Game,
    *,
    edition: Edition = Edition.CLASSIC,
    language: Language = Language.EN,
    width: float = WIDTH,
    scores: Mapping[Cell | Piece, tuple[str, int | None]] = MappingProxyType({}),
) -> str:
    """A position, or the last one of a game, as the text of an SVG file.

    `scores` are values and distances of cells, or of pieces to give, to be drawn and told too.

    Its title and its description are in the language. The line of a winning call stands on gold;
    nothing else tells what can be called.
    """
    position = shown.position if isinstance(shown, Game) else shown
    texts = Texts(language, edition)
    title = texts.say(message("preview-position"))
    told = [texts.say(each) for each in (*told_rows(position), *map(_rated, scores.items()))]
    description = " ".join(each if each.endswith(".") else f"{each}." for each in told)
    badges = {each: (score[0], _badge(*score)) for each, score in scores.items()}
    key = f"-{crc32(f'{title} {description}'.encode()):08x}"
    return draw_diagram(
        position,
        edition,
        title=title,
        description=description,
        width=width,
        key=key,
        badges=badges,
    )


def _badge(value: str, plies: int | None) -> str:
    return f"{SIGNS[value]}{plies or ''}"


def _rated(each: tuple[Cell | Piece, tuple[str, int | None]]) -> Message:
    name, (value, plies) = each
    score = message(f"analysis-score-{value}", **({} if plies is None else {"plies": plies}))
    return message("analysis-rated", name=name, score=score)
