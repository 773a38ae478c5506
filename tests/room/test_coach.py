"""A coach tells of a missed line when it has expired: everybody, and not before.

That nothing tells of it before is compared widely in tests/room/test_secrecy.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.room.plan import Json
from fourfold.table.options import Options
from tests.room.rooms import WHO, Hall, said
from tests.table.games import ROW

MISSED = [{"line": "a1d1", "move": 8}]


def missed(message: Json) -> tuple[Any, list[Any], list[str]]:
    """What a message tells of missed lines: in its view, its events, and their sentences."""
    ids = [event["said"]["id"] for event in message["events"] if "said" in event]
    told = [event["missed"] for event in message["events"] if "missed" in event]
    return message["view"]["missed"], told, [id_ for id_ in ids if id_ == "missed-now"]


def test_a_coach_tells_everybody_of_a_line_when_it_has_expired_and_not_before() -> None:
    hall = Hall(Options(coach=True))
    ears = [hall.listen(*who) for who in WHO]
    for move in f"{ROW} f".split():
        hall.play(move)
        for ear, who in zip(ears, WHO, strict=True):
            assert missed(ear.last()) == missed(hall.welcome(*who)) == ([], [], [])
    hall.play("a2")
    for ear, who in zip(ears, WHO, strict=True):
        assert missed(ear.last()) == (MISSED, [["a1d1"]], ["missed-now"])
        assert missed(hall.welcome(*who)) == (MISSED, [["a1d1"]], ["missed-now"])
        assert said(hall.ask(ear, type="query", query="ending")) == ["result-open", "missed"]
    hall.play("5")
    for ear in ears:
        assert missed(ear.last()) == (MISSED, [], [])


def test_what_is_taken_back_was_not_missed() -> None:
    hall = Hall(Options(coach=True), f"{ROW} f a2")
    ear = hall.listen(0)
    hall.do(1, "propose", offer="take-back")
    hall.do(0, "accept")
    assert ear.take()[-1]["view"]["missed"] == []


@pytest.mark.parametrize("options", [Options(), Options(coach=True, mask=True)], ids=str)
def test_elsewhere_missed_lines_are_told_when_the_game_is_over(options: Options) -> None:
    hall = Hall(options)
    ears = [hall.listen(*who) for who in WHO]
    for move in f"{ROW} f a2 5".split():
        hall.play(move)
        for ear in ears:
            assert missed(ear.last()) == ([], [], [])
            assert said(hall.ask(ear, type="query", query="ending")) == ["result-open"]
    hall.do(0, "resign")
    for ear in ears:
        told = ear.last()
        assert missed(told) == (MISSED, [], [])
        assert told["view"]["outcome"]["missed"] == MISSED
