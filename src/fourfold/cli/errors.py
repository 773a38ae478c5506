"""Codes of what the command line refuses."""

from __future__ import annotations

from enum import StrEnum, unique


@unique
class CliCode(StrEnum):
    """The codes of commands that the engine refuses."""

    BAD_LEVEL = "bad-level"
    BAD_OPTION = "bad-option"
