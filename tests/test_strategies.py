"""The strategies themselves: random games must reach what the properties are about."""

from collections import Counter

from hypothesis import given, settings

from fourfold.rules import Calling, Draw, Game, Result, Win
from tests.strategies import games

SEEN: Counter[str] = Counter()


def situations(game: Game) -> set[str]:
    found = set()
    for position in game.positions:
        if position.callable_lines:
            found.add("open, to place" if position.hand else "open, to give or say done")
            if position.is_full:
                found.add("open on the full board")
        if position.expired_lines:
            found.add("expired")
        if position.is_full:
            found.add(f"full, {position.dones} done")
    match game.outcome:
        case Win(winner):
            found.add(f"won by {winner}")
        case Draw():
            found.add("draw")
    return found


EVERY_SITUATION = {
    "open, to place",
    "open, to give or say done",
    "open on the full board",
    "expired",
    "full, 0 done",
    "full, 1 done",
    "full, 2 done",
    "won by first",
    "won by second",
    "draw",
}


@settings(max_examples=300)
@given(games())
def count_situations(game: Game) -> None:
    SEEN.update(situations(game))


def test_games_by_hand_reach_every_situation_often() -> None:
    SEEN.clear()
    count_situations()
    assert set(SEEN) == EVERY_SITUATION
    assert min(SEEN.values()) >= 10, SEEN


@settings(max_examples=300)
@given(games(calling=Calling.AUTOMATIC))
def count_results(game: Game) -> None:
    SEEN[str(game.result)] += 1


def test_automatic_games_reach_every_result_often() -> None:
    SEEN.clear()
    count_results()
    assert set(SEEN) == {str(result) for result in Result}
    assert min(SEEN.values()) >= 10, SEEN
