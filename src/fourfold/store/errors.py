"""What can go wrong with a database. Nothing has changed in it then."""

from __future__ import annotations

from fourfold.rules import FourfoldError


class StoreError(FourfoldError):
    """The database failed, or what it holds of a table is damaged."""


class ConflictError(StoreError):
    """Somebody else has written events with these numbers."""
