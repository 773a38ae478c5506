"""Messages of the help and of the rule book."""

from __future__ import annotations

from fourfold.words.message import Message, message
from fourfold.words.understand import COMMANDS

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
    "author",
)


def rule_book() -> tuple[Message, ...]:
    """The rule book, a message for each paragraph."""
    return tuple(message(f"rules-{name}") for name in _RULES)


def help_texts(command: str | None = None) -> tuple[Message, ...]:
    """The help: a line for each command, or the help of one."""
    if command is not None:
        return (message(f"command-{command}.help"),)
    lines = (message(f"command-{each}.help") for each in COMMANDS.meanings)
    return (message("help-intro"), *lines, message("help-outro"))
