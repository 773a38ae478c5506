"""The opening book, judged by search, symmetry and the numbers of positions there are."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fourfold.engine import Book, Score, Solver
from fourfold.engine.book import BOOKS, MOST_PIECES, _shipped, decoded, encoded, file_name
from fourfold.engine.bookmaking import Shard, faults, shards, solve_on_cluster
from fourfold.rules import PIECES, VARIANTS, Piece, Position, RulesCode, SetupError, Trait, Variant
from fourfold.rules.symmetry import PIECE_SYMMETRIES, Symmetry, board_symmetries
from fourfold.rules.variant import CLASSES
from tests.examples import counts_of

ONE_TRAIT = Variant((Trait.COLOUR,))


def few_pieces(chance: random.Random, variant: Variant, most: int = MOST_PIECES) -> Position:
    """A random position with few pieces and one in hand; complete lines have expired."""
    order = chance.sample(PIECES, chance.randint(0, most) + 1)
    board: list[Piece | None] = [*order[1:], *[None] * (17 - len(order))]
    chance.shuffle(board)
    return Position(variant, tuple(board), order[0])


@pytest.mark.parametrize("variant", VARIANTS, ids=counts_of)
def test_equal_positions_have_one_score(variant: Variant) -> None:
    chance, book = random.Random(1), Book.of(variant)
    for _ in range(60):
        position = few_pieces(chance, variant)
        symmetry = Symmetry(
            chance.choice(board_symmetries(variant)), chance.choice(PIECE_SYMMETRIES)
        )
        image = symmetry.position(position)
        assert book.score(position) == Book.of(image.variant).score(image) is not None


@pytest.mark.parametrize("variant", CLASSES, ids=counts_of)
def test_the_book_knows_what_search_finds(variant: Variant) -> None:
    chance = random.Random(2)
    solver, book = Solver(variant, book=False), Book.of(variant)
    for _ in range(4):
        position = few_pieces(chance, variant)
        while position.count < MOST_PIECES:
            position = few_pieces(chance, variant)
        assert book.score(position) == solver.solve(position), str(position)


@pytest.mark.parametrize("variant", CLASSES, ids=counts_of)
def test_a_score_in_the_book_is_that_of_the_best_turn(variant: Variant) -> None:
    chance, solver = random.Random(3), Solver(variant)
    for _ in range(10):
        position = few_pieces(chance, variant, MOST_PIECES - 1)
        best = max(turn.score for turn in solver.analyse(position))
        assert best == solver.solve(position) == solver.best(position).score
    assert solver.nodes == 0


def test_the_empty_board_is_a_draw_in_every_variant_and_needs_no_search() -> None:
    for variant in VARIANTS:
        solver = Solver(variant)
        assert {turn.score for turn in solver.analyse(Position(variant))} == {Score.draw()}
        assert solver.nodes == 0


def test_scores_are_bytes() -> None:
    for plies in range(17):
        assert decoded(encoded(Score.loss(plies))) == Score.loss(plies)
        if plies:
            assert decoded(encoded(Score.win(plies))) == Score.win(plies)
    assert decoded(encoded(Score.draw())) == Score.draw()


def test_the_books_are_small() -> None:
    assert sum(file.stat().st_size for file in BOOKS.iterdir()) < 1_000_000
    assert {file.name for file in BOOKS.iterdir()} == {file_name(variant) for variant in CLASSES}


def test_what_is_no_book_is_refused() -> None:
    data = (BOOKS / file_name(ONE_TRAIT)).read_bytes()
    assert Book.from_bytes(ONE_TRAIT, data).to_bytes() == data
    for bad in (b"", b"no book", data[:-1], data[1:]):
        with pytest.raises(ValueError, match=r"book"):
            Book.from_bytes(ONE_TRAIT, bad)
    with pytest.raises(ValueError, match=r"page"):
        Book.from_bytes(Variant((Trait.COLOUR, Trait.BODY)), data)


def test_a_damaged_book_of_the_package_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.engine.book.BOOKS", tmp_path)
    (tmp_path / "1.xz").write_bytes(b"damaged")
    read = _shipped.__wrapped__
    for traits in (1, 2):
        with pytest.raises(SetupError, match="missing or damaged") as caught:
            read(traits, blocks=False)
        assert caught.value.code == RulesCode.UNREADABLE


@pytest.mark.proof
def test_faults_are_found() -> None:
    book = Book.of(ONE_TRAIT)
    pages = {mask: book.page(mask) for mask in book.masks}
    last, first = max(pages), min(pages)

    def found(changed: dict[int, bytes]) -> str:
        return next(faults(ONE_TRAIT, Book(ONE_TRAIT, changed), samples=50, seed=0), "nothing")

    assert found(pages) == "nothing"
    assert "the pages that it should" in found({first: pages[first]})
    assert "wrong length" in found(pages | {last: b""})
    assert "does not follow" in found(pages | {first: bytes([encoded(Score.win(3))])})
    assert "differently" in found(pages | {last: bytes([*range(16)])})
    shifted = {
        mask: bytes(9 if byte == 0 else byte for byte in page) if mask.bit_count() == 4 else page
        for mask, page in pages.items()
    }
    assert any(
        "a wrong score" in fault or "does not follow" in fault
        for fault in faults(ONE_TRAIT, Book(ONE_TRAIT, shifted), samples=5, seed=0)
    )


@pytest.mark.proof
def test_the_parts_can_be_spread_over_a_cluster() -> None:
    from distributed import LocalCluster  # noqa: PLC0415 - slow to load

    parts: tuple[Shard, ...] = shards(ONE_TRAIT)[:3]
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pages = dict(solve_on_cluster(parts, cluster.scheduler_address))
    book = Book.of(ONE_TRAIT)
    assert pages == {shard: book.page(shard.mask) for shard in parts}
