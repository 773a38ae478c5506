"""Games that several tests play, as moves."""

from __future__ import annotations

from typing import Final

LINE: Final = "0 a1 1 b1 2 c1 3 d1"
"""After these the first player can call a1d1."""

WIN: Final = f"{LINE} !a1d1"
MISSED: Final = f"{LINE} f a2"
"""After these nobody can call the line any more."""

UNLIKE: Final = "0 a1 1 b1 2 c1 f d1"
"""After these there is a row that shares nothing."""

FULL: Final = "0 a1 1 b1 e c1 f d1 2 a2 c b2 3 c2 d d2 4 a3 b b3 5 c3 a d3 6 a4 9 b4 7 c4 8 d4"
"""All pieces are placed, and a line can be called."""

DRAW: Final = f"{FULL} done done"
