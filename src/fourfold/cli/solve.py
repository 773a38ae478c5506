"""`fourfold solve`: the exact score of positions."""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Unpack

import click

from fourfold.cli.filter import Answer, answer_batches, answer_lines, checked, give_answers
from fourfold.cli.options import SolverOptions, json_option, solver_options, variant_options
from fourfold.cli.progress import searching
from fourfold.engine import ScoredTurn, Solver
from fourfold.rules import FourfoldError, Position, TextError, Variant, parse_position
from fourfold.rules.variant import CLASSES

LATE = 8
"""Positions with so many pieces are solved in far less time than it takes to read them."""


@click.command()
@click.argument("positions", nargs=-1, metavar="[POSITION]...")
@click.option(
    "--from-empty", is_flag=True, help="Solve the empty board in every class of variants."
)
@variant_options
@solver_options
@json_option
def solve(
    positions: tuple[str, ...],
    from_empty: bool,
    variant: Variant,
    as_json: bool,
    **options: Unpack[SolverOptions],
) -> None:
    """Find the exact score of each POSITION for the player who must act.

    Without a position, or with -, it is a filter: one position per line in, one answer per line
    out.

    \b
    An answer is the value, the placements until the call (or -), and a best move:
      $ fourfold solve ".6../9de1/0f../b2.a 5"
      win 3 a4
    """
    if from_empty:
        _solve_from_empty(**options)
        return
    solver = Solver(variant, **options)
    answers: Iterator[Iterable[Answer]]
    if positions and positions != ("-",):
        answers = ([_solve(solver, text)] for text in positions)
    elif not as_json:
        answers = answer_batches(sys.stdin.buffer, lambda lines: _solve_all(solver, lines))
    else:
        answers = answer_lines(sys.stdin.buffer, lambda text: _solve(solver, text))
    give_answers(answers, _plain, as_json=as_json, what="positions could not be solved")


def _solve(solver: Solver, text: str) -> Answer:
    position = parse_position(text, solver.variant)
    began, nodes = time.perf_counter(), solver.nodes
    with searching() as progress:
        best = solver.best(position, progress)
    return score_answer(text, best, solver.nodes - nodes, time.perf_counter() - began)


def _solve_all(
    solver: Solver, lines: Sequence[str | TextError]
) -> Iterator[Sequence[Answer | FourfoldError]]:
    """The answers to many lines: late positions are solved together, others one by one."""
    read = ((line, _read(solver, line)) for line in lines)
    for is_quick, run in groupby(read, key=lambda each: _is_quick(each[1])):
        if not is_quick:
            yield from ([_solve(solver, checked(line))] for line, _ in run)
            continue
        some = tuple(run)
        bests = iter(solver.best_all(each for _, each in some if isinstance(each, Position)))
        yield [
            score_answer(checked(line), next(bests), 0, 0) if isinstance(each, Position) else each
            for line, each in some
        ]


def _read(solver: Solver, line: str | TextError) -> Position | FourfoldError:
    """The position in a line, or why it is none that can be solved."""
    try:
        position = parse_position(checked(line), solver.variant)
        solver.check(position)
    except FourfoldError as error:
        return error
    return position


def _is_quick(read: Position | FourfoldError) -> bool:
    return isinstance(read, FourfoldError) or read.count >= LATE


def score_answer(position: str, best: ScoredTurn, nodes: int, seconds: float) -> Answer:
    """The answer for a position whose best turn is known."""
    return {
        "position": position,
        "value": str(best.score.value),
        "plies": best.score.plies,
        "best": str(best.turn[0]),
        "nodes": nodes,
        "seconds": round(seconds, 3),
    }


def _plain(answer: Answer) -> str:
    plies = "-" if answer["plies"] is None else answer["plies"]
    return f"{answer['value']} {plies} {answer['best']}"


def _solve_from_empty(**options: Unpack[SolverOptions]) -> None:
    """Prints a table of the eight classes, row by row as they are solved, without the book."""
    options["book"] = False
    click.echo(f"{'traits':<8}{'squares':<9}{'value':<7}{'nodes':>15}{'seconds':>9}")
    for variant in CLASSES:
        solver = Solver(variant, **options)
        began = time.perf_counter()
        with searching() as progress:
            value = solver.value(Position(variant), progress)
        seconds = time.perf_counter() - began
        nodes = f"{solver.nodes:,}".replace(",", " ")
        count, squares = len(variant.traits), "on" if variant.blocks else "off"
        click.echo(f"{count:<8}{squares:<9}{value!s:<7}{nodes:>15}{seconds:>9.2f}")
