"""Parses what commands are about: pieces, trait values, cells, rows, columns and lines.

Each function takes words from a reader, and raises `NotUnderstoodError` where they do not name
one such thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fourfold.rules import Cell, Give, Line, LineKind, Piece, Place, TraitValue
from fourfold.words.reader import ROWS, Reader
from fourfold.words.texts import ORDER
from fourfold.words.tokens import not_understood
from fourfold.words.vocabulary import FILLERS, KINDS, LETTERS, VALUES

_CELLS: Final = re.compile(r"(?:[a-d][1-4])+")
_DIGIT: Final = re.compile(r"[0-9a-f]")


def parse_notation(words: list[str]) -> Give | Place | None:
    """The move that a single word is in notation, if it is one."""
    if len(words) != 1:
        return None
    (word,) = words
    if _DIGIT.fullmatch(word):
        return Give(Piece(word))
    return Place(Cell(word)) if len(word) == 2 and _CELLS.fullmatch(word) else None


def parse_piece(reader: Reader) -> Piece:
    """A piece, by its digit or by its four trait values in any order."""
    return piece_of(parse_values(reader))


def parse_values(reader: Reader) -> list[TraitValue]:
    """Trait values that are named, by a piece's digit or by themselves."""
    last = len(reader.words) - 1
    if reader.word and _DIGIT.fullmatch(reader.words[last]):
        while reader.at < last and reader.take(FILLERS, exactly=True):
            pass
        if reader.at == last:
            return list(Piece(reader.word).values)
    values = _take_values(reader)
    while reader.word:
        values += [reader.take_required(VALUES), *_take_values(reader)]
    if not values:
        raise not_understood("which-piece")
    return values


def parse_only_values(reader: Reader) -> list[TraitValue] | None:
    """The rest of the words as trait values, or None and nothing taken if there is any other."""
    start, values = reader.at, _take_values(reader)
    if reader.word or not values:
        reader.at = start
        return None
    return values


def _take_values(reader: Reader) -> list[TraitValue]:
    """The trait values that come next, with fillers between them, not abbreviated."""
    values: list[TraitValue] = []
    while reader.word:
        value = reader.take(VALUES, exactly=True)
        if value is not None:
            values.append(value)
        elif reader.take(FILLERS, exactly=True) is None:
            break
    return values


def piece_of(values: Iterable[TraitValue]) -> Piece:
    """The piece with these values, one of each trait."""
    chosen = {value.trait: value for value in values}
    for value in values:
        if chosen[value.trait] is not value:
            raise not_understood("find-contradiction", first=value, second=chosen[value.trait])
    missing = tuple(trait for trait in ORDER if trait not in chosen)
    if missing:
        raise not_understood("missing-traits", traits=missing)
    return Piece.from_values(chosen.values())


def parse_cell(reader: Reader) -> Cell:
    """The only cell among the words; any other words are ignored."""
    cells = _cells(reader.rest)
    if len(cells) != 1:
        raise not_understood("which-cell")
    return cells[0]


def names_cells(reader: Reader) -> bool:
    """Whether any of the words are cells."""
    return bool(_cells(reader.rest))


def parse_row(reader: Reader) -> int:
    """The only number of a row among the words."""
    numbers = [word for word in reader.rest if word in ROWS]
    if len(numbers) != 1:
        raise not_understood("which-row")
    return int(numbers[0])


def parse_column(reader: Reader) -> str:
    """The first letter of a column among the words, or the word that stands for it."""
    while reader.word:
        if reader.word in LETTERS.meanings:
            return reader.word
        if (letter := reader.take(LETTERS, exactly=True)) is not None:
            return letter
        reader.at += 1
    raise not_understood("which-column")


def parse_line(reader: Reader) -> Line:
    """A line, by its kind and place (“row 3”) or by its cells; rows alone have numbers."""
    cells = set(_cells(reader.rest))
    while reader.word and not _CELLS.fullmatch(reader.word):
        kind = reader.take(KINDS, exactly=True)
        if kind is None and reader.take(FILLERS, exactly=True):
            continue
        if kind is None and reader.word in ROWS and len(reader.rest) == 1:
            kind = LineKind.ROW
        kind = kind or reader.take(KINDS)
        if kind is None:
            break
        if kind is LineKind.ROW and not cells:
            number = parse_row(reader)
            return Line(f"a{number}d{number}")
        if kind is LineKind.COLUMN and not cells:
            letter = parse_column(reader)
            return Line(f"{letter}1{letter}4")
        return _line_by_cells(cells, (kind,))
    return _line_by_cells(cells, tuple(LineKind))


def _line_by_cells(cells: set[Cell], kinds: tuple[LineKind, ...]) -> Line:
    """The line with these ends or corners, or all these cells; one cell is enough for a kind."""
    for line in Line:
        if line.kind not in kinds:
            continue
        first, second, third, last = line.cells
        ways = [{first, last}, set(line.cells)]
        if line.kind is LineKind.BLOCK:
            ways.append({second, third})
        if len(kinds) == 1:
            ways += [{first}] if line.kind is LineKind.BLOCK else [{cell} for cell in line.cells]
        if cells in ways:
            return line
    raise not_understood("not-a-line")


def _cells(words: Iterable[str]) -> list[Cell]:
    """All cells that are named, also several in one word, as in `a1d4`."""
    return [
        Cell(word[i : i + 2])
        for word in words
        if _CELLS.fullmatch(word)
        for i in range(0, len(word), 2)
    ]
