"""The lesson of the page: what it calls right is right by the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fourfold.rules import Draw, Line, Piece, Position, TraitValue, Variant, Win, parse_position
from fourfold.rules.cell import Cell
from fourfold.rules.move import Call, Done, Give, Place

STEPS_FILE = Path(__file__).parents[2] / "web" / "src" / "lesson" / "steps.json"
STEPS: list[dict[str, Any]] = json.loads(STEPS_FILE.read_text())["steps"]


def _position(step: dict[str, Any]) -> Position:
    return parse_position(step["position"], Variant(blocks=step.get("squares", False)))


def _of_kind(*kinds: str) -> pytest.MarkDecorator:
    steps = [step for step in STEPS if step["kind"] in kinds]
    assert steps
    return pytest.mark.parametrize("step", steps, ids=lambda step: step["name"])


def _made_by_placing(position: Position) -> set[tuple[Cell, Line]]:
    """Each way to complete a line with the piece in hand."""
    return {
        (cell, line)
        for cell in position.empty_cells
        for line in position.play(Place(cell)).callable_lines
    }


def _cells(names: list[str]) -> set[Cell]:
    return {Cell(name) for name in names}


def _shared(step: dict[str, Any]) -> tuple[TraitValue, ...]:
    return tuple(TraitValue(name) for name in step["shared"])


def test_every_step_has_a_name_of_its_own() -> None:
    assert len({step["name"] for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize(
    "step", [step for step in STEPS if "line" in step], ids=lambda step: step["name"]
)
def test_lines_name_their_cells(step: dict[str, Any]) -> None:
    assert _cells(step["cells"]) == set(Line(step["line"]).cells)


@pytest.mark.parametrize(
    "step", [step for step in STEPS if "marks" in step], ids=lambda step: step["name"]
)
def test_what_is_marked_are_lines_that_count(step: dict[str, Any]) -> None:
    lines = _position(step).variant.lines
    assert all(Line(each) in lines for each in step["marks"])


@_of_kind("find")
def test_there_is_the_piece_to_find(step: dict[str, Any]) -> None:
    assert str(Piece(step["piece"])) == step["piece"]


@_of_kind("point", "call")
def test_exactly_the_line_that_is_right_can_be_called(step: dict[str, Any]) -> None:
    position = _position(step)
    assert position.callable_lines == (Line(step["line"]),)
    assert position.expired_lines == ()
    won = position.play(Call(Line(step["line"]))).outcome
    assert isinstance(won, Win)
    assert won.shared == _shared(step)


@_of_kind("point", "call")
def test_a_decoy_is_the_only_other_line_and_shares_nothing(step: dict[str, Any]) -> None:
    position = _position(step)
    complete = {line for line in position.variant.lines if position.is_complete(line)}
    (decoy,) = complete - {Line(step["line"])}
    assert _cells(step["decoy"]) == set(decoy.cells)
    assert position.shared(decoy) == ()


@_of_kind("turn")
def test_whatever_is_placed_and_given_in_a_free_turn_does_no_harm(step: dict[str, Any]) -> None:
    position = _position(step)
    assert position.hand is not None
    assert _made_by_placing(position) == set()
    for cell in position.empty_cells:
        placed = position.play(Place(cell))
        for piece in placed.left:
            assert _made_by_placing(placed.play(Give(piece))) == set()


@_of_kind("give")
def test_exactly_the_safe_pieces_are_safe(step: dict[str, Any]) -> None:
    position = _position(step)
    made = {piece: _made_by_placing(position.play(Give(piece))) for piece in position.left}
    assert {piece for piece in made if not made[piece]} == {Piece(each) for each in step["safe"]}
    threat = (Cell(step["cell"]), Line(step["line"]))
    assert all(ways in (set(), {threat}) for ways in made.values())
    assert position.shared(Line(step["line"])) == _shared(step)


@_of_kind("place")
def test_exactly_the_right_cell_makes_the_line(step: dict[str, Any]) -> None:
    position = _position(step)
    assert _made_by_placing(position) == {(Cell(step["cell"]), Line(step["line"]))}
    assert position.play(Place(Cell(step["cell"]))).shared(Line(step["line"])) == _shared(step)
    expired = step["expired"]
    assert position.expired_lines == ((Line(expired["line"]),) if expired else ())


def test_one_line_has_expired_and_lends_a_piece_to_the_new_one() -> None:
    (step,) = (step for step in STEPS if step.get("expired"))
    expired = set(Line(step["expired"]["line"]).cells)
    assert expired == _cells(step["expired"]["cells"])
    assert expired & _cells(step["cells"])


def test_a_square_is_made_where_squares_count_and_nothing_otherwise() -> None:
    (step,) = (step for step in STEPS if step.get("squares"))
    assert _made_by_placing(parse_position(step["position"])) == set()


@_of_kind("last")
def test_the_last_piece_makes_a_draw(step: dict[str, Any]) -> None:
    position = _position(step)
    assert position.empty_cells == (Cell(step["cell"]),)
    placed = position.play(Place(Cell(step["cell"])))
    assert placed.callable_lines == placed.expired_lines == ()
    assert placed.play(Done()).play(Done()).outcome == Draw()
