"""What a server refuses, and servers that cannot be reached."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique
from typing import TYPE_CHECKING, Any

from fourfold.rules import FourfoldError, TextError

if TYPE_CHECKING:
    from fourfold.words import Message


@unique
class ClientCode(StrEnum):
    """The codes of what a client meets by itself."""

    UNREACHABLE = "unreachable"


class RefusedError(FourfoldError):
    """What the server refuses, with the server's own code. Nothing has changed."""

    def __init__(self, code: str, message: str, said: Mapping[str, Any] | None = None) -> None:
        super().__init__(code, message)
        self._said = said

    @staticmethod
    def of(refused: Mapping[str, Any]) -> RefusedError:
        """The error that a message of the server tells of."""
        return RefusedError(refused["code"], refused["message"], refused["said"])

    @property
    def said(self) -> Message:
        """The same for people."""
        from fourfold.words import message_from_json, refusal  # noqa: PLC0415 - bots need no words

        try:
            return refusal(self) if self._said is None else message_from_json(self._said)
        except TextError:  # A newer server says what this client does not know.
            return refusal(self)

    def __reduce__(self) -> tuple[object, ...]:
        return RefusedError, (self.code, self.message, self._said)


class UnreachableError(FourfoldError):
    """No server answers there, or something else does."""

    def __init__(self, url: str) -> None:
        super().__init__(ClientCode.UNREACHABLE, f"there is no answer from {url}")
