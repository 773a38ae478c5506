"""A place at a table on this computer: a room in the same process, and the store of the user.

Whatever happens is kept before it is told, and can be gone on with in another terminal.
"""

import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from fourfold.client.core import Core, Request, Status
from fourfold.room.answering import told_hint
from fourfold.room.listener import Listener
from fourfold.room.plan import HintWanted, Plan, Spoken, Told
from fourfold.room.room import Room
from fourfold.rules import FourfoldError
from fourfold.rules.errors import printable
from fourfold.table.codec import VERSION
from fourfold.table.command import Accept, Command, Offer, Propose
from fourfold.table.errors import TableCode
from fourfold.table.saved import saved_game
from fourfold.table.table import Table
from fourfold.terminal.beginning import begin_game, newest_unfinished
from fourfold.terminal.computer import Advisor
from fourfold.terminal.keeping import Keeping, new_game, room_of
from fourfold.terminal.link import Json, Link
from fourfold.terminal.setup import Wishes, agree
from fourfold.terminal.voice import Voice
from fourfold.words import Message, Phrase, message


class LocalLink(Link):
    """A place at tables in this process: that of one player, or of both at one keyboard."""

    keeps_time = True

    def __init__(
        self,
        database: Path,
        now: Callable[[], float],
        chance: Random,
        wishes: Wishes,
        *,
        goes_on: bool | None = None,
        damaged: str | None = None,
    ) -> None:
        """`goes_on` says whether to go on with the game that was left last; None asks.

        `damaged` is the name of a saved game that was to be loaded and cannot be read.
        """
        self._keeping = Keeping(database)
        self._now = now
        self._chance = chance
        self._wishes = wishes
        self._goes_on = goes_on
        self._damaged = damaged
        self._notices: list[Message] = []

    # Coming and going

    def arrive(self, voice: Voice) -> None:
        """Goes on with the newest game that is not over, if that is wished, or begins one."""
        if self._damaged is not None:
            voice.say(message("load-damaged", name=printable(self._damaged)))
        if self._goes_on is False or not self._continue(voice):
            self._begin(voice)
        if not self.core.is_known:
            self._enter()

    def _continue(self, voice: Voice) -> bool:
        room = newest_unfinished(voice, self._keeping, asks=self._goes_on is None)
        if room is None:
            return False
        self._sit_down(room)
        if (plan := room.resume(self._now())) is not None:
            self._keep(plan)
        return True

    def _begin(self, voice: Voice) -> None:
        agreed = agree(voice, self._wishes, self._chance)
        at = self._now()
        room = begin_game(agreed, at)
        self._sit_down(room)
        try:
            self._keeping.begin(room, at)
        except FourfoldError:
            self._stop_keeping()

    def _sit_down(self, room: Room) -> None:
        players = room.players.values()
        self._room = room
        self._following: Room | None = None
        self._listener = Listener(frozenset(each.number for each in players if not each.computer))
        self._commands: list[Command] = []
        """What the computer is about to do."""
        self._advisor = Advisor(room.table.options.variant)
        self.core = Core(version=VERSION, table=room.id, prefix=new_game()[:16])

    def _enter(self) -> None:
        self.core.connection_made()
        self._exchange()

    def go_on(self) -> bool:
        """Takes the place at the table of the next game, once it is agreed on here."""
        if self._following is None:
            return False
        self._sit_down(self._following)
        self._enter()
        return True

    def close(self) -> None:
        """Lets go of the store."""
        self._keeping.close()

    # What is known

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self._room.table

    @property
    def way_back(self) -> list[Message]:
        """How one comes back to a game that is kept."""
        return [message("game-kept")] if self.is_kept else []

    def game_text(self) -> str:
        """The game as a text to be saved."""
        day = datetime.fromtimestamp(self._now()).astimezone().date()
        return str(saved_game(self.table, day))

    # What happens

    def take_news(self) -> Json | None:
        """The next news; where there are none, those that the computer makes."""
        news = self._told_news()
        if news is None and self._computer_acts():
            news = self._told_news()
        return news

    def _told_news(self) -> Json | None:
        if self._notices:
            return {"type": "notice", "said": self._notices.pop(0)}
        return self.core.take_news()

    def wait(self, seconds: float | None = None) -> bool:
        """Nothing happens by itself here."""
        del seconds
        return False

    def pass_time(self) -> None:
        """Notes that the time of the player in turn is up."""
        plan = self._room.pass_time(max(self._now(), self.table.deadline or 0.0))
        if plan is not None:
            self._keep(plan)

    def _computer_acts(self) -> bool:
        """Has the computer make its next move, or answer what it is offered, if it is to."""
        wanted, now = self._room.computer_to_act(), self._now()
        if wanted is None or not self.table.is_on:
            self._commands = []
            return False
        if (late := self._room.pass_time(now)) is not None:
            self._keep(late)
            return True
        if not self._commands or self.table.offered is not None:
            self._commands = self._advisor.commands(wanted[1], self.table, now)
        self._act(wanted[0], self._commands.pop(0))
        return True

    # What is asked

    def send(self, command: Command | Phrase, seat: str | None = None) -> Request:
        """Sends a command. One answer agrees on another game: the other player is here, too."""
        request = super().send(command, seat or self._last_mover(command))
        if command == Propose(Offer.REMATCH) and request.status is Status.DONE:
            self._accept_for_other()
        return request

    def request(self, make: Callable[[Core], Request]) -> Request:
        """Makes a request, which is settled at once."""
        request = make(self.core)
        self._exchange()
        if request.status is Status.PENDING:  # The game has gone on elsewhere.
            request.status = Status.OVERTAKEN
        return request

    def _last_mover(self, command: Command | Phrase) -> str | None:
        """At one keyboard whoever moved last takes that move back."""
        positions = self.table.game.positions
        is_shared = len(self._listener.players) == 2
        if command != Propose(Offer.TAKE_BACK) or not is_shared or len(positions) < 2:
            return None
        return str(positions[-2].turn)

    def _accept_for_other(self) -> None:
        """Has the other player accept what is offered, of which nothing need be told."""
        assert self.table.offered is not None
        if self._act(self.table.player_on(self.table.offered.seat.other), Accept()):
            while self.core.take_news() is not None:
                pass

    # The room

    def _exchange(self) -> None:
        """Carries messages to the room, and its answers back, until there are none."""
        while messages := self.core.messages_to_send():
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
        elif isinstance(outcome, Spoken):
            self._hear(outcome.told)
        else:
            self._receive(outcome.body)

    def _act(self, player: int, command: Command) -> bool:
        """Has somebody act who sends no messages; False when the game has gone on elsewhere."""
        return self._keep(self._room.act(player, command, self._now()))

    def _keep(self, plan: Plan) -> bool:
        """Keeps a plan, and only then tells it; False when the game has gone on elsewhere."""
        if self.is_kept:
            try:
                self._keeping.add(self._room.id, plan)
            except FourfoldError as error:
                if error.code == TableCode.STALE:
                    self._catch_up()
                    return False
                self._stop_keeping()
        if plan.opens is not None:
            self._following = room_of(plan.opens.table, plan.opens.players, plan.opens.events)
        self._hear(self._room.kept(plan))
        return True

    def _stop_keeping(self) -> None:
        """Goes on with a game that cannot be kept."""
        self.is_kept = False
        self._notices.append(message("game-not-kept"))

    def _catch_up(self) -> None:
        """Goes on from where the game is by now, or the one that was begun after it."""
        self._notices.append(message("game-overtaken"))
        self._commands = []
        try:
            room = self._keeping.read(self._room.id)
            while room.following is not None:
                room = self._keeping.read(room.following)
        except FourfoldError:
            self._stop_keeping()
            return
        self._sit_down(room)
        self._enter()

    def _hear(self, told: Told) -> None:
        for _, text in told:
            self._receive(json.loads(text))

    def _receive(self, body: dict[str, Any]) -> None:
        self.core.receive(body, self._now())
