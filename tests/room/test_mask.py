"""What is told under the mask, and to whom open lines are shown."""

from __future__ import annotations

from fourfold.room.plan import Json
from fourfold.table.options import Options
from tests.room.rooms import WHO, Ear, Hall, said
from tests.table.games import ROW


def is_hidden(message: Json) -> bool:
    view = message["view"]
    return all(view[part] is None for part in ("board", "left", "moves"))


def moves_told(message: Json) -> list[str | None]:
    """The moves of all events that are moves; None where it is kept back."""
    moved = [event for event in message["events"] if event["event"] == "moved"]
    assert all(("move" in event) == ("said" in event) for event in moved)
    return [event.get("move") for event in moved]


def test_under_the_mask_no_overview_is_told() -> None:
    hall = Hall(Options(mask=True))
    ears = [hall.enter(*who) for who in WHO]
    assert all(is_hidden(ear.last()) for ear in ears)
    for move in f"{ROW} f a2 5".split():
        hall.play(move)
        for ear in ears:
            told = ear.last()
            assert is_hidden(told)
            assert moves_told(told) == [move]
    for query in (
        {"query": "board"},
        {"query": "braille"},
        {"query": "left"},
        {"query": "shares", "line": "a1d1"},
        {"query": "find", "values": ["round"]},
    ):
        for ear in ears:
            assert said(hall.ask(ear, type="query", **query)) == ["masked"]


def test_under_the_mask_moves_are_not_told_again() -> None:
    hall = Hall(Options(mask=True), "0 a1 1 b1 2")
    for seen in range(hall.room.table.seen + 2):
        assert set(moves_told(hall.welcome(seen=seen))) <= {None}
    heard: dict[tuple[int, ...], list[str | None]] = {
        (0,): [None] * 4 + ["2"],
        (1,): [None, None, "1", "b1", "2"],
        (0, 1): [None] * 4 + ["2"],
    }
    for who, moves in heard.items():
        assert moves_told(hall.welcome(*who)) == moves
        late = {"type": "command", "seen": 0, "command": "resign", "seat": "first"}
        if who != (1,):
            assert moves_told(hall.ask(Ear(*who), **late)) == moves
    hall.do(1, "propose", offer="draw")
    assert moves_told(hall.welcome(1)) == [None] * 5


def test_under_the_mask_who_was_away_hears_what_was_missed() -> None:
    hall = Hall(Options(mask=True), "0 a1 1")
    seen = hall.room.table.seen
    hall.play("b1 2")
    assert moves_told(hall.welcome(1, seen=seen)) == ["b1", "2"]
    hall.play("c1")
    assert moves_told(hall.welcome(1, seen=seen)) == [None, None, "c1"]


def test_when_the_game_is_over_the_mask_falls() -> None:
    hall = Hall(Options(mask=True), f"{ROW} f a2")
    hall.do(1, "resign")
    for who in WHO:
        welcome = hall.welcome(*who)
        assert welcome["view"]["board"] == "..../..../f.../0123"
        assert welcome["view"]["outcome"]["missed"] == [{"line": "a1d1", "move": 8}]
        assert moves_told(welcome) == f"{ROW} f a2".split()


# Hints


def test_open_lines_are_shown_to_the_seat_whose_moment_it_is() -> None:
    hall = Hall(Options(hints=True))
    for moves, expected in (
        ("0 a1 1 b1 2 c1 3", ([], [], [], [])),
        ("d1", ([], ["a1d1"], [], ["a1d1"])),
        ("f", ([], [], ["a1d1"], ["a1d1"])),
        ("a2", ([], [], [], [])),
    ):
        hall.play(moves)
        assert tuple(hall.welcome(*who)["view"]["open_lines"] for who in WHO) == expected
