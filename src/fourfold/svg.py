"""Positions and games as SVG, drawn as on the page and described in words.

In a notebook, a position or a game that is the last value of a cell is drawn by itself.

>>> from fourfold.rules import parse_position
>>> drawing = draw(parse_position("..../.5../..a./.... 7"))
>>> drawing.splitlines()[1]
'<title id="title-cd019aaa">A position in Quarto!</title>'
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from fourfold.picture import draw_diagram
from fourfold.rules import Edition, Game, Position
from fourfold.words import Language, Texts, message
from fourfold.words.export import told_rows

WIDTH: Final = 360.0
"""Of the board, in pixels."""


def draw(
    shown: Position | Game,
    *,
    edition: Edition = Edition.CLASSIC,
    language: Language = Language.EN,
    width: float = WIDTH,
) -> str:
    """A position, or the last one of a game, as the text of an SVG file.

    Its title and its description are in the language. The line of a winning call stands on gold;
    nothing else tells what can be called.
    """
    position = shown.position if isinstance(shown, Game) else shown
    texts = Texts(language, edition)
    title = texts.say(message("preview-position"))
    description = " ".join(map(texts.say, told_rows(position)))
    key = f"-{crc32(f'{title} {description}'.encode()):08x}"
    return draw_diagram(
        position, edition, title=title, description=description, width=width, key=key
    )
