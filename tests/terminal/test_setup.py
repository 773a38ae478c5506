"""What is asked before a game can be answered as it was asked."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from fourfold.rules import Trait
from fourfold.words import Language, Texts, message
from fourfold.words.times import DAY, time_of
from tests.terminal.scripted import TWO, converse, spoken


@pytest.mark.parametrize("language", Language, ids=str)
def test_traits_are_named_as_they_were_said(tmp_path: Path, language: Language) -> None:
    texts = Texts(language)
    wishes = replace(TWO, traits=None)
    for number, traits in enumerate(combinations(Trait, 2)):
        said = texts.say(
            message("list-last", items=texts.trait(traits[0]), item=texts.trait(traits[1]))
        )
        folder = tmp_path / str(number)
        folder.mkdir()
        link, _ = converse(folder, [spoken(language, "{accept}"), said], wishes, language)
        assert link.table.options.variant.traits == traits


@pytest.mark.parametrize("language", Language, ids=str)
def test_the_time_of_a_move_is_typed_as_it_is_said(tmp_path: Path, language: Language) -> None:
    said = Texts(language).say(time_of(2 * DAY))
    typed = [spoken(language, "{accept}"), said]
    link, lines = converse(tmp_path, typed, replace(TWO, seconds=None), language)
    assert link.table.options.seconds_per_move == 2 * DAY
    assert Texts(language).say(message("counts-time", time=time_of(2 * DAY))) in lines
