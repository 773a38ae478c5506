"""The board on a screen: drawn when it looks otherwise than last time, and by which means."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fourfold.rules import (
    Cell,
    Edition,
    Move,
    Place,
    Position,
    TraitValue,
    parse_move,
    parse_position,
)
from fourfold.terminal import picture
from fourfold.terminal.link import Link
from fourfold.terminal.voice import Voice
from fourfold.words import message

Draw = Callable[[Position, Edition, Cell | None, Voice], None]


class Screen:
    """Shows the board of a table."""

    def __init__(self, *, is_coloured: bool) -> None:
        self._is_coloured = is_coloured
        self._shown: object = None

    def explain(self, voice: Voice, edition: Edition) -> None:
        """Says what a picture in plain characters means."""
        if not self._is_coloured:
            light, dark = (picture.FILLING[edition, v] for v in (TraitValue.LIGHT, TraitValue.DARK))
            voice.say(message("picture-legend", light=light, dark=dark))

    def forget(self) -> None:
        """Has the board drawn anew the next time, however it looks."""
        self._shown = None

    def show(self, link: Link, voice: Voice) -> None:
        """Draws the board, unless it looks as it did last time, or is not to be seen."""
        view = link.view
        position = position_of(link)
        if position is None or view["board"] == self._shown or view["state"] == "waiting":
            return
        self._shown = view["board"]
        last = last_cell([parse_move(move) for move in view["moves"] or ()])
        (paint if self._is_coloured else draw)(position, link.options.edition, last, voice)


def position_of(link: Link) -> Position | None:
    """The position as it may be seen; None under the mask."""
    view = link.view
    if view["board"] is None:
        return None
    return parse_position(f"{view['board']} {view['hand'] or '-'}", link.options.variant)


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


def last_cell(moves: Sequence[Move]) -> Cell | None:
    """Where a piece was placed last."""
    return next((move.cell for move in reversed(moves) if isinstance(move, Place)), None)
