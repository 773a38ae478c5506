"""Secrets in a file of their own: every one is accepted, the first one signs.

Each line is an id and a secret in base64. Nothing here tells a secret, not even a broken one.
"""

from __future__ import annotations

import logging
import os
import re
import secrets
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from string import ascii_lowercase, digits
from typing import Final

import click

SECRET_BYTES: Final = 32
"""At least, and of each new one."""
ID_LENGTH: Final = 8
OTHERS: Final = 0o077
"""What a mode allows those who do not own the file."""

log = logging.getLogger("fourfold")


@dataclass(frozen=True, slots=True)
class Key:
    """A secret, and the id by which it is spoken of."""

    id: str
    secret: bytes = field(repr=False)


def new_key(secret: bytes | None = None) -> Key:
    """A key under a new id, with a secret that cannot be guessed or the one given."""
    name = "".join(secrets.choice(ascii_lowercase + digits) for _ in range(ID_LENGTH))
    return Key(name, secrets.token_bytes(SECRET_BYTES) if secret is None else secret)


def read_keys(file: Path) -> tuple[Key, ...]:
    """The keys in a file, the one that signs first. Raises `click.UsageError`."""
    try:
        lines = file.read_text("ascii").splitlines()
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise click.UsageError(f"The secrets in {file} cannot be read: {why}.") from None
    keys = tuple(_parse(line, f"Line {at} of {file}") for at, line in enumerate(lines, 1))
    if not keys:
        raise click.UsageError(f"There is no secret in {file}; “fourfold secret add” makes one.")
    if len({key.id for key in keys}) < len(keys):
        raise click.UsageError(f"Two secrets in {file} have the same id.")
    return keys


def _parse(line: str, where: str) -> Key:
    parts = re.fullmatch(r"([a-z0-9-]{1,32}) ([A-Za-z0-9+/=]+)", line)
    try:
        secret = b64decode(parts[2], validate=True) if parts else b""
    except Base64Error:
        secret = b""
    if parts is None or len(secret) < SECRET_BYTES:
        raise click.UsageError(
            f"{where} is no secret; one is an id, a space, and at least {SECRET_BYTES} random "
            "bytes in base64."
        )
    return Key(parts[1], secret)


def write_keys(file: Path, keys: Iterable[Key]) -> None:
    """Replaces a file by one with these keys, of the same owner, who alone may read it."""
    file = file.resolve()
    new = file.with_name(f"{file.name}.new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as text:
        if file.exists() and os.geteuid() == 0:
            os.fchown(text.fileno(), file.stat().st_uid, file.stat().st_gid)
        text.writelines(f"{key.id} {b64encode(key.secret).decode()}\n" for key in keys)
        text.flush()
        os.fsync(text.fileno())
    new.replace(file)


def warn_of_readers(file: Path) -> None:
    """Logs that others may read the secrets in a file, if they may.

    Of files that systemd hands over, the mode shows a right of the group that is the server's own.
    """
    by_systemd = os.environ.get("CREDENTIALS_DIRECTORY")
    if by_systemd is not None and file.is_relative_to(by_systemd):
        return
    if file.stat().st_mode & OTHERS:
        log.warning("Others may read or change %s, which holds the secrets", file)
