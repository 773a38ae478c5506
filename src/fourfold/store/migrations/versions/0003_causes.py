"""The command that caused an event, and options in the shape that they have everywhere."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the columns, and writes the first event of each table anew; damaged ones stay."""
    op.add_column("events", sa.Column("player", sa.Integer))
    op.add_column("events", sa.Column("command", sa.Text))
    events = sa.table("events", sa.column("table"), sa.column("number"), sa.column("body"))
    rows = sa.select(events.c.table, events.c.body).where(events.c.number == 0)
    connection = op.get_bind()
    write = (
        sa.update(events)
        .where(events.c.table == sa.bindparam("of"), events.c.number == 0)
        .values(body=sa.bindparam("new"))
    )
    found = connection.execute(rows).all()
    written = [{"of": row.table, "new": new} for row in found if (new := _nested(row.body))]
    if written:
        connection.execute(write, written)


def _nested(body: str) -> str | None:
    """An opened table with its options in an object of their own; None for anything else."""
    try:
        values = json.loads(body)
        if values.pop("event") != "opened" or "options" in values:
            return None
        values["squares"] = {"on": True, "off": False}[values["squares"]]
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        return None
    return json.dumps({"event": "opened", "options": values})
