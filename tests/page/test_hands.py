"""Pieces are dragged and lines swiped, by a mouse and by a finger; presses stay what they were."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from fourfold.rules import Line
from tests.page.conftest import OpenPage
from tests.page.playing import PHONE, Match, Person, alone, seated
from tests.page.seating import sit
from tests.server.games import pair
from tests.server.running import Server

MOVES: Final = "0 a1 1 b2 2 c1 3 d1 4 b1"
"""Now the player who does not begin can call a1d1."""

STEPS: Final = 8
REST_MS: Final = 150
"""A finger that has rested so long does not let the page scroll on."""

Point = tuple[float, float]


def middle(what: Locator) -> Point:
    """Where something is pressed."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """A pointer that is pressed, moved along a way and let go."""

    device: ClassVar[dict[str, Any]] = {}

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Point) -> None:
        self.page.mouse.move(*at)
        self.page.mouse.down()

    def move(self, to: Point) -> None:
        self.page.mouse.move(*to, steps=STEPS)

    def let_go(self) -> None:
        self.page.mouse.up()

    def cancel(self) -> None:
        """The browser takes the pointer away."""
        self.page.evaluate("dispatchEvent(new PointerEvent('pointercancel'))")

    def go(self, *way: Point) -> None:
        self.press(way[0])
        for point in way[1:]:
            self.move(point)
        self.let_go()


class Finger(Mouse):
    """A finger, which the browser may take for one that scrolls."""

    device: ClassVar[dict[str, Any]] = PHONE

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.at: Point = (0, 0)
        self.is_down = False
        self._browser: CDPSession = page.context.new_cdp_session(page)

    def press(self, at: Point) -> None:
        self._touch("touchStart", at)

    def move(self, to: Point) -> None:
        (x, y), (to_x, to_y) = self.at, to
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def let_go(self) -> None:
        if self.is_down:
            self._touch("touchEnd")

    def cancel(self) -> None:
        self._touch("touchCancel")

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self._browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
        self.is_down = bool(points)
        self.at = points[0] if points else self.at


Given = tuple[Match, Person, Mouse]


@pytest.fixture(params=[pytest.param(Mouse, marks=pytest.mark.proof), Finger])
def given(request: pytest.FixtureRequest, open_page: OpenPage, server: Server) -> Given:
    """Two at one screen, one of whom has hands."""
    hands: type[Mouse] = request.param
    person = Person(open_page(**hands.device), taps=hands is Finger)
    match = alone(person, server)
    person.page.evaluate("dispatchEvent(new PointerEvent('pointerover'))")
    person.page.wait_for_load_state("networkidle")
    return match, person, hands(person.page)


def in_hand(person: Person) -> Locator:
    """The piece that is to be placed."""
    return person.hand.locator("svg.piece")


def test_a_whole_game_is_dragged_and_swiped(given: Given) -> None:
    """Pieces go to the hand or to the other player's card; only the call is pressed."""
    match, person, hand = given
    for number, move in enumerate(MOVES.split()):
        if len(move) == 1:
            expect(person.hand.get_by_role("button")).to_have_count(1)
            receiver = "Grace" if number % 4 == 0 else "Ada"
            card = person.page.locator(".player").filter(has_text=receiver)
            to = person.hand if number < 4 else card
            hand.go(middle(person.tile(move)), middle(to))
        else:
            expect(in_hand(person)).to_have_count(1)
            hand.go(middle(in_hand(person)), middle(person.cell(move)))
        match.follow(move)
        person.sees(match.game.position)
    expect(person.pointing).to_have_count(0)
    hand.go(*(middle(person.at(cell)) for cell in Line.A1D1.cells))
    expect(person.pointing).to_be_visible()
    person.hears(person.say("table-line-pointed", line=Line.A1D1))
    expect(person.caller(Line.A1D1)).to_be_focused()
    assert person.result() is None
    person.press(person.caller(Line.A1D1))
    match.follow("!a1d1")
    match.ends()


@pytest.mark.proof
def test_what_is_dropped_elsewhere_goes_back(given: Given) -> None:
    """Beside all targets, on a cell that is taken, back where it was; and nothing is chosen."""
    match, person, hand = given
    tile = middle(person.tile("0"))
    hand.go(tile, middle(person.at("b2")))
    hand.go(tile, middle(person.hand), tile)
    is_back(person)
    expect(person.hand.get_by_role("button")).to_be_disabled()
    match.play("5 a1 1")
    hand.go(middle(in_hand(person)), middle(person.at("a1")))
    hand.go(middle(in_hand(person)), middle(person.tile("0")))
    is_back(person)
    person.sees(match.game.position)


