"""Conversations at the table: what is asked, understood, kept and said."""

from __future__ import annotations

from contextlib import chdir
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings, strategies as st

from fourfold.engine import Level
from fourfold.rules import (
    Calling,
    Edition,
    Game,
    Reason,
    Result,
    SavedGame,
    Seat,
    Trait,
    Variant,
    parse_game,
    parse_saved_game,
)
from fourfold.table.event import Rematched
from fourfold.table.options import Options
from fourfold.table.player import Computer, Pace
from fourfold.table.table import replay
from fourfold.terminal.computer import LEVELS
from fourfold.terminal.setup import Wishes
from fourfold.words import Language
from tests.terminal.scripted import TWO, WAIT, converse, games

QUARTO = "0 a1 1 b1 2 c1 3 d1"
ALONE = replace(TWO, against="beginner", names=("Ada", "Machine"), seed=1)


def heard(folder: Path, typed: str, wishes: Wishes = TWO) -> list[str]:
    """What is said to the last line typed, with the question that follows it."""
    _, lines = converse(folder, typed.split("\n"), wishes)
    start = max(n for n, line in enumerate(lines) if line.startswith(">"))
    return lines[start + 1 :]


def test_the_levels_are_those_of_the_engine() -> None:
    assert tuple(map(str, Level)) == LEVELS


def test_the_score_of_a_series_is_told(tmp_path: Path) -> None:
    resign = ["resign", "yes"]
    _, lines = converse(tmp_path, [*resign, "yes", *resign, "yes", *resign, "no"])
    told = [line for line in lines if line.startswith("The score")]
    names = [line.split(" begins")[0] for line in lines if line.endswith(" begins.")]
    assert len(names) == 3
    assert told == ["The score is now 1 all.", f"The score is now 2 to 1 for {names[1]}."]


# Before a game


def test_enter_alone_begins_a_game_against_the_computer(tmp_path: Path) -> None:
    link, _ = converse(tmp_path, ["", "", ""], Wishes())
    assert link.table.players == ("Player 1", "Fourfold")
    assert link.table.options == Options()


@pytest.mark.parametrize(
    ("typed", "players"),
    [
        ("6 Ada Grace", ("Ada", "Grace")),
        ("club Ada", ("Ada", "Fourfold")),
        ("PERF Ada", ("Ada", "Fourfold")),
        ("person Ada Grace", ("Ada", "Grace")),
    ],
)
def test_whom_one_plays_against(tmp_path: Path, typed: str, players: tuple[str, str]) -> None:
    link, _ = converse(tmp_path, [*typed.split(), ""], Wishes())
    assert link.table.players == players


def test_everything_can_be_chosen(tmp_path: Path) -> None:
    typed = ["6", "Ada", "Grace", "yes", "access", "shape, surf", "yes", "-3", "99999999", "60"]
    link, lines = converse(tmp_path, typed, Wishes())
    variant = Variant((Trait.COLOUR, Trait.SHAPE), blocks=True)
    assert link.table.options == Options(variant, Edition.ACCESS, seconds_per_move=60)
    assert "That time limit is not possible. A move can have up to 7 days." in lines
    assert "What counts: shape and surface." in lines


def test_only_what_is_not_given_is_asked(tmp_path: Path) -> None:
    wishes = Wishes("person", ("Ada", "Grace"), squares=True, traits=(Trait.SHAPE,), seconds=0)
    link, lines = converse(tmp_path, ["yes", ""], wishes)
    assert lines[1].startswith("You can also choose the edition. ")
    assert sum("?" in line for line in lines) == 1
    assert link.table.options.variant == Variant((Trait.SHAPE,), blocks=True)


def test_before_a_game_one_can_change_the_language_or_leave(tmp_path: Path) -> None:
    _, lines = converse(tmp_path, ["language fr", "quitter"], Wishes())
    assert "Je parle maintenant français." in lines
    assert "Contre qui jouez-vous\N{NO-BREAK SPACE}? Tapez un numéro, ou Entrée pour 2." in lines
    assert lines[-1] == "Au revoir\N{NO-BREAK SPACE}!"


