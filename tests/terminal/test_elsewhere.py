"""A game that is continued in another terminal, or can no longer be kept, goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.rules import (
    parse_move,
)
from fourfold.table.command import Accept, Offer, Propose
from fourfold.table.table import replay
from fourfold.terminal.keeping import Keeping
from fourfold.terminal.setup import Wishes
from tests.store.stores import sql
from tests.terminal.scripted import NOON, TWO, converse, games

QUARTO = "0 a1 1 b1 2 c1 3 d1"
ALONE = replace(TWO, against="beginner", names=("Ada", "Machine"), seed=1)


OVERTAKEN = (
    "This game was continued elsewhere. Your last move here does not count; "
    "the game goes on from where it is now."
)


@pytest.mark.parametrize(
    ("elsewhere", "here", "said", "kept"),
    [
        (
            ["a1", "1", "b1"],
            ["d4", "2"],
            "Ada places the tall round hollow light piece on b1.",
            ["0 a1 1 b1 2"],
        ),
        (["resign", "yes", "no"], ["a1", "no"], "Grace resigns. Ada wins.", ["0"]),
        (["resign", "yes", "", "7", "c2"], ["a1", "8"], "The game goes on.", ["0", "7 c2 8"]),
    ],
)
def test_who_is_overtaken_goes_on_from_where_the_game_is(
    tmp_path: Path, elsewhere: list[str], here: list[str], said: str, kept: list[str]
) -> None:
    def typed() -> Iterator[str]:
        yield "0"
        converse(tmp_path, elsewhere, Wishes(), goes_on=True)
        yield from here

    link, lines = converse(tmp_path, typed())
    assert lines.count(OVERTAKEN) == 1
    assert lines[lines.index(f"> {here[0]}") + 1] == OVERTAKEN
    assert said in lines[lines.index(OVERTAKEN) :]
    assert [str(replay(game.events).game) for game in games(tmp_path)] == kept
    assert replay(games(tmp_path)[-1].events) == link.table


def test_another_game_is_agreed_on_once(tmp_path: Path) -> None:
    def typed() -> Iterator[str]:
        yield "0"
        yield "resign"
        yield "yes"
        (game,) = games(tmp_path)
        keeping = Keeping(tmp_path / "fourfold.db")
        room = keeping.read(game.table)
        for player, command in ((0, Propose(Offer.REMATCH)), (1, Accept())):
            plan = room.act(player, command, NOON + 99)
            keeping.add(room.id, plan)
            room.kept(plan)
        keeping.close()
        yield ""
        yield "7"

    link, lines = converse(tmp_path, typed())
    assert lines.count(OVERTAKEN) == 1
    assert str(link.table.game) == "7"
    assert len(games(tmp_path)) == 2


def test_who_asks_is_overtaken_too(tmp_path: Path) -> None:
    converse(tmp_path, ["0"])

    def typed() -> Iterator[str]:
        converse(tmp_path, ["a1"], Wishes(), goes_on=True)
        yield "yes"
        yield "1"

    link, lines = converse(tmp_path, typed(), Wishes(), goes_on=None)
    assert OVERTAKEN in lines
    assert str(link.table.game) == "0 a1 1"


def test_the_computer_is_overtaken_too(tmp_path: Path) -> None:
    def typed() -> Iterator[str]:
        yield "0"
        converse(tmp_path, ["undo", "1"], Wishes(), goes_on=True)
        yield "undo"

    link, lines = converse(tmp_path, typed(), ALONE)
    assert OVERTAKEN in lines
    assert link.table.game.moves[0] == parse_move("1")
    (game,) = games(tmp_path)
    assert replay(game.events) == link.table


def test_a_game_that_can_no_longer_be_kept_goes_on(tmp_path: Path) -> None:
    def typed() -> Iterator[str]:
        yield "0"
        sql(tmp_path / "fourfold.db", "DROP TABLE events")
        yield "a1"
        yield "1"
        yield "quit"
        yield "yes"

    link, lines = converse(tmp_path, typed())
    said = [line for line in lines if line.startswith("Games cannot be saved on this computer")]
    assert len(said) == 1
    assert str(link.table.game) == "0 a1 1"
    assert "Do you really want to leave the game? Yes or no?" in lines
