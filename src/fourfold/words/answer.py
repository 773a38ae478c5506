"""Answers to what a player asks of the board: what anybody at the table could see or feel.

A complete line is read piece by piece and not compared, so that no answer tells that it is open,
or was. Under the mask one cell or piece at a time is met.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from math import ceil
from typing import assert_never

from fourfold.rules import (
    PIECES,
    Call,
    Calling,
    Give,
    Line,
    Move,
    Piece,
    Place,
    Position,
    Seat,
    Variant,
)
from fourfold.rules.cell import CELLS, Cell
from fourfold.table import Options, Table
from fourfold.table.missed import missed_as_told
from fourfold.tactile import braille
from fourfold.words.describe import (
    name_of,
    question,
    shared,
    told_end,
    told_move,
    told_series,
)
from fourfold.words.message import AllAre, Argument, Message, message
from fourfold.words.query import Column, Find, Query, Question, Row, Shares, WhatIsOn
from fourfold.words.texts import ORDER
from fourfold.words.times import time_of

Messages = tuple[Message, ...]


def answer(  # noqa: C901, PLR0911, PLR0912 - one case for each query
    query: Query, table: Table, viewer: Seat | None = None, now: float | None = None
) -> Messages:
    """The answer to a query, a sentence each; `now` is the time, for a table with a clock."""
    is_masked = table.options.mask and table.ended is None
    match query:
        case Question.BOARD:
            return (message("masked"),) if is_masked else _board(table)
        case Question.BRAILLE:
            return (message("masked") if is_masked else _braille(table),)
        case Row(number):
            return _cells(table, (cell for cell in CELLS if cell.row == number - 1))
        case Column(letter):
            return _cells(table, (cell for cell in CELLS if str(cell)[0] == letter))
        case Question.DIAGONALS:
            return _cells(table, (*Line.A1D4.cells, *Line.A4D1.cells))
        case WhatIsOn(cell):
            return (_cell(table, cell),)
        case Question.LEFT:
            return (message("masked"),) if is_masked else _left(table)
        case Question.HAND:
            return (_hand(table, viewer),)
        case Question.LAST:
            return (_last(table, viewer),)
        case Question.TURN:
            return (question(table, viewer), _clock(table, now))
        case Shares(line):
            return (message("masked"),) if is_masked else _shares(table, line)
        case Find():
            return _find(query, table, is_masked=is_masked)
        case Question.TRAITS:
            return counted(table.options)
        case Question.ENDING:
            return result(table, viewer)
    assert_never(query)


def result(table: Table, viewer: Seat | None = None) -> Messages:
    """How the game ended, the lines that were missed, and the score if it was one of several.

    With a coach, the lines that were missed so far are told during the game too.
    """
    missed = (
        message(
            "missed",
            line=each.line,
            count=table.game.positions[each.move].count,
            shared=shared(table.position, each.line),
        )
        for each in missed_as_told(table)
    )
    if table.ended is None:
        return (message("result-open"), *missed)
    score = told_series(table, viewer)
    return (told_end(table.ended, table, viewer), *missed, *(() if score is None else (score,)))


def counted(options: Options) -> Messages:
    """What counts at a table."""
    traits = tuple(trait for trait in ORDER if trait in options.variant.traits)
    is_automatic = options.calling is Calling.AUTOMATIC
    messages = [
        message("counts", traits=traits),
        message("counts-blocks" if options.variant.blocks else "counts-lines"),
        message("counts-automatic" if is_automatic else "counts-calling"),
    ]
    if options.seconds_per_move is not None:
        messages.append(message("counts-time", time=time_of(options.seconds_per_move)))
    return (*messages, *_coached(options))


def introduced(options: Options) -> Messages:
    """What counts at a table, to begin with: the usual in one sentence."""
    is_usual = options.variant == Variant() and options.calling is Calling.HAND
    if is_usual and options.seconds_per_move is None:
        return (message("counts-usual"), *_coached(options))
    return counted(options)


def _coached(options: Options) -> Messages:
    return (message("counts-coach"),) if options.has_coach else ()


def hint(move: Move) -> Message:
    """A move, as advice."""
    match move:
        case Give(piece):
            return message("hint-give", piece=piece)
        case Place(cell):
            return message("hint-place", cell=cell)
        case Call(line):
            return message("hint-call", line=line)
    return message("hint-done")


def turned(
    position: Position, move: Move, best: Move, *, lost_in: int | None, won_in: int | None
) -> Message:
    """How a move turned the game for the worse in a position, and what was better.

    The move lost after so many placements, or with None led to a draw; the best one won after so
    many, or with None held the draw.
    """
    arguments: dict[str, Argument] = {
        "before": "draw" if won_in is None else "win",
        "after": "draw" if lost_in is None else "loss",
    }
    plies = {"won_in": won_in, "lost_in": lost_in}
    arguments |= {name: count for name, count in plies.items() if count is not None}
    match move, best:
        case _, Call(line):
            return message("turned-missed", line=line, shared=shared(position, line))
        case Place(cell), Place(better_cell):
            return message("turned-place", cell=cell, better_cell=better_cell, **arguments)
        case Give(piece), Give(better_piece):
            return message("turned-give", piece=piece, better_piece=better_piece, **arguments)
    raise AssertionError(f"{best} cannot be better than {move}")


def _cell(table: Table, cell: Cell) -> Message:
    piece = table.position[cell]
    if piece is None:
        return message("cell-empty", cell=cell)
    return message("cell-holds", cell=cell, piece=piece)


def _cells(table: Table, cells: Iterable[Cell]) -> Messages:
    return tuple(_cell(table, cell) for cell in cells)


def _board(table: Table) -> Messages:
    count = table.position.count
    if count == 0:
        return (message("board-empty"),)
    taken = (cell for cell in CELLS if table.position[cell] is not None)
    return (message("board-count", count=count), *_cells(table, taken))


def _braille(table: Table) -> Message:
    return message("board-braille", text=braille(table.position))


def _left(table: Table) -> Messages:
    left = table.position.left
    if len(left) == len(PIECES):
        return (message("left-all"),)
    if len(left) > len(PIECES) // 2:
        gone = tuple(piece for piece in PIECES if piece not in left)
        return (message("left-all-but", count=len(left), gone=gone),)
    return (message("left-count", count=len(left)), *map(_lying, left))


def _lying(piece: Piece) -> Message:
    return message("left-piece", digit=str(piece), piece=piece)


def _hand(table: Table, viewer: Seat | None) -> Message:
    hand, turn = table.position.hand, table.turn
    if hand is None or turn is None:
        return message("hand-empty")
    you = "actor" if turn is viewer else "nobody"
    return message("hand-holds", actor=name_of(table, turn), you=you, piece=hand)


def _last(table: Table, viewer: Seat | None) -> Message:
    if not table.game.moves:
        return message("last-none")
    before, after = table.game.positions[-2:]
    assert before.turn is not None
    told = told_move(table, before.turn, table.game.moves[-1], before, after, viewer)
    return replace(told, id="placed-piece") if told.id == "placed" else told


def _clock(table: Table, now: float | None) -> Message:
    if table.deadline is None or now is None:
        return message("clock-off")
    seconds = ceil(table.deadline - now)
    return message("clock", time=time_of(seconds)) if seconds > 0 else message("clock-over")


def _shares(table: Table, line: Line) -> Messages:
    pieces = [piece for cell in line.cells if (piece := table.position[cell]) is not None]
    if not pieces:
        return (message("shares-empty", line=line),)
    if len(pieces) == 1:
        return (message("shares-one", line=line, piece=pieces[0]),)
    if len(pieces) == 4 and table.ended is None:
        return (message("shares-complete", line=line), *_cells(table, line.cells))
    common = shared(table.position, line)
    if not common.values:
        return (message("shares-nothing", line=line, count=len(pieces)),)
    return (message("shares-some", line=line, count=len(pieces), shared=common),)


def _find(query: Find, table: Table, *, is_masked: bool) -> Messages:
    values = tuple(sorted(dict.fromkeys(query.values), key=lambda value: ORDER.index(value.trait)))
    for one, other in pairwise(values):
        if one.trait is other.trait:
            return (message("find-contradiction", first=one, second=other),)
    found = [piece for piece in PIECES if set(values) <= set(piece.values)]
    if is_masked:
        (piece, *others) = found
        if others:
            return (message("masked"),)
        is_left = piece in table.position.left
        return (message("piece-left" if is_left else "piece-gone", piece=piece),)
    position = table.position
    on_board = [cell for cell in CELLS if position[cell] in found]
    lying = [piece for piece in position.left if piece in found]
    in_hand = [piece for piece in found if piece is position.hand]
    return (
        message("find-count", values=AllAre(values), placed=len(on_board), left=len(lying)),
        *_cells(table, on_board),
        *(message("in-hand", piece=piece) for piece in in_hand),
        *map(_lying, lying),
    )
