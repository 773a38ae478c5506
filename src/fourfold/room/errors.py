"""Codes of what a room refuses."""

from enum import StrEnum, unique


@unique
class RoomCode(StrEnum):
    """The codes of what rooms refuse, besides those of tables."""

    NOBODY_LISTENS = "nobody-listens"
    NOT_UNDERSTOOD = "not-understood"
    NOT_YOUR_SEAT = "not-your-seat"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
