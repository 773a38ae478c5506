"""The engine in WebAssembly says what the native one does, turn by turn."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import fourfold_engine
from fourfold.engine import Solver, legal_turns
from fourfold.engine.signature import POSITIONS, random_position
from fourfold.rules import (
    VARIANTS,
    FourfoldError,
    Position,
    Trait,
    Variant,
    canonical,
    parse_position,
)
from tests.engine.in_wasm import analysis_as_json, ask, unpack_books
from tests.engine.test_solver import late_position
from tests.examples import GOLDEN, counts_of

SAMPLE, PROOF = 2, 334
"""Positions of each of the thirty variants."""
ALL_TRAITS = ",".join(map(str, Trait))


@pytest.fixture(scope="module")
def books(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack_books(tmp_path_factory.mktemp("books"))


def test_the_engine_is_made_from_these_sources() -> None:
    assert fourfold_engine.STAMP.read_text() == fourfold_engine.stamp(), "`make wasm` makes it"


@pytest.mark.proof
def test_the_same_sources_make_the_same_engine(tmp_path: Path) -> None:
    made = tmp_path / "engine.wasm"
    fourfold_engine.compile_to(made)
    assert made.read_bytes() == fourfold_engine.ENGINE.read_bytes()


def test_it_searches_the_nodes_of_the_signature(books: Path) -> None:
    chance = random.Random(2026)
    questions = [("solve", canonical(random_position(chance, 5))[0]) for _ in range(POSITIONS)]
    answers = ask(questions, traits=ALL_TRAITS, squares=False, books=books)
    assert None not in answers
    assert answers[-1]["nodes"] == int((GOLDEN / "signature.txt").read_text())


@pytest.mark.parametrize(
    ("fewest", "count"),
    [(8, SAMPLE), pytest.param(5, PROOF, marks=pytest.mark.proof)],
    ids=["sample", "proof"],
)
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_turns_and_scores_are_those_of_the_native_solver(
    variant: Variant, fewest: int, count: int, books: Path
) -> None:
    chance = random.Random(f"{variant}")
    _compare(variant, [late_position(chance, variant, (fewest, 16)) for _ in range(count)], books)


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=counts_of)
def test_early_turns_are_worth_what_the_book_says(variant: Variant, books: Path) -> None:
    chance = random.Random(1)
    early = [late_position(chance, variant, (0, 3)) for _ in range(3)]
    _compare(variant, [Position(variant), *early], books)


def test_it_takes_the_texts_that_are_positions(books: Path) -> None:
    chance = random.Random(2)
    texts = ["", " ", "..../..../..../.... -", "..../..../..../.... - a1", "0" * 100]
    for _ in range(300):
        text = str(late_position(chance, Variant(), (0, 16)))
        at = chance.randrange(len(text))
        texts.append(f"{text[:at]}{chance.choice('0f./- ad14')}{text[at + 1 :]}")
    texts += [
        f"{text.rpartition(' ')[0]} {end}" for text in texts[-50:] for end in ("done", "draw")
    ]
    answers = ask(
        [("turns", text) for text in texts], traits=ALL_TRAITS, squares=False, books=books
    )
    for text, answer in zip(texts, answers[:-1], strict=True):
        assert answer == _turns(text), text


def _compare(variant: Variant, positions: list[Position], books: Path) -> None:
    """Every turn and score, and that a best turn found by itself is the first of the best."""
    solver = Solver(variant, threads=1)
    questions = [(what, position) for position in positions for what in ("analyse", "best")]
    traits = ",".join(map(str, variant.traits))
    answers = ask(questions, traits=traits, squares=variant.blocks, books=books)[:-1]
    for position, found, best in zip(positions, answers[::2], answers[1::2], strict=True):
        assert found == analysis_as_json(position, solver.analyse(position)), repr(position)
        assert best == max(found["turns"], key=_rank), repr(position)


def _rank(turn: dict[str, object]) -> int:
    plies = turn["plies"]
    if plies is None:
        return 0
    assert isinstance(plies, int)
    return 100 - plies if turn["value"] == "win" else plies - 100


def _turns(text: str) -> list[str] | None:
    try:
        turns = legal_turns(parse_position(text))
    except FourfoldError:
        return None
    return [" ".join(map(str, turn)) for turn in turns] or None
