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
def test_counts(run: Run, arguments: list[str], nodes: int) -> None:
    answer = run("perft", *arguments)
    assert (answer.stdout, answer.stderr, answer.returncode) == (b"%d\n" % nodes, b"", 0)


def test_json(run: Run) -> None:
    answer = json.loads(run("perft", "3", "--json").stdout)
    assert set(answer) == {"depth", "nodes", "seconds"}
    assert (answer["depth"], answer["nodes"]) == (3, 3840)
    assert answer["seconds"] >= 0


def test_division(run: Run) -> None:
    lines = run("perft", "3", "--divide").stdout.decode().split("\n")
    assert lines == [*(f"{digit}: 240" for digit in "0123456789abcdef"), "3840", ""]
    moves = json.loads(run("perft", "1", "--divide", "--json").stdout)["moves"]
    assert moves == dict.fromkeys("0123456789abcdef", 1)


def test_progress_shows_on_a_terminal_and_nowhere_else(
    run: Run, run_on_terminal: RunOnTerminal
) -> None:
    screen = run_on_terminal("perft", "6", "--calls")
    assert "Counting" in screen
    assert "100%" in screen
    assert screen.endswith("11289600\n")
    assert run_on_terminal("perft", "6") == "11289600\n"
    assert run("perft", "5").stderr == b""
