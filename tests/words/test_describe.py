"""Events, questions and refusals in messages, and that none of them tells of a line."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest
from hypothesis import assume, given

from fourfold.rules import CELLS, Calling, Cell, Game, Line, Position, Reason, Result, Seat, Variant
from fourfold.rules.errors import FourfoldError, RulesCode
from fourfold.rules.notation import parse_move, parse_position
from fourfold.rules.trait import Edition, Trait, TraitValue
from fourfold.table.decide import begin, decide, join, open_table
from fourfold.table.event import Ended, Event, Left, Moved, Opened, Resumed, Returned, TimeUp
from fourfold.table.options import Options
from fourfold.table.series import Series
from fourfold.table.table import Table, evolve
from fourfold.words import Language, Message, Question, Texts, Verbosity, message, message_to_json
from fourfold.words.answer import answer, counted, hint, introduced, result, turned
from fourfold.words.describe import describe, question, refusal
from fourfold.words.help import help_texts, rule_book
from fourfold.words.query import Column, Find, Query, Row, Shares, WhatIsOn
from tests.codes import CODES
from tests.strategies import games
from tests.table.games import QUIET, ROW
from tests.table.tables import FIRST, SECOND, command

EVERYBODY = (*Seat, None)
NOTHING_SHARED = "0 a1 f b1 3 c1 c d1"
"""The first row shares nothing."""


class Heard:
    """A table, and what each hears of it."""

    def __init__(
        self,
        options: Options = Options(),
        *,
        begun: bool = True,
        start: Position | None = None,
        opened: Event | None = None,
    ) -> None:
        self.table = Table()
        self.events: list[Event] = []
        self.heard: dict[Seat | None, list[str]] = {viewer: [] for viewer in EVERYBODY}
        self.happen(*(open_table(options, start) if opened is None else (opened,)))
        for player in ("Ada", "Grace"):
            self.happen(*join(self.table, player))
        if begun:
            self.happen(*begin(self.table, 0, 0.0))

    def happen(self, *events: Event) -> None:
        for event in events:
            before, self.table = self.table, evolve(self.table, event)
            self.events.append(event)
            for viewer in EVERYBODY:
                self.heard[viewer].append(_said(_told(event, before, viewer), self.table))

    def do(self, seat: Seat, *commands: str) -> None:
        for each in commands:
            self.happen(*decide(self.table, seat, command(each), 1.0))

    def play(self, moves: str) -> None:
        for move in moves.split():
            assert self.table.turn is not None
            self.do(self.table.turn, move)


def _said(told: Message, table: Table, language: Language = Language.EN) -> str:
    return Texts(language, table.options.edition).say(told)


def test_a_game_as_each_hears_it() -> None:
    game = Heard()
    game.play(ROW + " f !a1d1")
    assert game.heard[None][2:6] == [
        "Grace is here.",
        "Ada begins.",
        "Ada gives Grace the tall round solid light piece.",
        "Grace places it on a1.",
    ]
    assert game.heard[FIRST][3:6] == [
        "You begin.",
        "Given: tall round solid light.",
        "Grace places it on a1.",
    ]
    assert game.heard[SECOND][3:6] == [
        "Ada begins.",
        "Ada gives you the tall round solid light piece.",
        "On a1.",
    ]
    assert game.heard[SECOND][-2:] == [
        "QUARTO! You call row 1: all four are round and light.",
        "You win!",
    ]
    assert game.heard[FIRST][-2:] == [
        "QUARTO! Grace calls row 1: all four are round and light.",
        "Grace wins.",
    ]


def test_every_kind_of_event_is_told_in_every_language() -> None:
    game = Heard(Options(seconds_per_move=100))
    game.play(NOTHING_SHARED + " 4 !a1d1")
    for offer, reply in (("draw", "decline"), ("take-back", "accept")):
        game.do(FIRST, offer)
        game.do(SECOND, reply)
    game.do(FIRST, "draw", "decline", "leave", "return")
    game.happen(Resumed(50.0), TimeUp(FIRST))
    game.do(FIRST, "resign", "rematch")
    game.do(SECOND, "accept")
    assert {type(event) for event in game.events} == set(get_args(Event))
    assert {"Ada withdraws the offer.", "Grace declines."} <= set(game.heard[None])
    table = Table()
    for event in game.events:
        for viewer, language in product(EVERYBODY, Language):
            assert _said(_told(event, table, viewer), evolve(table, event), language)
        table = evolve(table, event)


@pytest.mark.parametrize("reason", Reason, ids=str)
@pytest.mark.parametrize("language", Language, ids=str)
def test_every_end_is_told(reason: Reason, language: Language) -> None:
    game = Heard()
    drawn = reason in (Reason.FULL, Reason.AGREED)
    ended = Ended(Result.DRAW if drawn else Result.SECOND, reason)
    said = {
        viewer: _said(_told(ended, game.table, viewer), game.table, language)
        for viewer in EVERYBODY
    }
    assert len(set(said.values())) == (1 if drawn else 2 if reason is Reason.CALL else 3)
    assert _said(_told(Ended(Result.UNFINISHED, reason), game.table, None), game.table, language)


def _told(event: Event, table: Table, viewer: Seat | None) -> Message:
    told = describe(event, table, evolve(table, event), viewer)
    assert told is not None
    return told


@pytest.mark.parametrize(
    ("moves", "act"),
    [
        ("", "give"),
        ("0", "place"),
        ("0 a1", "give"),
        (NOTHING_SHARED + " 4 !a1d1", "place"),  # The call is used up.
    ],
)
def test_the_question_says_what_can_be_done(moves: str, act: str) -> None:
    game = Heard()
    game.play(moves)
    assert question(game.table, game.table.turn).id == f"question-{act}"
    assert question(game.table).id == f"waiting-{act}"


@pytest.mark.parametrize(
    ("moves", "act"), [(ROW, "give"), (ROW + " 4", "place"), (QUIET, "done")], ids=str
)
def test_a_question_tells_where_calling_is_the_other_way(moves: str, act: str) -> None:
    game = Heard()
    game.play(moves)
    told = question(game.table, game.table.turn)
    assert (told.id, told["asked"].id) == ("or-call", f"question-{act}")  # type: ignore[union-attr]


def test_the_first_two_questions_remind_of_calling() -> None:
    """Later ones do so only for those who want every detail."""
    game = Heard()
    game.play("0 a1 1 b2 2 d3")
    said: dict[str, list[str]] = {"Ada": [], "Grace": [], "both": []}
    for move in ["4", "c1", "5", "a2", "6", "d1", "7", "a4"]:
        game.play(move)
        assert game.table.turn is not None
        asked = question(game.table, game.table.turn)
        assert ("quarto" in Texts(Language.EN, verbosity=Verbosity.FULL).say(asked)) is (
            game.table.position.count >= 4
        )
        said[game.table.name(game.table.turn)].append(_said(asked, game.table))
        asked = question(game.table, game.table.turn, by_name=True)
        said["both"].append(_said(asked, game.table))
    reminding = {name: sum("QUARTO!" in each for each in told) for name, told in said.items()}
    assert reminding == {"Ada": 2, "Grace": 2, "both": 2}


def test_a_question_can_be_asked_by_name() -> None:
    game = Heard()
    game.play(ROW + " 4")
    said = _said(question(game.table, game.table.turn, by_name=True), game.table)
    assert said == "Grace, place the tall square solid light piece. Or call QUARTO!"


@pytest.mark.parametrize("language", Language, ids=str)
def test_questions_at_one_keyboard_heed_the_verbosity(language: Language) -> None:
    game = Heard()
    game.play("0 a1 1 b1 2 c1 3")
    asked = question(game.table, game.table.turn, by_name=True)
    said = [Texts(language, verbosity=each).say(asked) for each in Verbosity]
    assert sorted(said, key=len) == said
    assert len(set(said)) == len(Verbosity)
    assert all(game.table.name(FIRST) in each for each in said)


def test_before_and_after_a_game_nothing_is_asked() -> None:
    game = Heard(begun=False)
    assert question(game.table, FIRST).id == "waiting-begin"
    game.happen(*begin(game.table, 0, 0.0))
    game.do(FIRST, "resign")
    assert question(game.table, FIRST).id == "waiting-over"


def test_a_full_board_is_a_draw() -> None:
    game = Heard()
    game.play(QUIET + " done done")
    assert game.heard[None][-1] == "All pieces are placed: a draw."


@pytest.mark.parametrize("code", CODES, ids=str)
def test_every_refusal_has_a_sentence(code: str) -> None:
    told = refusal(FourfoldError(code, ""))
    for language in Language:
        assert Texts(language).say(told)


def test_a_refusal_does_not_tell_of_a_line() -> None:
    codes = (RulesCode.LINE_EXPIRED, RulesCode.NOTHING_SHARED)
    assert {refusal(FourfoldError(code, "")) for code in codes} == {message("refused-call")}


# Answers

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
ONE = "In the diagonal from a1 to d4: one piece, tall round solid light."
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
        (Shares(Line("a1d1")), ["In row 1: two pieces, both tall, round and light."]),
        (Shares(Line("a1d4")), [ONE]),
        (Shares(Line("c1c4")), ["In column c: no piece yet."]),
        (Find((TraitValue.SOLID, TraitValue.SQUARE)), FOUND),
        (Find((TraitValue.TALL, TraitValue.SHORT)), ["No piece is both tall and short."]),
        (Question.ENDING, ["The game is not over yet."]),
    ],
    ids=str,
)
def test_answers(query: Query, said: list[str]) -> None:
    game = Heard(Options(seconds_per_move=90))
    game.play("0 a1 1 b1 e")
    assert [_said(each, game.table) for each in answer(query, game.table, FIRST, 11.0)] == said
    (hand,) = answer(Question.HAND, game.table, SECOND)
    assert _said(hand, game.table) == "You hold the short square solid dark piece."


def test_of_many_pieces_left_those_are_told_that_are_gone() -> None:
    game = Heard()

    def left() -> list[str]:
        return [_said(each, game.table) for each in answer(Question.LEFT, game.table)]

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
    ended, missed = (_said(each, game.table) for each in result(game.table, SECOND))
    assert ended == "Ada resigns. You win!"
    assert missed == "Missed when 4 pieces were on the board: row 1, all four round and light."


COACHED = {
    Language.EN: (
        "Grace places it on a2. Nobody called row 1 in time: all four are round and light.",
        "Grace: a2. Missed: row 1, all four round and light.",
    ),
    Language.FR: (
        (
            "Grace la pose en a2. "
            "Personne n’a annoncé la rangée 1 à temps : quatre pièces rondes et claires."
        ),
        "Grace : a2. Ligne manquée : la rangée 1, toutes rondes et claires.",
    ),
    Language.ES: (
        "Grace la coloca en a2. Nadie cantó la fila 1 a tiempo: cuatro piezas redondas y claras.",
        "Grace: a2. Se escapó la fila 1: cuatro redondas y claras.",
    ),
    Language.DE: (
        (
            "Grace setzt sie auf a2. "
            "Niemand hat rechtzeitig gerufen: Zeile 1, alle vier rund und hell."
        ),
        "Grace: a2. Übersehen: Zeile 1, alle vier rund und hell.",
    ),
}


@pytest.mark.parametrize("language", Language, ids=str)
def test_a_coach_tells_of_a_missed_line_in_the_sentence_of_the_move(language: Language) -> None:
    game = Heard(Options(coach=True))
    game.play(ROW + " 4")
    before = game.table
    game.play("a2")
    told = _told(game.events[-1], before, FIRST)
    said = [
        Texts(language, verbosity=verbosity).say(told).replace("\xa0", " ")
        for verbosity in (Verbosity.NORMAL, Verbosity.SHORT)
    ]
    assert tuple(said) == COACHED[language]


def test_two_lines_that_expire_at_once_are_told_one_after_the_other() -> None:
    game = Heard(Options(coach=True))
    game.play("1 b1 2 c1 3 d1 4 a2 5 a3 6 a4 0 a1 7 b2")
    told = game.heard[None][-1]
    assert told.count("Nobody called") == 2
    assert told.index("row 1") < told.index("column a")


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
    assert [_said(each, table) for each in counted(options)] == [
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
        told = [_said(each, game.table) for each in result(game.table, viewer)[1:]]
        name = None if viewer is None else game.table.name(viewer)
        assert told == ([] if said is None else [said.replace(f"for {name}", "for you")])


def test_a_series_of_draws_is_told() -> None:
    (opened,) = open_table(Options(), series=Series(draws=1))
    game = Heard(opened=opened)
    game.do(FIRST, "draw")
    game.do(SECOND, "accept")
    (_, told) = result(game.table)
    assert _said(told, game.table) == "All 2 games so far were draws."
    for viewer in EVERYBODY:
        assert len({Texts(each).say(result(game.table, viewer)[1]) for each in Language}) == 4


def test_automatic_calls_are_told_as_such() -> None:
    game = Heard(Options(calling=Calling.AUTOMATIC))
    game.play(ROW)
    assert isinstance(game.events[-2], Moved)
    assert game.heard[None][-2] == "QUARTO! Ada has row 1: all four are round and light."


def test_wrong_calls_are_counted_where_they_cost_the_game() -> None:
    game = Heard(Options(wrong_calls_to_lose=2))
    game.play(NOTHING_SHARED + " !a1d1")
    assert game.heard[None][-1].endswith("nothing in common that counts. Wrong calls: 1 of 2.")


def test_in_a_slow_game_it_is_no_news_who_comes_and_goes() -> None:
    for seconds, is_news in ((86_399, True), (86_400, False)):
        table = Heard(Options(seconds_per_move=seconds)).table
        for event in (Left(FIRST, 1.0), Returned(FIRST)):
            for viewer in EVERYBODY:
                assert (describe(event, table, evolve(table, event), viewer) is not None) is is_news


@pytest.mark.parametrize("language", Language, ids=str)
@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        (NOTHING_SHARED, "wrong-nothing-shared"),
        (ROW + " f a2", "wrong-line-expired"),
    ],
)
def test_both_players_hear_why_a_call_is_wrong(language: Language, moves: str, reason: str) -> None:
    game = Heard()
    game.play(moves)
    before = game.table
    game.play("!a1d1")
    for verbosity, viewer in product(Verbosity, EVERYBODY):
        texts = Texts(language, verbosity=verbosity)
        assert texts.say(message(reason)) in texts.say(_told(game.events[-1], before, viewer))


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
