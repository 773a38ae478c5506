"""What is agreed on when a table is made."""

from __future__ import annotations

from dataclasses import dataclass

from fourfold.store import Computer
from fourfold.table import Options


@dataclass(frozen=True, slots=True)
class Setup:
    """Who opens a table, against whom, and with which options.

    With `other` the table is complete at once: the computer, or somebody at the same screen.
    """

    name: str
    options: Options = Options()
    other: str | None = None
    computer: Computer | None = None
    first: int | None = None
    """Which player gives first; None for the lot."""
    is_public: bool = False
    """Whether anybody may find the table in the list."""
