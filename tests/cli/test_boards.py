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
def test_counts(run: Run, arguments: list[str], boards: int) -> None:
    answer = run("boards", *arguments)
    assert (answer.stdout, answer.stderr, answer.returncode) == (b"%d\n" % boards, b"", 0)


def test_json(run: Run) -> None:
    answer = json.loads(run("boards", "--traits", "body", "--json").stdout)
    assert set(answer) == {"boards", "seconds"}
    assert answer["boards"] == 8_707_262_054_400
    assert answer["seconds"] >= 0


def test_progress_shows_on_a_terminal(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal("boards", "--traits", "body")
    assert "Counting" in screen
    assert "100%" in screen
    assert screen.endswith("8707262054400\n")
    assert run_on_terminal("boards", "6eb0/217d/538f/9c4a -") == "1\n"


def test_an_interrupt_ends_the_count(run_on_terminal: RunOnTerminal) -> None:
    screen = run_on_terminal("boards", "--squares", typed=(("Counting", "\x03"),))
    assert "100%" not in screen
    assert "63235397376" not in screen
