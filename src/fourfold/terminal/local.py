"""Games on this computer, one after the other.

Whatever happens is kept before it is told, and can be gone on with in another terminal.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

from fourfold.rules import FourfoldError, SavedGame, Seat
from fourfold.rules.errors import printable
from fourfold.table import (
    Computer,
    Ended,
    Event,
    Joined,
    Play,
    Player,
    Table,
    TableCode,
    begin,
    decide,
    join,
    open_table,
    replay,
    saved_game,
)
from fourfold.terminal.keeping import Keeping, KeptGame, new_game
from fourfold.terminal.link import Link
from fourfold.terminal.local_link import LocalLink
from fourfold.terminal.setup import Wishes, agree
from fourfold.terminal.voice import Voice
from fourfold.words import Message, message


class LocalHost:
    """Games on this computer, one after the other."""

    def __init__(
        self,
        database: Path,
        now: Callable[[], float],
        chance: Random,
        wishes: Wishes,
        *,
        goes_on: bool | None = None,
        save_as: str | None = None,
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
        self.save_as = save_as
        self._damaged = damaged

    def arrive(self, voice: Voice) -> Link:
        """Goes on with the newest game that is not over, if that is wished, or begins one."""
        if self._damaged is not None:
            voice.say(message("load-damaged", name=printable(self._damaged)))
        return self._continue(voice) or self._begin(voice)

    def _continue(self, voice: Voice) -> LocalLink | None:
        if self._goes_on is False:
            return None
        for name in self._unfinished():
            try:
                game = self._keeping.read(name)
            except FourfoldError as error:
                if error.code != TableCode.BAD_EVENT:
                    break
                voice.say(message("game-damaged", name=printable(name)))
                continue
            if not (self._goes_on or _wants(voice, game.table)):
                return None
            return LocalLink(game, self._keeping, self._now, resumes=True)
        if self._goes_on:
            voice.say(message("game-none"))
        return None

    def _unfinished(self) -> list[str]:
        """The games to go on with. That there can be none is told when one begins."""
        try:
            return self._keeping.unfinished()
        except FourfoldError:
            return []

    def _begin(self, voice: Voice) -> LocalLink:
        agreed = agree(voice, self._wishes, self._chance)
        at = self._now()
        events = list(open_table(agreed.options))
        for player in agreed.players:
            # The names of a saved game have been at a table before, and may be like those of old.
            is_known = agreed.saved is not None
            events += (Joined(player),) if is_known else join(replay(events), player)
        events += begin(replay(events), agreed.first, at)
        if agreed.saved is not None:
            events += _moves_of(agreed.saved, replay(events), at)
        players = _players(agreed.computer, agreed.computer_player)
        game = KeptGame(
            new_game(), players, tuple(events), (None,) * len(events), replay(events), None
        )
        link = LocalLink(game, self._keeping, self._now)
        try:
            self._keeping.begin(game.id, players, events, at)
        except FourfoldError:
            link.lose()
        return link

    def go_on(self, link: Link) -> Link | None:
        """The place at the table of the next game."""
        assert isinstance(link, LocalLink)
        game = link.following
        if game is None:
            return None
        return LocalLink(game, self._keeping, self._now, is_kept=link.is_kept)

    def invite(self, link: Link) -> list[Message]:
        """Nobody is waited for here."""
        del link
        return []

    def is_kept(self, link: Link) -> bool:
        """Whether one can come back to a game that one leaves."""
        assert isinstance(link, LocalLink)
        return link.is_kept

    def kept(self, link: Link) -> list[Message]:
        """How one comes back to it."""
        return [message("game-kept")] if self.is_kept(link) else []

    def game_text(self, link: Link) -> str:
        """The game as a text to be saved."""
        assert isinstance(link, LocalLink)
        day = datetime.fromtimestamp(self._now()).astimezone().date()
        return str(saved_game(link.table, day))

    def close(self) -> None:
        """Lets go of the store."""
        self._keeping.close()


def _wants(voice: Voice, table: Table) -> bool:
    first, second = table.name(Seat.FIRST), table.name(Seat.SECOND)
    asked = message("continue", actor=first, other=second, count=table.position.count)
    return voice.confirm(asked, default=True)


def _players(computer: Computer | None, number: int) -> tuple[Player, Player]:
    players = [Player(0), Player(1)]
    if computer is not None:
        players[number] = Player(number, computer=computer)
    return players[0], players[1]


def _moves_of(saved: SavedGame, table: Table, at: float) -> list[Event]:
    """The moves of a game that is gone on with, and its end."""
    events: list[Event] = []
    for number, move in enumerate(saved.game.moves):
        if len(table.game.moves) > number:
            continue  # Automatic calling has played it.
        assert table.turn is not None
        made = decide(table, table.turn, Play(move), at)
        table = replay(made, table)
        events += made
    if table.ended is None and saved.reason is not None:
        events.append(Ended(saved.result, saved.reason))
    return events
