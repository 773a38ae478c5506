"""Runs the command: as people do, a process of its own on real streams, or in this process."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fourfold.cli import main
from tests.forks import Command

COMMAND = Path(sys.executable).with_name("fourfold")

SECONDS_AT_MOST = 180


def can_be_interrupted() -> None:
    """In a new process, heeds interrupts even where the tests' own process ignores them."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def environment(folder: Path, **changes: str) -> dict[str, str]:
    """An environment that asks for nothing, with the user's data in a folder."""
    unasked = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "ACCESSIBLE", "FOURFOLD_DATABASE"}
    kept = {name: value for name, value in os.environ.items() if name not in unasked}
    asked = {"LANG": "C.UTF-8", "TERM": "xterm-256color", "XDG_DATA_HOME": str(folder / "data")}
    return kept | asked | changes


def within(folder: Path, **changes: str) -> dict[str, Any]:
    """The folder and the environment of a process, as options of `subprocess`."""
    return {"cwd": folder, "env": environment(folder, **changes)}


@pytest.fixture(autouse=True)
def _own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps away from the games of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


Run = Callable[..., subprocess.CompletedProcess[bytes]]
RunOnTerminal = Callable[..., str]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs `fourfold` with arguments and standard input, in an empty folder."""

    def run(
        *arguments: str, stdin: bytes = b"", **changes: str
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [COMMAND, *arguments],
            input=stdin,
            capture_output=True,
            check=False,
            timeout=SECONDS_AT_MOST,
            **within(tmp_path, **changes),
        )

    return run


@pytest.fixture
def call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `fourfold` like `run`, but in this process, without waiting for a Python to start."""

    def call(
        *arguments: str, stdin: bytes = b"", **changes: str
    ) -> subprocess.CompletedProcess[bytes]:
        streams = {name: tmp_path / f".{name}" for name in ("stdin", "stdout", "stderr")}
        streams["stdin"].write_bytes(stdin)
        with monkeypatch.context() as patch, ExitStack() as closing:
            patch.chdir(tmp_path)
            patch.setattr(os, "environ", environment(tmp_path, **changes))
            patch.setattr(sys, "argv", ["fourfold", *arguments])
            for name, path in streams.items():
                stream = path.open("r" if name == "stdin" else "w", encoding="utf-8")
                patch.setattr(sys, name, closing.enter_context(stream))
            with pytest.raises(SystemExit) as ended:
                main()
        output, errors = (streams[name].read_bytes() for name in ("stdout", "stderr"))
        return subprocess.CompletedProcess(arguments, int(ended.value.code or 0), output, errors)

    return call


@contextmanager
def started(*command: object, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A program that runs beside the test: it can be interrupted, and is killed at the end."""
    with subprocess.Popen(
        [str(each) for each in command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
        preexec_fn=can_be_interrupted,  # noqa: PLW1509 - no other thread runs here
        **options,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture
def run_on_terminal(tmp_path: Path) -> RunOnTerminal:
    """Runs `fourfold` on a pseudo-terminal, and types each text once its question is asked.

    Returns all that the screen was sent. The terminal is closed when a text to type is None.
    """

    def run(*arguments: str, typed: tuple[tuple[str, str | None], ...] = (), **changes: str) -> str:
        parent, child = pty.openpty()
        streams = (child, os.dup(child), os.dup(child))
        with Command(
            *arguments, streams=streams, takes_terminal=True, **within(tmp_path, **changes)
        ) as process:
            try:
                screen = _converse(parent, typed)
            finally:
                os.close(parent)
            process.wait(SECONDS_AT_MOST)  # Its terminal is gone.
        return screen.decode().replace("\r\n", "\n")

    return run


def _converse(terminal: int, typed: tuple[tuple[str, str | None], ...]) -> bytes:
    screen = b""
    for question, answer in typed:
        answered = len(screen)
        while question.encode() not in screen[answered:]:
            screen += _read(terminal) or pytest.fail(f"no {question!r} in {screen!r}")
        if answer is None:
            return screen
        os.write(terminal, answer.encode())
    while chunk := _read(terminal):
        screen += chunk
    return screen


def _read(terminal: int) -> bytes:
    if not select.select([terminal], [], [], SECONDS_AT_MOST)[0]:
        pytest.fail(f"the command is silent for {SECONDS_AT_MOST} seconds")
    try:
        return os.read(terminal, 4096)
    except OSError:  # Linux says so when the other side has closed.
        return b""
