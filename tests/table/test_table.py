"""Whatever two players do at a table: what must hold, and what must not be told.

Beside each table stands its twin, where other pieces are given: wherever a piece is given here,
the one that `twins` names for it is given there. The two tables are alike but for the lines, which
share traits on one and not on the other. So as long as nobody wins by a call, all that the tables
answer must be alike too.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fourfold.rules import PIECES, Calling, Game, Piece, Position, SavedGame, Seat, parse_saved_game
from fourfold.rules.errors import RulesCode, SetupError
from fourfold.rules.move import Call, Give, Move, Place
from fourfold.table.codec import event_from_json, event_to_json
from fourfold.table.command import Command, Offer, Play
from fourfold.table.decide import (
    begin,
    claim_from,
    close,
    decide,
    join,
    open_table,
    pass_time,
    rematch,
    resume,
    why_wrong,
)
from fourfold.table.errors import TableError
from fourfold.table.event import CalledWrongly, Ended, Event, Moved, Opened
from fourfold.table.options import Options
from fourfold.table.table import Table, replay
from tests import oracle
from tests.examples import oracle_rules
from tests.strategies import EVERY_MOVE, quiet_game
from tests.table.tables import command
from tests.table.test_codec import options as any_options

REASONS: dict[str | None, str] = {
    "nothing-shared": RulesCode.NOTHING_SHARED,
    "expired": RulesCode.LINE_EXPIRED,
}
Answer: TypeAlias = tuple[Event, ...] | str
"""What comes of a command: events, or the code and message of a refusal."""

seats = st.sampled_from(Seat)
commands: st.SearchStrategy[Command] = st.one_of(
    st.builds(Play, st.sampled_from(EVERY_MOVE)),
    st.sampled_from(["draw", "take-back", "rematch"]).map(command),
    st.sampled_from(["accept", "decline", "claim", "leave", "return"]).map(command),
)


def answer(table: Table, seat: Seat, command: Command, at: float) -> Answer:
    try:
        return decide(table, seat, command, at)
    except TableError as error:
        return f"{error.code}: {error}"


class TwoTables(RuleBasedStateMachine):
    @initialize(
        options=any_options,
        calling=st.sampled_from([Calling.HAND] * 4 + [Calling.AUTOMATIC]),
        hints=st.sampled_from([False] * 4 + [True]),
        clock=st.sampled_from([None, 60]),
        twins=st.permutations(PIECES),
        lot=st.integers(0, 1),
        before=st.sampled_from([0] * 12 + [*range(1, 32)]),
        seed=st.integers(0, 2**32),
    )
    def sit_down(
        self,
        options: Options,
        calling: Calling,
        hints: bool,
        clock: int | None,
        twins: list[Piece],
        lot: int,
        before: int,
        seed: int,
    ) -> None:
        self.at = 1000.0
        self.twins = dict(zip(PIECES, twins, strict=True))
        options = replace(
            options, calling=calling, hints=hints, seconds_per_move=clock, patience=100
        )
        beginning: list[Event] = [*open_table(options, self.draw_start(options, before, seed))]
        for player in ("Ada", "Grace"):
            beginning += join(replay(beginning), player)
        self.start([*beginning, *begin(replay(beginning), lot, self.at)])

    def draw_start(self, options: Options, moves: int, seed: int) -> Position:
        """Where a game is after so many moves, in which lines were missed."""
        game = quiet_game(Random(seed), options.variant, moves)
        places = [move.cell for move in game.moves if isinstance(move, Place)]
        self.last = places[-1] if places and options.calling is Calling.HAND else None
        return self.reopened(game.position)

    def reopened(self, start: Position) -> Position:
        """A position with a line to call through the cell placed last, if there is one."""
        parts = start.variant, start.board, start.hand
        with suppress(SetupError):
            return Position(*parts, self.last)
        return Position(*parts)

    def other_beginning(self, events: list[Event]) -> list[Event]:
        """The first events at the twin's table, on whose board there are other pieces."""
        opened, *others = events
        assert isinstance(opened, Opened)
        if opened.start is None:
            return events
        hand, board = opened.start.hand, opened.start.board
        start = Position(
            opened.options.variant,
            tuple(None if piece is None else self.twins[piece] for piece in board),
            None if hand is None else self.twins[hand],
        )
        return [replace(opened, start=self.reopened(start)), *others]

    def start(self, events: list[Event]) -> None:
        self.events = events
        self.table = replay(events)
        options = self.table.options
        tells_lines = options.calling is Calling.AUTOMATIC or (options.hints and not options.mask)
        self.twin = None if tells_lines else replay(self.other_beginning(events))

    def other_move(self, move: Move) -> Move:
        return Give(self.twins[move.piece]) if isinstance(move, Give) else move

    def other_command(self, command: Command) -> Command:
        return Play(self.other_move(command.move)) if isinstance(command, Play) else command

    def other_answer(self, given: Answer) -> Answer:
        """What the twin must answer where this table has answered so."""
        if isinstance(given, str):
            return re.sub(
                r"(?<=piece )[0-9a-f]\b", lambda found: str(self.twins[Piece(found[0])]), given
            )
        return tuple(
            replace(event, move=self.other_move(event.move)) if isinstance(event, Moved) else event
            for event in given
        )

    def append(self, events: tuple[Event, ...]) -> None:
        self.events += events
        self.table = replay(events, self.table)
        if self.twin is not None:
            self.twin = replay(self.other_answer(events), self.twin)  # type: ignore[arg-type]
        if self.table.ended is not None:
            self.twin = None

    def ask(self, seat: Seat, command: Command) -> None:
        """Sends a command to the table, and to its twin."""
        before = repr(self.table)
        given = answer(self.table, seat, command, self.at)
        if self.twin is not None:
            if isinstance(command, Play) and any(
                command.move in table.position.legal_moves()
                for table in (self.table, self.twin)
                if isinstance(command.move, Call)
            ):
                self.twin = None
            else:
                other = answer(self.twin, seat, self.other_command(command), self.at)
                assert other == self.other_answer(given)
        if isinstance(given, str):
            assert repr(self.table) == before
        else:
            self.append(given)

    # What happens

    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """Gives, places or says done, so that games come to their end."""
        for _ in range(data.draw(st.integers(1, 12))):
            moves = [m for m in self.table.game.legal_moves() if not isinstance(m, Call)]
            if self.table.turn is None or not moves:
                break
            lines = [
                move
                for move in moves
                if isinstance(move, Place) and self.table.position.play(move).last
            ]
            is_line = bool(lines) and data.draw(st.booleans())
            move = data.draw(st.sampled_from(lines if is_line else moves))
            self.ask(self.table.turn, Play(move))
            if data.draw(st.integers(0, 5)) == 5:
                self.call_a_line(data, is_right=False)

    @rule(seat=seats, command=commands)
    def try_anything(self, seat: Seat, command: Command) -> None:
        self.ask(seat, command)

    @rule(seat=seats, offer=st.sampled_from([Offer.TAKE_BACK, Offer.REMATCH]))
    def agree(self, seat: Seat, offer: Offer) -> None:
        self.ask(seat, command(str(offer)))
        self.ask(seat.other, command("accept"))

    @precondition(lambda self: self.table.turn is not None and self.table.position.count > 3)
    @rule(data=st.data(), is_right=st.booleans())
    def call(self, data: st.DataObject, is_right: bool) -> None:
        self.call_a_line(data, is_right)

    def call_a_line(self, data: st.DataObject, is_right: bool) -> None:
        """Calls an open line, or rather one that has expired, or any other."""
        position = self.table.position
        right = position.callable_lines
        wrong = [
            line
            for line in position.variant.lines
            if line not in right and position.is_complete(line)
        ] or position.variant.lines
        lines = (is_right and right) or position.expired_lines or wrong
        if self.table.turn is not None:
            self.ask(self.table.turn, Play(Call(data.draw(st.sampled_from(lines)))))

    @precondition(lambda self: len(self.table.game.moves) > 20)
    @rule(seat=seats)
    def resign(self, seat: Seat) -> None:
        self.ask(seat, command("resign"))

    @rule(seconds=st.sampled_from([0.5, 10.0, 40.0]), is_noticed=st.booleans())
    def wait(self, seconds: float, is_noticed: bool) -> None:
        self.at += seconds
        if is_noticed:
            self.append(pass_time(self.table, self.at))

    @rule()
    def restart(self) -> None:
        self.append(resume(self.table, self.at))

    @precondition(lambda self: None not in self.table.away)
    @rule()
    def give_up(self) -> None:
        self.append(close(self.table))

    @precondition(lambda self: self.table.is_rematch)
    @rule()
    def play_again(self) -> None:
        before = self.table
        self.start(list(rematch(before, self.at)))
        assert self.table.name(Seat.FIRST) == before.name(Seat.SECOND)
        assert self.table.game.start == before.game.start

    # What holds

    @invariant()
    def the_table_is_the_sum_of_its_events(self) -> None:
        written = json.dumps([event_to_json(event) for event in self.events])
        again = replay(map(event_from_json, json.loads(written)))
        assert again == self.table
        assert again.seen == len(self.events)

    @invariant()
    def all_wrong_calls_look_alike(self) -> None:
        """Those of complete lines, be they what they may; and those of lines that are not."""
        position = self.table.position
        wrong = [line for line in position.variant.lines if line not in position.callable_lines]
        for seat in Seat:
            for is_complete in (False, True):
                answers = {
                    re.sub(f"{line!r}|{line}", "", str(given))
                    for line in wrong
                    if position.is_complete(line) is is_complete
                    for given in [answer(self.table, seat, Play(Call(line)), self.at)]
                }
                assert len(answers) <= 1

    @invariant()
    def the_reason_of_a_wrong_call_is_that_of_the_rule_book(self) -> None:
        position = self.table.position
        if self.table.turn is not None:
            rules = oracle_rules(position.variant)
            state = self.state(rules)
            for line in position.variant.lines:
                if position.is_complete(line) and line not in position.callable_lines:
                    assert REASONS[oracle.refusal(state, str(line), rules)] is why_wrong(
                        self.table, line
                    )

    def state(self, rules: oracle.Rules) -> oracle.State:
        """The game as the rule book has it."""
        state = oracle.read(str(self.table.game.start), rules)
        for move in self.table.game.moves:
            state = oracle.play(state, str(move), rules)
        return state

    @invariant()
    def a_game_can_be_claimed_from_when_on_it_is_told(self) -> None:
        for seat in Seat:
            start = claim_from(self.table, seat)
            for wait in (-0.5, 0.0):
                given = answer(self.table, seat, command("claim"), (start or 0.0) + wait)
                assert isinstance(given, str) == (start is None or wait < 0)

    @invariant()
    def a_finished_game_can_be_saved(self) -> None:
        table, ended = self.table, self.table.ended
        if ended is None:
            return
        options = table.options
        game = Game(table.game.start, table.game.moves, options.calling)
        saved = SavedGame(
            game,
            options.edition,
            options.seconds_per_move,
            table.name(Seat.FIRST),
            table.name(Seat.SECOND),
            result=ended.result,
            reason=ended.reason,
        )
        assert parse_saved_game(str(saved)) == saved
        assert (table.turn, table.deadline) == (None, None)
        assert [type(event) for event in self.events].count(Ended) == 1

    @invariant()
    def wrong_calls_are_counted(self) -> None:
        for seat, count in zip(Seat, self.table.wrong_calls, strict=True):
            made = [e for e in self.events if isinstance(e, CalledWrongly) and e.seat is seat]
            assert len(made) == count


TestTwoTables = TwoTables.TestCase
TestTwoTables.settings = settings(max_examples=15, stateful_step_count=40)


@pytest.mark.proof
def test_many_tables() -> None:
    run_state_machine_as_test(
        TwoTables, settings=settings(max_examples=150, stateful_step_count=40)
    )
