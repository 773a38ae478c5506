"""`fourfold solve` and `fourfold analyse`."""

import json
import signal
import time
from pathlib import Path
from typing import Final

import pytest

from benchmarks.cluster.machine import cpu_seconds
from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, RunOnTerminal, started

WON = ".6../9de1/0f../b2.a 5"


def test_solve(call: Run) -> None:
    answer = call("solve", WON, "2.a5/9bc./6..f/4.1. 3", "..../..../..../0123 f d1")
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert answer.stdout.decode().split("\n") == ["win 3 a4", "loss 4 b2", "win 0 !a1d1", ""]


def test_solve_in_json(call: Run) -> None:
    answer = json.loads(call("solve", "--json", WON).stdout)
    assert answer.pop("nodes") > 0
    assert answer.pop("seconds") >= 0
    assert answer == {"position": WON, "value": "win", "plies": 3, "best": "a4"}


@pytest.mark.parametrize("arguments", [[], ["-"]])
def test_solve_as_a_filter(call: Run, arguments: list[str]) -> None:
    lines = [WON, "nonsense", "6eb0/217d/538f/9c4a draw", "6eb0/217d/538f/9c4a -"]
    answer = call("solve", *arguments, stdin="\n".join(lines).encode())
    won, unread, over, drawn = answer.stdout.decode().splitlines()
    assert won == "win 3 a4"
    assert unread.startswith("error bad-position: line 2: “nonsense” is not a position")
    assert over == "error game-over: line 3: the game is over, there is nothing to solve"
    assert drawn == "draw - done"
    assert answer.stderr.startswith(
        b"fourfold: 2 of 4 positions could not be solved; the first: line 2: "
    )
    assert answer.returncode == 2


def test_a_filter_answers_each_line_as_it_comes(tmp_path: Path) -> None:
    """Many lines that are there are answered together; one that comes alone does not wait."""
    with started(COMMAND, "solve", cwd=tmp_path) as process:
        assert process.stdin
        assert process.stdout
        for line, answer in ((WON, "win 3 a4"), ("..../..../..../012. 3", "win 1 d1")):
            process.stdin.write(f"{line}\n")
            assert process.stdout.readline() == f"{answer}\n"
        process.stdin.write(f"{WON}\n..../..../..../012. 3\n" * 300)
        out, err = process.communicate(timeout=SECONDS_AT_MOST)
    assert (out, err) == ("win 3 a4\nwin 1 d1\n" * 300, "")


def test_a_long_search_keeps_back_no_answer_before_it(tmp_path: Path) -> None:
    with started(COMMAND, "solve", "--no-book", "--threads", "1", cwd=tmp_path) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{WON}\n..../..../..../.... -\n{WON}\n")
        process.stdin.flush()
        assert process.stdout.readline() == "win 3 a4\n"
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=SECONDS_AT_MOST)
    assert (out, process.returncode) == ("", 130)


def test_a_line_that_is_too_long_spoils_no_other(call: Run) -> None:
    lines = [WON, "x" * 70_000, WON, "x" * 65_535, "x" * 65_536, WON]
    answer = call("solve", stdin="\n".join(lines).encode())
    said = [line.split(":")[0] for line in answer.stdout.decode().splitlines()]
    assert said == [
        "win 3 a4",
        "error too-long",
        "win 3 a4",
        "error bad-position",
        "error too-long",
        "win 3 a4",
    ]


def test_without_the_book_what_it_knows_is_searched(call: Run) -> None:
    question = ("analyse", "--json", "..../..../.1../0..2 3", "--traits", "shape")
    known, searched = (
        json.loads(call(*question, *options).stdout) for options in ((), ("--no-book",))
    )
    assert known["nodes"] == 0 < searched["nodes"]
    assert known["turns"] == searched["turns"]


def test_variants(call: Run) -> None:
    block = "..../..../2b../01.. -"
    assert call("solve", block, "--traits", "shape").returncode == 0
    open_block = call("solve", "..../..../23../01.. - b2", "--squares", "--traits", "shape,body")
    assert open_block.stdout == b"win 0 !a1b2\n"


def test_analyse(call: Run) -> None:
    answer = call("analyse", "0123/4567/89ab/cde. f")
    assert answer.stdout.decode().split("\n") == [
        "d1 !a1d1   win in 1",
        "d1 !d1d4   win in 1",
        "d1 done    loss in 1",
        "",
    ]


def test_analyse_in_json(call: Run) -> None:
    answer = json.loads(call("analyse", "--json", WON).stdout)
    assert (answer["value"], answer["plies"], answer["best"]) == ("win", 3, "a4")
    assert {"turn": "a4 4", "value": "win", "plies": 3} in answer["turns"]
    assert len(answer["turns"]) == 6 * 5


AT_WORK: Final = 1.5
"""Seconds of a core, far more than a command takes to start."""


@pytest.mark.proof
@pytest.mark.parametrize("arguments", [["solve", "--no-book", "--threads", "1"], ["perft", "12"]])
def test_an_interrupt_ends_long_work_quietly(arguments: list[str], tmp_path: Path) -> None:
    with started(COMMAND, *arguments, cwd=tmp_path) as process:
        assert process.stdin
        process.stdin.write("..../..../..../.... -\n")
        while cpu_seconds([process.pid]) < AT_WORK:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS_AT_MOST)
    assert (out, err.strip(), process.returncode) == ("", "", 130)


def test_progress_shows_on_a_terminal(run_on_terminal: RunOnTerminal) -> None:
    typed = (("nodes", "\x03"),)
    screen = run_on_terminal("solve", "..../..../..../1... 0", "--no-book", typed=typed)
    assert "Searching: " in screen
