"""Positions for eyes: a board as on the page, and a card that shows one beside words.

Pure: the texts of SVG files are returned, and nothing is said in any language but by the caller.

>>> from fourfold.rules import Edition, Position
>>> drawing = draw_card(Position(), Edition.CLASSIC, title="The board", description="It is empty.")
>>> drawing.splitlines()[1]
'<title id="title">The board</title>'
"""

from fourfold.picture.card import draw_card as draw_card
from fourfold.picture.diagram import draw_diagram as draw_diagram
