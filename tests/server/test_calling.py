"""The calling rule over the network: both moments, expiry, wrong calls."""

from __future__ import annotations

from tests.server.games import pair
from tests.server.running import Server, Socket

LINE = "0 a1 1 b1 2 c1 3 d1"
"""`first` has placed the piece that completes a line."""


def test_the_placer_calls_before_giving(server: Server) -> None:
    with pair(server.url) as game:
        game.play(LINE)
        assert game.first.view["may"]["call"]
        assert not game.second.view["may"]["call"]
        answer = game.first.play("!a1d1")
        assert [event["event"] for event in answer["events"]] == ["moved", "ended"]
        assert game.second.until_seen(answer["seen"])["view"]["outcome"] == {
            "result": "first",
            "reason": "call",
            "line": "a1d1",
            "missed": [],
            "said": [
                {
                    "id": "ended-call",
                    "arguments": {"actor": "Ada", "other": "Grace", "you": "other"},
                }
            ],
        }


def test_the_receiver_calls_what_the_placer_missed(server: Server) -> None:
    with pair(server.url) as game:
        game.play(LINE)
        too_early = game.second.play("!a1d1")
        assert too_early["code"] == "not-your-turn"
        game.play("f !a1d1")
        assert game.second.view["outcome"]["result"] == "second"


def test_a_line_that_nobody_saw_expires(server: Server) -> None:
    with pair(server.url) as game:
        game.play(f"{LINE} f a2")
        wrong = game.second.play("!a1d1")
        (event,) = wrong["events"]
        assert (event["event"], event["reason"]) == ("called-wrongly", "line-expired")
        assert wrong["view"]["outcome"] is None
        again = game.second.play("!a1d1")
        assert again["code"] == "call-used"
        game.first.until_seen(wrong["seen"])
        game.first.do("resign")
        game.second.until("events")
        outcome = game.second.view["outcome"]
        assert outcome["missed"] == [{"line": "a1d1", "move": 8}]
        assert [said["id"] for said in outcome["said"]] == ["ended-resign", "missed"]


def test_a_wrong_call_changes_nothing_and_can_cost_the_game(server: Server) -> None:
    with pair(server.url, wrong_calls_to_lose=2, wrong_calls="nothing") as game:
        game.play("0 a1 f b1 3 c1 c d1 4 a2")
        slip = game.second.play("!a2d2")
        assert (slip["type"], slip["code"]) == ("refused", "line-not-complete")
        board = game.second.view["board"]
        wrong = game.second.play("!a1d1")
        assert (wrong["view"]["board"], wrong["view"]["turn"]) == (board, "second")
        assert wrong["view"]["players"][1]["wrong_calls"] == 1
        assert game.first.until_seen(wrong["seen"])["events"][0]["reason"] == "nothing-shared"
        lost = game.second.play("!a1d1")
        assert lost["view"]["outcome"]["reason"] == "wrong-calls"


def test_both_say_done_at_the_end(server: Server) -> None:
    moves = "0 a1 1 b1 e c1 f d1 2 a2 c b2 3 c2 d d2 4 a3 b b3 5 c3 a d3 6 a4 9 b4 7 c4 8 d4"
    with pair(server.url) as game:
        game.play(moves)
        assert game.in_turn.view["may"]["done"]
        game.play("done")
        assert game.in_turn.view["may"] | {"claim": False} == {
            "give": False,
            "place": False,
            "done": True,
            "call": True,
            "claim": False,
        }
        game.play("done")
        assert game.first.view["outcome"]["reason"] == "full"


def test_automatic_calling(server: Server) -> None:
    with pair(server.url, calling="automatic") as game:
        game.play(LINE)
        assert game.second.view["outcome"]["line"] == "a1d1"


def test_watchers_see_but_do_not_touch(server: Server) -> None:
    with pair(server.url) as game, Socket(server.url, game.table) as watcher:
        assert game.first.until("watching")["count"] == 1
        game.play("0 a1")
        watcher.until_seen(game.first.seen)
        assert watcher.view["board"] == game.first.view["board"]
        assert not any(watcher.view["may"].values())
        assert watcher.play("1")["code"] == "not-your-seat"
