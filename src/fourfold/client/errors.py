"""What a server refuses, and servers that cannot be reached."""

from __future__ import annotations

from fourfold.protocol import RefusedMessage
from fourfold.rules import ErrorCode, FourfoldError, TextError
from fourfold.words import Message, message_from_json, refusal


class RefusedError(FourfoldError):
    """What the server refuses. Nothing has changed.

    `told_code` is the server's own code. One that this client does not know, of a newer server,
    has the `code` `other`.
    """

    def __init__(self, code: str, message: str, said: Message | None = None) -> None:
        known = code in ErrorCode.__members__.values()
        super().__init__(ErrorCode(code) if known else ErrorCode.OTHER, message)
        self.told_code = code
        self.said = refusal(self) if said is None else said
        """The same for people."""

    @staticmethod
    def of(refused: RefusedMessage) -> RefusedError:
        """The error that a message tells of."""
        try:
            said = message_from_json(refused.said.model_dump())
        except TextError:  # A newer server says what this client does not know.
            said = None
        return RefusedError(refused.code, refused.message, said)

    def __reduce__(self) -> tuple[object, ...]:
        return RefusedError, (self.told_code, self.message, self.said)


class UnreachableError(FourfoldError):
    """No server answers there, or something else does."""

    def __init__(self, url: str) -> None:
        super().__init__(ErrorCode.UNREACHABLE, f"there is no answer from {url}")
