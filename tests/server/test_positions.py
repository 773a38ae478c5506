"""Games that begin at a position, at a real server."""

from __future__ import annotations

import pytest

from tests.room.rooms import kinds
from tests.server.games import until_over
from tests.server.running import Guest, Json, Server, Socket, ask

START = "..../..../..../012. 3"
"""Three pieces are on the board: `first` acts, and can complete a line."""
GIVING = "..../..../..../0... -"
"""`second` acts."""


def shown(server: Server, table: str) -> Json:
    status, body = ask("GET", f"{server.url}/api/v2/tables/{table}")
    assert status == 200
    return dict(body)


@pytest.mark.parametrize(
    ("position", "first", "seat"),
    [
        (START, "me", "first"),
        (START, "other", "second"),
        (GIVING, "me", "second"),
        (GIVING, "other", "first"),
    ],
)
@pytest.mark.parametrize("kind", ["friend", "same-screen"])
def test_whoever_is_to_act_there_does(
    server: Server, ada: Guest, grace: Guest, position: str, first: str, seat: str, kind: str
) -> None:
    seats = ada.open(name="Ada", position=position, first=first, opponent={"kind": kind})
    if kind == "friend":
        assert shown(server, seats["table"])["view"]["board"] == position[:19]
        grace.join(seats["table"])
    with Socket(server.url, seats["table"], ada.session, seats["seats"][:1]) as me:
        assert me.view["seats"] == [seat]
        assert me.view["turn"] == ("first" if position == START else "second")
        assert (me.view["turn"] == seat) is (first == "me")


def test_without_a_wish_the_lot_decides_who_acts(server: Server, ada: Guest) -> None:
    opponent = {"kind": "same-screen"}
    actors: set[int] = set()
    while len(actors) < 2:
        seats = ada.open(position=START, opponent=opponent)
        view = shown(server, seats["table"])["view"]
        actors.add(next(n for n, each in enumerate(view["players"]) if each["seat"] == "first"))


def test_a_game_from_a_position_to_the_next_one(own_server: Server) -> None:
    ada, grace = Guest(own_server.url), Guest(own_server.url)
    seats = ada.open(name="Ada", position=f"{START}", first="me")
    table = seats["table"]
    also = grace.join(table, name="Grace")
    own_server.restart()
    with ada.sit(seats) as first, grace.sit(also) as second:
        for socket in (first, second):
            assert socket.welcome["start"] == START
            assert socket.view["board"] == "..../..../..../012."
            assert socket.view["hand"] == "3"
            assert socket.view["left"] == list("456789abcdef")
            assert socket.view["moves"] == []
        assert first.view["may"]["place"]
        assert first.do("propose", offer="take-back")["code"] == "nothing-to-undo"
        first.play("d1")
        first.play("!a1d1")
        second.until_seen(first.seen)
        second.until_seen(first.do("propose", offer="rematch")["seen"])
        assert kinds(second.do("accept")) == ["rematched"]
        following = [socket.until("next") for socket in (first, second)]
    _, text = ask("GET", f"{own_server.url}/api/v2/tables/{table}/game")
    assert text.endswith(f"Result: first\nReason: call\nPosition: {START}\n\nd1 !a1d1\n")
    _, review = ask("GET", f"{own_server.url}/api/v2/tables/{table}/review")
    assert [each["position"] for each in review["moves"]] == [START, "..../..../..../0123 - d1"]
    with ada.sit(following[0]) as first, grace.sit(following[1]) as second:
        assert second.welcome["start"] == START
        assert (first.view["seats"], second.view["seats"]) == (["second"], ["first"])
        assert second.view["may"]["place"]


def test_the_computer_goes_on_from_a_position(ada: Guest) -> None:
    opponent = {"kind": "computer", "level": "expert", "pace": "at-once"}
    seats = ada.open(position=START, first="other", opponent=opponent)
    with ada.sit(seats) as me:
        assert until_over(me)["line"] == "a1d1"


def test_a_table_in_the_list_says_where_its_game_begins(server: Server, ada: Guest) -> None:
    seats = ada.open(position="..../..../..../0123 - d1", opponent={"kind": "anyone"})
    with ada.sit(seats):
        _, listed = ada.get("/tables")
        (start,) = (each["start"] for each in listed["tables"] if each["table"] == seats["table"])
    assert start == shown(server, seats["table"])["start"] == "..../..../..../0123 -"


@pytest.mark.parametrize(
    ("position", "options", "code"),
    [
        ("nonsense", {}, "bad-position"),
        ("x" * 41, {}, "bad-message"),
        ("..../..../..../0... A", {}, "bad-piece"),
        ("..../..../..../0... 0", {}, "piece-twice"),
        ("..../..../..../0... - a1", {}, "no-open-line"),
        ("..../..../01../23.. - b2", {}, "no-open-line"),
        ("0123/4567/89ab/cdef draw", {}, "game-over"),
        ("..../..../..../0123 - d1", {"calling": "automatic"}, "game-over"),
    ],
)
def test_where_no_game_can_begin(ada: Guest, position: str, options: Json, code: str) -> None:
    status, answer = ada.post("/tables", {"position": position, "options": options})
    assert (status, answer["code"]) == (422, code)
    assert answer["message"].isprintable()


def test_what_counts_decides_what_a_position_is(server: Server, ada: Guest) -> None:
    seats = ada.open(position="..../..../01../23.. - b2", options={"squares": True})
    assert shown(server, seats["table"])["start"] == "..../..../01../23.. -"
