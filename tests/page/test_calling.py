"""Lines are called, overlooked, taken by the other player, and expire without a trace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fourfold.rules import PIECES, Line, Seat, Trait, TraitValue
from fourfold.words import AllAre, message
from tests.page.conftest import OpenPage
from tests.page.moves import LINE, UNLIKE
from tests.page.playing import Match, Person, seated, until
from tests.server.running import Server

NO_LINE = "0 a1 1 b1 2 c1 3 d2"

SHOWN = """() => [...document.querySelectorAll('body *')]
    .filter(each => !each.closest('[aria-live]'))
    .map(each => JSON.stringify([
        each.tagName, each.getAttribute('class'), each.getAttribute('style'), each.ariaLabel,
        each.ariaDisabled, each.ariaSelected, each.ariaExpanded,
        [...each.childNodes].filter(child => child.nodeType === 3)
            .map(child => child.data.trim()).join(' '),
    ]).replaceAll(/d[12]\\b/g, 'there')).sort()"""
"""All that the document holds, apart from where the last piece of the line was placed."""

LIGHT_AND_ROUND = AllAre((TraitValue.ROUND, TraitValue.LIGHT))

DASHED = """cell => getComputedStyle(cell, '::before').borderTopStyle === 'dashed'"""


def test_the_receiver_takes_the_line_that_the_placer_did_not_see(
    open_page: OpenPage, server: Server
) -> None:
    match = seated(open_page, server)
    match.play(f"{LINE} f")
    match.second.call("a1d1", by_cells=True)
    match.follow("!a1d1")
    match.ends("table-taken")


@pytest.mark.proof
def test_an_expired_line_is_never_told_before_the_end(open_page: OpenPage, server: Server) -> None:
    match, twin = seated(open_page, server), seated(open_page, server)
    for with_line, without in zip((LINE, "f", "a2"), (NO_LINE, "f", "a2"), strict=True):
        match.play(with_line)
        twin.play(without)
        expect_no_difference(match, twin)
    ada, grace = match.people
    call_wrongly(match, grace)
    match.play("4 a4")
    assert not any(ada.at(cell).evaluate(DASHED) for cell in Line.A1D1.cells)
    ada.resign()
    for person in match.people:
        expect_missed(person, you="other" if person is ada else "actor")


def expect_missed(person: Person, you: str) -> None:
    """In the end the line that nobody called is told, and shown."""
    who = {"actor": "Grace", "other": "Ada", "you": you}
    sentences = (person.say("happened-resign", **who), person.say("table-missed", count=1))
    person.ends("table-winner", *sentences, **who)
    until(person.page, lambda: all(person.at(cell).evaluate(DASHED) for cell in Line.A1D1.cells))
    assert not person.at("a2").evaluate(DASHED)


def expect_no_difference(match: Match, twin: Match) -> None:
    """Neither of the two can tell from the page that there is, or was, a line."""
    for one, other in zip(match.people, twin.people, strict=True):
        expect_alike(one, other)


def expect_alike(one: Person, other: Person) -> None:
    for person in (one, other):
        person.page.mouse.move(0, 0)
    until(
        one.page,
        lambda: shown(one.page) == shown(other.page),
        lambda: set(shown(one.page)) ^ set(shown(other.page)),
    )
    until(
        one.page,
        lambda: blurred(one) == blurred(other),
        lambda: (one.heard(), other.heard()),
    )


def shown(page: Page) -> list[str]:
    held: list[str] = page.evaluate(SHOWN)
    return held


def blurred(person: Person) -> list[str]:
    """What was heard, apart from where the last piece of the line was placed."""
    return [re.sub(r"\bd[12]\b", "there", each) for each in person.heard()]


def call_wrongly(match: Match, caller: Person) -> None:
    """Calls row 1, which has expired; it is told to both and uses up the call."""
    seat = match.seat_of(caller)
    assert seat is not None
    caller.call("a1d1")
    why = message("wrong-line-expired")
    for person in match.people:
        who = match.who(seat, person)
        id_ = "called-wrongly-spent" if person is caller else "called-wrongly"
        person.hears(person.say(id_, line=Line.A1D1, why=why, **who))
    caller.insist(caller.quarto)
    caller.hears(caller.say("table-no-moment"))
    expect(caller.pointing).to_have_count(0)


def test_a_wrong_call_is_told_with_its_reason(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server)
    ada = match.first
    match.play(UNLIKE)
    ada.call(Line.A1D1)
    why = message("wrong-nothing-shared")
    for person, id_ in zip(match.people, ("called-wrongly-spent", "called-wrongly"), strict=True):
        told = person.say(id_, line=Line.A1D1, why=why, **match.who(Seat.FIRST, person))
        assert person.say("wrong-nothing-shared") in told
        expect(person.page.locator(".notice")).to_have_text(told)
        person.hears(told)


@pytest.mark.proof
def test_a_line_with_an_empty_cell_is_refused_and_costs_nothing(
    open_page: OpenPage, server: Server
) -> None:
    match = seated(open_page, server, wrong_calls_to_lose=1)
    ada, grace = match.people
    match.play(LINE)
    ada.press(ada.quarto)
    ada.pointing.get_by_role("combobox").select_option(value="a1a4")
    ada.press(ada.caller("a1a4"))
    refused = ada.say("refused-line-not-complete")
    expect(ada.page.locator(".notice")).to_have_text(refused)
    ada.hears(refused)
    assert refused not in grace.heard(), "a slip is nobody else's business"
    ada.pointing.get_by_role("combobox").select_option(value="a1d1")
    ada.press(ada.caller("a1d1"))
    match.follow("!a1d1")
    match.ends()


@pytest.mark.proof
def test_a_coach_shows_and_tells_both_what_was_missed_at_once(
    open_page: OpenPage, server: Server
) -> None:
    match = seated(open_page, server, coach=True)
    match.play(f"{LINE} f a2")
    shared = AllAre((TraitValue.ROUND, TraitValue.LIGHT))
    for person in match.people:
        said = person.say("turned-missed", line=Line("a1d1"), shared=shared)
        expect(person.page.locator(".notice")).to_have_text(said)
        expect(person.page.locator("[data-cell].missed")).to_have_count(4)


def test_squares_and_only_two_traits(page: Page) -> None:
    person = Person(page)
    person.start(
        "same-screen", name="Ada", other="Grace", first="me", traits="colour shape", squares="on"
    )
    counted = (Trait.HEIGHT, Trait.BODY)
    expect(person.text("table-counts-squares", traits=counted)).to_be_visible()
    person.plays(f"{LINE} !a1d1")
    who = {"actor": "Ada", "other": "Grace", "you": "nobody"}
    why = message("wrong-nothing-shared")
    person.hears(person.say("called-wrongly", line=Line.A1D1, why=why, **who))
    person.type(f"quarto {person.texts.line(Line.A1A4)}")
    person.type("yes")
    person.hears(person.say("refused-call-used"))
    person.plays("4 a2 5 b2 !a1b2")
    until(person.page, lambda: person.result() is not None)
    title, sentences = person.result() or ("", [])
    assert title == person.say("table-winner", **who)
    assert person.texts.line(Line("a1b2")) in sentences[0]


@pytest.mark.proof
def test_automatic_calling_and_hints(page: Page) -> None:
    person = Person(page)
    person.start(
        "same-screen", name="Ada", other="Grace", first="me", calling="automatic", hints="on"
    )
    person.plays("0 a1")
    person.button("table-hint").click()
    hints = {person.say("hint-give", piece=piece) for piece in PIECES}
    until(page, lambda: hints & set(person.heard()))
    person.insist(person.quarto)
    person.hears(person.say("refused-calling-automatic"))
    person.plays("1 b1 2 c1 3 d1")
    who = {"actor": "Ada", "other": "Grace", "you": "nobody"}
    called = person.say("called-by-itself", line=Line.A1D1, shared=LIGHT_AND_ROUND, **who)
    person.ends("table-winner", called, **who)
