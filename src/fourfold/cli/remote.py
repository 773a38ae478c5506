"""`fourfold play --server`: a game over the network, in the terminal."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace

import click

from fourfold.terminal.console import Terminal, is_coloured, is_plain
from fourfold.terminal.conversation import Conversation
from fourfold.terminal.link import Link
from fourfold.terminal.screen import Screen
from fourfold.terminal.setup import PERSON, Wishes
from fourfold.words import Language

REFUSED = 2
INTERRUPTED = 130
"""The exit code that shells expect."""


def play_remotely(
    server: str | None, table: str | None, wishes: Wishes, language: Language, *, plain: bool
) -> None:
    """Plays at a table of a server. Raises `FourfoldError` if there is none."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for `--help`

    from fourfold.client import Client, table_of_link  # noqa: PLC0415 - not for games at home
    from fourfold.protocol import OpponentBody, OptionsBody  # noqa: PLC0415
    from fourfold.terminal.credentials import Credentials  # noqa: PLC0415
    from fourfold.terminal.remote import Invitation, RemoteLink  # noqa: PLC0415

    if server is None:
        raise click.UsageError("With --table, --server says where the table is.")
    if table is not None and replace(wishes, names=None) != Wishes():
        raise click.UsageError("With --table, the table has its options already.")
    credentials = Credentials(user_data_path("fourfold", appauthor=False) / "sessions.json")
    name, other = wishes.names or (None, None)
    opponent, unused = OpponentBody(), other
    if wishes.against not in (None, PERSON):
        computer = {"kind": "computer", "level": wishes.against, "pace": "at-once", "name": other}
        opponent, unused = OpponentBody.model_validate(computer), None
    invitation = Invitation(
        None if table is None else table_of_link(table),
        name,
        opponent,
        OptionsBody.from_options(wishes.options),
        unused,
    )
    converse(
        RemoteLink(Client(server), credentials, invitation, language.value), language, plain=plain
    )


def converse(link: Link, language: Language, *, plain: bool, save_as: str | None = None) -> None:
    """Plays in this terminal, and ends the program with the exit code that tells how it went."""
    has_screen = not plain and not is_plain(os.environ)
    screen = Screen(is_coloured=is_coloured(os.environ, sys.stdout)) if has_screen else None
    terminal = Terminal(sys.stdin.fileno(), sys.stdout)
    try:
        is_played = Conversation(
            terminal, language, link, time.time, screen=screen, save_as=save_as
        ).run()
    except KeyboardInterrupt:  # Told already; click would add an empty line.
        click.get_current_context().exit(INTERRUPTED)
    if not is_played:
        click.get_current_context().exit(REFUSED)
