"""Says and asks through a console, in the listener's language and manner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from fourfold.rules import Edition
from fourfold.table import Accept, Decline
from fourfold.terminal.console import Console
from fourfold.words import (
    Action,
    Argument,
    Help,
    Language,
    Message,
    NotUnderstoodError,
    Texts,
    Typed,
    Verbosity,
    help_texts,
    message,
    message_from_json,
    rule_book,
    understand,
)

SAID_AGAIN: Final = {"masked": "masked-again"}
"""What is said instead, once the listener has heard it explained."""


class LeaveError(Exception):
    """The listener wants to leave."""


class Voice:
    """Remembers what was said last, and how the listener wants it said."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.texts = Texts(language)
        self._last: tuple[Message, ...] = ()
        self._named: Argument | None = None
        """The piece in hand, once it has been named in this turn."""
        self._explained: set[str] = set()

    def set_edition(self, edition: Edition) -> None:
        """From now on pieces are called as in this edition."""
        self.texts = replace(self.texts, edition=edition)

    def say(self, *messages: Message) -> None:
        """Says each message on a line of its own."""
        self._last = messages or self._last
        for each in messages:
            id_ = SAID_AGAIN.get(each.id, each.id) if each.id in self._explained else each.id
            self._explained.add(each.id)
            self.console.say(self.texts.say(replace(each, id=id_)))
            if each.id == "gave":
                self._named = each["piece"]

    def tell(self, events: Sequence[Mapping[str, Any]], view: Mapping[str, Any]) -> None:
        """Says what has happened; not the giving of a piece, where the question names it next."""
        is_asked = view["hand"] is not None and view["turn"] in view["seats"]
        if is_asked and self.texts.verbosity is not Verbosity.FULL:
            is_given = bool(events) and events[-1].get("move") == view["hand"]
            events = events[:-1] if is_given else events
        self.say(*(message_from_json(each["said"]) for each in events if "said" in each))

    def insist(self, question: Message, until: float | None = None) -> str:
        """Asks until something is typed."""
        while not (text := self.ask(question, until)):
            pass
        return text

    def ask(self, question: Message, until: float | None = None) -> str:
        """Asks, and returns what is typed, without blanks around it."""
        asked = self.texts.say(self._without_repeating(question))
        return self.console.ask(asked, until).strip()

    def _without_repeating(self, question: Message) -> Message:
        """The same question, but for the name of a piece that has been named in this turn."""
        if question.id == "or-call":
            asked = question["asked"]
            assert isinstance(asked, Message)
            return message(
                "or-call", asked=self._without_repeating(asked), reminder=question["reminder"]
            )
        if question.id != "question-place":
            self._named = None
            return question
        is_named = self._named == question["piece"]
        self._named = question["piece"]
        return replace(question, id="question-place-it") if is_named else question

    def forget_piece(self) -> None:
        """Has the next question name the piece in hand again."""
        self._named = None

    def understand(self, text: str) -> Typed | None:
        """What the listener means; None when that was not understood, which is said."""
        try:
            return understand(text, self.texts.language)
        except NotUnderstoodError as error:
            self.say(error.message)
            return None

    def confirm(
        self, question: Message, until: float | None = None, *, default: bool | None = None
    ) -> bool:
        """Asks until the answer is yes or no; nothing typed is the default, if there is one.

        Raises `LeaveError` when the listener would rather leave.
        """
        while True:
            text = self.ask(question, until)
            if not text and default is not None:
                return default
            typed = self.read_reply(text)
            if isinstance(typed, Accept | Decline):
                return isinstance(typed, Accept)
            if text and (typed is None or not self.serve(typed)):
                self.say(message("yes-or-no"))

    def read_reply(self, text: str) -> Typed | None:
        """What is typed in reply to a question; None for a slip. Raises `LeaveError`."""
        try:
            typed = understand(text, self.texts.language)
        except NotUnderstoodError:
            return None
        if typed is Action.QUIT:
            raise LeaveError
        return typed

    def serve(self, typed: Typed) -> bool:
        """Does what concerns the talking alone; False for anything else."""
        match typed:
            case Help(command):
                self.say(*help_texts(command))
            case Action.RULES:
                self.say(*rule_book())
            case Action.REPEAT:
                self.say(*self._last)
            case Language():
                self.texts = replace(self.texts, language=typed)
                self.say(message("language-changed"))
            case Verbosity():
                self.texts = replace(self.texts, verbosity=typed)
                self.say(message("verbosity-changed"))
            case Action.PHONETIC:
                self.texts = replace(self.texts, phonetic=not self.texts.phonetic)
                self.say(message("phonetic-on" if self.texts.phonetic else "phonetic-off"))
            case _:
                return False
        return True
