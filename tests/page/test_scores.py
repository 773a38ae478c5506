"""The analysis board and the review show what `fourfold analyse` says."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import Game, parse_move
from fourfold.words import Language, Texts, message
from tests.page.seating import sit
from tests.server.games import pair
from tests.server.running import Server

TEXTS: Final = Texts(Language.EN)
NAMES: Final = ("Ada", "Grace")
RATED: Final = re.compile(r", (draw|wins .*|loses .*)$")
MOVES: Final = "0 a1 f b2 5 c3 a d4 6 a2 1 b1 2 c1 3 d1 c !a1d1"

Json = dict[str, Any]


def _analysed(position: str, *options: str) -> list[Json]:
    program = (sys.executable, "-m", "fourfold", "analyse", "--json", *options, position)
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    turns: list[Json] = json.loads(done.stdout)["turns"]
    return turns


def _rank(turn: Json) -> tuple[int, int]:
    """The better score first: a quick win, a slow loss."""
    plies = turn["plies"] or 0
    worth = ("win", "draw", "loss").index(turn["value"])
    return worth, plies if worth == 0 else -plies


def _best(turns: Iterable[Json]) -> Json:
    return min(turns, key=_rank)


def _value(turn: Json) -> str:
    """A score as the analysis board names it."""
    value, plies = turn["value"], turn["plies"] or 0
    score = TEXTS.say(message(f"analysis-score-{value}", plies=plies))
    return TEXTS.say(message("analysis-rated", name="", score=score))


def _named(page: Page, grid: str) -> dict[str, str]:
    """What the cells of a grid are called, by what they stand for."""
    cells = page.get_by_role("grid", name=TEXTS.say(message(grid)), exact=True)
    found: dict[str, str] = cells.get_by_role("gridcell").evaluate_all(
        "all => Object.fromEntries(all.map(each => "
        "[each.dataset.cell ?? each.dataset.piece, each.getAttribute('aria-label')]))"
    )
    return found


@pytest.mark.parametrize(
    ("position", "query", "options"),
    [
        ("..../..../..../012. 3", {}, ()),
        ("2.../.d6./..4./...8 0", {}, ()),
        ("2.../.d6./.f4./..98 0", {"squares": "true"}, ("--squares",)),
        (
            "0.../.3../..5./...e 9",
            {"traits": "shape,height"},
            ("--traits", "shape,height"),
        ),
    ],
    ids=["won", "six", "squares", "two traits"],
)
def test_every_placement_is_worth_what_the_engine_says(
    page: Page, position: str, query: dict[str, str], options: tuple[str, ...]
) -> None:
    turns = _analysed(position, *options)
    page.goto(f"/analysis?{urlencode({'position': position} | query)}")
    cells = {turn["turn"].split()[0] for turn in turns}
    first = min(cells)
    shown = page.get_by_role("gridcell").and_(page.locator(f"[data-cell={first}]"))
    expect(shown).to_have_attribute("aria-label", RATED)
    named = _named(page, "analysis-board")
    for cell in sorted(cells):
        best = _best(turn for turn in turns if turn["turn"].startswith(cell))
        assert named[cell].endswith(_value(best)), cell
    assert not [cell for cell in named.keys() - cells if RATED.search(named[cell])]


def test_every_give_is_worth_what_the_engine_says(page: Page) -> None:
    position = "2.../.d6./..4./...8 -"
    turns = _analysed(position)
    page.goto(f"/analysis?{urlencode({'position': position})}")
    shown = page.get_by_role("gridcell").and_(page.locator("[data-piece='0']"))
    expect(shown).to_have_attribute("aria-label", RATED)
    named = _named(page, "analysis-reserve")
    assert len(turns) == 11
    for turn in turns:
        assert named[turn["turn"]].endswith(_value(turn)), turn


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
        made = [turn for turn in turns if turn["turn"].split()[0] == text]
        after = _score(_best(made), actor)
        id_ = "review-same" if before == after else "review-scores"
        gaps = {"score": before, "before": before, "after": after}
        expect(review).to_contain_text(TEXTS.say(message(id_, **gaps)))
        played = played.play(move)


def _score(turn: Json, actor: str) -> str:
    """A score as the review names it."""
    if turn["value"] == "draw":
        return TEXTS.say(message("review-draw"))
    return TEXTS.say(message(f"review-{turn['value']}", actor=actor, plies=turn["plies"]))
