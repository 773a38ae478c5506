"""The moves of some games."""

ROW = "0 a1 1 b1 2 c1 3 d1"
"""The first row shares light and round; `first` has completed it and may call."""

ROWS = "0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 5 d1"
"""The second row shares nothing; then `first` has completed the first one, and may call it."""

QUIET = "1 d3 c b3 a a4 7 a3 2 c3 4 a1 6 d1 e d4 9 c1 5 c2 3 b1 b c4 d d2 0 b4 8 a2 f b2"
"""All pieces are placed, and no line was ever open."""

LAST_LINE = "5 c3 9 d4 c a4 4 b4 0 a3 3 d1 6 b2 7 b1 8 c1 d d3 f a1 2 c4 e c2 b b3 a a2 1 d2"
"""All pieces are placed; the last one has opened the only line."""
