"""The score over the games that two play one after the other."""

from __future__ import annotations

from fourfold.table.decide import close, rematch
from fourfold.table.series import Series
from fourfold.table.table import Table, replay
from tests.table.games import ROW
from tests.table.tables import FIRST, SECOND, after, begun, played


def followed(table: Table) -> Table:
    """The table of the next game, after both agreed on one."""
    agreed = after(after(table, FIRST, "rematch"), SECOND, "accept")
    return replay(rematch(agreed, 0.0))


def test_wins_are_counted_by_player_through_the_change_of_seats() -> None:
    table = begun()
    assert table.series == Series()
    table = played(table, f"{ROW} !a1d1")
    assert (table.name(FIRST), table.series) == ("Ada", Series((1, 0)))
    table = followed(table)
    assert (table.name(FIRST), table.series) == ("Grace", Series((1, 0)))
    table = after(table, SECOND, "resign")
    assert table.series == Series((1, 1))
    table = followed(table)
    table = after(after(table, FIRST, "draw"), SECOND, "accept")
    assert table.series == Series((1, 1), 1)
    assert followed(table).earlier == Series((1, 1), 1)


def test_a_game_that_stays_unfinished_does_not_count() -> None:
    table = begun("0")
    table = replay(close(table), table)
    assert table.series == Series()
    assert followed(table).series == Series()


def test_who_leads() -> None:
    assert [Series(wins).leader for wins in ((0, 0), (2, 1), (1, 2), (3, 3))] == [None, 0, 1, None]
    assert Series((2, 1), 3).games == 6
