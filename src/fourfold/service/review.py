"""The review of a game for somebody at an address, and games from elsewhere."""

from fourfold.engine.reviewing import ReviewedMove, judged, positions_to_judge
from fourfold.rules import Game, Position, SavedGame, Variant
from fourfold.rules.notation import parse_game
from fourfold.rules.saved import parse_saved_game
from fourfold.service.solver_pool import SolverPool
from fourfold.words import Message, turned


def said(each: ReviewedMove) -> Message | None:
    """How a move turned the game; None where its value stayed what it was."""
    if not each.is_mistake:
        return None
    return turned(
        each.position,
        each.move,
        each.best,
        lost_in=each.after.plies,
        won_in=each.before.plies,
    )


def pasted_game(text: str, variant: Variant) -> SavedGame:
    """Reads a game that somebody pasted: a saved one, or only its moves, from the empty board.

    How lines end, blanks around them and empty lines after them do not matter. Raises
    `FourfoldError`, which says where.
    """
    lines = [line.strip() for line in text.removeprefix("\ufeff").strip().splitlines()]
    if lines and lines[0].startswith("Edition:"):
        return parse_saved_game("\n".join((*lines, "")))
    return SavedGame(parse_game(" ".join(text.removeprefix("\ufeff").split()), Position(variant)))


async def review(game: Game, solvers: SolverPool, address: str) -> tuple[ReviewedMove, ...]:
    """All moves of a game, in order, for somebody at an address. Raises `BusyError`.

    One position is asked for at a time, so that others are answered in between.
    """
    bests = [await solvers.best(address, position) for position in positions_to_judge(game)]
    return judged(game, bests)
