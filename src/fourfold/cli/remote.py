"""`fourfold play --server`: a game over the network, in the terminal."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from fourfold.rules import Edition, Trait, Variant
from fourfold.table import Options
from fourfold.terminal.console import Terminal, is_coloured
from fourfold.terminal.conversation import Conversation
from fourfold.terminal.link import Link
from fourfold.terminal.screen import Screen
from fourfold.terminal.setup import PERSON, Wishes
from fourfold.words import Language

if TYPE_CHECKING:
    from fourfold.protocol import OpponentBody, OptionsBody

REFUSED = 2
INTERRUPTED = 130
"""The exit code that shells expect."""


def play_remotely(
    server: str | None, table: str | None, wishes: Wishes, language: Language, *, plain: bool
) -> None:
    """Plays at a table of a server. Raises `FourfoldError` if there is none."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed for `--help`

    from fourfold.client import Client, table_of_link  # noqa: PLC0415 - not for games at home
    from fourfold.terminal.credentials import Credentials  # noqa: PLC0415
    from fourfold.terminal.remote import Invitation, RemoteLink  # noqa: PLC0415

    if server is None:
        raise click.UsageError("With --table, --server says where the table is.")
    if table is not None and replace(wishes, names=None) != Wishes():
        raise click.UsageError("With --table, the table has its options already.")
    credentials = Credentials(user_data_path("fourfold", appauthor=False) / "sessions.json")
    name, other = wishes.names or (None, None)
    opponent = _opponent(wishes.against, other)
    invitation = Invitation(
        None if table is None else table_of_link(table),
        name,
        opponent,
        _options(wishes),
        other if opponent.name is None else None,
    )
    converse(
        RemoteLink(Client(server), credentials, invitation, language.value), language, plain=plain
    )


def converse(link: Link, language: Language, *, plain: bool, save_as: str | None = None) -> None:
    """Plays in this terminal, and ends the program with the exit code that tells how it went."""
    screen = None if plain else Screen(is_coloured=is_coloured(os.environ, sys.stdout))
    terminal = Terminal(sys.stdin.fileno(), sys.stdout)
    try:
        is_played = Conversation(
            terminal, language, link, time.time, screen=screen, save_as=save_as
        ).run()
    except KeyboardInterrupt:  # Told already; click would add an empty line.
        click.get_current_context().exit(INTERRUPTED)
    if not is_played:
        click.get_current_context().exit(REFUSED)


def _opponent(against: str | None, name: str | None) -> OpponentBody:
    from fourfold.protocol import OpponentBody  # noqa: PLC0415 - not for games at home

    if against in (None, PERSON):
        return OpponentBody()
    return OpponentBody.model_validate(
        {"kind": "computer", "level": against, "pace": "at-once", "name": name}
    )


def _options(wishes: Wishes) -> OptionsBody:
    from fourfold.protocol import OptionsBody  # noqa: PLC0415 - not for games at home

    return OptionsBody.from_options(
        Options(
            Variant(wishes.traits or tuple(Trait), bool(wishes.squares)),
            wishes.edition or Edition.CLASSIC,
            wishes.calling,
            wishes.seconds or None,
            hints=wishes.hints,
            mask=wishes.mask,
        )
    )
