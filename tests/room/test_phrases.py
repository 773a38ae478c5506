"""A few phrases from one player to the other: heard at once by the two, and kept nowhere."""

from __future__ import annotations

import pytest

from fourfold.room.flood_control import PHRASES
from fourfold.room.plan import Spoken
from fourfold.table.player import Computer, Player
from fourfold.words import Phrase
from tests.room.rooms import Ear, Hall, deliver, room_of


def spoken(hall: Hall, ear: Ear, phrase: str, **more: str) -> None:
    """Has somebody say something who may."""
    outcome = hall.receive(ear, type="phrase", phrase=phrase, **more)
    assert isinstance(outcome, Spoken), outcome
    deliver(outcome.told)


def test_a_phrase_is_heard_by_both_players_and_by_nobody_else() -> None:
    hall = Hall()
    ada, again, grace, watcher = (hall.listen(*who) for who in ((0,), (0,), (1,), ()))
    before = hall.room.table
    spoken(hall, ada, "good-game", id="p1")
    names = {"actor": "Ada", "other": "Grace"}
    arguments = names | {"phrase": {"id": "phrase-good-game", "arguments": {}}}
    body = {"type": "phrase", "seat": "first", "phrase": "good-game"}

    def told(you: str) -> dict[str, object]:
        return body | {"said": {"id": "phrase-said", "arguments": arguments | {"you": you}}}

    assert ada.last() == told("actor") | {"id": "p1"}
    assert (again.last(), grace.last()) == (told("actor"), told("other"))
    assert watcher.take() == []
    assert hall.room.table is before


@pytest.mark.parametrize("phrase", Phrase, ids=str)
def test_every_phrase_can_be_said_also_when_the_game_is_over(phrase: Phrase) -> None:
    hall = Hall(moves="0")
    ada, grace = hall.listen(0), hall.listen(1)
    hall.do(1, "resign")
    grace.take()
    spoken(hall, ada, str(phrase))
    assert grace.last()["said"]["arguments"]["phrase"]["id"] == f"phrase-{phrase}"


def test_who_watches_says_nothing_and_unknown_words_are_not_said() -> None:
    hall = Hall()
    hall.listen(1)
    assert hall.ask(hall.listen(), type="phrase", phrase="hello")["code"] == "not-your-seat"
    assert hall.ask(hall.listen(0), type="phrase", phrase="boo")["code"] == "bad-message"


def test_there_must_be_somebody_to_hear_it() -> None:
    hall = Hall()
    ada = hall.listen(0)
    refused = hall.ask(ada, type="phrase", phrase="hello", id="p1")
    assert (refused["code"], refused["id"]) == ("nobody-listens", "p1")
    assert refused["said"]["id"] == "refused-nobody-listens"
    hall.listen(1)
    spoken(hall, ada, "hello")


@pytest.mark.parametrize(
    ("players", "who"),
    [
        ((Player(0, "ada"), Player(1, None, Computer("club", 1))), (0,)),
        ((Player(0, "ada"), Player(1, "ada")), (0, 1)),
        ((Player(0, "ada"), Player(1, "ada")), (0,)),
        ((Player(0), Player(1)), (0, 1)),
    ],
    ids=["computer", "one screen", "one seat of both", "terminal"],
)
def test_nobody_talks_to_a_computer_or_to_themselves(
    players: tuple[Player, Player], who: tuple[int, ...]
) -> None:
    hall = Hall(players=players)
    hall.listen(1)
    assert hall.ask(hall.listen(*who), type="phrase", phrase="hello")["code"] == "nobody-listens"


def test_before_the_game_nothing_is_said() -> None:
    hall = Hall()
    hall.room = room_of(tuple(hall.room.events[:2]), players=(Player(0, "ada"),))
    assert hall.ask(Ear(0), type="phrase", phrase="hello")["code"] == "game-not-begun"


def test_phrases_come_only_so_often_each_player_for_themselves() -> None:
    hall = Hall()
    ada, grace = hall.listen(0), hall.listen(1)
    for _ in range(PHRASES.burst):
        spoken(hall, ada, "hello")
    refused = hall.ask(ada, type="phrase", phrase="hello")
    assert (refused["code"], refused["said"]["id"]) == ("too-fast", "refused-too-fast")
    spoken(hall, grace, "thanks")
    hall.now += 1 / PHRASES.per_second
    spoken(hall, ada, "hello")
    hall.do(0, "propose", offer="draw")


def test_a_phrase_that_is_typed_is_given_back_to_be_said() -> None:
    hall = Hall()
    told = hall.ask(Ear(0), type="ask", text="belle partie", language="fr")
    assert told == {"type": "understood", "action": "phrase", "value": "good-game"}
