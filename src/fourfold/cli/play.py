"""`fourfold play`: a game in the terminal, on this computer or over the network."""

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import click
from click.core import ParameterSource

from fourfold.cli.filter import read_file
from fourfold.cli.options import database_file, database_option, enum_option, given
from fourfold.rules import Calling, Edition, Position, Seat
from fourfold.rules.errors import FourfoldError, RulesCode, SetupError, TextError, quoted
from fourfold.rules.notation import parse_game, parse_traits
from fourfold.rules.saved import SavedGame, parse_saved_game
from fourfold.table.decide import join, open_table
from fourfold.table.table import replay
from fourfold.terminal.computer import LEVELS
from fourfold.terminal.console import Terminal, is_coloured, is_plain
from fourfold.terminal.conversation import Conversation
from fourfold.terminal.link import Link
from fourfold.terminal.local import LocalLink
from fourfold.terminal.screen import Screen
from fourfold.terminal.setup import PERSON, Wishes
from fourfold.words import Language
from fourfold.words.times import parse_time

BYTES_AT_MOST = 100_000
"""The limit for a saved game; all its moves need far less."""
REFUSED = 2
INTERRUPTED = 130
"""The exit code that shells expect."""


def _seconds(text: str) -> int:
    """Reads a time for each move; 0 is no limit. Raises `TextError`."""
    seconds = parse_time(text, Language.EN)
    if seconds is None:
        raise TextError(RulesCode.BAD_TIME, f"{quoted(text)} is not a time such as 90, 10m or 2d")
    return seconds


@click.command()
@enum_option(
    "--language",
    kind=Language,
    help="Speak this language. Default: taken from the environment.",
)
@click.option("--plain", is_flag=True, help="Words only: no picture, no colours.")
@click.option(
    "--against",
    type=click.Choice([*LEVELS, PERSON]),
    metavar="LEVEL",
    help=f"Play against the computer: {', '.join(LEVELS)}; or against a {PERSON}, who is beside "
    "you, or elsewhere with --server.",
)
@click.option(
    "--seed", type=int, help="Make the draw for who begins and the computer's moves repeatable."
)
@click.option(
    "--names",
    nargs=2,
    metavar="NAME NAME",
    help="Your name and the other player's; with --server, the second is the computer's.",
)
@enum_option(
    "--edition",
    kind=Edition,
    help="Play with colours (classic) or with surfaces that can be felt (access).",
)
@click.option(
    "--traits",
    callback=given(parse_traits),
    metavar="LIST",
    help="Count only these traits: colour (or surface), shape, height, body, separated by commas.",
)
@click.option(
    "--squares/--no-squares", default=None, help="Count 2 by 2 squares in addition to lines."
)
@click.option(
    "--time",
    "seconds",
    callback=given(_seconds),
    metavar="TIME",
    help="The time for each move: seconds, or as 10m, 12h or 2d, up to 7d; 0 for no limit.",
)
@click.option("--automatic", is_flag=True, help="Call lines automatically, for learners.")
@click.option("--hints", is_flag=True, help="Allow hints.")
@click.option("--coach", is_flag=True, help="Point out each line that was missed, once it expires.")
@click.option("--mask", is_flag=True, help="Hide the board from both players, as the masks do.")
@click.option("--continue", "goes_on", is_flag=True, help="Continue the last unfinished game.")
@click.option("--load", type=click.Path(), metavar="FILE", help="Continue a saved game.")
@click.option("--moves", metavar="MOVES", help="Continue from these moves, in notation.")
@click.option(
    "--position", metavar="POSITION", help="Begin at this position, in notation, not at the start."
)
@click.option("--save", metavar="FILE", help="Save the game when it is over or you leave it.")
@database_option
@click.option("--server", metavar="URL", help="Play over the network, at a table on this server.")
@click.option("--table", metavar="LINK", help="With --server: join this table, or come back to it.")
def play(
    language: Language | None,
    plain: bool,
    automatic: bool,
    goes_on: bool,
    load: str | None,
    moves: str | None,
    save: str | None,
    database: str | None,
    server: str | None,
    table: str | None,
    **wished: Any,
) -> None:
    """Play a game: against the computer, with somebody at this keyboard, or over the network.

    You are asked for whatever you do not set with an option; Enter takes the default. You must
    call “QUARTO!” yourself: a line that nobody calls in time wins nothing. Every game is saved as
    it is played, and you can continue it later.

    With --server, a table is opened there, and you are told how somebody can join it. To play the
    server's computer, name its level with --against.
    """
    language = language or Language.of_environment(os.environ)
    wishes = Wishes(calling=Calling.AUTOMATIC if automatic else Calling.HAND, **wished)
    _check(wishes)
    is_new = wishes != Wishes()
    if server is not None or table is not None:
        _expect_none_of("goes_on", "load", "moves", "save", "seed", "database")
        _converse(_remote_link(server, table, wishes, language), language, plain=plain)
        return
    if sum((goes_on, load is not None, (moves or wishes.position) is not None)) > 1:
        raise click.UsageError(
            "Only one of --continue, --load, and --moves or --position can be given."
        )
    if goes_on and is_new:
        raise click.UsageError("With --continue, the game has its options already.")
    if save is not None and not Path(save).absolute().parent.is_dir():
        raise click.UsageError(f"There is no folder for the file {quoted(save)}.")
    damaged = None
    if load is not None:
        try:
            wishes = replace(wishes, saved=parse_saved_game(read_file(load, BYTES_AT_MOST)))
        except FourfoldError:
            damaged = load
        else:
            _check_contradictions(load, wishes)
    elif moves is not None or wishes.position is not None:
        wishes = replace(wishes, saved=_begun(moves or "", wishes))
    asks = None if wishes == Wishes() else False
    link = LocalLink(
        database_file(database),
        time.time,
        SystemRandom() if wishes.seed is None else Random(wishes.seed),  # noqa: S311 - repeatable on purpose
        wishes,
        goes_on=True if goes_on else asks,
        damaged=damaged,
    )
    _converse(link, language, plain=plain, save_as=save)


