"""The conversation at a table: what is asked, what is understood, what is said.

It knows nothing of the rules, and is the same for a table on this computer and for one on a server.
What is typed is understood here; what is said of the game comes from the authority of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol, TypeVar

from fourfold.client.errors import RefusedError
from fourfold.rules import Call, Cell, FourfoldError, Line
from fourfold.table import (
    Accept,
    Claim,
    Command,
    Decline,
    Leave,
    Offer,
    Play,
    Propose,
    Resign,
    Return,
)
from fourfold.terminal.console import Console, HasNews, NewsError
from fourfold.terminal.link import Host, Json, Link, Pending
from fourfold.terminal.saving import free_name, save
from fourfold.terminal.screen import Screen, position_of
from fourfold.terminal.voice import LOW, LeaveError, Voice
from fourfold.words import (
    Language,
    Message,
    NotUnderstoodError,
    Question,
    Request,
    Save,
    Typed,
    message,
    message_from_json,
    refusal,
    understand_line,
)

JUST_BEGUN: Final = 2
"""With so many events a game has only begun: the computer may have given a piece at once."""
SECONDS_FOR_NEXT: Final = 3.0
"""After both agreed on another game it is told soon where it is."""

Result = TypeVar("Result")


class Listening(Console, Protocol):
    """A console that can be woken while a line is typed."""

    news: HasNews | None


class Conversation:
    """Games at one keyboard, one after the other."""

    def __init__(
        self,
        console: Listening,
        language: Language,
        host: Host,
        now: Callable[[], float],
        screen: Screen | None = None,
    ) -> None:
        """Without a screen there is no picture: words only."""
        self._console = console
        self._voice = Voice(console, language)
        self._host = host
        self._now = now
        self._screen = screen
        self.link: Link | None = None
        """The place at the table that is played at."""
        self._is_connected = True
        self._cued: int | None = None
        """The number of the turn in which the listener has been warned of the time."""
        self._is_agreed = False
        """Both want another game; it is told soon where that is."""

    def run(self) -> bool:
        """Plays until the listener leaves; False when there is no place for them.

        Nothing that happened at a table is lost by leaving.
        """
        try:
            self._voice.say(message("welcome"))
            link: Link | None = self._host.arrive(self._voice)
            while link is not None:
                link = self._visit(link)
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
        finally:
            self._host.close()
        return True

    def _visit(self, link: Link) -> Link | None:
        """Plays at one table; the place at the next one, if another game is agreed on."""
        self.link, self._console.news = link, link.news
        self._cued, self._is_agreed = None, False
        self._forget_picture()
        try:
            while True:
                self._play(link)
                if (following := self._part(link)) is not None:
                    return following
        finally:
            self._console.news = None

    # What is told

    def _tell_news(self, link: Link) -> bool:
        """Tells all that is new; False if nothing is."""
        is_new = self._tell_connection(link)
        for notice in link.take_notices():
            is_new = True
            self._voice.say(notice)
        while (news := link.take_news()) is not None:
            is_new = True
            if news["type"] == "welcome":
                self._introduce(link, news)
            elif news["type"] == "events":
                events = news["events"]
                self._voice.say(*_said(each.get("said") for each in events))
                names = {each["event"] for each in events}
                self._is_agreed |= "rematched" in names
                if "took-back" in names:
                    self._forget_picture()
        return is_new

    def _tell_connection(self, link: Link) -> bool:
        if self._is_connected is link.is_connected:
            return False
        self._is_connected = link.is_connected
        self._voice.say(message("remote-back" if self._is_connected else "remote-lost"))
        return True

    def _introduce(self, link: Link, welcome: Json) -> None:
        """Says what is played, and how far the game is."""
        view, options = link.view, link.options
        self._forget_picture()
        self._voice.set_edition(options.edition)
        if self._screen is not None and not options.mask:
            self._screen.explain(self._voice, options.edition)
        told: list[Message] = []
        for player in view["players"]:
            if player["computer"] is not None:
                level = message(f"level-{player['computer']}")
                told.append(message("against-level", player=player["name"], text=level))
        told += self._answers(link, Question.TRAITS)
        if options.mask:
            told.append(message("masked-table"))
        begun = [each for each in welcome["events"] if each["event"] in ("began", "moved")]
        if view["state"] == "waiting":
            told += self._host.invite(link)
        elif view["state"] == "over":
            told += _said(view["outcome"]["said"])[:1]
        elif len(begun) > JUST_BEGUN:
            told += [message("game-goes-on"), *self._answers(link, Question.LAST)]
        else:
            told += _said(each.get("said") for each in begun)
        self._voice.say(*told)

    def _say_kept(self) -> None:
        if self.link is None or self.link.view["state"] == "over":
            return
        if self._host.save_as is not None:
            self._save(self.link, self._host.save_as)
        self._voice.say(*self._host.kept(self.link))

    # One game

    def _play(self, link: Link) -> None:
        while True:
            link.let_others_act()
            if self._tell_news(link):
                continue
            if link.view["state"] == "over":
                break
            self._draw(link)
            self._let_person_act(link)
        self._draw(link)
        self._voice.say(*_said(link.view["outcome"]["said"])[1:])
        if self._host.save_as is not None:
            self._save(link, self._host.save_as)

    def _let_person_act(self, link: Link) -> None:
        until = self._until(link)
        try:
            text = self._voice.ask(message_from_json(link.question), until)
        except NewsError:
            return
        except TimeoutError:
            if until == self._own_deadline(link):
                link.pass_time()
            else:
                self._cued = link.turn_number
                self._voice.say(*self._answers(link, Question.TURN)[-1:])
            return
        typed = self._voice.understand(text)
        if typed is not None:
            try:
                self._answer(link, typed)
            except TimeoutError:
                link.pass_time()

    def _until(self, link: Link) -> float | None:
        """When to tell that time is running out; where that is done, when it has run out."""
        deadline, seconds = link.deadline, link.options.seconds_per_move or 0
        is_ours = link.view["turn"] in link.view["seats"]
        if deadline is None or seconds < 2 * LOW or not is_ours or self._cued == link.turn_number:
            return self._own_deadline(link)
        return deadline - LOW

    def _own_deadline(self, link: Link) -> float | None:
        return link.deadline if link.keeps_time else None

    def _answer(self, link: Link, typed: Typed) -> None:
        match typed:
            case Play(Call(line)):
                self._call(link, line)
            case Request.QUARTO:
                self._call(link, None)
            case Propose(offer):
                self._offer(link, offer)
            case Resign():
                if self._confirm(link, message("confirm-resign")):
                    self._send(link, typed)
            case Play() | Accept() | Decline() | Claim() | Leave() | Return():
                self._send(link, typed)
            case _:
                self._inform(link, typed)

    def _inform(self, link: Link, typed: Typed) -> None:
        """Answers what changes nothing at the table."""
        match typed:
            case Request.QUIT:
                if self._host.is_kept(link) or self._confirm(link, message("confirm-quit")):
                    raise LeaveError
            case Save(name):
                self._save(link, name or free_name(self._now()))
            case Question.BOARD if self._screen is not None and link.view["board"] is not None:
                self._forget_picture()
                self._draw(link)
            case _ if self._voice.serve(typed):
                pass
            case _:
                self._voice.say(*self._answers(link, typed))

    def _call(self, link: Link, line: Line | None) -> None:
        """Sends a call once its line is said back and confirmed."""
        if not link.view["may"]["call"]:
            self._voice.say(*self._answers(link, Request.QUARTO))
            return
        if line is None:
            text = self._unless_changed(link, lambda until: self._voice.ask(_WHICH_LINE, until))
            try:
                line = None if text is None else understand_line(text, self._voice.texts.language)
            except NotUnderstoodError as error:
                self._voice.say(error.message)
            if line is None:
                self._voice.say(message("no-call"))
                return
        if self._may_be_called(link, line):
            cells = tuple(map(Cell, link.lines[str(line)]))
            if not self._confirm(link, message("confirm-call", line=line, cells=cells)):
                self._voice.say(message("no-call"))
                return
        self._send(link, Play(Call(line)))

    def _may_be_called(self, link: Link, line: Line) -> bool:
        """Whether the line counts, and has no empty cell as far as can be seen."""
        position = position_of(link)
        is_slip = position is not None and not position.is_complete(line)
        return str(line) in link.lines and not is_slip

    def _offer(self, link: Link, offer: Offer) -> None:
        """Offers something; at one keyboard the other player is asked at once."""
        self._send(link, Propose(offer))
        view = link.view
        if view["offer"] is None or len(view["seats"]) < 2:
            return
        (other,) = (each for each in view["players"] if each["seat"] != view["offer"]["seat"])
        asked = message("offer-question", player=other["name"])
        answer = Accept() if self._confirm(link, asked) else Decline()
        self._send(link, answer, other["seat"])

    # Asking, and waiting for the table

    def _send(self, link: Link, command: Command, seat: str | None = None) -> None:
        """Has a command done. What is refused is said; what came first is told, and asked again."""
        try:
            self._result(link, link.send(command, seat))
        except FourfoldError as error:
            self._voice.say(_refusal(error))
        self._tell_news(link)

    def _answers(self, link: Link, query: object) -> list[Message]:
        """What is answered to a question, or why not."""
        try:
            return _said(self._result(link, link.ask(query)))  # type: ignore[arg-type]
        except FourfoldError as error:
            return [_refusal(error)]

    def _result(self, link: Link, pending: Pending[Result]) -> Result:
        """Waits for an answer, and tells what happens meanwhile."""
        while not pending.done():
            link.wait()
            if not pending.done():
                self._tell_news(link)
        return pending.result()

    def _confirm(self, link: Link, asked: Message) -> bool:
        return bool(self._unless_changed(link, lambda until: self._voice.confirm(asked, until)))

    def _unless_changed(self, link: Link, ask: Callable[[float | None], Result]) -> Result | None:
        """Asks, and asks again after news that change nothing; None after others."""

        def state() -> tuple[object, ...]:
            return link.view["turn"], link.view["hand"], link.view["state"]

        before = state()
        while state() == before:
            try:
                return ask(self._own_deadline(link))
            except NewsError:
                self._tell_news(link)
        return None

    # Afterwards

    def _part(self, link: Link) -> Link | None:
        """Asks for another game until one is agreed on; None when this one goes on after all."""
        while True:
            is_new = self._tell_news(link)
            if (following := self._host.go_on(link)) is not None:
                return following
            if link.view["state"] != "over":
                return None
            if self._is_agreed:
                self._is_agreed = link.wait(SECONDS_FOR_NEXT)
                continue
            if is_new:
                continue
            offer = link.view["offer"]
            is_waiting = offer is not None and offer["seat"] in link.view["seats"]
            try:
                text = self._voice.ask(message("waiting-over" if is_waiting else "another-game"))
            except NewsError:
                continue
            typed = None if not text and is_waiting else self._voice.understand(text or "yes")
            if typed is not None:
                self._answer_for_another(link, typed)

    def _answer_for_another(self, link: Link, typed: Typed) -> None:
        offer = link.view["offer"]
        match typed:
            case Accept() | Propose(Offer.REMATCH):
                if offer is None:
                    self._send(link, Propose(Offer.REMATCH))
                elif offer["seat"] not in link.view["seats"]:
                    self._send(link, Accept())
            case Decline() | Request.QUIT:
                if offer is not None:
                    self._send(link, Decline())
                raise LeaveError
            case Play() | Request.QUARTO | Propose() | Resign() | Claim() | Leave() | Return():
                self._voice.say(message("refused-game-over"))
            case _:
                self._inform(link, typed)

    def _save(self, link: Link, name: str) -> None:
        """Saves a game in a file."""
        try:
            text = self._host.game_text(link)
        except FourfoldError as error:
            self._voice.say(_refusal(error))
            return
        save(
            self._voice,
            name,
            text,
            lambda: name == self._host.save_as or self._confirm(link, message("confirm-overwrite")),
        )

    # The picture

    def _draw(self, link: Link) -> None:
        if self._screen is not None:
            self._screen.show(link, self._voice)

    def _forget_picture(self) -> None:
        """Has the board drawn anew, though it may look the same."""
        if self._screen is not None:
            self._screen.forget()


_WHICH_LINE: Final = message("which-line")


def _said(bodies: Iterable[Json | None]) -> list[Message]:
    return [message_from_json(body) for body in bodies if body is not None]


def _refusal(error: FourfoldError) -> Message:
    return error.said if isinstance(error, RefusedError) else refusal(error)