def test_the_lot_decides_who_begins(tmp_path: Path) -> None:
    firsts = {converse(tmp_path, [], seed=seed)[0].table.first for seed in range(20)}
    assert firsts == {0, 1}


# At the table


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Zz", "I do not understand “Zz”. Type help to hear what you can type."),
        ("", "Ada, give a piece."),
        ("quarto", "A line with an empty cell cannot be called."),
        ("a1", "There is no piece to place yet."),
        ("done", "There are still pieces to play."),
        ("undo", "There is no move to take back."),
        ("hand", "No piece is in hand."),
        ("last", "Nothing has been played yet."),
        ("turn", "There is no clock."),
        ("yes", "There is no offer to answer."),
        ("again", "The game is not over yet."),
        ("hint", "Hints are not allowed at this table."),
        ("hello", "Nobody is here to hear that."),
        ("help give", "give 7, or give tall round hollow light: gives that piece."),
        ("rules", "The rules of Quarto!"),
        ("0", "Grace, place the tall round solid light piece."),
        ("\0\x1b[31m", "I do not understand"),
        ("detail short", "I will say little."),
        ("save /no/such/folder/game", "The game could not be saved."),
    ],
)
def test_what_can_be_typed_at_the_start(tmp_path: Path, typed: str, said: str) -> None:
    assert heard(tmp_path, typed)[0].startswith(said)


@pytest.mark.parametrize(
    ("typed", "said", "is_won"),
    [
        (["!a1d1", "no", "!a1d1", "perhaps", "board", "yes"], "No call was made.", True),
        (["!a1d1", "perhaps", "yes"], "Answer yes or no, please.", True),
        (["quarto", "sideways", "!", "row 1", "y"], "No call was made.", True),
        (["quarto", "row 1", "y"], "Which line?", True),
        (["quarto a1 b2"], "Squares do not count in this game.", False),
        (
            ["quarto row 2", "quarto row 1", "y"],
            "A line with an empty cell cannot be called.",
            True,
        ),
    ],
)
def test_a_call_is_not_made_by_a_slip(
    tmp_path: Path, typed: list[str], said: str, is_won: bool
) -> None:
    link, lines = converse(tmp_path, [*QUARTO.split(), *typed])
    assert said in lines
    assert (link.table.ended is not None) is is_won
    assert link.table.wrong_calls == (0, 0)


def test_one_can_leave_at_every_question(tmp_path: Path) -> None:
    for typed in (["0", "quit"], ["0", "resign", "quit"], ["0", "a1", "!a1d1", "quit"]):
        _, lines = converse(tmp_path, typed)
        kept = "Your game is saved. To continue it: fourfold play --continue"
        assert lines[-2:] == [kept, "Goodbye!"]


def test_one_keyboard_takes_back_the_move_made_last(tmp_path: Path) -> None:
    link, lines = converse(tmp_path, ["0", "a1", "1", "undo", "yes", "undo", "yes"])
    assert link.table.game.moves == parse_game("0").moves
    assert lines.count("Ada, do you accept? Yes or no?") == 2


def test_the_computer_lets_one_take_back(tmp_path: Path) -> None:
    link, lines = converse(tmp_path, ["0", "undo"], ALONE, seed=1)
    assert link.table.first == 0
    assert link.table.game.moves == ()
    assert "3 moves have been taken back." in lines


