"""`fourfold perft`: counts of move sequences."""

import json
import time

import click

from fourfold.cli.options import given, json_option, threads_option, variant_options
from fourfold.cli.progress import with_progress
from fourfold.engine import divide_natively
from fourfold.rules import Move, Position, Variant, divide, parse_position, perft as count
from fourfold.rules.errors import quoted
from fourfold.rules.notation import LONGEST_GAME

LONG_COUNT, LONG_COUNT_BY_HAND = 9, 6
"""From these depths on, a count may take long enough for a progress bar."""


def _read_depth(text: str) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) <= LONGEST_GAME:
        return int(text)
    raise click.ClickException(
        f"{quoted(text)} is not a depth; a depth is a whole number from 0 to {LONGEST_GAME}."
    )


@click.command()
@click.argument("depth", callback=given(_read_depth))
@click.argument("position", default=str(Position()))
@variant_options
@click.option("--calls", is_flag=True, help="Count calls and “done” as moves of their own.")
@threads_option
@click.option("--divide", "divided", is_flag=True, help="Print the count of each first move.")
@json_option
def perft(
    depth: int,
    position: str,
    variant: Variant,
    calls: bool,
    threads: int | None,
    divided: bool,
    as_json: bool,
) -> None:
    """Count the sequences of exactly DEPTH moves from POSITION.

    Lines are called automatically, and the call does not count as a move: a placement that
    completes a line ends its sequence. The default POSITION is the empty board.

    \b
    Examples:
      fourfold perft 4
      fourfold perft 3 "..../.5../..a./.... 7" --squares --traits shape,body
    """
    start = parse_position(position, variant)
    began = time.perf_counter()
    counts = _count_each(start, depth, threads, calls=calls) if depth else {}
    nodes = sum(counts.values()) if depth else 1
    seconds = round(time.perf_counter() - began, 3)
    division = {str(move): share for move, share in counts.items()} if divided else {}
    if as_json:
        answer: dict[str, object] = {"depth": depth, "nodes": nodes, "seconds": seconds}
        click.echo(json.dumps(answer | ({"moves": division} if divided else {})))
        return
    for move, share in division.items():
        click.echo(f"{move}: {share}")
    click.echo(nodes)


def _count_each(
    start: Position, depth: int, threads: int | None, *, calls: bool
) -> dict[Move, int]:
    """Counts for each first move: in C++, or by the Python rules where calls are moves."""
    if depth == 1:
        return dict(divide(start, 1, calls=calls))
    counts = {move: 0 for move, _ in divide(start, 1, calls=calls)}
    steps = count(start, 2, calls=calls)
    if calls:
        parts = (
            (first, nodes)
            for first in counts
            for _, nodes in divide(start.play(first), depth - 1, calls=True)
        )
    else:
        parts = ((first, nodes) for first, _, nodes in divide_natively(start, depth, threads))
    is_long = depth >= (LONG_COUNT_BY_HAND if calls else LONG_COUNT)
    for first, nodes in with_progress(parts, steps, "Counting") if is_long else parts:
        counts[first] += nodes
    return counts
