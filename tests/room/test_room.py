"""The authority over a table, without I/O."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fourfold.room.answering import told_hint
from fourfold.room.plan import HintWanted, Json
from fourfold.rules import Calling, parse_move, parse_position
from fourfold.table.command import Cause
from fourfold.table.event import Opened
from fourfold.table.options import Options, WrongCalls
from fourfold.table.player import Computer, Player
from tests.room.rooms import (
    NEXT,
    NOON,
    PLAYERS,
    WHO,
    Ear,
    Hall,
    beginning,
    deliver,
    kinds,
    room_of,
    said,
    state,
)
from tests.table.games import LAST_LINE, QUIET, ROW, ROWS

# What is told, and to whom


def test_who_enters_is_told_how_things_are() -> None:
    hall = Hall(moves="0 a1")
    for players in WHO:
        welcome = hall.enter(*players).last()
        assert (welcome["type"], welcome["seen"]) == ("welcome", 6)
        assert welcome["players"] == list(players)
        assert [event["number"] for event in welcome["events"]] == [1, 2, 3, 4, 5, 6]
        assert welcome["view"]["seats"] == ["first", "second"][: len(players)] or players == (1,)
    assert [each["number"] for each in hall.welcome(seen=5)["events"]] == [6]
    assert hall.welcome(seen=6)["events"] == []
    assert len(hall.welcome(seen=7)["events"]) == 6


def test_all_are_told_of_what_is_kept_each_in_their_own_words() -> None:
    hall = Hall()
    ears = [hall.listen(*players) for players in ((), (0,), (1,), (0, 1), (0,))]
    hall.play("0")
    told = [ear.last() for ear in ears]
    assert {(each["type"], each["seen"]) for each in told} == {("events", 5)}
    assert [each["view"]["may"]["place"] for each in told] == [False, False, True, True, False]
    assert [each["events"][0]["said"]["arguments"]["you"] for each in told] == [
        "nobody",
        "actor",
        "other",
        "actor",
        "actor",
    ]


def test_who_has_left_is_told_nothing() -> None:
    hall = Hall()
    ear = hall.enter(0)
    hall.room.leave(ear, hall.now)
    ear.take()
    hall.play("0")
    assert not ear.take()


def test_the_id_of_a_command_is_told_to_its_sender_alone() -> None:
    hall = Hall()
    ears = {players: hall.listen(*players) for players in WHO}
    hall.do(0, "play", move="0", id="a1")
    live = {players: ear.last()["events"] for players, ear in ears.items()}
    again = {players: hall.welcome(*players, seen=4)["events"] for players in ears}
    stale = {
        players: hall.ask(
            Ear(*players), type="command", seen=4, command="resign", seat=seat, id="late"
        )["events"]
        for players, seat in (((0,), "first"), ((1,), "second"), ((0, 1), "second"))
    }
    for told in (live, again, stale):
        for players, (event,) in told.items():
            assert event.get("command") == ("a1" if 0 in players else None)
    assert "a1" not in str([live[1,], live[()], again[1,], again[()], stale[1,]])


def test_ids_are_known_from_what_was_kept() -> None:
    hall = Hall()
    hall.do(0, "play", move="0", id="a1")
    hall.do(1, "play", move="a1")
    hall.room = room_of(hall.room.events, hall.room.causes)
    told = [event.get("command") for event in hall.welcome(0)["events"]]
    assert told == [None] * 4 + ["a1", None]
    hall.do(1, "play", move="1", id="a1")
    assert hall.room.causes[-3:] == [Cause(0, "a1"), None, Cause(1, "a1")]


@pytest.mark.parametrize("is_up_to_date", [True, False])
def test_a_command_whose_id_is_kept_is_not_done_again(is_up_to_date: bool) -> None:
    hall = Hall(moves="0 a1 1 b1 2")
    seen = hall.room.table.seen
    hall.do(1, "propose", offer="draw", id="g1")
    hall.do(1, "decline")
    before = hall.room.table
    answer = hall.ask(
        Ear(1),
        type="command",
        seen=before.seen if is_up_to_date else seen,
        command="propose",
        offer="draw",
        id="g1",
    )
    assert (answer["type"], answer["id"]) == ("stale", "g1")
    assert len(answer["events"]) == (0 if is_up_to_date else 2)
    assert hall.room.table is before


# Messages


def test_a_ping_is_answered() -> None:
    assert Hall().ask(Ear(), type="ping", id="p") == {"type": "pong", "id": "p"}
    assert Hall().ask(Ear(), type="ping") == {"type": "pong"}


@pytest.mark.parametrize(
    ("players", "message", "code"),
    [
        ((0,), {"type": "hello"}, "bad-message"),
        ((0,), {"type": "command", "seen": 4, "command": "fly"}, "bad-message"),
        ((0,), {"type": "command", "seen": 4, "command": "play", "move": "x"}, "bad-move"),
        ((0,), {"type": "command", "seen": 4, "command": "play", "move": "a1"}, "no-piece-in-hand"),
        ((1,), {"type": "command", "seen": 4, "command": "play", "move": "0"}, "not-your-turn"),
        ((), {"type": "command", "seen": 4, "command": "resign"}, "not-your-seat"),
        ((0, 1), {"type": "command", "seen": 4, "command": "resign"}, "bad-message"),
        (
            (0,),
            {"type": "command", "seen": 4, "command": "resign", "seat": "second"},
            "not-your-seat",
        ),
        ((0,), {"type": "query", "query": "weather"}, "bad-message"),
        ((0,), {"type": "query", "query": "row", "row": 5}, "bad-message"),
        ((0,), {"type": "query", "query": "cell"}, "bad-message"),
        ((0,), {"type": "query", "query": "shares", "line": "a1a2"}, "bad-message"),
        ((0,), {"type": "query", "query": "find", "values": []}, "bad-message"),
        ((0,), {"type": "query", "query": "find", "values": ["green"]}, "bad-message"),
        ((0,), {"type": "ask", "text": "gibberish"}, "not-understood"),
    ],
)
def test_what_cannot_be_followed_is_refused_and_changes_nothing(
    players: tuple[int, ...], message: Json, code: str
) -> None:
    hall = Hall()
    before = state(hall)
    answer = hall.ask(Ear(*players), id="mine", **message)
    assert (answer["type"], answer["id"], answer["code"]) == ("refused", "mine", code)
    assert state(hall) == before


@pytest.mark.parametrize("command", ["play", "resign"])
def test_before_the_game_nothing_can_be_done(command: str) -> None:
    hall = Hall()
    hall.room = room_of(beginning()[:2], players=PLAYERS[:1])
    move = {"move": "0"} if command == "play" else {}
    for seat in (None, "first"):
        answer = hall.ask(Ear(0), type="command", seen=2, command=command, seat=seat, **move)
        assert answer["code"] == "game-not-begun"
    assert hall.ask(Ear(0), type="command", seen=1, command=command, **move)["type"] == "stale"


def test_a_command_that_was_typed_is_given_back() -> None:
    hall = Hall()
    answer = hall.ask(Ear(0), type="ask", text="gib 7", language="de", id="t")
    assert answer == {
        "type": "understood",
        "id": "t",
        "command": {"command": "play", "move": "7"},
    }
    assert hall.ask(Ear(0), type="ask", text="quarto")["action"] == "quarto"
    assert hall.ask(Ear(0), type="ask", text="save x") == {
        "type": "understood",
        "action": "save",
        "value": "x",
    }
    assert hall.room.table.seen == 4


QUERIES: list[tuple[Json, str]] = [
    ({"query": "board"}, "board"),
    ({"query": "braille"}, "braille"),
    ({"query": "row", "row": 1}, "row 1"),
    ({"query": "column", "column": "b"}, "column b"),
    ({"query": "diagonals"}, "diagonals"),
    ({"query": "cell", "cell": "a1"}, "a1?"),
    ({"query": "piece", "piece": "7"}, "7?"),
    ({"query": "left"}, "left"),
    ({"query": "hand"}, "hand"),
    ({"query": "last"}, "last"),
    ({"query": "turn"}, "turn"),
    ({"query": "shares", "line": "a1d1"}, "shares a1d1"),
    ({"query": "find", "values": ["tall", "hollow"]}, "find tall hollow"),
    ({"query": "traits"}, "traits"),
    ({"query": "ending"}, "result"),
    ({"query": "hint"}, "hint"),
]


@pytest.mark.parametrize(("query", "text"), QUERIES, ids=[text for _, text in QUERIES])
@pytest.mark.parametrize("mask", [False, True])
def test_a_program_asks_what_a_person_types(query: Json, text: str, mask: bool) -> None:
    hall = Hall(Options(mask=mask, seconds_per_move=60), "0 a1 1 b1 2")
    before = state(hall)
    for players in WHO:
        asked = hall.ask(Ear(*players), type="query", id="q", **query)
        assert (asked["type"], asked["id"]) == ("answer", "q")
        assert asked["said"]
        assert asked == hall.ask(Ear(*players), type="ask", id="q", text=text)
    assert state(hall) == before


@pytest.mark.parametrize(
    ("players", "moves", "options", "answer"),
    [
        ((0,), ROW, Options(), "which-line"),
        ((0, 1), ROW, Options(), "which-line"),
        ((1,), f"{ROW} 4", Options(), "which-line"),
        ((1,), ROW, Options(), "not-your-turn"),
        ((), ROW, Options(), "not-your-seat"),
        ((0,), "", Options(), "line-not-complete"),
        ((0,), "0 a1 1", Options(calling=Calling.AUTOMATIC), "calling-automatic"),
        ((0,), f"{ROW} 4 !a1d1", Options(), "game-over"),
        ((0,), f"{ROWS} !a2d2", Options(), "call-used"),
        ((0,), f"{ROWS} !a2d2", Options(wrong_calls=WrongCalls.NOTHING), "which-line"),
    ],
)
def test_whether_it_is_the_moment_to_call_can_be_asked(
    players: tuple[int, ...], moves: str, options: Options, answer: str
) -> None:
    told = Hall(options, moves).ask(Ear(*players), type="query", query="call", id="q")
    assert told["id"] == "q"
    assert (said(told) if told["type"] == "answer" else [told["code"]]) == [answer]


# Hints


def test_a_hint_is_thought_of_for_the_player_who_must_act() -> None:
    hall = Hall(Options(hints=True), ROW)
    for players in ((0,), (0, 1)):
        for message in ({"type": "query", "query": "hint"}, {"type": "ask", "text": "hint"}):
            wanted = hall.receive(Ear(*players), id="h", **message)
            assert wanted == HintWanted(parse_position("..../..../..../0123 - d1"), "h")
            told = told_hint(wanted, parse_move("!a1d1"))
            assert (told["id"], said(told)) == ("h", ["hint-call"])
    assert said(hall.ask(Ear(1), type="query", query="hint")) == ["waiting-give"]
    assert said(hall.ask(Ear(), type="query", query="hint")) == ["waiting-give"]


@pytest.mark.parametrize("options", [Options(), Options(hints=True, mask=True)])
def test_where_hints_are_off_that_is_said(options: Options) -> None:
    hall = Hall(options, ROW)
    assert hall.welcome(0)["view"]["open_lines"] == []
    for players in ((0,), (1,), ()):
        assert said(hall.ask(Ear(*players), type="query", query="hint")) == ["hints-off"]


# How a game ends


@pytest.mark.parametrize(
    ("moves", "options", "result", "reason", "line", "missed"),
    [
        (f"{ROW} !a1d1", Options(), "first", "call", "a1d1", []),
        (f"{ROW} f !a1d1", Options(), "second", "call", "a1d1", []),
        (ROW, Options(calling=Calling.AUTOMATIC), "first", "call", "a1d1", []),
        (f"{QUIET} done done", Options(), "draw", "full", None, []),
        (f"{LAST_LINE} done done", Options(), "draw", "full", None, [32]),
        (f"{ROWS} !a2d2", Options(wrong_calls_to_lose=1), "second", "wrong-calls", None, [16]),
    ],
)
def test_everybody_is_told_how_a_game_ended(
    moves: str, options: Options, result: str, reason: str, line: str | None, missed: list[int]
) -> None:
    hall = Hall(options)
    ears = [hall.enter(*players) for players in WHO]
    hall.play(moves)
    for ear in ears:
        outcome = ear.take()[-1]["view"]["outcome"]
        told = [each["move"] for each in outcome.pop("missed")]
        assert said(outcome) == [f"ended-{reason}", *["missed"] * len(missed)]
        outcome.pop("said")
        assert outcome == {"result": result, "reason": reason, "line": line}
        assert told == missed


def test_both_say_done_after_the_last_piece() -> None:
    hall = Hall(moves=QUIET)
    for player in (0, 1):
        may = hall.welcome(player)["view"]["may"]
        assert [name for name, is_allowed in may.items() if is_allowed] == ["done", "call"]
        assert not any(hall.welcome(1 - player)["view"]["may"].values())
        hall.play("done")


# What else can happen


def test_a_player_who_joins_begins_the_game() -> None:
    hall = Hall()
    hall.room = room_of(beginning()[:2], players=PLAYERS[:1])
    ada = hall.enter(0)
    assert ada.last()["view"]["state"] == "waiting"
    plan = hall.room.join("Grace", PLAYERS[1], 1, hall.now)
    assert hall.room.players_of("grace") == ()
    deliver(hall.room.kept(plan))
    assert hall.room.players_of("grace") == (1,)
    told = ada.last()
    assert kinds(told) == ["joined", "began"]
    assert told["view"]["seats"] == ["second"]


def test_another_game_is_opened_for_both() -> None:
    computer = Player(1, computer=Computer("club", 7))
    hall = Hall(players=(PLAYERS[0], computer))
    hall.do(0, "resign")
    hall.do(0, "propose", offer="rematch")
    ears = [hall.listen(0), hall.listen()]
    plan = hall.plan(1, "accept")
    opens = plan.opens
    assert opens is not None
    assert (opens.table, hall.room.following) == (NEXT, None)
    assert opens.players == (PLAYERS[0], replace(computer, computer=Computer("club", 8)))
    assert isinstance(opens.events[0], Opened)
    assert room_of(opens.events).table.first == 1
    deliver(hall.room.kept(plan))
    assert [each["type"] for each in ears[0].told] == ["events", "next"]
    assert ears[0].take()[1] == {"type": "next", "table": NEXT, "seats": [f"0 at {NEXT}"]}
    assert ears[1].take()[1] == {"type": "next", "table": NEXT, "seats": []}
    assert [each["type"] for each in hall.enter(0).take()] == ["welcome", "next"]


def test_times_begin_afresh() -> None:
    hall = Hall(Options(seconds_per_move=60))
    plan = hall.room.resume(NOON + 50)
    assert plan is not None
    deliver(hall.room.kept(plan))
    assert hall.room.due() == NOON + 110
    closing = hall.room.close(NOON + 60)
    assert closing is not None
    deliver(hall.room.kept(closing))
    assert hall.room.close(NOON + 60) is hall.room.resume(NOON + 60) is None
