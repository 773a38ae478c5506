"""Codes of what a server refuses before it looks for a table."""

from enum import StrEnum, unique


@unique
class ServerCode(StrEnum):
    """The codes of requests that are turned away."""

    FOREIGN_ORIGIN = "foreign-origin"
    NO_SUCH_ROUTE = "no-such-route"
    UNKNOWN_HOST = "unknown-host"
