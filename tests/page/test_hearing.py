"""Everything that happens is announced, and announced once; refusals to whom they concern.

The two of a link play with all that moves.
"""

from __future__ import annotations

from functools import partial

from fourfold.rules import Give, Piece, Seat
from fourfold.words import Language
from tests.page.conftest import OpenPage
from tests.page.playing import Match, Person, by_link

REPEATED_MS = 1_000
"""What is said again after that is no slip: who picks what is taken hears what is asked."""


def test_each_event_is_announced_exactly_once(open_page: OpenPage) -> None:
    match = by_link(partial(open_page, reduced_motion="no-preference"), Language.DE)
    ada, grace = match.people
    match.play("0 a1 1")
    asked = ada.say("question-place", actor="Ada", you="actor", piece=Piece("1"))
    ada.hears(asked)
    ada.page.wait_for_timeout(REPEATED_MS)
    ada.gap("0").click(force=True)
    ada.type("a1")
    ada.type("abracadabra")
    refused = ada.say("refused-cell-taken")
    ada.hears(refused)
    ada.offer("draw")
    grace.answer("decline")
    match.play("b2 2 c1 3 d1 4 b1 !a1d1")
    match.ends()
    for person in match.people:
        for sentence in expected(match, person):
            person.hears(sentence)
    heard = ada.heard()
    assert refused not in grace.heard()
    assert sorted(grace.heard()) == sorted(expected(match, grace))
    assert heard.count(refused) == 1
    told = [*expected(match, ada), asked]
    assert sorted(each for each in heard if each in told) == sorted(told)


def expected(match: Match, person: Person) -> list[str]:
    """What is said to a player of all that has happened."""
    seats = {seat: match.who(seat, person) for seat in Seat}
    first = match.seat_of(person) is Seat.FIRST
    asked = person.say("question-give", **seats[Seat.FIRST])
    return [
        *(person.arrives("invite-lead") if first else person.arrives("table-invited", name="Ada")),
        *([person.say("joined", player="Grace")] if first else []),
        person.say("began", **seats[Seat.FIRST]) + (f" {asked}" if first else ""),
        *match.told(person),
        *chosen(match, person),
        person.say("offered-draw", **seats[Seat.FIRST]),
        person.say("declined", **seats[Seat.SECOND]),
        person.say("ended-call", **seats[Seat.SECOND]),
    ]


def chosen(match: Match, person: Person) -> list[str]:
    """What is said to a player of the pieces that were chosen and then given."""
    seat = match.seat_of(person)
    pieces = [
        move.piece
        for move, before in zip(match.game.moves, match.game.positions, strict=False)
        if isinstance(move, Give) and before.turn is seat
    ]
    ids = ("table-chosen", *("table-chosen-again" for _ in pieces[1:]))
    return [person.say(id_, piece=piece) for id_, piece in zip(ids, pieces, strict=False)]
