"""The conversation at a table on a server.

The server knows the table, and understands what is typed; what is said and asked comes from it as
messages. Nothing of the rules is known here. What the other player does is told as it happens,
also while a line is being typed.
"""

from __future__ import annotations

import select
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fourfold.client import Client, Connection, RefusedError
from fourfold.protocol import (
    EventsMessage,
    NextMessage,
    OpponentBody,
    OptionsBody,
    SaidBody,
    SeatsBody,
    UnderstoodMessage,
    WelcomeMessage,
)
from fourfold.protocol.models import LanguageText
from fourfold.rules import Cell, Edition, ErrorCode, FourfoldError, Line, Position, parse_position
from fourfold.rules.notation import parse_move
from fourfold.table import Accept, Decline, Offer, Propose, command_from_json
from fourfold.table.codec import TYPED_AT_MOST
from fourfold.terminal.console import NewsError, Terminal
from fourfold.terminal.saving import free_name, save
from fourfold.terminal.screen import last_cell
from fourfold.terminal.sessions import Sessions
from fourfold.terminal.setup import ask_name
from fourfold.terminal.voice import LOW, LeaveError, Voice
from fourfold.words import (
    Board,
    Language,
    Message,
    NotUnderstoodError,
    Quit,
    Typed,
    message,
    message_from_json,
    refusal,
    understand,
    understand_line,
)

SECONDS_FOR_NEXT: Final = 3.0
"""After both agreed on another game, the server says so soon where it is."""

JUST_BEGUN: Final = 2
"""With so many events a game has only begun: the computer may have given a piece at once."""

Draw = Callable[[Position, Edition, Cell | None, Voice], None]
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Invitation:
    """Which table is wished for: one that is there, or a new one."""

    table: str | None = None
    name: str | None = None
    opponent: OpponentBody = OpponentBody()
    options: OptionsBody = OptionsBody()
    unused: str | None = None
    """A name for somebody who brings a name."""


@dataclass(frozen=True, slots=True)
class Means:
    """What a session meets outside: who one is, the clock, the picture."""

    sessions: Sessions
    now: Callable[[], float]
    draw: Draw | None = None
    explain: Callable[[Voice, Edition], None] | None = None
    """Says what the picture means."""


