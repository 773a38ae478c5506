"""The nodes that serve a database: who is alive, who holds which table, and who listens where."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

KEY = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Adds the three tables, and forgets ids of commands that not every database can hold."""
    op.create_table(
        "nodes",
        sa.Column("id", KEY, nullable=False),
        sa.Column("beat_at", sa.Float, nullable=False),
        sa.Column("listed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "holders",
        sa.Column("table", KEY, nullable=False),
        sa.Column("node", KEY, nullable=False),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_holders")),
        _of_node("holders"),
    )
    op.create_table(
        "listening",
        sa.Column("table", KEY, nullable=False),
        sa.Column("node", KEY, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "node", name=op.f("pk_listening")),
        _of_node("listening"),
    )
    for name in ("holders", "listening"):
        op.create_index(op.f(f"ix_{name}_node"), name, ["node"])
    if op.get_bind().dialect.name == "sqlite":
        # Nobody asks for one with a NUL any more: the protocol refuses it.
        op.execute("UPDATE events SET command = NULL WHERE instr(CAST(command AS BLOB), x'00')")


def _of_node(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["node"], ["nodes.id"], name=op.f(f"fk_{name}_node"), ondelete="CASCADE"
    )
