"""The board on a screen, drawn when it has changed, in colours or in plain characters."""

from fourfold.rules import Edition, Place, Position, TraitValue, parse_move, parse_position
from fourfold.terminal import picture
from fourfold.terminal.link import Link
from fourfold.terminal.voice import Voice
from fourfold.words import message


class Screen:
    """Shows the board of a table, unless the listener wants words only."""

    def __init__(self, *, is_shown: bool = True, is_coloured: bool = False) -> None:
        self.is_shown = is_shown
        self._is_coloured = is_coloured
        self._shown: object = None

    def explain(self, voice: Voice, edition: Edition) -> None:
        """Says what a picture in plain characters means."""
        if self.is_shown and not self._is_coloured:
            light, dark = (picture.FILLING[edition, v] for v in (TraitValue.LIGHT, TraitValue.DARK))
            voice.say(message("picture-legend", light=light, dark=dark))

    def forget(self) -> None:
        """Has the board drawn anew the next time, however it looks."""
        self._shown = None

    def show(self, link: Link, voice: Voice) -> None:
        """Draws the board, unless it looks as it did last time, or is not to be seen."""
        view = link.view
        position = position_of(link) if self.is_shown else None
        if position is None or view["board"] == self._shown or view["state"] == "waiting":
            return
        self._shown = view["board"]
        moves = [parse_move(move) for move in reversed(view["moves"] or ())]
        last = next((move.cell for move in moves if isinstance(move, Place)), None)
        edition, columns = link.options.edition, voice.console.columns
        if self._is_coloured and columns >= picture.NARROWEST:
            drawn = picture.paint(position, edition, columns, last)
        else:
            drawn = picture.draw(position, edition, columns)
        voice.console.say(drawn)


def position_of(link: Link) -> Position | None:
    """The position as it may be seen; None under the mask."""
    view = link.view
    if view["board"] is None:
        return None
    return parse_position(f"{view['board']} {view['hand'] or '-'}", link.options.variant)