@pytest.mark.parametrize(
    ("moves", "level", "said"),
    [
        (
            "0 d4 c b1 f d2 e b4 1 b3 5 a2 3 b2 8 c2 7 c3 4 c1 b c4 2 a3 9 a1 a d1 d d3 6",
            "perfect",
            "A draw, by agreement.",
        ),
        ("0 a1 1 b1 2 c1 f a4 8 b4 9 c3 3 a2", "perfect", "Grace declines."),
        ("0 a1 1 b1 2 c1 f a4 8 b4 9 c3 3 a2", "beginner", "A draw, by agreement."),
    ],
)
def test_the_computer_takes_a_draw_unless_it_sees_that_it_wins(
    tmp_path: Path, moves: str, level: str, said: str
) -> None:
    saved = SavedGame(parse_game(moves), first="Ada", second="Grace")
    link, lines = converse(tmp_path, ["draw"], replace(ALONE, against=level, saved=saved))
    me = link.table.name(saved.game.position.turn or Seat.FIRST)
    assert said.replace("Grace", "Grace" if me == "Ada" else "Ada") in lines


def test_the_computer_finishes_a_game(tmp_path: Path) -> None:
    """One who types every move in turn makes each that is possible."""
    pieces = [*map(str, range(10)), *"abcdef"]
    cells = [column + row for row in "1234" for column in "abcd"]
    wishes = replace(ALONE, calling=Calling.AUTOMATIC)
    _, lines = converse(tmp_path, [*pieces, *cells] * 16, wishes)
    assert any(line in ("You win!", "Machine wins.") for line in lines)


def test_hints_are_given_where_they_are_allowed(tmp_path: Path) -> None:
    saved = SavedGame(parse_game(QUARTO), first="Ada", second="Grace")
    wishes = replace(TWO, hints=True, saved=saved)
    assert heard(tmp_path, "hint", wishes)[0] == "You could call QUARTO! for row 1."
    masked = replace(wishes, mask=True)
    assert heard(tmp_path, "hint", masked)[0] == "Hints are not allowed at this table."


@pytest.mark.parametrize("last", ["5", "b"])
def test_after_a_wrong_call_the_hint_is_no_call(tmp_path: Path, last: str) -> None:
    """Whether the first row is open, with the piece 5 on it, or shares nothing, with b."""
    moves = f"0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 {last} d1 6"
    saved = SavedGame(parse_game(moves), first="Ada", second="Grace")
    typed = ["quarto row 2", "yes", "hint"]
    _, lines = converse(tmp_path, typed, replace(TWO, hints=True, saved=saved))
    assert any(line.startswith("You could place it on ") for line in lines)


def test_time_runs_out_at_every_question(tmp_path: Path) -> None:
    wishes = replace(TWO, seconds=15)
    for typed in (["0"], ["0", "quarto"], ["0", "a1", "!a1d1"], ["0", "resign"], ["0", "draw"]):
        link, lines = converse(tmp_path, [*typed, WAIT], wishes)
        assert link.table.ended is not None
        assert link.table.ended.reason is Reason.TIME
        assert lines[-1] == "Another game? Press Enter for yes, or type no."


def test_another_game_is_begun_by_the_other_player(tmp_path: Path) -> None:
    link, lines = converse(tmp_path, ["resign", "yes", ""])
    assert "Ada begins." in lines
    assert lines[-3] == "Grace begins."
    assert link.table.first == 1
    old, new = games(tmp_path)
    assert old.next == new.table
    assert old.events[-1] == Rematched()


def test_after_the_game_one_can_still_ask(tmp_path: Path) -> None:
    _, lines = converse(tmp_path, [*QUARTO.split(), "!a1d1", "yes", "board", "0", "result", "no"])
    assert "4 pieces are on the board." in lines
    assert "The game is over." in lines
    assert lines.count("Ada wins.") == 2
    assert lines[-1] == "Goodbye!"


# Files


def test_a_game_is_saved_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    converse(tmp_path, ["0", "a1", f"save {path}", "1", f"save {path}", "no"])
    assert str(parse_saved_game(path.read_text()).game) == "0 a1"
    converse(tmp_path, ["0", "resign", "yes"], save_as=str(path))
    saved = parse_saved_game(path.read_text())
    assert (saved.result, saved.reason, saved.first) == (Result.FIRST, Reason.RESIGN, "Ada")


