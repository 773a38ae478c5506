"""Tables, their players and events, and secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Makes everything."""
    op.create_table(
        "tables",
        sa.Column("id", KEY, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("follows", KEY),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("has_clock", sa.Boolean, nullable=False),
        sa.Column("has_begun", sa.Boolean, nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.ForeignKeyConstraint(["follows"], ["tables.id"]),
        sa.UniqueConstraint("follows"),
    )
    op.create_index(op.f("ix_tables_is_over"), "tables", ["is_over", "home", "touched_at"])
    op.create_table(
        "players",
        sa.Column("table", KEY, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guest", KEY),
        sa.Column("level", sa.Text),
        sa.Column("seed", sa.Text),
        sa.Column("pace", sa.Text),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        sa.Column("table", KEY, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"]),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "secrets",
        sa.Column("name", KEY, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
