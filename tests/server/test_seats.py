"""Nobody moves from a seat that is not theirs, and two may share a screen."""

from __future__ import annotations

from tests.server.games import pair, refused
from tests.server.histories import (
    QUIET,
)
from tests.server.running import Guest, Server, Socket

# Nobody moves from a seat that is not theirs.


def test_a_seat_is_taken_by_its_own_guest_alone(server: Server) -> None:
    stranger = Guest(server.url)
    with pair(server.url) as game, pair(server.url) as other:
        ada, grace = game.guests
        (mine,), (hers,) = game.seats[0]["seats"], game.seats[1]["seats"]
        (elsewhere,) = other.seats[0]["seats"]
        not_yours = (
            (stranger.session, [mine]),
            (ada.session, [hers]),
            (ada.session, [mine, hers]),
            (grace.session, [mine, hers]),
            (ada.session, [elsewhere]),
            (other.guests[0].session, [elsewhere]),
            (ada.session, [f"1{mine[1:]}"]),
            (ada.session, [f"{mine}x"]),
            (ada.session, ["2.x"]),
        )
        for session, tokens in not_yours:
            assert refused(server.url, game.table, session, tokens) == "not-your-seat"
        for bad in (None, "", f"{ada.session}x", f"x{ada.session}", stranger.session[:-1]):
            code = refused(server.url, game.table, bad, [mine])
            assert code in ("no-session", "bad-message")
        assert game.first.play("0")["type"] == "events"


def test_the_other_seat_is_not_moved_by_naming_it(server: Server) -> None:
    with pair(server.url) as game:
        answer = game.second.play("0", seat="first")
        assert answer["code"] == "not-your-seat"
        assert game.second.play("0", seat="second")["code"] == "not-your-turn"
        assert game.first.play("0", seat="first")["type"] == "events"


def test_a_third_player_finds_no_seat(server: Server) -> None:
    with pair(server.url) as game:
        status, answer = Guest(server.url).post(f"/tables/{game.table}/players", {"name": "Eve"})
        assert (status, answer["code"]) == (409, "table-full")
        again = game.guests[1].join(game.table, name="Eve")
        assert again == game.seats[1]


# Two players at one screen.


def test_two_players_at_one_screen_share_a_socket(server: Server, ada: Guest) -> None:
    opponent = {"kind": "same-screen", "name": "Grace"}
    seats = ada.open(name="Ada", opponent=opponent, first="other")
    assert len(seats["seats"]) == 2
    with ada.sit(seats) as both:
        assert (both.welcome["players"], both.welcome["view"]["seats"]) == (
            [0, 1],
            ["first", "second"],
        )
        assert both.play("0")["code"] == "bad-message"
        assert both.play("0", seat="second")["code"] == "not-your-turn"
        for move in QUIET.split()[:20]:
            view = both.view
            assert view["may"]["give"] or view["may"]["place"]
            assert both.play(move, seat=view["turn"])["type"] == "events"
        seen = both.do("propose", offer="draw", seat="first")["seen"]
        assert both.do("accept", seat="second", seen=seen)["view"]["state"] == "over"
        names = {player["seat"]: player["name"] for player in both.view["players"]}
        assert names == {"first": "Grace", "second": "Ada"}
        both.do("propose", offer="rematch", seat="first")
        both.do("accept", seat="second")
        following = both.until("next")
        assert len(following["seats"]) == 2
    with ada.sit(following) as again:
        assert again.play("0", seat="first")["type"] == "events"
    with Socket(server.url, seats["table"], ada.session, seats["seats"][:1]) as one:
        assert one.welcome["view"]["seats"] == ["second"]
