"""Nobody is told more than they may know: not by any message, and whatever they ask.

Beside each room stands its twin, in which other pieces are given. The boards are alike, but for
the lines: those that share a trait on one do not on the other. As long as nobody calls rightly,
all that the two rooms say must be the same, but for the names of the pieces.
"""

from __future__ import annotations

import pytest

from fourfold.room.plan import HintWanted
from fourfold.table.options import Options, WrongCalls
from tests.room.rooms import WHO, Ear, Hall
from tests.room.twins import play_twins
from tests.table.games import ROW


@pytest.mark.proof
@pytest.mark.parametrize(
    "options",
    [Options(), Options(hints=True), Options(mask=True, hints=True, coach=True)],
    ids=["plain", "hints", "mask"],
)
def test_twins_look_alike_until_somebody_calls(options: Options) -> None:
    differences, used = play_twins(1, options)
    assert differences > used > 0


START = "0123/4567/..../.... 8"
"""Through d4 there is a line of the pieces 0 to 3."""


@pytest.mark.parametrize("options", [Options(), Options(mask=True)], ids=["plain", "mask"])
def test_a_start_does_not_tell_what_can_be_called(options: Options) -> None:
    halls = [Hall(options, start=each) for each in (f"{START} d4", START)]
    assert halls[0].room.table.position.callable_lines
    assert not halls[1].room.table.position.callable_lines
    for who in WHO:
        welcomes = [hall.welcome(*who) for hall in halls]
        assert welcomes[0] == welcomes[1]
        assert welcomes[0]["start"] == (None if options.mask else START)
    for hall in halls:
        hall.do(0, "resign")
    assert [hall.welcome()["start"] for hall in halls] == [f"{START} d4", START]


@pytest.mark.proof
@pytest.mark.parametrize("options", [Options(), Options(mask=True)], ids=["plain", "mask"])
def test_twins_look_alike_from_any_start(options: Options) -> None:
    differences, used = play_twins(1, options, START)
    assert differences > used >= 0


def test_with_a_coach_twins_look_alike_until_a_line_has_expired() -> None:
    differences, _ = play_twins(1, Options(coach=True))
    assert differences > 0


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(2, 6))
def test_twins_look_alike_in_every_language(seed: int) -> None:
    for options in (
        Options(),
        Options(hints=True),
        Options(mask=True),
        Options(coach=True),
        Options(wrong_calls=WrongCalls.NOTHING, seconds_per_move=60),
    ):
        play_twins(seed, options, asks_always=True)
    for options in (Options(), Options(mask=True)):
        play_twins(seed, options, START)


def test_all_wrong_calls_look_alike() -> None:
    """But for the reason: the line that was named shares nothing, or has expired."""
    told = []
    for moves, reason in (
        (f"{ROW} f a2", "line-expired"),
        ("0 a1 1 b1 2 c1 f d1 3 a2", "nothing-shared"),
    ):
        hall = Hall(moves=moves)
        ear = hall.listen(1)
        hall.play("!a1d1")
        message = ear.last()
        (event,) = message["events"]
        assert event.pop("reason") == reason
        assert event["said"]["arguments"].pop("why")["id"] == f"wrong-{reason}"
        told.append((event, message["question"], message["view"]["may"]))
    assert told[0] == told[1]


@pytest.mark.parametrize("last", ["5", "b"])
def test_a_hint_is_thought_of_alike_after_a_wrong_call(last: str) -> None:
    """Whether the first row is open, with the piece 5 on it, or shares nothing, with b."""
    hall = Hall(Options(hints=True), f"0 a2 f b2 3 c2 c d2 1 a1 2 b1 4 c1 {last} d1 6 !a2d2")
    wanted = hall.receive(Ear(1), type="query", query="hint")
    assert isinstance(wanted, HintWanted)
    assert str(wanted.position) == f"..../..../0f3c/124{last} 6"
