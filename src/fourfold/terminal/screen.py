"""What is drawn on a screen, and with which means."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.rules import Cell, Edition, Move, Place, Position, TraitValue
from fourfold.terminal import picture
from fourfold.terminal.voice import Voice
from fourfold.words import message


def draw(position: Position, edition: Edition, last: Cell | None, voice: Voice) -> None:
    """Draws a position in plain characters."""
    del last
    voice.console.say(picture.draw(position, edition, voice.console.columns))


def paint(position: Position, edition: Edition, last: Cell | None, voice: Voice) -> None:
    """Draws a position with escape sequences, and brackets round the `last` placement."""
    console = voice.console
    if console.columns < picture.NARROWEST:
        draw(position, edition, last, voice)
    else:
        console.say(picture.paint(position, edition, console.columns, last))


def explain(voice: Voice, edition: Edition) -> None:
    """Says what the plain picture means."""
    light, dark = (picture.FILLING[edition, v] for v in (TraitValue.LIGHT, TraitValue.DARK))
    voice.say(message("picture-legend", light=light, dark=dark))


def last_cell(moves: Sequence[Move]) -> Cell | None:
    """Where a piece was placed last."""
    return next((move.cell for move in reversed(moves) if isinstance(move, Place)), None)