@pytest.mark.parametrize(
    "name", ["x\x1b[2J", "~nobody-at-all/x", "é" * 190, "a\0b", ".", "/", "/dev/full/x"]
)
def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path, name: str) -> None:
    _, lines = converse(tmp_path, [f"save {name}", "yes", "0"])
    assert "The game could not be saved." in lines
    assert "Grace, place the tall round solid light piece." in lines


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = SavedGame(parse_game("0 a1 1"), first="Grace", second="Ada")
    link, lines = converse(tmp_path, ["b1"], replace(TWO, saved=saved))
    assert str(link.table.game) == "0 a1 1 b1"
    assert "The game goes on." in lines
    assert "Grace, give a piece." in lines


def test_against_the_computer_one_goes_on_as_the_player_to_move(tmp_path: Path) -> None:
    for moves, seat in (("0", Seat.SECOND), ("0 a1 1", Seat.FIRST)):
        saved = SavedGame(parse_game(moves))
        link, lines = converse(tmp_path, [], Wishes("club", saved=saved))
        assert link.table.turn is seat
        assert link.table.name(seat) == f"Player {1 if seat is Seat.FIRST else 2}"
        assert lines[-2].startswith("Place ")


def test_a_finished_saved_game_is_told(tmp_path: Path) -> None:
    for saved in (
        SavedGame(parse_game(f"{QUARTO} !a1d1"), first="A", second="B"),
        SavedGame(
            parse_game("0"), first="A", second="B", result=Result.FIRST, reason=Reason.RESIGN
        ),
    ):
        _, lines = converse(tmp_path, ["no"], replace(TWO, saved=saved))
        assert any("A wins." in line for line in lines)


def test_an_unfinished_game_goes_on_with_its_computer(tmp_path: Path) -> None:
    left, _ = converse(tmp_path, ["0"], ALONE)
    for goes_on, typed in ((True, []), (None, [""])):
        link, lines = converse(tmp_path, typed, Wishes(), goes_on=goes_on)
        assert link.table.game == left.table.game
        assert link.view["players"][1]["computer"] == "beginner"
        assert "The game goes on." in lines
        (game,) = games(tmp_path)
        assert game.players[1].computer == Computer("beginner", 1, Pace.AT_ONCE)


def test_who_does_not_go_on_begins_anew_and_loses_nothing(tmp_path: Path) -> None:
    converse(tmp_path, ["0", "a1"])
    link, _ = converse(tmp_path, ["no"], TWO, goes_on=None)
    assert link.table.game.moves == ()
    assert [str(replay(game.events).game) for game in games(tmp_path)] == ["0 a1", ""]


LIKELY = (
    *("", "0", "1", "a1", "b2", "quarto", "row 1", "yes", "no"),
    *("undo", "board", "resign", "save", "draw"),
)


ANYTHING = given(
    st.lists(st.text(max_size=12) | st.sampled_from(LIKELY)), st.sampled_from(Language)
)


def expect_to_go_on(typed: list[str], language: Language) -> None:
    typed = [line for line in typed if line != WAIT]
    with TemporaryDirectory() as folder, chdir(folder):  # Some of it saves games.
        link, lines = converse(Path(folder), typed, language=language)
        game = link.table.game
        assert Game(game.start, game.moves) == game
        assert not any("\x1b" in line for line in lines if not line.startswith(">"))


@settings(max_examples=30)
@ANYTHING
def test_whatever_is_typed_the_conversation_goes_on(typed: list[str], language: Language) -> None:
    expect_to_go_on(typed, language)


@pytest.mark.proof
@ANYTHING
def test_however_much_is_typed_the_conversation_goes_on(
    typed: list[str], language: Language
) -> None:
    expect_to_go_on(typed, language)
