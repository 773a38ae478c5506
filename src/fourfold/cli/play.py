"""`fourfold play`: a game in the terminal."""

from __future__ import annotations

import shlex
import sys
from random import SystemRandom

import click

from fourfold.cli.options import ALL_TRAITS, variant_options
from fourfold.rules import Calling, Edition, Position, Seat, Trait, Variant, draw_lots, parse_game
from fourfold.terminal.play import Conversation


@click.command()
@variant_options
@click.option(
    "--edition",
    type=click.Choice([str(edition) for edition in Edition]),
    default=str(Edition.CLASSIC),
    show_default=True,
    help="Play with colours (classic) or with surfaces that can be felt (access).",
)
@click.option("--automatic", is_flag=True, help="Call lines by itself, for learners.")
@click.option(
    "--names",
    nargs=2,
    default=("Player 1", "Player 2"),
    metavar="NAME NAME",
    help="The players' names; who begins is drawn by lot.",
)
@click.option("--moves", default="", metavar="MOVES", help="Go on with a game: its moves so far.")
def play(
    traits: tuple[Trait, ...] | None,
    squares: bool,
    edition: str,
    automatic: bool,
    names: tuple[str, str],
    moves: str,
) -> None:
    """Play a game for two at this keyboard.

    You must call “QUARTO!” yourself: a line that nobody calls in time wins nothing.
    """
    calling = Calling.AUTOMATIC if automatic else Calling.HAND
    game = parse_game(moves, Position(Variant(traits or ALL_TRAITS, squares)), calling)
    first, second = names if moves else draw_lots(names, SystemRandom())
    seats = {Seat.FIRST: first, Seat.SECOND: second}
    game = Conversation(game, seats, Edition(edition), _ask, click.echo).run()
    if game.moves:
        click.echo(f"The moves: {game}")
    if game.moves and game.outcome is None:
        click.echo("To go on, start again with the same options and:")
        click.echo(f"  --names {shlex.join((first, second))} --moves {shlex.quote(str(game))}")


def _ask(question: str) -> str:
    """Asks a question; returns the line typed, without its end. Raises `EOFError` at the end."""
    click.echo(question, nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")
