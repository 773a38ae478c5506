"""`fourfold analyse`: the exact score of every legal turn."""

import json
import time
from typing import Unpack

import click

from fourfold.cli.options import SolverOptions, json_option, solver_options, variant_options
from fourfold.cli.progress import searching
from fourfold.cli.solve import score_answer
from fourfold.engine import Solver
from fourfold.rules import Variant, parse_position


@click.command()
@click.argument("position")
@variant_options
@solver_options
@json_option
def analyse(
    position: str, variant: Variant, as_json: bool, **options: Unpack[SolverOptions]
) -> None:
    """Find the exact score of every legal turn in POSITION, best first.

    A turn is a placement and a give (b3 7), a placement and a call (b3 !a2d2), or whatever else a
    player does before the other one acts. Scores assume that both players call every line.
    """
    solver = Solver(variant, **options)
    start = parse_position(position, variant)
    began = time.perf_counter()
    with searching() as progress:
        turns = solver.analyse(start, progress)
    seconds = time.perf_counter() - began
    best = max(turns, key=lambda each: each.score)
    if as_json:
        answer = score_answer(position, best, solver.nodes, seconds)
        answer["turns"] = [
            {"turn": str(each), "value": str(each.score.value), "plies": each.score.plies}
            for each in turns
        ]
        click.echo(json.dumps(answer))
        return
    for each in sorted(turns, key=lambda each: each.score, reverse=True):
        click.echo(f"{each!s:<10} {each.score}")
