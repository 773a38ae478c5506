"""The conversation: what is asked, what is understood, what is said.

Everything that happens goes through the table and is kept before it is told; whether a line is
open is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from random import Random

from fourfold.rules import Call, Cell, Edition, ErrorCode, FourfoldError, Line, SavedGame, Seat
from fourfold.rules.errors import printable
from fourfold.table import (
    Accept,
    Began,
    Claim,
    Command,
    Decline,
    Ended,
    Event,
    Joined,
    Leave,
    Offer,
    Play,
    Propose,
    Resign,
    Return,
    Table,
    begin,
    decide,
    evolve,
    join,
    may_call,
    open_table,
    pass_time,
    rematch,
    replay,
    resume,
    saved_game,
)
from fourfold.terminal.computer import Computer, Mind
from fourfold.terminal.console import Console
from fourfold.terminal.keeping import Agreed, Keeping
from fourfold.terminal.saving import free_name, save
from fourfold.terminal.setup import Wishes, agree
from fourfold.terminal.voice import LOW, LeaveError, Voice
from fourfold.words import (
    Board,
    Hint,
    Language,
    Last,
    Message,
    NotUnderstoodError,
    Quarto,
    Quit,
    Save,
    Turn,
    Typed,
    answer,
    counted,
    describe,
    hint,
    message,
    question,
    refusal,
    result,
    understand_line,
)

Show = Callable[[Table, Voice], None]
"""Draws the board of a table."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a session meets outside: the file of the store, the clock, chance, the picture."""

    database: Path
    now: Callable[[], float]
    chance: Random
    show: Show | None = None
    explain: Callable[[Voice, Edition], None] | None = None
    """Says what the picture means."""


class OvertakenError(Exception):
    """Somebody else has gone on with the game."""


