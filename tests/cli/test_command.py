"""The command as a whole: help, version, and what becomes of mistakes."""

import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.conftest import COMMAND, Run


def test_version(run: Run) -> None:
    assert run("--version").stdout.decode() == f"fourfold {version('fourfold')}\n"


def test_help_lists_every_command(run: Run) -> None:
    answer = run("--help")
    assert answer.returncode == 0
    text = answer.stdout.decode()
    assert all(f"\n  {command} " in text for command in ("play", "replay", "perft", "boards"))
    assert all(len(line) <= 88 for line in text.split("\n"))


@pytest.mark.parametrize("command", ["play", "replay", "perft", "boards"])
def test_every_command_has_help(run: Run, command: str) -> None:
    answer = run(command, "--help")
    assert answer.returncode == 0
    assert b"Usage: fourfold " + command.encode() in answer.stdout


MISTAKES = [
    ["fly"],
    ["--fast"],
    ["--port", "70000"],
    ["--port", "4041", "play"],
    ["--no-browser", "solve"],
    ["--database", "nonsense"],
    ["perft"],
    ["perft", "deep"],
    ["perft", "-1"],
    ["perft", "35"],
    ["perft", "9" * 5000],
    ["perft", "٣"],
    ["perft", "2", "nonsense"],
    ["perft", "2", "..../..../..../0..0 -"],
    ["perft", "2", "--traits", "colour,red"],
    ["perft", "2", "--traits", ""],
    ["boards", "nonsense"],
    ["boards", "..../..../..../0..0 -"],
    ["boards", "..../..../..../0123 -", "..../..../..../0123 -"],
    ["boards", "--traits", "colour,red"],
    ["boards", "--threads", "0"],
    ["boards", "--threads", "many"],
    ["replay", "--traits", "shape,shape"],
    ["replay", "no such file"],
    ["replay", "."],
    ["play", "--moves", "0 a1 0"],
    ["play", "--edition", "deluxe"],
    ["play", "--names", "Ada"],
    ["play", "--names", "Ada", "Ada"],
    ["play", "--names", "Ada", ""],
    ["play", "--names", "Ada", "Gr\nace"],
    ["play", "--save", "no such folder/game.txt"],
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_gets_one_sentence_and_exit_code_2(run: Run, arguments: list[str]) -> None:
    answer = run(*arguments)
    sentence = answer.stderr.decode()
    assert answer.returncode == 2
    assert sentence.startswith("fourfold: ")
    assert sentence.endswith(".\n")
    assert sentence.count("\n") == 1
    assert b"Traceback" not in answer.stdout


@settings(
    max_examples=25,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.lists(
        st.sampled_from(["perft", "replay", "play", "--json", "--traits", "--moves", "-h", "1"])
        | st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20),
        min_size=1,
        max_size=4,
    ).filter(lambda arguments: arguments != ["--"])
)
def test_any_arguments_end_well(run: Run, arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.returncode in (0, 2)
    assert b"Traceback" not in answer.stderr


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("command", ["replay", "play", "perft 5", "solve"])
def test_a_closed_stream_is_an_empty_one(command: str, closed: str, tmp_path: Path) -> None:
    answer = subprocess.run(
        ["/bin/sh", "-c", f"{COMMAND} {command} {closed}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
        cwd=tmp_path,
    )
    assert answer.returncode == 0
    assert b"Traceback" not in answer.stderr
