"""`fourfold review`."""

import json
from dataclasses import replace
from pathlib import Path

from fourfold.rules import (
    Call,
    Line,
    Note,
    SavedGame,
    parse_game,
    parse_saved_game,
    split_saved_games,
)
from tests.cli.conftest import Run

GAME = SavedGame(parse_game("0 a1 1 b1 2 c1 3 d1 f a2"))
"""One makes a line and misses it, and then the other."""


def test_review(call: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(str(GAME))
    answer = call("review", "game.txt")
    assert (answer.returncode, answer.stderr) == (0, b"")
    *_, gave, placed, missed, left = answer.stdout.decode().splitlines()
    assert gave.startswith("7 second 3 loss 1, ")
    assert placed == "8 first d1 win 1"
    assert missed == "9 first f loss 0, !a1d1 win 0"
    assert left.startswith("10 second a2 ")
    assert left.endswith(", !a1d1 win 0")


def test_review_in_json_of_several_games(call: Run, tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(f"{GAME}\nEdition: none\n\n{GAME}")
    answer = call("review", "games.txt", "--json")
    first, *_, last = map(json.loads, answer.stdout.decode().splitlines())
    assert first == {
        "game": 1,
        "number": 1,
        "seat": "first",
        "move": "0",
        "value": "draw",
        "plies": None,
        "best": "0",
        "best_value": "draw",
        "best_plies": None,
    }
    assert (last["game"], last["move"], last["best"]) == (3, "a2", "!a1d1")
    assert answer.returncode == 2
    assert answer.stderr.startswith(b"fourfold: 1 of 21 ")


def test_a_review_as_notes(call: Run, tmp_path: Path) -> None:
    commented = replace(GAME, notes=(Note(0, comment="Friends."), Note(9, comment="Missed!")))
    (tmp_path / "games.txt").write_text(f"{commented}\n{GAME}")
    answer = call("review", "games.txt", "--notes")
    assert (answer.returncode, answer.stderr) == (0, b"")
    (_, one), (_, other) = split_saved_games(answer.stdout.decode())
    saved = parse_saved_game(one)
    assert replace(saved, notes=()) == replace(parse_saved_game(other), notes=()) == GAME
    start, *_, missed, _ = saved.notes
    assert start == Note(0, comment="Friends.")
    assert missed == Note(9, "loss in 0", "Missed!", ((Call(Line.A1D1),),))
    assert [note.number for note in saved.notes] == list(range(11))
    (tmp_path / "again.txt").write_text(answer.stdout.decode())
    assert call("review", "again.txt", "--notes").stdout == answer.stdout


def test_of_a_game_without_moves_there_is_nothing_to_say(call: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(str(SavedGame(parse_game(""))))
    answer = call("review", "game.txt", "--json")
    assert (answer.stdout, answer.stderr, answer.returncode) == (b"", b"", 0)


def test_a_file_that_is_not_there(call: Run) -> None:
    answer = call("review", "nothing.txt")
    assert answer.returncode == 2
    assert b"nothing.txt: the file cannot be read" in answer.stderr