class RemoteSession:
    """Games with somebody elsewhere, one after the other."""

    def __init__(
        self, terminal: Terminal, language: Language, client: Client, means: Means
    ) -> None:
        self._terminal = terminal
        self._voice = Voice(terminal, language)
        self._client = client
        self._means = means
        self._table: Connection | None = None
        self._is_connected = True
        self._shown: object = None
        self._cued: int | None = None
        """With so many events seen the listener has been warned of the time."""
        self._is_agreed = False
        """Both want another game; `_next` says where it is."""
        self._next: SeatsBody | None = None

    def run(self, invitation: Invitation) -> bool:
        """Plays until the listener leaves; False when the server would not have it.

        The game stays on the server, and the seat is the listener's own, whatever happens here.
        """
        try:
            self._voice.say(message("welcome"))
            if invitation.unused is not None:
                self._voice.say(message("remote-name-unused", name=invitation.unused))
            seats: SeatsBody | None = self._sit_down(invitation)
            while seats is not None:
                seats = self._visit(seats)
        except (EOFError, KeyboardInterrupt) as error:
            self._say_kept()
            if isinstance(error, KeyboardInterrupt):
                raise
        except LeaveError:
            self._say_kept()
            self._voice.say(message("goodbye"))
        except RefusedError as error:
            self._voice.say(error.said)
            return False
        return True

    # Beginnings

    def _sit_down(self, invitation: Invitation) -> SeatsBody:
        """Takes a seat, under a name that the table accepts."""
        url = self._client.address.url
        kept = self._means.sessions.of(url)
        if kept is not None and self._client.session is None:
            self._client.session = kept.session
        is_back = kept is not None and invitation.table in kept.tables
        name = invitation.name
        while True:
            if name is None and not is_back:
                name = ask_name(self._voice, "setup-name", 1 if invitation.table is None else 2)
            try:
                return self._take_seat(invitation, name)
            except RefusedError as error:
                if error.code is ErrorCode.NO_SESSION and self._client.session is not None:
                    self._client.session = None  # The server has a new database.
                    is_back = False
                elif error.code is ErrorCode.BAD_NAME:
                    self._voice.say(error.said)
                    name, is_back = None, False
                else:
                    raise

    def _take_seat(self, invitation: Invitation, name: str | None) -> SeatsBody:
        if invitation.table is not None:
            return self._client.join(invitation.table, name, language=self._language)
        return self._client.open(
            name,
            opponent=invitation.opponent,
            options=invitation.options,
            language=self._language,
        )

    def _visit(self, seats: SeatsBody) -> SeatsBody | None:
        """Plays at one table; the seats at the next one, if another game is agreed on."""
        session = self._client.make_session()
        self._means.sessions.keep(self._client.address.url, session, seats.table)
        with self._client.sit(seats) as table:
            self._table, self._terminal.news = table, table
            self._next, self._shown, self._cued, self._is_agreed = None, None, None, False
            try:
                self._play(table)
                self._part(table)
            finally:
                self._terminal.news = None
        return self._next

    def _introduce(self, table: Connection, welcome: WelcomeMessage) -> None:
        """Says what is played, and how far the game is."""
        view, options = welcome.view, table.options
        edition = Edition(options.edition)
        self._voice.set_edition(edition)
        if self._means.explain is not None and not options.mask:
            self._means.explain(self._voice, edition)
        told: list[Message] = []
        for player in view.players:
            if player.computer is not None:
                level = message(f"level-{player.computer}")
                told.append(message("against-level", player=player.name, text=level))
        told += _answers(table, "traits")
        if options.mask:
            told.append(message("masked-table"))
        if view.state == "waiting":
            told += self._invite(table)
        elif view.state == "over":
            told += _ending(table)[:1]
        else:
            events = [event for event in welcome.events if event.event in ("began", "moved")]
            if len(events) > JUST_BEGUN:
                told.append(message("game-goes-on"))
                events = events[-1:]
            told += _said(event.said for event in events)
        self._voice.say(*told)

    def _invite(self, table: Connection) -> list[Message]:
        link = self._client.address.link_to(table.table)
        return [message("remote-invite", link=link), self._way_to("remote-invite-terminal", table)]

    def _way_to(self, id_: str, table: Connection) -> Message:
        return message(id_, server=self._client.address.url, table=table.table)

    def _say_kept(self) -> None:
        if self._table is not None and self._table.view.state != "over":
            self._voice.say(self._way_to("remote-kept", self._table))

    # One game

    def _play(self, table: Connection) -> None:
        while self._tell_news(table) or table.view.state != "over":
            self._draw(table)
            if table.view.state != "over":
                self._let_person_act(table)
        self._draw(table)
        self._voice.say(*_ending(table)[1:])

    def _let_person_act(self, table: Connection) -> None:
        try:
            asked = message_from_json(table.question.model_dump())
            text = self._voice.ask(asked, self._cue_time(table))
        except NewsError:
            return
        except TimeoutError:
            self._cued = table.seen
            self._voice.say(*_answers(table, "turn")[-1:])
            return
        self._follow(table, text)

    def _cue_time(self, table: Connection) -> float | None:
        """When to tell that time is running out."""
        seconds = table.options.seconds_per_move or 0
        is_ours = table.view.turn in table.seats
        if table.deadline is None or seconds < 2 * LOW or not is_ours or self._cued == table.seen:
            return None
        return table.deadline - LOW

    def _follow(self, table: Connection, text: str) -> None:
        """Does what was typed: what concerns the talking alone is done here, connected or not."""
        try:
            typed: Typed | None = understand(text, self._voice.texts.language)
        except NotUnderstoodError as error:
            if len(text) > TYPED_AT_MOST:
                self._voice.say(error.message)
                return
            typed = None  # A newer server may understand it.
        if isinstance(typed, Quit):
            raise LeaveError
        if isinstance(typed, Board) and self._can_draw(table):
            self._shown = None
        elif typed is None or not self._voice.serve(typed):
            self._ask_server(table, text)

    def _ask_server(self, table: Connection, text: str) -> None:
        try:
            answer = self._result(table, table.send_question(text, self._language))
            if not isinstance(answer, UnderstoodMessage):
                self._voice.say(*_said(answer.said))
            elif answer.command is not None:
                self._command(table, answer.command)
            elif answer.action == "quarto":
                self._call(table, None)
            elif answer.action == "save":
                self._save(table, answer.value)
        except FourfoldError as error:
            self._voice.say(error.said if isinstance(error, RefusedError) else refusal(error))

    def _command(self, table: Connection, command: dict[str, Any]) -> None:
        if str(command.get("move", "")).startswith("!"):
            self._call(table, Line(command["move"][1:]))
        elif command["command"] != "resign" or self._confirm(table, message("confirm-resign")):
            self._send(table, command)

    def _call(self, table: Connection, line: Line | None) -> None:
        """Sends a call once its line is said back and confirmed."""
        if line is None and table.view.may.call:
            text = self._ask(table, message("which-line"))
            try:
                line = None if text is None else understand_line(text, self._voice.texts.language)
            except NotUnderstoodError as error:
                self._voice.say(error.message)
            if line is None:
                self._voice.say(message("no-call"))
                return
        line = line or Line.A1D1
        if table.view.may.call and str(line) in table.lines:
            cells = tuple(map(Cell, table.lines[str(line)]))
            if not self._confirm(table, message("confirm-call", line=line, cells=cells)):
                self._voice.say(message("no-call"))
                return
        self._send(table, {"command": "play", "move": f"!{line}"})

    def _send(self, table: Connection, command: dict[str, Any]) -> None:
        """Has a command done. If something else came first, that is told, and asked again."""
        self._result(table, table.send(command_from_json(command)))

    def _ask(self, table: Connection, asked: Message) -> str | None:
        """Asks a question of its own; None when the turn has changed meanwhile."""
        return self._unless_changed(table, lambda: self._voice.ask(asked))

    def _confirm(self, table: Connection, asked: Message) -> bool:
        return bool(self._unless_changed(table, lambda: self._voice.confirm(asked)))

    def _unless_changed(self, table: Connection, ask: Callable[[], Result]) -> Result | None:
        """Asks again after news that change nothing."""
        before = table.view.turn, table.view.hand, table.view.state
        while (table.view.turn, table.view.hand, table.view.state) == before:
            try:
                return ask()
            except NewsError:
                self._tell_news(table)
        return None

    def _result(self, table: Connection, future: Future[Result]) -> Result:
        """Waits for the server, and tells what happens meanwhile."""
        while not future.done():
            select.select([table], [], [])
            self._tell_news(table)
        return future.result()

    @property
    def _language(self) -> LanguageText:
        codes: dict[Language, LanguageText] = {
            Language.EN: "en",
            Language.FR: "fr",
            Language.ES: "es",
            Language.DE: "de",
        }
        return codes[self._voice.texts.language]

    # What happens

    def _tell_news(self, table: Connection) -> bool:
        """Tells all that is new; False if nothing is."""
        is_new = self._tell_connection(table)
        while (news := table.wait(0)) is not None:
            is_new = True
            match news:
                case WelcomeMessage():
                    self._introduce(table, news)
                case EventsMessage(events=events):
                    self._voice.say(*_said(event.said for event in events))
                    self._is_agreed |= any(event.event == "rematched" for event in events)
                case NextMessage():
                    self._next = table.next
        return is_new

    def _tell_connection(self, table: Connection) -> bool:
        if self._is_connected is table.is_connected:
            return False
        self._is_connected = table.is_connected
        self._voice.say(message("remote-back" if self._is_connected else "remote-lost"))
        return True

    # Afterwards

    def _part(self, table: Connection) -> None:
        """Asks for another game, until both have agreed on one. Raises `LeaveError`."""
        while self._tell_news(table) or self._next is None:
            if self._next is not None:
                return
            if self._is_agreed:
                if not select.select([table], [], [], SECONDS_FOR_NEXT)[0]:
                    self._look_for_next(table)
                continue
            offer = table.view.offer
            is_waiting = offer is not None and offer.seat in table.seats
            try:
                asked = message("waiting-over" if is_waiting else "another-game")
                text = self._voice.ask(asked)
                typed = None if not text and is_waiting else self._voice.understand(text or "yes")
            except NewsError:
                continue
            self._answer_for_another(table, text, typed)

    def _look_for_next(self, table: Connection) -> None:
        """Asks where the other game is; if nobody knows, the listener is asked again."""
        self._is_agreed = False
        with suppress(FourfoldError):
            following = self._client.table(table.table).next
            if following is not None:
                self._next = self._client.join(following, language=self._language)

    def _answer_for_another(self, table: Connection, text: str, typed: Typed | None) -> None:
        offer = table.view.offer
        match typed:
            case None:
                pass
            case Accept() | Propose(Offer.REMATCH):
                if offer is None:
                    self._try(table, Propose(Offer.REMATCH))
                elif offer.seat not in table.seats:
                    self._try(table, Accept())
            case Decline() | Quit():
                if offer is not None:
                    self._try(table, Decline())
                raise LeaveError
            case _:
                self._follow(table, text)

    def _try(self, table: Connection, command: Accept | Decline | Propose) -> None:
        try:
            self._result(table, table.send(command))
        except RefusedError as error:
            self._voice.say(error.said)

    def _save(self, table: Connection, name: str | None) -> None:
        """Saves a finished game in a file."""
        text = self._client.game(table.table)
        save(
            self._voice,
            name or free_name(self._means.now()),
            text,
            lambda: self._confirm(table, message("confirm-overwrite")),
        )

    # The picture

    def _can_draw(self, table: Connection) -> bool:
        return self._means.draw is not None and table.view.board is not None

    def _draw(self, table: Connection) -> None:
        """Draws the board, unless it looks as it did last time."""
        view = table.view
        if self._means.draw is None or view.board in (None, self._shown) or view.state == "waiting":
            return
        self._shown = view.board
        variant = table.options.to_options().variant
        position = parse_position(f"{view.board} {view.hand or '-'}", variant)
        last = last_cell([parse_move(move) for move in view.moves or ()])
        self._means.draw(position, Edition(table.options.edition), last, self._voice)


def _answers(table: Connection, query: str) -> list[Message]:
    """What the server answers to a question."""
    return _said(table.query(query).said)


def _ending(table: Connection) -> list[Message]:
    """How the game ended, and then each line that was missed; nothing before the end."""
    outcome = table.view.outcome
    return [] if outcome is None else _said(outcome.said)


def _said(bodies: Iterable[SaidBody | None]) -> list[Message]:
    return [message_from_json(body.model_dump()) for body in bodies if body is not None]