@pytest.mark.proof
def test_a_drag_is_marked_and_taken_back(given: Given) -> None:
    """The cell below it is marked; Escape lets go, and so does the browser."""
    match, person, hand = given
    match.play("0")
    aimed = person.page.locator("[data-aimed]")
    ways: tuple[Callable[[], None], ...] = (
        partial(person.page.keyboard.press, "Escape"),
        hand.cancel,
    )
    for take_back in ways:
        hand.press(middle(in_hand(person)))
        for cell in ("a2", "c3"):
            hand.move(middle(person.at(cell)))
            expect(aimed).to_have_attribute("data-cell", cell)
        expect(person.page.locator("body > .piece")).to_have_count(1)
        take_back()
        is_back(person)
        hand.let_go()
        person.sees(match.game.position)
    hand.go(middle(in_hand(person)), middle(person.at("c3")))
    match.follow("c3")
    person.sees(match.game.position)


def is_back(person: Person) -> None:
    """Nothing is lifted, marked or in the air."""
    gone = "[data-lifted], [data-aimed], [data-drags], body > .piece"
    expect(person.page.locator(gone)).to_have_count(0)


@pytest.mark.proof
def test_a_swipe_is_no_call_and_no_press(given: Given) -> None:
    """Only along all four cells is a line pointed out; what is no line leaves all as it is."""
    match, person, hand = given
    match.play("0 a1 1 b2 2 c3 3 d4 4 b1 7 c1")
    a1, b2, c3, d4 = (middle(person.at(cell)) for cell in ("a1", "b2", "c3", "d4"))
    pointed = person.page.locator(".pointed")
    for way in ((a1, b2, c3), (a1, b2, middle(person.at("b3"))), (a1, b2, c3, d4, a1, b2, a1)):
        hand.press(way[0])
        for point in way[1:]:
            hand.move(point)
        if way[-1] == c3:
            expect(pointed).to_have_count(3)
        if way[-1] == a1:
            expect(pointed).to_have_count(4)
            hand.cancel()
        hand.let_go()
        expect(pointed).to_have_count(0)
        expect(person.pointing).to_have_count(0)
    hand.go(d4, (c3[0] + 9, c3[1] - 9), (b2[0] - 9, b2[1] + 9), a1)
    expect(pointed).to_have_count(4)
    expect(person.caller("a1d4")).to_be_visible()
    person.hears(person.say("table-line-pointed", line=Line.A1D4))
    assert person.result() is None


def test_a_trembling_press_is_a_press(page: Page, server: Server) -> None:
    person = Person(page)
    match = alone(person, server)
    mouse = Mouse(page)
    for _ in range(2):
        x, y = middle(person.tile("0"))
        mouse.go((x, y), (x + 3, y - 2))
    match.follow("0")
    person.sees(match.game.position)


@pytest.mark.proof
def test_a_finger_scrolls_where_nothing_can_be_dragged(open_page: OpenPage, server: Server) -> None:
    """On the pieces while the other one gives, and on the board but at the ends of a full line."""
    person = Person(open_page(**PHONE | {"viewport": {"width": 390, "height": 664}}), taps=True)
    finger = Finger(person.page)
    with pair(server.url) as game:
        sit(person.page, game.guests[0], game.seats[0])
        for moves, held, places in (
            ("", 16, {person.tile("4"): False}),
            ("0 a1", 0, {person.tile("4"): True}),
            ("1 b1 2 c1 3 d1", 14, {person.at("a1"): False, person.at("b2"): True}),
        ):
            game.play(moves)
            expect(person.page.locator("[data-held]")).to_have_count(held)
            for place, is_free in places.items():
                assert scrolls(finger, place) is is_free


def scrolls(finger: Mouse, what: Locator) -> bool:
    """Whether the page scrolls under a finger that goes up from something, and rests there."""
    finger.page.evaluate("scrollTo(0, 0)")
    x, y = middle(what)
    finger.press((x, y))
    finger.move((x, y - 150))
    finger.page.wait_for_timeout(REST_MS)
    finger.let_go()
    return bool(finger.page.evaluate("scrollY > 0"))


@pytest.mark.proof
def test_under_the_mask_nothing_is_dragged(open_page: OpenPage, server: Server) -> None:
    match = seated(open_page, server, mask=True)
    held = [person.page.locator("[data-held]") for person in match.people]
    for moves in ("0", "a1 1", "b1 2 c1 3 d1"):
        match.play(moves)
        for each in held:
            expect(each).to_have_count(0)


@pytest.mark.proof
def test_the_call_is_quiet_until_there_can_be_a_line(page: Page, server: Server) -> None:
    """Pressed before, it says why; then it asks for the line, which it names and calls itself."""
    person = Person(page)
    match = alone(person, server)
    match.play("0 a1 1 b1 2 c1 3")
    person.insist(person.quarto)
    person.hears(person.say("table-too-few"))
    expect(person.pointing).to_have_count(0)
    match.play("d1")
    box = person.quarto.bounding_box()
    expect(person.quarto).not_to_have_attribute("aria-disabled", "true")
    person.quarto.click()
    expect(person.pointing).to_be_visible()
    expect(person.quarto).to_have_count(1)
    person.at("a1").click()
    person.at("d1").click()
    expect(person.quarto).to_have_count(0)
    assert person.caller("a1d1").bounding_box() == box
    person.caller("a1d1").click()
    match.follow("!a1d1")
    match.ends()
