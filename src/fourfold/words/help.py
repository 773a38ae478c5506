"""What can be typed, and the rule book."""

from __future__ import annotations

from fourfold.words.message import Message, message
from fourfold.words.understand import command_words

_RULES = (
    "title",
    "material",
    "aim",
    "turn",
    "calling",
    "receiver",
    "expiry",
    "wrong",
    "end",
    "traits",
    "squares",
    "time",
    "access",
)


def rule_book() -> tuple[Message, ...]:
    """The rules, a paragraph each."""
    return tuple(message(f"rules-{name}") for name in _RULES)


def help_texts(command: str | None = None) -> tuple[Message, ...]:
    """What can be typed, a line each; or how one command is."""
    if command is not None:
        return (message(f"command-{command}.help"),)
    lines = (message(f"command-{each}.help") for each in command_words())
    return (message("help-intro"), *lines, message("help-outro"))
