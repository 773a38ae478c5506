"""Positions for fingers: a line of braille, and a drawing in raised lines.

Pure: texts and drawings are returned, and nothing is said in any language but by the caller.

>>> from fourfold.rules import parse_position
>>> braille(parse_position("..../.5../..a./.... 7"))
'⠤⠤⠤⠤⠀⠤⡷⠤⠤⠀⠤⠤⣏⠤⠀⠤⠤⠤⠤⠀⡿'
"""

from fourfold.tactile.braille import (
    braille as braille,
    parse_braille as parse_braille,
    sign as sign,
)
from fourfold.tactile.drawing import draw as draw