class Session:
    """Games at one keyboard, one after the other."""

    def __init__(self, console: Console, language: Language, around: Surroundings) -> None:
        self.table = Table()
        self._voice = Voice(console, language)
        self._around = around
        self._keeping = Keeping(around.database)
        self._game: str | None = None
        """Under which id the game is kept, if it is."""
        self._computer: Computer | None = None
        self._mind: Mind | None = None
        self._shown: object = None
        self._cued: float | None = None
        """The deadline of which the listener has been warned."""
        self._save_as: str | None = None

    def run(
        self,
        wishes: Wishes,
        *,
        goes_on: bool | None = None,
        save_as: str | None = None,
        damaged: str | None = None,
    ) -> None:
        """Plays until the listener leaves; nothing that happened at the table is lost by that.

        `goes_on` says whether to go on with the game that was left last; None asks. `damaged` is
        the name of a saved game that was to be loaded and cannot be read.
        """
        self._save_as = save_as
        try:
            self._voice.say(message("welcome"))
            if damaged is not None:
                self._voice.say(message("load-damaged", name=printable(damaged)))
            if not self._go_on(goes_on=goes_on):
                self._begin(wishes)
            while self._play():
                self._begin_again()
        except (EOFError, KeyboardInterrupt) as error:
            self._say_kept()
            if isinstance(error, KeyboardInterrupt):
                raise
        except LeaveError:
            self._say_kept()
            self._voice.say(message("goodbye"))
        finally:
            self._keeping.close()

    # Beginnings

    def _go_on(self, *, goes_on: bool | None) -> bool:
        """Goes on with the newest game that is not over, if that is wished."""
        if goes_on is False:
            return False
        for game in self._unfinished():
            try:
                kept = self._keeping.read(game)
            except FourfoldError as error:
                if error.code is not ErrorCode.BAD_EVENT:
                    break
                self._voice.say(message("game-damaged", name=printable(game)))
                continue
            if not (goes_on or self._wants(kept.table)):
                return False
            self._game, self._computer, self.table = game, kept.computer, kept.table
            try:
                self._keep(resume(kept.table, self._around.now()))
            except OvertakenError:
                self._catch_up()
            else:
                self._introduce()
            return True
        if goes_on:
            self._voice.say(message("game-none"))
        return False

    def _unfinished(self) -> list[str]:
        """The games to go on with. That there can be none is told when one begins."""
        try:
            return self._keeping.unfinished()
        except FourfoldError:
            return []

    def _wants(self, table: Table) -> bool:
        first, second = table.name(Seat.FIRST), table.name(Seat.SECOND)
        asked = message("continue", actor=first, other=second, count=table.position.count)
        return self._voice.confirm(asked, default=True)

    def _begin(self, wishes: Wishes) -> None:
        agreed = agree(self._voice, wishes, self._around.chance)
        at = self._around.now()
        events = list(open_table(agreed.options))
        for player in agreed.players:
            # The names of a saved game have been at a table before, and may be like those of old.
            is_known = agreed.saved is not None
            events += (Joined(player),) if is_known else join(replay(events), player)
        events += begin(replay(events), agreed.first, at)
        if agreed.saved is not None:
            events += _moves_of(agreed.saved, replay(events), at)
        self._open(agreed.computer, events)

    def _begin_again(self) -> None:
        """Both have said yes by one answer. The computer does not play the same game again."""
        now = self._around.now()
        agreed: list[Event] = []
        for seat, command in ((Seat.FIRST, Propose(Offer.REMATCH)), (Seat.SECOND, Accept())):
            agreed += decide(replay(agreed, self.table), seat, command, now)
        events = rematch(replay(agreed, self.table), now)
        after = None if self._game is None else Agreed(self._game, self.table.seen, agreed)
        known = self._computer
        computer = None if known is None else replace(known, seed=known.seed + 1)
        try:
            self._open(computer, events, after)
        except OvertakenError:
            self._catch_up()

    def _open(
        self, computer: Computer | None, events: Sequence[Event], after: Agreed | None = None
    ) -> None:
        try:
            self._game = self._keeping.begin(computer, events, self._around.now(), after)
        except FourfoldError as error:
            self._lose_game(error)
        self._computer = computer
        self.table = replay(events)
        self._introduce()

    def _catch_up(self) -> None:
        """Goes on from where the game is by now, or the one that was begun after it."""
        self._voice.say(message("game-overtaken"))
        assert self._game is not None
        try:
            kept = self._keeping.read(self._game)
            while kept.next is not None:
                self._game, kept = kept.next, self._keeping.read(kept.next)
        except FourfoldError as error:
            self._lose_game(error)
            return
        self._computer, self.table = kept.computer, kept.table
        self._introduce()

    def _introduce(self) -> None:
        """Says what is played, and how far the game is."""
        table = self.table
        self._mind = Mind(table.options.variant)
        self._shown = None
        self._voice.set_edition(table.options.edition)
        if self._around.explain is not None and not table.options.mask:
            self._around.explain(self._voice, table.options.edition)
        told = [*counted(table)]
        if self._computer is not None:
            player = table.players[self._computer.player]
            level = message(f"level-{self._computer.level}")
            told.insert(0, message("against-level", player=player, text=level))
        if table.options.mask:
            told.append(message("masked-table"))
        if table.ended is not None:
            told += result(table, self._viewer)[:1]
        elif table.game.moves:
            told += [message("game-goes-on"), *answer(Last(), table, self._viewer)]
        else:
            began = describe(Began(table.first or 0, table.since), table, table, self._viewer)
            told += [] if began is None else [began]
        self._voice.say(*told)

    # Who is who

    @property
    def _viewer(self) -> Seat | None:
        """The seat of the one who listens; None where two do."""
        return None if self._computer is None else self._seat_of(1 - self._computer.player)

    def _seat_of(self, player: int) -> Seat:
        return Seat.FIRST if player == self.table.first else Seat.SECOND

    def _is_computer(self, seat: Seat) -> bool:
        return self._computer is not None and self._seat_of(self._computer.player) is seat

    # One game

    def _play(self) -> bool:
        """Plays one game; True when another one is agreed on."""
        while (turn := self.table.turn) is not None:
            try:
                self._let_act(turn)
            except OvertakenError:
                self._catch_up()
        self._draw()
        self._voice.say(*result(self.table, self._viewer)[1:])
        if self._save_as is not None:
            self._save(self._save_as)
        return self._ask_for_another()

    def _let_act(self, seat: Seat) -> None:
        try:
            if self._is_computer(seat):
                self._let_computer_act(seat)
            else:
                self._let_person_act(seat)
        except TimeoutError:
            at = max(self._around.now(), self.table.deadline or 0.0)
            self._record(pass_time(self.table, at))

    def _let_computer_act(self, seat: Seat) -> None:
        assert self._computer is not None
        assert self._mind is not None
        deadline = self.table.deadline
        seconds = None if deadline is None else deadline - self._around.now()
        for move in self._mind.choose(self._computer, self.table.position, seconds):
            if self.table.turn is seat:
                self._send(seat, Play(move))

    def _let_person_act(self, seat: Seat) -> None:
        self._draw()
        viewer = self._viewer
        asked = question(self.table, viewer or seat, by_name=viewer is None)
        until = self._cue_time()
        try:
            typed = self._voice.understand(self._voice.ask(asked, until))
        except TimeoutError:
            if until == self.table.deadline:
                raise
            self._cued = self.table.deadline
            now = max(until or 0.0, self._around.now())
            self._voice.say(answer(Turn(), self.table, viewer, now)[-1])
            return
        if typed is not None:
            self._answer(typed, seat)

    def _cue_time(self) -> float | None:
        """When to tell that time is running out; where that is done, when it has run out."""
        deadline, seconds = self.table.deadline, self.table.options.seconds_per_move
        if deadline is None or seconds is None or seconds < 2 * LOW or self._cued == deadline:
            return deadline
        return deadline - LOW

    def _answer(self, typed: Typed, seat: Seat) -> None:
        match typed:
            case Play(Call(line)):
                self._call(seat, line)
            case Quarto():
                self._call(seat, None)
            case Propose(offer):
                self._offer(seat, offer)
            case Resign():
                if self._confirm("confirm-resign"):
                    self._send(seat, typed)
            case Play() | Accept() | Decline() | Claim() | Leave() | Return():
                self._send(seat, typed)
            case _:
                self._inform(typed)

    def _inform(self, typed: Typed) -> None:
        """Answers what changes nothing at the table."""
        match typed:
            case Quit():
                if self._game is not None or self._confirm("confirm-quit"):
                    raise LeaveError
            case Save(name):
                self._save(name or free_name(self._around.now()))
            case Hint():
                self._advise()
            case Board() if self._can_draw:
                self._shown = None
                self._draw()
            case _ if self._voice.serve(typed):
                pass
            case _:
                now = self._around.now()
                self._voice.say(*answer(typed, self.table, self._viewer, now))  # type: ignore[arg-type]

    def _confirm(self, id_: str) -> bool:
        return self._voice.confirm(message(id_), self.table.deadline)

    def _call(self, seat: Seat, line: Line | None) -> None:
        """Sends a call once its line is said back and confirmed."""
        voice, deadline = self._voice, self.table.deadline
        if not may_call(self.table, seat):
            self._send(seat, Play(Call(line or Line.A1D1)))
            return
        if line is None:
            text = voice.ask(message("which-line"), deadline)
            try:
                line = understand_line(text, voice.texts.language)
            except NotUnderstoodError as error:
                voice.say(error.message, message("no-call"))
                return
        position = self.table.position
        if line not in position.variant.lines or not position.is_complete(line):
            self._send(seat, Play(Call(line)))
            return
        asked = message("confirm-call", line=line, cells=tuple[Cell, ...](line.cells))
        if voice.confirm(asked, deadline):
            self._send(seat, Play(Call(line)))
        else:
            voice.say(message("no-call"))

    def _offer(self, seat: Seat, offer: Offer) -> None:
        """Offers something, and has the other player answer."""
        table = self.table
        if offer is Offer.TAKE_BACK and self._computer is None and len(table.game.moves) > 0:
            before = table.game.positions[-2].turn  # Whoever moved last takes that move back.
            seat = before or seat
        if not self._send(seat, Propose(offer)) or self.table.offered is None:
            return
        other = seat.other
        if self._is_computer(other):
            is_agreed = offer is not Offer.DRAW or not self._computer_wins()
        else:
            name = self.table.name(other)
            asked = message("offer-question", player=name)
            is_agreed = self._voice.confirm(asked, self.table.deadline)
        self._send(other, Accept() if is_agreed else Decline())
        self._shown = None if offer is Offer.TAKE_BACK else self._shown

    def _computer_wins(self) -> bool:
        assert self._mind is not None
        assert self._computer is not None
        return self._mind.is_lost(self._computer, self.table.position_as_it_counts)

    def _advise(self) -> None:
        assert self._mind is not None
        options = self.table.options
        if not options.hints or options.mask or self.table.ended is not None:
            self._voice.say(message("hints-off"))
            return
        self._voice.say(hint(self._mind.advise(self.table.position_as_it_counts)))

    # What happens

    def _send(self, seat: Seat, command: Command) -> bool:
        """Has the table decide; False when it refuses, which is said."""
        try:
            events = decide(self.table, seat, command, self._around.now())
        except FourfoldError as error:
            self._voice.say(refusal(error))
            return False
        self._record(events)
        return True

    def _record(self, events: Sequence[Event]) -> None:
        """Keeps events, and only then tells them."""
        before = self.table
        self._keep(events)
        told: list[Message] = []
        for event in events:
            after = evolve(before, event)
            said = describe(event, before, after, self._viewer)
            told += [] if said is None else [said]
            before = after
        self._voice.say(*told)

    def _keep(self, events: Sequence[Event]) -> None:
        if self._game is not None and events:
            try:
                self._keeping.add(self._game, self.table.seen, events, self._around.now())
            except FourfoldError as error:
                self._lose_game(error)
        self.table = replay(events, self.table)

    def _lose_game(self, error: FourfoldError) -> None:
        """Goes on with a game that is not kept, unless it is kept by somebody else."""
        if error.code is ErrorCode.STALE:
            raise OvertakenError from error
        self._game = None
        self._voice.say(message("game-not-kept"))

    def _say_kept(self) -> None:
        if self.table.is_on:
            if self._save_as is not None:
                self._save(self._save_as)
            if self._game is not None:
                self._voice.say(message("game-kept"))

    # Afterwards

    def _ask_for_another(self) -> bool:
        while True:
            text = self._voice.ask(message("another-game"))
            typed = self._voice.understand(text) if text else Accept()
            match typed:
                case None:
                    pass
                case Accept() | Propose(Offer.REMATCH):
                    return True
                case Decline() | Quit():
                    raise LeaveError
                case Play() | Quarto() | Propose() | Resign() | Claim() | Leave() | Return():
                    self._voice.say(message("refused-game-over"))
                case _:
                    self._inform(typed)

    def _save(self, name: str) -> None:
        day = datetime.fromtimestamp(self._around.now()).astimezone().date()
        text = str(saved_game(self.table, day))
        save(self._voice, name, text, lambda: self._may_overwrite(name))

    def _may_overwrite(self, name: str) -> bool:
        return name == self._save_as or self._confirm("confirm-overwrite")

    # The picture

    @property
    def _can_draw(self) -> bool:
        return self._around.show is not None and not self.table.options.mask

    def _draw(self) -> None:
        """Draws the board, unless it looks as it did last time."""
        position = self.table.position
        if self._around.show is None or not self._can_draw or self._shown == position.board:
            return
        self._shown = position.board
        self._around.show(self.table, self._voice)


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
