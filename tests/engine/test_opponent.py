"""The computer's levels."""

from __future__ import annotations

import random

import pytest

from benchmarks.levels import match, play
from fourfold.engine import Level, Opponent, Score, Solver, legal_turns
from fourfold.rules import Call, Position, Result, RulesCode, SetupError, parse_position
from fourfold.rules.variant import CLASSES, VARIANTS, Variant
from tests.engine.test_solver import late_position
from tests.examples import counts_of
from tests.refusals import refused

OPEN_LINE = parse_position("..../..../..../0123 f d1")
WINNING = parse_position(".6../9de1/0f../b2.a 5")


@pytest.mark.parametrize("variant", [Variant(), Variant(blocks=True), VARIANTS[6]], ids=counts_of)
def test_to_look_ahead_is_to_see_no_call_beyond(variant: Variant) -> None:
    chance, solver = random.Random(1), Solver(variant)
    for _ in range(8):
        position = late_position(chance, variant, (7, 12))
        exact = solver.analyse(position)
        for plies in range(8):
            for seen, turn in zip(solver.look(position, plies), exact, strict=True):
                is_near = turn.score.plies is not None and turn.score.plies <= plies
                if turn.score.plies == 0 or (turn.score.plies == 1 and plies == 0):
                    continue  # a line that is there is there, however far one looks
                expected = turn.score if is_near else Score.draw()
                assert seen.score == expected, (str(position), str(turn), plies)


@pytest.mark.parametrize("variant", [Variant(), Variant(blocks=True)], ids=counts_of)
def test_mistakes_are_replies_of_a_worse_value(variant: Variant) -> None:
    chance, solver = random.Random(2), Solver(variant)
    for _ in range(5):
        position = late_position(chance, variant, (9, 12))
        turns = legal_turns(position)
        for turn, share in zip(turns, solver.mistakes(position, turns, 16), strict=True):
            after = position
            for move in turn:
                after = after.play(move)
            if after.is_over or after.hand is None or after.callable_lines:
                continue
            replies = solver.analyse(after)
            best = max(reply.score for reply in replies)
            wrong = [
                reply
                for reply in replies
                if not isinstance(reply.turn[-1], Call) and reply.score.value is not best.value
            ]
            if best == Score.win(1) or len(after.empty_cells) == 1:
                assert share == 0
            else:
                assert share == pytest.approx(len(wrong) / len(replies))


@pytest.mark.proof
@pytest.mark.parametrize("level", Level)
def test_choices_are_repeatable_and_depend_on_the_seed(level: Level) -> None:
    position = parse_position("..../.5../..a./.... 7")
    choices = [str(Opponent(Solver(threads=2), level, seed).choose(position)) for seed in range(8)]
    again = [str(Opponent(Solver(threads=1), level, seed).choose(position)) for seed in range(8)]
    assert choices == again
    assert len(set(choices)) > 1


@pytest.mark.parametrize(
    "variant",
    [*CLASSES, *(pytest.param(each, marks=pytest.mark.proof) for each in VARIANTS)],
    ids=counts_of,
)
def test_every_level_plays_every_variant(variant: Variant) -> None:
    solver = Solver(variant, threads=1)
    levels = [level for level in Level if level is not Level.PERFECT]
    chance = random.Random(str(variant))
    first, second = (Opponent(solver, chance.choice(levels), 1) for _ in range(2))
    assert play(first, second, variant) is not Result.UNFINISHED


def test_perfect_play_takes_the_best_turns_and_of_those_the_hardest() -> None:
    chance, solver = random.Random(3), Solver()
    for _ in range(10):
        position = late_position(chance, Variant(), (6, 14))
        analysis = solver.analyse(position)
        best = [turn for turn in analysis if turn.score == max(each.score for each in analysis)]
        shares = solver.mistakes(position, [turn.turn for turn in best], 16)
        hardest = [turn for turn, share in zip(best, shares, strict=True) if share == max(shares)]
        assert Opponent(solver, Level.PERFECT, 5).choose(position) in hardest


@pytest.mark.proof
def test_a_beginner_now_and_then_misses_a_line_and_the_better_ones_never_do() -> None:
    solver = Solver()

    def calls(level: Level, games: int) -> int:
        choices = (Opponent(solver, level, seed).choose(OPEN_LINE).turn for seed in range(games))
        return sum(isinstance(turn[-1], Call) for turn in choices)

    assert 15 < calls(Level.BEGINNER, 50) < 40
    assert 40 < calls(Level.CASUAL, 50) < 50
    assert [calls(level, 8) for level in (Level.CLUB, Level.EXPERT, Level.PERFECT)] == [8] * 3


def test_the_score_of_a_choice_is_what_the_level_sees() -> None:
    """Who overlooks a line sees neither that it wins nor that it is left to the other player."""
    solver, near = Solver(), parse_position("012./4567/89ab/cd.. 3")
    choices = [Opponent(solver, Level.BEGINNER, seed).choose(near) for seed in range(30)]
    overlooked = [each for each in choices if not isinstance(each.turn[-1], Call)]
    assert any(str(each).startswith("d4 ") for each in overlooked)
    assert {each.score for each in overlooked} == {Score.draw()}
    assert {each.score for each in choices if each not in overlooked} == {Score.win(1)}
    far = parse_position("2.a5/9bc./6..f/4.1. 3")
    seen = {level: Opponent(solver, level, 1).choose(far).score for level in Level}
    assert seen[Level.BEGINNER] == seen[Level.CASUAL] == Score.draw()
    assert seen[Level.PERFECT] == solver.solve(far) == Score.loss(4)


def test_perfect_play_in_time() -> None:
    opponent = Opponent(Solver(book=False), Level.PERFECT)
    assert opponent.choose(Position(), seconds=0.2).turn in legal_turns(Position())
    assert opponent.choose(WINNING).score == Score.win(3)


@pytest.mark.parametrize("level", Level)
def test_a_finished_game_is_refused(level: Level) -> None:
    over = parse_position("6eb0/217d/538f/9c4a draw")
    with refused(SetupError, RulesCode.GAME_OVER):
        Opponent(Solver(), level).choose(over)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("better", "worse"), list(zip(list(Level)[1:], list(Level), strict=False)), ids=str
)
def test_each_level_beats_the_one_below(better: Level, worse: Level) -> None:
    counts = match(better, worse, 16)
    assert counts["wins"] > 2 * counts["losses"]
    if better is Level.PERFECT:
        assert not counts["losses"]


@pytest.mark.proof
@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_perfect_play_never_loses(variant: Variant) -> None:
    chance = random.Random(str(variant))
    for number in range(2):
        perfect = Opponent(Solver(variant), Level.PERFECT, number)
        other = Opponent(Solver(variant), chance.choice(list(Level)), number)
        result = play(perfect, other, variant) if number else play(other, perfect, variant)
        assert result is not (Result.SECOND if number else Result.FIRST)
