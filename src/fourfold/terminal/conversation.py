"""The conversation at a table: what is asked, what is understood, what is said.

It knows nothing of the rules, and is the same for a table on this computer and for one on a server.
What is typed is understood here; what is said of the game comes from the authority of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from fourfold.client.core import Request, Status
from fourfold.client.errors import RefusedError
from fourfold.rules import Call, FourfoldError, Line
from fourfold.table import (
    Accept,
    Claim,
    Command,
    Decline,
    Offer,
    Options,
    Play,
    Propose,
    Resign,
)
from fourfold.terminal.console import Console, NewsError
from fourfold.terminal.introducing import agreement, opponents
from fourfold.terminal.link import Json, Link, refusal_of, said
from fourfold.terminal.saving import free_name, save
from fourfold.terminal.screen import Screen, position_of
from fourfold.terminal.voice import LeaveError, Voice
from fourfold.words import (
    Action,
    Language,
    Message,
    NotUnderstoodError,
    Phrase,
    Question,
    Save,
    Typed,
    confirm_call,
    message,
    message_from_json,
    understand_line,
)

WARNING_SECONDS: Final = 10
"""The listener is warned so long before a deadline."""
JUST_BEGUN: Final = 2
"""With so many events a game has only begun: the computer may have given a piece at once."""
SECONDS_FOR_NEXT: Final = 3.0
"""After both agreed on another game it is told soon where it is."""

Result = TypeVar("Result")


class Conversation:
    """Games at one keyboard, one after the other."""

    def __init__(
        self,
        console: Console,
        language: Language,
        link: Link,
        now: Callable[[], float],
        screen: Screen,
        *,
        save_as: str | None = None,
    ) -> None:
        """`save_as` names a file in which a game is saved when it is over or left."""
        self._console = console
        self._voice = Voice(console, language)
        self._link = link
        self._now = now
        self._screen = screen
        self._save_as = save_as
        self._has_arrived = False
        self._is_connected = True
        self._cued: int | None = None
        """The number of the turn in which the listener has been warned of the time."""
        self._is_agreed = False
        """Both want another game; it is told soon where that is."""
        self._introduced: Options | None = None
        """What has been agreed on at the table that was introduced last."""

    def run(self) -> bool:
        """Plays until the listener leaves; False when there is no place for them.

        Nothing that happened at a table is lost by leaving.
        """
        try:
            self._voice.say(message("welcome"))
            self._link.arrive(self._voice)
            self._has_arrived = True
            while True:
                self._visit()
        except (EOFError, KeyboardInterrupt) as error:
            self._say_way_back()
            if isinstance(error, KeyboardInterrupt):
                raise
        except LeaveError:
            self._say_way_back()
            self._voice.say(message("goodbye"))
        except RefusedError as error:
            self._voice.say(error.said)
            return False
        finally:
            self._link.close()
        return True

    def _visit(self) -> None:
        """Plays at one table until another game is agreed on. Raises `LeaveError`."""
        self._console.news = self._link.news
        self._cued, self._is_agreed = None, False
        self._screen.forget()
        try:
            self._play()
            while not self._go_on():
                self._play()
        finally:
            self._console.news = None

    # What is told

    def _tell_news(self) -> bool:
        """Tells all that is new; False if nothing is."""
        is_new = self._tell_connection()
        while (news := self._link.take_news()) is not None:
            is_new = True
            match news["type"]:
                case "notice":
                    self._voice.say(news["said"])
                case "phrase":
                    self._voice.say(message_from_json(news["said"]))
                case "welcome":
                    self._introduce(news)
                case "events":
                    self._voice.tell(news["events"], self._link.view)
                    names = {each["event"] for each in news["events"]}
                    self._is_agreed |= "rematched" in names
                    if "took-back" in names:
                        self._screen.forget()
        return is_new

    def _tell_connection(self) -> bool:
        if self._is_connected is self._link.core.is_connected:
            return False
        self._is_connected = not self._is_connected
        self._voice.say(message("remote-back" if self._is_connected else "remote-lost"))
        return True

    def _introduce(self, welcome: Json) -> None:
        """Says what is played, and how far the game is."""
        view, options = self._link.view, self._link.options
        self._screen.forget()
        self._voice.set_edition(options.edition)
        if not options.mask:
            self._screen.explain(self._voice, options.edition)
        told = opponents(view)
        if options != self._introduced:
            told += agreement(options)
        self._introduced = options
        begun = [each for each in welcome["events"] if each["event"] in ("began", "moved")]
        if view["state"] == "waiting":
            told += self._link.invitation
        elif view["state"] == "over":
            told += said(view["outcome"]["said"])[:1]
        elif len(begun) > JUST_BEGUN:
            told += [message("game-goes-on"), *self._answers(Question.LAST)]
        else:
            self._voice.say(*told)
            self._voice.tell(begun, view)
            return
        self._voice.say(*told)

    def _say_way_back(self) -> None:
        if not self._has_arrived or self._link.view["state"] == "over":
            return
        if self._save_as is not None:
            self._save(self._save_as)
        self._voice.say(*self._link.way_back)

    # One game

    def _play(self) -> None:
        while True:
            if self._tell_news():
                continue
            if self._link.view["state"] == "over":
                break
            self._screen.show(self._link, self._voice)
            self._let_person_act()
        self._screen.show(self._link, self._voice)
        self._voice.say(*said(self._link.view["outcome"]["said"])[1:])
        if self._save_as is not None:
            self._save(self._save_as)

    def _let_person_act(self) -> None:
        until = self._until()
        try:
            text = self._voice.ask(message_from_json(self._link.core.question), until)
        except NewsError:
            return
        except TimeoutError:
            if until == self._own_deadline():
                self._link.pass_time()
            else:
                self._cued = self._link.turn_number
                self._voice.say(*self._answers(Question.TURN)[-1:])
            return
        typed = self._voice.understand(text) if text else None
        if typed is not None:
            try:
                self._answer(typed)
            except TimeoutError:
                self._link.pass_time()

    def _until(self) -> float | None:
        """When to tell that time is running out; where that is done, when it has run out."""
        link, view = self._link, self._link.view
        is_warned = self._cued == link.turn_number or view["turn"] not in view["seats"]
        seconds = link.options.seconds_per_move or 0
        if link.deadline is None or is_warned or seconds < 2 * WARNING_SECONDS:
            return self._own_deadline()
        return link.deadline - WARNING_SECONDS

    def _own_deadline(self) -> float | None:
        return self._link.deadline if self._link.keeps_time else None

    def _answer(self, typed: Typed) -> None:
        match typed:
            case Play(Call(line)):
                self._call(line)
            case Action.QUARTO:
                self._call(None)
            case Propose(offer):
                self._offer(offer)
            case Resign():
                if self._confirm(message("confirm-resign")):
                    self._send(typed)
            case Play() | Accept() | Decline() | Claim() | Phrase():
                self._send(typed)
            case _:
                self._inform(typed)

    def _inform(self, typed: Typed) -> None:
        """Answers what changes nothing at the table."""
        match typed:
            case Action.QUIT:
                if self._link.is_kept or self._confirm(message("confirm-quit")):
                    raise LeaveError
            case Save(name):
                self._save(name or free_name(self._now()))
            case Question.BOARD if self._screen.is_shown and self._link.view["board"] is not None:
                self._screen.forget()
                self._screen.show(self._link, self._voice)
            case Question.TURN if self._link.view["turn"] in self._link.view["seats"]:
                self._voice.forget_piece()
                self._voice.say(*self._answers(typed)[-1:])
            case _ if self._voice.serve(typed):
                pass
            case _:
                self._voice.say(*self._answers(typed))

    def _call(self, line: Line | None) -> None:
        """Sends a call once its line is said back and confirmed."""
        if not self._link.view["may"]["call"]:
            self._voice.say(*self._answers(Action.QUARTO))
            return
        if line is None:
            asked = message("which-line")
            text = self._unless_changed(lambda until: self._voice.insist(asked, until))
            try:
                line = None if text is None else understand_line(text, self._voice.texts.language)
            except NotUnderstoodError as error:
                self._voice.say(error.message)
            if line is None:
                self._voice.say(message("no-call"))
                return
        position = position_of(self._link)
        has_gap = position is not None and not position.is_complete(line)
        is_meant = str(line) in self._link.lines and not has_gap
        if is_meant and not self._confirm(confirm_call(line)):
            self._voice.say(message("no-call"))
            return
        self._send(Play(Call(line)))

    def _offer(self, offer: Offer) -> None:
        """Offers something; at one keyboard the other player is asked at once."""
        self._send(Propose(offer))
        view = self._link.view
        if view["offer"] is None or len(view["seats"]) < 2:
            return
        (other,) = (each for each in view["players"] if each["seat"] != view["offer"]["seat"])
        asked = message("offer-question", player=other["name"])
        answer = Accept() if self._confirm(asked) else Decline()
        self._send(answer, other["seat"])

    # Asking, and waiting for the table

    def _send(self, command: Command | Phrase, seat: str | None = None) -> None:
        """Has a command done. What is refused is said; what came first is told, and asked again."""
        try:
            self._settle(self._link.send(command, seat))
        except FourfoldError as error:
            self._voice.say(refusal_of(error))
        self._tell_news()

    def _answers(self, query: object) -> list[Message]:
        """What is answered to a question, or why not."""
        try:
            answer = self._settle(self._link.ask(query))  # type: ignore[arg-type]
        except FourfoldError as error:
            return [refusal_of(error)]
        return [] if answer is None else said(answer["said"])

    def _settle(self, request: Request) -> Json | None:
        """Waits for an answer, and tells what happens meanwhile. Raises `RefusedError`."""
        while request.status is Status.PENDING:
            self._link.wait()
            if request.status is Status.PENDING:
                self._tell_news()
        return request.result()

    def _confirm(self, asked: Message) -> bool:
        return bool(self._unless_changed(lambda until: self._voice.confirm(asked, until)))

    def _unless_changed(self, ask: Callable[[float | None], Result]) -> Result | None:
        """Asks, and asks again after news that change nothing; None after others."""

        def state() -> tuple[object, ...]:
            return self._link.view["turn"], self._link.view["hand"], self._link.view["state"]

        before = state()
        while state() == before:
            try:
                return ask(self._own_deadline())
            except NewsError:
                self._tell_news()
        return None

    # Afterwards

    def _go_on(self) -> bool:
        """Asks for another game until one is agreed on; False when this one goes on after all."""
        while True:
            is_new = self._tell_news()
            if self._link.go_on():
                return True
            view = self._link.view
            if view["state"] != "over":
                return False
            if self._is_agreed:
                self._is_agreed = self._link.wait(SECONDS_FOR_NEXT)
                continue
            if is_new:
                continue
            is_waiting = view["offer"] is not None and view["offer"]["seat"] in view["seats"]
            try:
                text = self._voice.ask(message("waiting-over" if is_waiting else "another-game"))
            except NewsError:
                continue
            typed = None if not text and is_waiting else self._voice.understand(text or "yes")
            if typed is not None:
                self._answer_for_another(typed)

    def _answer_for_another(self, typed: Typed) -> None:
        offer = self._link.view["offer"]
        match typed:
            case Accept() | Propose(Offer.REMATCH):
                if offer is None:
                    self._send(Propose(Offer.REMATCH))
                elif offer["seat"] not in self._link.view["seats"]:
                    self._send(Accept())
            case Decline() | Action.QUIT:
                if offer is not None:
                    self._send(Decline())
                raise LeaveError
            case Phrase():
                self._send(typed)
            case Play() | Action.QUARTO | Propose() | Resign() | Claim():
                self._voice.say(message("refused-game-over"))
            case _:
                self._inform(typed)

    def _save(self, name: str) -> None:
        """Saves a game in a file."""
        try:
            text = self._link.game_text()
        except FourfoldError as error:
            self._voice.say(refusal_of(error))
            return
        save(
            self._voice,
            name,
            text,
            lambda: name == self._save_as or self._confirm(message("confirm-overwrite")),
        )
