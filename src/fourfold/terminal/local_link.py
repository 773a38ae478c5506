"""A place at a table on this computer: a room in the same process, and the store of the user."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from fourfold.client.core import Core, Request, Status
from fourfold.client.errors import RefusedError
from fourfold.room import HintWanted, Listener, Opening, Plan, Room, Told, told_hint
from fourfold.rules import FourfoldError, Seat
from fourfold.table import (
    Accept,
    Command,
    Offer,
    Options,
    Player,
    Propose,
    Table,
    TableCode,
    command_to_json,
    replay,
)
from fourfold.table.codec import VERSION
from fourfold.terminal.computer import Advisor
from fourfold.terminal.console import HasNews
from fourfold.terminal.keeping import Keeping, KeptGame, new_game
from fourfold.terminal.link import Json
from fourfold.words import Message, message
from fourfold.words.query import Asked, query_to_json

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Answered(Generic[Result]):
    """An answer that is there at once."""

    value: Result | RefusedError

    def done(self) -> bool:
        """Whether it is answered."""
        return True

    def result(self) -> Result:
        """The answer. Raises `RefusedError`."""
        if isinstance(self.value, RefusedError):
            raise self.value
        return self.value


class LocalLink:
    """A place at a table in this process: that of one player, or of both at one keyboard."""

    news: HasNews | None = None
    keeps_time = True
    is_connected = True

    def __init__(
        self,
        game: KeptGame,
        keeping: Keeping,
        now: Callable[[], float],
        *,
        is_kept: bool = True,
        resumes: bool = False,
    ) -> None:
        """Sits down; where a game `resumes`, all its times begin afresh."""
        self._keeping = keeping
        self._now = now
        self.is_kept = is_kept
        self._notices: list[Message] = []
        self._commands: list[Command] = []
        """What the computer is about to do."""
        self._opening: Opening | None = None
        """The next game."""
        self._sit_down(game)
        plan = self._room.resume(now()) if resumes else None
        if plan is None or self._keep(plan):
            self._enter()

    def _sit_down(self, game: KeptGame) -> None:
        self._room = Room(
            game.id,
            game.players,
            game.events,
            game.causes or (None,) * len(game.events),
            new_id=new_game,
            following=game.following,
        )
        players = frozenset(each.number for each in game.players if each.computer is None)
        self._listener = Listener(players)
        self._computer = next((each for each in game.players if each.computer is not None), None)
        self._advisor = Advisor(game.table.options.variant)
        self._core = Core(version=VERSION, table=game.id, prefix=new_game()[:16])

    def _enter(self) -> None:
        self._core.connection_made()
        self._exchange()

    # The table

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._room.id

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._room.table

    @property
    def following(self) -> KeptGame | None:
        """The game that follows this one, once it is agreed on here."""
        opening = self._opening
        if opening is None:
            return None
        events = opening.events
        causes = (None,) * len(events)
        return KeptGame(opening.table, opening.players, events, causes, replay(events), None)

    @property
    def options(self) -> Options:
        """What is agreed on at the table."""
        return self.table.options

    @property
    def lines(self) -> Mapping[str, Sequence[str]]:
        """All lines that count, with their cells."""
        lines: Mapping[str, Sequence[str]] = self._core.welcome["lines"]
        return lines

    @property
    def view(self) -> Json:
        """The table as it may be seen."""
        return self._core.view

    @property
    def question(self) -> Json:
        """What is asked of the listener, or who is waited for."""
        return self._core.question

    @property
    def deadline(self) -> float | None:
        """When the time of the player in turn is up."""
        return self.table.deadline

    @property
    def turn_number(self) -> int:
        """Changes whenever somebody's time begins afresh."""
        return int(self.table.since * 1000)

    # What is new

    def take_notices(self) -> list[Message]:
        """What is to be said of the link itself, each once."""
        notices, self._notices = self._notices, []
        return notices

    def take_news(self) -> Json | None:
        """The next news."""
        return self._core.take_news()

    def wait(self, seconds: float | None = None) -> bool:
        """Nothing happens by itself here."""
        del seconds
        return False

    # What is asked

    def send(self, command: Command, seat: str | None = None) -> Answered[bool]:
        """Sends a command. One answer agrees on another game: the other player is here, too."""
        if isinstance(command, Propose):
            if command.offer is Offer.REMATCH and self.table.ended is not None:
                return self._agree_on_another()
            seat = seat or self._last_mover(command.offer)
        return self._settled(self._core.command(command_to_json(command), seat=seat))

    def ask(self, query: Asked) -> Answered[Sequence[Json]]:
        """Asks the board something."""
        body = query_to_json(query)
        request = self._core.query(body.pop("query"), **body)
        self._exchange()
        if request.status is Status.REFUSED:
            assert request.answer is not None
            return Answered(RefusedError.of(request.answer))
        return Answered([] if request.answer is None else request.answer["said"])

    def _settled(self, request: Request) -> Answered[bool]:
        self._exchange()
        if request.status is Status.REFUSED:
            assert request.answer is not None
            return Answered(RefusedError.of(request.answer))
        return Answered(request.status is Status.DONE)

    def _last_mover(self, offer: Offer) -> str | None:
        """At one keyboard whoever moved last takes that move back."""
        if offer is not Offer.TAKE_BACK or len(self._listener.players) < 2:
            return None
        positions = self.table.game.positions
        return None if len(positions) < 2 else str(positions[-2].turn)

    def _agree_on_another(self) -> Answered[bool]:
        """Agrees on another game for both, of which nothing need be told."""
        for seat, command in ((Seat.FIRST, Propose(Offer.REMATCH)), (Seat.SECOND, Accept())):
            if not self._act(self.table.player_on(seat), command):
                return Answered(value=False)
        while self._core.take_news() is not None:
            pass
        return Answered(value=True)

    # Others, and time

    def let_others_act(self) -> None:
        """Has the computer make its next move, or answer what it is offered."""
        computer = self._computer
        if computer is None or not self._is_wanted(computer):
            self._commands = []
            return
        if (late := self._room.pass_time(self._now())) is not None:
            self._keep(late)
            return
        if not self._commands or self.table.offered is not None:
            assert computer.computer is not None
            self._commands = self._advisor.commands(computer.computer, self.table, self._now())
        self._act(computer.number, self._commands.pop(0))

    def _is_wanted(self, computer: Player) -> bool:
        seat, table = self.table.seat_of(computer.number), self.table
        is_asked = table.offered is not None and table.offered.seat is not seat
        return table.is_on and (is_asked or table.turn is seat)

    def pass_time(self) -> None:
        """Notes that the time of the player in turn is up."""
        plan = self._room.pass_time(max(self._now(), self.deadline or 0.0))
        if plan is not None:
            self._keep(plan)

    # The room

    def _exchange(self) -> None:
        """Carries messages to the room, and its answers back, until there are none."""
        while messages := self._core.messages_to_send():
            for each in messages:
                self._carry(each)

    def _carry(self, body: dict[str, Any]) -> None:
        if body["type"] == "hello":
            self._hear(self._room.enter(self._listener, body["seen"], self._now()))
            return
        outcome = self._room.receive(self._listener, body, self._now())
        if isinstance(outcome, Plan):
            if self._keep(outcome) and outcome.is_late:
                self._receive(self._room.stale(self._listener, body, self._now()))
        elif isinstance(outcome, HintWanted):
            move = self._advisor.advise(outcome.position)
            self._receive(told_hint(outcome, move))
        else:
            self._receive(outcome.body)

    def _act(self, player: int, command: Command) -> bool:
        """Has somebody act who sends no messages; False when the game has gone on elsewhere."""
        return self._keep(self._room.act(player, command, self._now()))

    def _keep(self, plan: Plan) -> bool:
        """Keeps a plan, and only then tells it; False when the game has gone on elsewhere."""
        if self.is_kept:
            try:
                self._keeping.add(self.game, plan)
            except FourfoldError as error:
                if error.code == TableCode.STALE:
                    self._catch_up()
                    return False
                self.lose()
        self._opening = plan.opens
        self._hear(self._room.kept(plan))
        return True

    def lose(self) -> None:
        """Goes on with a game that cannot be kept."""
        self.is_kept = False
        self._notices.append(message("game-not-kept"))

    def _catch_up(self) -> None:
        """Goes on from where the game is by now, or the one that was begun after it."""
        self._notices.append(message("game-overtaken"))
        self._commands = []
        try:
            game = self._keeping.read(self.game)
            while game.following is not None:
                game = self._keeping.read(game.following)
        except FourfoldError:
            self.lose()
            return
        self._sit_down(game)
        self._enter()

    def _hear(self, told: Told) -> None:
        for _, text in told:
            self._receive(json.loads(text))

    def _receive(self, body: dict[str, Any]) -> None:
        self._core.receive(body, self._now())
