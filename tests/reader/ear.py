"""One who plays by ear, in any language: at a screen, and in a game with Grace.

Grace plays by a socket, so that every game is the same. What is waited for comes from the texts of
the page, by their ids, and from the events of the table; what else is heard is in the golden text.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fourfold.rules import Edition, Line, Piece, Seat
from fourfold.rules.move import Give
from fourfold.table import Event, Table, event as events
from fourfold.table.codec import event_from_json
from fourfold.table.table import evolve, replay
from fourfold.words import Language, Texts, describe, message, question, result
from fourfold.words.message import Argument
from tests.page.blind import calling
from tests.reader.listening import Listener
from tests.server.running import SECONDS, Guest, Json, Socket

REPEATED_WITHIN: Final = 0.8
"""Seconds within which the page takes the same sentence for a slip."""

CELLS: Final = [f"{column}{row}" for row in "4321" for column in "abcd"]
PIECES: Final = list("0145236789cdabef")
"""Both grids in reading order."""

WAYS: Final = (("Up", -4), ("Down", 4), ("Left", -1), ("Right", 1))
"""Keys, and how far on they lead in reading order."""

TELLING: Final = {"number", "said", "command"}
"""What a message says of an event besides its facts."""


@dataclass
class Ear:
    """One who listens, on a server."""

    listener: Listener
    url: str
    language: Language = Language.EN
    edition: Edition = Edition.CLASSIC

    def __post_init__(self) -> None:
        self.texts = Texts(self.language, self.edition)
        self.press = self.listener.press
        self.expect = self.listener.expect

    def say(self, id_: str, /, **arguments: Argument) -> str:
        """A text of the page."""
        return self.texts.say(message(id_, **arguments))

    def go(self, path: str, *says: str) -> None:
        """Goes to an address; the page may say something there."""
        self.listener.go(f"{self.url}/{path}", *says)

    def top(self) -> None:
        """Goes to the top of the page; Orca says its first link now so, now so."""
        before = len(self.listener.lines)
        self.press("ctrl+Home")
        del self.listener.lines[before:]

    def tab_to(self, id_: str, /, **arguments: Argument) -> None:
        """Goes on by Tab until a text is said."""
        self.listener.press_to("Tab", self.say(id_, **arguments))

    def tab_through(self, id_: str, /, **arguments: Argument) -> None:
        """Goes on by Tab until a text is said, and hears all that lies on the way."""
        self.listener.press_through("Tab", self.say(id_, **arguments))

    def press_twice(self, key: str, until: str) -> None:
        """Presses a key again after a moment: what it says is said again."""
        self.press(key, until=until)
        time.sleep(REPEATED_WITHIN)
        self.press(key, until=until)

    def enter(self, id_: str, /, **arguments: Argument) -> None:
        """Presses Enter, and hears a sentence."""
        self.press("Return", until=self.expect(self.say(id_, **arguments)))

    def start(self) -> None:
        """Goes to the top of the first page."""
        self.go("")
        self.top()

    def open(self, link: str, until: str) -> None:
        """Goes from the top of the first page to another screen, which says something."""
        self.start()
        self.tab_to(link)
        self.press("Return", until=until)


class Witness(Socket):
    """A connection that remembers all events."""

    def __init__(self, url: str, table: str, session: str, seats: Sequence[str]) -> None:
        self.events: list[Event] = []
        super().__init__(url, table, session, seats)

    def receive(self, timeout: float = SECONDS) -> Json:
        message = super().receive(timeout)
        for body in message.get("events", ()):
            if body["number"] > len(self.events):
                self.events.append(fact(body))
        return message


class Game(Ear):
    """A game with Grace, who has made the table. One gives first, and second in the next game."""

    def __init__(self, ear: Ear, **options: Any) -> None:
        edition = Edition(options.get("edition", "classic"))
        super().__init__(ear.listener, ear.url, ear.language, edition)
        self._guest = Guest(self.url)
        self._seats = self._guest.open(
            name="Grace", opponent={"kind": "anyone"}, first="other", options=options
        )
        self._meet(Seat.FIRST, "v")

    def _meet(self, seat: Seat, grid: str) -> None:
        """Grace connects to a table; one has a seat there, and is led to a grid."""
        table, seats = self._seats["table"], self._seats["seats"]
        self.grace = Witness(self.url, table, self._guest.session, seats)
        self._seat = seat
        self._grid = grid
        self._at = {"b": "a4", "v": "0"}
        self._has_chosen = False
        self._told = 0
        self.skip(0)

    # What is told

    @property
    def table(self) -> Table:
        """The table after all that has happened."""
        return replay(self.grace.events)

    def act(self, what: str, do: Callable[[], object], happens: int, *then: str) -> None:
        """Does something of which so many events come, and hears each of them, and what follows."""

        def done() -> str:
            do()
            self.grace.until_seen(self._told + happens)
            self._expect_events()
            return self.expect(*then)

        self.listener.hear(what, done)

    def skip(self, happens: int) -> None:
        """Waits for events of which nothing is told."""
        self.grace.until_seen(self._told + happens)
        self._told = len(self.grace.events)

    def _expect_events(self) -> None:
        """Expects what is told of the events that are new."""
        table = replay(self.grace.events[: self._told])
        for event in self.grace.events[self._told :]:
            before, table = table, evolve(table, event)
            if not isinstance(event, events.Joined):  # that one has come is no news to oneself
                self.expect(self._sentence(event, before, table))
        self._told = len(self.grace.events)

    def _sentence(self, event: Event, before: Table, after: Table) -> str:
        """What is said of an event, with the next step: no piece is named twice."""
        told = describe(event, before, after, self._seat)
        assert told is not None
        asked = self.texts.say(question(after, self._seat)) if after.turn is self._seat else ""
        match event:
            case events.Moved(seat, Give()):
                return self.say("table-given") if seat is self._seat else asked
            case events.Began() | events.Moved():
                return f"{self.texts.say(told)} {asked}".strip()
            case events.Ended():
                return " ".join(map(self.texts.say, result(after, self._seat)))
        return self.texts.say(told)

    def _felt(self) -> list[str]:
        """Under the mask, what is felt of the place that one is led to."""
        return [self.name(self._at[self._grid])] if self.table.is_masked else []

    def name(self, place: str) -> str:
        """What is said of a place, or how it begins."""
        if len(place) == 2:
            return f"{place},"
        piece, table = Piece(place), self.table
        if not table.is_masked:
            return self.texts.piece(piece)
        return self.say("piece-left" if piece in table.position.left else "piece-gone", piece=piece)

    # What is done

    def enters(self, happens: int, *then: str) -> None:
        """Presses Enter, of which so many events come."""
        self.act("Return", lambda: self.listener.session.key("Return"), happens, *then)

    def join(self) -> None:
        """Goes through the first page, joins Grace, and is led to the pieces."""
        self.start()
        self.tab_through("start-join-table", player="Grace")
        asked = self.say("question-give", actor="", other="Grace", you="actor")
        self.press("Return", until=self.expect(self.say("counts-usual"), asked))
        self.skip(2)

    def sit(self) -> None:
        """Follows a link, sits down, and is led to the pieces."""
        masked = ["table-masked"] if self.table.is_masked else []
        counts = " ".join(map(self.say, ["counts-usual", *masked]))
        self.go(self._seats["table"], counts, self.say("table-invited", name="Grace"))
        self.press("Tab", until=self.say("page-skip"))
        self.press("Return")
        self.tab_to("join-sit")
        self.enters(2, *self._felt())

    def walk(self, grid: str, place: str) -> None:
        """Goes to a grid by its key, and there by arrows; each place says where one is."""
        if grid != self._grid:
            self.press(grid, until=self.name(self._at[grid]))
            self._grid = grid
        order = CELLS if grid == "b" else PIECES
        at, to = order.index(self._at[grid]), order.index(place)
        self._at[grid] = place
        while at != to:
            key, step = next(
                way for way, is_needed in zip(WAYS, towards(at, to), strict=True) if is_needed
            )
            at += step
            self.press(key, until=self.name(order[at]))

    def help(self) -> None:
        """Reads the help at the table, and comes back to the pieces."""
        self.press("question", until=self.say("help-typing", key="/"))
        self.press("Escape", until=self.name(self._at["v"]))

    def gives(self, digit: str) -> None:
        """Goes to a piece and gives it."""
        self.walk("v", digit)
        self.enter("table-chosen-again" if self._has_chosen else "table-chosen", piece=Piece(digit))
        self._has_chosen = True
        self.enters(1)

    def places(self, cell: str) -> None:
        """Goes to a cell and places the piece in hand there."""
        self.walk("b", cell)
        self.enters(1)

    def grace_plays(self, *moves: str) -> None:
        """Grace makes moves, one right after the other."""

        def play() -> None:
            for move in moves:
                answer = self.grace.play(move)
                assert answer["type"] == "events", answer

        self.act(f"(Grace: {' '.join(moves)})", play, len(moves))

    def plays(self, moves: str) -> None:
        """The game goes on by these moves; Grace places and gives at once."""
        left = deque(moves.split())
        while left:
            if self.table.turn is not self._seat:
                self.grace_plays(left.popleft(), left.popleft())
            elif len(left[0]) == 2:
                self.places(left.popleft())
            else:
                self.gives(left.popleft())

    def points(self, line: str) -> None:
        """Chooses a line from the list, and goes to the button that calls it."""
        self.press("q", until=self.say("which-line"))
        for _ in range(list(self.grace.welcome["lines"]).index(line) + 1):
            self.press("Down")
        self.listener.press_to("Tab", calling(self.texts, Line(line)))

    def cancels(self) -> None:
        """Takes a call back before it is made, and is led to the board."""
        self.press("Escape", until=self.expect(self.say("no-call")))
        self._grid = "b"

    def wins(self, line: str) -> None:
        """Calls a line, and is led to the ending."""
        self.points(line)
        self.enters(2)

    def errs(self, line: str) -> None:
        """Calls a line that is none, and is led to what is to be done instead."""
        self.points(line)
        self.enters(1)
        self._grid = "v" if self.table.position.hand is None else "b"

    def plays_again(self) -> None:
        """Asks for another game, in which Grace gives first, and hears its first words."""
        self.tab_to("table-rematch")
        self.enters(1)

        def accept() -> None:
            self.grace.do("accept")
            self._seats = self.grace.until("next")

        waits = self.say("waiting-give", actor="Grace", other="", you="other")
        self.act("(Grace: accept)", accept, 1, waits)
        # Orca reads the board to which it is led without a key, or does not, as it likes.
        self.listener.keep_announced()
        self.grace.close()
        self._meet(Seat.SECOND, "b")
        self.grace_plays("c")


def fact(body: Json) -> Event:
    """The event that a message tells; why a call is wrong follows from the rest."""
    more = {"reason"} if body["event"] == "called-wrongly" else set()
    return event_from_json({name: body[name] for name in body.keys() - TELLING - more})


def towards(at: int, to: int) -> tuple[bool, bool, bool, bool]:
    """Whether a place lies further up, down, left and right in a grid of four by four."""
    (row, column), (to_row, to_column) = divmod(at, 4), divmod(to, 4)
    return to_row < row, to_row > row, to_column < column, to_column > column