def _remote_link(server: str | None, table: str | None, wishes: Wishes, language: Language) -> Link:
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for `--help`

    from fourfold.client import Client, table_of_link  # noqa: PLC0415 - not for games at home
    from fourfold.terminal.credentials import Credentials  # noqa: PLC0415
    from fourfold.terminal.remote import RemoteLink  # noqa: PLC0415

    if server is None:
        raise click.UsageError("With --table, --server says where the table is.")
    if table is not None and replace(wishes, names=None) != Wishes():
        raise click.UsageError("With --table, the table has its options already.")
    credentials = Credentials(user_data_path("fourfold", appauthor=False) / "sessions.json")
    id_ = None if table is None else table_of_link(table)
    return RemoteLink(Client(server), credentials, wishes, language.value, id_)


def _converse(link: Link, language: Language, *, plain: bool, save_as: str | None = None) -> None:
    """Plays in this terminal, and exits with the code that says how it went."""
    screen = Screen(
        is_shown=not plain and not is_plain(os.environ),
        is_coloured=is_coloured(os.environ, sys.stdout),
    )
    terminal = Terminal(sys.stdin.fileno(), sys.stdout)
    conversation = Conversation(terminal, language, link, time.time, screen, save_as=save_as)
    try:
        is_played = conversation.run()
    except KeyboardInterrupt:  # Told already; click would add an empty line.
        click.get_current_context().exit(INTERRUPTED)
    if not is_played:
        click.get_current_context().exit(REFUSED)


def _expect_none_of(*options: str) -> None:
    """Refuses options that make sense only for a game on this computer, if they were typed."""
    source = click.get_current_context().get_parameter_source
    if any(source(option) is ParameterSource.COMMANDLINE for option in options):
        raise click.UsageError(
            "With --server, games are kept there: --continue, --load, --moves, --save, --seed and "
            "--database cannot be given."
        )


def _check(wishes: Wishes) -> None:
    """Refuses options and names with which no game can be played."""
    table = replay(open_table(wishes.options, wishes.start))
    for name in wishes.names or ():
        table = replay(join(table, name), table)


def _begun(moves: str, wishes: Wishes) -> SavedGame:
    options = wishes.options
    start = wishes.start or Position(options.variant)
    game = parse_game(moves, start, options.calling).settled()
    names = wishes.names or ("", "")
    if wishes.level is not None and game.position.turn is Seat.SECOND:
        names = names[1], names[0]  # Against the computer one goes on as the player to move.
    return SavedGame(game, options.edition, options.seconds_per_move, *names)


def _check_contradictions(name: str, wishes: Wishes) -> None:
    """The tags of a saved game say what is played; an option that contradicts them is refused."""
    saved = wishes.saved
    assert saved is not None
    variant = saved.game.start.variant
    contradictions = {
        "--edition": wishes.edition not in (None, saved.edition),
        "--traits": wishes.traits not in (None, variant.traits),
        "--squares": wishes.squares not in (None, variant.blocks),
        "--time": wishes.seconds not in (None, saved.seconds_per_move or 0),
        "--automatic": wishes.calling not in (Calling.HAND, saved.game.calling),
        "--names": wishes.names not in (None, (saved.first, saved.second)),
    }
    for option, is_contradicted in contradictions.items():
        if is_contradicted:
            raise SetupError(
                RulesCode.CONTRADICTION, f"{option} contradicts the saved game {quoted(name)}"
            )
