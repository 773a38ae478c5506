"""All that is agreed on at a table is told: whatever is changed, another sentence is heard."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from fourfold.rules import Calling, Edition, Trait, Variant
from fourfold.table.options import Late, Options, WrongCalls
from fourfold.words import Language, Texts, terms

CHANGES = {
    "variant": (
        Variant((Trait.BODY,)),
        Variant(blocks=True),
    ),
    "edition": (Edition.ACCESS,),
    "calling": (Calling.AUTOMATIC,),
    "seconds_per_move": (60, 90),
    "wrong_calls": (WrongCalls.NOTHING,),
    "wrong_calls_to_lose": (1, 3),
    "hints": (True,),
    "coach": (True,),
    "mask": (True,),
    "patience": (600,),
}


def said(options: Options, language: Language = Language.EN) -> list[str]:
    return list(map(Texts(language, options.edition).say, terms(options)))


def test_the_usual_is_told_too() -> None:
    assert said(Options()) == [
        "What counts: height, shape, hole and colour; rows, columns, diagonals.",
        "Classic pieces: light or dark.",
        "No clock. If one player leaves, the other can claim the win after 5 minutes.",
        "You call QUARTO! yourself.",
        "Only one call per turn, even a wrong one.",
        "No hints.",
        "No mask: the board is open to everybody.",
    ]


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in CHANGES.items() for value in values]
)
def test_every_option_is_told(name: str, value: object) -> None:
    changed = replace(Options(), **{name: value})  # type: ignore[arg-type]
    assert len({*said(changed)} - {*said(Options())}) >= 1


def test_what_being_late_costs() -> None:
    timed = Options(seconds_per_move=60)
    assert {*said(replace(timed, late=Late.WARNED))} ^ {*said(timed)} == {
        "Clock: one minute per move. Whoever runs out of time loses.",
        "Clock: one minute per move. When time is up there is only a warning.",
    }


@pytest.mark.parametrize("language", Language, ids=str)
def test_no_term_is_told_twice(language: Language) -> None:
    for calls, limit, calling in product(WrongCalls, (None, 1, 3), Calling):
        told = said(
            Options(wrong_calls=calls, wrong_calls_to_lose=limit, calling=calling), language
        )
        assert len({*told}) == len(told)
