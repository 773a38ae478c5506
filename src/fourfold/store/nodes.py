"""Where the nodes of a cluster meet: in the database that they share.

A node that was not heard of for a while is buried: its row is removed, and with it all that it
held. So a lease on many tables is renewed by one row.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from fourfold.store.database import time_of
from fourfold.store.schema import holders, listening, nodes, tables

LEASE: Final = 4.0
"""Seconds after which a node that was not heard of is taken for dead."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a node tells the others, and what it asks."""

    node: str
    claimed: Collection[str] = ()
    """Tables that it would hold if nobody does."""
    released: Collection[str] = ()
    """Tables that it holds no longer."""
    listening: Mapping[str, int] = field(default_factory=dict)
    """Tables in its memory that others hold, and which players it has, where that has changed."""
    left: Collection[str] = ()
    """Those that are no longer in its memory."""
    listed: Sequence[str] = ()
    """Open tables for the list of all."""
    followed: Collection[str] = ()
    """Tables of which it wants to know how many events they have."""
    is_known: bool = False
    """Whether it was there before. If it is not any more, it was buried."""
    buries: bool = False
    """Whether it was heard of for so long that those who were not are dead."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a node learns of the others."""

    at: float
    """The time of the database."""
    was_buried: bool = False
    """Whether the others have taken the node for dead: it holds nothing, and learns no more."""
    others: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The other nodes, and the open tables that each lists."""
    has_buried: bool = False
    """Whether this node has removed others."""
    held: frozenset[str] = frozenset()
    """Of the claimed tables, those that it holds now."""
    deserted: frozenset[str] = frozenset()
    """Of the others, those whose node was not heard of lately."""
    elsewhere: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Of the tables that it holds, the other nodes that have them, and their players there."""
    seen: Mapping[str, int] = field(default_factory=dict)
    """How many events the tables have that it follows."""


def meet(connection: Connection, report: Report) -> Picture:
    """Tells the other nodes of this one, in a transaction, and learns of them."""
    at = time_of(connection)
    if not _beat(connection, report, at):
        return Picture(at, was_buried=True)
    dead = _bury(connection, report.node, at - LEASE) if report.buries else ()
    _release(connection, report)
    _claim(connection, report)
    _listen(connection, report)
    others = connection.execute(select(nodes).where(nodes.c.id != report.node)).all()
    return Picture(
        at,
        others={row.id: tuple(json.loads(row.listed)) for row in others},
        has_buried=bool(dead),
        held=_held(connection, report),
        deserted=_deserted(connection, report, at - LEASE / 2),
        elsewhere=_elsewhere(connection, report.node),
        seen=_seen(connection, report.followed),
    )


def to_bits(players: Iterable[int]) -> int:
    """Players of a table as one number."""
    return sum(1 << player for player in players)


def from_bits(bits: Iterable[int]) -> frozenset[int]:
    """The players of several such numbers."""
    return frozenset(player for each in bits for player in (0, 1) if each >> player & 1)


def leave(connection: Connection, node: str) -> None:
    """Removes a node that stops, with all that it holds."""
    connection.execute(delete(nodes).where(nodes.c.id == node))


def _beat(connection: Connection, report: Report, at: float) -> bool:
    """Renews the lease of a node; False for one that was buried.

    Such a node is not added in the same transaction: it must first have learned that it holds
    nothing, and an answer can be lost.
    """
    values = {"beat_at": at, "listed": json.dumps(list(report.listed))}
    known = update(nodes).where(nodes.c.id == report.node).values(values).returning(nodes.c.id)
    is_there = connection.scalar(known) is not None
    if not is_there and not report.is_known:
        connection.execute(insert(nodes), {"id": report.node, **values})
        is_there = True
    return is_there


def _bury(connection: Connection, node: str, before: float) -> Sequence[str]:
    """Removes nodes that were not heard of; of several who do that, one removes each."""
    silent = (
        select(nodes.c.id)
        .where(nodes.c.beat_at < before, nodes.c.id != node)
        .with_for_update(skip_locked=True)
    )
    dead = connection.scalars(silent).all()
    if dead:
        connection.execute(delete(nodes).where(nodes.c.id.in_(dead)))
    return dead


def _release(connection: Connection, report: Report) -> None:
    if report.released:
        mine = holders.c.node == report.node
        connection.execute(delete(holders).where(mine, holders.c.table.in_(report.released)))


_CLAIM: Final = text(
    'INSERT INTO holders ("table", node)'
    " SELECT wanted, :node FROM unnest(CAST(:names AS text[])) AS wanted"
    ' WHERE NOT EXISTS (SELECT 1 FROM holders WHERE "table" = wanted) ORDER BY wanted'
    " ON CONFLICT DO NOTHING"
)
_LISTEN: Final = text(
    'INSERT INTO listening ("table", node, players) VALUES (:table, :node, :players)'
    ' ON CONFLICT ("table", node) DO UPDATE SET players = excluded.players'
)
_LEFT: Final = delete(listening).where(
    listening.c.node == bindparam("of"), listening.c.table == bindparam("at")
)


def _claim(connection: Connection, report: Report) -> None:
    if report.claimed:
        connection.execute(_CLAIM, {"node": report.node, "names": list(report.claimed)})


def _held(connection: Connection, report: Report) -> frozenset[str]:
    if not report.claimed:
        return frozenset()
    mine = select(holders.c.table).where(holders.c.node == report.node)
    return frozenset(connection.scalars(mine.where(holders.c.table.in_(report.claimed))))


def _deserted(connection: Connection, report: Report, before: float) -> frozenset[str]:
    if not report.claimed:
        return frozenset()
    question = (
        select(holders.c.table)
        .join(nodes, nodes.c.id == holders.c.node)
        .where(holders.c.table.in_(report.claimed), nodes.c.beat_at < before)
    )
    return frozenset(connection.scalars(question))


def _listen(connection: Connection, report: Report) -> None:
    if report.listening:
        rows: list[dict[str, Any]] = [
            {"table": table, "node": report.node, "players": players}
            for table, players in sorted(report.listening.items())
        ]
        connection.execute(_LISTEN, rows)
    if report.left:
        connection.execute(_LEFT, [{"of": report.node, "at": each} for each in report.left])


def _elsewhere(connection: Connection, node: str) -> Mapping[str, Mapping[str, int]]:
    question = (
        select(listening)
        .join(holders, holders.c.table == listening.c.table)
        .where(holders.c.node == node, listening.c.node != node)
    )
    found: dict[str, dict[str, int]] = {}
    for row in connection.execute(question):
        found.setdefault(row.table, {})[row.node] = row.players
    return found


def _seen(connection: Connection, names: Collection[str]) -> Mapping[str, int]:
    if not names:
        return {}
    question = select(tables.c.id, tables.c.seen).where(tables.c.id.in_(names))
    return {row.id: row.seen for row in connection.execute(question)}
