"""Somebody's games: some that go on, some that are over."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.page.moves import WIN
from tests.server.games import Pair, until_over
from tests.server.running import Guest, Json

if TYPE_CHECKING:
    from tests.page.scenes import Stage

DAYS = 172_800
"""Two, in seconds."""


def against(
    guest: Guest,
    name: str,
    moves: str = "",
    *,
    resigns: str = "",
    first: str = "me",
    **options: Any,
) -> Json:
    """A game of Ada against somebody else, after some moves, where nobody is connected any more."""
    other = Guest(guest.url)
    seats = guest.open(name="Ada", options=options, first=first)
    also = other.join(seats["table"], name=name)
    with guest.sit(seats) as mine, other.sit(also) as theirs:
        order = (mine, theirs) if first == "me" else (theirs, mine)
        pair = Pair(seats["table"], *order, (guest, other), (seats, also))
        pair.play(moves)
        if resigns:
            {"Ada": mine, name: theirs}[resigns].do("resign")
    return seats


def against_computer(guest: Guest, level: str, *, resigns: bool = False) -> Json:
    """A game of Ada against the computer, which she may give up."""
    opponent = {"kind": "computer", "level": level, "pace": "at-once"}
    seats = guest.open(name="Ada", opponent=opponent, first="me")
    if resigns:
        with guest.sit(seats) as mine:
            mine.do("resign")
            until_over(mine)
    return seats


def show_games(stage: Stage) -> None:
    """Comes to a list of every kind of game."""
    ada = Guest(stage.server.url)
    against(ada, "Grace", WIN)
    against(ada, "Rosalind", "0 a1 6 c2", resigns="Rosalind", edition="access")
    against_computer(ada, "beginner", resigns=True)
    against_computer(ada, "club")
    ada.open(name="Ada", opponent={"kind": "friend"})
    against(ada, "Rosalind", "0 a1 6 c2 d", mask=True)
    against(ada, "Grace", "0 a1 6 c2 d b2 9", seconds_per_move=DAYS)
    stage.keep(**{"fourfold.session": ada.session})
    stage.open("games")
    expect(stage.page.locator(".running li")).to_have_count(4)
    expect(stage.page.locator(".finished li")).to_have_count(3)


def show_none(stage: Stage) -> None:
    """Comes without ever having played."""
    stage.open("games")
    expect(stage.page.locator(".empty")).to_be_visible()


def show_out(stage: Stage) -> None:
    """Cannot reach the server."""
    games = re.compile("/api/v2/games")
    stage.page.route(games, lambda route: route.abort())
    stage.people.callback(stage.page.unroute, games)
    stage.open("games")
    expect(stage.page.locator(".empty .button")).to_be_visible()


def show_gone(stage: Stage) -> None:
    """Remembers a game that the server does not have."""
    ada = Guest(stage.server.url)
    against_computer(ada, "club", resigns=True)
    seats = {"table": "A" * 22, "seats": ["x"]}
    stage.keep_seats(ada, seats)
    stage.open("games")
    expect(stage.page.locator(".gone")).to_be_visible()
