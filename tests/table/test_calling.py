"""Who may call when, what a wrong call costs, and the sixteenth piece."""

import pytest

from fourfold.rules import Calling, Draw, Line, Seat, Variant
from fourfold.table.decide import may_call, why_wrong
from fourfold.table.event import CalledWrongly
from fourfold.table.options import Options, WrongCalls
from fourfold.table.table import Table, replay
from tests.table.games import LAST_LINE, QUIET, ROW, ROWS
from tests.table.tables import FIRST, SECOND, begun, played, refusal, told, written


def end(table: Table) -> str:
    """How the game at a table has ended."""
    assert table.ended is not None
    return written([table.ended])


@pytest.mark.parametrize(
    ("moves", "caller"),
    [
        ("", None),
        ("0", None),
        ("0 a1", SECOND),
        ("0 a1 1", FIRST),
        ("0 a1 1 b1", FIRST),
        (ROW, FIRST),
        (ROW + " 4", SECOND),
        (QUIET, FIRST),
        (QUIET + " done", SECOND),
        (QUIET + " done done", None),
        (ROW + " !a1d1", None),
    ],
)
def test_whose_moment_it_is(moves: str, caller: Seat | None) -> None:
    table = begun(moves)
    for seat in Seat:
        assert may_call(table, seat) == (seat is caller)
        code = refusal(table, seat, "!a1b2")
        assert (code == "line-not-counted") == (seat is table.turn)


def test_the_placer_calls_and_then_the_receiver_and_nobody_else() -> None:
    assert told(begun(ROW), FIRST, "!a1d1", 7.0) == "moved first !a1d1 7.0; ended first call"
    assert refusal(begun(ROW), SECOND, "!a1d1") == "not-your-turn"
    assert end(played(begun(ROW + " 4"), "!a1d1")) == "ended second call"
    assert refusal(begun(ROW + " 4"), FIRST, "!a1d1") == "not-your-turn"


@pytest.mark.parametrize(("moves", "seat"), [("", FIRST), ("0", SECOND)])
def test_nobody_calls_before_a_piece_is_placed(moves: str, seat: Seat) -> None:
    assert refusal(begun(moves), seat, "!a1d1") == "line-not-complete"


@pytest.mark.parametrize(
    ("moves", "reason"),
    [(ROW + " 4 a2", "line-expired"), ("0 a1 f b1 3 c1 c d1 4 a2", "nothing-shared")],
)
def test_a_wrong_call_has_a_reason_and_costs_the_same_for_each(moves: str, reason: str) -> None:
    table = begun(moves)
    assert told(table, SECOND, "!a1d1") == "called-wrongly second a1d1"
    assert why_wrong(table, Line.A1D1) == reason
    assert refusal(played(table, "!a1d1"), SECOND, "!a1d1") == "call-used"


def test_a_wrong_call_uses_up_the_call_for_that_moment_alone() -> None:
    table = played(begun(ROWS), "!a2d2")
    assert refusal(table, FIRST, "!a1d1") == "call-used"
    assert not may_call(table, FIRST)
    table = played(table, "6")
    assert may_call(table, SECOND)
    table = played(table, "!a2d2 a3")
    assert may_call(table, SECOND)
    assert table.wrong_calls == (1, 1)


@pytest.mark.parametrize("mask", [False, True])
@pytest.mark.parametrize("line", ["a3d3", "a1a4"])
def test_a_line_with_an_empty_cell_is_a_slip_that_costs_nothing(line: str, mask: bool) -> None:
    table = begun(ROWS, Options(wrong_calls_to_lose=1, mask=mask))
    assert refusal(table, FIRST, f"!{line}") == "line-not-complete"
    assert may_call(table, FIRST)
    assert refusal(played(begun(ROWS), "!a2d2"), FIRST, f"!{line}") == "call-used"


def test_a_wrong_call_of_an_earlier_version_is_still_told() -> None:
    table = begun("0 a1")
    assert why_wrong(table, Line.A1D1) == "line-not-complete"
    assert replay([CalledWrongly(SECOND, Line.A1D1)], table).wrong_calls == (0, 1)


def test_a_wrong_call_changes_neither_position_nor_clock() -> None:
    table = begun(ROWS, Options(seconds_per_move=60))
    wrong = played(table, "!a2d2", at=30.0)
    assert (wrong.game, wrong.turn, wrong.deadline) == (table.game, FIRST, 60.0)


def test_wrong_calls_may_cost_nothing_and_be_counted_all_the_same() -> None:
    table = begun(ROWS, Options(wrong_calls=WrongCalls.NOTHING))
    assert end(played(table, "!a2d2 !a2d2 !a1d1")) == "ended first call"
    counted = Options(wrong_calls=WrongCalls.NOTHING, wrong_calls_to_lose=2)
    assert end(played(begun(ROWS, counted), "!a2d2 !a2d2")) == "ended second wrong-calls"


def test_the_last_of_so_many_wrong_calls_loses() -> None:
    table = played(begun(ROWS, Options(wrong_calls_to_lose=2)), "!a2d2 6 !a2d2 a3")
    assert table.wrong_calls == (1, 1)
    expected = "called-wrongly second a1d1; ended first wrong-calls"
    assert told(table, SECOND, "!a1d1") == expected


def test_a_block_that_does_not_count_is_refused_and_costs_nothing() -> None:
    assert refusal(begun("0 a1"), SECOND, "!a1b2") == "line-not-counted"
    table = begun("0 a1 f b1 3 a2 c b2", Options(variant=Variant(blocks=True)))
    assert told(table, FIRST, "!a1b2") == "called-wrongly first a1b2"


@pytest.mark.parametrize("moves", [QUIET, LAST_LINE])
def test_both_say_done_whether_there_is_a_line_or_not(moves: str) -> None:
    table = begun(moves)
    for seat in Seat:
        assert may_call(table, seat)
        assert refusal(table, seat.other, "done") == "not-your-turn"
        table = played(table, "done")
    assert end(table) == "ended draw full"
    assert table.game.outcome == Draw()


@pytest.mark.parametrize(("dones", "winner"), [("", FIRST), (" done", SECOND)])
def test_the_last_line_may_be_called_by_both(dones: str, winner: Seat) -> None:
    (line,) = begun(LAST_LINE).position.callable_lines
    assert end(played(begun(LAST_LINE + dones), f"!{line}")) == f"ended {winner} call"


def test_a_table_can_call_and_say_done_by_itself() -> None:
    automatic = Options(calling=Calling.AUTOMATIC)
    table = begun("0 a1 1 b1 2 c1 3", automatic)
    assert refusal(table, FIRST, "!a1d1") == "calling-automatic"
    assert not may_call(table, FIRST)
    expected = "moved first d1 9.0; moved first !a1d1 9.0; ended first call"
    assert told(table, FIRST, "d1", 9.0) == expected
    table = begun(QUIET, automatic)
    assert str(table.game) == QUIET + " done done"
    assert end(table) == "ended draw full"


@pytest.mark.parametrize(
    ("moves", "move", "code"),
    [
        ("0", "1", "piece-in-hand"),
        ("0 a1", "0", "piece-taken"),
        ("0 a1", "b1", "no-piece-in-hand"),
        ("0 a1 1", "a1", "cell-taken"),
        (ROW, "done", "pieces-left"),
    ],
)
def test_moves_are_refused_as_by_the_rules(moves: str, move: str, code: str) -> None:
    table = begun(moves)
    assert table.turn is not None
    assert refusal(table, table.turn, move) == code
    assert refusal(table, table.turn.other, move) == "not-your-turn"
