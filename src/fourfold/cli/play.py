"""`fourfold play`: a game in the terminal."""

from __future__ import annotations

import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from random import SystemRandom

import click

from fourfold.cli.options import ALL_TRAITS, variant_options
from fourfold.rules import (
    Calling,
    Edition,
    Game,
    Position,
    SavedGame,
    Seat,
    Trait,
    Variant,
    check_name,
    draw_lots,
    parse_game,
)
from fourfold.terminal.play import Conversation

TYPED_AT_MOST = 4096
"""Characters of a typed line that are kept."""


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
@click.option(
    "--save", type=click.Path(dir_okay=False), metavar="FILE", help="Save the game at the end."
)
def play(
    traits: tuple[Trait, ...] | None,
    squares: bool,
    edition: str,
    automatic: bool,
    names: tuple[str, str],
    moves: str,
    save: str | None,
) -> None:
    """Play a game for two at this keyboard.

    You must call “QUARTO!” yourself: a line that nobody calls in time wins nothing.
    """
    _check_names(names)
    calling = Calling.AUTOMATIC if automatic else Calling.HAND
    start = Position(Variant(traits or ALL_TRAITS, squares))
    game = parse_game(moves, start, calling).settled()
    first, second = names if moves else draw_lots(names, SystemRandom())
    seats = {Seat.FIRST: first, Seat.SECOND: second}
    game = Conversation(game, seats, Edition(edition), _ask, click.echo, _columns).run()
    if game.moves:
        click.echo(f"The moves: {game}")
    if game.moves and game.outcome is None:
        click.echo("To go on with this game:")
        click.echo(f"  {_command(game, edition, first, second)}")
    if save is not None:
        today = datetime.now().astimezone().date()
        _save(save, SavedGame(game, Edition(edition), None, first, second, today))


def _check_names(names: tuple[str, str]) -> None:
    for name in names:
        check_name(name)
    if not all(names) or names[0] == names[1]:
        raise click.ClickException("The two players need two different names.")


def _save(name: str, saved: SavedGame) -> None:
    try:
        Path(name).write_text(str(saved), encoding="utf-8")
    except OSError as error:
        raise click.ClickException(f"The game was not saved: {error.strerror}.") from None
    click.echo(f"Saved in {name}.")


def _command(game: Game, edition: str, first: str, second: str) -> str:
    """The command that goes on with a game."""
    variant = game.start.variant
    words = ["fourfold", "play"]
    if variant.traits != ALL_TRAITS:
        words += ["--traits", ",".join(map(str, variant.traits))]
    if variant.blocks:
        words.append("--squares")
    if edition != str(Edition.CLASSIC):
        words += ["--edition", edition]
    if game.calling is Calling.AUTOMATIC:
        words.append("--automatic")
    return shlex.join([*words, "--names", first, second, "--moves", str(game)])


def _columns() -> int:
    return shutil.get_terminal_size().columns


def _ask(question: str) -> str:
    """Asks a question; returns the line typed, without its end. Raises `EOFError` at the end."""
    click.echo(question, nl=False)
    line = rest = sys.stdin.readline(TYPED_AT_MOST)
    if not line:
        raise EOFError
    while rest and not rest.endswith("\n"):
        rest = sys.stdin.readline(TYPED_AT_MOST)
    if not rest:
        click.echo()
    return line.rstrip("\r\n")
