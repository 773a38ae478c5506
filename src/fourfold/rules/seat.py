"""The two chairs at a table."""

from __future__ import annotations

from fourfold.rules.word import Word


class Seat(Word):
    """One of the two chairs: `FIRST` gives the first piece, `SECOND` places it."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> Seat:
        """The chair across the table."""
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST
