"""`fourfold replay`: saved games, and the filter."""

import json
import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from fourfold.rules import Edition, Game, Reason, Result, SavedGame, parse_game
from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, started

WON = "0 a1 1 b1 2 c1 3 d1 !a1d1"


def answers(call: Run, text: str, *arguments: str) -> list[dict[str, object]]:
    answer = call("replay", "--json", *arguments, stdin=text.encode())
    return [json.loads(line) for line in answer.stdout.splitlines()]


def test_the_filter_answers_every_line(call: Run) -> None:
    answer = call("replay", stdin=f"{WON}\n0 a1\n\n0 a1 1 b2 2 c3 3 d4 f !a1d4".encode())
    assert answer.returncode == 0
    assert answer.stdout.decode().split("\n") == [
        "first a1d1 ..../..../..../0123 - d1",
        "unfinished - ..../..../..../0... -",
        "unfinished - ..../..../..../.... -",
        "second a1d4 ...3/..2./.1../0... f d4",
        "",
    ]


def test_a_bad_line_is_answered_and_the_filter_goes_on(call: Run) -> None:
    answer = call("replay", stdin=f"0 a1 0\n0 zz\n{WON}\n".encode())
    assert answer.returncode == 2
    refused, unread, won, _ = answer.stdout.decode().split("\n")
    assert refused == "error piece-taken: line 1, move 3: piece 0 already stands on the board"
    assert unread.startswith("error bad-move: line 2, move 2: “zz” is not a move; moves are")
    assert won == "first a1d1 ..../..../..../0123 - d1"
    assert answer.stderr.decode() == (
        "fourfold: 2 of 3 games could not be replayed; the first: "
        "line 1, move 3: piece 0 already stands on the board.\n"
    )


def test_json(call: Run) -> None:
    won, refused = answers(call, f"{WON}\n0 a1 1 a1\n")
    assert won == {"result": "first", "line": "a1d1", "position": "..../..../..../0123 - d1"}
    assert refused == {
        "error": "cell-taken",
        "message": "cell a1 already holds piece 0",
        "move": 4,
        "line_number": 2,
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"\xff\xfe", "not-text"),
        (b"0" * 200_000, "too-long"),
        (b"0 a1 " * 40_000, "too-long"),
        (b"0 a1 \0", "bad-move"),
        (b"0 a1\r\r", "bad-move"),
        ("é".encode(), "bad-move"),
    ],
)
def test_strange_lines(call: Run, line: bytes, code: str) -> None:
    answer = call("replay", "--json", stdin=line + b"\n" + WON.encode() + b"\r\n")
    first, second = (json.loads(text) for text in answer.stdout.splitlines())
    assert first["error"] == code
    assert second["result"] == "first"


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.binary(max_size=80), max_size=8))
def test_any_bytes_get_one_answer_a_line(call: Run, lines: list[bytes]) -> None:
    data = b"\n".join(lines) + b"\n"
    answer = call("replay", "--json", stdin=data)
    assert answer.returncode in (0, 2)
    assert len(answer.stdout.splitlines()) == data.count(b"\n")
    assert all(isinstance(json.loads(line), dict) for line in answer.stdout.splitlines())


def test_json_is_json_in_every_encoding(run: Run) -> None:
    answer = run("replay", "--json", stdin="é\n".encode(), PYTHONIOENCODING="iso8859-5")
    assert "é" in json.loads(answer.stdout)["message"]


def test_a_strange_file_name_stays_on_one_line(call: Run) -> None:
    assert call("replay", "x\ny").stdout.count(b"\n") == 1


def test_a_dash_is_the_filter(call: Run) -> None:
    assert call("replay", "-", stdin=WON.encode()).stdout.startswith(b"first a1d1 ")


def test_options_set_the_variant_of_the_filter(call: Run) -> None:
    block = "0 a1 1 b1 2 a2 3 b2 !a1b2"
    assert answers(call, block)[0]["error"] == "line-not-counted"
    assert answers(call, block, "--squares")[0]["result"] == "first"
    assert answers(call, WON, "--traits", "body")[0]["error"] == "nothing-shared"


def save(tmp_path: Path, name: str, *games: SavedGame) -> str:
    (tmp_path / name).write_text("\n".join(map(str, games)))
    return name


def test_saved_games(call: Run, tmp_path: Path) -> None:
    resigned = SavedGame(parse_game("0 a1"), result=Result.SECOND, reason=Reason.RESIGN)
    won = SavedGame(parse_game(WON), Edition.ACCESS, 60, "Ada", "Grace")
    one = save(tmp_path, "one.txt", won)
    two = save(tmp_path, "two.txt", resigned, SavedGame(Game()))
    answer = call("replay", one, two)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.decode().split("\n") == [
        "one.txt: first a1d1 ..../..../..../0123 - d1",
        "two.txt: second - ..../..../..../0... -",
        "two.txt: unfinished - ..../..../..../.... -",
        "",
    ]


def test_a_damaged_game_is_named_and_the_others_are_replayed(call: Run, tmp_path: Path) -> None:
    good = str(SavedGame(parse_game(WON)))
    bad = good.replace("2 c1", "2 b1")
    (tmp_path / "games.txt").write_text("\n".join([good, bad, good]))
    (tmp_path / "bytes.txt").write_bytes(b"Edition: \xff")
    answer = call("replay", "games.txt", "bytes.txt", "none.txt")
    assert answer.returncode == 2
    assert answer.stdout.decode().split("\n") == [
        "games.txt: first a1d1 ..../..../..../0123 - d1",
        "games.txt: error cell-taken: line 19, move 6: cell b1 already holds piece 1",
        "games.txt: first a1d1 ..../..../..../0123 - d1",
        "bytes.txt: error not-text: byte 10 is not UTF-8",
        "none.txt: error unreadable: the file cannot be read: No such file or directory",
        "",
    ]


def test_line_ends_of_other_systems_are_read(call: Run, tmp_path: Path) -> None:
    text = str(SavedGame(parse_game(WON))).replace("\n", "\r\n")
    (tmp_path / "game.txt").write_bytes(text.encode())
    assert call("replay", "game.txt").returncode == 0


def test_options_may_agree_with_the_tags_but_not_contradict_them(call: Run, tmp_path: Path) -> None:
    name = save(tmp_path, "game.txt", SavedGame(parse_game(WON)))
    assert call("replay", name, "--traits", "body,height,shape,surface").returncode == 0
    for arguments in (["--squares"], ["--traits", "colour"]):
        answer = call("replay", "--json", name, *arguments)
        assert json.loads(answer.stdout)["error"] == "contradiction"


def test_a_full_disk_is_one_sentence(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        answer = subprocess.run(
            [COMMAND, "replay"],
            input=b"0 a1\n",
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            check=False,
        )
    assert answer.stderr.decode() == "fourfold: No space left on device.\n"
    assert answer.returncode == 2


def test_it_ends_quietly_when_nobody_reads_on(tmp_path: Path) -> None:
    with started(COMMAND, "replay", cwd=tmp_path) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        os.write(process.stdin.fileno(), b"0 a1\n" * 1000)
        process.stdin.close()
        assert process.stderr.read() == ""
        assert process.wait(SECONDS_AT_MOST) == 1
