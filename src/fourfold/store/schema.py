"""The tables of the database, as the migrations leave them."""

from typing import Final

import sqlalchemy as sa

VERSION: Final = "0005"
"""The newest migration, known without loading Alembic."""

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

KEY: Final = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Ids are sorted by their characters everywhere, whatever the language of a database is."""

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", KEY, primary_key=True),
    sa.Column("home", sa.Text, nullable=False),
    sa.Column("follows", KEY, sa.ForeignKey("tables.id"), unique=True),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("first", sa.Integer),
    sa.Column("made_at", sa.Float, nullable=False),
    sa.Column("touched_at", sa.Float, nullable=False),
    # The server's up time when it was written last: a time that no clock of a machine moves.
    sa.Column("touched_up", sa.Float, nullable=False, server_default="0"),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("has_clock", sa.Boolean, nullable=False),
    sa.Column("has_begun", sa.Boolean, nullable=False),
    sa.Column("is_played", sa.Boolean, nullable=False, server_default="0"),
    sa.Column("is_over", sa.Boolean, nullable=False),
    # How it stands, for lists.
    sa.Column("turn", sa.Integer),
    sa.Column("placed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("began_at", sa.Float),
    sa.Column("acted_at", sa.Float, nullable=False, server_default="0"),
    sa.Column("result", sa.Text),
    sa.Column("reason", sa.Text),
    sa.Index(None, "is_over", "home", "touched_up"),
)

players: Final = sa.Table(
    "players",
    metadata,
    sa.Column("table", KEY, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", KEY),
    sa.Column("level", sa.Text),
    sa.Column("seed", sa.Text),  # Any whole number; those of databases are smaller.
    sa.Column("pace", sa.Text),
    # How the game ended for this player, and against whom: a level, a person, or themselves.
    sa.Column("ended_at", sa.Float),
    sa.Column("against", sa.Text),
    sa.Column("outcome", sa.Text),
    sa.Index(None, "guest", "ended_at", "table", "against", "outcome"),
    sqlite_with_rowid=False,
)

events: Final = sa.Table(
    "events",
    metadata,
    sa.Column("table", KEY, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
    # The command that caused it: who sent it, and under which id.
    sa.Column("player", sa.Integer),
    sa.Column("command", sa.Text),
    sqlite_with_rowid=False,
)

counters: Final = sa.Table(
    "counters",
    metadata,
    sa.Column("name", KEY, primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
)

secrets: Final = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", KEY, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

# The nodes of a cluster. Nothing here is about a game, and nothing of it outlives its node.

nodes: Final = sa.Table(
    "nodes",
    metadata,
    sa.Column("id", KEY, primary_key=True),
    # The time of the database when the node was last heard of.
    sa.Column("beat_at", sa.Float, nullable=False),
    # The open tables that it lists, as JSON.
    sa.Column("listed", sa.Text, nullable=False),
)


def _of_node() -> sa.ForeignKey:
    return sa.ForeignKey("nodes.id", ondelete="CASCADE")


# Which node judges time and presence at a table, and plays for its computer.
holders: Final = sa.Table(
    "holders",
    metadata,
    sa.Column("table", KEY, primary_key=True),
    sa.Column("node", KEY, _of_node(), nullable=False, index=True),
)

# At which tables clients of a node listen that another one holds, and which players they are:
# 1 for player 0, 2 for player 1, 3 for both.
listening: Final = sa.Table(
    "listening",
    metadata,
    sa.Column("table", KEY, primary_key=True),
    sa.Column("node", KEY, _of_node(), primary_key=True, index=True),
    sa.Column("players", sa.Integer, nullable=False),
)
