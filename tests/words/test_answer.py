"""Answers to questions, and what is said around a game; none of them tells of a line."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest
from hypothesis import assume, given

from fourfold.rules import CELLS, Calling, Cell, Game, Line, Position, Reason, Result, Variant
from fourfold.rules.notation import parse_move, parse_position
from fourfold.rules.trait import Edition, Trait, TraitValue
from fourfold.table.decide import open_table
from fourfold.table.event import Ended, Opened
from fourfold.table.options import Options
from fourfold.table.series import Series
from fourfold.table.table import Table, evolve
from fourfold.words import Language, Question, Texts, Verbosity, message, message_to_json
from fourfold.words.answer import answer, counted, hint, introduced, result, turned
from fourfold.words.describe import question
from fourfold.words.help import help_texts, rule_book
from fourfold.words.query import Column, Find, Query, Row, Shares, WhatIsOn
from tests.strategies import games
from tests.table.games import ROW
from tests.table.tables import FIRST, SECOND
from tests.words.heard import EVERYBODY, Heard, said_of

QUERIES: tuple[Query, ...] = (
    *Question,
    *map(Row, (1, 2, 3, 4)),
    *map(Column, "abcd"),
    *map(WhatIsOn, CELLS),
    *map(Shares, Line),
    Find((TraitValue.TALL,)),
    Find((TraitValue.TALL, TraitValue.SHORT)),
    Find(tuple(TraitValue)[::2]),
)
assert {type(query) for query in QUERIES} == set(get_args(Query))


@given(games())
def test_no_answer_looks_at_open_or_expired_lines(played: Game) -> None:
    """Neither do questions; and a complete line is read, not compared."""
    table = _table_of(played)
    assume(table.is_on)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("callable_lines", "expired_lines", "outcome"):
            patch.setattr(Position, name, property(_not_to_be_asked))
        for viewer in EVERYBODY:
            question(table, viewer)
            for query in QUERIES:
                answer(query, table, viewer, 0.0)
    for line in Line:
        if played.position.is_complete(line):
            first, *cells = answer(Shares(line), table)
            assert first == message("shares-complete", line=line)
            assert [each["cell"] for each in cells] == list(line.cells)


def _not_to_be_asked(_: Position) -> None:
    raise AssertionError("an answer depends on what may not be told")


def _table_of(played: Game) -> Table:
    """A table in play with the moves of a game but a last call."""
    moves = tuple(move for move in played.moves if not str(move).startswith("!"))
    game = Game(played.start, moves)
    table = Table(Options(variant=played.start.variant), ("Ada", "Grace"), 0, game)
    return replace(table, ended=Ended(Result.DRAW, Reason.FULL)) if game.outcome else table


@given(games())
def test_every_answer_can_be_said(played: Game) -> None:
    table = _table_of(played)
    texts = Texts(Language.ES, Edition.ACCESS, Verbosity.FULL, phonetic=True)
    for query in QUERIES:
        for told in answer(query, table, FIRST, 0.0):
            assert texts.say(told)
            assert message_to_json(told)["id"] == told.id


ROW_1 = [
    "a1, tall round solid light.",
    "b1, tall round hollow light.",
    "c1, empty.",
    "d1, empty.",
]
TURN = "Grace is placing the short square solid dark piece."
TIME = "Time left for this move: one minute and 20 seconds."
COUNTED = [
    "What counts: height, shape, hole and colour.",
    "Lines are rows, columns and the two long diagonals.",
    "You call QUARTO! yourself.",
    "Time per move: one minute and 30 seconds.",
]
ONE = "On the diagonal from a1 to d4: one piece, tall round solid light."
FOUND = [
    "Pieces that are square and solid: 0 on the board, 3 left.",
    "In hand: short square solid dark.",
    "tall square solid light, 4.",
    "short square solid light, 6.",
    "tall square solid dark, c.",
]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        (Row(1), ROW_1),
        (Question.BOARD, ["2 pieces are on the board.", *ROW_1[:2]]),
        (Question.HAND, ["Grace holds the short square solid dark piece."]),
        (Question.LAST, ["Given: short square solid dark."]),
        (Question.TURN, [TURN, TIME]),
        (Question.TRAITS, COUNTED),
        (Shares(Line("a1d1")), ["On row 1: two pieces, both tall, round and light."]),
        (Shares(Line("a1d4")), [ONE]),
        (Shares(Line("c1c4")), ["On column c: no piece yet."]),
        (Find((TraitValue.SOLID, TraitValue.SQUARE)), FOUND),
        (Find((TraitValue.TALL, TraitValue.SHORT)), ["No piece is both tall and short."]),
        (Question.ENDING, ["The game is not over yet."]),
    ],
    ids=str,
)
def test_answers(query: Query, said: list[str]) -> None:
    game = Heard(Options(seconds_per_move=90))
    game.play("0 a1 1 b1 e")
    assert [said_of(each, game.table) for each in answer(query, game.table, FIRST, 11.0)] == said
    (hand,) = answer(Question.HAND, game.table, SECOND)
    assert said_of(hand, game.table) == "You hold the short square solid dark piece."


def test_of_many_pieces_left_those_are_told_that_are_gone() -> None:
    game = Heard()

    def left() -> list[str]:
        return [said_of(each, game.table) for each in answer(Question.LEFT, game.table)]

    assert left() == ["All sixteen pieces are left."]
    game.play("0 a1 1")
    gone = "tall round solid light and tall round hollow light"
    assert left() == [f"14 pieces are left, all but: {gone}."]
    game.play("b2 2 c4 4 d1 7 a3 9 b1 a c3 c d4")
    assert left()[:2] == ["8 pieces are left:", "short round hollow light, 3."]
    assert len(left()) == 9


def test_under_the_mask_pieces_are_met_one_by_one() -> None:
    game = Heard(Options(mask=True))
    game.play("0 a1 1")
    masked = (message("masked"),)
    overviews = (Question.BOARD, Question.BRAILLE, Question.LEFT)
    for query in (*overviews, Shares(Line("a1d1")), Find((TraitValue.TALL,))):
        assert answer(query, game.table) == masked
    assert answer(WhatIsOn(Cell("a1")), game.table)[0].id == "cell-holds"
    ids = [
        answer(Find(tuple(piece.values)), game.table)[0].id
        for piece in (game.table.position.left[0], game.table.position.board[0])
        if piece is not None
    ]
    assert ids == ["piece-left", "piece-gone"]
    game.do(FIRST, "resign")
    assert answer(Question.BOARD, game.table)[0].id == "board-count"
    assert answer(Question.BRAILLE, game.table)[0].id == "board-braille"


def test_missed_lines_are_told_at_the_end() -> None:
    game = Heard()
    game.play(ROW + " 4 a2 5")
    assert [each.id for each in result(game.table)] == ["result-open"]
    game.do(FIRST, "resign")
    ended, missed = (said_of(each, game.table) for each in result(game.table, SECOND))
    assert ended == "Ada resigns. You win!"
    assert missed == "Missed when 4 pieces were on the board: row 1, all four round and light."


def test_that_there_is_a_coach_is_said_where_there_is_one() -> None:
    coached, masked = Options(coach=True), Options(coach=True, mask=True)
    assert [each.id for each in introduced(coached)] == ["counts-usual", "counts-coach"]
    assert [each.id for each in introduced(masked)] == ["counts-usual"]
    assert (counted(coached)[-1], counted(masked)) == (message("counts-coach"), counted(Options()))


def test_what_counts_is_said() -> None:
    options = Options(
        Variant((Trait.COLOUR, Trait.SHAPE), blocks=True),
        Edition.ACCESS,
        Calling.AUTOMATIC,
        seconds_per_move=60,
    )
    table = evolve(Table(), Opened(options))
    assert [said_of(each, table) for each in counted(options)] == [
        "What counts: shape and surface.",
        "Lines are rows, columns, the two long diagonals and squares of four.",
        "QUARTO! is called automatically.",
        "Time per move: one minute.",
    ]


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("..../..../..../.... -", "Ada begins."),
        ("..../..../..../.... 7", "The first piece is already given. Grace begins."),
        ("..../..../..../0... 7", "One piece is already on the board. Ada begins."),
        ("..../..../..../01.. 7", "2 pieces are already on the board. Grace begins."),
    ],
)
def test_who_begins_at_a_position_is_told(start: str, said: str) -> None:
    game = Heard(start=parse_position(start))
    begun = game.table
    for viewer in EVERYBODY:
        is_asked = viewer is not None and viewer is begun.turn
        expected = re.sub(r"\w+ begins", "You begin", said) if is_asked else said
        assert game.heard[viewer][-1] == expected


@pytest.mark.parametrize(
    ("wins", "draws", "said"),
    [
        ((0, 0), 0, None),
        ((0, 0), 1, "The score is now 1 to 0 for Ada, with one draw."),
        ((1, 0), 0, "The score is now 2 to 0 for Ada."),
        ((0, 1), 0, "The score is now 1 all."),
        ((0, 2), 0, "The score is now 2 to 1 for Grace."),
        ((1, 2), 3, "The score is now 2 all, with 3 draws."),
        ((0, 3), 2, "The score is now 3 to 1 for Grace, with 2 draws."),
    ],
)
def test_the_score_is_told_after_a_game_of_several(
    wins: tuple[int, int], draws: int, said: str | None
) -> None:
    (opened,) = open_table(Options(), series=Series(wins, draws))
    game = Heard(opened=opened)
    game.do(SECOND, "resign")
    for viewer in EVERYBODY:
        told = [said_of(each, game.table) for each in result(game.table, viewer)[1:]]
        name = None if viewer is None else game.table.name(viewer)
        assert told == ([] if said is None else [said.replace(f"for {name}", "for you")])


def test_a_series_of_draws_is_told() -> None:
    (opened,) = open_table(Options(), series=Series(draws=1))
    game = Heard(opened=opened)
    game.do(FIRST, "draw")
    game.do(SECOND, "accept")
    (_, told) = result(game.table)
    assert said_of(told, game.table) == "All 2 games so far were draws."
    for viewer in EVERYBODY:
        assert len({Texts(each).say(result(game.table, viewer)[1]) for each in Language}) == 4


def test_hints_help_and_rules() -> None:
    texts = Texts(Language.EN)
    said = [texts.say(hint(parse_move(move))) for move in ("0", "b3", "!a1d1", "done")]
    assert said[1] == "You could place it on b3."
    assert len(set(said)) == 4
    assert help_texts("give")[0].id == "command-give.help"
    for told in (*help_texts(), *rule_book()):
        assert texts.say(told)


LIGHT, DARK = "the tall round solid light piece", "the short square hollow dark piece"
EMPTY = "..../..../..../...."
CALLED = "Overlooked row 1: all four are round and light."


@pytest.mark.parametrize(
    ("position", "move", "best", "lost_in", "won_in", "said"),
    [
        (EMPTY + " 0", "b3", "c1", 5, None, "b3 lost in 5; c1 held the draw."),
        (EMPTY + " 0", "b3", "c1", None, 3, "b3 only drew; c1 won in 3."),
        (EMPTY + " 0", "b3", "c1", 2, 1, "b3 lost in 2; c1 won at once."),
        (EMPTY + " -", "0", "f", 1, None, f"Giving {LIGHT} lost at once; {DARK} held the draw."),
        (EMPTY + " -", "0", "f", None, 4, f"Giving {LIGHT} only drew; {DARK} won in 4."),
        ("..../..../..../0123 - d1", "f", "!a1d1", 0, 0, CALLED),
        ("..../..../..../0123 f d1", "a2", "!a1d1", None, 0, CALLED),
    ],
)
def test_where_a_game_turned_is_said(
    position: str, move: str, best: str, lost_in: int | None, won_in: int | None, said: str
) -> None:
    board, moves = parse_position(position), (parse_move(move), parse_move(best))
    told = turned(board, *moves, lost_in=lost_in, won_in=won_in)
    assert Texts(Language.EN).say(told) == said
    assert len({Texts(language).say(told) for language in Language}) == len(Language)
