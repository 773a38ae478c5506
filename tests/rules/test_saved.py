"""Saved games: the text for people, read back strictly."""

from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any

import pytest
from hypothesis import example, given, settings, strategies as st

from fourfold.rules import Calling, Edition, Game, Note, Reason, Result, parse_game, parse_position
from fourfold.rules.errors import FourfoldError, RulesCode, SetupError
from fourfold.rules.saved import SavedGame, parse_saved_game, split_saved_games
from tests.refusals import refused
from tests.strategies import callings, games, starts

WON = parse_game("0 a1 1 b1 2 c1 3 d1 !a1d1")
BEGUN = parse_game("0 a1 1")
DRAWN = parse_game(
    "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6 a4 done done"
)

TEXT = """\
Edition: access
Traits: surface,shape,height,body
Squares: off
Calling: hand
Time: 60
First: Ada
Second: Grace Hopper
Date: 2026-11-15
Result: first
Reason: call

0 a1 1 b1 2 c1 3 d1 !a1d1
"""

names = st.text(max_size=100).filter(lambda name: name.isprintable() and name == name.strip())


@st.composite
def saved_games(draw: st.DrawFn) -> SavedGame:
    game = draw(callings.flatmap(lambda calling: games(calling=calling)))
    if draw(st.booleans()):
        start = draw(starts(game.start.variant, game.calling))
        moves = draw(st.integers(0, 3))
        game = Game(start, calling=game.calling)
        while len(game.moves) < moves and (legal := game.legal_moves()):
            game = game.play(draw(st.sampled_from(legal)))
    result, reason = Result.UNFINISHED, None
    if game.outcome is None:
        result, reason = draw(
            st.sampled_from(
                [
                    (Result.UNFINISHED, None),
                    (Result.FIRST, Reason.RESIGN),
                    (Result.SECOND, Reason.TIME),
                    (Result.FIRST, Reason.WRONG_CALLS),
                    (Result.DRAW, Reason.AGREED),
                    (Result.SECOND, Reason.ABANDONED),
                    (Result.UNFINISHED, Reason.ABANDONED),
                ]
            )
        )
    return SavedGame(
        game,
        draw(st.sampled_from(Edition)),
        draw(st.none() | st.integers(1, 86_400)),
        draw(names),
        draw(names),
        draw(st.none() | st.dates()),
        result,
        reason,
    )


@given(saved_games())
def test_saved_games_round_trip(saved: SavedGame) -> None:
    assert parse_saved_game(str(saved)) == saved


@settings(max_examples=50)
@given(st.lists(saved_games(), min_size=1, max_size=3))
def test_several_games_in_one_text(saved: list[SavedGame]) -> None:
    text = "\n".join(map(str, saved))
    chunks = list(split_saved_games(text))
    assert [parse_saved_game(chunk) for _, chunk in chunks] == saved
    lines = text.split("\n")
    assert all(lines[number - 1].startswith("Edition: ") for number, _ in chunks)


def test_the_text_is_for_people() -> None:
    saved = SavedGame(WON, Edition.ACCESS, 60, "Ada", "Grace Hopper", date(2026, 11, 15))
    assert str(saved) == TEXT
    assert parse_saved_game(TEXT) == saved


def test_what_is_not_known_is_left_out() -> None:
    assert str(SavedGame(Game())) == (
        "Edition: classic\nTraits: colour,shape,height,body\nSquares: off\nCalling: hand\n"
        "Time: off\nResult: unfinished\n\n\n"
    )


def test_a_finished_game_says_how_it_ended() -> None:
    assert (SavedGame(WON).result, SavedGame(WON).reason) == (Result.FIRST, Reason.CALL)
    assert (SavedGame(DRAWN).result, SavedGame(DRAWN).reason) == (Result.DRAW, Reason.FULL)


def test_a_game_may_begin_at_a_position() -> None:
    text = TEXT.replace(
        "call\n\n0 a1 1 b1 2 c1 3 d1", "call\nPosition: ..../..../..../01.. 2\n\nc1 3 d1"
    )
    saved = parse_saved_game(text)
    assert str(saved.game.start) == "..../..../..../01.. 2"
    assert str(saved.game.position) == "..../..../..../0123 - d1"
    assert str(saved) == text


@pytest.mark.parametrize(
    ("position", "code", "line", "move"),
    [
        ("..../..../..../.... -", "bad-tag", 10, None),
        ("..../..../..../01.. 0", "piece-twice", 10, None),
        ("..../..../..../01..", "bad-position", 10, None),
        ("..../..../..../01.. 2 b1", "no-open-line", 10, None),
        ("0123/4567/89ab/cdef draw", "game-over", 10, None),
        ("..../..../..../f1.. -", "piece-taken", 12, 1),
        ("..../..../..../01.. 2", "piece-in-hand", 12, 1),
    ],
)
def test_where_a_game_begins_is_read_strictly(
    position: str, code: str, line: int, move: int | None
) -> None:
    tags = TEXT[: TEXT.index("Result: ")]
    with pytest.raises(FourfoldError) as caught:
        parse_saved_game(f"{tags}Result: unfinished\nPosition: {position}\n\nf\n")
    error = caught.value
    assert (str(error.code), error.line_number, error.move_number) == (code, line, move)


