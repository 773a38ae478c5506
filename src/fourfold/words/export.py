"""Exports a position: a line of braille, text row by row, or a drawing in raised lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourfold.rules import Cell, Position
from fourfold.rules.word import Word
from fourfold.tactile import braille, draw
from fourfold.words.message import Message, message
from fourfold.words.texts import Texts


class Form(Word):
    """The format of an exported position."""

    BRAILLE = "braille"
    TEXT = "text"
    SVG = "svg"


def export(position: Position, form: Form, texts: Texts) -> str:
    r"""A position as the contents of a file, with the end of its last line.

    It does not reveal what can be called.

    >>> from fourfold.rules import Position
    >>> from fourfold.words.language import Language
    >>> export(Position(), Form.TEXT, Texts(Language.EN)).splitlines()[-1]
    'No piece is in hand.'
    """
    return f"{_WRITERS[form](position, texts)}\n"


def told_rows(position: Position) -> tuple[Message, ...]:
    """A message for each row of a position from 4 down to 1, and one for the hand."""
    hand = position.hand
    return (
        *(_row(position, number) for number in (4, 3, 2, 1)),
        message("hand-empty") if hand is None else message("in-hand", piece=hand),
    )


def _row(position: Position, number: int) -> Message:
    cells = (Cell(f"{letter}{number}") for letter in "abcd")
    first, second, third, fourth = (_cell(position, cell) for cell in cells)
    return message(
        "export-row", row=str(number), first=first, second=second, third=third, fourth=fourth
    )


def _cell(position: Position, cell: Cell) -> Message:
    piece = position[cell]
    if piece is None:
        return message("export-empty", cell=cell)
    return message("export-piece", cell=cell, piece=piece)


def _text(position: Position, texts: Texts) -> str:
    return "\n".join(map(texts.say, told_rows(position)))


def _drawing(position: Position, texts: Texts) -> str:
    return draw(
        position,
        title=texts.say(message("export-title")),
        description=_text(position, texts),
        hand=texts.say(message("export-hand")),
    )


_WRITERS: Final[Mapping[Form, Callable[[Position, Texts], str]]] = {
    Form.BRAILLE: lambda position, _: braille(position),
    Form.TEXT: _text,
    Form.SVG: _drawing,
}
