"""Codes of what the command line refuses."""

from enum import StrEnum, unique


@unique
class CliCode(StrEnum):
    """The codes of commands that the engine refuses."""

    BAD_LEVEL = "bad-level"
    BAD_OPTION = "bad-option"
