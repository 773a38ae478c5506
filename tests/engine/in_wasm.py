"""The engine as browsers have it, run by Node."""

from __future__ import annotations

import json
import lzma
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import fourfold_page as page
from fourfold.engine import Score, ScoredTurn, Value
from fourfold.engine.book import BOOKS
from fourfold.rules import Position

_SCRIPT: Final = Path(__file__).parents[2] / "web" / "scripts" / "engine.mjs"


def ask(
    questions: Iterable[tuple[str, Position | str]], *, traits: str, squares: bool, books: Path
) -> list[Any]:
    """The answers to questions about positions, and at last what they took."""
    lines = [
        json.dumps({"ask": what, "position": str(position), "traits": traits, "squares": squares})
        for what, position in questions
    ]
    answers = subprocess.run(
        [page.node(), "--disable-warning=ExperimentalWarning", str(_SCRIPT), str(books)],
        input="\n".join(lines),
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    return [json.loads(line) for line in answers.splitlines()]


def unpack_books(folder: Path) -> Path:
    """The opening books in a folder, uncompressed."""
    for path in BOOKS.glob("*.xz"):
        (folder / f"{path.stem}.bin").write_bytes(lzma.decompress(path.read_bytes()))
    return folder


def as_json(score: Score) -> dict[str, object]:
    """A score as the engine tells it."""
    return {"value": Value(score.value).value, "plies": score.plies}


def analysis_as_json(position: Position, turns: Iterable[ScoredTurn]) -> dict[str, object]:
    """An analysis as the engine tells it."""
    turns = tuple(turns)
    best = max(turns, key=lambda each: each.score)
    return {
        "position": str(position),
        **as_json(best.score),
        "best": str(best.turn[0]),
        "turns": [{**as_json(each.score), "turn": str(each)} for each in turns],
    }
