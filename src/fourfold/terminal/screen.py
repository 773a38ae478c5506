"""What is drawn on a screen, and with which means."""

from __future__ import annotations

from fourfold.rules import Cell, Edition, Place, TraitValue
from fourfold.table import Table
from fourfold.terminal import picture
from fourfold.terminal.voice import Voice
from fourfold.words import message


def show(table: Table, voice: Voice) -> None:
    """Draws the board in plain characters."""
    console = voice.console
    console.say(picture.draw(table.position, table.options.edition, console.columns))


def show_in_colour(table: Table, voice: Voice) -> None:
    """Draws the board with escape sequences, the last placement marked."""
    console = voice.console
    if console.columns < picture.NARROWEST:
        show(table, voice)
        return
    last = _last_cell(table)
    console.say(picture.paint(table.position, table.options.edition, console.columns, last))


def explain(voice: Voice, edition: Edition) -> None:
    """Says what the plain picture means."""
    light, dark = (picture.FILLING[edition, v] for v in (TraitValue.LIGHT, TraitValue.DARK))
    voice.say(message("picture-legend", light=light, dark=dark))


def _last_cell(table: Table) -> Cell | None:
    """Where a piece was placed last."""
    places = (move for move in reversed(table.game.moves) if isinstance(move, Place))
    return next((place.cell for place in places), None)
