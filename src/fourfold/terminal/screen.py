"""What is drawn on a screen, and with which means."""

from __future__ import annotations

from fourfold.rules import Edition, Position, TraitValue
from fourfold.terminal import picture
from fourfold.terminal.voice import Voice
from fourfold.words import message


def show(position: Position, voice: Voice) -> None:
    """Draws a position in plain characters."""
    voice.console.say(picture.draw(position, voice.texts.edition, voice.console.columns))


def show_in_colour(position: Position, voice: Voice) -> None:
    """Draws a position with escape sequences, where the picture has colours."""
    draw = getattr(picture, "paint", picture.draw)
    voice.console.say(draw(position, voice.texts.edition, voice.console.columns))


def explain(voice: Voice) -> None:
    """Says what the picture means."""
    light, dark = _filling(voice.texts.edition)
    voice.say(message("picture-legend", light=light, dark=dark))


def _filling(edition: Edition) -> tuple[str, str]:
    filling = picture._FILLING
    return filling[edition, TraitValue.LIGHT], filling[edition, TraitValue.DARK]
