"""The grammar of typed commands: in the language of the game, in English, or in notation.

Case, accents and blanks do not matter, and an abbreviation will do if it is not ambiguous.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fourfold.rules import Call, Done, Give, Line, Place
from fourfold.table import Accept, Claim, Decline, Offer, Play, Propose, Resign
from fourfold.words import arguments
from fourfold.words.language import Language
from fourfold.words.query import (
    Action,
    Column,
    Find,
    Help,
    Phrase,
    Question,
    Row,
    Save,
    Shares,
    Typed,
    WhatIsOn,
)
from fourfold.words.reader import Reader, read
from fourfold.words.tokens import NotUnderstoodError, not_understood, shown
from fourfold.words.vocabulary import LANGUAGES, PHRASES, VERBOSITIES, Group, Meaning

__all__ = ["COMMANDS", "NotUnderstoodError", "understand", "understand_line"]


def understand(text: str, language: Language) -> Typed:
    """Parses what a player types. Raises `NotUnderstoodError`, and nothing else.

    >>> understand("Donne haute creuse ronde claire", Language.FR)
    Play(move=Give(piece=Piece.P1))
    >>> understand("quarto column B", Language.DE)
    Play(move=Call(line=Line.B1B4))
    """
    reader = read(text, language)
    if text.lstrip().startswith("!"):
        return _call(reader)
    if text.strip() == "?":
        return Help()
    move = arguments.parse_notation(reader.words)
    if move is not None:
        return _asked(move) if text.rstrip().endswith("?") else Play(move)
    if (phrase := _take_phrase(reader)) is not None:
        return phrase
    command = reader.take(COMMANDS, exactly=True)
    if command is None:
        if (values := arguments.parse_only_values(reader)) is not None:
            return Play(Give(arguments.piece_of(values)))
        command = reader.take_required(COMMANDS)
    return _PARSERS[command](reader)


def understand_line(text: str, language: Language) -> Line:
    """Parses the line that a player points out. Raises `NotUnderstoodError`."""
    return arguments.parse_line(read(text, language))


def _asked(move: Give | Place) -> Typed:
    """The question that a cell or a piece in notation becomes before a question mark."""
    return WhatIsOn(move.cell) if isinstance(move, Place) else Find(move.piece.values)


def _call(reader: Reader) -> Typed:
    return Play(Call(arguments.parse_line(reader))) if reader.word else Action.QUARTO


def _row(reader: Reader) -> Typed:
    """A row by its number; or what a line shares, by its cells: German has one word for both."""
    if arguments.names_cells(reader):
        return Shares(arguments.parse_line(reader))
    return Row(arguments.parse_row(reader))


def _take_phrase(reader: Reader) -> Phrase | None:
    """The phrase that all words still to be read are; None, and nothing taken, if they are none."""
    start = reader.at
    phrase = reader.take(PHRASES, exactly=True)
    reader.skip_fillers()
    if phrase is None or reader.word:
        reader.at = start
        return None
    return phrase


def _detail(reader: Reader) -> Typed:
    """How much is to be said; or a phrase, where one word stands before both."""
    reader.skip_fillers()
    phrase = _take_phrase(reader)
    if phrase is not None:
        return phrase
    return _chosen(reader, VERBOSITIES, "detail")


def _chosen(reader: Reader, group: Group[Meaning], command: str) -> Meaning:
    """The member of a group that a command is given; without one, its help is the answer."""
    reader.skip_fillers()
    if not reader.word:
        raise not_understood(f"command-{command}.help")
    return reader.take_required(group)


def _alone(typed: Typed) -> Callable[[Reader], Typed]:
    """The parser of a command without arguments; fillers after it are ignored."""

    def parse(reader: Reader) -> Typed:
        reader.skip_fillers()
        if reader.word:
            raise not_understood("not-understood", text=shown(reader.text))
        return typed

    return parse


_PARSERS: Final[Mapping[str, Callable[[Reader], Typed]]] = {
    "give": lambda reader: Play(Give(arguments.parse_piece(reader))),
    "place": lambda reader: Play(Place(arguments.parse_cell(reader))),
    "call": _call,
    "done": _alone(Play(Done())),
    "draw": _alone(Propose(Offer.DRAW)),
    "undo": _alone(Propose(Offer.TAKE_BACK)),
    "rematch": _alone(Propose(Offer.REMATCH)),
    "accept": _alone(Accept()),
    "decline": _alone(Decline()),
    "resign": _alone(Resign()),
    "claim": _alone(Claim()),
    "board": _alone(Question.BOARD),
    "braille": _alone(Question.BRAILLE),
    "row": _row,
    "column": lambda reader: Column(arguments.parse_column(reader)),
    "diagonals": lambda _: Question.DIAGONALS,
    "what": lambda reader: WhatIsOn(arguments.parse_cell(reader)),
    "left": _alone(Question.LEFT),
    "hand": _alone(Question.HAND),
    "last": _alone(Question.LAST),
    "turn": _alone(Question.TURN),
    "shares": lambda reader: Shares(arguments.parse_line(reader)),
    "find": lambda reader: Find(tuple(arguments.parse_values(reader))),
    "traits": _alone(Question.TRAITS),
    "result": _alone(Question.ENDING),
    "hint": _alone(Action.HINT),
    "say": lambda reader: _chosen(reader, PHRASES, "say"),
    "help": lambda reader: Help(reader.take_required(COMMANDS) if reader.word else None),
    "rules": _alone(Action.RULES),
    "save": lambda reader: Save(reader.text.strip().partition(" ")[2].strip()),
    "quit": _alone(Action.QUIT),
    "language": lambda reader: _chosen(reader, LANGUAGES, "language"),
    "detail": _detail,
    "phonetic": _alone(Action.PHONETIC),
    "repeat": _alone(Action.REPEAT),
}
"""The parser of what follows each command's name, in the order of the help."""

COMMANDS: Final[Group[str]] = Group({name: name for name in _PARSERS}, "command")
