"""Events, questions and refusals in messages, and that none of them tells of a line."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from fourfold.rules import Calling, Reason, Result
from fourfold.rules.errors import FourfoldError, RulesCode
from fourfold.table.decide import begin
from fourfold.table.event import Ended, Event, Left, Moved, Resumed, Returned, TimeUp
from fourfold.table.options import Options
from fourfold.table.table import Table, evolve
from fourfold.words import Language, Texts, Verbosity, message
from fourfold.words.describe import describe, question, refusal
from tests.codes import CODES
from tests.table.games import QUIET, ROW
from tests.table.tables import FIRST, SECOND
from tests.words.heard import EVERYBODY, NOTHING_SHARED, Heard, said_of, told_of


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
            assert said_of(told_of(event, table, viewer), evolve(table, event), language)
        table = evolve(table, event)


@pytest.mark.parametrize("reason", Reason, ids=str)
@pytest.mark.parametrize("language", Language, ids=str)
def test_every_end_is_told(reason: Reason, language: Language) -> None:
    game = Heard()
    drawn = reason in (Reason.FULL, Reason.AGREED)
    ended = Ended(Result.DRAW if drawn else Result.SECOND, reason)
    said = {
        viewer: said_of(told_of(ended, game.table, viewer), game.table, language)
        for viewer in EVERYBODY
    }
    assert len(set(said.values())) == (1 if drawn else 2 if reason is Reason.CALL else 3)
    assert said_of(
        told_of(Ended(Result.UNFINISHED, reason), game.table, None), game.table, language
    )


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
        said[game.table.name(game.table.turn)].append(said_of(asked, game.table))
        asked = question(game.table, game.table.turn, by_name=True)
        said["both"].append(said_of(asked, game.table))
    reminding = {name: sum("QUARTO!" in each for each in told) for name, told in said.items()}
    assert reminding == {"Ada": 2, "Grace": 2, "both": 2}


def test_a_question_can_be_asked_by_name() -> None:
    game = Heard()
    game.play(ROW + " 4")
    said = said_of(question(game.table, game.table.turn, by_name=True), game.table)
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
    told = told_of(game.events[-1], before, FIRST)
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
@pytest.mark.parametrize("mask", [False, True], ids=["seen", "masked"])
def test_both_players_hear_why_a_call_is_wrong(
    language: Language, moves: str, reason: str, mask: bool
) -> None:
    game = Heard(Options(mask=mask))
    game.play(moves)
    before = game.table
    game.play("!a1d1")
    for verbosity, viewer in product(Verbosity, EVERYBODY):
        texts = Texts(language, verbosity=verbosity)
        assert texts.say(message(reason)) in texts.say(told_of(game.events[-1], before, viewer))
