"""`fourfold perft`."""

import json

import pytest

from tests.cli.conftest import Run, RunOnTerminal


@pytest.mark.parametrize(
    ("arguments", "nodes"),
    [
        (["0"], 1),
        (["1"], 16),
        (["2"], 256),
        (["4"], 57_600),
        (["7", "--threads", "1"], 146_764_800),
        (["4", "--calls"], 57_600),
        (["1", "..../..../..../0123 - d1"], 0),
        (["1", "..../..../..../0123 - d1", "--calls"], 13),
        (["2", "..../..../23../01.. -", "--squares"], 12 * 12),
        (["1", "..../..../..../0123 -", "--traits", "body"], 12),
        (["3", "..../..../..../012. 3", "--calls"], 12 * 12 * 12 + 12 * 13),
        (["33"], 0),
    ],
)
def test_counts(call: Run, arguments: list[str], nodes: int) -> None:
    answer = call("perft", *arguments)
    assert (answer.stdout, answer.stderr, answer.returncode) == (b"%d\n" % nodes, b"", 0)


def test_json(call: Run) -> None:
    answer = json.loads(call("perft", "3", "--json", "--divide").stdout)
    assert answer.pop("seconds") >= 0
    assert answer == {"depth": 3, "nodes": 3840, "moves": dict.fromkeys("0123456789abcdef", 240)}


def test_division(call: Run) -> None:
    lines = call("perft", "3", "--divide").stdout.decode().split("\n")
    assert lines == [*(f"{digit}: 240" for digit in "0123456789abcdef"), "3840", ""]


def test_progress_shows_on_a_terminal_for_long_counts(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal("perft", "6", "6eb0/217d/..../.... -", "--calls")
    assert "Counting" in screen
    assert "100%" in screen
    assert screen.endswith("113760\n")
    assert run_on_terminal("perft", "5") == "806400\n"
