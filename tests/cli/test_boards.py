"""`fourfold boards`."""

import json

import pytest

from tests.cli.conftest import Run, RunOnTerminal


@pytest.mark.parametrize(
    ("arguments", "boards"),
    [
        (["--traits", "shape"], 8_707_262_054_400),
        (["--traits", "shape", "--squares", "--threads", "1"], 5_709_466_828_800),
        (["6eb0/217d/538f/9c4a draw"], 1),
        (["..../..../..../0123 -"], 0),
    ],
)
def test_counts(call: Run, arguments: list[str], boards: int) -> None:
    answer = call("boards", *arguments)
    assert (answer.stdout, answer.stderr, answer.returncode) == (b"%d\n" % boards, b"", 0)


def test_json(call: Run) -> None:
    answer = json.loads(call("boards", "..../..../..../0123 -", "--json").stdout)
    assert answer.pop("seconds") >= 0
    assert answer == {"boards": 0}


def test_progress_shows_on_a_terminal(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal("boards", "--traits", "body")
    assert "Counting" in screen
    assert "100%" in screen
    assert screen.endswith("8707262054400\n")


def test_an_interrupt_ends_the_count(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal("boards", "--squares", typed=(("Counting", "\x03"),))
    assert "100%" not in screen
    assert "63235397376" not in screen
