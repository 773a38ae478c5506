"""What is kept of a game: every event, whatever happens to the file or the process."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.rules import Calling, Give, Piece, Place, Seat, parse_move
from fourfold.table import Moved, Options, Table, begin, evolve, join, open_table, replay
from fourfold.terminal.computer import Computer
from fourfold.terminal.journal import Journal, JournalError, unfinished

NOON = 1_800_000_000.0
COMPUTER = Computer(1, "club", 5)


def begun(options: Options = Options()) -> tuple[object, ...]:
    events = open_table(options)
    for name in ("Ada", "Grace"):
        events += join(replay(events), name)
    return events + begin(replay(events), 0, NOON)


def kept(folder: Path, moves: str, options: Options = Options()) -> tuple[Path, Table]:
    """A journal with moves, and the table that it holds."""
    events = begun(options)
    journal = Journal.create(folder, COMPUTER, events, NOON)  # type: ignore[arg-type]
    table = replay(events)  # type: ignore[arg-type]
    for text in moves.split():
        assert table.turn is not None
        event = Moved(table.turn, parse_move(text), NOON)
        journal.append([event])
        table = evolve(table, event)
    journal.close()
    return journal.path, table


def test_what_is_kept_is_what_happened(tmp_path: Path) -> None:
    path, table = kept(tmp_path, "0 a1 1")
    journal, computer, found = Journal.open(path)
    assert (computer, found) == (COMPUTER, table)
    journal.append([Moved(Seat.FIRST, Place(parse_move("b1").cell), NOON)])  # type: ignore[union-attr]
    journal.close()
    journal, _, found = Journal.open(path)
    journal.close()
    assert str(found.game) == "0 a1 1 b1"


def test_journals_have_names_of_their_own(tmp_path: Path) -> None:
    paths = {kept(tmp_path, "")[0] for _ in range(3)}
    assert len(paths) == 3
    assert list(unfinished(tmp_path)) == sorted(paths, reverse=True)


def test_a_journal_is_open_once(tmp_path: Path) -> None:
    path, _ = kept(tmp_path, "0")
    journal, _, _ = Journal.open(path)
    with pytest.raises(OSError, match="unavailable"):
        Journal.open(path)
    journal.close()


def test_wherever_a_crash_cuts_the_last_line_the_rest_is_kept(tmp_path: Path) -> None:
    path, _ = kept(tmp_path, "0 a1 1")
    data = path.read_bytes()
    start = data.rstrip().rindex(b"\n") + 1
    for end in range(start, len(data)):
        path.write_bytes(data[:end])
        journal, _, table = Journal.open(path)
        assert str(table.game) == "0 a1"
        journal.append([Moved(Seat.SECOND, Give(Piece("1")), NOON)])
        journal.close()
        assert path.read_bytes() == data


def test_a_last_line_of_zeros_is_dropped(tmp_path: Path) -> None:
    path, table = kept(tmp_path, "0 a1")
    for rest in (b"\0" * 100, b"\0" * 100 + b"\n"):
        path.write_bytes(path.read_bytes() + rest)
        journal, _, found = Journal.open(path)
        journal.close()
        assert found == table


@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("damage", [b"", b"{}", b"[]", b"\xff", b"[" * 100_000, b'{"event":"x"}'])
def test_other_damage_is_told(tmp_path: Path, number: int, damage: bytes) -> None:
    path, _ = kept(tmp_path, "0 a1 1")
    lines = path.read_bytes().split(b"\n")
    lines[number] = damage
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(JournalError):
        Journal.open(path)


@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (0, {"computer": {"player": 2, "level": "club", "seed": 1}}),
        (0, {"computer": {"player": 1, "level": "godly", "seed": 1}}),
        (0, {"computer": {"player": 1}}),
        (2, {"player": "Grace"}),
        (4, {"first": 2}),
        (5, {"seat": "second"}),
        (6, {"move": "a9"}),
        (7, {"move": "0"}),
        (7, {"event": "took-back", "moves": 9, "at": 1.0, "seat": None, "move": None}),
    ],
)
def test_what_could_not_have_happened_is_damage(
    tmp_path: Path, number: int, changes: dict[str, object]
) -> None:
    path, _ = kept(tmp_path, "0 a1 1 b1")
    lines = path.read_text().splitlines()
    changed = json.loads(lines[number]) | changes
    lines[number] = json.dumps({key: value for key, value in changed.items() if value is not None})
    path.write_text("\n".join([*lines, ""]))
    with pytest.raises(JournalError):
        Journal.open(path)


@pytest.mark.parametrize(
    ("moves", "calling", "ended"),
    [
        ("0 a1 1 b1 2 c1 3 d1 !a1d1", Calling.HAND, True),
        ("0 a1 1 b1 2 c1 3 d1", Calling.HAND, False),
        ("0 a1 1 b1 2 c1 3 d1", Calling.AUTOMATIC, True),
    ],
)
def test_what_a_crash_left_undone_is_done(
    tmp_path: Path, moves: str, calling: Calling, ended: bool
) -> None:
    path, table = kept(tmp_path, moves, Options(calling=calling))
    assert table.is_on
    assert list(unfinished(tmp_path)) == [path]
    journal, _, found = Journal.open(path)
    journal.close()
    assert found.is_on is not ended
    assert list(unfinished(tmp_path)) == ([] if ended else [path])


def test_a_game_that_had_not_begun_is_passed_over(tmp_path: Path) -> None:
    path, _ = kept(tmp_path, "")
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:4]))
    assert list(unfinished(tmp_path)) == []
    assert list(unfinished(tmp_path / "nowhere")) == []


@given(st.binary(max_size=200), st.integers(0, 900), st.integers(0, 900))
def test_any_damage_is_told_or_mended(
    tmp_path_factory: pytest.TempPathFactory, damage: bytes, start: int, length: int
) -> None:
    folder = tmp_path_factory.mktemp("journal")
    path, _ = kept(folder, "0 a1 1 b1")
    data = path.read_bytes()
    path.write_bytes(data[:start] + damage + data[start + length :])
    try:
        journal, _, table = Journal.open(path)
    except JournalError:
        return
    journal.close()
    assert table.first is not None
