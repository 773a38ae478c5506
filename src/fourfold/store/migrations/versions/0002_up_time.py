"""The server's up time, whether a game was played, and the tables of a guest."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Adds to what is there; every game that has begun counts as played."""
    op.create_table(
        "counters",
        sa.Column("name", KEY, nullable=False),
        sa.Column("value", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    for column in (
        sa.Column("touched_up", sa.Float, nullable=False, server_default="0"),
        sa.Column("is_played", sa.Boolean, nullable=False, server_default="0"),
    ):
        op.add_column("tables", column)
    op.execute("UPDATE tables SET is_played = has_begun")
    op.drop_index(op.f("ix_tables_is_over"), "tables")
    op.create_index(op.f("ix_tables_is_over"), "tables", ["is_over", "home", "touched_up"])
    op.create_index(op.f("ix_players_guest"), "players", ["guest"])
