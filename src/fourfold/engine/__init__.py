"""Perfect play: exact scores of positions in every variant.

>>> from fourfold.rules import parse_position
>>> solver = Solver()
>>> solver.solve(parse_position("2.a5/9bc./6..f/4.1. 3"))
Score.loss(4)
>>> best = solver.best(parse_position(".6../9de1/0f../b2.a 5"))
>>> print(best, "is a", best.score)
a4 4 is a win in 3
"""

from fourfold.engine.analysis import Analysis as Analysis, ScoredTurn as ScoredTurn
from fourfold.engine.boards import (
    count_full_boards as count_full_boards,
    divide_full_boards as divide_full_boards,
)
from fourfold.engine.book import Book as Book
from fourfold.engine.call import Progress as Progress
from fourfold.engine.cancelling import CancelledError as CancelledError, CancelToken as CancelToken
from fourfold.engine.errors import EngineCode as EngineCode
from fourfold.engine.opponent import Level as Level, Opponent as Opponent
from fourfold.engine.perft import divide_natively as divide_natively
from fourfold.engine.reviewing import ReviewedMove as ReviewedMove, review as review
from fourfold.engine.score import Score as Score, Value as Value
from fourfold.engine.solver import Solver as Solver
from fourfold.engine.turn import legal_turns as legal_turns
