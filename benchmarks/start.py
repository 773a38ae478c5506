"""The time from `fourfold play` to its first question, in each language, and amid kept games.

The command runs several times as a process of its own, and the best is printed: other work on the
machine only ever makes a run slower.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from fourfold.words import Language

ROUNDS = 10
COMMAND = Path(sys.executable).with_name("fourfold")


def seconds_to_question(language: Language, home: str) -> float:
    """How long the command takes to ask, and to see that nobody answers."""
    start = time.perf_counter()
    subprocess.run(
        [COMMAND, "play", "--language", str(language)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={"XDG_DATA_HOME": home},
        check=True,
    )
    return time.perf_counter() - start


def main() -> None:
    """Prints a table."""
    with TemporaryDirectory() as home:
        for language in Language:
            best = min(seconds_to_question(language, home) for _ in range(ROUNDS))
            print(f"first question, {language}: {best:.2f} s")
        begin_game(home)
        best = min(seconds_to_question(Language.EN, home) for _ in range(ROUNDS))
        print(f"first question where a game is kept: {best:.2f} s")


def begin_game(home: str) -> None:
    """Leaves a game behind that can be gone on with."""
    subprocess.run(
        [COMMAND, "play", "--against", "person", "--names", "Ada", "Grace", "--moves", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={"XDG_DATA_HOME": home},
        check=True,
    )


if __name__ == "__main__":
    main()
