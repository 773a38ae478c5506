"""The authority over one table: messages of its listeners go in, events and messages come out.

A room does no I/O. Its driver hands it each message with the time, has each plan kept, and only
then asks what is to be told, so that nobody hears of what could be lost. One plan at a time: what
comes meanwhile waits.

    plan = room.receive(listener, message, now)    an answer for the listener alone, or a plan
    ...                                            the driver keeps the plan's events
    for listener, text in room.kept(plan): ...     and sends what is to be told

What a listener may know is decided here alone.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any, Final

from fourfold.room.answering import answer_ask, answer_query
from fourfold.room.audience import Audience
from fourfold.room.errors import RoomCode
from fourfold.room.flood_control import FloodControl
from fourfold.room.listener import Listener
from fourfold.room.phrases import say, told_phrases
from fourfold.room.plan import Answer, HintWanted, Json, Opening, Plan, Spoken, Told
from fourfold.room.telling import (
    common_view,
    dumped,
    named,
    told_events,
    told_next,
    told_refusal,
    told_stale,
    told_welcome,
)
from fourfold.rules import FourfoldError, Seat, TextError
from fourfold.table import decide
from fourfold.table.codec import command_from_json
from fourfold.table.command import Cause, Command, Leave, Return
from fourfold.table.errors import TableCode, TableError
from fourfold.table.event import CalledWrongly, Declined, Event, Left, Moved, Offered, Rematched
from fourfold.table.player import Player
from fourfold.table.table import Table, evolve, replay
from fourfold.words import NotUnderstoodError
from fourfold.words.query import Phrase

WATCHING_DELAY: Final = 0.3
"""Seconds from when somebody comes to watch or leaves until all are told, so that a crowd is
told of once."""
ANSWERS: Final = (Moved, CalledWrongly, Offered, Declined)
"""Events by which a player shows to have seen all that came before."""


class Room(Audience):
    """A table, and those who listen at it."""

    def __init__(
        self,
        id_: str,
        players: Iterable[Player],
        events: Sequence[Event],
        causes: Sequence[Cause | None],
        *,
        new_id: Callable[[], str],
        following: str | None = None,
        is_public: bool = False,
    ) -> None:
        """`new_id` makes an id for the table of the next game."""
        super().__init__(players)
        self.id = id_
        self.is_public = is_public
        """Whether anybody may find the table in a list, and join."""
        self.events: list[Event] = []
        self.causes: list[Cause | None] = []
        self.following = following
        """The table of the next game, once it is agreed on."""
        self.heard: dict[Seat, int] = {}
        """The number of the last event by which each seat has shown to have seen those before."""
        self._new_id = new_id
        self._commands: set[Cause] = set()
        """All that were done, so that none is done twice."""
        self._flood = FloodControl()
        self._claim_told: float | None = None
        """The last time to claim the game that was told when it came."""
        self._watching_due: float | None = None
        self._add(events, causes, [*accumulate(events, evolve, initial=self.table)][1:])

    # Listeners

    def enter(self, listener: Listener, seen: int, now: float) -> Told:
        """Adds a listener, who has seen so many events, and tells it how things are."""
        self.listeners.add(listener)
        self._note_back(listener.players, now)
        self._note_watcher(listener, now)
        told = [(listener, dumped(told_welcome(self, listener.players, seen, now)))]
        return [*told, *self._told_following((listener,))]

    def leave(self, listener: Listener, now: float) -> None:
        """Removes a listener. A player who has no other connection may come back for a while."""
        self.listeners.discard(listener)
        self.expect_back(listener.players, now)
        self._note_watcher(listener, now)

    def _note_watcher(self, listener: Listener, now: float) -> None:
        if not listener.players and self._watching_due is None:
            self._watching_due = now + WATCHING_DELAY

    # Messages

    def receive(
        self, listener: Listener, message: Json, now: float
    ) -> Answer | Plan | HintWanted | Spoken:
        """What comes of a message: an answer or a phrase at once, a plan, or a hint to think of."""
        id_ = message.get("id")
        try:
            match message["type"]:
                case "command":
                    return self._command(listener, message, now)
                case "query" | "ask" as kind:
                    answer = answer_query if kind == "query" else answer_ask
                    counted = self._clock.counted(self.table, now)
                    return answer(message, self.table, self.seats_of(listener.players), counted)
                case "phrase":
                    return self._phrase(listener, message, now)
                case "ping":
                    return Answer(named(id_, {"type": "pong"}))
            raise TextError(TableCode.BAD_MESSAGE, "“hello” is said once")
        except NotUnderstoodError as error:
            refused = TextError(RoomCode.NOT_UNDERSTOOD, "this means nothing here")
            return Answer(named(id_, told_refusal(refused, error.message)))
        except FourfoldError as error:
            return Answer(named(id_, told_refusal(error)))

    def missed(self, message: Json) -> int:
        """How many events would be told again in answer to a message."""
        seen: int = message.get("seen", self.table.seen)
        return self.table.seen - seen if seen <= self.table.seen else self.table.seen

    def stale(self, listener: Listener, message: Json, now: float) -> Json:
        """The answer to a command that came too late: all that its sender has not seen."""
        seats = self.seats_of(listener.players)
        return named(message.get("id"), told_stale(self, message["seen"], seats, now))

    def _phrase(self, listener: Listener, message: Json, now: float) -> Spoken:
        spoken = say(self, listener, message)
        self._flood.take_phrase(spoken.player, now)
        return spoken

    def hear(self, player: int, phrase: str) -> Told:
        """Tells what a player says in another room of this table."""
        seat = self.table.seat_of(player)
        return [] if seat is None else told_phrases(self, seat, Phrase(phrase))

    def _command(self, listener: Listener, message: Json, now: float) -> Answer | Plan:
        command = command_from_json(message)
        seat = self._seat_who_acts(listener, message.get("seat"))
        if message["seen"] != self.table.seen:
            return Answer(self.stale(listener, message, now))
        if seat is None:
            raise TableError(TableCode.GAME_NOT_BEGUN, "the game has not begun")
        player, id_ = self.table.player_on(seat), message.get("id")
        cause = None if id_ is None else Cause(player, id_)
        if cause in self._commands:
            return Answer(self.stale(listener, message, now))
        if late := self._late(now):
            return Plan(self.table, late, now, is_late=True)
        return self.act(player, command, now, cause)

    def act(self, player: int, command: Command, now: float, cause: Cause | None = None) -> Plan:
        """Plans what comes of a player's command, which came in time. Raises `TableError`."""
        seat = self.table.seat_of(player)
        assert seat is not None
        events = decide.carry_out(self.table, seat, command, now)
        self._flood.check(self.events, player, events, now)
        plan = Plan(self.table, events, now, cause)
        if any(isinstance(each, Rematched) for each in events):
            players = tuple(player.again() for player in self.players.values())
            opens = Opening(self._new_id(), decide.rematch(plan.table, now), players)
            plan = replace(plan, opens=opens)
        return plan

    def _seat_who_acts(self, listener: Listener, named_seat: Any) -> Seat | None:
        """Which of its seats a listener means; None before the game has begun."""
        if not listener.players:
            raise TableError(RoomCode.NOT_YOUR_SEAT, "who watches does not play")
        if named_seat is None:
            if len(listener.players) == 2:
                raise TextError(TableCode.BAD_MESSAGE, "who has both seats says which one acts")
            return self.table.seat_of(*listener.players)
        if self.table.first is None:
            raise TableError(TableCode.GAME_NOT_BEGUN, "the game has not begun")
        seat = Seat(named_seat)
        if self.table.player_on(seat) not in listener.players:
            raise TableError(RoomCode.NOT_YOUR_SEAT, "this seat is not yours")
        return seat

    # What else can happen

    def join(self, name: str, player: Player, first: int, now: float) -> Plan:
        """Plans that a player sits down, and the game begins. Raises `TableError`.

        `first` is which player is `first`, as the lot falls.
        """
        joined = decide.join(self.table, name)
        events = (*joined, *decide.begin(replay(joined, self.table), first, now))
        return Plan(self.table, events, now, players=(player,))

    def resume(self, now: float) -> Plan | None:
        """Plans that all times begin afresh; None where there is no game."""
        return self._plan(decide.resume(self.table, now), now)

    def close(self, now: float) -> Plan | None:
        """Plans the end of a game that nobody comes back to; None if it is over."""
        return self._plan(decide.close(self.table), now)

    def withdraw(self, guest: str, now: float) -> Plan | None:
        """Plans that a player closes a table that nobody has joined; None if it is closed.

        Raises `TableError`.
        """
        if not self.players_of(guest):
            raise TableError(RoomCode.NOT_YOUR_SEAT, "a table is closed by who has opened it")
        return self._plan(decide.withdraw(self.table), now)

    def pass_time(self, now: float) -> Plan | None:
        """Plans what time alone brings about: a time that is up, players who are gone or back."""
        if not self.is_holder:
            return None
        if self._is_owed_time():
            return self.resume(now)
        events = list(self._late(now))
        table = replay(events, self.table)
        gone = [player for player, due in self.leaving.items() if due <= now]
        noted: list[tuple[int, Command]] = [(player, Leave()) for player in gone]
        noted += [(player, Return()) for player in self._returning()]
        for player, command in noted:
            seat = table.seat_of(player)
            more = () if seat is None else decide.carry_out(table, seat, command, now)
            if not more:
                self.leaving.pop(player, None)
            table = replay(more, table)
            events += more
        return self._plan(tuple(events), now)

    def due(self) -> float | None:
        """When something is to be looked at, as things are."""
        dues = [self._claim_from(), self._watching_due]
        if self.is_holder:
            dues += [*self.leaving.values(), self.deadline]
            if self._returning() or self._is_owed_time():
                dues.append(0.0)
        return min((each for each in dues if each is not None), default=None)

    def _late(self, now: float) -> tuple[Event, ...]:
        """What it brings about that time is up, if that is judged here."""
        if not self.is_holder:
            return ()
        return decide.pass_time(self.table, self._clock.counted(self.table, now))

    def tell_due(self, now: float) -> Told:
        """Tells what is no event: that the game can be claimed, and how many watch."""
        told: Told = []
        claim = self._claim_from()
        if claim is not None and claim <= now:
            self._claim_told = claim
            told += self.tell_view(now)
        if self._watching_due is not None and self._watching_due <= now:
            self._watching_due = None
            text = dumped({"type": "watching", "count": self.watching})
            told += [(each, text) for each in self.listeners]
        return told

    def tell_view(self, now: float) -> Told:
        """Tells everybody how the table looks now, though nothing has happened."""
        return self._tell(Plan(self.table, (), now), ())

    def _plan(self, events: tuple[Event, ...], now: float) -> Plan | None:
        return Plan(self.table, events, now) if events else None

    def _claim_from(self) -> float | None:
        """From when on the player who waits may claim the game, unless that was told."""
        turn = self.table.turn
        due = None if turn is None else decide.claim_from(self.table, turn.other)
        return None if due == self._claim_told else due

    # What has happened

    def kept(self, plan: Plan) -> Told:
        """Adds the events of a plan, which are kept now, and tells everybody."""
        causes = [plan.cause] * len(plan.events)
        following = None if plan.opens is None else plan.opens.table
        return self._happened(plan, causes, plan.players, following)

    def adopt(
        self,
        players: Iterable[Player],
        events: Sequence[Event],
        causes: Sequence[Cause | None],
        following: str | None,
        now: float,
        *,
        start: int = 0,
    ) -> Told:
        """Adds what somebody else has kept of this table, and tells it.

        All that is kept is given, or all from the number `start` on. Nothing where it is no more
        than is known. The time of a move begins when it is heard of.
        """
        known = self.table.seen - start
        if known < 0 or len(events) <= known:
            return []
        since = self.table.since
        plan = Plan(self.table, tuple(events[known:]), now)
        if plan.table.since not in (since, now):
            self._clock.lose(plan.table, now - plan.table.since)
        return self._happened(plan, causes[known:], players, following)

    def _happened(
        self,
        plan: Plan,
        causes: Sequence[Cause | None],
        players: Iterable[Player],
        following: str | None,
    ) -> Told:
        self._add(plan.events, causes, plan.tables[1:])
        self.players |= {player.number: player for player in players}
        self._note(plan)
        told = self._tell(plan, causes)
        if following is not None and self.following is None:
            self.following = following
            told += self._told_following(self.listeners)
        return told

    def _note(self, plan: Plan) -> None:
        """Notes absences that have begun to count, and offers that were made."""
        for event in plan.events:
            if isinstance(event, Left):
                self.leaving.pop(self.table.player_on(event.seat), None)
            elif isinstance(event, Offered):
                self._flood.note_offer(self.table.player_on(event.seat), plan.at)

    def _add(
        self, events: Sequence[Event], causes: Sequence[Cause | None], tables: Sequence[Table]
    ) -> None:
        for event, cause, table in zip(events, causes, tables, strict=True):
            self.events.append(event)
            self.causes.append(cause)
            if cause is not None:
                self._commands.add(cause)
            if isinstance(event, ANSWERS):
                self.heard[event.seat] = table.seen
            self.table = table

    def _tell(self, plan: Plan, causes: Sequence[Cause | None]) -> Told:
        """Tells everybody of events: made once for all listeners with the same seats."""
        common = common_view(self, plan.at)
        texts: dict[tuple[Seat, ...], str] = {}
        told: Told = []
        for listener in self.listeners:
            seats = self.seats_of(listener.players)
            if seats not in texts:
                texts[seats] = dumped(told_events(plan, causes, seats, common))
            told.append((listener, texts[seats]))
        return told

    def _told_following(self, listeners: Iterable[Listener]) -> Told:
        following = self.following
        if following is None:
            return []
        return [(each, dumped(told_next(following, each))) for each in listeners]
