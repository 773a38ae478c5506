"""Guests without accounts: sessions that cannot be guessed, and seats that are bound to them.

Nothing is stored. A session is a guest's id and a proof that the server made it; a seat's token
proves that this guest sits there, and is worth nothing in another session.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from string import ascii_letters, digits
from typing import Final

from fourfold.room.errors import RoomCode
from fourfold.rules import FourfoldError
from fourfold.service.errors import ServiceCode

ID_LENGTH: Final = 22
"""As much as 130 random bits."""
ID_LETTERS: Final = ascii_letters + digits
"""Those that no reader, shell or editor takes for anything else."""


class GuestError(FourfoldError):
    """A session or a seat's token that is not what it says."""


def new_id() -> str:
    """An id that cannot be guessed, for a guest or a table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Guests:
    """Makes and checks what guests show. Of several secrets all are accepted, and the first signs.

    So a secret can be replaced while those who have something signed by the old one play on.
    """

    def __init__(self, *secrets: bytes) -> None:
        self._secrets = secrets

    def new_session(self) -> str:
        """The session of a new guest."""
        guest = new_id()
        return f"{guest}.{_proof(self._secrets[0], 'session', guest)}"

    def guest_of(self, session: str) -> str:
        """The guest whose session this is. Raises `GuestError`."""
        guest, _, proof = session.partition(".")
        if not self._is_right(proof, "session", guest):
            raise GuestError(ServiceCode.NO_SESSION, "this is no session of this server")
        return guest

    def seat_token(self, table: str, player: int, guest: str) -> str:
        """What shows that a guest is one of the two players of a table."""
        return f"{player}.{_proof(self._secrets[0], 'seat', table, str(player), guest)}"

    def player_of(self, token: str, table: str, guest: str) -> int:
        """Which player of a table a guest is by a token. Raises `GuestError`."""
        player, _, proof = token.partition(".")
        if player not in ("0", "1") or not self._is_right(proof, "seat", table, player, guest):
            raise GuestError(RoomCode.NOT_YOUR_SEAT, "this seat is not yours")
        return int(player)

    def _is_right(self, proof: str, *words: str) -> bool:
        shown = proof.encode()
        return any(
            hmac.compare_digest(shown, _proof(secret, *words).encode()) for secret in self._secrets
        )


def _proof(secret: bytes, *words: str) -> str:
    digest = hmac.digest(secret, "\0".join(words).encode(), sha256)
    return urlsafe_b64encode(digest).decode().rstrip("=")
