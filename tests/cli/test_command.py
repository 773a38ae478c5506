"""The command as a whole: help, version, and what becomes of mistakes."""

import subprocess
from importlib.metadata import version
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from fourfold.cli import COMMANDS
from tests.cli.conftest import COMMAND, Run

POSITION = ".6../9de1/0f../b2.a 5"
ELSEWHERE = ["play", "--server", "http://127.0.0.1:9"]


def test_version(run: Run) -> None:
    assert run("--version").stdout.decode() == f"fourfold {version('fourfold')}\n"


def test_help_lists_every_command(call: Run) -> None:
    answer = call("--help")
    assert answer.returncode == 0
    text = answer.stdout.decode()
    assert all(f"\n  {command} " in text for command in COMMANDS)
    assert all(len(line) <= 88 for line in text.split("\n"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(call: Run, command: str) -> None:
    answer = call(command, "--help")
    assert answer.returncode == 0
    assert b"Usage: fourfold " + command.encode() in answer.stdout


MISTAKES = [
    ["fly"],
    ["--fast"],
    ["--port", "70000"],
    ["--port", "4041", "play"],
    ["--no-browser", "solve"],
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
    ["play", "--names", "Ada", "ada"],
    ["play", "--names", "Ada", ""],
    ["play", "--names", "Ada", "Gr\nace"],
    ["play", "--names", "A\x1b[2J", "B"],
    ["play", "--save", "no such folder/game.txt"],
    ["play", "--time", "-1"],
    ["play", "--time", "8d"],
    ["play", "--time", "2 x"],
    ["play", "--continue", "--squares"],
    ["play", "--continue", "--moves", "0"],
    ["play", "--against", "nobody"],
    ["play", "--language", "pt"],
    ["play", "--table", "A" * 22],
    ["play", "--server", "nonsense"],
    ["play", "--server", "http://a..b", "--names", "Ada", "x"],
    ["play", "--database", "postgresql://localhost/games"],
    ["play", "--database", "sqlite://"],
    [*ELSEWHERE, "--load", "x"],
    [*ELSEWHERE, "--database", "sqlite:///x.db"],
    [*ELSEWHERE, "--continue"],
    [*ELSEWHERE, "--moves", "0"],
    [*ELSEWHERE, "--table", "nonsense"],
    [*ELSEWHERE, "--table", "A" * 22, "--squares"],
    [*ELSEWHERE, "--names", "Ada", "ada"],
    ["solve", "nonsense"],
    ["solve", POSITION, "--threads", "0"],
    ["solve", POSITION, "--threads", "10000"],
    ["analyse"],
    ["analyse", "6eb0/217d/538f/9c4a draw"],
    ["analyse", POSITION, "--memory", "0"],
    ["analyse", POSITION, "--memory", "many"],
    ["export", "x"],
    ["export", POSITION, "--as", "pdf"],
    ["export", POSITION, "--language", "xx"],
    ["export", POSITION, "--edition", "xx"],
    ["export", POSITION, "--output", "no/such/folder/x"],
    ["export", POSITION, "--output", "."],
    ["export", POSITION, POSITION],
    ["export", "-", "--as", "svg"],
    ["export", "--output", "x.txt"],
]


@pytest.mark.parametrize("arguments", MISTAKES, ids=" ".join)
def test_a_mistake_gets_one_sentence_and_exit_code_2(call: Run, arguments: list[str]) -> None:
    answer = call(*arguments)
    check_sentence(answer)
    assert answer.stdout == b"" or arguments[0] in ("replay", "solve")


@pytest.mark.parametrize("arguments", [["--database", "nonsense"], ["fly"]], ids=" ".join)
def test_a_mistake_of_who_starts_it_gets_one_sentence(run: Run, arguments: list[str]) -> None:
    check_sentence(run(*arguments))


def check_sentence(answer: subprocess.CompletedProcess[bytes]) -> None:
    sentence = answer.stderr.decode()
    assert answer.returncode == 2
    assert sentence.startswith("fourfold: ")
    assert sentence.endswith(".\n")
    assert sentence.count("\n") == 1
    assert b"Traceback" not in answer.stdout
    assert "\x1b" not in sentence


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.sampled_from(["perft", "replay", "--json", "--traits", "--moves", "-h", "1"])
        | st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=20),
        min_size=1,
        max_size=4,
    ).filter(lambda arguments: arguments != ["--"])
)
def test_any_arguments_end_well(call: Run, arguments: list[str]) -> None:
    """Whatever else is raised comes through: the command runs in this process."""
    assert call(*arguments).returncode in (0, 2)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
@pytest.mark.parametrize("command", ["replay", "play"])
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
