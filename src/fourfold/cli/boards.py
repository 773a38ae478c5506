"""`fourfold boards`: the number of full boards without a winning line."""

import json
import time

import click

from fourfold.cli.options import json_option, threads_option, variant_options
from fourfold.cli.progress import with_progress
from fourfold.engine import divide_full_boards
from fourfold.engine.boards import SHARES
from fourfold.rules import Position, Variant, parse_position

LONG_COUNT = 13
"""From this many empty cells on, a count may take long enough for a progress bar."""


@click.command()
@click.argument("position", default=str(Position()))
@variant_options
@threads_option
@json_option
def boards(position: str, variant: Variant, threads: int | None, as_json: bool) -> None:
    """Count the ways to fill the board of POSITION without a winning line.

    All sixteen pieces are placed, the piece in hand among them. The default POSITION is the empty
    board.

    \b
    Examples:
      fourfold boards --squares
      fourfold boards "..../.5../..a./.... -" --traits shape,body
    """
    start = parse_position(position, variant)
    began = time.perf_counter()
    counts = divide_full_boards(start, threads)
    is_long = len(start.empty_cells) >= LONG_COUNT
    count = sum(with_progress(counts, SHARES, "Counting") if is_long else counts)
    seconds = round(time.perf_counter() - began, 3)
    click.echo(json.dumps({"boards": count, "seconds": seconds}) if as_json else count)
