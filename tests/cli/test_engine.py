"""`fourfold engine` and `fourfold bench`."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings, strategies as st

from fourfold.cli.engine import Protocol
from fourfold.rules import parse_move, parse_position
from tests.cli.conftest import COMMAND, SECONDS_AT_MOST, Run, started
from tests.examples import GOLDEN

WON = ".6../9de1/0f../b2.a 5"
COMMANDS = ["isready", "newgame", "option", "variant", "position", "stop"]
ARGUMENTS = ["seed", "book", "memory", "threads", "on", "off", "7", "-", "traits=shape", "level"]
WORDS = [WON, *COMMANDS, *ARGUMENTS, "squares=on", "="]


def answers(call: Run, *lines: str) -> list[str]:
    answer = call("engine", stdin="\n".join(lines).encode())
    assert (answer.returncode, answer.stderr) == (0, b"")
    return answer.stdout.decode().splitlines()


def test_a_best_move(call: Run) -> None:
    info, best = answers(call, f"position {WON}", "go")
    assert info.startswith("info value=win plies=3 nodes=")
    assert best == "best a4"


def test_a_game_against_itself_is_legal_to_the_end(call: Run) -> None:
    position = parse_position("..../.5../..a./.... 7")
    while not position.is_over:
        _, best = answers(call, f"position {position}", "go level club")
        position = position.play(parse_move(best.removeprefix("best ")))


def test_a_draw_has_no_plies(call: Run) -> None:
    assert answers(call, "go")[0].startswith("info value=draw plies=- nodes=")


def test_all_is_answered_in_order(call: Run) -> None:
    position = f"position {WON}"
    lines = answers(call, "isready", position, "go", "newgame", "go", position, "go", "isready")
    assert [line.split()[0] for line in lines if line != "readyok"] == ["info", "best"] * 3
    assert lines.count("readyok") == 2


def test_variants_and_options(call: Run) -> None:
    block = "position ..../..../23../01.. - b2"
    assert answers(call, "variant traits=shape,body squares=on", block, "go")[-1] == "best !a1b2"
    lines = answers(
        call,
        "option threads 1",
        "option memory 4",
        "option book off",
        "option seed 7",
        "variant traits=surface",
        "variant",
        f"position {WON}",
        "go level beginner movetime 1000",
    )
    assert [line.split()[0] for line in lines] == ["info", "best"]


def test_the_seed_decides(call: Run) -> None:
    seeds = [line for seed in range(6) for line in (f"option seed {seed}", "go level casual")]
    best = [line for line in answers(call, *seeds) if line.startswith("best")]
    assert len(best) == 6
    assert len(set(best)) > 1
    assert best == [line for line in answers(call, *seeds) if line.startswith("best")]


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("hello", "error bad-command: “hello” is not a command; there are isready, "),
        ("isready now", "error bad-command: “now” is not expected here"),
        ("position", "error bad-position: "),
        ("position x", "error bad-position: “x” is not a position"),
        ("position ..../..../..../.... 77", "error bad-piece: "),
        ("variant traits=", "error bad-traits: "),
        ("variant squares=maybe", "error bad-option: “maybe” is neither on nor off"),
        ("variant colour", "error bad-command: a variant is "),
        ("option", "error bad-option: the options are "),
        ("option threads", "error bad-option: the options are "),
        ("option threads 0", "error bad-threads: "),
        ("option threads 10000", "error bad-threads: "),
        ("option memory 0", "error bad-memory: "),
        ("option memory 99999999", "error bad-memory: "),
        ("option seed -1", "error bad-option: “-1” is not a whole number"),
        ("option seed 9999999999999999999", "error bad-option: "),
        ("option book maybe", "error bad-option: "),
        ("go level champion", "error bad-level: “champion” is not a level; "),
        ("go level", "error bad-command: go takes "),
        ("go movetime soon", "error bad-option: “soon” is not a whole number"),
        ("go far", "error bad-command: go takes "),
        ("x" * 200_000, "error too-long: "),
    ],
)
def test_a_line_that_cannot_be_obeyed_changes_nothing(call: Run, line: str, error: str) -> None:
    refused, info, best = answers(call, f"position {WON}", line, "go")
    assert refused.startswith(error)
    assert info.startswith("info value=win plies=3 ")
    assert best == "best a4"


def test_bytes_that_are_no_text(call: Run) -> None:
    answer = call("engine", stdin=b"\xff\xfe\n\0\nisready\n")
    first, second, third = answer.stdout.decode().splitlines()
    assert first == "error not-text: byte 1 is not UTF-8"
    assert second.startswith("error bad-command: ")
    assert third == "readyok"


def test_more_memory_than_there_is(call: Run) -> None:
    lines = answers(call, "option memory 1048576", f"position {WON}", "go", "option memory 8", "go")
    assert lines[0].startswith("error bad-memory: ") or lines[1] == "best a4"
    assert lines[-1] == "best a4"


def test_a_finished_game_has_no_move(call: Run) -> None:
    lines = answers(call, "position 6eb0/217d/538f/9c4a draw", "go")
    assert lines == ["error game-over: the game is over, there is no move"]


@contextmanager
def conversation() -> Iterator[subprocess.Popen[str]]:
    """The engine with a long search under way."""
    with started(COMMAND, "engine") as process:
        tell(process, "option book off", "go", "isready")
        assert process.stdout is not None
        assert process.stdout.readline() == "readyok\n"
        time.sleep(0.5)
        yield process


def tell(process: subprocess.Popen[str], *lines: str) -> None:
    assert process.stdin is not None
    process.stdin.writelines(f"{line}\n" for line in lines)
    process.stdin.flush()


def test_a_search_can_be_stopped() -> None:
    with conversation() as process:
        tell(process, "isready", "stop", "quit")
        output, errors = process.communicate(timeout=SECONDS_AT_MOST)
    ready, info, best = output.splitlines()
    assert (ready, errors) == ("readyok", "")
    assert info.startswith("info value=")
    assert best.startswith("best ")


def test_quit_ends_a_search_without_an_answer() -> None:
    with conversation() as process:
        tell(process, "quit")
        assert process.communicate(timeout=SECONDS_AT_MOST) == ("", "")
        assert process.returncode == 0


def test_an_interrupt_ends_a_search() -> None:
    with conversation() as process:
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=SECONDS_AT_MOST)
        assert process.returncode == 130
        assert "Traceback" not in output + errors


@settings(deadline=None, max_examples=200)
@given(
    st.lists(
        st.one_of(
            st.binary(max_size=40),
            st.lists(st.sampled_from(WORDS)).map(lambda words: " ".join(words).encode()),
        ),
        max_size=8,
    )
)
def test_nothing_that_is_said_ends_it(lines: list[bytes]) -> None:
    said: list[str] = []
    protocol = Protocol(said.append)
    for line in lines:
        before = len(said)
        assert protocol.obey(line) or line.split() == [b"quit"]
        assert len(said) <= before + 1
    assert all(line == "readyok" or line.startswith("error ") for line in said)


def test_bench(call: Run) -> None:
    signature = int((GOLDEN / "signature.txt").read_text())
    assert json.loads(call("bench", "--json").stdout)["nodes"] == signature
    assert call("bench").stdout.decode().startswith(f"signature  {signature} nodes\n")