CONTRADICTIONS = [
    (WON, Result.SECOND, Reason.CALL),
    (WON, Result.FIRST, Reason.RESIGN),
    (WON, Result.FIRST, None),
    (DRAWN, Result.DRAW, Reason.AGREED),
    (DRAWN, Result.FIRST, Reason.CALL),
    (BEGUN, Result.FIRST, Reason.CALL),
    (BEGUN, Result.DRAW, Reason.FULL),
    (BEGUN, Result.FIRST, None),
    (BEGUN, Result.DRAW, Reason.RESIGN),
    (BEGUN, Result.UNFINISHED, Reason.TIME),
    (BEGUN, Result.SECOND, Reason.AGREED),
    (BEGUN, Result.DRAW, Reason.ABANDONED),
]


@pytest.mark.parametrize(
    ("code", "tags"),
    [
        (RulesCode.GAME_OVER, {"game": Game(parse_position("0123/4567/89ab/cdef draw"))}),
        (
            RulesCode.GAME_OVER,
            {"game": Game(parse_position("..../..../..../0123 - d1"), (), Calling.AUTOMATIC)},
        ),
        (RulesCode.BAD_DATE, {"date": datetime(2026, 11, 15, 12, tzinfo=UTC)}),
        *((RulesCode.BAD_TIME, {"seconds_per_move": each}) for each in (0, -1, 604_801)),
        *(
            (RulesCode.BAD_NAME, {"first": each})
            for each in ("a\nb", " a", "a ", "x" * 101, "\0", "\x1b[31m")
        ),
        *(
            (RulesCode.CONTRADICTION, {"game": game, "result": result, "reason": reason})
            for game, result, reason in CONTRADICTIONS
        ),
    ],
)
def test_what_cannot_be_saved_is_refused(code: str, tags: dict[str, Any]) -> None:
    with refused(SetupError, code):
        SavedGame(**{"game": WON} | tags)


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "move"),
    [
        ("Edition: access", "Edition: Access", "bad-edition", 1, None),
        ("Edition: access", "Edition:access", "bad-tag", 1, None),
        ("Edition: access", "Colour: blue", "bad-tag", 1, None),
        ("Edition: access", "Edition: classic", "bad-tag", 2, None),
        ("surface,shape", "shape,surface", "bad-tag", 2, None),
        ("surface,", "colour,", "bad-tag", 2, None),
        ("surface,", "weight,", "bad-traits", 2, None),
        ("Squares: off", "Squares: no", "bad-squares", 3, None),
        ("Squares: off\n", "", "bad-tag", None, None),
        ("Calling: hand", "Calling: by hand", "bad-calling", 4, None),
        ("Time: 60", "Time: 060", "bad-time", 5, None),
        ("Time: 60", "Time: 0", "bad-time", 5, None),
        ("Time: 60", "Time: 999999", "bad-time", 5, None),
        ("Time: 60", "Time: ٦٠", "bad-time", 5, None),
        ("First: Ada", "First: ", "bad-tag", 6, None),
        ("First: Ada", "First:  Ada", "bad-name", 6, None),
        ("First: Ada\nSecond: Grace Hopper", "Second: Grace\nFirst: Ada", "bad-tag", 6, None),
        ("First: Ada", "First: Ada\nFirst: Eve", "bad-tag", 7, None),
        ("2026-11-15", "2026-11-31", "bad-date", 8, None),
        ("2026-11-15", "20261115", "bad-date", 8, None),
        ("2026-11-15", "15.11.2026", "bad-date", 8, None),
        ("Result: first", "Result: won", "bad-result", 9, None),
        ("Result: first", "Result: unfinished", "contradiction", 9, None),
        ("Result: first", "Result: second", "contradiction", 9, None),
        ("Result: first\nReason: call", "Result: unfinished", "contradiction", 9, None),
        ("Reason: call", "Reason: luck", "bad-reason", 10, None),
        ("call\n\n", "call\n", "bad-tag", 11, None),
        ("call\n\n", "call\n\n\n", "contradiction", 9, None),
        ("0 a1 1 b1", "0 a1 1 a1", "cell-taken", 12, 4),
        ("0 a1 1 b1", "0 a1 x b1", "bad-move", 12, 3),
        ("!a1d1\n", "!a1d1", "bad-tag", 13, None),
        ("!a1d1\n", "!a1d1\n\n", "bad-tag", 14, None),
        ("!a1d1\n", "!a1d1\r\n", "bad-line", 12, 9),
    ],
)
def test_every_departure_from_the_one_form_is_refused_where_it_stands(
    old: str, new: str, code: str, line: int | None, move: int | None
) -> None:
    assert old in TEXT
    with pytest.raises(FourfoldError) as caught:
        parse_saved_game(TEXT.replace(old, new, 1))
    error = caught.value
    assert (str(error.code), error.line_number, error.move_number) == (code, line, move)


