"""A table of Ada and Grace, and what each hears of it."""

from __future__ import annotations

from fourfold.rules import Position, Seat
from fourfold.table.decide import begin, decide, join, open_table
from fourfold.table.event import Event
from fourfold.table.options import Options
from fourfold.table.table import Table, evolve
from fourfold.words import Language, Message, Texts
from fourfold.words.describe import describe
from tests.table.tables import command

EVERYBODY = (*Seat, None)
NOTHING_SHARED = "0 a1 f b1 3 c1 c d1"
"""The first row shares nothing."""


class Heard:
    """A table, and what each hears of it."""

    def __init__(
        self,
        options: Options = Options(),
        *,
        begun: bool = True,
        start: Position | None = None,
        opened: Event | None = None,
    ) -> None:
        self.table = Table()
        self.events: list[Event] = []
        self.heard: dict[Seat | None, list[str]] = {viewer: [] for viewer in EVERYBODY}
        self.happen(*(open_table(options, start) if opened is None else (opened,)))
        for player in ("Ada", "Grace"):
            self.happen(*join(self.table, player))
        if begun:
            self.happen(*begin(self.table, 0, 0.0))

    def happen(self, *events: Event) -> None:
        for event in events:
            before, self.table = self.table, evolve(self.table, event)
            self.events.append(event)
            for viewer in EVERYBODY:
                self.heard[viewer].append(said_of(told_of(event, before, viewer), self.table))

    def do(self, seat: Seat, *commands: str) -> None:
        for each in commands:
            self.happen(*decide(self.table, seat, command(each), 1.0))

    def play(self, moves: str) -> None:
        for move in moves.split():
            assert self.table.turn is not None
            self.do(self.table.turn, move)


def said_of(told: Message, table: Table, language: Language = Language.EN) -> str:
    return Texts(language, table.options.edition).say(told)


def told_of(event: Event, table: Table, viewer: Seat | None) -> Message:
    told = describe(event, table, evolve(table, event), viewer)
    assert told is not None
    return told
