"""Codes of what the engine refuses."""

from enum import StrEnum, unique


@unique
class EngineCode(StrEnum):
    """The codes of what solvers and opening books refuse."""

    BAD_MEMORY = "bad-memory"
    BAD_THREADS = "bad-threads"
    CANCELLED = "cancelled"
    NO_CLUSTER = "no-cluster"
    WRONG_VARIANT = "wrong-variant"
