"""Whatever players send, and whatever is kept of it: the room is what was kept, and says so.

Both players, a watcher and two at one screen send commands of all kinds, with right and wrong
numbers, under new ids and old ones. What the room plans is kept, or lost, or kept although it
seemed lost; now and then the room is made anew from what was kept.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from fourfold.room.plan import Answer, HintWanted, Json, Plan
from fourfold.room.telling import dumped, told_start, told_view
from fourfold.rules import Call, Give, Place, Seat
from fourfold.table.codec import command_to_json, event_to_json
from fourfold.table.command import Cause, Claim, Command, Play
from fourfold.table.decide import carry_out
from fourfold.table.errors import TableError
from fourfold.table.event import Event
from fourfold.table.options import Options
from fourfold.table.table import Table, replay
from tests.room.rooms import NEXT, NOON, PLAYERS, WHO, Ear, beginning, checked, deliver, room_of
from tests.room.test_room import QUERIES
from tests.strategies import EVERY_MOVE, starts
from tests.table.test_codec import commands, options

fates = st.sampled_from(["kept"] * 6 + ["lost", "found"])


class AnyRoom(RuleBasedStateMachine):
    @initialize(options=options, data=st.data())
    def begin(self, options: Options, data: st.DataObject) -> None:
        self.now = NOON
        some = st.none() | starts(options.variant, options.calling).map(str)
        self.events: list[Event] = list(beginning(options, data.draw(some)))
        self.causes: list[Cause | None] = [None] * len(self.events)
        self.ids = count()
        self.sent: dict[tuple[int, ...], list[str]] = {who: [] for who in WHO}
        self.ears: list[tuple[Ear, list[Json]]] = []
        self.restart()

    @rule()
    def restart(self) -> None:
        """The room is made anew from what was kept, and nobody is there."""
        self.room = room_of(self.events, self.causes)
        self.ears = []

    @rule(who=st.sampled_from(WHO), share=st.floats(0, 1))
    def enter(self, who: tuple[int, ...], share: float) -> None:
        ear, seen = Ear(*who), round(share * self.room.table.seen)
        known: list[Json] = self.welcome_of(who)["events"][:seen]
        deliver(self.room.enter(ear, seen, self.now))
        self.ears.append((ear, known))

    def welcome_of(self, who: tuple[int, ...]) -> Json:
        ear = Ear(*who)
        deliver(self.room.enter(ear, 0, self.now))
        self.room.listeners.discard(ear)
        return ear.told[0]

    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        if self.ears:
            ear, _ = self.ears.pop(data.draw(st.integers(0, len(self.ears) - 1)))
            self.room.leave(ear, self.now)

    def keep(self, plan: Plan | None, fate: str) -> None:
        """Has a plan kept or lost, or kept although it seemed lost."""
        if plan is None or fate == "lost":
            return
        self.events += plan.events
        self.causes += [plan.cause] * len(plan.events)
        following = None if plan.opens is None else NEXT
        if fate == "kept":
            deliver(self.room.kept(plan))
        else:
            deliver(self.room.adopt(PLAYERS, self.events, self.causes, following, self.now))

    def send(self, who: tuple[int, ...], message: Json, fate: str = "kept") -> Json | None:
        """Sends a message; the answer, if it is one."""
        before = self.room.table
        outcome = self.room.receive(Ear(*who), message, self.now)
        assert self.room.table is before
        if isinstance(outcome, Plan):
            assert message["type"] == "command"
            self.keep(outcome, fate)
            return None
        if isinstance(outcome, HintWanted):
            assert before.options.hints
            return None
        assert isinstance(outcome, Answer)
        answer = checked(dumped(outcome.body))
        assert answer.get("id") == message.get("id")
        return answer

    @rule(
        who=st.sampled_from(WHO),
        seat=st.sampled_from([None, "first", "second"]),
        command=commands,
        behind=st.sampled_from([0, 0, 0, 1, -1]),
        id_=st.sampled_from(["new", "new", "old", None]),
        fate=fates,
        data=st.data(),
    )
    def command(
        self,
        who: tuple[int, ...],
        seat: str | None,
        command: Command,
        behind: int,
        id_: str | None,
        fate: str,
        data: st.DataObject,
    ) -> None:
        seen = self.room.table.seen - behind
        message: Json = {"type": "command", "seen": seen, "seat": seat, **command_to_json(command)}
        if id_ == "old" and self.sent[who]:
            message["id"] = data.draw(st.sampled_from(self.sent[who]))
        elif id_ is not None:
            message["id"] = f"c{next(self.ids)}"
            self.sent[who].append(message["id"])
        answer = self.send(who, message, fate)
        if answer is not None and answer["type"] == "stale":
            is_done = any(each is not None and each.id == message.get("id") for each in self.causes)
            assert behind != 0 or is_done

    @rule(moves=st.integers(1, 9), fate=fates, data=st.data())
    def play(self, moves: int, fate: str, data: st.DataObject) -> None:
        """Makes moves that the rules allow."""
        for _ in range(moves):
            table = self.room.table
            if table.turn is None or not (legal := table.position_as_it_counts.legal_moves()):
                return
            player = table.player_on(table.turn)
            command = command_to_json(Play(data.draw(st.sampled_from(legal))))
            name = f"c{next(self.ids)}"
            self.sent[player,].append(name)
            answer = self.send(
                (player,), {"type": "command", "seen": table.seen, "id": name} | command, fate
            )
            assert answer is None

    @rule(who=st.sampled_from(WHO), query=st.sampled_from(QUERIES))
    def ask(self, who: tuple[int, ...], query: tuple[Json, str]) -> None:
        self.send(who, {"type": "query"} | query[0])
        self.send(who, {"type": "ask", "text": query[1]})

    @rule(who=st.sampled_from(WHO))
    def ask_to_call(self, who: tuple[int, ...]) -> None:
        answer = self.send(who, {"type": "query", "query": "call"})
        assert answer is not None
        may = self.welcome_of(who)["view"]["may"]["call"]
        assert (answer["type"] == "answer") == may

    @rule(seconds=st.sampled_from([0.5, 6.0, 25.0, 100_000.0]), fate=fates)
    def wait(self, seconds: float, fate: str) -> None:
        self.now += seconds
        due = self.room.due()
        plan = self.room.pass_time(self.now)
        assert plan is None or (due is not None and due <= self.now)
        self.keep(plan, fate)
        deliver(self.room.tell_due(self.now))
        if fate != "lost":
            due = self.room.due()
            assert due is None or due > self.now

    @rule(fate=fates)
    def resume(self, fate: str) -> None:
        self.keep(self.room.resume(self.now), fate)

    # What holds

    @invariant()
    def the_room_is_what_was_kept(self) -> None:
        assert self.room.table == replay(self.events)
        assert (self.room.events, self.room.causes) == (self.events, self.causes)

    @invariant()
    def what_may_be_done_is_accepted_and_nothing_else(self) -> None:
        table, position = self.room.table, self.room.table.position
        for seat in Seat:
            may = told_view(self.room, (seat,), self.now)["may"]
            for move in EVERY_MOVE:
                match move:
                    case Call(line):
                        counts = line in position.variant.lines and position.is_complete(line)
                        is_told = may["call"] and counts
                    case Give(piece):
                        is_told = may["give"] and piece in position.left
                    case Place(cell):
                        is_told = may["place"] and position[cell] is None
                    case _:
                        is_told = may["done"]
                assert is_told == is_accepted(table, seat, Play(move), self.now)
            assert may["claim"] == is_accepted(table, seat, Claim(), self.now)

    @invariant()
    def what_is_hidden_stays_hidden(self) -> None:
        table = self.room.table
        for who in WHO:
            seen = told_view(self.room, self.room.seats_of(who), self.now)
            is_hidden = table.options.mask and table.ended is None
            assert [seen[part] is None for part in ("board", "left", "moves")] == [is_hidden] * 3
            assert (seen["outcome"] is None) == (table.ended is None)
            assert not seen["open_lines"] or (table.options.hints and seen["may"]["call"])
            assert not seen["missed"] or table.options.has_coach or table.ended is not None
        start = told_start(table)
        assert start is None or not (is_hidden or (table.ended is None and start.count(" ") > 1))

    @invariant()
    def no_command_is_done_twice(self) -> None:
        caused = [cause for cause in self.causes if cause is not None]
        runs = [one for one, other in zip(caused, [None, *caused], strict=False) if one != other]
        assert len(runs) == len(set(runs))

    @invariant()
    def all_are_told_everything_once_and_ids_to_their_senders(self) -> None:
        for ear, known in self.ears:
            for message in ear.take():
                known.extend(message.get("events", ()))
            assert [event["number"] for event in known] == list(range(1, len(self.events) + 1))
            for told, event, cause in zip(known, self.events, self.causes, strict=True):
                kept: dict[str, Any] = event_to_json(event)
                kept.pop("start", None)
                kept.pop("series", None)
                if "move" not in told and self.room.table.options.mask:
                    kept.pop("move", None)
                is_own = cause is not None and cause.player in ear.players
                kept |= {"command": cause.id} if is_own and cause is not None else {}
                extra = told.keys() - kept.keys()
                assert {name: told[name] for name in kept} == kept
                assert extra <= {"number", "said", "reason", "missed"}
                assert "missed" not in extra or self.room.table.options.has_coach


def is_accepted(table: Table, seat: Seat, command: Command, at: float) -> bool:
    try:
        carry_out(table, seat, command, at)
    except TableError:
        return False
    return True


TestAnyRoom = AnyRoom.TestCase
TestAnyRoom.settings = settings(max_examples=25, stateful_step_count=30)


@pytest.mark.proof
def test_many_rooms() -> None:
    run_state_machine_as_test(AnyRoom, settings=settings(max_examples=200, stateful_step_count=60))
