"""Says and asks through a console, in the listener's language and manner."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fourfold.rules import Edition
from fourfold.table import Accept, Decline
from fourfold.terminal.console import Console
from fourfold.words import (
    Action,
    ChangeLanguage,
    ChangeVerbosity,
    Help,
    Language,
    Message,
    NotUnderstoodError,
    Texts,
    Typed,
    help_texts,
    message,
    rule_book,
    understand,
)

NAMED_JUST_NOW: Final = {
    "question-place": "question-place-it",
    "question-place-or-call": "question-place-it-or-call",
}
"""What is asked instead right after the piece was given, and so named."""


class LeaveError(Exception):
    """The listener wants to leave."""


class Voice:
    """Remembers what was said last, and how the listener wants it said."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.texts = Texts(language)
        self._last: tuple[Message, ...] = ()

    def set_edition(self, edition: Edition) -> None:
        """From now on pieces are called as in this edition."""
        self.texts = replace(self.texts, edition=edition)

    def say(self, *messages: Message) -> None:
        """Says each message on a line of its own."""
        self._last = messages or self._last
        for each in messages:
            self.console.say(self.texts.say(each))

    def ask(self, question: Message, until: float | None = None) -> str:
        """Asks, and returns what is typed, without blanks around it."""
        if self._last and self._last[-1].id == "gave":
            asked = NAMED_JUST_NOW.get(question.id, question.id)
            question = replace(question, id=asked)
        return self.console.ask(self.texts.say(question), until).strip()

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
            if typed is None or not self.serve(typed):
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
            case ChangeLanguage(language):
                self.texts = replace(self.texts, language=language)
                self.say(message("language-changed"))
            case ChangeVerbosity(verbosity):
                self.texts = replace(self.texts, verbosity=verbosity)
                self.say(message("verbosity-changed"))
            case Action.PHONETIC:
                self.texts = replace(self.texts, phonetic=not self.texts.phonetic)
                self.say(message("phonetic-on" if self.texts.phonetic else "phonetic-off"))
            case _:
                return False
        return True
