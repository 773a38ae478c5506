"""People who play on a page.

A `Match` plays moves in notation, each by the person whose turn it is.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page, expect

from fourfold.rules import (
    CELLS,
    Call,
    Cell,
    Done,
    Game,
    Give,
    Line,
    Move,
    Piece,
    Place,
    Position,
    Seat,
    Win,
    parse_move,
)
from fourfold.words import Argument, Language
from tests.page.conftest import SECONDS, OpenPage
from tests.page.looking import Looker
from tests.page.seating import sit
from tests.page.telling import sentences, who
from tests.server.games import Pair, pair
from tests.server.running import Guest, Server

NAMES: Final = ("Ada", "Grace")
"""Of the player who begins, and of the other one."""

LOCALES: Final = {
    Language.EN: "en-GB",
    Language.FR: "fr-FR",
    Language.ES: "es-ES",
    Language.DE: "de-DE",
}

PHONE: Final = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
"""A context with a touch screen."""

LOST_AFTER_MS: Final = 15_000
CLICKS: Final = """() => {
    if (globalThis.clicks === undefined) {
        globalThis.clicks = 0;
        addEventListener('click', () => (globalThis.clicks += 1), true);
    }
    return globalThis.clicks;
}"""
"""How many clicks a page has seen since it was first asked."""


def tap(what: Locator) -> None:
    """Taps; a busy browser may lose a touch, and then nothing was clicked."""
    before = what.page.evaluate(CLICKS)
    try:
        what.tap(timeout=LOST_AFTER_MS)
    except Error:
        if what.page.evaluate(CLICKS) == before:
            what.tap()


def until(
    page: Page, condition: Callable[[], object], instead: Callable[[], object] = lambda: None
) -> None:
    """Waits until a condition holds, while the page goes on; `instead` tells what there is."""
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end, instead()
        page.wait_for_timeout(20)


class Person(Looker):
    """One who plays, or watches, on a page."""

    def hears(self, sentence: str) -> None:
        """Waits until a sentence is announced."""
        until(self.page, lambda: sentence in self.heard(), lambda: (sentence, self.heard()))

    def ends(self, title: str, *sentences: str, **who: str) -> None:
        """Waits until the end is shown: a text for its title, `who` is in it, and sentences."""
        shown = (self.say(title, **who), list(sentences))
        until(self.page, lambda: self.result() == shown, self.result)

    # Before the game

    def start(self, opponent: str, *, name: str = "", **choices: str) -> None:
        """Makes a table on the start screen.

        Choices are those of the screen: `level`, `edition`, `first`, `calling`, `wrong`, `clock`,
        `late`, each an option of its own; `seconds`, `other` (a name), `traits` (to leave out,
        separated by blanks), and `squares`, `hints` or `mask`, which are turned on.
        """
        self.page.goto("/")
        opponents = self.page.get_by_role("group", name=self.say("start-opponent"), exact=True)
        kind = self.say(f"start-opponent-{opponent}")
        self.press(opponents.get_by_role("radio", name=re.compile(f"^{re.escape(kind)} ")))
        if opponent == "computer" or choices.keys() - {"level", "other"}:
            self.press(self.page.get_by_text(self.say("start-more"), exact=True))
        self.page.get_by_label(self.say("start-name"), exact=True).fill(name)
        for what, value in choices.items():
            self._set(what, value)
        self._begin(opponent)

    def _set(self, what: str, value: str) -> None:
        if what == "level":
            self._check(self.say("start-level"), self.say(f"level-{value}"))
        elif what in ("hints", "mask", "squares"):
            self.page.get_by_role("switch", name=self.say(f"start-{what}"), exact=True).check()
        elif what == "traits":
            for trait in value.split():
                group = self.page.get_by_role("group", name=self.say("start-traits"), exact=True)
                group.get_by_role("checkbox", name=self.say(f"trait-{trait}")).uncheck()
        elif what == "seconds":
            field = self.page.get_by_label(self.say("start-seconds"), exact=True)
            field.fill(value)
            field.blur()
        elif what == "other":
            self.page.get_by_label(self.say("start-name-other"), exact=True).fill(value)
        else:
            self._choose(what, value, detail=what == "edition")

    def _choose(self, what: str, option: str, *, detail: bool = False) -> None:
        name = self.say(f"start-{what}-{option}")
        if detail:
            name = f"{name} {self.say(f'start-{what}-{option}-detail')}"
        self._check(self.say(f"start-{what}"), name)

    def _check(self, group: str, name: str) -> None:
        found = self.page.get_by_role("group", name=group, exact=True)
        self.press(found.get_by_role("radio", name=name, exact=True))

    def _begin(self, opponent: str) -> None:
        also = f"-{opponent}" if opponent in ("friend", "anyone") else ""
        name = self.say(f"start-play{also}")
        self.press(self.page.get_by_role("button", name=name).first)
        expect(self._link if also else self.board).to_be_visible()

    @property
    def _link(self) -> Locator:
        return self.page.get_by_label(self.say("invite-link"), exact=True)

    def link(self) -> str:
        """The link that is sent to a friend."""
        return self._link.input_value()

    def join(self, link: str, name: str = "") -> None:
        """Follows a link, and sits down."""
        self.page.goto(link)
        self.page.get_by_label(self.say("join-name"), exact=True).fill(name)
        self.press(self.button("join-sit"))
        expect(self.hand).to_be_visible()

    def arrives(self, question: str, /, **arguments: Argument) -> list[str]:
        """What is told to who comes to a table: what counts, and what is asked or awaited."""
        return [self.say("counts-usual"), self.say(question, **arguments)]

    # Playing

    def press(self, what: Locator) -> None:
        """Clicks, or taps."""
        if self.taps:
            tap(what)
        else:
            what.click()

    def insist(self, what: Locator) -> None:
        """Clicks what says that it is of no use now."""
        expect(what).to_have_attribute("aria-disabled", "true")
        what.click(force=True)

    def give(self, piece: Piece | str) -> None:
        """Waits for the turn, and gives a piece."""
        may_give = self.hand.get_by_role("button").filter(has_text=self.say("table-give"))
        expect(may_give).to_have_count(1)
        self.press(self.tile(piece))
        give = self.button("table-give-piece", piece=Piece(str(piece)))
        self.press(give)
        expect(give).to_have_count(0)

    def place(self, cell: Cell | str) -> None:
        """Waits for the turn, and places the piece in hand; under the mask whatever is there."""
        heading = self.hand.get_by_role("heading", name=self.say("table-place-this"), exact=True)
        expect(heading).to_have_count(1)
        self.press(self.at(cell) if self.masked else self.cell(cell))
        expect(heading).to_have_count(0)

    def call(self, line: Line | str, *, by_cells: bool = False) -> None:
        line = Line(str(line))
        self.press(self.quarto)
        if by_cells:
            for cell in line.cells[:: len(line.cells) - 1]:
                self.press(self.at(cell))
        else:
            self.pointing.get_by_role("combobox").select_option(value=str(line))
        self.press(self.caller(line))
        expect(self.pointing).to_have_count(0)

    def done(self) -> None:
        done = self.button("table-done")
        self.press(done)
        expect(done).to_have_count(0)

    def plays(self, moves: str) -> None:
        """Plays for both at one screen."""
        for text in moves.split():
            self.play(parse_move(text))

    def play(self, move: Move) -> None:
        match move:
            case Give(piece):
                self.give(piece)
            case Place(cell):
                self.place(cell)
            case Call(line):
                self.call(line)
            case Done():
                self.done()

    def offer(self, what: str) -> None:
        """Offers a `draw`, or to `take-back`."""
        self.press(self.offers.get_by_role("button", name=self.say(f"table-{what}"), exact=True))

    def answer(self, how: str) -> None:
        """Answers an offer: `accept`, `decline`, or `withdraw`."""
        button = self.button(f"table-{how}")
        self.press(button)
        expect(button).to_have_count(0)

    def resign(self) -> None:
        """Resigns, and is sure."""
        self.offer("resign")
        expect(self.text("table-resign-sure")).to_be_visible()
        self.offer("resign")

    def type(self, text: str) -> None:
        """Types a command."""
        self.open_commands()
        self.command.fill(text)
        self.command.press("Enter")

    def open_commands(self) -> None:
        """Has the field for typed commands."""
        if self.command.count() == 0:
            self.button("table-commands").press("Enter")

    def read_again(self) -> None:
        """Unfolds what was said."""
        self.open_commands()
        self.page.get_by_text(self.say("table-said"), exact=True).click()

    def sees(self, position: Position) -> None:
        """Waits until the page shows a position: the board, and the pieces left if it goes on."""
        board = {
            str(cell): str(piece)
            for cell, piece in zip(CELLS, position.board, strict=True)
            if piece is not None
        }
        left = {str(piece) for piece in position.left if not position.is_over}
        until(
            self.page,
            lambda: self.on_board() == board and self.left() == left,
            lambda: (board, self.on_board(), left, self.left()),
        )


@dataclass
class Match:
    """A game of two people, or of one who plays for both; `first` gives first."""

    first: Person
    second: Person
    names: tuple[str, str] = NAMES
    """Of `first` and of `second`."""
    game: Game = field(default_factory=Game)

    def __post_init__(self) -> None:
        expect(self.first.hand).to_be_visible()

    @property
    def in_turn(self) -> Person:
        turn = self.game.position.turn
        assert turn is not None
        return self.first if turn is Seat.FIRST else self.second

    @property
    def people(self) -> tuple[Person, ...]:
        return (self.first,) if self.first is self.second else (self.first, self.second)

    def play(self, moves: str) -> None:
        """Plays moves, each by the person whose turn it is, and has both see them."""
        for text in moves.split():
            move = parse_move(text)
            self.in_turn.play(move)
            self.game = self.game.play(move)
            for each in self.people:
                if not each.masked:
                    each.sees(self.game.position)

    def seat_of(self, person: Person) -> Seat | None:
        """Where somebody sits; nowhere is who watches, or plays for both."""
        if self.first is self.second:
            return None
        return {id(self.first): Seat.FIRST, id(self.second): Seat.SECOND}.get(id(person))

    def follow(self, moves: str) -> None:
        """Takes note of moves that were made in another way."""
        for text in moves.split():
            self.game = self.game.play(parse_move(text))

    def who(self, seat: Seat, person: Person) -> dict[str, str]:
        """The names in a sentence about somebody, said to a person."""
        return who(self.names, seat, self.seat_of(person))

    def told(self, person: Person) -> list[str]:
        """What somebody is told of the moves, in order."""
        is_both = self.first is self.second
        seat = self.seat_of(person)
        seats = tuple(Seat) if is_both else () if seat is None else (seat,)
        return sentences(person, self.game, self.names, seats, has_chosen=True)

    def ends(self, *also: str) -> None:
        """Has all see that the last call has won; `also` are texts that are told after it."""
        outcome = self.game.outcome
        assert isinstance(outcome, Win)
        caller, placer = self.names if outcome.winner is Seat.FIRST else self.names[::-1]
        for person in self.people:
            more = [person.say(each, placer=placer, caller=caller) for each in also]
            winner = self.who(outcome.winner, person)
            person.ends("table-winner", self.told(person)[-1], *more, **winner)


def by_link(open_page: OpenPage, language: Language = Language.EN, **choices: str) -> Match:
    """Ada, who begins, and Grace, who has followed her link: all of it on their pages."""
    ada, grace = (Person(open_page(locale=LOCALES[language]), language) for _ in range(2))
    ada.start("friend", name="Ada", **{"first": "me"} | choices)
    grace.join(ada.link(), "Grace")
    return Match(ada, grace)


def seated(open_page: OpenPage, server: Server, **options: Any) -> Match:
    """Ada, who begins, and Grace, at a table with options."""
    ada, grace = (
        Person(open_page(base_url=server.url), masked="mask" in options) for _ in range(2)
    )
    first, second = Guest(server.url), Guest(server.url)
    seats = first.open(name="Ada", first="me", options=options)
    sit(grace.page, second, second.join(seats["table"], name="Grace"))
    sit(ada.page, first, seats)
    return Match(ada, grace)


def alone(person: Person, server: Server, **options: Any) -> Match:
    """Ada, who begins, and Grace at one screen."""
    guest = Guest(server.url)
    opponent = {"kind": "same-screen", "name": "Grace"}
    sit(person.page, guest, guest.open(name="Ada", opponent=opponent, first="me", options=options))
    return Match(person, person)


@contextmanager
def arrived(
    page: Page, server: Server, moves: str = "", *, seat: int = 0
) -> Iterator[tuple[Person, Pair]]:
    """Somebody at a table after moves, told what counts and what is asked, and the others there."""
    person = Person(page)
    with pair(server.url) as game:
        game.play(moves)
        sit(page, game.guests[seat], game.seats[seat])
        until(page, lambda: len(person.heard()) == 2, person.heard)
        yield person, game
