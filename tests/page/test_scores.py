"""The analysis board and the review show what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from fourfold.engine import Score, ScoredTurn, Solver, Value
from fourfold.rules import Game, Trait, Variant, parse_move, parse_position
from fourfold.words import Language, Texts, message
from tests.page.seating import sit
from tests.server.games import pair
from tests.server.running import Server

TEXTS: Final = Texts(Language.EN)
NAMES: Final = ("Ada", "Grace")
RATED: Final = re.compile(r", (draw|wins .*|loses .*)$")
SIGNS: Final = "+\u2212"
BADGES: Final = """() => Object.fromEntries([...document.querySelectorAll('.badge')].map(each =>
    [each.parentElement.dataset.cell ?? each.parentElement.dataset.piece, each.textContent]))"""
"""What is seen of the worth of a place."""

MOVES: Final = "0 a1 f b2 5 c3 a d4 6 a2 1 b1 2 c1 3 d1 c !a1d1"


@cache
def _solver(variant: Variant) -> Solver:
    return Solver(variant)


def _analysed(position: str, variant: Variant = Variant()) -> tuple[ScoredTurn, ...]:
    return _solver(variant).analyse(parse_position(position, variant))


def _best(turns: Iterable[ScoredTurn]) -> Score:
    return max(turn.score for turn in turns)


def _value(score: Score) -> str:
    """A score as the analysis board names it."""
    said = TEXTS.say(message(f"analysis-score-{score.value}", plies=score.plies or 0))
    return TEXTS.say(message("analysis-rated", name="", score=said))


def _named(page: Page, grid: str) -> dict[str, str]:
    """What the cells of a grid are called, by what they stand for."""
    cells = page.get_by_role("grid", name=TEXTS.say(message(grid)), exact=True)
    found: dict[str, str] = cells.get_by_role("gridcell").evaluate_all(
        "all => Object.fromEntries(all.map(each => "
        "[each.dataset.cell ?? each.dataset.piece, each.getAttribute('aria-label')]))"
    )
    return found


@pytest.mark.parametrize(
    ("position", "query", "variant"),
    [
        ("..../..../..../012. 3", {}, Variant()),
        ("2.../.d6./..4./...8 0", {}, Variant()),
        ("2.../.d6./.f4./..98 0", {"squares": "true"}, Variant(blocks=True)),
        (
            "0.../.3../..5./...e 9",
            {"traits": "shape,height"},
            Variant((Trait.SHAPE, Trait.HEIGHT)),
        ),
        ("2.../.d6./..4./...8 -", {}, Variant()),
    ],
    ids=["won", "six", "squares", "two traits", "gives"],
)
def test_every_placement_and_give_is_worth_what_the_engine_says(
    page: Page, position: str, query: dict[str, str], variant: Variant
) -> None:
    turns = _analysed(position, variant)
    page.goto(f"/analysis?{urlencode({'position': position} | query)}")
    grid = "reserve" if position.endswith("-") else "board"
    places = {str(turn).split()[0] for turn in turns}
    all_turns = TEXTS.say(message("analysis-turns", count=len(turns)))
    expect(page.get_by_text(all_turns, exact=True)).to_be_visible()
    named = _named(page, f"analysis-{grid}")
    for place in sorted(places):
        best = _best(turn for turn in turns if str(turn).startswith(place))
        assert named[place].endswith(_value(best)), place
    assert not [place for place in named.keys() - places if RATED.search(named[place])]
    badges: dict[str, str] = page.evaluate(BADGES)
    assert badges.keys() == places
    assert all(
        named[place].endswith(badges[place].lstrip(SIGNS)) or badges[place] == "="
        for place in places
    )


@pytest.mark.proof
def test_every_move_of_a_review_is_worth_what_the_engine_says(page: Page, server: Server) -> None:
    with pair(server.url) as game:
        game.play(MOVES)
        sit(page, game.guests[0], game.seats[0])
    review = page.get_by_role("region", name=TEXTS.say(message("review-title")), exact=True)
    page.get_by_role("button", name=TEXTS.say(message("review-first")), exact=True).click()
    onwards = page.get_by_role("button", name=TEXTS.say(message("review-forward")), exact=True)
    played = Game()
    for text in MOVES.split():
        onwards.click()
        position, move = played.position, parse_move(text)
        assert position.turn is not None
        actor = NAMES[0 if str(position.turn) == "first" else 1]
        turns = _analysed(str(position))
        before = _score(_best(turns), actor)
        made = [turn for turn in turns if str(turn).split()[0] == text]
        after = _score(_best(made), actor)
        is_draw = before == TEXTS.say(message("review-draw"))
        same = "review-same" if is_draw else "review-standing"
        id_ = same if before == after else "review-scores"
        gaps = {"score": before, "before": before, "after": after}
        expect(review).to_contain_text(TEXTS.say(message(id_, **gaps)))
        played = played.play(move)


def _score(score: Score, actor: str) -> str:
    """A score as the review names it."""
    if score.value is Value.DRAW:
        return TEXTS.say(message("review-draw"))
    return TEXTS.say(message(f"review-{score.value}", actor=actor, plies=score.plies or 0))
