"""The tables of the database, as the migrations leave them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

VERSION: Final = "0003"
"""The newest migration, known without loading Alembic."""

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("home", Text, nullable=False),
    Column("follows", Text, ForeignKey("tables.id"), unique=True),
    Column("is_public", Boolean, nullable=False),
    Column("first", Integer),
    Column("made_at", Float, nullable=False),
    Column("touched_at", Float, nullable=False),
    # The server's up time when it was written last: a time that no clock of a machine moves.
    Column("touched_up", Float, nullable=False, server_default="0"),
    Column("seen", Integer, nullable=False),
    Column("has_clock", Boolean, nullable=False),
    Column("has_begun", Boolean, nullable=False),
    Column("is_played", Boolean, nullable=False, server_default="0"),
    Column("is_over", Boolean, nullable=False),
    Index(None, "is_over", "home", "touched_up"),
)

players: Final = Table(
    "players",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", Text, index=True),
    Column("level", Text),
    Column("seed", Text),  # Any whole number; those of databases are smaller.
    Column("pace", Text),
    sqlite_with_rowid=False,
)

events: Final = Table(
    "events",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    # The command that caused it: who sent it, and under which id.
    Column("player", Integer),
    Column("command", Text),
    sqlite_with_rowid=False,
)

counters: Final = Table(
    "counters",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Float, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
