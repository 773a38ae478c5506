"""Perfect play: exact scores of positions in every variant.

>>> from fourfold.rules import parse_position
>>> solver = Solver()
>>> solver.solve(parse_position("2.a5/9bc./6..f/4.1. 3"))
Score.loss(4)
>>> best = solver.best(parse_position(".6../9de1/0f../b2.a 5"))
>>> print(best, "is a", best.score)
a4 4 is a win in 3
"""

from fourfold.engine.boards import count_full_boards, divide_full_boards
from fourfold.engine.book import Book
from fourfold.engine.cancelling import CancelledError, CancelToken
from fourfold.engine.errors import EngineCode
from fourfold.engine.opponent import Level, Opponent
from fourfold.engine.perft import divide_natively
from fourfold.engine.score import Score, Value
from fourfold.engine.solver import Progress, ScoredTurn, Solver
from fourfold.engine.turn import legal_turns

__all__ = [
    "Book",
    "CancelToken",
    "CancelledError",
    "EngineCode",
    "Level",
    "Opponent",
    "Progress",
    "Score",
    "ScoredTurn",
    "Solver",
    "Value",
    "count_full_boards",
    "divide_full_boards",
    "divide_natively",
    "legal_turns",
]
