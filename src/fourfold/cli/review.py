"""`fourfold review`: what each move of a saved game was worth."""

from collections.abc import Iterator
from typing import Unpack

import click

from fourfold.cli.filter import Answer, give_answers, refusal
from fourfold.cli.options import SolverOptions, json_option, solver_options
from fourfold.cli.progress import searching
from fourfold.cli.saved import saved_games
from fourfold.engine import ReviewedMove, Solver, review as reviewed
from fourfold.rules import FourfoldError


@click.command()
@click.argument("file")
@solver_options
@json_option
def review(file: str, as_json: bool, **options: Unpack[SolverOptions]) -> None:
    """Judge every move of the saved games in FILE.

    \b
    An answer is the number of the move, who made it, the move, and its exact score for them. Where
    it threw something away, the best that could be reached follows:
      $ fourfold review game.txt
      6 second 3 loss 1, 4 draw -
    """
    give_answers(
        _answers(file, options),
        _plain,
        as_json=as_json,
        what="games could not be reviewed",
    )


def _answers(name: str, options: SolverOptions) -> Iterator[list[Answer]]:
    """The moves of each game, or the error for it."""
    solver: Solver | None = None
    for number, saved in enumerate(saved_games(name), 1):
        if isinstance(saved, FourfoldError):
            yield [{"file": name, **refusal(saved)}]
            continue
        variant = saved.game.start.variant
        if solver is None or solver.variant != variant:
            solver = Solver(variant, **options)
        with searching() as progress:
            moves = reviewed(saved.game, solver, progress)
        yield [_answer(number, at, each) for at, each in enumerate(moves, 1)]


def _answer(game: int, number: int, each: ReviewedMove) -> Answer:
    return {
        "game": game,
        "number": number,
        "seat": str(each.seat),
        "move": str(each.move),
        "value": str(each.after.value),
        "plies": each.after.plies,
        "best": str(each.best),
        "best_value": str(each.before.value),
        "best_plies": each.before.plies,
    }


def _plain(answer: Answer) -> str:
    said = f"{answer['number']} {answer['seat']} {answer['move']} {_score(answer, '')}"
    if answer["value"] == answer["best_value"]:
        return said
    return f"{said}, {answer['best']} {_score(answer, 'best_')}"


def _score(answer: Answer, which: str) -> str:
    plies = answer[f"{which}plies"]
    return f"{answer[f'{which}value']} {'-' if plies is None else plies}"
