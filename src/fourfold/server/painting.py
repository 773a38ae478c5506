"""A process of its own that turns drawings into pictures, for the library keeps others waiting.

It reads drawings from its standard input and writes PNG files to its standard output, each after
its length in four bytes. An empty picture stands for a drawing that cannot be painted.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import resvg_py

LETTERS: Final = Path(__file__).with_name("letters") / "letters.ttf"
LENGTH: Final = 4
"""Bytes of a length."""
NICE: Final = 10
"""Moves come first."""


def painted(drawing: str) -> bytes:
    """A drawing as a PNG, with no letters but our own; nothing if it cannot be painted."""
    try:
        return bytes(
            resvg_py.svg_to_bytes(
                svg_string=drawing, skip_system_fonts=True, font_files=[str(LETTERS)]
            )
        )
    except ValueError:
        return b""


def main() -> None:
    """Paints until nobody asks any more."""
    os.nice(NICE)
    asked, given = sys.stdin.buffer, sys.stdout.buffer
    while len(length := asked.read(LENGTH)) == LENGTH:
        drawing = asked.read(int.from_bytes(length, "big")).decode()
        picture = painted(drawing)
        given.write(len(picture).to_bytes(LENGTH, "big") + picture)
        given.flush()


if __name__ == "__main__":
    main()
