"""Who may call when, what a wrong call costs, and the sixteenth piece."""

import pytest

from fourfold.rules import Calling, Draw, Line, Reason, Result, Seat, Variant, parse_move
from fourfold.table import (
    CalledWrongly,
    Ended,
    Moved,
    Options,
    Play,
    TableError,
    WrongCalls,
    decide,
    may_call,
    replay,
    view,
    why_wrong,
)
from tests.table.tables import (
    FIRST,
    LAST_LINE,
    QUIET,
    ROW,
    ROWS,
    SECOND,
    begun,
    events,
    played,
    refusal,
)


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
        assert may_call(table, seat) == view(table, seat).may_call == (seat is caller)
        code = refusal(table, seat, "!a1b2")
        assert (code == "line-not-counted") == (seat is table.turn)


def test_the_placer_calls_and_wins() -> None:
    assert events(begun(ROW), FIRST, "!a1d1", at=7.0) == (
        Moved(FIRST, parse_move("!a1d1"), 7.0),
        Ended(Result.FIRST, Reason.CALL),
    )


def test_before_the_giving_only_the_placer_may_call() -> None:
    assert refusal(begun(ROW), SECOND, "!a1d1") == "not-your-turn"


def test_the_receiver_calls_and_wins() -> None:
    table = played(begun(ROW + " 4"), "!a1d1")
    assert table.ended == Ended(Result.SECOND, Reason.CALL)


def test_after_the_giving_only_the_receiver_may_call() -> None:
    assert refusal(begun(ROW + " 4"), FIRST, "!a1d1") == "not-your-turn"


def test_nobody_calls_before_a_piece_is_placed() -> None:
    for table in (begun(), begun("0")):
        assert table.turn is not None
        assert refusal(table, table.turn, "!a1d1") == "line-not-complete"


@pytest.mark.parametrize(
    ("moves", "reason"),
    [(ROW + " 4 a2", "line-expired"), ("0 a1 f b1 3 c1 c d1 4 a2", "nothing-shared")],
)
def test_a_wrong_call_has_a_reason_and_costs_the_same_for_each(moves: str, reason: str) -> None:
    table, line = begun(moves), "a1d1"
    assert events(table, SECOND, f"!{line}") == (CalledWrongly(SECOND, Line(line)),)
    assert why_wrong(table, Line(line)) == reason
    once = played(table, f"!{line}")
    with pytest.raises(TableError) as caught:
        decide(once, SECOND, Play(parse_move(f"!{line}")), 0.0)
    assert str(caught.value) == "the call for this moment is used up"


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


def test_a_table_may_let_wrong_calls_cost_nothing() -> None:
    table = begun(ROWS, Options(wrong_calls=WrongCalls.NOTHING))
    assert played(table, "!a2d2 !a2d2 !a1d1").ended == Ended(Result.FIRST, Reason.CALL)


def test_the_last_of_so_many_wrong_calls_loses() -> None:
    options = Options(wrong_calls_to_lose=2)
    table = played(begun(ROWS, options), "!a2d2 6 !a2d2 a3")
    assert table.wrong_calls == (1, 1)
    assert events(table, SECOND, "!a1d1") == (
        CalledWrongly(SECOND, Line.A1D1),
        Ended(Result.FIRST, Reason.WRONG_CALLS),
    )


def test_wrong_calls_that_cost_nothing_can_be_counted() -> None:
    options = Options(wrong_calls=WrongCalls.NOTHING, wrong_calls_to_lose=2)
    assert played(begun(ROWS, options), "!a2d2 !a2d2").ended == Ended(
        Result.SECOND, Reason.WRONG_CALLS
    )


def test_a_block_that_does_not_count_is_refused_and_costs_nothing() -> None:
    table = begun("0 a1")
    assert refusal(table, SECOND, "!a1b2") == "line-not-counted"
    table = begun("0 a1 f b1 3 a2 c b2", Options(variant=Variant(blocks=True)))
    assert events(table, FIRST, "!a1b2") == (CalledWrongly(FIRST, Line.A1B2),)


@pytest.mark.parametrize("moves", [QUIET, LAST_LINE])
def test_both_say_done_whether_there_is_a_line_or_not(moves: str) -> None:
    table = begun(moves)
    for seat in Seat:
        seen = view(table, seat)
        assert (seen.may_say_done, seen.may_call, seen.may_give) == (True, True, False)
        assert not view(table, seat.other).may_say_done
        assert refusal(table, seat.other, "done") == "not-your-turn"
        table = played(table, "done")
    assert table.ended == Ended(Result.DRAW, Reason.FULL)
    assert table.game.outcome == Draw()


@pytest.mark.parametrize(("dones", "result"), [("", Result.FIRST), (" done", Result.SECOND)])
def test_the_last_line_may_be_called_by_both(dones: str, result: Result) -> None:
    (line,) = begun(LAST_LINE).position.callable_lines
    table = played(begun(LAST_LINE + dones), f"!{line}")
    assert table.ended == Ended(result, Reason.CALL)


def test_done_is_not_said_before() -> None:
    assert refusal(begun(ROW), FIRST, "done") == "pieces-left"


def test_a_table_can_call_by_itself() -> None:
    table = begun("0 a1 1 b1 2 c1 3", Options(calling=Calling.AUTOMATIC))
    assert refusal(table, FIRST, "!a1d1") == "calling-automatic"
    assert not may_call(table, FIRST)
    assert events(table, FIRST, "d1", at=9.0) == (
        Moved(FIRST, parse_move("d1"), 9.0),
        Moved(FIRST, parse_move("!a1d1"), 9.0),
        Ended(Result.FIRST, Reason.CALL),
    )


def test_and_say_done_by_itself() -> None:
    table = begun(QUIET, Options(calling=Calling.AUTOMATIC))
    assert str(table.game) == QUIET + " done done"
    assert table.ended == Ended(Result.DRAW, Reason.FULL)


@pytest.mark.parametrize(
    ("moves", "move", "code"),
    [
        ("0", "1", "piece-in-hand"),
        ("0 a1", "0", "piece-taken"),
        ("0 a1", "b1", "no-piece-in-hand"),
        ("0 a1 1", "a1", "cell-taken"),
    ],
)
def test_moves_are_refused_as_by_the_rules(moves: str, move: str, code: str) -> None:
    table = begun(moves)
    assert table.turn is not None
    assert refusal(table, table.turn, move) == code
    assert refusal(table, table.turn.other, move) == "not-your-turn"
