"""Scores: their order, and the other player's view."""

import random

from hypothesis import given, strategies as st

from fourfold.engine import Score, Value

scores = st.one_of(
    st.just(Score.draw()), st.integers(0, 16).map(Score.win), st.integers(0, 16).map(Score.loss)
)


def test_from_the_quickest_loss_to_the_quickest_win() -> None:
    ranked = [*map(Score.loss, range(17)), Score.draw(), *map(Score.win, reversed(range(17)))]
    shuffled = random.Random(1).sample(ranked, len(ranked))
    assert sorted(shuffled) == ranked
    assert len(set(ranked)) == len(ranked)


@given(scores, scores)
def test_the_other_player_sees_the_opposite(one: Score, other: Score) -> None:
    opposite = -one
    assert -opposite == one
    assert (one < other) == (-other < -one)


@given(scores)
def test_seen_from_earlier_the_value_is_the_same(score: Score) -> None:
    assert score.later(1).value is score.value
    assert score.later(0) == score
    assert score.later(1).plies == (None if score.plies is None else score.plies + 1)


@given(scores)
def test_repr_is_the_constructor(score: Score) -> None:
    assert eval(repr(score)) == score  # noqa: S307 - our own text


def test_words() -> None:
    assert [str(value) for value in Value] == ["win", "draw", "loss"]
    said = [str(score) for score in (Score.win(3), Score.draw(), Score.loss(2))]
    assert said == ["win in 3", "draw", "loss in 2"]