def test_the_sentence_says_what_was_expected() -> None:
    with pytest.raises(FourfoldError) as caught:
        parse_saved_game(TEXT.replace("surface,shape", "shape,surface"))
    expected = "line 2: the line reads “Traits: shape,surface,height,body” where “Traits: surface"
    assert str(caught.value).startswith(expected)


def test_an_automatic_game_must_have_its_calls() -> None:
    text = TEXT.replace("Calling: hand", "Calling: automatic")
    assert parse_saved_game(text).game.calling is Calling.AUTOMATIC
    for missed in (
        text.replace("!a1d1", "4 a2").replace("first\nReason: call", "unfinished"),
        text.replace(" !a1d1", "").replace("call\n", "resign\n"),
    ):
        with refused(FourfoldError, RulesCode.CALL_DUE):
            parse_saved_game(missed)


@given(st.integers(0, len(TEXT)), st.text(max_size=3), st.integers(0, 40))
@example(0, "\n", 0)
def test_whatever_is_read_is_written_the_same(at: int, insert: str, drop: int) -> None:
    text = TEXT[:at] + insert + TEXT[at + drop :]
    try:
        saved = parse_saved_game(text)
    except FourfoldError as error:
        assert str(error).isprintable()  # noqa: PT017 - most texts raise, a few do not
    else:
        assert str(saved) == text


NOTED = f"""{TEXT}0 ; Two friends.
7 = loss in 1
7 ; Gives the game away: “d1” is free.
7 ( 8 a2
7 ( 8 a3 9
8 = win in 1
"""


def test_notes_stand_after_the_moves() -> None:
    saved = parse_saved_game(NOTED)
    assert str(saved) == NOTED
    assert [note.number for note in saved.notes] == [0, 7, 8]
    assert saved.notes[1].score == "loss in 1"
    assert [" ".join(map(str, way)) for way in saved.notes[1].variations] == ["8 a2", "8 a3 9"]
    assert replace(saved, notes=()) == parse_saved_game(TEXT)
    (_, first), (number, second) = split_saved_games(f"{NOTED}\n{TEXT}")
    assert (first, second, number) == (NOTED, TEXT, NOTED.count("\n") + 2)


@given(saved_games(), st.data())
def test_noted_games_round_trip(saved: SavedGame, data: st.DataObject) -> None:
    comments = st.text(min_size=1, max_size=50).filter(
        lambda text: text.isprintable() and text == text.strip()
    )
    scores = st.sampled_from(["", "draw", "win in 0", "loss in 16"])
    numbers = data.draw(st.sets(st.integers(1, max(1, len(saved.game.moves)))))
    notes = []
    for number in sorted(numbers) if saved.game.moves else ():
        legal = saved.game.positions[number - 1].legal_moves()
        ways = data.draw(st.lists(st.sampled_from(legal).map(lambda move: (move,)), max_size=3))
        notes.append(Note(number, data.draw(scores), data.draw(comments), tuple(ways)))
    noted = replace(saved, notes=tuple(notes))
    assert parse_saved_game(str(noted)) == noted


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("7 = loss in 1", "7 = loss in 17", "bad-note", 14),
        ("7 = loss in 1", "7 = win", "bad-note", 14),
        ("7 = loss in 1", "07 = loss in 1", "bad-note", 14),
        ("7 = loss in 1", "7: loss in 1", "bad-tag", 14),
        ("7 = loss in 1", "0 = loss in 1", "bad-note", 14),
        ("7 = loss in 1", "7 = draw\n7 = draw", "bad-tag", 15),
        ("0 ;", "9 ;", "bad-note", 14),
        ("0 ;", "10 ;", "bad-note", 13),
        ("0 ; Two", "0 ;  Two", "bad-note", 13),
        ("friends", "\tfriends", "bad-note", 13),
        ("( 8 a3 9", "( ", "bad-move", 17),
        ("( 8 a3 9", "( 8 a1", "cell-taken", 17),
        ("( 8 a3 9", "( 0", "piece-taken", 17),
        ("8 = win in 1\n", "8 = win in 1\n\n", "bad-tag", 20),
    ],
)
def test_notes_are_read_strictly(old: str, new: str, code: str, line: int) -> None:
    assert NOTED.count(old) == 1
    with pytest.raises(FourfoldError) as caught:
        parse_saved_game(NOTED.replace(old, new))
    assert (str(caught.value.code), caught.value.line_number) == (code, line)


def test_a_note_that_cannot_be_written_is_refused() -> None:
    for make in (
        lambda: Note(1),
        lambda: Note(1, comment="a\nb"),
        lambda: Note(1, comment="x" * 1001),
        lambda: Note(1, variations=((),)),
        lambda: SavedGame(WON, notes=(Note(99, "draw"),)),
        lambda: SavedGame(WON, notes=(Note(2, "draw"), Note(1, "draw"))),
    ):
        with refused(SetupError, RulesCode.BAD_NOTE):
            make()
