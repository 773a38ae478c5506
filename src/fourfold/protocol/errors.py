"""Codes of what a client and a server cannot agree on."""

from enum import StrEnum, unique


@unique
class ProtocolCode(StrEnum):
    """The codes of addresses and versions that do not fit."""

    BAD_ADDRESS = "bad-address"
    BAD_VERSION = "bad-version"
