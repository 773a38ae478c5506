"""Times as they are said, and as they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from fourfold.rules.saved import SECONDS_AT_MOST
from fourfold.words import Language, Texts, message
from fourfold.words.times import DAY, HOUR, MINUTE, parse_time, time_of


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (59, ("59 seconds", "59 secondes", "59 segundos", "59 Sekunden")),
        (3_599, ("59 minutes and 59 seconds", "59 minutes et 59 secondes",
                 "59 minutos y 59 segundos", "59 Minuten und 59 Sekunden")),
        (HOUR, ("one hour", "une heure", "una hora", "eine Stunde")),
        (5_459, ("one hour and 30 minutes", "une heure et 30 minutes",
                 "una hora y 30 minutos", "eine Stunde und 30 Minuten")),
        (DAY + HOUR - 1, ("one day", "un jour", "un día", "ein Tag")),
        (DAY + 3 * HOUR, ("one day and 3 hours", "un jour et 3 heures",
                          "un día y 3 horas", "ein Tag und 3 Stunden")),
        (SECONDS_AT_MOST, ("7 days", "7 jours", "7 días", "7 Tage")),
    ],
)  # fmt: skip
def test_a_time_is_said_in_two_units_at_most(seconds: int, said: tuple[str, ...]) -> None:
    for language, text in zip(Language, said, strict=True):
        assert Texts(language).say(time_of(seconds)) == text


@given(st.integers(0, SECONDS_AT_MOST), st.sampled_from(Language))
def test_a_time_that_is_said_can_be_typed_and_is_never_too_long(
    seconds: int, language: Language
) -> None:
    typed = parse_time(Texts(language).say(time_of(seconds)), language)
    unit = HOUR if seconds >= DAY else MINUTE if seconds >= HOUR else 1
    assert typed == seconds - seconds % unit


@pytest.mark.parametrize(
    ("typed", "seconds"),
    [
        ("0", 0),
        ("90", 90),
        ("90s", 90),
        (" 10 m ", 600),
        ("12h", 12 * HOUR),
        ("2d", 2 * DAY),
        ("2 DAYS", 2 * DAY),
        ("a day", DAY),
        ("1d 12h", DAY + 12 * HOUR),
        ("1 day, 2 hours and 5 minutes, please", DAY + 2 * HOUR + 5 * MINUTE),
        ("99999999", 99_999_999),
    ],
)
@pytest.mark.parametrize("language", Language, ids=str)
def test_a_time_is_typed_with_or_without_units(
    typed: str, seconds: int, language: Language
) -> None:
    if language is Language.EN or "a" not in typed:  # Articles are those of the language.
        assert parse_time(typed, language) == seconds


@pytest.mark.parametrize(
    ("language", "typed"),
    [(Language.FR, "2 j"), (Language.ES, "2 días"), (Language.DE, "2 t"), (Language.DE, "48 Std.")],
    ids=str,
)
def test_units_are_those_of_the_language(language: Language, typed: str) -> None:
    assert parse_time(typed.rstrip("."), language) == 2 * DAY


@pytest.mark.parametrize(
    "typed", ["", "-1", "1.5 h", "1,5 h", "2 x", "please", "2 2", "1e3", "5 days 7", "9" * 10]
)
def test_a_slip_is_no_time(typed: str) -> None:
    assert parse_time(typed, Language.EN) is None


def test_a_time_stands_in_a_sentence() -> None:
    said = Texts(Language.EN).say(message("clock", time=time_of(DAY + 3 * HOUR)))
    assert said == "Time left for this move: one day and 3 hours."
